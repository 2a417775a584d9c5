"""How many simulations a second the searches make on one core, at positions of games by greedy players.

    python benchmarks/search.py [duel|classic] [SIMULATIONS]

Judging by playouts stands beside judging by the net, so that runs on different machines can be compared by ratio.
"""

import sys
import time

from thauma.games import NAMES, game
from thauma.games.protocol import Game, State
from thauma.kernel.rng import seeded
from thauma.players import player
from thauma.players.search import best_thinker, thinker
from thauma.players.thinking import Budget, Thinker

POSITIONS = 12


def positions(found: Game, seats: int) -> list[State]:
    """Positions evenly spread over some games."""
    taken: list[State] = []
    greedy = player("greedy", found)
    for number in range(POSITIONS):
        rng = seeded(1, number)
        state = found.start(found.deal(rng, seats, {}))
        seen = []
        while not found.is_over(state):
            seat = found.pending(state)[0]
            if len(found.legal(state, seat)) > 1:
                seen.append(found.copy(state))
            found.play(state, seat, greedy.choose(state, seat, rng), rng)
        taken.append(seen[len(seen) * number // POSITIONS])
    return taken


def speed(found: Game, by: Thinker, states: list[State], simulations: int) -> float:
    """Simulations for each second of CPU time."""
    budget = Budget(simulations=simulations)
    by.think(states[0], found.pending(states[0])[0], Budget(simulations=8), seeded(0))  # compiles
    began = time.process_time()
    done = sum(
        by.think(state, found.pending(state)[0], budget, seeded(2, number)).simulations
        for number, state in enumerate(states)
    )  # fewer than asked for where a result is proven
    return done / (time.process_time() - began)


def main() -> None:
    names = [argument for argument in sys.argv[1:] if not argument.isdigit()] or NAMES
    simulations = next((int(argument) for argument in sys.argv[1:] if argument.isdigit()), 5000)
    for name in names:
        found = game(name)
        fewest, most = found.seats
        for seats in sorted({fewest, min(3, most), most}):
            states = positions(found, seats)
            net = speed(found, best_thinker(found), states, simulations)
            playouts = speed(found, thinker(found, None), states, simulations)
            print(
                f"{name}, {seats} seats: {net:>9,.0f} simulations a second with the net,",
                f"{playouts:>9,.0f} with playouts",
                f"(ratio {net / playouts:.2f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
