"""What is counted and told of Duel, which columns a file of its games has, and which deals can be."""

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.kernels import (
    AGES,
    BOX,
    CARD_AGE,
    CARD_IDS,
    CARDS,
    FIRST_WONDER,
    GUILD,
    GUILDS_IN_AGE_3,
    ITEMS,
    SLOTS,
    TOKEN_IDS,
    TOKENS,
    WONDER_IDS,
    WONDERS,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
    Category,
    Deal,
    Place,
    Victory,
    is_first_game,
)
from thauma.games.protocol import Json
from thauma.lab.statistics.chunks import Chunk, Columns
from thauma.lab.statistics.figures import by_share, card_finding, histogram, share, with_and_without_finding
from thauma.lab.statistics.tally import (
    Counts,
    Records,
    Tally,
    count_with,
    members,
    table,
    winners_and_others,
    with_and_without,
    with_total,
)

LINES = tuple(category.name.lower() for category in Category)
SEATS = (0, 1)
KINDS = (Victory.POINTS, Victory.MILITARY, Victory.SCIENCE)
QUICK_VICTORIES = (Victory.MILITARY, Victory.SCIENCE)
PLAYS_AGAIN = ITEMS["play_again"][FIRST_WONDER : FIRST_WONDER + WONDERS].astype(np.intp)  # by wonder
ENDS = 3  # how a game can end for the seats: the first wins, the second wins, they share
FATES = {"built": Place.CITY, "buried": Place.BURIED, "discarded": Place.DISCARDED}  # of a card; each city is a place


# What is counted.


def count(chunk: Chunk, shares: Counts) -> dict[str, Counts]:
    facts, deals = chunk.games.facts, chunk.games.deals
    kind = facts["victory"].astype(np.intp)
    end = facts["winners"].astype(np.intp) - 1  # bits of seats: 1, 2 or both
    by_points = facts["victory"] == Victory.POINTS
    return {
        "kinds": table(kind * ENDS + end, (len(Victory), ENDS)),
        "ages": table(kind * AGES + facts["age"], (len(Victory), AGES)),
        "wonders_built": table(facts["builds"], (WONDERS_DEALT,)),
        "points": winners_and_others(with_total(facts["points"]), shares, by_points),
        **_count_cards(facts, deals, shares),
        **_count_wonders(facts, shares),
        **_count_tokens(facts, deals, shares),
    }


def _count_cards(facts: Records, deals: Records, shares: Counts) -> dict[str, Counts]:
    """What standing in a city at the end does for a card's owner, and what becomes of the cards."""
    place = facts["place"]
    dealt = members(deals["ages"].reshape(len(deals), -1), CARDS)
    having, lacking = with_and_without([place == Place.CITY + seat for seat in SEATS], [dealt, dealt], shares)
    fates = [place >= fate if fate == Place.CITY else place == fate for fate in FATES.values()]
    return {
        "card_with": having,
        "card_without": lacking,
        "card_dealt": dealt.sum(axis=0).astype(np.float64),
        "card_fates": np.stack([fate.sum(axis=0) for fate in fates], axis=1).astype(np.float64),
    }


def _count_wonders(facts: Records, shares: Counts) -> dict[str, Counts]:
    """Having a wonder against not having it, and building it against leaving it; extra turns; the draft."""
    own = np.stack([members(facts["wonders"][:, seat], WONDERS) for seat in SEATS])
    having, lacking = with_and_without(list(own), list(own | own[::-1]), shares)
    built, left = with_and_without(list(own & members(facts["built"], WONDERS)), list(own), shares)
    again = PLAYS_AGAIN[facts["wonders"]].sum(axis=2)
    lead = (again[:, 0] - again[:, 1] + WONDERS_PER_CITY).astype(np.intp)
    drafted = facts["drafted"][facts["drafts"] == WONDERS_DEALT].astype(np.intp)
    rank = np.broadcast_to(np.arange(WONDERS_DEALT) % WONDERS_PER_CITY, drafted.shape)
    return {
        "wonder_with": having,
        "wonder_without": lacking,
        "wonder_by_seat": np.stack([count_with(own[seat], shares[:, seat]) for seat in SEATS], axis=1),
        "wonder_built": built,
        "wonder_left": left,
        "wonder_rank": table((drafted * WONDERS_PER_CITY + rank).ravel(), (WONDERS, WONDERS_PER_CITY)),
        "extra_turns": count_with(lead[:, None] == np.arange(2 * WONDERS_PER_CITY + 1), shares[:, 0]),
    }


def _count_tokens(facts: Records, deals: Records, shares: Counts) -> dict[str, Counts]:
    """Having a token against not having it; and how often it was chosen when it lay on the board."""
    taken = [members(np.where(facts["taker"] == seat, facts["tokens"], -1), TOKENS) for seat in SEATS]
    on_board = members(deals["board"], TOKENS)
    in_play = on_board | taken[0] | taken[1]
    having, lacking = with_and_without(taken, [in_play, in_play], shares)
    offered, chosen = np.zeros(TOKENS), np.zeros(TOKENS)
    left = on_board.copy()
    for token in facts["tokens"].T:
        rows = np.flatnonzero((token >= 0) & left[np.arange(len(left)), token])
        offered += left[rows].sum(axis=0)
        chosen += np.bincount(token[rows], minlength=TOKENS)
        left[rows, token[rows]] = False
    quick = np.stack([facts["victory"] == kind for kind in QUICK_VICTORIES], axis=1)
    return {
        "token_on_board": np.stack([on_board.sum(axis=0), *(on_board.T.astype(np.float64) @ quick).T], axis=1),
        "token_with": having,
        "token_without": lacking,
        "token_offered": np.stack([offered, chosen], axis=1),
    }


# What the counts say.


def findings(tally: Tally) -> Json:
    leads = enumerate(tally["extra_turns"], -WONDERS_PER_CITY)
    return {
        "victories": {kind.name.lower(): _victory(tally, kind) for kind in KINDS},
        "wonders_built": histogram(tally["wonders_built"]),
        "extra_turns": {f"{lead:+d}": share(*counted) for lead, counted in leads if counted[0]},
        "wonders": by_share([_wonder(tally, number) for number in range(WONDERS)], "with"),
        "tokens": by_share([_token(tally, number) for number in range(TOKENS)], "with"),
        "cards": by_share([_card(tally, number) for number in range(CARDS)], "with"),
    }


def _victory(tally: Tally, kind: Victory) -> Json:
    first, second, _ = tally["kinds"][kind]
    return {
        **share(tally.games, tally["kinds"][kind].sum()),
        "first_player": share(first + second, first),
        "ages": [int(number) for number in tally["ages"][kind]],
    }


def _wonder(tally: Tally, number: int) -> Json:
    ranks = tally["wonder_rank"][number]
    times = float(ranks.sum())
    built, left = tally["wonder_built"][number], tally["wonder_left"][number]
    return {
        "id": WONDER_IDS[number],
        **with_and_without_finding(tally, "wonder", number),
        "with_by_seat": [share(*counted) for counted in tally["wonder_by_seat"][number]],
        "built": share(built[0] + left[0], built[0]),
        "with_built": share(*built),
        "with_left": share(*left),
        "first_choice": share(times, ranks[0]),
        "mean_choice": round(float(ranks @ np.arange(1, 5)) / times, 5) if times else None,
    }


def _token(tally: Tally, number: int) -> Json:
    on_board, *won = tally["token_on_board"][number]
    return {
        "id": TOKEN_IDS[number],
        **with_and_without_finding(tally, "token", number),
        "chosen": share(*tally["token_offered"][number]),
        "on_board": {kind.name.lower(): share(on_board, part) for kind, part in zip(QUICK_VICTORIES, won, strict=True)},
    }


def _card(tally: Tally, number: int) -> Json:
    dealt, fates = tally["card_dealt"][number], zip(FATES, tally["card_fates"][number], strict=True)
    return {
        **card_finding(tally, BOX.cards[number], number),
        **{fate: share(dealt, times) for fate, times in fates},
    }


# Files of games.


def columns(chunk: Chunk) -> Columns:
    """A file's columns (docs/statistics.md lists them)."""
    facts = chunk.games.facts
    found: Columns = {
        "victory": (facts["victory"], [victory.name.lower() for victory in Victory]),
        "age": facts["age"] + np.int8(1),
        "pawn": facts["pawn"],
    }
    for seat in SEATS:
        points = with_total(facts["points"][:, seat])
        found |= {
            f"points_{seat}": points[:, -1],
            **{f"points_{line}_{seat}": points[:, number] for number, line in enumerate(LINES)},
            f"coins_{seat}": facts["coins"][:, seat],
            f"wonders_{seat}": (facts["wonders"][:, seat], WONDER_IDS),
            f"wonders_built_{seat}": (np.where(facts["builder"] == seat, facts["built"], -1), WONDER_IDS),
            f"tokens_{seat}": (np.where(facts["taker"] == seat, facts["tokens"], -1), TOKEN_IDS),
            f"cards_{seat}": (facts["place"] == Place.CITY + seat, CARD_IDS),
        }
    return found


def rules_of(deal: Deal) -> Json:
    """The options of a deal from a file."""
    rules = {}
    if is_first_game(deal):
        rules["wonders"] = "first_game"
    if deal.last_player_chooses:
        rules["centred_pawn"] = "last_player_chooses"
    return rules


def can_be_dealt(deals: Records) -> NDArray[np.bool_]:
    """For each deal, whether everything in it is there once and in its place."""
    tokens = np.concatenate([deals["board"], deals["box"]], axis=1)
    fine = _are_different(tokens, TOKENS) & _are_different(deals["wonders"], WONDERS)
    cards = deals["ages"].reshape(len(deals), AGES * SLOTS)
    fine &= _are_different(cards, CARDS)
    known = np.clip(cards, 0, CARDS - 1)
    fine &= (CARD_AGE[known] == np.repeat(np.arange(AGES), SLOTS)).all(axis=1)
    return fine & (GUILD[known].reshape(-1, AGES, SLOTS)[:, -1].sum(axis=1) == GUILDS_IN_AGE_3)


def _are_different(numbers: NDArray[np.int8], end: int) -> NDArray[np.bool_]:
    """Whether the numbers of each row lie below an end, and none is there twice."""
    in_order = np.sort(numbers, axis=1)
    return (in_order[:, 0] >= 0) & (in_order[:, -1] < end) & (np.diff(in_order, axis=1) > 0).all(axis=1)
