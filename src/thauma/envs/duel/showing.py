"""A table of Duel for people who watch an experiment: as text, and on a sheet (see envs/picture.py)."""

from typing import TYPE_CHECKING

from thauma.envs.showing import CARD, GAP, SIZE, name_list
from thauma.games.protocol import Json

if TYPE_CHECKING:
    from thauma.envs.picture import Sheet


def lines(view: Json) -> list[str]:
    rows: dict[int, list[Json]] = {}
    for card in view["structure"]:
        rows.setdefault(card["row"], []).append(card)
    structure = ["  ".join(_card_on_table(card) for card in rows[row]) for row in sorted(rows)]
    middle = f"age {view['age']}, {view['phase']}; pawn {view['pawn']:+d}; tokens: {name_list(view['progress_board'])}"
    offer = [f"on offer: {name_list(view['offer'])}"] if view["offer"] else []
    return [middle, *structure, *offer, *(_city_line(seat, city) for seat, city in enumerate(view["cities"]))]


def _card_on_table(card: Json) -> str:
    return f"[{card['card']}]" if card["available"] else str(card["card"])


def _city_line(seat: int, city: Json) -> str:
    return (
        f"city {seat}: {city['coins']} coins, {city['score']['total']} points; {name_list(city['buildings'])}; "
        f"wonders built: {name_list(city['wonders_built'])}; open: {name_list(city['wonders'])}; "
        f"tokens: {name_list(city['progress'])}"
    )


def draw(sheet: "Sheet", view: Json) -> None:
    sheet.write(12, 8, f"Age {view['age']}   {view['phase']}   pawn {view['pawn']:+d}", 20)
    sheet.write(12, 36, "tokens on the board: " + ", ".join(view["progress_board"]), 13)
    if view["offer"]:
        sheet.write(12, 54, "on offer: " + ", ".join(view["offer"]), 13)
    for card in view["structure"]:
        x = SIZE[0] // 2 + card["x"] * (CARD[0] + GAP) // 2 - CARD[0] // 2
        sheet.card(x, 30 + card["row"] * (CARD[1] + GAP), CARD, card["card"], card["available"])
    for seat, city in enumerate(view["cities"]):
        _draw_city(sheet, 12 + seat * SIZE[0] // 2, 430, seat, city, seat in view["pending"])


def _draw_city(sheet: "Sheet", x: int, y: int, seat: int, city: Json, asked: bool) -> None:
    head = f"{'> ' if asked else ''}seat {seat}: {city['coins']} coins, {city['score']['total']} points"
    sheet.write(x, y, head, 18)
    sheet.write(x, y + 26, "wonders built: " + ", ".join(city["wonders_built"]), 13)
    sheet.write(x, y + 42, "wonders open: " + ", ".join(city["wonders"]), 13)
    sheet.write(x, y + 58, "tokens: " + ", ".join(city["progress"]), 13)
    sheet.cards(x, y + 80, city["buildings"], columns=5)
