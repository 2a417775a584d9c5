"""What the end of a game is worth. While a game runs every reward is 0.

- `win`: 1 for a win alone, -1 / (players - 1) for a loss; winners share, so that the rewards of all add up to 0.
- `margin`: a hundredth for each point more than the others have on average; in Duel a victory by war or science is 1
  and -1, whatever the points.
"""

from thauma.games.errors import BadOption, shown
from thauma.kernel import kernel

WIN = "win"
MARGIN = "margin"
KINDS = (WIN, MARGIN)

POINT = 0.01  # of margin


def check_reward(reward: str) -> str:
    if reward not in KINDS:
        raise BadOption(f"reward is {' or '.join(map(repr, KINDS))}, not {shown(reward)}")
    return reward


@kernel
def win_reward(won: bool, winners: int, players: int) -> float:
    """A player's share of the victory, so that all shares add up to 0."""
    share = 1.0 / winners if won else 0.0
    return (share * players - 1.0) / (players - 1.0)


@kernel
def margin_reward(points: int, others: int, players: int) -> float:
    """`others` are the points of all other players together."""
    return POINT * (points - others / (players - 1.0))
