"""A city: in full for the acting one and its neighbours, in a line or two where room is scarce."""

from collections.abc import Iterator

from rich.text import Text

from thauma.cli.table.bills import coin_price, price_reason
from thauma.cli.table.blocks import Block, cut, ends, flow, line
from thauma.cli.table.cards import count_by_colour, draw_buildings
from thauma.cli.table.classic.conflicts import draw_fight, draw_standing, signed
from thauma.cli.table.classic.scene import Scene
from thauma.cli.table.classic.trade import draw_production, draw_sales, goods, price, sale_sign
from thauma.cli.table.goods import SYMBOL_LETTERS, cost_signs
from thauma.cli.table.look import (
    BUILT,
    CATEGORY_COLOUR,
    COIN,
    COLOUR,
    FAINT,
    GAIN,
    LEFT,
    NEVER,
    NEXT,
    PLAIN,
    POINT,
    RIGHT,
    SHIELD,
    SIGN,
    STRONG,
    WARN,
    WONDER,
)
from thauma.cli.table.picture import coins_and_points

CATEGORY_SIGN = {
    "military": SHIELD,
    "treasury": COIN,
    "wonder": WONDER,
    "civilian": SIGN["blue"],
    "science": SIGN["green"],
    "commerce": SIGN["yellow"],
    "guilds": SIGN["purple"],
}


def title(scene: Scene, seat: int) -> str:
    """Whose city it is and on which board."""
    if seat == scene.seat or scene.is_free_city(seat):
        return f"{scene.city_name(seat)} · {scene.board_title(seat)}"
    return scene.board_title(seat)


def _head(scene: Scene, seat: int, width: int, arrow: str = "") -> Text:
    """The title of a city, shorter if need be, with its coins and points at the end."""
    coins = coins_and_points(scene, seat)
    forms = (title(scene, seat), scene.city_name(seat))
    named = next((form for form in forms if len(form) + coins.cell_len + 4 <= width), forms[-1])
    marked = f"{arrow} {named}" if arrow == LEFT else f"{named} {arrow}".strip()
    style = f"{STRONG} reverse" if seat == scene.actor else STRONG
    return ends(line((marked, style)), coins, width)


def _strength(shields: Text, tokens: list[int], label: str, width: int) -> Block:
    """Shields now, and at the end of the line (or below it) the conflict tokens of the ages that are over."""
    if not tokens:
        return [shields]
    won = line(*((f" {signed(token)}", GAIN if token > 0 else WARN) for token in tokens))
    for named in (line((label, FAINT), won), won):
        if shields.cell_len + named.cell_len + 2 <= width:
            return [ends(shields, named, width)]
    return [shields, line((label, FAINT), won)]


def draw_city(scene: Scene, seat: int, width: int, wrap: bool) -> Block:
    """A city in full, as its owner sees it; of the acting city also what its next stage costs now."""
    city = scene.city(seat)
    science = list(_science(scene, seat, 20))
    return [
        _head(scene, seat, width),
        *draw_production(scene, seat, width, 2),
        *_strength(draw_standing(scene, seat), city["conflicts"], scene.say("tokens-won"), width),
        *(flow(science, width, "  ") if science else []),
        *_points(scene, seat, width),
        *_stages(scene, seat, width),
        *draw_buildings(scene, seat, width, wrap),
    ]


def draw_neighbour(scene: Scene, seat: int, width: int, wrap: bool) -> Block:
    """A neighbour in full: what it sells, its strength against the acting city, its stages, its buildings."""
    city = scene.city(seat)
    science = list(_science(scene, seat, 20))
    return [
        _head(scene, seat, width, scene.arrow(seat)),
        *draw_sales(scene, seat, width, 2),
        *_strength(draw_fight(scene, seat), city["conflicts"], scene.say("tokens-won"), width),
        *(flow(science, width, "  ") if science else []),
        _stage_line(scene, seat, width),
        *draw_buildings(scene, seat, width, wrap),
    ]


def _science(scene: Scene, seat: int, letters: int) -> Iterator[Text]:
    """The symbols of a city, with those that will be chosen at the end."""
    city, green = scene.city(seat), COLOUR["green"]
    for symbol, count in city["symbols"].items():
        if count:
            named = scene.symbol_name(symbol)[:letters].strip()
            yield line((f"{named}·{count}" if letters == SYMBOL_LETTERS else f"{SIGN['green']} {named} {count}", green))
    if city["symbols_of_choice"]:
        yield line((f"{SIGN['green']}?·{city['symbols_of_choice']}", green))


def _points(scene: Scene, seat: int, width: int) -> Block:
    """The points so far, by category."""
    score = scene.city(seat)["score"]
    named = [name for name in CATEGORY_SIGN if score[name]]
    parts = [_category(name, score[name], scene.say("category", category=name)) for name in named]
    if sum(part.cell_len + 2 for part in parts) > width - 4:
        parts = [_category(name, score[name]) for name in named]
    return flow(parts, width, "  ", line((f"{score['total']}{POINT} ", STRONG)), "  ") if parts else []


def _category(name: str, points: int, label: str = "") -> Text:
    number = f"{points}" if points > 0 else f"−{-points}"
    return line(
        (
            f"{CATEGORY_SIGN[name]} {label} {number}" if label else f"{CATEGORY_SIGN[name]}{number}",
            CATEGORY_COLOUR.get(name, PLAIN),
        )
    )


def _stages(scene: Scene, seat: int, width: int) -> Block:
    """One stage a line: built, next (with what it costs now), later."""
    built = scene.city(seat)["stages"]
    lines = []
    for number, stage in enumerate(scene.stages(seat), 1):
        if number <= built:
            does = scene.fitting(stage.effects, width - 6)
            lines.append(line((f"{BUILT} {WONDER}{number}  ", GAIN), (does, STRONG)))
            continue
        cost = cost_signs(stage.cost, scene.speaker)
        mark, style = (NEXT, STRONG) if number == built + 1 else ("·", FAINT)
        price_now = (
            _stage_price(scene, width) if number == built + 1 and seat == scene.actor and scene.bills else line()
        )
        head = line((f"{mark} {WONDER}{number}  {cost} → ", style))
        room = width - head.cell_len - price_now.cell_len - 1
        does = scene.fitting(stage.effects, max(room, 6))
        lines.append(ends(line(head, (does, style)), price_now, width) if price_now else line(head, (does, style)))
    return lines


def _stage_price(scene: Scene, width: int) -> Text:
    """What the next stage costs now."""
    ways = scene.stage_ways()
    if not ways:
        return line((NEVER, WARN))
    why = price_reason(ways[0], scene)
    shown = f" {cut(why, width // 2)}" if why and width >= 60 else ""
    return line((coin_price(ways[0], scene.acting["coins"]), STRONG), (shown, FAINT))


def _stage_line(scene: Scene, seat: int, width: int) -> Text:
    """The stages of a neighbour: how many are built, and what comes next."""
    city, following = scene.city(seat), scene.next_stage(seat)
    head = line((f"{WONDER} {city['stages']}/{city['stages_of_board']}", STRONG))
    if following is None:
        return line(head, (f"  {BUILT}", GAIN))
    cost = cost_signs(following.cost, scene.speaker)
    does = scene.fitting(following.effects, max(6, width - head.cell_len - len(cost) - 7))
    return line(head, (f"  {NEXT} {cost} → {does}", FAINT))


# In brief.


def draw_line(scene: Scene, seat: int, width: int, name_width: int, standing: bool = False) -> Text:
    """A city in one line: coins, points, shields, stages, buildings by colour, symbols."""
    city = scene.city(seat)
    strength = draw_standing(scene, seat) if standing else line((f"{city['shields']}{SHIELD}", COLOUR["red"]))
    parts = [
        line((f"{city['coins']:>2}{COIN} {city['score']['total']:>2}{POINT}", STRONG)),
        strength,
        line((f"{WONDER}{city['stages']}/{city['stages_of_board']}", PLAIN)),
        line(*_apart(count_by_colour(scene, seat))),
        line(*_apart(list(_science(scene, seat, SYMBOL_LETTERS)))),
    ]
    named = cut(brief_title(scene, seat), name_width).ljust(name_width)
    text = line((named, STRONG))
    for part in parts:
        if part.cell_len and text.cell_len + 2 + part.cell_len <= width:
            text = line(text, "  " if text.cell_len > name_width else " ", part)
    return text


def brief_title(scene: Scene, seat: int) -> str:
    """The name of a city, with its side, and where it sits if it is a neighbour of the acting city."""
    arrow = {scene.left_of(scene.actor): LEFT, scene.right_of(scene.actor): RIGHT}.get(seat, "")
    own = scene.city_name(seat) if seat == scene.seat or scene.is_free_city(seat) else scene.board_title(seat)
    return f"{arrow} {own}".strip() if seat != scene.actor else own


def _apart(parts: list[Text]) -> list[Text | str]:
    return [piece for part in parts for piece in (part, " ")][:-1]


def sales_line(scene: Scene, seat: int, width: int) -> Text:
    """What a neighbour sells, in signs: `St·2 2Or·1`."""
    sold = [sale_sign(scene, good, price(scene, seat, good)) for good in goods(scene, seat, for_sale=True)]
    return flow(sold, width, "  ", line((f"   {scene.say('sells')} ", FAINT)))[0]


def own_line(scene: Scene, width: int) -> Text:
    """What the acting city makes, and its points by category."""
    made = "  ".join(good.in_signs(scene) for good in goods(scene, scene.actor, for_sale=False))
    score = scene.acting["score"]
    points = line(*_apart([_category(name, score[name]) for name in CATEGORY_SIGN if score[name]]))
    left = line((f"   {scene.say('makes')} ", FAINT), made)
    return ends(left, points, width) if left.cell_len + points.cell_len < width else left


def stage_brief(scene: Scene, width: int) -> Text:
    """The next stage of the acting city in one line."""
    seat, following = scene.actor, scene.next_stage(scene.actor)
    number, last = scene.city(seat)["stages"] + 1, scene.city(seat)["stages_of_board"]
    if following is None:
        return line((f"{WONDER} {BUILT} {last}/{last}", GAIN))
    does = scene.signs(following.effects)
    cost = f"{WONDER}{number}/{last}  {cost_signs(following.cost, scene.speaker)} → {does}"
    ways = scene.stage_ways()
    if not scene.bills:
        return line((cost, PLAIN))
    if not ways:
        return line((f"{NEXT} {cost}  ", FAINT), (NEVER, WARN))
    why = price_reason(ways[0], scene)
    head = line((f"{NEXT} {cost}  ", PLAIN), (coin_price(ways[0], scene.acting["coins"]), STRONG))
    return line(head, (f"  {cut(why, width - head.cell_len - 2)}", FAINT))
