"""How many endings of Duel are solved within a second of CPU time, by cards left: the table in docs/endgame.md.

    python benchmarks/endgame.py [PLAYER] [POSITIONS]

The positions come from games that the player (greedy, unless another is named) plays against itself.
"""

import sys
import time
from collections.abc import Iterator
from statistics import median

from thauma.games import game
from thauma.games.protocol import State
from thauma.kernel.rng import seeded
from thauma.players import Player, player
from thauma.players.endgame import cards_left, solve

CARDS = range(6, 13)
SECONDS = 1.0
QUESTIONS = (  # what is asked, margins, every move
    ("best move", False, False),
    ("every move", False, True),
    ("every move, with margins", True, True),
)


def endings(chooser: Player, number: int) -> Iterator[dict[int, State]]:
    """From each game, the first decision with so many cards left, by their number."""
    duel = game("duel")
    for stream in range(number):
        rng = seeded(1, stream)
        state = duel.start(duel.deal(rng, 2, {}))
        found: dict[int, State] = {}
        while not duel.is_over(state):
            found.setdefault(cards_left(state), duel.copy(state))
            seat = int(state.mover)
            duel.play(state, seat, chooser.choose(state, seat, rng), rng)
        yield found


def time_to_solve(state: State, margins: bool, every_move: bool) -> tuple[float | None, int]:
    """CPU-seconds, None if it took too long; and positions looked at."""
    began = time.process_time()
    found = solve(
        state,
        margins=margins,
        every_move=every_move,
        stop=lambda: time.process_time() - began > SECONDS,
    )
    return (None, 0) if found is None else (time.process_time() - began, found.nodes)


def row(states: list[State]) -> str:
    """The share solved and the median time for each question, and positions a second for all of them."""
    cells, seconds, nodes = [], 0.0, 0
    for _, margins, every_move in QUESTIONS:
        times = []
        for state in states:
            taken, looked_at = time_to_solve(state, margins, every_move)
            in_time = taken is not None and taken <= SECONDS
            times.append(taken if taken is not None and in_time else float("inf"))
            seconds += taken or 0.0
            nodes += looked_at
        share = sum(taken < float("inf") for taken in times) / len(times)
        middle = median(times)
        cells.append(f"{100 * share:.0f} %, {f'{middle * 1000:.0f} ms' if middle <= SECONDS else 'over 1 s'}")
    return " | ".join(cells) + f" | {nodes / max(seconds, 1e-9) / 1e6:.1f} M"


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "greedy"
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    found = list(endings(player(name, game("duel")), number))
    solve(found[0][min(found[0])])  # compiles
    print(
        "| cards left | positions | " + " | ".join(question for question, _, _ in QUESTIONS) + " | positions a second |"
    )
    print("|---" * (len(QUESTIONS) + 3) + "|")
    for cards in CARDS:
        states = [states[cards] for states in found if cards in states]
        print(f"| {cards} | {len(states)} | {row(states)} |", flush=True)


if __name__ == "__main__":
    main()
