"""The report as one page that needs nothing else: drawings, tables, and a style sheet for day and night."""

import re
from collections.abc import Iterator
from html import escape

from thauma.games import game
from thauma.games.protocol import Json
from thauma.lab.statistics.figures import percent
from thauma.lab.statistics.look import FONT, standalone, variables
from thauma.lab.statistics.sections import Part, parts
from thauma.lab.statistics.words import Labels
from thauma.language import Speaker

STYLE = """
*{box-sizing:border-box}
html{color-scheme:light dark}
body{margin:0;background:var(--paper-2);color:var(--ink);font:16px/1.5 FONT}
main{max-width:96rem;margin:0 auto;padding:2rem clamp(1rem,3vw,3rem)}
h1{font-size:2rem;line-height:1.15;margin:0 0 .5rem}
h2{margin:2.5rem 0 1rem}
h3{margin:0 0 .25rem;font-size:1.125rem}
p{margin:.25rem 0;color:var(--ink-2)}
.parts{columns:27rem;column-gap:1rem;margin-top:1rem}
figure{margin:0 0 1rem;padding:1rem;break-inside:avoid;min-width:0}
figure{background:var(--paper);border:1px solid var(--rule);border-radius:12px}
figure svg{display:block;width:100%;height:auto;margin:.5rem 0}
svg text{font-family:FONT !important}
details{font-size:.8125rem;overflow-x:auto}
summary{cursor:pointer;color:var(--accent)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .5rem;text-align:left;border-bottom:1px solid var(--rule)}
footer{margin-top:2rem;font-size:.8125rem;color:var(--ink-3)}
""".replace("FONT", FONT)


def page(report: Json, source: str, speaker: Speaker) -> str:
    """The whole page, as text."""
    body = "\n".join(_body(report, source, speaker))
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"<title>{escape(source)}: {report['games']} games</title>\n<style>{variables()}{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def pictures(report: Json, speaker: Speaker) -> Iterator[tuple[str, str]]:
    """Every drawing of the page as a file of its own: its name, and the SVG."""
    for section in report["sections"]:
        for part in parts(section, Labels(speaker, section["game"])):
            title = re.sub(r"\W+", "-", part.title.lower())
            if part.svg:
                yield f"{section['game']}-{section['seats']}-{title}.svg", standalone(part.svg)


def _body(report: Json, source: str, speaker: Speaker) -> Iterator[str]:
    yield f"<h1>{_group_thousands(report['games'])} games</h1>"
    yield f"<p>{escape(source)}. Brackets and bars are 95 % intervals; dashed lines are where nothing would differ.</p>"
    if report["left_out"]:
        yield f"<p>{report['left_out']} games are not over and were left out.</p>"
    for section in report["sections"]:
        yield from _section(section, Labels(speaker, section["game"]))
    yield "<footer>Made with Thauma. What goes with winning need not be why: who is ahead can afford more.</footer>"


def _section(section: Json, labels: Labels) -> Iterator[str]:
    title = escape(game(section["game"]).title)
    yield f"<h2>{title}, {section['seats']} players: {_group_thousands(section['games'])} games</h2>"
    players = ", ".join(f"{escape(who)} {percent(share)}" for who, share in section["players"].items())
    yield f"<p>Victories by player: {players}.</p>"
    yield '<div class="parts">'
    yield from (_figure(part) for part in parts(section, labels))
    yield "</div>"


def _group_thousands(number: int) -> str:
    """A number whose thousands can be told apart.

    >>> _group_thousands(1000000)
    '1 000 000'
    """
    return f"{number:,}".replace(",", " ")


def _figure(part: Part) -> str:
    drawing = part.svg.replace("<svg ", f'<svg role="img" aria-label="{escape(part.title)}" ', 1)
    table = _table(part) if part.head else ""
    return f"<figure><h3>{escape(part.title)}</h3><p>{escape(part.text)}</p>{drawing}{table}</figure>"


def _table(part: Part) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in part.head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in part.rows)
    return f"<details><summary>The figures</summary><table><tr>{head}</tr>{rows}</table></details>"
