"""A seat is told everything that it may know, once, in order, and nothing else."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.classic.corpus import preferred
from tests.games.classic.facts import story
from tests.modes import COMPILED, table_sizes
from tests.modes import games as number_of
from tests.records.conversation import ROOT, classic, duel
from thauma.games import game
from thauma.games.classic import tables as classic_tables
from thauma.games.duel import tables as duel_tables
from thauma.games.errors import MoveError
from thauma.games.protocol import Belief, Event, Json
from thauma.kernel.rng import Rng, below, seeded
from thauma.records import LiveGame
from thauma.records.events import Herald, Teller

NAMES = {
    "duel": {*duel_tables.CARD_IDS, *duel_tables.TOKEN_IDS, *duel_tables.WONDER_IDS},
    "classic": {*classic_tables.CARD_IDS},
}
DUEL_RULES: tuple[dict[str, str], ...] = ({}, {"wonders": "first_game"}, {"centred_pawn": "last_player_chooses"})
BOARDS = (None, ["halikarnassos", "babylon"], ["gizah", "rhodos", "halikarnassos"], ["gizah", "olympia", "babylon"])


def play_on(live: LiveGame, rng: Rng, builders: bool = False) -> Iterator[int]:
    """Play at random to the end; yields the seat before each of its decisions."""
    while not live.is_over:
        pending = live.pending
        seat = pending[below(rng, len(pending))]
        yield seat
        actions = [choice.action for choice in live.game.legal(live.state, seat)]
        if builders and live.game.name == "classic" and below(rng, 8):
            actions = preferred(live.state, seat, actions)
        live.play_action(seat, actions[below(rng, len(actions))])


def classic_game(players: int, seed: int, boards: list[str] | None) -> LiveGame:
    """A table with these boards, side B, in the first seats."""
    live = LiveGame.new("classic", ["?"] * players, seed=seed)
    if not boards:
        return live
    others = [board for board in live.game.setup(live.deal)["boards"] if board["wonder"] not in boards]
    chosen = ([{"wonder": w, "side": "B"} for w in boards] + others)[: max(players, 3)]
    return LiveGame.new("classic", live.players, {"boards": "chosen"}, seed, chosen)


def words(value: Any) -> Iterator[str]:
    """Every string in a JSON value, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from words(key)
            yield from words(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from words(item)


def named(game_name: str, value: Any) -> set[str]:
    return {word for word in words(value) if word in NAMES[game_name]}


class Subscriber:
    """A seat that believes what it is told."""

    def __init__(self, live: LiveGame, seat: int) -> None:
        self.live, self.seat = live, seat
        self.teller = Teller(live, seat)
        self.told: list[Event] = []
        self.belief: Belief

    def listen(self) -> None:
        for event in self.teller.news():
            self.told.append(event)
            if event["type"] == "game":
                self.belief = self.live.game.belief(event["seat"], event["seats"], event["rules"])
            else:
                self.belief.hear(event)

    def believed(self) -> LiveGame:
        guess = self.belief.guess(self.live.game.observe(self.live.state, self.seat).get("chosen", []))
        return LiveGame.guessed(self.live.game, len(self.live.players), self.live.rules, guess)


def overheard(live: LiveGame, rng: Rng, seats: list[int | None]) -> dict[int | None, list[Event]]:
    """What one herald tells all seats of a game that it follows now by single moves, now by several."""
    herald = Herald(live, seats)
    told = herald.news()
    for _ in play_on(live, rng):
        if below(rng, 3):
            for seat, events in herald.news().items():
                told[seat] += events
    return {seat: told[seat] + events for seat, events in herald.news().items()}


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("classic", 2), ("classic", 4)])
def test_a_herald_tells_each_seat_what_its_own_teller_would(name: str, players: int) -> None:
    for seed in range(number_of(compiled=4, plain=1)):
        live = LiveGame.new(name, ["?"] * players, seed=seed)
        for seat, told in overheard(live, seeded(seed), [*range(players), None]).items():
            assert told == Teller(live, seat).news()


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("classic", 3)])
def test_a_herald_that_skips_tells_only_the_rest(name: str, players: int) -> None:
    live, rng = LiveGame.new(name, ["?"] * players, seed=3), seeded(3)
    moves = play_on(live, rng)
    for _ in range(number_of(compiled=25, plain=10)):
        next(moves)
    herald = Herald(live, [1])
    herald.skip()
    before = Teller(live, 1).news()
    for _ in moves:
        pass
    assert before + herald.news()[1] == Teller(live, 1).news()


# Duel


@pytest.mark.parametrize("rules", DUEL_RULES)
def test_duel_can_be_rebuilt_from_what_a_seat_was_told(rules: dict[str, str]) -> None:
    for seed in range(number_of(compiled=4, plain=1)):
        live = LiveGame.new("duel", ["?", "?"], rules, seed)
        subscribers = [Subscriber(live, seat) for seat in (0, 1)]
        for ply, seat in enumerate(play_on(live, seeded(seed))):
            subscribers[seat].listen()
            if ply % 3 == 0:
                assert subscribers[seat].believed().state.tobytes() == live.state.tobytes()


def test_the_tokens_of_the_great_library_are_told_to_the_seat_that_drew_them() -> None:
    offers = 0
    for seed in range(number_of(compiled=16, plain=6)):
        live = LiveGame.new("duel", ["?", "?"], seed=seed)
        for _ in play_on(live, seeded(seed)):
            pass
        kept = {move["seat"]: move["token"] for move in live.moves if move["do"] == "library"}
        for seat in (0, 1, None) if kept else ():
            drawn = [event["tokens"] for event in Teller(live, seat).news() if event["type"] == "library"]
            assert len(drawn) == (seat in kept)
            assert all(kept[seat] in tokens and len(tokens) == 3 for tokens in drawn if seat is not None)
            offers += len(drawn)
    assert offers > 0


def test_duel_is_told_from_the_first_token_to_the_last_card() -> None:
    live = LiveGame.new("duel", ["?", "?"], seed=5)
    for _ in play_on(live, seeded(5)):
        pass
    told = Teller(live, 1).news()
    assert [event["type"] for event in told[:3]] == ["game", "tokens", "wonders"]
    assert told[0] == {"type": "game", "protocol": 1, "game": "duel", "rules": {}, "seats": 2, "seat": 1}
    assert [event["move"] for event in told if event["type"] == "move"] == live.moves
    assert [event["age"] for event in told if event["type"] == "age"] == list(range(1, int(live.state.age) + 2))
    assert sum(event["type"] == "wonders" for event in told) == 2
    setup = live.game.setup(live.deal)
    age = 0
    for event in told:
        if event["type"] == "age":
            age = event["age"]
            for slot, face in enumerate(event["structure"]):
                assert face in ("?", "?guild", setup["ages"][age - 1][slot])
        elif event["type"] == "reveal":
            assert event["card"] == setup["ages"][age - 1][event["slot"]]


# Classic


@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_classic_can_be_rebuilt_as_the_seat_has_lived_it(players: int) -> None:
    """The believed game tells the seat the same story, shows it the same and describes it the same."""
    for number, boards in enumerate(BOARDS[: number_of(compiled=4, plain=1)]):
        live = classic_game(players, number, boards[: max(players, 3)] if boards else None)
        subscribers = [Subscriber(live, seat) for seat in range(players)]
        for ply, seat in enumerate(play_on(live, seeded(number, players), builders=bool(number % 2))):
            who = dict(live.game.decisions(live.state))[seat]
            subscribers[who].listen()
            if ply % number_of(compiled=9, plain=40) == 0:
                assert_alike(live, subscribers[who].believed(), who)


def assert_alike(live: LiveGame, believed: LiveGame, seat: int) -> None:
    assert story(believed.state, seat) == story(live.state, seat)
    assert shown(believed, seat) == shown(live, seat)
    assert (live.game.features(believed.state, seat) == live.game.features(live.state, seat)).all()


def shown(live: LiveGame, seat: int) -> Json:
    return {**live.game.observe(live.state, seat), "pending": None, "have_chosen": None}  # of others that is not told


@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_what_is_told_does_not_depend_on_what_the_seat_cannot_know(players: int) -> None:
    """The believed game differs in every hidden card that could be another; its events are the same."""
    differing = 0
    for number, boards in enumerate(BOARDS[: number_of(compiled=4, plain=1)]):
        live = classic_game(players, 10 + number, boards[: max(players, 3)] if boards else None)
        subscribers = [Subscriber(live, seat) for seat in range(players)]
        for ply, seat in enumerate(play_on(live, seeded(number, players))):
            who = dict(live.game.decisions(live.state))[seat]
            subscribers[who].listen()
            if ply % number_of(compiled=17, plain=50) == 0:
                believed = subscribers[who].believed()
                differing += believed.deal.tobytes() != live.deal.tobytes()
                assert Teller(believed, who).news() == subscribers[who].told
    assert differing > 0


@pytest.mark.parametrize(("name", "players"), [("duel", 2), *table_sizes(2, 7, "classic")])
def test_no_event_names_what_the_seat_has_not_been_shown(name: str, players: int) -> None:
    for seed in range(number_of(compiled=1, plain=1)):
        live = LiveGame.new(name, ["?"] * players, seed=seed)
        seats = range(players)
        seen: list[set[str]] = [set() for _ in seats]
        tellers = [Teller(live, seat) for seat in seats]
        for _ in play_on(live, seeded(seed)):
            for seat in seats:
                news = tellers[seat].news()
                if news:
                    seen[seat] |= named(name, live.game.observe(live.state, seat))
                    assert named(name, [event for event in news if not is_laid_open(event)]) <= seen[seat]


def is_laid_open(event: Event) -> bool:
    """Whether this is about a hand that the Free City could not use: the other player sees it, but no view keeps it."""
    return event["type"] == "shown" or (event["type"] == "move" and "by" in event["move"])


def test_choices_are_told_when_the_turn_is_resolved_and_face_down_cards_to_their_owner() -> None:
    live = LiveGame.new("classic", ["?"] * 3, seed=3)
    tellers = {seat: Teller(live, seat) for seat in (0, 1, 2, None)}
    for teller in tellers.values():
        teller.news()
    for seat in (1, 2):
        live.play(next(move for move in live.legal_moves() if move["seat"] == seat and move["do"] == "discard"))
        assert all(teller.news() == [] for teller in tellers.values())
    live.play(next(move for move in live.legal_moves() if move["do"] == "build"))
    for viewer, teller in tellers.items():
        told = teller.news()
        assert [event["seat"] for event in told[:3]] == [1, 2, 0]
        assert [("card" in event["move"]) for event in told[:3]] == [viewer == 1, viewer == 2, True]
        assert [event["type"] for event in told[3:]] == ([] if viewer is None else ["hand"])


def test_a_hand_that_the_free_city_cannot_use_is_shown_to_the_other_player() -> None:
    found = 0
    for seed in range(number_of(compiled=15, plain=3)):
        live = LiveGame.new("classic", ["?"] * 2, seed=seed)
        tellers = [Teller(live, seat) for seat in (0, 1)]
        for _ in play_on(live, seeded(seed)):
            hands = game("classic").position(live.state)["hands"]
            for seat, teller in enumerate(tellers):
                for event in (event for event in teller.news() if event["type"] == "shown"):
                    found += 1
                    assert event["seat"] == 1 - seat
                    if live.state.phase == 0 and live.state.turn > 0:  # the hand has passed to this seat
                        assert set(event["cards"]) <= set(hands[seat])
    assert found > 0


# Either game


def test_a_move_that_is_taken_back_begins_the_story_anew() -> None:
    live = LiveGame.new("duel", ["?", "?"], seed=1)
    teller = Teller(live, 0)
    live.play(live.legal_moves()[0])
    first = teller.news()
    live.take_back()
    live.play(live.legal_moves()[1])
    again = teller.news()
    assert [event["type"] for event in again] == [event["type"] for event in first]
    assert again[-1]["move"] == live.moves[0] != first[-1]["move"]


def test_a_choice_that_is_withdrawn_before_it_was_told_leaves_no_trace() -> None:
    live = LiveGame.new("classic", ["?"] * 3, seed=1)
    teller = Teller(live, 0)
    teller.news()
    live.play(next(move for move in live.legal_moves() if move["seat"] == 1))
    assert teller.news() == []
    live.withdraw(1)
    assert teller.news() == []


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("classic", 2), ("classic", 3), ("classic", 5)])
def test_who_asks_after_every_move_is_told_the_same_as_who_asks_at_the_end(name: str, players: int) -> None:
    """Also when choices were withdrawn and made anew in another order."""
    live, rng = LiveGame.new(name, ["?"] * players, seed=21), seeded(21)
    told: dict[int | None, list[Event]] = {viewer: [] for viewer in (*range(players), None)}
    tellers = {viewer: Teller(live, viewer) for viewer in told}
    withdrawn = 0
    while not live.is_over:
        legal = live.legal_moves()
        live.play(legal[below(rng, len(legal))])
        for viewer, teller in tellers.items():
            told[viewer] += teller.news()
        withdrawn += below(rng, 4) == 0 and withdraws(live, live.moves[-1]["seat"])
    for viewer, events in told.items():
        assert events == Teller(live, viewer).news()
    assert (withdrawn > 0) == (name == "classic")


def withdraws(live: LiveGame, seat: int) -> bool:
    try:
        live.withdraw(seat)
    except MoveError:
        return False
    return True


# What docs/engines.md says

PAGE = (ROOT / "docs" / "engines.md").read_text()


def test_the_conversations_of_the_page_take_place() -> None:
    example = PAGE.split("## An example")[1]
    assert re.findall(r"```text\n(.*?)\n```", example, re.DOTALL) == ["\n".join(duel()), "\n".join(classic())]


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("classic", 3)])
def test_the_page_lists_every_field_of_a_view(name: str, seats: int) -> None:
    live = LiveGame.new(name, ["?"] * seats, seed=1)
    table = PAGE.split(f"view of {name} -->")[1].split("<!-- end -->")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == set(live.game.observe(live.state, 0))


@pytest.mark.parametrize(("name", "title"), [("duel", "Duel"), ("classic", "classic")])
def test_the_page_lists_every_event_and_its_fields(name: str, title: str) -> None:
    table = PAGE.split(f"### Events of {title}")[1].split("\n\n#")[0]
    listed: dict[str, set[str]] = {}
    for kind, fields in re.findall(r"^\| `(\w+)` \| (.*?) \|", table, re.MULTILINE):
        listed.setdefault(kind, {"type"}).update(re.findall(r"`(\w+)`", fields))
    told: dict[str, set[str]] = {}
    for number in range(number_of(compiled=12, plain=4)):
        for event in every_event(name, number):
            told.setdefault(event["type"], set()).update(event)
    del told["game"]
    assert told == listed if COMPILED else told.items() <= listed.items()


def every_event(name: str, number: int) -> list[Event]:
    """All that a random game tells."""
    if name == "duel":
        live = LiveGame.new(name, ["?", "?"], DUEL_RULES[number % 2], seed=number)
    else:
        live = classic_game(2, number, BOARDS[number % 4])
    for _ in play_on(live, seeded(number), builders=bool(number % 3)):
        pass
    return [event for seat in (0, 1) for event in Teller(live, seat).news()]
