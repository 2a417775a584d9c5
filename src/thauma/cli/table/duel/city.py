"""The cities, and the board between them: the military track and the progress tokens."""

from rich.text import Text

from thauma.cli.table.blocks import Block, centred, cut, ends, flow, line, words
from thauma.cli.table.drawing import badge, coins_and_points, count_by_colour, draw_buildings
from thauma.cli.table.duel.scene import BOX, RESOURCES, TOKENS, WONDERS, Scene
from thauma.cli.table.effects import letters, options_words
from thauma.cli.table.look import (
    ACT,
    BUILT,
    COLOUR,
    DEAR,
    FAINT,
    GAIN,
    GOLD,
    PAWN,
    PLAIN,
    POINT,
    SIGN,
    STRONG,
    WARN,
    WONDER,
)

CAPITAL = BOX.military.capital
SPACES = range(-CAPITAL, CAPITAL + 1)  # of the track, from my capital to theirs


def draw_city(scene: Scene, seat: int, width: int, wrap: bool) -> Block:
    """A city in full; `wrap` gives long lists of buildings as many lines as they need."""
    tokens = [line((scene.name(token), ACT)) for token in scene.city(seat)["progress"]]
    return [
        draw_title(scene, seat, width),
        *_goods(scene, seat, width),
        *_science(scene, seat, width),
        *(flow(tokens, width, ", ", "? ", "  ") if tokens else []),
        *draw_wonders(scene, seat, width),
        *draw_buildings(scene, seat, width, wrap),
    ]


def draw_title(scene: Scene, seat: int, width: int) -> Text:
    style = f"{STRONG} reverse" if seat == scene.seat else STRONG
    return ends(line((scene.owner(seat), style)), coins_and_points(scene, seat), width)


def _goods(scene: Scene, seat: int, width: int) -> Block:
    """Own units over the price of one more, for each resource; then what producers of choice give."""
    tight = sum(len(letters(scene.speaker, resource)) for resource in RESOURCES) + 28 > width
    units = [_good(scene, seat, resource, "" if tight else " ") for resource in RESOURCES]
    block = flow(units, width, " " if tight else "  ")
    kinds = (("raw", BOX.resources.raw), ("manufactured", BOX.resources.manufactured))
    choices = ", ".join(
        "+" + scene.say("choice", n=n, things=options_words(resources, scene.speaker))
        for kind, resources in kinds
        if (n := scene.city(seat)["choices"][kind])
    )
    return [*block, line((cut(choices, width), FAINT))] if choices else block


def _good(scene: Scene, seat: int, resource: str, gap: str) -> Text:
    city = scene.city(seat)
    own = city["production"].get(resource, 0)
    made = (str(own), STRONG) if own else ("–", FAINT)
    return line(letters(scene.speaker, resource), gap, made, (f"/{city['prices'][resource]}", FAINT))


def _science(scene: Scene, seat: int, width: int) -> Block:
    symbols = [scene.symbol_name(symbol) for symbol in scene.city(seat)["symbols"]]
    count = scene.say("symbols-count", n=len(symbols), all=BOX.science.symbols_to_win)
    near = len(symbols) >= BOX.science.symbols_to_win - 1
    head = line((f"{SIGN['green']} {count}", WARN if near else COLOUR["green"]))
    listed = ", ".join(symbols)
    if not symbols or head.cell_len + 2 + len(listed) <= width:
        return [line(head, ": " if symbols else "", listed)]
    return [head, *flow(map(line, symbols), width, ", ", "  ", "  ")]


def draw_wonders(scene: Scene, seat: int, width: int) -> Block:
    """One wonder a line: whether it is built, what it costs the owner now, what it does."""
    city = scene.city(seat)
    lines = []
    for wonder in (*city["wonders"], *city["wonders_built"]):
        price = badge(city["wonder_bills"][wonder], city["coins"]) if wonder in city["wonders"] else ""
        does = scene.signs(WONDERS[wonder].effects)
        name = cut(scene.name(wonder), width - len(does) - (8 if price else 3))
        left = line((WONDER, GOLD), " ", (name, PLAIN)) if price else line((BUILT, GAIN), " ", (name, STRONG))
        right = line((does, FAINT), (price and price.rjust(5), WARN if price.endswith(DEAR) else STRONG))
        lines.append(ends(left, right, width))
    return lines


def draw_brief(scene: Scene, seat: int, width: int, with_wonders: bool) -> Block:
    """A city in two lines for a small terminal, plus one for its wonders."""
    city = scene.city(seat)
    parts = [
        *(_good(scene, seat, resource, "") for resource in RESOURCES),
        *count_by_colour(scene, seat),
        *(line((scene.symbol_name(symbol)[:3], COLOUR["green"])) for symbol in city["symbols"]),
        *(line((scene.name(token), ACT)) for token in city["progress"]),
    ]
    longest = max(len(scene.owner(seat)) for seat in scene.seats)
    head = line((scene.owner(seat).ljust(longest + 1), STRONG), coins_and_points(scene, seat), "  ")
    body = flow(parts, width, " ", head, " " * head.cell_len)
    return [*body[:2], *([_brief_wonders(scene, seat, width)] if with_wonders else [])]


def _brief_wonders(scene: Scene, seat: int, width: int) -> Text:
    """All wonders of a city in one line, cut to fit side by side."""
    city = scene.city(seat)
    prices = {wonder: badge(city["wonder_bills"][wonder], city["coins"]) for wonder in city["wonders"]}
    marks = {**prices, **dict.fromkeys(city["wonders_built"], BUILT)}
    if not marks:
        return line((f"{WONDER} –", FAINT))
    room = (width - 2 - 2 * len(marks)) // len(marks)
    text = line((f"{WONDER} ", GOLD))
    for wonder, mark in marks.items():
        style = GAIN if mark == BUILT else WARN if mark.endswith(DEAR) else STRONG
        text = line(text, cut(scene.name(wonder), room - len(mark) - 1), " ", (mark, style), "  ")
    return text


# The military track.


def draw_track(scene: Scene, width: int) -> Block:
    """A ruler from my capital to theirs: the pawn, the tokens that cost coins, and below it the points of each zone."""
    you, them = scene.say("you"), scene.say("opponent")
    pitch = 3 if width >= 3 * len(SPACES) + len(you) + len(them) + 4 else 2
    spaces = [_space(scene, place, pitch) for place in SPACES]
    ruler = line((you, STRONG), " ▐", *spaces, "▌ ", (them, FAINT))
    return centred([ruler, line(" " * (len(you) + 2), _zones(pitch))], width)


def _space(scene: Scene, place: int, pitch: int) -> Text:
    """One space of the ruler; negative places lie on my side."""
    loser = scene.seat if place < 0 else 1 - scene.seat
    loot = next((token["coins"] for token in scene.view["loot"][loser] if token["distance"] == abs(place)), 0)
    if place == scene.pawn:
        return line((PAWN.center(pitch), f"reverse {STRONG} {COLOUR['red']}"))
    if loot:
        return line((f"−{loot}".center(pitch), WARN))
    return line(("·".center(pitch), FAINT) if place else ("┼".center(pitch), PLAIN))


def _zones(pitch: int) -> Text:
    """The points of each zone, under its first space."""
    row = [" "] * (len(SPACES) * pitch)
    for zone in BOX.military.points:
        for place in (-zone.start, zone.start):
            label = f"{zone.amount}{POINT}"
            start = (place + CAPITAL) * pitch + (pitch - 1) // 2
            start -= len(label) - 1 if place < 0 else 0
            row[start : start + len(label)] = label
    return line(("".join(row), FAINT))


# The progress tokens.


def draw_tokens(scene: Scene, width: int, height: int = 2) -> Block:
    """The progress tokens on the board: as telling as the room allows."""
    label = scene.say("tokens") + ": "
    effects = {token: TOKENS[token].effects for token in scene.view["progress_board"]}
    if not effects:
        return [line(label, (scene.say("none"), FAINT))]
    for told in (scene.short, lambda effects: scene.signs(effects, 8), lambda _: ""):
        does = {token: told(one) for token, one in effects.items()}
        named = (line((scene.name(token), ACT), (one and f" ({one})", FAINT)) for token, one in does.items())
        block = flow(named, width, " · ", label, "  ")
        if len(block) <= height:
            break
    return block[:height]


def list_tokens(scene: Scene, width: int, roomy: bool) -> Block:
    """The same, one below the other; with room, what each does stands in words on a line of its own."""
    tokens = scene.view["progress_board"]
    block = [line((cut(scene.say("tokens"), width), STRONG))]
    longest = max((len(scene.name(token)) for token in tokens), default=0)
    for token in tokens:
        effects = TOKENS[token].effects
        if roomy:
            block.append(line((scene.name(token), ACT)))
            block += words(scene.short(effects), width - 1, FAINT, rest="  ", first="  ")
        else:
            does = scene.fitting(effects, max(3, width - longest - 1))
            block.append(line((scene.name(token).ljust(longest), ACT), " ", (does, FAINT)))
    return block if tokens else [*block, line((scene.say("none"), FAINT))]
