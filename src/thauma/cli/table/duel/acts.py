"""What can be done with a picked card: what each act costs and why, what it leaves, what it uncovers."""

from typing import NamedTuple

from thauma.cli.table.bills import equation, payment, price_reason
from thauma.cli.table.blocks import Block, line, words
from thauma.cli.table.commands import Command
from thauma.cli.table.duel.effects import full, short
from thauma.cli.table.duel.lists import chain_sentences
from thauma.cli.table.duel.scene import CARDS, Scene
from thauma.cli.table.look import COIN, COLOUR, DEAR, FAINT, SIGN, STRONG
from thauma.cli.table.menu import Entry, draw_menu
from thauma.games.protocol import Json

ACTS = (Command.BUILD, Command.DISCARD, Command.WONDER)


class Act(NamedTuple):
    """One thing that can be done with the picked card, if it can be paid."""

    entry: Entry
    move: Json


def list_acts(scene: Scene) -> list[Act]:
    """What can be done with the picked card, what can't be paid included."""
    laid = scene.laid(scene.picked or "")
    if laid is None:
        return []
    say, card = scene.say, laid["card"]
    build, discard, wonder = (scene.speaker.words(act.value)[1] for act in ACTS)
    head = {"seat": scene.seat}
    acts = [_paid(scene, build, say("act-build"), scene.bill(laid, scene.seat), {**head, "do": "build", "card": card})]
    income = scene.discard_income()
    left = say("leaves", n=scene.mine["coins"] + income)
    entry = Entry(discard, say("act-discard"), f"+{income}{COIN}", "", "", left)
    acts.append(Act(entry, {**head, "do": "discard", "card": card}))
    for number, (name, bill) in enumerate(open_wonders(scene), 1):
        label = say("act-wonder", wonder=scene.name(name))
        acts.append(
            _paid(scene, f"{wonder}{number}", label, bill, {**head, "do": "wonder", "wonder": name, "card": card})
        )
    return acts


def open_wonders(scene: Scene) -> list[tuple[str, Json]]:
    """My wonders that are still to be built, with their bills, in the order in which the table numbers them."""
    return [(name, scene.mine["wonder_bills"][name]) for name in scene.mine["wonders"]]


def _paid(scene: Scene, shortcut: str, label: str, bill: Json, move: Json) -> Act:
    coins, cost = scene.mine["coins"], bill["cost"]
    why, brief = equation(bill, scene), price_reason(bill, scene)
    if cost > coins:
        missing = scene.say("missing", n=cost - coins)
        return Act(Entry(shortcut, label, f"{cost}{COIN}{DEAR}", why, brief, missing, False), move)
    price = f"−{cost}{COIN}" if cost else f"0{COIN}"
    return Act(Entry(shortcut, label, price, why, brief, scene.say("leaves", n=coins - cost)), move)


def draw_acts(scene: Scene, width: int) -> Block:
    """The picked card: what it does, what each act costs and leaves, what it opens."""
    if scene.picked is None:
        return []
    card = CARDS[scene.picked]
    title = line((f"{SIGN[card.colour]} {scene.name(card.id)}", f"{STRONG} {COLOUR[card.colour]}"), "  ")
    chains = chain_sentences(scene, scene.picked)
    does = " ".join((*full(card.effects, scene.speaker), *chains))
    if title.cell_len + len(does) > width:
        does = " ".join((short(card.effects, scene.speaker) + ".", *chains))
    body = words(does, width - title.cell_len)
    lines = draw_menu([act.entry for act in list_acts(scene)], width)
    after = words(f"{opens_sentence(scene)} {_their_price(scene)}", width, FAINT)
    return [line(title, body[0]), *(line(" " * title.cell_len, more) for more in body[1:]), *lines, *after]


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
