"""What a player of classic has been shown so far: hands, acts, the Free City's hand, the discard pile.

The story of a player is perfect recall: two games that told a player the same are the same to that player.
"""

from typing import NamedTuple

from thauma.envs.fields import ADDED
from thauma.envs.spiel.observer import Pieces
from thauma.games.classic.kernels import AGES, BASE_CARDS, CARD_IDS, CARDS, MOST_CITIES, TURNS, Act, act_of, card_of

MOST_ACTS = (AGES * TURNS + 2) * MOST_CITIES  # every city on every turn; seventh cards and revivals
MOST_PILES = 6
ROWS = {"hands": AGES * TURNS, "shown": AGES * TURNS, "piles": MOST_PILES}  # in which cards are counted
PIECES = (
    *((name, (rows, BASE_CARDS)) for name, rows in ROWS.items()),
    ("acts", (MOST_ACTS, 5)),
    *((f"{name}{ADDED}", (rows, CARDS - BASE_CARDS)) for name, rows in ROWS.items() if CARDS > BASE_CARDS),
)
PIECE_OF = {"hand": "hands", "shown": "shown", "pile": "piles"}
DEAREST = 20  # coins, by which payments are scaled
UNKNOWN = -1
PUBLIC_ACTS = (Act.BUILD, Act.BUILD_FREE, Act.REVIVE)  # the others lay a card face down


class Told(NamedTuple):
    """One thing that a player was shown."""

    what: str  # hand, shown, pile, or act
    when: int  # the turn, from 0 to 17
    cards: tuple[int, ...]  # of an act the one card, or UNKNOWN
    city: int = 0
    act: int = 0
    pay: tuple[int, int] = (0, 0)

    def spell(self) -> str:
        names = " ".join("?" if card == UNKNOWN else CARD_IDS[card] for card in self.cards)
        if self.what != "act":
            return f"{self.what}: {names}"
        return f"city {self.city}: {Act(self.act).name.lower()} {names} {self.pay[0]} {self.pay[1]}"


def told_of_act(when: int, city: int, action: int, pay: tuple[int, int], is_known: bool) -> Told:
    """An act as someone sees it who knows the card, or who doesn't unless it lies open."""
    act = int(act_of(action))
    card = int(card_of(action)) if is_known or act in PUBLIC_ACTS else UNKNOWN
    return Told("act", when, (card,), city, act, (0, 0) if act == Act.REVIVE else pay)


def spell(story: list[Told]) -> str:
    return "; ".join(told.spell() for told in story)


def write(story: list[Told], player: int, circle: int, pieces: Pieces) -> None:
    """The story as numbers: copies of cards by turn, and a row for each act."""
    acts = piles = 0
    for told in story:
        if told.what == "act":
            city = (told.city - player) % circle
            card = (1 + told.cards[0]) / BASE_CARDS
            pieces["acts"][acts] = ((1 + city) / MOST_CITIES, (1 + told.act) / len(Act), card, *_scaled(told.pay))
            acts += 1
        else:
            row = piles if told.what == "pile" else told.when
            piles += told.what == "pile"
            for card in told.cards:
                _count(card, row, PIECE_OF[told.what], pieces)


def _count(card: int, row: int, name: str, pieces: Pieces) -> None:
    if card < BASE_CARDS:
        pieces[name][row, card] += 1
    else:
        pieces[f"{name}{ADDED}"][row, card - BASE_CARDS] += 1


def _scaled(pay: tuple[int, int]) -> tuple[float, float]:
    return pay[0] / DEAREST, pay[1] / DEAREST
