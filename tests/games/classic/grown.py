"""Scenarios for `test_growth.py`: each makes classic from a grown catalog and plays it."""

import sys
from collections.abc import Callable
from itertools import islice

from tests.games.growth import Raw, entry, grow_classic, play_at_random


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
    from thauma.games.classic.layout import Category, Phase

    tables.BOX = classic.parse(with_effect(item, name))
    tables.ITEMS[:] = tables._build_items()  # type: ignore[index] # kernels in plain Python see it
    tables.HAS_DISCOUNT[:] = [bool((row.price < tables.TRADE_PRICE).any()) for row in tables.ITEMS]
    vars(scoring)["COUNTING_CARDS"] = [n for n in range(tables.CARDS) if tables.ITEMS[n].points_per]
    deal, state = setup.blank_deal(), setup.blank_state()
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
            assert {secrets.arrangement(secrets.Facts(draw), age) for draw in draws} == possible
            sizes.append(players)
    print("every possible deal and no other:", *sizes)


SCENARIOS: dict[str, Callable[[], None]] = {
    "stages": lambda: plays(more_stages([{"type": "coins", "amount": 1}])),
    "late revival": lambda: plays(late_revival),
    "cards 121": lambda: plays(more_kinds(121)),
    "effects": every_effect_works,
    "walk": lambda: beliefs_by_walking_alone(positions=3, most=12),
    "short walk": lambda: beliefs_by_walking_alone(positions=1, most=3),
    "cards 129": lambda: plays(more_kinds(129)),
}

if __name__ == "__main__":
    SCENARIOS[sys.argv[1]]()
