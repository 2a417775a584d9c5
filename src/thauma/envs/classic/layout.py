"""The observation of classic, version 1, field by field. A change here is a new version of the environments.

The first part is what games/classic/features.py writes; what a player decides now is added behind it.
"""

from itertools import pairwise

from thauma.envs.fields import Field, Layout, Range
from thauma.games.classic.kernels import (
    AGES,
    CARD_IDS,
    CARDS,
    HAND,
    MOST_CITIES,
    MOST_PAYMENTS,
    TURNS,
    WONDER_IDS,
    Phase,
    actions,
    features,
)

MOST = 20  # more than any of the scaled numbers can be
COPIES = 7
YES_OR_NO = ("is_there", "powers", "built_free", "board")

CITY_MEANING = {
    "is_there": "1, or all of the block is 0",
    "coins": "coins / 20",
    "own": "production for itself: wood, stone, clay, ore, glass, cloth, papyrus / 4, all raw, all made / 8",
    "sale": "the same for what neighbours can buy",
    "price": "of a missing unit / 2: raw from the left, raw from the right, manufactured from the left, from the right",
    "colour": "buildings / 7: brown, grey, blue, green, yellow, red, purple",
    "symbol": "science symbols / 4: compass, gear, tablet",
    "of_choice": "symbols of choice / 2",
    "shields": "shields / 10",
    "conflicts": "conflict tokens / 5: left and right neighbour, for each age",
    "stages": "stages built / 4",
    "wonder_points": "points of stages / 20",
    "civilian_points": "points of blue cards / 30",
    "powers": "which lasting powers: build free, play the seventh card, copy a guild",
    "built_free": "whether the power to build free is used in this age",
    "board": "which board, one-hot: 2 x wonder + side",
}


def _city() -> tuple[Field, ...]:
    """A city's fields, in the order of features.py, whose constants say where each begins."""
    starts = [getattr(features, name.upper()) for name in CITY_MEANING] + [features.CITY_FEATURES]
    sizes = [end - start for start, end in pairwise(starts)]
    return tuple(_city_field(name, size) for name, size in zip(CITY_MEANING, sizes, strict=True))


def _city_field(name: str, size: int) -> Field:
    low = -1 if name == "conflicts" else 0  # a defeat is below nothing
    added = features.ADDED_BOARDS if name == "board" else 0
    return Field(name, size, low, 1 if name in YES_OR_NO else MOST, CITY_MEANING[name], added)


CITY = Layout(*_city())

LAYOUT = Layout(
    Field("circle", 1, 0, 1, "cities / 7, the Free City included"),
    Field("holds_free_city", 1, 0, 1, "whether this player runs the Free City on this turn"),
    Field("phase", len(Phase), 0, 1, f"one-hot: {', '.join(phase.name.lower() for phase in Phase)}"),
    Field("age", AGES, 0, 1, "one-hot"),
    Field("turn", TURNS, 0, 1, "one-hot"),
    Field("hand", CARDS, 0, COPIES, "copies of each card in the hand", features.ADDED_CARDS),
    Field(
        "passed",
        CARDS,
        0,
        COPIES,
        "copies of each card that the hands held that this player has passed on, as last seen",
        features.ADDED_CARDS,
    ),
    Field("my_buildings", CARDS, 0, 1, "cards in the own city", features.ADDED_CARDS),
    Field("left_buildings", CARDS, 0, 1, "cards in the left neighbour's city, the next seat's", features.ADDED_CARDS),
    Field("right_buildings", CARDS, 0, 1, "cards in the right neighbour's city", features.ADDED_CARDS),
    *(
        field
        for step in range(MOST_CITIES)
        for field in CITY.named(f"city_{step}", "own city" if step == 0 else f"city {step} seats to the left")
    ),
    Field("to_move", 1, 0, 1, "whether this player must decide now"),
    Field("for_free_city", 1, 0, 1, "whether the decision is the Free City's"),
    Field(
        "chosen", CARDS, 0, COPIES, "cards that this player has chosen this turn, until all have", features.ADDED_CARDS
    ),
    Field("pile", CARDS, 0, COPIES, "the discard pile, while this player builds from it", features.ADDED_CARDS),
)

HANDS = MOST_CITIES - 1

PERFECT = Layout(
    *LAYOUT.fields,
    Field(
        "hands",
        HANDS * CARDS,
        0,
        COPIES,
        "copies of each card in the hands of the players 1, 2, ... seats to the left",
        HANDS * features.ADDED_CARDS,
        HANDS,
    ),
    Field("free_pile", CARDS, 0, COPIES, "cards that are still in the Free City's pile", features.ADDED_CARDS),
    Field("discards", CARDS, 0, HAND, "the discard pile", features.ADDED_CARDS),
)

PAID = f"+ {MOST_PAYMENTS} x card + payment"

ACTION_RANGES = (
    Range(actions.STAGE, "build", f"{PAID}: build a card of the hand"),
    Range(actions.DISCARD, "stage", f"{PAID}: build the next stage, the card goes under the board"),
    Range(actions.BUILD_FREE, "discard", "+ card: discard it for coins"),
    Range(actions.REVIVE, "build_free", "+ card: build it by the power that asks for nothing"),
    Range(actions.BASE_ACTIONS, "revive", "+ card: build it from the discard pile"),
    Range(actions.BASE_ACTIONS + 1, "wait", "only in `parallel_env`: nothing is to be decided"),
)

NUMBERED = {"cards of classic": CARD_IDS, "wonders of classic": WONDER_IDS}
