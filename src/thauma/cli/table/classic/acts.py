"""What can be done with a picked card: what each act costs and why; then, if there are several, the payments."""

from thauma.cli.table import menu
from thauma.cli.table.blocks import Block
from thauma.cli.table.classic.hand import needs
from thauma.cli.table.classic.scene import BOX, CARDS, Picked, Scene
from thauma.cli.table.commands import Command
from thauma.cli.table.goods import cost_words
from thauma.cli.table.look import NEVER
from thauma.cli.table.menu import Act, Entry, paid_entry, unpaid_entry
from thauma.cli.table.protocol import Pick, Play, Reading, Refuse
from thauma.games.errors import Move
from thauma.games.protocol import Json

ACTS = (Command.BUILD, Command.STAGE, Command.FREE, Command.DISCARD)
DO = {Command.BUILD: "build", Command.STAGE: "stage", Command.FREE: "build_free", Command.DISCARD: "discard"}
DISCARD_COINS = BOX.economy.discard_coins


def list_acts(scene: Scene) -> list[Act]:
    """What can be done with the picked card, what can't be done included; or the payments of the picked act."""
    picked = Picked.parse(scene.picked or "")
    if picked.do:
        return _payments(scene, picked.card, picked.do)
    acts = [_paid(scene, picked.card, do) for do in ("build", "stage")]
    if scene.can("build_free", picked.card):
        acts.append(_unpaid(scene, picked.card, "build_free"))
    return [*acts, _unpaid(scene, picked.card, "discard")]


def read_act(scene: Scene, card: str, do: str, number: int | None) -> Reading:
    """What it means to do something with a card, perhaps with the payment of a number."""
    why = why_not(scene, card, do)
    if why:
        return Refuse(why)
    ways = scene.ways(do, card) if do in ("build", "stage") else []
    if number is not None and not 1 <= number <= max(1, len(ways)):
        return Refuse(scene.say("bad-payment", number=number, last=max(1, len(ways))))
    if len(ways) > 1 and number is None:
        return Pick(str(Picked(card, do)))
    return Play(_move(scene, card, do, ways[(number or 1) - 1] if ways else None))


def why_not(scene: Scene, card: str, do: str) -> str | None:
    """The sentence that says why something can't be done with a card; None if it can."""
    if scene.can(do, card):
        return None
    say, name = scene.say, scene.name(card)
    if do == "build_free":
        return say("bad-no-free")
    if do == "build" and scene.has_building(card):
        return say("bad-built", name=name)
    if do == "stage" and scene.next_stage(scene.actor) is None:
        return say("bad-stages", name=scene.board_title(scene.actor))
    if _is_bound(scene, card):
        return say("bad-bound", name=name)
    if do == "discard":
        return say("bad-keep")
    cost, coins = cost_words(_cost(scene, card, do), scene.speaker), say("coins", n=scene.acting["coins"])
    return say("bad-unpayable", name=name if do == "build" else _label(scene, do), cost=cost, coins=coins)


def is_unpayable(scene: Scene, card: str, do: str) -> bool:
    """Whether nothing but the price stands in the way."""
    if do == "build":
        return not scene.has_building(card)
    return scene.next_stage(scene.actor) is not None and not _is_bound(scene, card)


def _is_bound(scene: Scene, card: str) -> bool:
    """Whether the Free City must build a card because a chain makes it free."""
    by_chain = any(bill["chain"] for bill in scene.bills["cards"].get(card, []))
    return scene.for_free_city and by_chain and not scene.has_building(card)


def _cost(scene: Scene, card: str, do: str) -> dict[str, int]:
    stage = scene.next_stage(scene.actor)
    return CARDS[card].cost if do == "build" or stage is None else stage.cost


def _move(scene: Scene, card: str, do: str, bill: Json | None) -> Move:
    move: Move = {"seat": scene.actor, "do": do, "card": card}
    if bill is not None:
        move["pay"] = bill["pay"]
    if scene.for_free_city:
        move["by"] = scene.seat
    return move


def _label(scene: Scene, do: str) -> str:
    if do == "stage":
        return scene.say("act-stage", n=scene.acting["stages"] + 1)
    return {"build": scene.say("act-build"), "build_free": scene.say("act-free"), "discard": scene.say("act-discard")}[
        do
    ]


def _letter(scene: Scene, do: str) -> str:
    command = next(command for command, done in DO.items() if done == do)
    return scene.speaker.words(command.value)[1]


def _paid(scene: Scene, card: str, do: str) -> Act:
    reading = read_act(scene, card, do, None)
    label, letter = _label(scene, do), _letter(scene, do)
    if isinstance(reading, Refuse):
        brief = needs(scene, _cost(scene, card, do)) if is_unpayable(scene, card, do) else reading.sentence
        return Act(Entry(letter, label, NEVER, reading.sentence, brief, "", False), reading)
    ways = scene.ways(do, card)
    entry = paid_entry(scene, letter, label, ways[0], scene.acting["coins"])
    if len(ways) > 1:
        more = scene.say("ways-to-pay", n=len(ways))
        entry = entry._replace(why=f"{more}: {entry.brief or entry.why}", brief=f"{more}: {entry.brief}")
    return Act(entry, reading)


def _payments(scene: Scene, card: str, do: str) -> list[Act]:
    letter, label = _letter(scene, do), _label(scene, do)
    return [
        Act(
            paid_entry(scene, f"{letter}{number}", label, bill, scene.acting["coins"]),
            Play(_move(scene, card, do, bill)),
        )
        for number, bill in enumerate(scene.ways(do, card), 1)
    ]


def _unpaid(scene: Scene, card: str, do: str) -> Act:
    reading = read_act(scene, card, do, None)
    label, letter = _label(scene, do), _letter(scene, do)
    if isinstance(reading, Refuse):
        return Act(Entry(letter, label, NEVER, reading.sentence, reading.sentence, "", False), reading)
    income = DISCARD_COINS if do == "discard" else 0
    return Act(unpaid_entry(scene, letter, label, income, scene.acting["coins"]), reading)


def draw_acts(scene: Scene, width: int) -> Block:
    """The picked card, and what each act costs and leaves."""
    return menu.draw_acts(scene, list_acts(scene), width)
