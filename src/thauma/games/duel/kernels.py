"""What of Duel others may compile against: players, environments and the lab. Nothing else of the game is theirs."""

# One line for each module rather than one for each name: this is a table of contents.
# fmt: off
# isort: skip_file
from thauma.games.duel import actions, loop
from thauma.games.duel.actions import ACTIONS
from thauma.games.duel.chance import after_reveal, is_chance, lay_out_wonder, settle, settle_at_random
from thauma.games.duel.economy import card_cost, wonder_cost
from thauma.games.duel.effects import count
from thauma.games.duel.layout import (
    CATEGORIES, DEAL_DTYPE, FIRST_CHANCE, PRINTED_CATEGORIES, STATE_DTYPE, Back, Category, City, Deal, Phase,
    Place, State, States, Victory,
)
from thauma.games.duel.loop import Deals, Scratch, blank_scratch, deal_anew
from thauma.games.duel.legal import Int16s, blank_list, list_legal, sample_legal
from thauma.games.duel.military import lead
from thauma.games.duel.moves import FIELDS, NUMBER_OF_CARD
from thauma.games.duel.scoring import Sheets, blank_sheets, fill_sheets, guild_points, total
from thauma.games.duel.setup import FIRST_GAME_DEAL, begin, blank_pile, is_first_game
from thauma.games.duel.structure import clear, next_to_reveal, turn_up
from thauma.games.duel.tables import (
    AGES, AMOUNT, BASE_CARDS, BASE_GOODS, BASE_TOKENS, BASE_WONDERS, BOX, BYTE, CAPITAL, CARDS, CARD_AGE, CARD_IDS,
    COINS_PER_POINT, COLOURS, DECK_SIZE, DECK_START, DISCARD_COINS, DISCARD_COINS_PER_YELLOW, FACE_UP, FIRST_TOKEN,
    FIRST_WONDER, GOODS, GUILD, GUILDS_IN_AGE_3, GUILD_DECK, ITEMS, LOOTS, LOOT_COINS, LOOT_DISTANCE,
    MILITARY_POINTS, MOST_PENDING, NOTHING, RESOURCES, SLOTS, SYMBOLS, SYMBOLS_TO_WIN, SYMBOL_IDS, TOKENS,
    TOKENS_DRAWN, TOKENS_IN_BOX, TOKENS_ON_BOARD, TOKEN_IDS, WONDERS, WONDERS_BUILT_AT_MOST, WONDERS_DEALT,
    WONDERS_PER_CITY, WONDER_IDS, Colour, Counted,
)
from thauma.games.duel.turn import decide, open_age

__all__ = [
    "ACTIONS", "AGES", "AMOUNT", "BASE_CARDS", "BASE_GOODS", "BASE_TOKENS", "BASE_WONDERS", "BOX", "BYTE",
    "CAPITAL", "CARDS", "CARD_AGE", "CARD_IDS", "CATEGORIES", "COINS_PER_POINT", "COLOURS", "DEAL_DTYPE",
    "DECK_SIZE", "DECK_START", "DISCARD_COINS", "DISCARD_COINS_PER_YELLOW", "FACE_UP", "FIELDS", "FIRST_CHANCE",
    "FIRST_GAME_DEAL", "FIRST_TOKEN", "FIRST_WONDER", "GOODS", "GUILD", "GUILDS_IN_AGE_3", "GUILD_DECK", "ITEMS",
    "LOOTS", "LOOT_COINS", "LOOT_DISTANCE", "MILITARY_POINTS", "MOST_PENDING", "NOTHING", "NUMBER_OF_CARD",
    "PRINTED_CATEGORIES", "RESOURCES", "SLOTS", "STATE_DTYPE", "SYMBOLS", "SYMBOLS_TO_WIN", "SYMBOL_IDS", "TOKENS",
    "TOKENS_DRAWN", "TOKENS_IN_BOX", "TOKENS_ON_BOARD", "TOKEN_IDS", "WONDERS", "WONDERS_BUILT_AT_MOST",
    "WONDERS_DEALT", "WONDERS_PER_CITY", "WONDER_IDS", "Back", "Category", "City", "Colour", "Counted", "Deal",
    "Deals", "Int16s", "Phase", "Place", "Scratch", "Sheets", "State", "States", "Victory", "actions",
    "after_reveal", "begin", "blank_list", "blank_pile", "blank_scratch", "blank_sheets", "card_cost", "clear",
    "count", "deal_anew", "decide", "fill_sheets", "guild_points", "is_chance", "is_first_game", "lay_out_wonder",
    "lead", "list_legal", "loop", "next_to_reveal", "open_age", "sample_legal", "settle", "settle_at_random",
    "total", "turn_up", "wonder_cost",
]
