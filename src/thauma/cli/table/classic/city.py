"""A city: in full for the acting one and its neighbours, in a line or two where room is scarce."""

from collections.abc import Iterator

from rich.text import Text

from thauma.cli.table.blocks import Block, cut, ends, flow, line
from thauma.cli.table.classic.neighbours import (
    draw_fight,
    draw_production,
    draw_sales,
    draw_standing,
    goods,
    sale_sign,
    signed,
)
from thauma.cli.table.classic.scene import Scene
from thauma.cli.table.drawing import coin_price, coins_and_points, count_by_colour, draw_buildings, price_reason
from thauma.cli.table.effects import SYMBOL_LETTERS, cost_signs
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
    SHIELD,
    SIGN,
    STRONG,
    WARN,
    WONDER,
)

CATEGORY_SIGN = {
    "military": SHIELD,
    "treasury": COIN,
    "wonder": WONDER,
    "civilian": SIGN["blue"],
    "science": SIGN["green"],
    "commerce": SIGN["yellow"],
    "guilds": SIGN["purple"],
}


def draw_city(scene: Scene, seat: int, width: int, wrap: bool) -> Block:
    """A city in full, as its owner sees it; of the acting city also what its next stage costs now."""
    return [
        _head(scene, seat, width),
        *draw_production(scene, seat, width, 2),
        *_strength(scene, seat, draw_standing(scene, seat), width),
        *_points(scene, seat, width),
        *_stages(scene, seat, width),
        *draw_buildings(scene, seat, width, wrap),
    ]


def draw_neighbour(scene: Scene, seat: int, width: int, wrap: bool) -> Block:
    """A neighbour in full: what it sells, its strength against the acting city, its stages, its buildings."""
    return [
        _head(scene, seat, width, scene.arrow(seat)),
        *draw_sales(scene, seat, width, 2),
        *_strength(scene, seat, draw_fight(scene, seat), width),
        _stage_line(scene, seat, width),
        *draw_buildings(scene, seat, width, wrap),
    ]


def _head(scene: Scene, seat: int, width: int, arrow: str = "") -> Text:
    """Whose city it is and on which board, shorter if need be, with its coins and points at the end."""
    coins, board = coins_and_points(scene, seat), scene.board_title(seat)
    is_named = seat == scene.seat or scene.is_free_city(seat)
    forms = (f"{scene.city_name(seat)} · {board}" if is_named else board, scene.city_name(seat))
    named = next((form for form in forms if len(form) + coins.cell_len + 4 <= width), forms[-1])
    marked = f"{arrow} {named}" if arrow == LEFT else f"{named} {arrow}".strip()
    return ends(line((marked, f"{STRONG} reverse" if seat == scene.actor else STRONG)), coins, width)


def _strength(scene: Scene, seat: int, shields: Text, width: int) -> Block:
    """Shields now, and at the end of the line (or below it) the conflict tokens of the ages that are over; symbols."""
    science = list(_science(scene, seat, 20))
    symbols = flow(science, width, "  ") if science else []
    tokens = scene.city(seat)["conflicts"]
    if not tokens:
        return [shields, *symbols]
    won = line(*((f" {signed(token)}", GAIN if token > 0 else WARN) for token in tokens))
    labelled = line((scene.say("tokens-won"), FAINT), won)
    for named in (labelled, won):
        if shields.cell_len + named.cell_len + 2 <= width:
            return [ends(shields, named, width), *symbols]
    return [shields, labelled, *symbols]


def _science(scene: Scene, seat: int, letters: int) -> Iterator[Text]:
    """The symbols of a city, with those that will be chosen at the end."""
    city, sign, green = scene.city(seat), SIGN["green"], COLOUR["green"]
    for symbol, count in city["symbols"].items():
        if count:
            named = scene.symbol_name(symbol)[:letters].strip()
            yield line((f"{named}·{count}" if letters == SYMBOL_LETTERS else f"{sign} {named} {count}", green))
    if city["symbols_of_choice"]:
        yield line((f"{sign}?·{city['symbols_of_choice']}", green))


def _points(scene: Scene, seat: int, width: int) -> Block:
    """The points so far, by category."""
    score = scene.city(seat)["score"]
    parts = _categories(score, scene)
    if sum(part.cell_len + 2 for part in parts) > width - 4:
        parts = _categories(score)
    return flow(parts, width, "  ", line((f"{score['total']}{POINT} ", STRONG)), "  ") if parts else []


def _categories(score: dict[str, int], labelled_by: Scene | None = None) -> list[Text]:
    """The categories that have points: `Ω Wonder 3`, without labels `Ω3`."""
    parts = []
    for name, sign in CATEGORY_SIGN.items():
        if score[name]:
            label = f" {labelled_by.say('category', category=name)} " if labelled_by else ""
            number = str(score[name]).replace("-", "−")
            parts.append(line((f"{sign}{label}{number}", CATEGORY_COLOUR.get(name, PLAIN))))
    return parts


def _stages(scene: Scene, seat: int, width: int) -> Block:
    """One stage a line: built, next (with what it costs now), later."""
    built = scene.city(seat)["stages"]
    lines = []
    for number, stage in enumerate(scene.stages(seat), 1):
        if number <= built:
            does = scene.fitting(stage.effects, width - 6)
            lines.append(line((f"{BUILT} {WONDER}{number}  ", GAIN), (does, STRONG)))
            continue
        is_next = number == built + 1
        mark, style = (NEXT, STRONG) if is_next else ("·", FAINT)
        price = _stage_price(scene, width) if is_next and seat == scene.actor and scene.bills else line()
        head = line((f"{mark} {WONDER}{number}  {cost_signs(stage.cost, scene.speaker)} → ", style))
        does = scene.fitting(stage.effects, max(width - head.cell_len - price.cell_len - 1, 6))
        text = line(head, (does, style))
        lines.append(ends(text, price, width) if price else text)
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
    parts = [
        line((f"{city['coins']:>2}{COIN} {city['score']['total']:>2}{POINT}", STRONG)),
        draw_standing(scene, seat) if standing else line((f"{city['shields']}{SHIELD}", COLOUR["red"])),
        line((f"{WONDER}{city['stages']}/{city['stages_of_board']}", PLAIN)),
        line(" ").join(count_by_colour(scene, seat)),
        line(" ").join(_science(scene, seat, SYMBOL_LETTERS)),
    ]
    text = line((cut(brief_title(scene, seat), name_width).ljust(name_width), STRONG))
    for part in parts:
        if part.cell_len and text.cell_len + 2 + part.cell_len <= width:
            text = line(text, "  " if text.cell_len > name_width else " ", part)
    return text


def brief_title(scene: Scene, seat: int) -> str:
    """The name of a city, with its side, and where it sits if it is a neighbour of the acting city."""
    own = scene.city_name(seat) if seat == scene.seat or scene.is_free_city(seat) else scene.board_title(seat)
    return f"{scene.arrow(seat)} {own}".strip()


def sales_line(scene: Scene, seat: int, width: int) -> Text:
    """What a neighbour sells, in signs: `St·2 2Or·1`."""
    sold = [sale_sign(scene, good) for good in goods(scene, seat, for_sale=True)]
    return flow(sold, width, "  ", line((f"   {scene.say('sells')} ", FAINT)))[0]


def own_line(scene: Scene, width: int) -> Text:
    """What the acting city makes, and its points by category."""
    made = "  ".join(good.in_signs(scene) for good in goods(scene, scene.actor, for_sale=False))
    points = line(" ").join(_categories(scene.acting["score"]))
    left = line((f"   {scene.say('makes')} ", FAINT), made)
    return ends(left, points, width) if left.cell_len + points.cell_len < width else left


def stage_brief(scene: Scene, width: int) -> Text:
    """The next stage of the acting city in one line."""
    built, last = scene.acting["stages"], scene.acting["stages_of_board"]
    following, ways = scene.next_stage(scene.actor), scene.stage_ways()
    if following is None:
        return line((f"{WONDER} {BUILT} {last}/{last}", GAIN))
    does = scene.signs(following.effects)
    cost = f"{WONDER}{built + 1}/{last}  {cost_signs(following.cost, scene.speaker)} → {does}"
    if not scene.bills:
        return line((cost, PLAIN))
    if not ways:
        return line((f"{NEXT} {cost}  ", FAINT), (NEVER, WARN))
    head = line((f"{NEXT} {cost}  ", PLAIN), (coin_price(ways[0], scene.acting["coins"]), STRONG))
    return line(head, (f"  {cut(price_reason(ways[0], scene), width - head.cell_len - 2)}", FAINT))
