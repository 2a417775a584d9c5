"""The board in the middle: the military track and the progress tokens."""

from rich.text import Text

from thauma.cli.table.blocks import Block, centred, cut, flow, line, words
from thauma.cli.table.duel.scene import BOX, TOKENS, Scene
from thauma.cli.table.look import ACT, COLOUR, FAINT, PAWN, PLAIN, POINT, STRONG, WARN

CAPITAL = BOX.military.capital
RED = COLOUR["red"]


def draw_track(scene: Scene, width: int) -> Block:
    """A ruler from my capital to theirs: the pawn, the tokens that cost coins, and below it the points of each zone."""
    you, them = scene.say("you"), scene.say("opponent")
    spaces = 2 * CAPITAL + 1
    pitch = 3 if width >= 3 * spaces + len(you) + len(them) + 4 else 2
    ruler = line((you, STRONG), " ▐", *_spaces(scene, pitch), "▌ ", (them, FAINT))
    zones = line(" " * (len(you) + 2), _zones(pitch))
    return centred([ruler, zones], width)


def _spaces(scene: Scene, pitch: int) -> list[Text]:
    return [_space(scene, place, pitch) for place in range(-CAPITAL, CAPITAL + 1)]


def _space(scene: Scene, place: int, pitch: int) -> Text:
    """One space of the ruler; negative places lie on my side."""
    loot = _loot(scene, place)
    if place == scene.pawn:
        return line((PAWN.center(pitch), f"reverse {STRONG} {RED}"))
    if loot:
        return line((f"−{loot}".center(pitch), WARN))
    if place == 0:
        return line(("┼".center(pitch), PLAIN))
    return line(("·".center(pitch), FAINT))


def _loot(scene: Scene, place: int) -> int:
    """What the token that lies there would cost."""
    loser = scene.seat if place < 0 else 1 - scene.seat
    return next((token["coins"] for token in scene.view["loot"][loser] if token["distance"] == abs(place)), 0)


def _zones(pitch: int) -> Text:
    """The points of each zone, under its first space."""
    row = [" "] * ((2 * CAPITAL + 1) * pitch)
    for zone in BOX.military.points:
        for place in (-zone.start, zone.start):
            label = f"{zone.amount}{POINT}"
            start = (place + CAPITAL) * pitch + (pitch - 1) // 2
            start -= len(label) - 1 if place < 0 else 0
            row[start : start + len(label)] = label
    return line(("".join(row), FAINT))


def pawn_sentence(scene: Scene) -> str:
    if scene.pawn == 0:
        return scene.say("pawn-centre")
    side = "them" if scene.pawn > 0 else "you"
    return scene.say("pawn-side", who=side, n=abs(scene.pawn))


def draw_tokens(scene: Scene, width: int, height: int = 2) -> Block:
    """The progress tokens on the board: as telling as the room allows."""
    label = scene.say("tokens") + ": "
    tokens = scene.view["progress_board"]
    in_words = [scene.short(TOKENS[token].effects) for token in tokens]
    in_signs = [scene.signs(TOKENS[token].effects, 8) for token in tokens]
    for does in (in_words, in_signs, [""] * len(tokens)):
        named = (_token(scene, token, effect) for token, effect in zip(tokens, does, strict=True))
        block = flow(named, width, " · ", label, "  ")
        if len(block) <= height:
            return block if tokens else [line(label, (scene.say("none"), FAINT))]
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


def _token(scene: Scene, token: str, effect: str) -> Text:
    return line((scene.name(token), ACT), (f" ({effect})" if effect else "", FAINT))
