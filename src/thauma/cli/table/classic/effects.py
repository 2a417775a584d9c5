"""The effects of classic in words and signs: shields, symbols and a revival work otherwise than in Duel."""

from thauma.cli.table.effects import WORDS, Wording

WORDING = Wording(
    "classic",
    {
        "shields": WORDS["shields"]._replace(full="full-conflict-shields"),
        "science": WORDS["science"]._replace(full="full-city-science"),
        "revive": WORDS["revive"]._replace(full="full-city-revive"),
        "coins_per": WORDS["coins_per"]._replace(short="short-city-coins", full="full-city-coins"),
    },
)
signs, short, full, fitting = WORDING.signs, WORDING.short, WORDING.full, WORDING.fitting
