"""A sequential test of two players: stop as soon as the games say which of two strengths is the likelier.

The observation is a mirrored deal: the share of the victories in its games that the first player won. The likelihood of
what was seen is compared between the two hypotheses, each with the distribution of shares that fits the observations
best among those with its mean. So nothing is assumed about shared victories or about how the games of a deal depend on
each other. With the bounds of Wald, each kind of error is about as rare as was asked for.
"""

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from thauma.arena.ratings import expected_score
from thauma.games.errors import BadOption
from thauma.games.protocol import Json

RARE = 1e-3  # what a share of 0 or 1 that was never seen counts, so that every mean is possible
HALVINGS = 60


@dataclass
class Sprt:
    """Whether the first player is `elo0` (or less) or `elo1` (or more) stronger than the second."""

    elo0: float
    elo1: float
    alpha: float = 0.05  # accepting elo1 though elo0 is true
    beta: float = 0.05  # accepting elo0 though elo1 is true
    shares: Counter[float] = field(default_factory=Counter)  # how often each was seen

    def __post_init__(self) -> None:
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise BadOption(f"a sequential test needs ELO0 below ELO1, such as 0,20, not {self.elo0:g},{self.elo1:g}")

    @classmethod
    def parse(cls, text: str) -> "Sprt":
        """From `ELO0,ELO1`."""
        try:
            elo0, elo1 = map(float, text.split(","))
        except ValueError:
            raise BadOption(f"--sprt takes ELO0,ELO1, such as 0,20, not {text!r}") from None
        return cls(elo0, elo1)

    def see(self, share: float) -> None:
        """The first player's share of the victories in the games of one more deal."""
        self.shares[share] += 1

    @property
    def bounds(self) -> tuple[float, float]:
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    @property
    def llr(self) -> float:
        """The logarithm of how many times likelier the deals are if elo1 is true than if elo0 is."""
        if not self.shares:
            return 0.0
        seen = {0.0: RARE, 1.0: RARE, **self.shares}
        return _log_likelihood(seen, expected_score(self.elo1)) - _log_likelihood(seen, expected_score(self.elo0))

    @property
    def accepted(self) -> str | None:
        """`elo0` or `elo1` once that is decided."""
        low, high = self.bounds
        llr = self.llr
        return "elo0" if llr <= low else "elo1" if llr >= high else None

    def as_json(self) -> Json:
        asked = {name: value for name, value in vars(self).items() if name != "shares"}
        return {
            **asked,
            "deals": self.shares.total(),
            "llr": self.llr,
            "bounds": list(self.bounds),
            "accepted": self.accepted,
        }


def _log_likelihood(seen: Mapping[float, float], mean: float) -> float:
    """Of the observations, under the likeliest distribution with that mean.

    That one weighs each observed share by 1 / (1 + tilt (share - mean)), for the tilt that makes the mean right.
    """
    total = sum(seen.values())
    low, high = -1 / (1 - mean), 1 / mean  # between these, every weight is positive
    for _ in range(HALVINGS):
        tilt = (low + high) / 2
        excess = sum(number * (share - mean) / (1 + tilt * (share - mean)) for share, number in seen.items())
        if excess > 0:
            low = tilt
        else:
            high = tilt
    tilt = (low + high) / 2
    return sum(number * math.log(number / total / (1 + tilt * (share - mean))) for share, number in seen.items())
