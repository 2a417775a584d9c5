"""The observation of Duel, version 1, field by field. A change here is a new version of the environments."""

from thauma.envs.fields import Field, Layout, Range
from thauma.games.duel.kernels import (
    AGES,
    BASE_CARDS,
    BASE_TOKENS,
    BASE_WONDERS,
    CAPITAL,
    CARD_IDS,
    CARDS,
    COLOURS,
    GOODS,
    LOOTS,
    RESOURCES,
    SLOTS,
    SYMBOL_IDS,
    TOKEN_IDS,
    TOKENS,
    TOKENS_IN_BOX,
    WONDER_IDS,
    WONDERS,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
    Phase,
    actions,
)

MOST = 127  # what is more counts as this
PHASES = (*(phase for phase in Phase if phase < Phase.OFFER_WONDERS), Phase.OVER)  # those that an observation can show
HIDDEN_CARD = BASE_CARDS + 1  # in place of 1 + card; cards of added sets are numbered after these two
HIDDEN_GUILD = BASE_CARDS + 2
ADDED_CARDS, ADDED_WONDERS, ADDED_TOKENS = CARDS - BASE_CARDS, WONDERS - BASE_WONDERS, TOKENS - BASE_TOKENS

CITY = Layout(
    Field("coins", 1, 0, MOST, "coins; what is more counts as 127"),
    Field("points", 1, 0, MOST, "points if the game ended now"),
    Field("blue_points", 1, 0, MOST, "points on blue cards, which break ties"),
    Field("production", RESOURCES, 0, MOST, "units of clay, wood, stone, glass, papyrus"),
    Field("choices", 2, 0, MOST, "producers of any raw material, of any manufactured good"),
    Field("prices", RESOURCES, 0, MOST, "what a missing unit of each resource costs now"),
    Field("colours", COLOURS, 0, MOST, "buildings: brown, grey, blue, green, yellow, red, purple"),
    Field("symbols", len(SYMBOL_IDS), 0, 1, "which science symbols it has"),
    Field("tokens", TOKENS, 0, 1, "which progress tokens it has", ADDED_TOKENS),
    Field(
        "wonders",
        WONDERS_PER_CITY * WONDERS,
        0,
        1,
        "for each position, in the order drafted, the wonder, one-hot",
        WONDERS_PER_CITY * ADDED_WONDERS,
        WONDERS_PER_CITY,
    ),
    Field("wonders_open", WONDERS_PER_CITY, 0, 1, "for each position, whether the wonder can still be built"),
    Field("wonders_built", WONDERS_PER_CITY, 0, 1, "for each position, whether the wonder is built"),
)

LAYOUT = Layout(
    Field("to_move", 1, 0, 1, "whether this seat decides now"),
    Field("seat", 1, 0, 1, "this seat's number"),
    Field("phase", len(PHASES), 0, 1, f"one-hot: {', '.join(phase.name.lower() for phase in PHASES)}"),
    Field("age", AGES, 0, 1, "one-hot"),
    Field("again", 1, 0, 1, "whether whoever decides has another turn after this one"),
    Field("pawn", 1, -CAPITAL, CAPITAL, "spaces of the conflict pawn on the opponent's side"),
    Field("my_loot", LOOTS, 0, 1, "the military tokens that would cost this seat coins and are still there"),
    Field("their_loot", LOOTS, 0, 1, "the same for the opponent"),
    Field("doomed", COLOURS, 0, 1, "the colour of which a card is about to be destroyed, one-hot"),
    Field("discards", 1, 0, CARDS, "cards in the discard pile"),
    Field("cards_left", 1, 0, SLOTS, "cards in the structure"),
    Field("last_player_chooses", 1, 0, 1, "the rule for a pawn in the middle: the last player chooses who begins"),
    *CITY.named("my", "own city"),
    *CITY.named("their", "opponent's city"),
    Field("board", TOKENS, 0, 1, "progress tokens on the board", ADDED_TOKENS),
    Field("box", TOKENS, 0, 1, "progress tokens in the box", ADDED_TOKENS),
    Field(
        "drawn",
        TOKENS,
        0,
        1,
        "progress tokens that this seat has drawn and chooses from; others never see them",
        ADDED_TOKENS,
    ),
    Field("offer", WONDERS, 0, 1, "wonders laid out in the draft", ADDED_WONDERS),
    Field(
        "slots",
        SLOTS,
        0,
        HIDDEN_GUILD + ADDED_CARDS,
        "1 + the card in each slot; 0 if taken, 74 if face down, 75 if a guild's back",
    ),
    Field("available", SLOTS, 0, 1, "slots that nothing covers"),
    Field("build_cost", SLOTS, -1, MOST, "coins to build the card of each slot; -1 if this seat can't now"),
    Field("wonder_cost", WONDERS_PER_CITY, -1, MOST, "coins to build the wonder in each position; -1 if it can't now"),
    Field("unseen", CARDS, 0, 1, "cards that nobody has seen", ADDED_CARDS),
    Field("open", CARDS, 0, 1, "cards of the structure that are available", ADDED_CARDS),
    Field("covered", CARDS, 0, 1, "cards of the structure that lie face up under others", ADDED_CARDS),
    Field("discarded", CARDS, 0, 1, "cards in the discard pile", ADDED_CARDS),
    Field("buried", CARDS, 0, 1, "cards under wonders", ADDED_CARDS),
    Field("mine", CARDS, 0, 1, "cards in the own city", ADDED_CARDS),
    Field("theirs", CARDS, 0, 1, "cards in the opponent's city", ADDED_CARDS),
)

PERFECT = Layout(
    *LAYOUT.fields,
    Field("all_cards", AGES * SLOTS, 0, CARDS, "1 + the card dealt to each slot of each age"),
    Field("all_wonders", WONDERS_DEALT, 0, WONDERS, "1 + each wonder, in the order in which they are laid out"),
    Field(
        "all_tokens",
        TOKENS_IN_BOX,
        0,
        TOKENS,
        "1 + each token of the box, in the order in which they would be drawn",
        ADDED_TOKENS,
    ),
)

ACTION_RANGES = (
    Range(actions.DISCARD, "build", "+ slot: build the card that lies there"),
    Range(actions.WONDER, "discard", "+ slot: discard it for coins"),
    Range(actions.DRAFT, "wonder", f"+ {SLOTS} x position of the wonder in the own city + slot: bury it"),
    Range(actions.PROGRESS, "draft", "+ wonder"),
    Range(actions.LIBRARY, "progress", "+ token: take it from the board"),
    Range(actions.REVIVE, "library", "+ token: keep it of those drawn"),
    Range(actions.DESTROY, "revive", "+ card: build it from the discard pile"),
    Range(actions.STARTER, "destroy", "+ number among the brown and grey cards: the opponent loses it"),
    Range(actions.BASE_ACTIONS, "starter", "+ seat: it begins the next age"),
)

NUMBERED = {
    "cards of Duel": CARD_IDS,
    "wonders of Duel": WONDER_IDS,
    "tokens of Duel": TOKEN_IDS,
    "science symbols of Duel": SYMBOL_IDS,
    "brown and grey cards of Duel, as `destroy` counts them": tuple(CARD_IDS[card] for card in GOODS),
}
