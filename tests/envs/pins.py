"""What must not change without a new version: layouts, actions and a few observations, as text in golden/ and docs/.

`python tests/envs/pins.py` writes the files anew; a change that was not meant is a mistake, one that was meant makes
new versions of the environments.
"""

import hashlib
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from thauma.envs.describe import tables
from thauma.envs.driver import Driver, driver_of
from thauma.envs.stepping import OVER
from thauma.kernel.rng import seeded

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"
END = "<!-- end -->"
FOLDER = Path(__file__).parent / "golden"
SEED = 2026
PLIES = 12  # between two positions that are pinned
LONGEST_LINE = 200
PLAYTHROUGHS = {"thauma_duel": 1, "thauma_classic(players=2)": 2}  # a seed each


def file_of(name: str) -> Path:
    return FOLDER / f"{name.partition('(')[0]}.txt"


def texts() -> dict[str, str]:
    """The text of every environment's version."""
    return {
        "duel_v1": text("duel_v1", driver_of("duel", None, {}, False)),
        "classic_v1": text("classic_v1", driver_of("classic", 3, {}, False)),
    }


def text(name: str, driver: Driver) -> str:
    described = [f"{what}\n\n{made}\n" for what, made in tables().items() if name in what]
    return "\n".join([*described, *observations(driver)]) + "\n"


def observations(driver: Driver) -> Iterator[str]:
    """Some positions of a game, as each player observes them: the fields that aren't all 0."""
    driver.rng = seeded(SEED)
    driver.deal()
    ply = 0
    while driver.mover != OVER:
        legal = np.flatnonzero(driver.mask(driver.mover))
        if ply % PLIES == 0:
            yield f"ply {ply}: player {driver.mover} may {' '.join(map(str, legal))}"
            for player in range(driver.players):
                yield from observed(driver, player)
        driver.play(int(legal[ply * 7919 % len(legal)]))
        ply += 1
    rewards = [driver.reward(player, kind) for kind in ("win", "margin") for player in range(driver.players)]
    yield f"ply {ply}: {rewards}"


def observed(driver: Driver, player: int) -> Iterator[str]:
    numbers = driver.observe(player)
    for field in driver.layout.fields:
        values = numbers[driver.layout.where(field.name)]
        if values.any():
            yield f"  {player} {field.name}: {' '.join(f'{value:.6g}' for value in values)}"


def playthrough(name: str, seed: int) -> str:
    """OpenSpiel's account of a game; a hash stands for the tensors in a row and for the end of a long line."""
    from open_spiel.python.algorithms import generate_playthrough

    import thauma.envs.spiel  # noqa: F401 - makes the names known

    whole: str = generate_playthrough.playthrough(name, [], seed=seed)
    lines: list[str] = []
    for tensors, group in groupby(whole.splitlines(), key=is_of_tensor):
        together = list(group)
        lines += [f"tensors {digest(' '.join(together))}"] if tensors else map(shortened, together)
    return "".join(f"{line}\n" for line in lines)


def is_of_tensor(line: str) -> bool:
    named = line.startswith(("InformationStateTensor(", "ObservationTensor("))
    return named or (bool(line) and set(line) <= set(" ◯◉"))


def shortened(line: str) -> str:
    return line if len(line) <= LONGEST_LINE else f"{line[: LONGEST_LINE // 2]}… {digest(line)}"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def filled(page: str) -> str:
    """docs/environments.md with every table made anew."""
    for name, table in tables().items():
        before, rest = page.split(f"<!-- {name} -->\n")
        page = f"{before}<!-- {name} -->\n\n{table}\n\n{END}{rest.partition(END)[2]}"
    return page


def main() -> None:
    PAGE.write_text(filled(PAGE.read_text()))
    FOLDER.mkdir(exist_ok=True)
    for name, made in texts().items():
        file_of(name).write_text(made)
    for name, seed in PLAYTHROUGHS.items():
        file_of(name).write_text(playthrough(name, seed))


if __name__ == "__main__":
    main()
