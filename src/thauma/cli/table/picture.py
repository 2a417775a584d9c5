"""What all pictures of a position share: the richest one that fits, the last moves, coins and points."""

from collections.abc import Callable, Iterable

from rich.text import Text

from thauma.cli.table.blocks import Block, fit, line, rule, words
from thauma.cli.table.look import COIN, FAINT, GOLD, POINT, STRONG
from thauma.cli.table.protocol import Story
from thauma.cli.table.scene import Seen

WIDE, MEDIUM, NARROW = 150, 96, 76  # columns from which a richer layout is worth trying
NEWS_LINES = 3


def richest_that_fits(pictures: Iterable[Callable[[], Block]], width: int, height: int | None) -> Block:
    """The first of several pictures that fits, the last if none does; cut to the width."""
    picture: Block = []
    for compose in pictures:
        picture = compose()
        if height is None or len(picture) <= height:
            break
    return [text if text.cell_len <= width else fit(text, width) for text in picture]


def draw_log(scene: Seen, story: Story, width: int, most: int) -> Block:
    """The last moves, the newest last and strong; as many whole ones as fit."""
    block: Block = []
    for told in reversed([told for told in story.told if told]):
        lines = words(" ".join(told), width, FAINT if block else STRONG, rest="  ")
        if block and len(block) + len(lines) > most:
            break
        block = [*lines, *block]
    return [rule(width, scene.say("moves")), *(block or [line((scene.say("no-moves"), FAINT))])]


def draw_recent(scene: Seen, story: Story, width: int) -> Block:
    """What was told since the person's last decision, that decision included, in a few lines."""
    told = [sentence for sentences in story.told[story.last_decision(scene.seat) :] for sentence in sentences]
    return words(" ".join(told), width, GOLD)[-NEWS_LINES:] if told else []


def coins_and_points(scene: Seen, seat: int) -> Text:
    city = scene.city(seat)
    coins, points = city["coins"], city["score"]["total"]
    return line((f"{coins}{COIN}", STRONG), "  ", (f"{points}{POINT}", STRONG))
