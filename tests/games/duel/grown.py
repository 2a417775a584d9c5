"""Scenarios for `test_growth.py`: each makes Duel from a grown catalog and plays it."""

import json
import sys
from collections.abc import Callable
from typing import Any

from tests.games.growth import Raw, copies, entry, follow_by_events, grow_duel, is_pinned, play_at_random, tensors

EFFECTS: dict[str, Raw] = {
    "produce": {"resources": {"clay": 1}},
    "produce_choice": {"options": ["clay", "wood", "stone"]},
    "fixed_trade_price": {"resources": ["clay"], "price": 1},
    "shields": {"amount": 1},
    "science": {"symbol": "owl"},
    "victory_points": {"amount": 3},
    "coins": {"amount": 4},
    "coins_per": {"amount": 2, "per": "yellow"},
    "guild_coins": {"amount": 1, "per": ["brown"]},
    "guild_points": {"amount": 1, "per": ["brown"]},
    "opponent_loses_coins": {"amount": 3},
    "play_again": {},
    "destroy": {"colour": "brown"},
    "revive": {},
    "library": {"draw": 3},
    "resource_discount": {"amount": 2, "applies_to": "wonder"},
    "extra_shields": {"amount": 1, "applies_to": "red"},
    "grant_play_again": {"applies_to": "wonder"},
    "receive_opponent_trade_coins": {},
    "coins_on_chain_build": {"amount": 4},
    "points_per_token": {"amount": 3},
}
NOT_ON = {"wonder": {"guild_points"}, "token": {"guild_points"}, "card": set[str]()}  # the catalog refuses these


def effect(name: str) -> Raw:
    return {"type": name, **EFFECTS[name]}


def more_wonders(number: int) -> Callable[[Raw], None]:
    return lambda raw: copies(raw, "wonders", "pyramids", number - 12)


def more_cards(number: int) -> Callable[[Raw], None]:
    return lambda raw: copies(raw, "cards", "lumber_yard", number - 73)


def more_tokens(number: int) -> Callable[[Raw], None]:
    return lambda raw: copies(raw, "tokens", "philosophy", number - 10)


def plays(change: Callable[[Raw], None]) -> None:
    grow_duel(change)
    ends = play_at_random("duel", 2, 3)
    print(len(ends), "games are over", "and", {type(state.unseen_wonders).__name__ for state in ends}.pop())


def add_all_effects(raw: Raw) -> None:
    """A card, a wonder and a token with each effect."""
    raw["science_symbols"] += ["owl", "ant", "bee"]
    for name in EFFECTS:
        cost: Raw = {"coins": 1}
        colour = "brown" if name == "produce" else "yellow"
        card = {"id": f"card_{name}", "age": 1, "colour": colour, "cost": cost, "effects": [effect(name)]}
        raw["cards"].insert(0, card)
        for kind, table in (("wonder", "wonders"), ("token", "tokens")):
            if name not in NOT_ON[kind]:
                free = {} if kind == "token" else {"cost": cost}
                raw[table].append({"id": f"{kind}_{name}", **free, "effects": [effect(name)]})
    entry(raw, "wonders", "wonder_science")["effects"][0] = {"type": "science", "symbol": "ant"}
    entry(raw, "tokens", "token_science")["effects"][0] = {"type": "science", "symbol": "bee"}
    copies(raw, "cards", "card_science", 1)
    copies(raw, "wonders", "wonder_science", 1)


def every_effect_works() -> None:
    grow_duel(add_all_effects)
    for kind in ("card", "wonder", "token"):
        for name in EFFECTS:
            if name not in NOT_ON[kind]:
                seen = what_comes_of(kind, name)
                assert seen[name], (kind, name, seen)
                assert not any(seen[other] for other in seen if other not in (name, *ALONG_WITH.get(name, ())))
    print("every effect works")


ALONG_WITH = {"coins_per": ["coins"], "guild_coins": ["coins"], "produce": []}


def what_comes_of(kind: str, name: str) -> dict[str, bool]:
    """Which effects are seen after a card is built, a wonder is built or a token is taken."""
    from tests.games.duel.positions import lay_table
    from thauma.games.duel.layout import Phase
    from thauma.games.duel.tables import TOKEN_IDS
    from thauma.games.duel.turn import add_token

    thing = f"{kind}_{name}"
    pairs = {"card": ["card_science_0"], "wonder": [], "token": []}[kind] if name == "science" else []
    table = lay_table(
        offers=[thing] if kind == "card" else ["altar"],
        cities=[["tavern", *pairs], ["quarry", "clay_pool"]],
        wonders=[[thing] if kind == "wonder" else [], []],
        built=[["wonder_science_0"] if thing == "wonder_science" else [], []],
        discard=["baths"],
    )
    before, city = snapshot(table), table.state.cities[0]
    if kind == "card":
        table.play("build", thing)
    elif kind == "wonder":
        table.play("wonder", thing, "altar")
    else:
        add_token(table.state, TOKEN_IDS.index(thing))
    after = snapshot(table)
    phase = table.phase
    printed = sum(int(points) for points in city.points)
    symbol = bool(int(city.symbols)) if kind == "token" else phase == Phase.PROGRESS
    paid = 0 if kind == "token" else 1
    return {
        "produce": after["production"] > before["production"],
        "produce_choice": int(city.choices[0]) == 1,
        "fixed_trade_price": int(city.fixed_price) > 0,
        "shields": table.pawn == 1,
        "science": symbol,
        "victory_points": printed == 3,
        "coins": after["coins"] > before["coins"] - paid,
        "coins_per": name == "coins_per" and after["coins"] >= before["coins"] - paid + 2,
        "guild_coins": name == "guild_coins" and after["coins"] == before["coins"] - paid + 2,
        "guild_points": table.score(0)["guilds"] == 2,
        "opponent_loses_coins": after["opponent"] == before["opponent"] - 3,
        "play_again": phase == Phase.TURN and table.mover == 0,
        "destroy": phase == Phase.DESTROY,
        "revive": phase == Phase.REVIVE,
        "library": phase in (Phase.LIBRARY, Phase.DRAW_TOKENS),
        "resource_discount": int(city.waives_for_wonders) == 2,
        "extra_shields": int(city.red_bonus) == 1,
        "grant_play_again": int(city.wonders_play_again) == 1,
        "receive_opponent_trade_coins": int(city.takes_trade_coins) == 1,
        "coins_on_chain_build": int(city.chain_coins) == 4,
        "points_per_token": int(city.points_per_token) == 3,
    }


def snapshot(table: Any) -> dict[str, int]:
    own, other = table.state.cities[0], table.state.cities[1]
    return {"production": int(own.production), "coins": int(own.coins), "opponent": int(other.coins)}


def choices_wait_in_order() -> None:
    """A wonder destroys a card, revives one that brings a choice itself, and draws tokens: in that order."""

    def change(raw: Raw) -> None:
        printed = [effect("destroy"), effect("revive"), effect("library")]
        raw["wonders"].append({"id": "tower", "cost": {"coins": 1}, "effects": printed})

    grow_duel(change)
    from tests.games.duel.positions import lay_table

    table = lay_table(
        offers=["altar"], cities=[["workshop"], ["quarry"]], wonders=[["tower"], []], discard=["laboratory"]
    )
    table.play("wonder", "tower", "altar")
    seen = [table.phase.name]
    table.play("destroy", "quarry")
    seen.append(table.phase.name)
    table.play("revive", "laboratory")  # its symbol completes a pair, but the wonder's library came first
    seen.append(table.phase.name)
    table.play("library", sorted(table.legal("library") - {"philosophy", "agriculture"})[0])
    seen.append(table.phase.name)
    table.play("progress", sorted(table.legal("progress"))[0])
    print(*seen, table.phase.name, table.mover)


def choices_without_an_option_are_left_out() -> None:
    def change(raw: Raw) -> None:
        printed = [effect("destroy"), effect("revive"), effect("library")]
        raw["wonders"].append({"id": "tower", "cost": {"coins": 1}, "effects": printed})

    grow_duel(change)
    from tests.games.duel.positions import lay_table

    table = lay_table(offers=["altar"], wonders=[["tower"], []])
    table.play("wonder", "tower", "altar")
    print(table.phase.name)


def add_set(raw: Raw) -> None:
    """A set of its own, its entries at the beginning of the file: a brown card, a guild, a wonder and a token."""
    own: Raw = {"set": "harbour", "cost": {"coins": 1}}
    produce = {"type": "produce", "resources": {"clay": 1}}
    raw["cards"].insert(0, {**own, "id": "quay", "age": 1, "colour": "brown", "effects": [produce]})
    raw["cards"].insert(0, {**own, "id": "pier", "age": 2, "colour": "red", "effects": [effect("shields")]})
    raw["guilds"].insert(0, {**own, "id": "sailors_guild", "effects": [effect("guild_points")]})
    raw["wonders"].insert(0, {**own, "id": "lagoon", "effects": [effect("victory_points")]})
    raw["tokens"].insert(0, {"set": "harbour", "id": "sailing", "effects": [effect("victory_points")]})


def numbers() -> Raw:
    """The numbers by which records, nets and environments know what is in the base set."""
    from thauma.envs.duel.kit import KIT
    from thauma.games.duel import actions, tables
    from thauma.players.network import duel as net

    base_fields = [field for field in KIT.perfect.fields if not field.name.endswith("_added")]
    return {
        "cards": tables.CARD_IDS[: tables.BASE_CARDS],
        "wonders": tables.WONDER_IDS[: tables.BASE_WONDERS],
        "tokens": tables.TOKEN_IDS[: tables.BASE_TOKENS],
        "actions": [(int(actions.ACT[n]), int(actions.MEMBER[n])) for n in range(actions.BASE_ACTIONS)],
        "ranges": [actions.DRAFT, actions.PROGRESS, actions.LIBRARY, actions.REVIVE, actions.DESTROY, actions.STARTER],
        "layout": [(field.name, KIT.perfect.start(field.name), field.size) for field in base_fields],
        "net": [net.INPUTS, net.ROWS, net.FREE, net.UNSEEN, net.CITY_CARDS, net.STARTER_ROW],
    }


def show_numbers() -> None:
    print(json.dumps(numbers()))


def show_numbers_with_a_set() -> None:
    grow_duel(add_set)
    show_numbers()


def a_set_joins_only_where_it_is_named() -> None:
    grow_duel(add_set)
    from thauma.games import game
    from thauma.games.errors import BadOption
    from thauma.kernel.rng import seeded

    duel, seen = game("duel"), {}
    own = {"quay", "pier", "sailors_guild", "lagoon", "sailing"}
    for sets in ("base", "base+harbour"):
        rules = {} if sets == "base" else {"sets": sets}
        deals = [duel.setup(duel.deal(seeded(seed), 2, rules)) for seed in range(60)]
        seen[sets] = own & set(str(deals).replace("'", " ").split())
        for setup in deals[:5]:
            assert duel.setup(duel.parse_setup(setup, 2, rules)) == setup
    assert not seen["base"], seen
    assert seen["base+harbour"] == own, seen
    ends = [*play_at_random("duel", 2, 3), *play_at_random("duel", 2, 12, {"sets": "base+harbour"})]
    for rules in ({"sets": "harbour"}, {"sets": "base+pantheon"}):
        try:
            duel.deal(seeded(1), 2, rules)
        except BadOption as error:
            print(error)
    print(len(ends), "games are over")


def beliefs_with_a_set() -> None:
    grow_duel(add_set)
    ends = [follow_by_events("duel", 2, seed, {"sets": sets}) for seed in range(3) for sets in ("base", "base+harbour")]
    print(len(ends), "games were followed")


def features_with_a_set() -> None:
    """A game of the base has no number beyond those of the base; one of both sets has."""
    grow_duel(add_set)
    from thauma.games import game

    duel = game("duel")
    lengths = set()
    for sets, rules in (("base", {}), ("both", {"sets": "base+harbour"})):
        for state in play_at_random("duel", 2, 4, rules):
            described = duel.features(state, 0)
            lengths.add(len(described))
            added = described[-(3 * 7 + 5 + 5) :]  # three cards, a wonder and a token come last
            assert added.any() == (sets == "both")
    print("features:", *lengths)


def environment_with_a_set() -> None:
    grow_duel(add_set)
    from thauma.envs.driver import driver_of
    from thauma.envs.stepping import OVER
    from thauma.games.duel.tables import CARD_IDS

    driver, seen = driver_of("duel", None, {"sets": "base+harbour"}, True), set()
    for number in range(6):
        driver.rng[:] = number + 1
        driver.deal()
        while driver.mover != OVER:
            legal = driver.mask(driver.mover).nonzero()[0]
            numbers = driver.observe(0)
            view = driver.game.observe(driver.state, 0)
            for card in view["structure"]:
                code = int(numbers[driver.layout.where("slots")][card["slot"]])
                spelled = {74: "?", 75: "?guild"}.get(code) or CARD_IDS[code - 1 if code < 74 else code - 3]
                assert spelled == card["card"]
            mine = [CARD_IDS[73 + n] for n in numbers[driver.layout.where("mine_added")].nonzero()[0]]
            assert mine == sorted(
                {"quay", "pier", "sailors_guild"} & {*view["cities"][0]["buildings"]}, key=CARD_IDS.index
            )
            seen |= {*mine, *(n for n in ("lagoon",) if n in view["cities"][0]["wonders"])}
            driver.play(int(legal[number * 31 % len(legal)]))
    print("observed", *sorted(seen))


def endings_with_a_set() -> None:
    """Endings of the base are solved whatever else is in the catalog; those with other sets are unsolved."""
    grow_duel(add_set)
    from thauma.games import game
    from thauma.kernel.rng import below, seeded
    from thauma.players.endgame import NotAnEnding, is_small, solve

    duel, told = game("duel"), []
    for rules in ({}, {"sets": "base+harbour"}):
        rng = seeded(5)
        deal = duel.deal(rng, 2, rules)
        state = duel.start(deal)
        while state.age < 2 or int(state.present).bit_count() > 2 or state.phase != 1:
            choices = duel.legal(state, int(state.mover))
            duel.play(state, int(state.mover), choices[below(rng, len(choices))].action, deal)
            assert not duel.is_over(state)
        try:
            found = solve(state)
            told.append(f"{is_small(state)} {found is not None}")
        except NotAnEnding as error:
            told.append(f"{is_small(state)} {error}")
    print(*told)


def pinned_with_a_set() -> None:
    grow_duel(add_set)
    print("pinned:", is_pinned("duel_v1", None))


def tensors_with_a_set() -> None:
    grow_duel(add_set)
    print("tensors:", tensors("thauma_duel"), "|", tensors("thauma_duel", sets="base+harbour"))


SCENARIOS: dict[str, Callable[[], None]] = {
    **{f"wonders {n}": lambda n=n: plays(more_wonders(n)) for n in (13, 16, 32, 64)},  # type: ignore[misc]
    **{f"cards {n}": lambda n=n: plays(more_cards(n)) for n in (80, 129)},  # type: ignore[misc]
    **{f"tokens {n}": lambda n=n: plays(more_tokens(n)) for n in (11, 20)},  # type: ignore[misc]
    "effects": every_effect_works,
    "queue": choices_wait_in_order,
    "numbers": show_numbers,
    "numbers with a set": show_numbers_with_a_set,
    "deal from sets": a_set_joins_only_where_it_is_named,
    "beliefs with a set": beliefs_with_a_set,
    "features with a set": features_with_a_set,
    "environment with a set": environment_with_a_set,
    "endings with a set": endings_with_a_set,
    "pinned": pinned_with_a_set,
    "tensors": tensors_with_a_set,
    "no option": choices_without_an_option_are_left_out,
}

if __name__ == "__main__":
    SCENARIOS[sys.argv[1]]()
