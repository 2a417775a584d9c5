"""Each stage of each board: what it costs and what it brings, typed from the boards."""

from typing import Any

import pytest

from tests.games.classic.positions import BOX, Table, three
from thauma.games.classic.game import GAME
from thauma.games.classic.tables import by_subset

W, S, C, R, G, T, P = "wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"
RAW = {"wood", "stone", "clay", "ore"}
# board -> its resource and, for each stage, its cost and what it brings
STAGES: dict[str, tuple[str, list[tuple[list[str], dict[str, Any]]]]] = {
    "rhodos A": (R, [([W, W], {"points": 3}), ([C, C, C], {"shields": 2}), ([R, R, R, R], {"points": 7})]),
    "rhodos B": (
        R,
        [
            ([S, S, S], {"shields": 1, "points": 3, "coins": 3}),
            ([R, R, R, R], {"shields": 1, "points": 4, "coins": 4}),
        ],
    ),
    "alexandria A": (G, [([S, S], {"points": 3}), ([R, R], {"makes": RAW}), ([G, G], {"points": 7})]),
    "alexandria B": (G, [([C, C], {"makes": RAW}), ([W, W], {"makes": {G, T, P}}), ([S, S, S], {"points": 7})]),
    "ephesos A": (P, [([S, S], {"points": 3}), ([W, W], {"coins": 9}), ([P, P], {"points": 7})]),
    "ephesos B": (
        P,
        [
            ([S, S], {"points": 2, "coins": 4}),
            ([W, W], {"points": 3, "coins": 4}),
            ([P, T, G], {"points": 5, "coins": 4}),
        ],
    ),
    "babylon A": (C, [([C, C], {"points": 3}), ([W, W, W], {"symbols": 1}), ([C, C, C, C], {"points": 7})]),
    "babylon B": (C, [([C, T], {"points": 3}), ([W, W, G], {}), ([C, C, C, P], {"symbols": 1})]),
    "olympia A": (W, [([W, W], {"points": 3}), ([S, S], {}), ([R, R], {"points": 7})]),
    "olympia B": (W, [([W, W], {"prices": [1, 1, 2, 2]}), ([S, S], {"points": 5}), ([R, R, T], {})]),
    "halikarnassos A": (T, [([C, C], {"points": 3}), ([R, R, R], {}), ([T, T], {"points": 7})]),
    "halikarnassos B": (T, [([R, R], {"points": 2}), ([C, C, C], {"points": 1}), ([G, T, P], {})]),
    "gizah A": (S, [([S, S], {"points": 3}), ([W, W, W], {"points": 5}), ([S, S, S, S], {"points": 7})]),
    "gizah B": (
        S,
        [
            ([W, W], {"points": 3}),
            ([S, S, S], {"points": 5}),
            ([C, C, C], {"points": 5}),
            ([S, S, S, S, P], {"points": 7}),
        ],
    ),
}
CASES = [(board, number) for board, (_, stages) in STAGES.items() for number in range(len(stages))]


def ready(board: str, number: int, short: int = 0) -> Table:
    """A city that has just what the next stage costs, but for `short` units; its neighbours sell none of it."""
    resource, stages = STAGES[board]
    missing = list(stages[number][0])
    if resource in missing:
        missing.remove(resource)
    del missing[:short]
    table = three(board, *others(board, stages[number][0]), stages=[number], age=1, coins=[0, 0, 0])
    table.state.cities[0].own[:] = by_subset({resource: 1})  # without what earlier stages produce
    for name in missing:
        table.state.cities[0].own[:] += by_subset({name: 1})
    return table


def others(board: str, needed: list[str]) -> list[str]:
    """Two neighbours whose boards give nothing that the stage needs."""
    wonder = board.split()[0]
    return [f"{b.id} A" for b in BOX.boards if b.id != wonder and b.resource not in needed][:2]


def test_the_table_lists_every_board() -> None:
    assert set(STAGES) == {f"{board.id} {side}" for board in BOX.boards for side in "AB"}
    for board in BOX.boards:
        assert STAGES[f"{board.id} A"][0] == board.resource


@pytest.mark.parametrize(("board", "number"), CASES)
def test_a_stage_costs_what_the_board_says(board: str, number: int) -> None:
    assert ready(board, number).stage_payments(0) == [[0, 0]]
    wanted = [name for name in STAGES[board][1][number][0] if name != STAGES[board][0]]
    if wanted or STAGES[board][1][number][0].count(STAGES[board][0]) > 1:
        assert ready(board, number, short=1).stage_payments(0) == []


@pytest.mark.parametrize(("board", "number"), CASES)
def test_a_stage_brings_what_the_board_says(board: str, number: int) -> None:
    brings = STAGES[board][1][number][1]
    table = ready(board, number)
    before = seen(table)
    table.turn(f"stage {table.spare(0)}")
    after = seen(table)
    assert after["stages"] == before["stages"] + 1 == number + 1
    for what in ("points", "shields", "coins", "symbols"):
        assert after[what] - before[what] == brings.get(what, 0), what
    assert after["prices"] == brings.get("prices", before["prices"])
    new = [set(unit["options"]) for unit in after["production"][len(before["production"]) :]]
    assert new == ([brings["makes"]] if "makes" in brings else [])
    assert all(not unit["for_sale"] for unit in after["production"][1:])


def seen(table: Table) -> dict[str, Any]:
    shown = GAME.observe(table.state, 0)["cities"][0]
    prices = shown["prices"]
    return {
        "stages": shown["stages"],
        "points": shown["score"]["wonder"],
        "shields": shown["shields"],
        "coins": shown["coins"],
        "symbols": shown["symbols_of_choice"],
        "prices": [prices[goods][side] for goods in ("raw", "manufactured") for side in ("left", "right")],
        "production": shown["production"],
    }


@pytest.mark.parametrize("board", STAGES)
def test_a_boards_resource_belongs_to_the_city_and_can_be_bought(board: str) -> None:
    resource = STAGES[board][0]
    table = three(board, *others(board, [resource]))
    for seat in range(3):
        shown = GAME.observe(table.state, seat)["cities"][0]["production"]
        assert shown == [{"options": [resource], "for_sale": True}]
