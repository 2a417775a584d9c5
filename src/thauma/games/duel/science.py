"""Science symbols: a pair earns a progress token, six different ones win."""

from thauma.games.duel.layout import State, Victory
from thauma.games.duel.tables import SYMBOLS_TO_WIN
from thauma.kernel import bits, kernel


@kernel
def add_symbol(state: State, seat: int, symbol: int) -> bool:
    """Add a symbol to a city; whether it completes a pair."""
    city = state.cities[seat]
    symbol_bit = bits.bit(symbol)
    if city.symbols & symbol_bit:
        return True
    city.symbols |= symbol_bit
    if bits.count(city.symbols) >= SYMBOLS_TO_WIN:
        state.victory = Victory.SCIENCE
        state.winners = bits.bit(seat)
    return False
