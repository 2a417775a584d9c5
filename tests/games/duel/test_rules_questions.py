"""The points on which rulebooks disagree or are silent: one test for each answer (see docs/rules-questions.md)."""

from typing import Any

import pytest

from tests.games.duel.positions import BOX, GAME, Ids, Table, lay_table, new_table
from tests.modes import games
from thauma.games.duel.layout import Phase
from thauma.games.errors import IllegalMove
from thauma.kernel.rng import below, seeded

TOKENS = [token.id for token in BOX.tokens]
OTHER = {0: 1, 1: 0}


def refuses(table: Table, do: str, *ids: str | int) -> bool:
    before = table.state.tobytes()
    with pytest.raises(IllegalMove):
        GAME.encode(table.state, table.move(do, *ids))
    return bool(before == table.state.tobytes())


@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("last_taker", [0, 1])
def test_a1_centred_pawn_last_player_begins(age: int, last_taker: int) -> None:
    table = lay_table(age=age, left=1, mover=last_taker)
    table.play("discard", *table.legal("discard"))
    assert table.phase == Phase.TURN
    assert GAME.pending(table.state) == (last_taker,)
    assert GAME.position(table.state)["age"] == age + 1
    assert table.legal("starter") == set()

    table = lay_table(age=age, left=1, mover=last_taker, last_player_chooses=True)
    table.play("discard", *table.legal("discard"))
    assert GAME.pending(table.state) == (last_taker,)
    assert table.kinds() == {"starter"}
    assert table.legal("starter") == {0, 1}
    table.play("starter", OTHER[last_taker])
    assert GAME.pending(table.state) == (OTHER[last_taker],)


@pytest.mark.parametrize(
    ("wonder", "doomed", "safe", "resource", "amount"),
    [
        ("statue_of_zeus", "shelf_quarry", ["press", "tavern"], "stone", 2),
        ("circus_maximus", "glassworks", ["clay_pool", "tavern"], "glass", 1),
    ],
)
def test_a2_destroyed_card_goes_to_the_discard_pile(
    wonder: str, doomed: str, safe: list[str], resource: str, amount: int
) -> None:
    table = lay_table(offers=["altar", "baths"], wonders=[[wonder], []], cities=[[], [doomed, *safe]])
    assert table.prices(0)[resource] == 2 + amount
    table.play("wonder", wonder, "altar")
    assert table.legal("destroy") == {doomed}
    table.play("destroy", doomed)
    assert table.city(1)["buildings"] == sorted(safe)
    assert table.discard_pile() == [doomed]
    assert resource not in GAME.observe(table.state, 1)["cities"][1]["production"]
    assert table.prices(0)[resource] == 2
    assert sum(table.state.cities[1].colours) == len(safe)

    table = lay_table(age=2, wonders=[[], ["mausoleum"]], discard=[doomed], mover=1)
    table.play("wonder", "mausoleum", sorted(table.legal("discard"))[0])
    table.play("revive", doomed)
    assert table.city(1)["buildings"] == [doomed]
    assert GAME.observe(table.state, 1)["cities"][1]["production"] == {resource: amount}


def test_a3_mausoleum_takes_from_the_whole_discard_pile() -> None:
    table = lay_table(
        age=1,
        offers=["altar", "baths", "tavern", "theater", "workshop"],
        cities=[[], ["clay_pool"]],
        wonders=[["statue_of_zeus", "mausoleum"], ["pyramids"]],
    )
    table.play("discard", "altar")  # by seat 0
    table.play("discard", "baths")  # by seat 1
    table.play("wonder", "statue_of_zeus", "tavern")
    table.play("destroy", "clay_pool")
    table.play("wonder", "pyramids", "theater")
    table.play("wonder", "mausoleum", "workshop")
    assert table.kinds() == {"revive"}
    assert table.legal("revive") == {"altar", "baths", "clay_pool"}
    in_the_box = {card.id for card in BOX.cards if card.age == 1} - set(GAME.setup(table.deal)["ages"][0])
    assert len(in_the_box) == 3
    for card in {"tavern", "theater", "workshop", *in_the_box} - {"clay_pool"}:
        assert refuses(table, "revive", card)


def test_a4_mausoleum_must_build_if_the_pile_is_not_empty() -> None:
    table = lay_table(offers=["altar", "baths"], wonders=[["mausoleum"], []], discard=["tavern"])
    table.play("wonder", "mausoleum", "altar")
    assert GAME.pending(table.state) == (0,)
    assert table.moves() == [{"seat": 0, "do": "revive", "card": "tavern", "cost": 0}]
    table.play("revive", "tavern")
    assert table.discard_pile() == []
    assert GAME.pending(table.state) == (1,)

    table = lay_table(offers=["altar", "baths"], wonders=[["mausoleum"], []])
    table.play("wonder", "mausoleum", "altar")
    assert table.phase == Phase.TURN
    assert GAME.pending(table.state) == (1,)


@pytest.mark.parametrize("board", [["economy", "law", "masonry", "strategy", "urbanism"], ["theology"]])
def test_a5_progress_token_must_be_taken(board: list[str]) -> None:
    table = lay_table(age=2, offers=["school", "forum"], cities=[["apothecary"], []], board=board)
    table.play("build", "school")
    assert GAME.pending(table.state) == (0,)
    assert table.kinds() == {"progress"}
    assert table.legal("progress") == set(board)
    assert len(table.moves()) == len(board)
    table.play("progress", board[0])
    assert table.city(0)["progress"] == [board[0]]
    assert GAME.position(table.state)["progress_board"] == sorted(board[1:])
    assert GAME.pending(table.state) == (1,)


def test_a6_urbanism_pays_for_chains_only() -> None:
    table = lay_table(age=2, offers=["aqueduct", "brewery"], cities=[["baths"], []], tokens=[["urbanism"], []])
    table.play("build", "aqueduct")
    assert table.coins(0) == 50 + 4

    table = lay_table(age=1, offers=["altar"], tokens=[["urbanism"], []])
    table.play("build", "altar")  # it costs nothing, but by no chain
    assert table.coins(0) == 50

    table = lay_table(age=2, offers=["glass_blower"], tokens=[["urbanism"], []])
    table.play("build", "glass_blower")
    assert table.coins(0) == 50


@pytest.mark.parametrize("city", [[], ["baths"]])
def test_a6_urbanism_pays_nothing_for_a_revived_card(city: list[str]) -> None:
    table = lay_table(
        age=2,
        offers=["brewery"],
        cities=[[*city, "brickyard", "press"], []],
        discard=["aqueduct"],
        tokens=[["urbanism"], []],
        wonders=[["mausoleum"], []],
    )
    cost = table.cost("wonder", "mausoleum")
    assert cost == 4  # two glass
    table.play("wonder", "mausoleum", "brewery")
    table.play("revive", "aqueduct")
    assert table.coins(0) == 50 - cost


@pytest.mark.parametrize(("yellow", "coins"), [([], 1), (["tavern", "forum"], 3)])
def test_a7_lighthouse_counts_itself(yellow: list[str], coins: int) -> None:
    table = lay_table(age=3, offers=["lighthouse"], cities=[[*yellow, "brickyard", "glassworks"], ["clay_reserve"]])
    assert table.cost("build", "lighthouse") == 0
    table.play("build", "lighthouse")
    assert table.coins(0) == 50 + coins


@pytest.mark.parametrize(("coins", "points"), [((11, 8), 3), ((8, 11), 3), ((2, 2), 0), ((12, 0), 4)])
@pytest.mark.parametrize("owner", [0, 1])
def test_a8_moneylenders_count_complete_sets_of_three(coins: tuple[int, int], points: int, owner: int) -> None:
    cities: list[list[str]] = [[], []]
    cities[owner].append("moneylenders_guild")
    table = lay_table(age=1, cities=cities, coins=coins)
    assert table.score(owner)["guilds"] == points
    assert table.score(OTHER[owner])["guilds"] == 0


def test_a8_moneylenders_bring_no_coins_when_built() -> None:
    table = lay_table(age=3, offers=["moneylenders_guild"], cities=[["sawmill", "shelf_quarry"], []], coins=(9, 30))
    table.play("build", "moneylenders_guild")
    assert (table.coins(0), table.coins(1)) == (9, 30)


@pytest.mark.parametrize("yellow", ["forum", "caravansery", "customs_house", "clay_reserve", "tavern"])
def test_a9_yellow_cards_never_raise_the_price(yellow: str) -> None:
    table = lay_table(age=2, offers=[yellow] if yellow not in ("clay_reserve", "tavern") else [], mover=1)
    if yellow in table.legal("build"):
        table.play("build", yellow)
    else:
        table.give(1, yellow)
    assert table.prices(0) == dict.fromkeys(["clay", "wood", "stone", "glass", "papyrus"], 2)


@pytest.mark.parametrize("wonder", ["great_lighthouse", "piraeus"])
def test_a9_yellow_cards_and_wonders_never_raise_the_price(wonder: str) -> None:
    table = lay_table(age=2, offers=["shelf_quarry", "drying_room"], wonders=[[], [wonder]], mover=1)
    table.play("wonder", wonder, "drying_room")
    assert table.prices(0) == {"clay": 2, "wood": 2, "stone": 2, "glass": 2, "papyrus": 2}
    if table.mover == 0:
        table.play("discard", sorted(table.legal("discard") - {"shelf_quarry"})[0])
    table.play("build", "shelf_quarry")
    assert table.prices(0) == {"clay": 2, "wood": 2, "stone": 4, "glass": 2, "papyrus": 2}


def test_a9_grey_cards_raise_the_price() -> None:
    table = lay_table(age=2, offers=["drying_room"], cities=[[], ["press"]], mover=1)
    table.play("build", "drying_room")
    assert table.prices(0)["papyrus"] == 4
    assert table.prices(1)["papyrus"] == 2


@pytest.mark.parametrize(
    ("cities", "coins", "totals", "winners"),
    [
        ((["altar", "theater"], ["palace"]), (3, 2), [7, 7], [1]),  # 6 blue + 1 for coins, 7 blue
        ((["palace"], ["altar", "theater"]), (0, 5), [7, 7], [0]),
        ((["altar"], ["theater"]), (3, 3), [4, 4], [0, 1]),
        ((["altar"], ["theater"]), (3, 6), [4, 5], [1]),
        ((["altar"], ["theater"]), (9, 5), [6, 4], [0]),
        (([], []), (2, 2), [0, 0], [0, 1]),
    ],
)
def test_a10_tie_on_blue_points_is_shared(
    cities: tuple[Ids, Ids], coins: tuple[int, int], totals: list[int], winners: list[int]
) -> None:
    table = lay_table(age=3, left=1, cities=cities, coins=(coins[0], coins[1] - 2), mover=1)
    table.play("discard", *table.legal("discard"))  # for two coins
    result = GAME.result(table.state)
    assert result is not None
    assert [sheet["total"] for sheet in result["scores"]] == totals
    assert (result["winners"], result["by"]) == (winners, "points")


def test_a11_shipowners_count_brown_and_grey_in_one_city() -> None:
    """4 brown and 1 grey against 3 brown and 3 grey (the box has four grey cards in all): 6, not 4 + 3."""
    mine = ["lumber_yard", "clay_pool", "quarry", "clay_pit", "glassworks"]
    theirs = ["sawmill", "brickyard", "press", "glass_blower", "drying_room", "shelf_quarry"]
    greens = ["workshop", "apothecary", "scriptorium", "pharmacist"]
    table = lay_table(age=3, offers=["shipowners_guild"], cities=[[*mine, *greens], theirs])
    table.play("build", "shipowners_guild")  # papyrus at 4
    assert table.coins(0) == 50 - 4 + 6
    assert table.score(0)["guilds"] == 6
    assert table.score(1)["guilds"] == 0


def test_a11_shipowners_do_not_add_the_best_of_each_colour() -> None:
    mine = ["lumber_yard", "clay_pool", "quarry", "clay_pit"]
    theirs = ["sawmill", "brickyard", "glassworks", "press", "glass_blower", "drying_room"]
    table = lay_table(age=3, offers=["shipowners_guild"], cities=[mine, theirs])
    table.play("build", "shipowners_guild")  # glass and papyrus at 4
    assert table.coins(0) == 50 - 8 + 6
    assert table.score(0)["guilds"] == 6


def places_shown(view: Any) -> set[str]:
    """Every string in a view, keys and the list of what is still unseen left out."""
    if isinstance(view, dict):
        return set().union(*(places_shown(value) for key, value in view.items() if key != "unseen"))
    if isinstance(view, list | tuple):
        return set().union(*map(places_shown, view))
    return {view} if isinstance(view, str) else set()


@pytest.mark.parametrize("seed", range(games(6, 2)))
def test_a12_removed_cards_stay_unseen_in_the_box(seed: int) -> None:
    table = new_table(seed)
    ages = GAME.setup(table.deal)["ages"]
    guilds = {guild.id for guild in BOX.guilds}
    assert [len(set(age)) for age in ages] == [20, 20, 20]
    assert [len(guilds & set(age)) for age in ages] == [0, 0, 3]
    removed = {card.id for card in BOX.cards} - set().union(*ages)
    assert len(removed) == 13  # three of each age, four guilds
    rng = seeded(seed, 1)
    while not GAME.is_over(table.state):
        moves = table.moves()
        named = {move.get("card") for move in moves}
        assert not named & removed
        for seat in (0, 1, None):
            assert not places_shown(GAME.observe(table.state, seat)) & removed
        chosen = moves[below(rng, len(moves))]
        action = GAME.encode(table.state, {key: value for key, value in chosen.items() if key != "cost"})
        GAME.play(table.state, table.mover, action, table.deal)
    assert not places_shown(GAME.position(table.state)) & removed


def test_a13_discard_pile_is_public() -> None:
    table = lay_table(offers=["altar", "baths", "tavern"])
    table.play("discard", "altar")
    table.play("discard", "tavern")
    for seat in (0, 1, None):
        assert GAME.observe(table.state, seat)["discard"] == ["altar", "tavern"]


@pytest.mark.parametrize("builder", [0, 1])
@pytest.mark.parametrize("owner_of_eighth", [0, 1])
def test_a14_eighth_wonder_leaves_at_once(builder: int, owner_of_eighth: int) -> None:
    """The seventh is The Mausoleum, whose choice is pending when the eighth has already left."""
    rest = ["appian_way", "colossus", "great_lighthouse", "hanging_gardens", "pyramids", "sphinx"]
    unbuilt: list[list[str]] = [[], []]
    unbuilt[builder].append("mausoleum")
    unbuilt[owner_of_eighth].append("temple_of_artemis")
    built = [rest[: 4 - len(unbuilt[0])], rest[4 - len(unbuilt[0]) :]]
    table = lay_table(offers=["altar", "baths"], wonders=unbuilt, built=built, discard=["tavern"], mover=builder)
    assert [table.city(seat)["wonders"] for seat in (0, 1)] == unbuilt
    table.play("wonder", "mausoleum", "altar")
    assert table.phase == Phase.REVIVE
    assert [table.city(seat)["wonders"] for seat in (0, 1)] == [[], []]
    assert sum(len(table.city(seat)["wonders_built"]) for seat in (0, 1)) == 7
    table.play("revive", "tavern")
    for seat in (OTHER[builder], builder):
        assert (table.mover, table.legal("wonder")) == (seat, set())
        assert refuses(table, "wonder", "temple_of_artemis", "baths")
        table.play("discard", sorted(table.legal("discard") - {"baths"})[0])


@pytest.mark.parametrize("token", TOKENS)
def test_a15_only_law_carries_a_symbol(token: str) -> None:
    table = lay_table(age=2, offers=["school"], cities=[["apothecary"], []], board=[token])
    table.play("build", "school")
    table.play("progress", token)
    symbols = GAME.observe(table.state, 0)["cities"][0]["symbols"]
    assert symbols == (["scales", "wheel"] if token == "law" else ["wheel"])


FIVE_SYMBOLS = ["apothecary", "workshop", "scriptorium", "pharmacist", "academy"]


@pytest.mark.parametrize("source", ["board", "library"])
def test_a15_law_as_sixth_symbol_wins(source: str) -> None:
    if source == "board":
        table = lay_table(age=2, offers=["school", "forum"], cities=[FIVE_SYMBOLS, []], board=["law", "economy"])
        table.play("build", "school")
        table.play("progress", "law")
    else:
        table = lay_table(
            age=2, cities=[FIVE_SYMBOLS, []], wonders=[["great_library"], []], box=["law", "economy", "masonry"]
        )
        table.play("wonder", "great_library", sorted(table.legal("discard"))[0])
        table.play("library", "law")
    assert GAME.is_over(table.state)
    assert GAME.pending(table.state) == ()
    result = GAME.result(table.state)
    assert result is not None
    assert (result["winners"], result["by"]) == ([0], "science")


def test_a16_theology_is_for_later_wonders_and_never_twice() -> None:
    table = lay_table(offers=["altar", "baths", "tavern"], wonders=[["pyramids"], []], tokens=[["theology"], []])
    table.play("wonder", "pyramids", "altar")
    assert table.mover == 0
    table.play("discard", "baths")
    assert table.mover == 1

    table = lay_table(offers=["altar", "baths", "tavern"], wonders=[["sphinx"], []], tokens=[["theology"], []])
    table.play("wonder", "sphinx", "altar")
    assert table.mover == 0
    table.play("discard", "baths")
    assert table.mover == 1


def test_a16_theology_does_nothing_for_wonders_built_before() -> None:
    table = lay_table(
        age=2, offers=["school"], cities=[["apothecary"], []], built=[["pyramids"], []], board=["theology"]
    )
    table.play("build", "school")
    table.play("progress", "theology")
    assert table.mover == 1

    table = lay_table(age=2, wonders=[["great_library"], []], box=["theology", "law", "economy"])
    table.play("wonder", "great_library", sorted(table.legal("discard"))[0])
    table.play("library", "theology")
    assert table.mover == 1
