"""What of classic others may compile against: players, environments and the lab. Nothing else of the game is theirs."""

# One line for each module rather than one for each name: this is a table of contents, and all of it is exported.
# fmt: off
# isort: skip_file
from thauma.games.classic import actions, features, loop, turn
from thauma.games.classic.actions import BASE_ACTIONS, FIRST, Act, act_of, card_of, is_same_but_for_payment
from thauma.games.classic.economy import IMPOSSIBLE, has_building, list_payments, next_stage, printed_coins
from thauma.games.classic.features import Features, count_hand, write_features
from thauma.games.classic.freecity import list_hand_left
from thauma.games.classic.game import BOARD_RULES
from thauma.games.classic.hands import (
    deal_hands, deal_hands_at_random, decider, has_drawn, has_free_city, is_discarded, is_free_city, left_of, right_of,
    row_held,
)
from thauma.games.classic.layout import (
    CATEGORIES, NOBODY, NO_CHOICE, STATE_DTYPE, BoardRule, Category, City, Deal, Workspace, Phase, State, States,
    read_state,
)
from thauma.games.classic.legal import (
    Int16s, blank_workspace, blank_list, is_in_discard_pile, list_legal, must_decide, next_to_decide, sample_legal,
)
from thauma.games.classic.deals import deck_of
from thauma.games.classic.belief.seen import NEVER, last_turn_seen
from thauma.games.classic.loop import Scratch, blank_scratch
from thauma.games.classic.military import defeats
from thauma.games.classic.moves import ACTS, FIELDS, NUMBER_OF_CARD
from thauma.games.classic.belief.notes import UNSEEN, BOX as BOX_PART, Notes, note_hidden, note_looks, note_wanted
from thauma.games.classic.offers import number_of_payment
from thauma.games.classic.belief.resample import (
    as_discarded, blank_notes, mark_revived, note_last_drawn, rearrange, resample, write_back, write_fates,
)
from thauma.games.classic.scoring import fill_sheet, total, winners
from thauma.games.classic.setup import added_sets, begin, blank_pile, board_rule, cities_for
from thauma.games.classic.shown_cards import discard_pile, hand, rest_of_hand
from thauma.games.box import COLOURS, Colour, ids_in_play, is_in_play
from thauma.games.classic.tables import (
    AGES, BASE_BOARDS, BASE_CARDS, BASE_STAGES, BOARDS, BOX, CARDS, CARDS_PER_WORD, CARD_AGE, CARD_IDS, CARD_SET,
    DEAREST, DEFEAT, FEWEST_CITIES, FIRST_HOLDER, FREE_CITY, FREE_CITY_PLAYERS, GOODS_START, GUILDS, GUILDS_IN_PLAY,
    HAND, MOST_CITIES, MOST_PAYMENTS, MOST_STAGES, RAW, RESOURCES, SIDE_IDS, SUBSETS, SYMBOLS, TRADE_PRICE, TURNS,
    VICTORY, WONDER_IDS, WONDER_SET, WORDS, Goods, Power,
)
from thauma.games.classic.turn import decide
