"""The effects of Duel in words and signs."""

from thauma.cli.table import goods
from thauma.cli.table.effects import Wording
from thauma.language import Speaker

WORDING = Wording("duel")
signs, short, full, fitting = WORDING.signs, WORDING.short, WORDING.full, WORDING.fitting


def symbol_name(speaker: Speaker, symbol: str) -> str:
    return goods.symbol_name(speaker, "duel", symbol)
