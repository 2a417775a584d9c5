"""Scenarios for `test_growth.py`: each makes classic from a grown catalog and plays it."""

import json
import sys
from collections import Counter
from collections.abc import Callable
from itertools import islice

from tests.games.growth import Raw, entry, follow_by_events, grow_classic, is_pinned, play_at_random, tensors


def more_kinds(number: int) -> Callable[[Raw], None]:
    """Copies of a card become kinds of their own, until there are so many kinds."""

    def change(raw: Raw) -> None:
        missing = number - len(raw["cards"]) - len(raw["guilds"])
        for card in list(raw["cards"]):
            while missing > 0 and len(card["players"]) > 1:
                place = raw["cards"].index(card)
                own = {**card, "id": f"{card['id']}_{missing}", "players": [card["players"].pop()], "building": None}
                raw["cards"].insert(place, {key: value for key, value in own.items() if value is not None})
                missing -= 1
        assert missing == 0

    return change


def more_stages(effects: list[Raw]) -> Callable[[Raw], None]:
    """Every side of every board has five stages."""

    def change(raw: Raw) -> None:
        for board in raw["boards"]:
            for side in "AB":
                board[side] += [{"cost": {"coins": 1}, "effects": effects} for _ in range(5 - len(board[side]))]

    return change


def late_revival(raw: Raw) -> None:
    more_stages([{"type": "coins", "amount": 1}])(raw)
    entry(raw, "boards", "halikarnassos")["A"][4]["effects"] = [{"type": "revive"}]


def plays(change: Callable[[Raw], None]) -> None:
    grow_classic(change)
    ends = [state for seats in (2, 4) for state in play_at_random("classic", seats, 2)]
    print(len(ends), "games are over, with", max(int(city.stages) for state in ends for city in state.cities), "stages")


def every_effect_works() -> None:
    """Each effect that an item may have, given to it alone: what the city gains when it is built."""
    from tests.games.classic.test_growth import EFFECTS, REFUSED

    bearers = [(item, name) for item in REFUSED for name in EFFECTS if name not in REFUSED[item]]
    for item, name in bearers:
        assert name in what_comes_of(item, name), (item, name)
    print("every effect works:", len(bearers))


def what_comes_of(item: str, name: str) -> set[str]:
    """The effects that show in a city which has built the item."""
    from tests.games.classic.test_growth import with_effect
    from thauma.catalog import classic
    from thauma.games.classic import effects, scoring, setup, tables
    from thauma.games.classic.layout import Category, Phase, StateFields
    from thauma.kernel.records import blank

    tables.BOX = classic.parse(with_effect(item, name))
    tables.ITEMS[:] = tables._build_items()  # type: ignore[index] # kernels in plain Python see it
    tables.HAS_DISCOUNT[:] = [bool((row.price < tables.TRADE_PRICE).any()) for row in tables.ITEMS]
    vars(scoring)["COUNTING_CARDS"] = [n for n in range(tables.CARDS) if tables.ITEMS[n].points_per]
    deal, state = setup.blank_deal(), blank(StateFields)
    deal.players, deal.boards[:3] = 3, (2 * tables.WONDER_IDS.index("gizah"), 0, 2)
    setup.begin(state, deal)
    state.phase = Phase.TURN
    city = state.cities[0]
    effects.add_building(city, tables.CARD_IDS.index("stone_pit"))
    before, coins = sum(map(int, city.own)), int(city.coins)
    if item in tables.CARD_IDS:
        effects.add_building(city, tables.CARD_IDS.index(item))
        effects.gain(state, 0, tables.CARD_IDS.index(item))
    else:
        city.stages += 1
        effects.gain(state, 0, tables.FIRST_STAGE + int(city.board) * tables.MOST_STAGES)
    sheet = scoring.blank_sheet()
    scoring.fill_sheet(state, 0, sheet)
    counted = int(sheet[Category.COMMERCE] + sheet[Category.GUILDS])
    seen = {
        "produce": sum(map(int, city.own)) > before,
        "produce_choice": sum(map(int, city.own)) > before,
        "trade_discount": int(city.price[0, 0]) == 1,
        "shields": int(city.shields) == 1,
        "science": sum(map(int, city.symbols)) == 1,
        "science_choice": int(city.symbols_of_choice) == 1,
        "victory_points": int(city.wonder_points + city.civilian_points) == 3,
        "coins": int(city.coins) == coins + 4,
        "coins_per": int(city.coins) == coins + 1,
        "points_per": counted == 1,
    }
    return {name for name, shows in seen.items() if shows}


def beliefs_by_walking_alone(positions: int, most: int) -> None:
    """Samples that are all drawn in the way which is meant for when attempts fail: every possible deal and no other.

    So many positions for each number of players, with at most so many possible deals.
    """
    from tests.games.classic import test_secrets as secrets
    from tests.games.classic.facts import Facts
    from thauma.games import game
    from thauma.games.classic.belief import resample
    from thauma.kernel.rng import seeded

    resample.ATTEMPTS = 0
    sizes: list[int] = []
    for players in (2, 3):
        few_hidden = secrets.few_hidden(players, 300, ["halikarnassos"])
        cases = ((*case, secrets.all_arrangements(*case)) for case in few_hidden)
        for state, seat, age, possible in islice((c for c in cases if 1 < len(c[-1]) <= most), positions):
            draws = [game("classic").sample(state, seat, seeded(1, n)) for n in range(12 * len(possible))]
            assert {secrets.arrangement(Facts(draw), age) for draw in draws} == possible
            sizes.append(players)
    print("every possible deal and no other:", *sizes)


def add_set(raw: Raw) -> None:
    """A set of its own, its entries at the beginning of the file: cards of two ages, a guild and a board."""
    own: Raw = {"set": "harbour", "cost": {"coins": 1}}
    produce = {"type": "produce", "resources": {"clay": 1}, "for_sale": True}
    count = {"type": "points_per", "amount": 1, "per": ["brown"], "cities": ["self"]}
    shield, points = {"type": "shields", "amount": 1}, {"type": "victory_points", "amount": 3}
    quay = {**own, "id": "quay", "age": 1, "colour": "brown", "players": [3, 4, 6], "effects": [produce]}
    raw["cards"].insert(0, quay)
    raw["cards"].insert(0, {**own, "id": "pier", "age": 3, "colour": "red", "players": [3, 7], "effects": [shield]})
    raw["guilds"].insert(0, {**own, "id": "sailors_guild", "effects": [count]})
    stages = [{"cost": {"clay": 1}, "effects": [points]} for _ in range(5)]
    raw["boards"].insert(0, {"set": "harbour", "id": "karthago", "resource": "clay", "A": stages, "B": stages[:1]})


OWN = {"quay", "pier", "sailors_guild", "karthago"}
BOTH: Raw = {"sets": "base+harbour"}


def numbers() -> Raw:
    """The numbers by which records, nets and environments know what is in the base set."""
    from thauma.envs.classic.kit import KIT
    from thauma.games.classic import actions, tables
    from thauma.players.network import classic as net

    base_fields = [field for field in KIT.perfect.fields if not field.name.endswith("_added")]
    parts = (actions.act_of, actions.card_of, actions.payment_of)
    return {
        "cards": tables.CARD_IDS[: tables.BASE_CARDS],
        "boards": tables.WONDER_IDS[: tables.BASE_BOARDS // 2],
        "actions": [[int(part(action)) for part in parts] for action in range(actions.BASE_ACTIONS)],
        "layout": [(field.name, KIT.perfect.start(field.name), field.size) for field in base_fields],
        "wait": KIT.wait,
        "net": [net.INPUTS, net.ROWS, net.IN_HAND, net.IN_DISCARD_PILE, net.BUILD_FREE_ROW],
    }


def show_numbers() -> None:
    print(json.dumps(numbers()))


def show_numbers_with_a_set() -> None:
    grow_classic(add_set)
    show_numbers()


def actions_of_a_set_follow() -> None:
    """Every action says what it does with which card, and that leads back to it; one number is left free."""
    grow_classic(add_set)
    from thauma.games.classic import actions, tables

    for action in {*range(actions.ACTIONS)} - {actions.BASE_ACTIONS}:
        act, card, payment = actions.act_of(action), actions.card_of(action), actions.payment_of(action)
        assert actions.FIRST[act, card] + payment == action
        assert (card >= tables.BASE_CARDS) == (action > actions.BASE_ACTIONS)
    print("actions:", actions.BASE_ACTIONS, actions.ACTIONS)


def a_set_joins_only_where_it_is_named() -> None:
    grow_classic(add_set)
    from thauma.games import game
    from thauma.games.errors import BadOption
    from thauma.kernel.rng import seeded

    classic = game("classic")
    for rules in ({}, BOTH):
        for seats in (2, 3, 7):
            deals = [classic.setup(classic.deal(seeded(seed), seats, rules)) for seed in range(40)]
            seen = OWN & set(str(deals).replace("'", " ").split())
            assert seen == (OWN if rules else set()), (seats, seen)
            for setup in deals[:5]:
                assert classic.setup(classic.parse_setup(setup, seats, rules)) == setup
    chosen = [{"wonder": wonder, "side": "A"} for wonder in ("karthago", "gizah", "rhodos")]
    assert classic.setup(classic.deal(seeded(1), 3, {"boards": "chosen", **BOTH}, chosen))["boards"] == chosen
    for rules in ({"sets": "harbour"}, {"boards": "chosen", "sets": "base+leaders"}):
        try:
            classic.deal(seeded(1), 3, rules)
        except BadOption as error:
            print(error)
    ends = [
        state for seats in (2, 3, 7) for rules in ({}, BOTH) for state in play_at_random("classic", seats, 2, rules)
    ]
    print(len(ends), "games are over")


def beliefs_with_a_set() -> None:
    grow_classic(add_set)
    ends = [follow_by_events("classic", seats, 1, rules) for seats in (2, 3) for rules in ({}, BOTH)]
    print(len(ends), "games were followed")


def every_card_of_a_set_may_be_hidden() -> None:
    """At the first decision of three, 14 of the 15 cards that a seat does not hold were dealt: any of them."""
    grow_classic(add_set)
    from thauma.games import game
    from thauma.games.classic.deals import deck_of
    from thauma.kernel.rng import seeded

    classic, draws, times = game("classic"), 400, Counter[int]()
    state = classic.start(classic.deal(seeded(3), 3, BOTH))
    mine = {*state.dealt[0, 0].tolist()}
    for number in range(draws):
        believed = classic.sample(state, 0, seeded(4, number))
        assert {*believed.dealt[0, 0].tolist()} == mine
        times.update(believed.dealt[0, 1:3].ravel().tolist())
    unseen = deck_of(3, 0, 1).keys() - mine
    assert times.keys() == unseen
    shares = [times[card] / draws for card in unseen]
    print(len(unseen), "cards:", all(abs(share - 14 / 15) < 0.05 for share in shares))


def environment_with_a_set() -> None:
    grow_classic(add_set)
    from thauma.envs.driver import driver_of
    from thauma.envs.stepping import OVER
    from thauma.games.classic.tables import CARD_IDS, HAND

    driver, seen, plies = driver_of("classic", 3, BOTH, True), set(), 0
    base = len(CARD_IDS) - 3
    driver.deal()
    while driver.mover != OVER:
        player = driver.mover
        numbers, view = driver.observe(player), driver.game.observe(driver.state, player)
        for first, field in ((0, "hand"), (base, "hand_added")):
            held = [CARD_IDS[first + n] for n in numbers[driver.layout.where(field)].nonzero()[0]]
            assert {*held} == {*view["hand"]} & {*CARD_IDS[first : base if first == 0 else None]}
            seen |= {*held} & OWN
        assert (
            numbers[driver.layout.where("city_0_board")].sum()
            + numbers[driver.layout.where("city_0_board_added")].sum()
            == 1
        )
        legal = driver.mask(player).nonzero()[0]
        assert len(legal) == len(driver.game.legal(driver.state, driver.seat))
        driver.play(int(legal[-1 - plies % len(legal)]))
        plies += 1
    print("observed", *sorted(seen), HAND)


def at_once_with_a_set() -> None:
    """Whoever has nothing to decide waits by the same number as ever."""
    grow_classic(add_set)
    from thauma.envs import classic_v1

    env, waits = classic_v1.parallel_env(players=2, rules=BOTH), 0
    env.reset(seed=1)
    while env.agents:
        masks = {agent: env._mask(env.number[agent]) for agent in env.agents}
        waits += sum(int(mask[3354]) for mask in masks.values())
        env.step({agent: int(mask.argmax()) for agent, mask in masks.items()})
    print("waited", waits > 0, env.wait)


def pinned_with_a_set() -> None:
    grow_classic(add_set)
    print("pinned:", is_pinned("classic_v1", 3))


def tensors_with_a_set() -> None:
    grow_classic(add_set)
    print("tensors:", tensors("thauma_classic"), "|", tensors("thauma_classic", sets="base+harbour"))


SCENARIOS: dict[str, Callable[[], None]] = {
    "stages": lambda: plays(more_stages([{"type": "coins", "amount": 1}])),
    "late revival": lambda: plays(late_revival),
    "cards 121": lambda: plays(more_kinds(121)),
    "effects": every_effect_works,
    "walk": lambda: beliefs_by_walking_alone(positions=3, most=12),
    "short walk": lambda: beliefs_by_walking_alone(positions=1, most=3),
    "numbers": show_numbers,
    "numbers with a set": show_numbers_with_a_set,
    "actions": actions_of_a_set_follow,
    "deal from sets": a_set_joins_only_where_it_is_named,
    "beliefs with a set": beliefs_with_a_set,
    "hidden cards of a set": every_card_of_a_set_may_be_hidden,
    "environment with a set": environment_with_a_set,
    "at once with a set": at_once_with_a_set,
    "pinned": pinned_with_a_set,
    "tensors": tensors_with_a_set,
    "cards 129": lambda: plays(more_kinds(129)),
}

if __name__ == "__main__":
    SCENARIOS[sys.argv[1]]()
