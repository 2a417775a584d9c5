"""Training: generations of games against oneself, a net fitted to the latest of them, and a look at how strong it is.

Everything is in one folder, and whatever is there is not made again, so training can be stopped and taken up anywhere:

    plan.json              what was asked for; another plan needs another folder
    007/samples-012.npz    what a chunk of games taught (kept only while a generation still learns from them)
    007/net.npz            the net of the generation
    007/figures.json       its losses and its results
"""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from thauma.games.errors import ThaumaError
from thauma.lab.learning import Course, Losses, learn
from thauma.lab.samples import Samples
from thauma.players.network import Net, write_net
from thauma.players.network.shipped import load_net

CHUNK = 50  # games in a file of samples


class TrainingError(ThaumaError):
    code = "training"


@dataclass(frozen=True)
class Plan:
    """What is to be trained, and how."""

    game: str
    seed: int = 1
    first_games: int = 4000  # of generation 0, which has no net to begin from
    games: int = 3000  # of each generation after that
    window: int = 8  # generations that a net learns from
    course: Course = field(default_factory=Course)


@dataclass(frozen=True)
class Chunk:
    """A piece of work: some games of a generation."""

    game: str
    generation: int
    number: int
    games: range
    seed: int
    net: Path | None
    out: Path

    def play(self) -> None:
        """Play the games and keep what they teach."""
        lab = import_module(f"thauma.lab.{self.game}")
        samples: Samples = lab.play_games(self.net and load_net(self.game, self.net), self.games, self.seed)
        samples.save(self.out)


class Training:
    """A folder in which nets are trained."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._keep_plan()

    def _keep_plan(self) -> None:
        file = self.folder / "plan.json"
        text = json.dumps(asdict(self.plan), indent=2, sort_keys=True) + "\n"
        if not file.exists():
            file.write_text(text)
        elif file.read_text() != text:
            raise TrainingError(f"{file} says that something else is trained here; choose another folder for this plan")

    def generation(self, number: int) -> Path:
        return self.folder / f"{number:03d}"

    def net(self, number: int) -> Path:
        return self.generation(number) / "net.npz"

    @property
    def finished(self) -> int:
        """How many generations have a net."""
        number = 0
        while self.net(number).exists():
            number += 1
        return number

    def missing_chunks(self, generation: int, teacher: Path | None) -> list[Chunk]:
        """The games of a generation that have not been played yet."""
        self.generation(generation).mkdir(exist_ok=True)
        total = self.plan.games if generation else self.plan.first_games
        chunks = [
            Chunk(
                self.plan.game,
                generation,
                number,
                range(first, min(first + CHUNK, total)),
                self.plan.seed * 1000 + generation,
                teacher,
                self.generation(generation) / f"samples-{number:03d}.npz",
            )
            for number, first in enumerate(range(0, total, CHUNK))
        ]
        return [chunk for chunk in chunks if not chunk.out.exists()]

    def learn(self, generation: int, progress: Callable[[float, Losses], None] | None = None) -> None:
        """Fit a net to the games of the latest generations, and keep it with its figures."""
        lab = import_module(f"thauma.lab.{self.plan.game}")
        began = time.monotonic()
        samples = Samples.joined([Samples.load(file) for file in self.sample_files(generation)])
        net, losses = learn(samples, lab.INPUTS, lab.ROWS, self.plan.course, self.plan.seed + generation, progress)
        self.note(
            generation,
            samples=len(samples),
            value_loss=round(losses.value, 4),
            policy_loss=round(losses.policy, 4),
            seconds_of_learning=round(time.monotonic() - began, 1),
        )
        self._keep_net(generation, net)
        self._forget_samples(generation - self.plan.window + 1)

    def sample_files(self, generation: int) -> list[Path]:
        """The samples of the latest generations, up to this one."""
        first = max(0, generation - self.plan.window + 1)
        return [file for number in range(first, generation + 1) for file in self._samples_of(number)]

    def _samples_of(self, generation: int) -> list[Path]:
        return sorted(self.generation(generation).glob("samples-*.npz"))

    def _keep_net(self, generation: int, net: Net) -> None:
        unfinished = self.net(generation).with_suffix(".part")
        about = {"game": self.plan.game, "generation": generation, "seed": self.plan.seed}
        write_net(unfinished, net, about)
        unfinished.replace(self.net(generation))

    def _forget_samples(self, before: int) -> None:
        for number in range(before):
            for file in self._samples_of(number):
                file.unlink()

    def figures(self, generation: int) -> dict[str, Any]:
        file = self.generation(generation) / "figures.json"
        return json.loads(file.read_text()) if file.exists() else {}

    def note(self, generation: int, **figures: Any) -> None:
        """Add to what is known about a generation."""
        file = self.generation(generation) / "figures.json"
        unfinished = file.with_suffix(".part")
        unfinished.write_text(json.dumps({**self.figures(generation), **figures}, indent=2) + "\n")
        unfinished.replace(file)
