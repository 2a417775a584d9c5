"""What happened, told when a turn is resolved: before that, what the others chose is a secret."""

from collections.abc import Sequence

from rich.text import Text

from thauma.cli.table.blocks import line
from thauma.cli.table.classic.neighbours import signed
from thauma.cli.table.classic.scene import BOX, CARDS, Scene
from thauma.cli.table.drawing import card_text
from thauma.cli.table.look import CHAIN, COIN, FAINT, GAIN, POINT, STRONG, WONDER
from thauma.cli.table.protocol import Story
from thauma.games.errors import Move

EVENT = {
    "build": "turn-build",
    "stage": "turn-stage",
    "discard": "turn-discard",
    "build_free": "turn-free",
    "revive": "turn-revive",
}


def tell_turn(before: Scene, moves: Sequence[Move], after: Scene) -> list[str]:
    """Everybody's acts of a turn, then coins, conflicts and where the hands go; nothing while a choice is open."""
    if all(before.view[part] == after.view[part] for part in ("age", "turn", "phase")):
        return []
    ordered = sorted(moves, key=lambda move: (not before.is_free_city(move["seat"]), before.around.index(move["seat"])))
    return [*(_act(before, move) for move in ordered), *_coins(before, after), *_consequences(before, after)]


def _act(before: Scene, move: Move) -> str:
    seat = move["seat"]
    return before.say(
        EVENT[move["do"]],
        who=before.who(seat),
        name=before.city_name(seat),
        card=before.name(move["card"]),
        number=before.city(seat)["stages"] + 1,
        bill=_paid(before, move) if "pay" in move else "",
        n=BOX.economy.discard_coins,
    )


def _paid(before: Scene, move: Move) -> str:
    """Whom a city paid how much, or which building made it free."""
    seat, card, stage = move["seat"], CARDS[move["card"]], before.next_stage(move["seat"])
    chains = card.free_with if move["do"] == "build" else ()
    chain = next((other for other in chains if other in before.city(seat)["buildings"]), None)
    if chain:
        return f"{CHAIN} {before.name(chain)}"
    cost = card.cost if move["do"] == "build" or stage is None else stage.cost
    to_left, to_right = move["pay"]
    receivers = (
        (to_left, before.city_name(before.left_of(seat))),
        (to_right, before.city_name(before.right_of(seat))),
        (cost.get("coins", 0), before.say("bank")),
    )
    return ", ".join(f"{coins}{COIN} → {name}" for coins, name in receivers if coins) or before.say("free")


def _coins(before: Scene, after: Scene) -> list[str]:
    """The treasuries that have changed."""
    changed = [
        f"{after.city_name(seat)} {coins} ({signed(coins - had)})"
        for seat in after.around
        for coins, had in ((after.city(seat)["coins"], before.city(seat)["coins"]),)
        if coins != had
    ]
    return [after.say("turn-coins", things=", ".join(changed))] if changed else []


def _consequences(before: Scene, after: Scene) -> list[str]:
    """The end of an age, or where the hands go."""
    age, over = before.view["age"], after.view["result"] is not None
    if over or after.view["age"] != age:
        ended = after.say("turn-conflicts", age=after.age_name(age), things=_tokens(before, after))
        return [ended] if over else [ended, after.say("event-age", age=after.age_name())]
    if after.view["turn"] != before.view["turn"]:
        return [after.say("turn-passed", to=passing(after))]
    return []


def _tokens(before: Scene, after: Scene) -> str:
    """The conflict tokens that each city has got."""
    won = []
    for seat in after.around:
        tokens = after.city(seat)["conflicts"][len(before.city(seat)["conflicts"]) :]
        won.append(f"{after.city_name(seat)} {' '.join(map(signed, tokens)) or '0'}{POINT}")
    return ", ".join(won)


def passing(scene: Scene) -> str:
    """Where the hands go: to the left, to the right, or, between two players, across."""
    return "across" if scene.view["free_city_holder"] is not None else str(scene.view["pass_to"])


# The same in signs.


def recap(scene: Scene, story: Story) -> list[Text]:
    """What the others did since my last decision, the whole of its turn included, in signs; what I did I know."""
    start = story.last_decision(scene.seat)
    while start > 0 and not story.told[start - 1]:
        start -= 1
    end = max((ply for ply, told in enumerate(story.told) if told), default=-1) + 1
    others = [move for move in story.moves[start:end] if move["seat"] != scene.seat]
    ordered = sorted(others, key=lambda move: scene.around.index(move["seat"]))
    return [line((scene.city_name(move["seat"]), STRONG), " ", act_in_signs(scene, move)) for move in ordered]


def act_in_signs(scene: Scene, move: Move) -> Text:
    if move["do"] == "discard":
        return line((f"+{BOX.economy.discard_coins}{COIN}", GAIN))
    paid = sum(move.get("pay", ()))
    cost = line((f" −{paid}{COIN}", FAINT)) if paid else line()
    return line(WONDER if move["do"] == "stage" else card_text(scene, move["card"]), cost)
