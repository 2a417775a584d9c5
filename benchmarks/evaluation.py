"""How far a net and a search are from the truth: the mean result of many games from each of some positions of Duel.

    python benchmarks/evaluation.py make 300          # positions in all; goes on where it stopped
    python benchmarks/evaluation.py [NET.npz ...]     # errors of nets, of the shipped one if none is named

The truth is the share of 32 games that a quick search wins against itself from there. Its own noise is known and is
subtracted from the errors, which are roots of mean squares in points of win chance.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from thauma.games import game
from thauma.games.duel.kernels import AGES, CAPITAL, STATE_DTYPE, SYMBOLS_TO_WIN, Phase, lead
from thauma.games.protocol import State
from thauma.kernel import bits
from thauma.kernel.rng import below, seeded
from thauma.players.evaluation import Kind
from thauma.players.evaluation.duel import judge, make_evaluator
from thauma.players.network.shipped import load_net
from thauma.players.search.duel import DuelThinker
from thauma.players.thinking import Budget

FILE = Path(__file__).parent / "truth" / "duel.npz"
DUEL = game("duel")
GAMES = 32  # from each position
STRONG, QUICK = Budget(simulations=200), Budget(simulations=50)
BUDGETS = (100, 1000, 10_000)
KEPT_EVERY = 10  # positions
NEAR_SYMBOLS, NEAR_CAPITAL = SYMBOLS_TO_WIN - 2, CAPITAL - 4  # from so many on there is a threat

Chances = NDArray[np.float64]


def truth(upto: int) -> None:
    """Add to the file until it has so many positions; number n is always the same."""
    states, wins = read()
    thinker = DuelThinker(load_net("duel"))
    for number in range(len(states), upto):
        state = strong_position(thinker, number)
        won = sum(play_on(thinker, state, number, game_number) for game_number in range(GAMES))
        states = np.concatenate([states, np.frombuffer(state.tobytes(), np.uint8)[None]])
        wins = np.append(wins, won)
        if (number + 1) % KEPT_EVERY == 0 or number + 1 == upto:
            FILE.parent.mkdir(exist_ok=True)
            np.savez_compressed(FILE, states=states, wins=wins)
            print(f"{number + 1} positions", flush=True)


def read() -> tuple[NDArray[np.uint8], Chances]:
    """The bytes of the positions, and how many of their games seat 0 won."""
    if not FILE.exists():
        return np.zeros((0, STATE_DTYPE.itemsize), np.uint8), np.zeros(0)
    with np.load(FILE, allow_pickle=False) as archive:
        return archive["states"], archive["wins"]


def strong_position(thinker: DuelThinker, number: int) -> State:
    """A decision of a game that the search plays against itself; any of them, as likely as another."""
    rng = seeded(77, number)
    seen = list(decisions(thinker, DUEL.start(DUEL.deal(rng, 2, {})), STRONG, number))
    return seen[below(rng, len(seen))]


def decisions(thinker: DuelThinker, state: State, budget: Budget, seed: int) -> Iterator[State]:
    """Every position with a choice until the game is over; the state given is played on."""
    rng = seeded(78, seed)
    while not DUEL.is_over(state):
        seat = int(state.mover)
        legal = DUEL.legal(state, seat)
        if len(legal) > 1:
            yield DUEL.copy(state)
            action = thinker.think(state, seat, budget, rng).best
        else:
            action = legal[0].action
        DUEL.play(state, seat, action, rng)


def play_on(thinker: DuelThinker, state: State, number: int, game_number: int) -> float:
    """What seat 0 wins of a game from here."""
    trial = DUEL.copy(state)
    for _ in decisions(thinker, trial, QUICK, number * GAMES + game_number):
        pass
    return {0b01: 1.0, 0b10: 0.0, 0b11: 0.5}[int(trial.winners)]


def groups(states: NDArray[np.void]) -> dict[str, NDArray[np.bool_]]:
    """The positions by phase of the game, and those with a threat."""
    age = states["age"] + 1
    draft = states["phase"] == Phase.DRAFT
    symbols = np.array([max(bits.count(int(city["symbols"])) for city in state["cities"]) for state in states])
    pawn = np.array([abs(int(lead(state, 0))) for state in states])
    threat = (symbols >= NEAR_SYMBOLS) | (pawn >= NEAR_CAPITAL)
    by_age = {f"age {number}": (age == number) & ~draft for number in range(1, AGES + 1)}
    return {"all": np.ones(len(states), bool), "draft": draft, **by_age, "threat": threat, "no threat": ~threat}


def error(found: Chances, wins: Chances) -> float:
    """The root of the mean squared error in points, without what is the truth's own noise."""
    true = wins / GAMES
    noise = true * (1 - true) / (GAMES - 1)
    return 100 * float(np.sqrt(max(0.0, float(np.mean((found - true) ** 2 - noise)))))


def print_errors(name: str, found: Chances, wins: Chances, among: dict[str, NDArray[np.bool_]]) -> None:
    cells = [
        f"{group} {error(found[chosen], wins[chosen]):4.1f}" for group, chosen in among.items() if chosen.sum() > 1
    ]
    print(f"{name}: {', '.join(cells)}", flush=True)


def print_calibration(found: Chances, wins: Chances) -> None:
    for low in np.arange(0, 1, 0.2):
        chosen = (found >= low) & (found < low + 0.2 + (low > 0.7))
        if chosen.any():
            mean, true = 100 * found[chosen].mean(), 100 * wins[chosen].mean() / GAMES
            print(f"  said {mean:3.0f}, true {true:3.0f} ({chosen.sum()} positions)")


def main() -> None:
    if sys.argv[1:2] == ["make"]:
        truth(int(sys.argv[2]))
        return
    raw, wins = read()
    states = raw.view(STATE_DTYPE).reshape(-1)
    among = groups(states)
    print(
        f"{len(states)} positions; errors in points of win chance: "
        + ", ".join(f"{k} {v.sum()}" for k, v in among.items())
    )
    named: list[Path | None] = [Path(argument) for argument in sys.argv[1:]]
    for file in named or [None]:
        net = load_net("duel", file)
        values, _ = judge(make_evaluator(Kind.NET, net), states, seeded(1))
        chances = (1 + values.astype(float)) / 2
        print_errors(f"{file or 'shipped'}, net", chances, wins, among)
        print_calibration(chances, wins)
        thinker = DuelThinker(net)
        for simulations in BUDGETS:
            searched = np.array([chance_for_0(thinker, state, simulations) for state in states])
            print_errors(f"{file or 'shipped'}, {simulations} simulations", searched, wins, among)


def chance_for_0(thinker: DuelThinker, state: State, simulations: int) -> float:
    seat = int(state.mover)
    chance = thinker.think(state, seat, Budget(simulations=simulations), seeded(1)).win_chance
    return chance if seat == 0 else 1 - chance


if __name__ == "__main__":
    main()
