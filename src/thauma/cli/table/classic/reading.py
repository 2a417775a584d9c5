"""What can be done with a picked card of classic, and what a typed line means: a move, a card to pick up, a refusal."""

from thauma.cli.table.classic.hand import needs
from thauma.cli.table.classic.scene import BOARDS, BOX, CARDS, Picked, Scene
from thauma.cli.table.drawing import Act, paid_act, unpaid_act
from thauma.cli.table.effects import cost_words
from thauma.cli.table.look import NEVER
from thauma.cli.table.protocol import Command, Pick, Play, Reading, Refuse
from thauma.cli.table.reading import LineReader
from thauma.games.errors import Move
from thauma.games.protocol import Json

DO = {Command.BUILD: "build", Command.STAGE: "stage", Command.FREE: "build_free", Command.DISCARD: "discard"}
LETTER_OF = {do: command.value for command, do in DO.items()}  # the key of the words for it
# Cards that are the same building in two ages have one name: the first answers to it.
THINGS = (
    *{card.building_name: card.id for card in reversed(CARDS.values())}.values(),
    *BOARDS,
)


def list_acts(scene: Scene) -> list[Act]:
    """What can be done with the picked card, what can't be done included; or the payments of the picked act."""
    card, do = Picked.parse(scene.picked or "")
    if do:
        return _payments(scene, card, do)
    free = ["build_free"] if scene.can("build_free", card) else []
    return [_act(scene, card, act) for act in ("build", "stage", *free, "discard")]


def read_act(scene: Scene, card: str, do: str, number: int | None) -> Reading:
    """What it means to do something with a card, perhaps with the payment of a number."""
    why = _why_not(scene, card, do)
    if why:
        return Refuse(why)
    ways = scene.ways(do, card) if do in ("build", "stage") else []
    if number is not None and not 1 <= number <= max(1, len(ways)):
        return Refuse(scene.say("bad-payment", number=number, last=max(1, len(ways))))
    if len(ways) > 1 and number is None:
        return Pick(str(Picked(card, do)))
    return Play(_move(scene, card, do, ways[(number or 1) - 1] if ways else None))


def _why_not(scene: Scene, card: str, do: str) -> str | None:
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


def _is_unpayable(scene: Scene, card: str, do: str) -> bool:
    """Whether nothing but the price stands in the way."""
    if do == "stage":
        return scene.next_stage(scene.actor) is not None and not _is_bound(scene, card)
    return do == "build" and not scene.has_building(card)


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
    if do == "build":
        return scene.say("act-build")
    return scene.say("act-discard") if do == "discard" else scene.say("act-free")


def _act(scene: Scene, card: str, do: str) -> Act:
    reading = read_act(scene, card, do, None)
    label, letter = _label(scene, do), scene.speaker.words(LETTER_OF[do])[1]
    if isinstance(reading, Refuse):
        brief = needs(scene, _cost(scene, card, do)) if _is_unpayable(scene, card, do) else reading.sentence
        return Act(letter, label, reading, NEVER, reading.sentence, brief)
    if do in ("build_free", "discard"):
        return unpaid_act(scene, letter, label, reading, BOX.economy.discard_coins if do == "discard" else 0)
    ways = scene.ways(do, card)
    act = paid_act(scene, letter, label, reading, ways[0])
    if len(ways) > 1:
        more = scene.say("ways-to-pay", n=len(ways))
        act = act._replace(why=f"{more}: {act.brief or act.why}", brief=f"{more}: {act.brief}")
    return act


def _payments(scene: Scene, card: str, do: str) -> list[Act]:
    label, letter = _label(scene, do), scene.speaker.words(LETTER_OF[do])[1]
    return [
        paid_act(scene, f"{letter}{number}", label, Play(_move(scene, card, do, bill)), bill)
        for number, bill in enumerate(scene.ways(do, card), 1)
    ]


class Reader(LineReader):
    """Reads lines for one position."""

    scene: Scene
    list_acts = staticmethod(list_acts)

    def _read(self, words: list[str]) -> Reading:
        return self._revival(words) if self.scene.phase == "revive" else self._turn(words)

    def _why_no_card(self, thing: str) -> str:
        """What the hand is instead."""
        scene = self.scene
        return scene.say("bad-not-in-hand", name=scene.name(thing), names=scene.names(scene.hand))

    def _act(self, act: Command, before: list[str], typed: str, after: list[str]) -> Reading:
        """The card is named before or after the act, and the number of a payment behind both."""
        if not before and len(after) == 1 and after[0].isdigit() and self.scene.picked_card:
            return read_act(self.scene, self.scene.picked_card, DO[act], int(after[0]))
        words = [*before, *after]
        payment = int(words.pop()) if len(words) > 1 and words[-1].isdigit() else None
        return read_act(self.scene, self._card_or_picked(words, typed), DO[act], payment)

    def _revival(self, words: list[str]) -> Reading:
        """Halicarnassus: one of the discard pile."""
        if len(words) > 1 and self.vocabulary.act(words[0]) is Command.BUILD:
            words = words[1:]
        elif len(words) > 1 and self.vocabulary.act(words[-1]) is Command.BUILD:
            words = words[:-1]
        options = {move["card"]: move for move in self.scene.moves}
        return self._one_of(words, options, lambda move: self.scene.name(move["card"]))
