"""A table of classic for people who watch an experiment: as text, and on a sheet (see envs/picture.py)."""

from typing import TYPE_CHECKING

from thauma.envs.showing import CARD, GAP, SIZE, name_list
from thauma.games.protocol import Json

if TYPE_CHECKING:
    from thauma.envs.picture import Sheet


def lines(view: Json) -> list[str]:
    hand = [f"hand of seat {view['seat']}: {name_list(view['hand'])}"] if view["hand"] else []
    middle = f"age {view['age']}, turn {view['turn']}, {view['phase']}; {view['discarded']} cards discarded"
    return [middle, *(_city_line(seat, city) for seat, city in enumerate(view["cities"])), *hand]


def _city_line(seat: int, city: Json) -> str:
    return (
        f"city {seat}, {city['wonder']} {city['side']}: {city['coins']} coins, {city['score']['total']} points, "
        f"{city['stages']} stages, {city['shields']} shields; {name_list(city['buildings'])}"
    )


def draw(sheet: "Sheet", view: Json) -> None:
    sheet.write(12, 8, f"Age {view['age']}   turn {view['turn']}   {view['phase']}", 20)
    columns = 4 if len(view["cities"]) > 3 else 3
    width = SIZE[0] // columns
    for seat, city in enumerate(view["cities"]):
        row, column = divmod(seat, columns)
        _draw_city(sheet, 12 + column * width, 44 + row * 330, seat, city, seat in view["pending"])
    if view["hand"]:
        sheet.write(12, 708, f"hand of seat {view['seat']}", 14)
        for number, name in enumerate(view["hand"]):
            sheet.card(12 + number * (CARD[0] + GAP), 730, CARD, name)


def _draw_city(sheet: "Sheet", x: int, y: int, seat: int, city: Json, asked: bool) -> None:
    sheet.write(x, y, f"{'> ' if asked else ''}seat {seat}: {city['wonder']} {city['side']}", 16)
    sheet.write(x, y + 22, f"{city['coins']} coins, {city['score']['total']} points, {city['shields']} shields", 13)
    sheet.write(x, y + 38, f"{city['stages']} of {city['stages_of_board']} stages", 13)
    sheet.cards(x, y + 60, city["buildings"], columns=2)
