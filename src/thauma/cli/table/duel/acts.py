"""What can be done with a picked card: what each act costs and why, what it leaves, what it uncovers."""

from thauma.cli.table import menu
from thauma.cli.table.bills import payment
from thauma.cli.table.blocks import Block, words
from thauma.cli.table.commands import Command
from thauma.cli.table.duel.scene import CARDS, Scene
from thauma.cli.table.look import FAINT
from thauma.cli.table.menu import Act, paid_entry, unpaid_entry
from thauma.cli.table.protocol import Play, Reading, Refuse
from thauma.games.protocol import Json

ACTS = (Command.BUILD, Command.DISCARD, Command.WONDER)


def list_acts(scene: Scene) -> list[Act]:
    """What can be done with the picked card, what can't be paid included."""
    laid = scene.laid(scene.picked or "")
    if laid is None:
        return []
    say, coins = scene.say, scene.mine["coins"]
    build, discard, wonder = (scene.speaker.words(act.value)[1] for act in ACTS)
    entries = [
        (paid_entry(scene, build, say("act-build"), scene.bill(laid, scene.seat), coins), {"do": "build"}),
        (unpaid_entry(scene, discard, say("act-discard"), scene.discard_income(), coins), {"do": "discard"}),
    ]
    for number, (name, bill) in enumerate(scene.open_wonders.items(), 1):
        label = say("act-wonder", wonder=scene.name(name))
        entry = paid_entry(scene, f"{wonder}{number}", label, bill, coins)
        entries.append((entry, {"do": "wonder", "wonder": name}))
    card = laid["card"]
    return [Act(entry, read_act(scene, {"seat": scene.seat, **act, "card": card})) for entry, act in entries]


def read_act(scene: Scene, move: Json) -> Reading:
    """The move if it is among the legal ones; else what it would cost."""
    if any({**move, "cost": legal["cost"]} == legal for legal in scene.moves):
        return Play(move)
    if move["do"] == "wonder":
        name, bill = move["wonder"], scene.open_wonders[move["wonder"]]
    else:
        laid = scene.laid(move["card"])
        name, bill = move["card"], scene.bill(laid, scene.seat) if laid else {"cost": 0}
    cost, coins = scene.say("coins", n=bill["cost"]), scene.say("coins", n=scene.mine["coins"])
    return Refuse(scene.say("bad-dear", name=scene.name(name), cost=cost, coins=coins))


def draw_acts(scene: Scene, width: int) -> Block:
    """The picked card: what it does, what each act costs and leaves, what it opens."""
    after = words(f"{opens_sentence(scene)} {_their_price(scene)}", width, FAINT)
    return [*menu.draw_acts(scene, list_acts(scene), width), *after]


def _their_price(scene: Scene) -> str:
    laid = scene.laid(scene.picked or "")
    if laid is None:
        return ""
    bill = scene.bill(laid, 1 - scene.seat)
    price = scene.say("coins", n=bill["cost"]) if bill["cost"] else payment(bill, scene)
    return scene.say("cost-them", bill=price) + "."


def opens_sentence(scene: Scene) -> str:
    """What the opponent could reach when the picked card is gone."""
    laid = scene.laid(scene.picked or "")
    below = [scene.structure[slot]["card"] for slot in laid["uncovers"]] if laid else []
    seen = [card for card in below if card in CARDS]
    hidden = len(below) - len(seen)
    sentences = [scene.say("then-opens", cards=scene.names(seen))] if seen else []
    if hidden:
        sentences.append(scene.say("then-turns", n=hidden))
    return " ".join(sentences) or scene.say("then-nothing")
