"""What of classic others may compile against: players, environments and the lab. Nothing else of the game is theirs."""

# One line for each module rather than one for each name: this is a table of contents.
# fmt: off
# isort: skip_file
from thauma.games.classic import actions, features, loop, turn
from thauma.games.classic.actions import ACTIONS, DISCARD, Act, act_of, card_of
from thauma.games.classic.economy import IMPOSSIBLE, has_building, list_payments, next_stage, printed_coins
from thauma.games.classic.features import Features, count_hand, write_features
from thauma.games.classic.freecity import list_hand_left
from thauma.games.classic.game import BOARD_RULES
from thauma.games.classic.hands import (
    deal_hands, deal_hands_at_random, decider, has_drawn, has_free_city, is_discarded, is_free_city, left_of,
    right_of, row_held,
)
from thauma.games.classic.layout import (
    CATEGORIES, DEAL_DTYPE, WORKSPACE_DTYPE, NOBODY, NO_CHOICE, STATE_DTYPE, BoardRule, Category, City, Deal, Workspace,
    Phase, State, States, read_state,
)
from thauma.games.classic.legal import (
    Int16s, blank_workspace, blank_list, is_in_discard_pile, list_for, list_legal, must_decide, next_to_decide,
    sample_legal,
)
from thauma.games.classic.belief.seen import NEVER, last_turn_seen
from thauma.games.classic.loop import Deals, Scratch, blank_deals, blank_scratch, deal_anew
from thauma.games.classic.military import defeats
from thauma.games.classic.moves import FIELDS, FIRST_ACTION, NUMBER_OF_CARD
from thauma.games.classic.belief.notes import UNSEEN, BOX as BOX_PART, Notes, note_hidden, note_looks, note_wanted
from thauma.games.classic.offers import number_of_payment
from thauma.games.classic.belief.resample import (
    as_discarded, blank_notes, mark_revived, note_last_drawn, rearrange, resample, write_back, write_fates,
)
from thauma.games.classic.scoring import fill_sheet, total, winners
from thauma.games.classic.setup import begin, blank_pile, cities_for, deal_cards
from thauma.games.classic.shown_cards import discard_pile, hand, rest_of_hand
from thauma.games.classic.tables import (
    AGES, BOARDS, BOX, CARDS, CARDS_PER_WORD, CARD_AGE, CARD_IDS, COLOURS, DEAREST, DECK, DECK_SIZE, DEFEAT,
    FEWEST_CITIES, FIRST_GUILD, FIRST_HOLDER, FREE_CITY, FREE_CITY_PLAYERS, GOODS_START, GUILDS, GUILDS_IN_PLAY,
    HAND, MOST_CITIES, MOST_PAYMENTS, MOST_STAGES, RAW, RESOURCES, SIDE_IDS, SUBSETS, SYMBOLS, TRADE_PRICE, TURNS,
    VICTORY, WONDERS, WONDER_IDS, WORDS, Colour, Goods, Power,
)
from thauma.games.classic.turn import decide

__all__ = [
    "ACTIONS", "AGES", "BOARDS", "BOARD_RULES", "BOX", "BOX_PART", "CARDS", "CARDS_PER_WORD", "CARD_AGE",
    "CARD_IDS", "CATEGORIES", "COLOURS", "DEAL_DTYPE", "DEAREST", "DECK", "DECK_SIZE", "DEFEAT", "DISCARD",
    "FEWEST_CITIES", "FIELDS", "FIRST_ACTION", "FIRST_GUILD", "FIRST_HOLDER", "FREE_CITY", "FREE_CITY_PLAYERS",
    "GOODS_START", "GUILDS", "GUILDS_IN_PLAY", "HAND", "IMPOSSIBLE", "MOST_CITIES", "MOST_PAYMENTS", "MOST_STAGES",
    "NEVER", "NOBODY", "NO_CHOICE", "NUMBER_OF_CARD", "RAW", "RESOURCES", "SIDE_IDS", "STATE_DTYPE", "SUBSETS",
    "SYMBOLS", "TRADE_PRICE", "TURNS", "UNSEEN", "VICTORY", "WONDERS", "WONDER_IDS", "WORDS", "WORKSPACE_DTYPE",
    "Act", "BoardRule", "Category", "City", "Colour", "Deal", "Deals", "Features", "Goods", "Int16s", "Notes",
    "Phase", "Power", "Scratch", "State", "States", "Workspace", "act_of", "actions", "as_discarded", "begin",
    "blank_deals", "blank_list", "blank_notes", "blank_pile", "blank_scratch", "blank_workspace", "card_of",
    "cities_for", "count_hand", "deal_anew", "deal_cards", "deal_hands", "deal_hands_at_random", "decide",
    "decider", "defeats", "discard_pile", "features", "fill_sheet", "hand", "has_building", "has_drawn",
    "has_free_city", "is_discarded", "is_free_city", "is_in_discard_pile", "last_turn_seen", "left_of", "list_for",
    "list_hand_left", "list_legal", "list_payments", "loop", "mark_revived", "must_decide", "next_stage",
    "next_to_decide", "note_hidden", "note_last_drawn", "note_looks", "note_wanted", "number_of_payment",
    "printed_coins", "read_state", "rearrange", "resample", "rest_of_hand", "right_of", "row_held", "sample_legal",
    "total", "turn", "winners", "write_back", "write_fates", "write_features",
]
