"""What the counts of classic say, for one number of players."""

from thauma.games.classic.kernels import BOX, CARD_IDS, FIRST_GUILD, SIDE_IDS, WONDER_IDS, Category
from thauma.lab.statistics.figures import Json, by_share, histogram, mean, mean_of, points, share
from thauma.lab.statistics.tally import Tally

TITLE = "7 Wonders"
LINES = tuple(category.name.lower() for category in Category)
ACTS = ("build", "stage", "discard")


def findings(tally: Tally) -> Json:
    return {
        "seats_won": [share(tally.games, won) for won in tally["won"]],
        "shared": int(tally["shared"]),
        "plies": histogram(tally["plies"]),
        "points": points(tally["points"], LINES),
        "stages": {side: mean(tally["stages"][number, 0]) for number, side in enumerate(("winner", "loser"))},
        "boards": by_share([_board(tally, board) for board in range(len(tally["boards"]))], "won"),
        "cards": by_share([_card(tally, number) for number in range(len(CARD_IDS))], "with"),
    }


def _board(tally: Tally, board: int) -> Json:
    cities, won, total, squares = tally["boards"][board]
    return {
        "id": WONDER_IDS[board // 2],
        "side": SIDE_IDS[board % 2],
        "won": share(cities, won),
        "points": mean_of(cities, total, squares),
    }


def _card(tally: Tally, number: int) -> Json:
    card = BOX.cards[number]
    chosen = tally["first_chosen"][number]
    return {
        "id": card.id,
        "with": share(*tally["card_with"][number]),
        "without": share(*tally["card_without"][number]),
        "age": card.age,
        "colour": card.colour,
        "guild": number >= FIRST_GUILD,
        "first": share(tally["first_offered"][number], chosen.sum()),
        "first_acts": {act: int(times) for act, times in zip(ACTS, chosen, strict=True)},
    }
