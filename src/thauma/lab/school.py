"""The school: generation after generation, until the time is up."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from thauma.arena.running import play_pieces
from thauma.lab.gate import Gate
from thauma.lab.plan import Losses
from thauma.lab.training import Teacher, Training


@dataclass
class Watcher:
    """Whoever wants to see how it goes; every call may come often."""

    stage: Callable[[int, str], None] = field(default=lambda _generation, _what: None)
    share: Callable[[float, str], None] = field(default=lambda _done, _note: None)
    finished: Callable[[int], None] = field(default=lambda _generation: None)


class School:
    def __init__(self, training: Training, watcher: Watcher, workers: int | None = None, on: str | None = None) -> None:
        self.training = training
        self.watcher = watcher
        self.workers = workers
        self.on = on
        self.gate = Gate(training.plan.game, training.plan.seed, workers, on)

    def run(self, until: float, most: int | None = None) -> None:
        """Train until that moment of time.monotonic(), or until there are so many generations."""
        generation = 0
        while time.monotonic() < until and (most is None or generation < most):
            if not self.is_complete(generation):
                self.play(generation, until)
                if self.training.missing_chunks(generation) and not self.training.net(generation).exists():
                    return  # the time is up; what was played is kept
                self.learn(generation)
                self.test(generation)
                self.watcher.finished(generation)
            generation += 1

    def is_complete(self, generation: int) -> bool:
        return self.training.net(generation).exists() and "passed" in self.training.figures(generation)

    def play(self, generation: int, until: float) -> None:
        """The games of a generation that are missing, on all workers."""
        training = self.training
        if training.net(generation).exists():
            return
        missing = training.missing_chunks(generation)
        if not missing:
            return
        self.watcher.stage(generation, "playing")
        began = time.monotonic()
        make = partial(Teacher, training.plan, generation, training.teacher(generation).net)
        pieces = play_pieces(make, missing, self.workers, self.on)
        try:
            for done, (chunk, contents) in enumerate(pieces, 1):
                training.keep(generation, chunk, contents)
                self.watcher.share(done / len(missing), f"chunk {chunk}")
                if time.monotonic() > until:
                    break
        finally:
            pieces.close()
        seconds = training.figures(generation).get("seconds_of_play", 0.0) + time.monotonic() - began
        training.note(generation, seconds_of_play=round(seconds, 1))

    def learn(self, generation: int) -> None:
        if self.training.net(generation).exists():
            return
        self.watcher.stage(generation, "learning")
        self.training.learn(generation, self._tell_losses)

    def _tell_losses(self, done: float, losses: Losses) -> None:
        self.watcher.share(done, f"value {losses.value:.3f}, policy {losses.policy:.3f}")

    def test(self, generation: int) -> None:
        """Let the new net meet the best before it and its rivals."""
        self.watcher.stage(generation, "meeting the best so far and its rivals")
        best = self.best(generation)
        figures = self.gate.try_net(self.training.net(generation), best)
        self.training.note(generation, **figures)

    def best(self, before: int | None = None) -> Path | None:
        """The net of the latest generation that passed its test, before a generation or of all."""
        return self.training.best(self.training.generations if before is None else before)
