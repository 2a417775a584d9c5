"""`thauma stats`: what many games show."""

import os
from pathlib import Path

import msgspec

from thauma.cli.files import replacing
from thauma.cli.output import print_json, progress_bar
from thauma.cli.parsing import find_speaker
from thauma.games.errors import ThaumaError
from thauma.games.protocol import Json
from thauma.lab.statistics.sources import count_file, games_in
from thauma.lab.statistics.words import summary
from thauma.language import Speaker

KINDS = (".html", ".json")


def run_stats(
    file: Path, out: Path | None, pictures: Path | None, language: str, workers: int | None, json: bool
) -> None:
    if out is not None and out.suffix not in KINDS:
        raise ThaumaError(f"--out takes a file that ends in {' or '.join(KINDS)}, not {out}")
    speaks = find_speaker(language)
    if pictures is not None or (out is not None and out.suffix == ".html"):
        _require_matplotlib()
    with progress_bar(games_in(file), "games counted") as advance:
        report = count_file(file, workers or os.cpu_count() or 1, advance).report()
    if not report["games"]:
        raise ThaumaError(f"{file} holds no game that is over")
    if out is not None:
        _write(report, file, out, speaks)
    if pictures is not None:
        _draw(report, pictures, speaks)
    if json:
        print_json(report)
    elif out is None and pictures is None:
        print("\n".join(summary(report, speaks)))


def _require_matplotlib() -> None:
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        wanted = "plots need matplotlib, which is in the extra `lab`: pip install 'thauma[lab]'; or give --out X.json"
        raise ThaumaError(wanted) from error


def _write(report: Json, source: Path, out: Path, speaks: Speaker) -> None:
    if out.suffix == ".html":
        from thauma.lab.statistics.page import page

        text = page(report, source.name, speaks)
    else:
        text = msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n"
    with replacing(out) as file:
        file.write(text)


def _draw(report: Json, folder: Path, speaks: Speaker) -> None:
    from thauma.lab.statistics.page import pictures

    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in pictures(report, speaks):
        with replacing(folder / name) as file:
            file.write(svg)
