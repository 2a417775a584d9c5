"""What the events say of coins, turns and conflicts: a log needs no rule to be written from them."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.modes import games, table_sizes
from tests.records.test_events import BOARDS, DUEL_RULES, classic_game, play_on
from thauma.catalog import classic as classic_box
from thauma.catalog.effects import Coins
from thauma.games.protocol import Event, Json
from thauma.kernel.rng import below, seeded
from thauma.records import LiveGame
from thauma.records.events import Teller

BOX = classic_box.load()
CARDS = {card.id: card for card in BOX.cards}
STAGES = {(board.id, side): board.stages(side) for board in BOX.boards for side in ("A", "B")}
BRINGS_COINS = (Coins, classic_box.CoinsPer)


def settled_turns(live: LiveGame, seed: int) -> Iterator[tuple[list[Event], Json, Json, dict[int, int]]]:
    """A random game, each time something has happened: what was told, both positions, and the price of each choice."""
    teller, rng = Teller(live, None), seeded(seed)
    teller.news()
    before, prices = live.game.observe(live.state, None), dict[int, int]()
    while not live.is_over:
        legal = live.legal_moves()
        move = legal[below(rng, len(legal))]
        prices[move["seat"]] = move["cost"]
        live.play(move)
        told = teller.news()
        if told:
            after = live.game.observe(live.state, None)
            yield told, before, after, prices
            before, prices = after, {}


def moves_of(told: list[Event]) -> list[Event]:
    return [event for event in told if event["type"] == "move"]


# Duel


def test_a_wonder_that_nobody_can_build_any_more_is_named_once() -> None:
    named = 0
    for seed in range(games(compiled=40, plain=2)):
        live = LiveGame.new("duel", ["?", "?"], {}, seed)
        for told, before, after, _ in settled_turns(live, seed):
            (event,) = moves_of(told)
            gone = {wonder for city in before["cities"] for wonder in city["wonders"]}
            gone -= {wonder for city in after["cities"] for wonder in [*city["wonders"], *city["wonders_built"]]}
            assert {event["leaves"]} == gone if "leaves" in event else not gone
            named += "leaves" in event
    assert named or games(compiled=40, plain=2) < 40


@pytest.mark.parametrize("rules", DUEL_RULES)
def test_a_move_of_duel_tells_its_price(rules: dict[str, str]) -> None:
    for seed in range(games(compiled=6, plain=1)):
        live = LiveGame.new("duel", ["?", "?"], rules, seed)
        for told, before, after, prices in settled_turns(live, seed):
            (event,) = moves_of(told)
            seat, do = event["seat"], event["move"]["do"]
            if do in ("build", "wonder"):
                assert event["coins"] == -prices[seat]
            elif do == "discard":
                assert event["coins"] == after["cities"][seat]["coins"] - before["cities"][seat]["coins"] > 0
            else:
                assert "coins" not in event


def test_a_chain_of_duel_is_named() -> None:
    chains = 0
    for seed in range(games(compiled=8, plain=3)):
        live = LiveGame.new("duel", ["?", "?"], seed=seed)
        for told, before, _, _ in settled_turns(live, seed):
            (event,) = moves_of(told)
            if event["move"]["do"] == "build":
                (laid,) = [laid for laid in before["structure"] if laid["card"] == event["move"]["card"]]
                assert event["chain"] == laid["bills"][event["seat"]]["chain"]
                chains += event["chain"] is not None
    assert chains > 0


def test_a_wonder_that_brings_another_turn_says_so() -> None:
    again = 0
    for seed in range(games(compiled=12, plain=3)):
        live = LiveGame.new("duel", ["?", "?"], seed=seed)
        waiting: Event | None = None  # a wonder whose choices are still to be made
        for told, _, after, _ in settled_turns(live, seed):
            (event,) = moves_of(told)
            waiting = event if event["move"]["do"] == "wonder" else waiting
            closed = after["phase"] in ("turn", "starter", "over")
            if waiting and closed:
                another_age = any(other["type"] == "age" for other in told)
                follows = after["pending"] == [waiting["seat"]] and after["phase"] == "turn" and not another_age
                assert waiting["again"] == follows
                again += follows
                waiting = None
    assert again > 0


# Classic


@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_a_move_of_classic_tells_its_age_turn_and_price(players: int) -> None:
    for seed in range(games(compiled=3, plain=1)):
        live = classic_game(players, seed, (BOARDS[seed % 4] or ["gizah"])[: max(players, 3)])
        for told, before, _, prices in settled_turns(live, seed):
            for event in moves_of(told):
                assert (event["age"], event["turn"]) == (before["age"], before["turn"])
                if "paid" in event:
                    assert event["coins"] == -prices[event["seat"]] == -sum(share["coins"] for share in event["paid"])
                    neighbours = {
                        (event["seat"] + 1) % len(before["cities"]),
                        (event["seat"] - 1) % len(before["cities"]),
                    }
                    assert {share["seat"] for share in event["paid"]} <= {*neighbours, None}
                if event["move"]["do"] == "stage":
                    assert event["stage"] == before["cities"][event["seat"]]["stages"] + 1


@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_all_coins_of_a_turn_are_accounted_for(players: int) -> None:
    """What a treasury gained or lost is what was told, but for the income of what was built."""
    exact = 0
    for seed in range(games(compiled=3, plain=1)):
        live = LiveGame.new("classic", ["?"] * players, seed=seed)
        for told, before, after, _ in settled_turns(live, seed):
            for seat, (old, new) in enumerate(zip(before["cities"], after["cities"], strict=True)):
                rest = new["coins"] - old["coins"] - told_change(moves_of(told), seat)
                built = [event for event in moves_of(told) if event["seat"] == seat]
                assert rest >= 0
                if not any(brings_coins(event, old) for event in built):
                    assert rest == 0
                    exact += 1
    assert exact > 0


def told_change(moves: list[Event], seat: int) -> int:
    """What the events of a turn say of a treasury: own moves, and what the neighbours paid."""
    own = sum(event["coins"] for event in moves if event["seat"] == seat)
    shares = [share for event in moves for share in event.get("paid", ())]
    return int(own + sum(share["coins"] for share in shares if share["seat"] == seat))


def brings_coins(event: Event, city: Json) -> bool:
    if event["move"]["do"] == "discard":
        return False
    staged = event["move"]["do"] == "stage"
    item: Any = STAGES[city["wonder"], city["side"]][event["stage"] - 1] if staged else CARDS[event["move"]["card"]]
    return any(isinstance(effect, BRINGS_COINS) for effect in item.effects)


def test_a_chain_of_classic_is_named() -> None:
    chains = 0
    for seed in range(games(compiled=6, plain=2)):
        live = LiveGame.new("classic", ["?"] * 3, seed=seed)
        for told, before, _, _ in settled_turns(live, seed):
            for event in moves_of(told):
                if event["move"]["do"] == "build" and event["chain"] is not None:
                    assert event["chain"] in CARDS[event["move"]["card"]].free_with
                    assert event["chain"] in before["cities"][event["seat"]]["buildings"]
                    assert event["paid"] == []
                    chains += 1
    assert chains > 0


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_account_of_a_move_is_the_same_for_all(players: int) -> None:
    """Whoever doesn't see the card sees all the rest."""
    live = LiveGame.new("classic", ["?"] * players, seed=11)
    for _ in play_on(live, seeded(11)):
        pass
    viewers = (*range(players), None)
    accounts = [[without_card(event) for event in moves_of(Teller(live, viewer).news())] for viewer in viewers]
    assert all(told == accounts[0] for told in accounts)


def without_card(event: Event) -> Event:
    if event["move"]["do"] in ("build", "build_free", "revive"):
        return event
    return {**event, "move": {field: value for field, value in event["move"].items() if field != "card"}}


@pytest.mark.parametrize("players", table_sizes(2, 7))
def test_the_conflicts_are_told_to_all_when_an_age_ends(players: int) -> None:
    for seed in range(games(compiled=2, plain=1)):
        live = LiveGame.new("classic", ["?"] * players, seed=seed)
        ages = []
        for told, _, after, _ in settled_turns(live, seed):
            for event in (event for event in told if event["type"] == "conflicts"):
                ages.append(event["age"])
                assert event["tokens"] == [city["conflicts_by_age"][event["age"] - 1] for city in after["cities"]]
                assert event["shields"] == [city["shields"] for city in after["cities"]]
        assert ages == [1, 2, 3]
