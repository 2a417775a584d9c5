"""What is to be trained, and how."""

from dataclasses import dataclass, field

from thauma.lab.registry import teacher_of


@dataclass(frozen=True)
class Course:
    """How a net is fitted."""

    first: int = 64  # units of the hidden layers
    second: int = 32
    epochs: int = 3
    batch: int = 512
    rate: float = 2e-3  # at its height, after a short rise; it falls to a five-hundredth
    decay: float = 1e-5
    carried: float = 0.8  # of the value's target: what came later; the rest is what the search expected
    policy_weight: float = 0.5


@dataclass(frozen=True)
class Losses:
    """What a net misses."""

    value: float  # mean squared error of the values against their targets
    policy: float  # cross entropy
    outcome: float | None = None  # mean squared error of the first value against how the game ended


@dataclass(frozen=True)
class Plan:
    """What is to be trained, and how."""

    game: str
    seed: int = 1
    first_games: int = 4000  # of generation 0, which has no net to begin from
    games: int = 3000  # of each generation after that
    window: int = 8  # generations that a net learns from
    from_shipped: bool = False  # whether the net of the package teaches generation 0, or nobody does
    course: Course = field(default_factory=Course)

    def games_of(self, generation: int) -> int:
        return self.games if generation else self.first_games


def plan_for(game: str) -> Plan:
    """How a game's nets are trained."""
    plan: Plan = teacher_of(game).PLAN
    return plan
