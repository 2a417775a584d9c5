"""What a view asks the rules about both cities and every card, all in one compiled call."""

from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from thauma.games.duel.bill import BILL_DTYPE, BillFields, bill_text, write_bill
from thauma.games.duel.layout import State
from thauma.games.duel.scoring import Sheets, blank_sheets, fill_sheets
from thauma.games.duel.tables import FIRST_WONDER, SLOTS, WONDERS_PER_CITY
from thauma.kernel import ArrayOf, bits, kernel
from thauma.kernel.records import RecordArray

BillRows: TypeAlias = Annotated[RecordArray[BillFields], ArrayOf(BILL_DTYPE)]

ROWS = SLOTS + WONDERS_PER_CITY  # of a seat's bills: the cards by slot, then the wonders by position
BYTES = BILL_DTYPE.itemsize


class Survey(NamedTuple):
    points: list[list[int]]  # by seat and category, as if the game ended now
    bills: bytes  # of both seats, row by row

    def card_bill(self, seat: int, slot: int) -> msgspec.Raw:
        """What the card in a slot would cost a seat, as JSON."""
        start = (seat * ROWS + slot) * BYTES
        return bill_text(self.bills[start : start + BYTES])

    def wonder_bill(self, seat: int, position: int) -> msgspec.Raw:
        """The same for one of the seat's wonders."""
        return self.card_bill(seat, SLOTS + position)


def survey(state: State) -> Survey:
    sheets = blank_sheets()
    bills: Any = np.zeros(2 * ROWS, BILL_DTYPE)
    write_survey(state, sheets, bills)
    return Survey(sheets.tolist(), bills.tobytes())


@kernel
def write_survey(state: State, sheets: Sheets, bills: BillRows) -> None:
    fill_sheets(state, sheets)
    for seat in range(2):
        list_bills(state, seat, bills)


@kernel
def list_bills(state: State, seat: int, bills: BillRows) -> None:
    """Write a seat's bills for what lies face up in the structure and for its wonders that are still to be built."""
    first = seat * ROWS
    for slot in range(SLOTS):
        if state.structure[slot] >= 0:
            write_bill(state, seat, state.structure[slot], bills[first + slot])
    city = state.cities[seat]
    for position in range(WONDERS_PER_CITY):
        if city.wonders_open & bits.bit(position):
            write_bill(state, seat, FIRST_WONDER + city.wonders[position], bills[first + SLOTS + position])
