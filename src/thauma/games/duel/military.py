"""The conflict pawn: shields move it, military tokens on its way cost coins, a capital ends the game."""

from thauma.games.duel.economy import lose_coins
from thauma.games.duel.layout import State, Victory
from thauma.games.duel.tables import CAPITAL, LOOT_COINS, LOOT_DISTANCE, LOOTS, MILITARY_POINTS
from thauma.kernel import bits, kernel


@kernel
def advance(state: State, seat: int, shields: int) -> None:
    """Move the pawn towards the opponent's capital, space by space."""
    ahead = lead(state, seat)
    for _ in range(shields):
        ahead += 1
        loot(state, 1 - seat, ahead)
        if ahead == CAPITAL:
            state.victory = Victory.MILITARY
            state.winners = bits.bit(seat)
            break
    state.pawn = ahead if seat == 0 else -ahead


@kernel
def lead(state: State, seat: int) -> int:
    """How many spaces the pawn stands on the opponent's side; negative when it stands on the own side."""
    return state.pawn if seat == 0 else -state.pawn


@kernel
def loot(state: State, loser: int, distance: int) -> None:
    """The pawn enters a space on this seat's side: a military token that lies there is used up."""
    for number in range(LOOTS):
        token = bits.bit(loser * LOOTS + number)
        if distance == LOOT_DISTANCE[number] and state.loot & token:
            lose_coins(state.cities[loser], LOOT_COINS[number])
            state.loot &= ~token


@kernel
def military_points(state: State, seat: int) -> int:
    """The points of the pawn's zone."""
    ahead = lead(state, seat)
    return MILITARY_POINTS[ahead] if ahead > 0 else 0
