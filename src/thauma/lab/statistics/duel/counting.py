"""What is counted in games of Duel."""

import numpy as np
from numpy.typing import NDArray

from thauma.games.duel.kernels import (
    AGES,
    CARDS,
    FIRST_WONDER,
    ITEMS,
    TOKENS,
    WONDERS,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
    Place,
    Victory,
)
from thauma.lab.statistics.chunks import Chunk
from thauma.lab.statistics.tally import Counts, Records, count_with, members, moments, with_and_without, with_total

SEATS = (0, 1)
QUICK_VICTORIES = (Victory.MILITARY, Victory.SCIENCE)
PLAYS_AGAIN = ITEMS["play_again"][FIRST_WONDER : FIRST_WONDER + WONDERS].astype(np.intp)  # by wonder
LONGEST = 128  # plies, far more than any game has
ENDS = 3  # how a game can end for the seats: the first wins, the second wins, they share


def count(chunk: Chunk, shares: Counts) -> dict[str, Counts]:
    facts, deals = chunk.games.facts, chunk.games.deals
    return {
        "won": shares.sum(axis=0),
        **_course(facts),
        **_points(facts),
        **_cards(facts, deals, shares),
        **_wonders(facts, shares),
        **_extra_turns(facts, shares),
        **_draft(facts),
        **_tokens(facts, deals, shares),
    }


def _course(facts: Records) -> dict[str, Counts]:
    """Kinds of victory, by who won and by the age in which the game ended; length."""
    kind = facts["victory"].astype(np.intp)
    end = facts["winners"].astype(np.intp) - 1  # bits of seats: 1, 2 or both
    return {
        "kinds": table(kind * ENDS + end, (len(Victory), ENDS)),
        "ages": table(kind * AGES + facts["age"], (len(Victory), AGES)),
        "plies": table(facts["plies"].astype(np.intp), (LONGEST,)),
        "wonders_built": table(facts["builds"].astype(np.intp), (WONDERS_DEALT,)),
    }


def table(cells: NDArray[np.intp], shape: tuple[int, ...]) -> Counts:
    """How often each cell of a table was hit."""
    return np.bincount(cells, minlength=int(np.prod(shape))).reshape(shape).astype(np.float64)


def _points(facts: Records) -> dict[str, Counts]:
    """Score sheets of winner and loser, where points decided and one won."""
    decided = facts[(facts["victory"] == Victory.POINTS) & (facts["winners"] < 3)]
    winner = decided["winners"].astype(np.intp) - 1
    rows = np.arange(len(decided))
    sheets = with_total(decided["points"])
    return {"points": np.stack([moments(sheets[rows, winner]), moments(sheets[rows, 1 - winner])])}


def _cards(facts: Records, deals: Records, shares: Counts) -> dict[str, Counts]:
    """What standing in a city at the end does for a card's owner, and what becomes of the cards."""
    place = facts["place"]
    dealt = members(deals["ages"].reshape(len(deals), -1), CARDS)
    mine = np.stack([place == Place.CITY + seat for seat in SEATS])
    having, lacking = _by_seat(mine, np.stack([dealt, dealt]), shares)
    fates = [(place >= Place.CITY), (place == Place.BURIED), (place == Place.DISCARDED)]
    return {
        "card_with": having,
        "card_without": lacking,
        "card_dealt": dealt.sum(axis=0).astype(np.float64),
        "card_fates": np.stack([fate.sum(axis=0) for fate in fates], axis=1).astype(np.float64),
    }


def _by_seat(has: NDArray[np.bool_], could: NDArray[np.bool_], shares: Counts) -> tuple[Counts, Counts]:
    """With and without over both seats, each of which has a table."""
    first, second = (with_and_without(has[seat], could[seat], shares[:, seat]) for seat in SEATS)
    return first[0] + second[0], first[1] + second[1]


def _wonders(facts: Records, shares: Counts) -> dict[str, Counts]:
    """Having a wonder against not having it; and for those who have it, building it against leaving it."""
    own = np.stack([members(facts["wonders"][:, seat], WONDERS) for seat in SEATS])
    having, lacking = _by_seat(own, own | own[::-1], shares)
    built, left = _by_seat(own & members(facts["built"], WONDERS), own, shares)
    return {
        "wonder_with": having,
        "wonder_without": lacking,
        "wonder_by_seat": np.stack([count_with(own[seat], shares[:, seat]) for seat in SEATS], axis=1),
        "wonder_built": built,
        "wonder_left": left,
    }


def _extra_turns(facts: Records, shares: Counts) -> dict[str, Counts]:
    """The first player's victories by how many more wonders with an extra turn that player has."""
    own = PLAYS_AGAIN[facts["wonders"]].sum(axis=2)
    lead = (own[:, 0] - own[:, 1] + WONDERS_PER_CITY).astype(np.intp)
    kinds = 2 * WONDERS_PER_CITY + 1
    return {"extra_turns": np.stack([np.bincount(lead, part, kinds) for part in (np.ones(len(lead)), shares[:, 0])], 1)}


def _draft(facts: Records) -> dict[str, Counts]:
    """How often each wonder was the first, second, third or fourth of its four to be taken."""
    drafted = facts["drafted"][facts["drafts"] == WONDERS_DEALT].astype(np.intp)
    rank = np.broadcast_to(np.arange(WONDERS_DEALT) % WONDERS_PER_CITY, drafted.shape)
    cells = drafted * WONDERS_PER_CITY + rank
    return {"wonder_rank": table(cells.ravel(), (WONDERS, WONDERS_PER_CITY))}


def _tokens(facts: Records, deals: Records, shares: Counts) -> dict[str, Counts]:
    """Having a token against not having it; and how often it was chosen when it lay on the board."""
    taken = [members(np.where(facts["taker"] == seat, facts["tokens"], -1), TOKENS) for seat in SEATS]
    on_board = members(deals["board"], TOKENS)
    in_play = on_board | taken[0] | taken[1]
    having, lacking = _by_seat(np.stack(taken), np.stack([in_play, in_play]), shares)
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
