"""Every position round-trips through its text, and every impossible one is refused with its place."""

import copy
from collections.abc import Callable, Iterator

import pytest

from tests.modes import games, table_sizes
from thauma.arena.selfplay import SelfPlay
from thauma.games import game
from thauma.games.errors import BadPosition
from thauma.games.protocol import Game, Json, State
from thauma.kernel.rng import seeded
from thauma.records import LiveGame

RNG = seeded(1)
SIZES = [*table_sizes(2, 2, "duel"), *table_sizes(2, 7, "classic")]
DUEL_RULES: list[Json] = [{}, {"wonders": "first_game"}, {"centred_pawn": "last_player_chooses"}]


def positions(name: str, seats: int, number: int, rules: Json | None = None) -> Iterator[LiveGame]:
    """Every position of a random game."""
    record = SelfPlay(name, ("random",) * seats, 5, rules or {}).play(number).record()
    live = LiveGame.at_start_of(record)
    yield live
    for _ in live.replay(record):
        yield live


def decisions(found: Game, state: State) -> list[Json]:
    return [move for seat in found.pending(state) for move in found.legal_moves(state, seat)]


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_every_position_of_random_games_comes_back_from_its_text(name: str, seats: int) -> None:
    found = game(name)
    for number in range(games(9, 1) if name == "duel" else games(2, 1)):
        for live in positions(name, seats, number, DUEL_RULES[number % 3] if name == "duel" else None):
            described = found.positions.describe(live.state)
            assert found.positions.read(found.positions.write(described)) == described
            state = found.positions.set_up(described, RNG).state
            assert decisions(found, state) == decisions(found, live.state)
            assert found.result(state) == found.result(live.state)
            there, here = found.position(state), found.position(live.state)
            if seats == 2 and name == "classic":  # the Free City's pile lies face down
                del there["hands"][2], here["hands"][2]
            assert there == here


def test_in_duel_nothing_is_lost_at_all() -> None:
    found = game("duel")
    for live in positions("duel", 2, 3):
        described = found.positions.describe(live.state)
        if described["phase"] == "turn":
            state = found.positions.set_up(described, RNG).state
            expected = found.copy(live.state)
            expected["doomed"] = 0  # left over from an earlier turn
            assert found.to_bytes(state) == found.to_bytes(expected)


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_what_a_seat_knows_is_enough_for_its_own_view(name: str, seats: int) -> None:
    found = game(name)
    for live in list(positions(name, seats, 0))[:: games(7, 40)]:
        for seat in range(seats):
            described = found.positions.describe(live.state, seat)
            if described["phase"] == "library" and live.pending != (seat,):
                continue  # only who has drawn knows what
            state = found.positions.set_up(described, RNG).state
            there, here = found.observe(state, seat), found.observe(live.state, seat)
            assert there["legal"] == here["legal"]
            assert there.get("hand") == here.get("hand")
            told = found.positions.describe(state, seat)  # but for who has discarded what, which it doesn't say
            assert {**told, "discard": []} == {**described, "discard": []}


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_a_deal_made_for_a_position_is_one_that_can_be_dealt(name: str, seats: int) -> None:
    found = game(name)
    for live in list(positions(name, seats, 1))[:: games(5, 30)]:
        described = found.positions.describe(live.state)
        placed = found.positions.set_up(described, RNG)
        deal = found.positions.deal(placed.state, RNG)
        assert found.setup(found.parse_setup(found.setup(deal), seats, placed.rules)) == found.setup(deal)


Change = Callable[[Json], object]


def duel_position() -> Json:
    """A turn in age II with wonders, a discard pile and cards face down."""
    for number in range(100):
        for live in positions("duel", 2, number):
            told = live.game.positions.describe(live.state)
            down = [slot for slot, face in told["structure"].items() if face == "?"]
            if told["age"] == 2 and told["phase"] == "turn" and told["discard"] and told["buried"] and len(down) > 3:
                return told
    raise AssertionError("no such position")


def _drop(told: Json, path: str) -> None:
    del told[path][0]


DUEL_CHANGES: list[tuple[Change, str]] = [
    (lambda told: told["cities"][1].update(coins=-1), "cities[1].coins"),
    (lambda told: told["cities"][0].update(coins="many"), "cities[0].coins"),
    (lambda told: told["cities"][0]["buildings"].append("castle"), "cities[0].buildings"),
    (lambda told: told["cities"][0]["buildings"].append(told["discard"][0]), "discard"),
    (lambda told: told["cities"][0]["wonders"].pop(), "cities[0].wonders"),
    (lambda told: told["cities"][0]["wonders_built"].append("atlantis"), "cities[0].wonders_built"),
    (lambda told: told["cities"][1]["progress"].append(told["progress_board"][0]), "progress_board"),
    (lambda told: told["cities"][1]["progress"].append(told["progress_board"].pop()), "cities[1].progress"),
    (lambda told: told["progress_board"].clear(), "progress_board"),
    (lambda told: told.update(pawn=8), "pawn"),
    (lambda told: told.update(pawn=12), "pawn"),
    (lambda told: told["loot"].__setitem__(0, [3]), "loot[0]"),
    (lambda told: told["loot"].__setitem__(1, [2]), "loot[1]"),
    (lambda told: _drop(told, "discard"), "discard"),
    (lambda told: told["discard"].append("senate"), "discard"),
    (lambda told: told["structure"].pop("0"), "structure[0]"),
    (lambda told: told["structure"].__setitem__("0", "?"), "structure[0]"),
    (lambda told: told["structure"].__setitem__("20", "?"), "structure[20]"),
    (lambda told: told["structure"].__setitem__("0", "altar"), "structure[0]"),
    (lambda told: told.update(age=4), "age"),
    (lambda told: told.update(age=3), "structure"),
    (lambda told: told.update(seat=2), "seat"),
    (lambda told: told.update(phase="nap"), "phase"),
    (lambda told: told.update(phase="starter"), "s"),
    (lambda told: told.update(phase="over"), "phase"),
    (lambda told: told.update(again=True), "again"),
    (lambda told: told.update(waiting=["revive"]), "waiting"),
    (lambda told: told.update(offer=["law"]), "offer"),
    (lambda told: told.update(rules={"wonders": "none"}), "rules"),
]


@pytest.mark.parametrize("number", range(len(DUEL_CHANGES)))
def test_an_impossible_position_of_duel_is_refused_with_its_place(number: int) -> None:
    change, path = DUEL_CHANGES[number]
    told = copy.deepcopy(duel_position())
    game("duel").positions.set_up(told, RNG)  # as it is, it can be
    change(told)
    with pytest.raises(BadPosition) as refused:
        game("duel").positions.set_up(told, RNG)
    assert refused.value.path.startswith(path), str(refused.value)
    assert refused.value.reason


def classic_position() -> Json:
    """A turn in age II with all that can be known."""
    for live in positions("classic", 4, 1):
        told = live.game.positions.describe(live.state)
        if told["age"] == 2 and told["turn"] == 3 and not told["choices"]:
            return told
    raise AssertionError("no such position")


CLASSIC_CHANGES: list[tuple[Change, str]] = [
    (lambda told: told["cities"][1].update(coins=-1), "cities[1].coins"),
    (lambda told: told["cities"][2].update(wonder=told["cities"][0]["wonder"]), "cities[2].wonder"),
    (lambda told: told["cities"][2].update(wonder="atlantis"), "cities[2].wonder"),
    (lambda told: told["cities"][2].update(side="C"), "cities[2].side"),
    (lambda told: told["cities"][3].update(stages=9), "cities[3].stages"),
    (lambda told: told["cities"][0].update(buried=["altar"] * 5), "cities[0].buried"),
    (lambda told: told["cities"][0]["buildings"].append("castle"), "cities[0].buildings"),
    (lambda told: told["cities"][0]["buildings"].append("senate"), "cities[0].buildings"),
    (lambda told: told["cities"][0]["hand"].append("altar"), "cities[0].hand"),
    (lambda told: told["cities"][0]["hand"].append(told["cities"][0]["hand"][0]), "cities[0].hand"),
    (lambda told: told["cities"][0].update(conflicts=[]), "cities[0].conflicts"),
    (lambda told: told["cities"][0].update(conflicts=[[7, 0]]), "cities[0].conflicts[0]"),
    (lambda told: [city.update(conflicts=[[1, 1]]) for city in told["cities"]], "cities[0].conflicts[0]"),
    (lambda told: told["cities"].pop(), "cities"),
    (lambda told: told["discard"].extend(["senate"]), "discard"),
    (lambda told: told.update(turn=7), "turn"),
    (lambda told: told.update(age=1), "cities"),
    (lambda told: told.update(phase="over"), "c"),
    (lambda told: told.update(phase="seventh"), "c"),
    (lambda told: told.update(reviver=0), "reviver"),
    (lambda told: told.update(players=3), "cities"),
    (lambda told: told.update(choices=[{"seat": 0, "do": "discard", "card": "senate"}]), "choices[0]"),
]


@pytest.mark.parametrize("number", range(len(CLASSIC_CHANGES)))
def test_an_impossible_position_of_classic_is_refused_with_its_place(number: int) -> None:
    change, path = CLASSIC_CHANGES[number]
    told = copy.deepcopy(classic_position())
    game("classic").positions.set_up(told, RNG)  # as it is, it can be
    change(told)
    with pytest.raises(BadPosition) as refused:
        game("classic").positions.set_up(told, RNG)
    assert refused.value.path.startswith(path), str(refused.value)
    assert refused.value.reason
