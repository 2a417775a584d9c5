"""What of Duel others may compile against: players, environments and the lab. Nothing else of the game is theirs."""

# One line for each module rather than one for each name: this is a table of contents, and all of it is exported.
# fmt: off
# isort: skip_file
from thauma.games.duel import actions, loop
from thauma.games.duel.actions import ACTIONS
from thauma.games.duel.chance import after_reveal, is_chance, lay_out_wonder, settle_at_random
from thauma.games.duel.economy import card_cost, wonder_cost
from thauma.games.duel.effects import count
from thauma.games.duel.layout import (
    CATEGORIES, FIRST_CHANCE, PRINTED_CATEGORIES, STATE_DTYPE, Back, Category, City, Deal, Phase, Place, State, States,
    Victory,
)
from thauma.games.duel.loop import Scratch, blank_scratch, deal_anew
from thauma.games.duel.legal import Int16s, blank_list, list_legal, sample_legal
from thauma.games.duel.military import lead
from thauma.games.duel.moves import FIELDS, NUMBER_OF_CARD
from thauma.games.duel.scoring import fill_sheets, guild_points, total
from thauma.games.duel.setup import begin, is_first_game, is_of_base
from thauma.games.duel.structure import clear, next_to_reveal, turn_up
from thauma.games.box import COLOURS, Colour
from thauma.games.duel.tables import (
    AGES, AMOUNT, BASE_CARDS, BASE_GOODS, BASE_PENDING, BASE_TOKENS, BASE_WONDERS, BOX, BYTE, CAPITAL, CARDS, CARD_AGE,
    CARD_IDS, COINS_PER_POINT, COVERED_BY, COVERS, DISCARD_COINS, DISCARD_COINS_PER_YELLOW, FACE_UP, FIRST_TOKEN,
    FIRST_WONDER, GOODS,
    GUILD, GUILDS_IN_AGE_3, GUILD_DECK, ITEMS, LOOTS, LOOT_COINS, LOOT_DISTANCE, MILITARY_POINTS, NOTHING, PILES,
    PILE_SIZE, RESOURCES, SLOTS, SYMBOLS, SYMBOLS_TO_WIN, SYMBOL_IDS, TOKENS, TOKENS_DRAWN, TOKENS_IN_BOX,
    TOKENS_ON_BOARD, TOKEN_IDS, WONDERS, WONDERS_BUILT_AT_MOST, WONDERS_DEALT, WONDERS_PER_CITY, WONDER_IDS, Counted,
)
from thauma.games.duel.turn import decide, open_age
