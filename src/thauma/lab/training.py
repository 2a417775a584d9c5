"""Training: generations of games against oneself, a net fitted to the latest of them, and a look at how strong it is.

Everything is in one folder, and whatever is there is not made again, so training can be stopped and taken up anywhere:

    plan.json              what was asked for; another plan needs another folder
    first.npz              the net that teaches generation 0, if one does
    007/samples-012.npz    what a chunk of games taught (kept only while a generation still learns from them)
    007/net.npz            the net of the generation
    007/figures.json       its losses and its results
"""

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from thauma.games.errors import ThaumaError
from thauma.lab.plan import Losses, Plan
from thauma.lab.registry import teacher_of
from thauma.lab.samples import Samples
from thauma.players.network import Net, write_net
from thauma.players.network.shipped import load_net, shipped_file

CHUNK = 50  # games in a file of samples


class TrainingError(ThaumaError):
    code = "training"


class Teacher:
    """Who plays the games of a generation, a chunk of them at a time; works wherever it is sent."""

    def __init__(self, plan: Plan, generation: int, net: Net | None) -> None:
        self.plan = plan
        self.generation = generation
        self.net = net

    def play(self, chunk: int) -> bytes:
        """What the games of a chunk teach, as the contents of a file of samples."""
        lab = teacher_of(self.plan.game)
        games = range(chunk * CHUNK, min((chunk + 1) * CHUNK, self.plan.games_of(self.generation)))
        samples: Samples = lab.play_games(self.net, games, self.plan.seed * 1000 + self.generation)
        return samples.to_bytes()


class Training:
    """A folder in which nets are trained."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._keep_plan()
        if plan.from_shipped and not self.first_net.exists():
            write_whole(self.first_net, shipped_file(plan.game))

    @property
    def first_net(self) -> Path:
        return self.folder / "first.npz"

    def _keep_plan(self) -> None:
        file = self.folder / "plan.json"
        text = json.dumps(asdict(self.plan), indent=2, sort_keys=True) + "\n"
        if not file.exists():
            write_whole(file, text.encode())
        elif file.read_text() != text:
            raise TrainingError(f"{file} says that something else is trained here; choose another folder for this plan")

    def generation(self, number: int) -> Path:
        return self.folder / f"{number:03d}"

    def net(self, number: int) -> Path:
        return self.generation(number) / "net.npz"

    @property
    def generations(self) -> int:
        """How many have a net."""
        number = 0
        while self.net(number).exists():
            number += 1
        return number

    def missing_chunks(self, generation: int) -> list[int]:
        """The chunks of a generation's games that have not been played yet."""
        chunks = -(-self.plan.games_of(generation) // CHUNK)
        return [number for number in range(chunks) if not self.samples(generation, number).exists()]

    def samples(self, generation: int, chunk: int) -> Path:
        return self.generation(generation) / f"samples-{chunk:03d}.npz"

    def teacher(self, generation: int) -> Teacher:
        """Who plays a generation's games: the net of the latest one before it that passed its test."""
        best = self.best(generation)
        return Teacher(self.plan, generation, None if best is None else load_net(self.plan.game, best))

    def best(self, before: int) -> Path | None:
        """The net of the latest generation before this one that passed its test; else the one that all began with."""
        for generation in range(before - 1, -1, -1):
            if self.figures(generation).get("passed", True):
                return self.net(generation)
        return self.first_net if self.plan.from_shipped else None

    def keep(self, generation: int, chunk: int, contents: bytes) -> None:
        """Store the samples of a chunk; a file that is there is complete."""
        self.generation(generation).mkdir(exist_ok=True)
        write_whole(self.samples(generation, chunk), contents)

    def learn(self, generation: int, progress: Callable[[float, Losses], None] | None = None) -> None:
        """Fit a net to the games of the latest generations, and keep it with its figures."""
        from thauma.lab.learning import learn  # PyTorch takes a while to load, and only those who learn need it

        lab = teacher_of(self.plan.game)
        began = time.monotonic()
        samples = Samples.joined([Samples.load(file) for file in self.sample_files(generation)])
        net, losses = learn(
            samples, lab.describe, lab.INPUTS, lab.ROWS, self.plan.course, self.plan.seed + generation, progress
        )
        self.note(
            generation,
            games=len(samples.games) - 1,
            samples=len(samples),
            value_loss=round(losses.value, 4),
            policy_loss=round(losses.policy, 4),
            outcome_loss=None if losses.outcome is None else round(losses.outcome, 4),
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
        write_net(unfinished, net, {"game": self.plan.game, "generation": generation, "seed": self.plan.seed})
        unfinished.replace(self.net(generation))

    def _forget_samples(self, before: int) -> None:
        for number in range(before):
            for file in self._samples_of(number):
                file.unlink()

    def figures(self, generation: int) -> dict[str, Any]:
        file = self.generation(generation) / "figures.json"
        figures: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
        return figures

    def note(self, generation: int, **figures: Any) -> None:
        """Add to what is known about a generation."""
        text = json.dumps({**self.figures(generation), **figures}, indent=2) + "\n"
        write_whole(self.generation(generation) / "figures.json", text.encode())


def write_whole(file: Path, contents: bytes) -> None:
    """Write a file so that it is complete or not there."""
    unfinished = file.with_suffix(".part")
    unfinished.write_bytes(contents)
    unfinished.replace(file)
