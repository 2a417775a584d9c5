"""Many games in one call."""

from thauma.games.duel.chance import settle
from thauma.games.duel.layout import Deal, Phase, State
from thauma.games.duel.legal import Int16s, list_legal
from thauma.games.duel.setup import deal_cards
from thauma.games.duel.turn import decide
from thauma.kernel import kernel
from thauma.kernel.rng import Int8s, Rng, below


@kernel
def play_listed(state: State, deal: Deal, rng: Rng, listed: Int16s, costs: Int16s) -> int:
    plies = 0
    while state.phase != Phase.OVER:
        number = list_legal(state, listed, costs)
        decide(state, listed[below(rng, number)])
        settle(state, deal)
        plies += 1
    return plies


@kernel
def games_listed(
    games: int, state: State, blank: State, deal: Deal, pile: Int8s, rng: Rng, listed: Int16s, costs: Int16s
) -> int:
    plies = 0
    for _ in range(games):
        deal_cards(deal, pile, rng)
        state = blank
        plies += play_listed(state, deal, rng, listed, costs)
    return plies
