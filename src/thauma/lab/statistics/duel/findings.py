"""What the counts of Duel say."""

import numpy as np

from thauma.games.duel.kernels import BOX, CARD_IDS, TOKEN_IDS, WONDER_IDS, Category, Victory
from thauma.lab.statistics.duel.counting import QUICK_VICTORIES
from thauma.lab.statistics.figures import Json, by_share, histogram, points, share
from thauma.lab.statistics.tally import Counts, Tally

TITLE = "7 Wonders Duel"
LINES = tuple(category.name.lower() for category in Category)
KINDS = (Victory.POINTS, Victory.MILITARY, Victory.SCIENCE)
FATES = ("built", "buried", "discarded")


def findings(tally: Tally) -> Json:
    return {
        "seats_won": [share(tally.games, won) for won in tally["won"]],
        "victories": {kind.name.lower(): _victory(tally, kind) for kind in KINDS},
        "shared": int(tally["kinds"][:, 2].sum()),
        "plies": histogram(tally["plies"]),
        "points": points(tally["points"], LINES),
        "wonders_built": histogram(tally["wonders_built"]),
        "extra_turns": _extra_turns(tally["extra_turns"]),
        "wonders": by_share([_wonder(tally, number) for number in range(len(WONDER_IDS))], "with"),
        "tokens": by_share([_token(tally, number) for number in range(len(TOKEN_IDS))], "with"),
        "cards": by_share([_card(tally, number) for number in range(len(CARD_IDS))], "with"),
    }


def _victory(tally: Tally, kind: Victory) -> Json:
    first, second, _ = tally["kinds"][kind]
    games = tally["kinds"][kind].sum()
    return {
        **share(tally.games, games),
        "first_player": share(first + second, first),
        "ages": [int(number) for number in tally["ages"][kind]],
    }


def with_and_without(name: str, having: Counts, lacking: Counts) -> Json:
    return {"id": name, "with": share(*having), "without": share(*lacking)}


def _wonder(tally: Tally, number: int) -> Json:
    ranks = tally["wonder_rank"][number]
    times = float(ranks.sum())
    built, left = tally["wonder_built"][number], tally["wonder_left"][number]
    return {
        **with_and_without(WONDER_IDS[number], tally["wonder_with"][number], tally["wonder_without"][number]),
        "with_by_seat": [share(*counted) for counted in tally["wonder_by_seat"][number]],
        "built": share(built[0] + left[0], built[0]),
        "with_built": share(*built),
        "with_left": share(*left),
        "first_choice": share(times, ranks[0]),
        "mean_choice": round(float(ranks @ np.arange(1, 5)) / times, 5) if times else None,
    }


def _extra_turns(counts: Counts) -> Json:
    """By the first player's lead in wonders with an extra turn; leads that nobody had are left out."""
    return {f"{lead - len(counts) // 2:+d}": share(*counted) for lead, counted in enumerate(counts) if counted[0]}


def _token(tally: Tally, number: int) -> Json:
    on_board, *won = tally["token_on_board"][number]
    return {
        **with_and_without(TOKEN_IDS[number], tally["token_with"][number], tally["token_without"][number]),
        "chosen": share(*tally["token_offered"][number]),
        "on_board": {kind.name.lower(): share(on_board, part) for kind, part in zip(QUICK_VICTORIES, won, strict=True)},
    }


def _card(tally: Tally, number: int) -> Json:
    card, dealt = BOX.cards[number], tally["card_dealt"][number]
    return {
        **with_and_without(card.id, tally["card_with"][number], tally["card_without"][number]),
        "age": card.age,
        "colour": card.colour,
        "guild": card.is_guild,
        **{fate: share(dealt, times) for fate, times in zip(FATES, tally["card_fates"][number], strict=True)},
    }
