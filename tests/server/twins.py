"""Pairs of deals that a seat can't tell apart.

The twin of a story has another deal, in which everything that the seat could not know is drawn anew; and where somebody
else laid a card face down, or chose one in a turn that is still open, it is another card.
"""

import random
from contextlib import suppress
from dataclasses import replace
from typing import Any

from tests.server.stories import Step, Story
from thauma.games import game
from thauma.games.classic.belief.seen import is_face_down, is_pile, spent_by, spent_how, spent_turn
from thauma.games.classic.layout import BY_FREE_CITY, LEFTOVER, Phase, Spent
from thauma.games.classic.tables import CARD_IDS, HAND
from thauma.games.duel import tables as duel
from thauma.games.duel.layout import Phase as DuelPhase
from thauma.games.protocol import Json
from thauma.kernel.rng import seeded
from thauma.records import LiveGame

FACE_DOWN = ("discard", "stage")
DRAWN = 3  # tokens, by The Great Library
OFFERED = 4  # wonders at a time
ATTEMPTS = 20


def twin_of(story: Story, seat: int | None, seed: int) -> Story:
    """A story that looks the same from a seat; None: from where spectators stand."""
    dice = random.Random(seed)
    return duel_twin(story, seat, dice) if story.game == "duel" else classic_twin(story, seat, dice)


def fresh_setup(story: Story, dice: random.Random) -> Json:
    found = game(story.game)
    rules = found.rules_of_rematch(story.rules)  # boards that were chosen are kept by whoever asks
    return found.setup(found.deal(seeded(dice.getrandbits(60)), story.seats, rules))


# -- Duel


class Seen:
    """What a seat has been shown of a deal of Duel."""

    def __init__(self, story: Story, seat: int | None) -> None:
        self.slots: list[set[int]] = [set(), set(), set()]  # by age, whose cards have lain open
        self.laid = 0  # ages
        self.offers = 0  # of wonders
        self.library = False  # whether the seat has seen the tokens that were drawn
        self.picked: set[str] = set()  # tokens that somebody chose of those drawn
        live = story.start()
        self._look(live.state, seat)
        for step in story.steps:
            if step.move is not None:
                if step.move["do"] == "library":
                    self.picked.add(step.move["token"])
                live.play(step.move)
                self._look(live.state, seat)

    def _look(self, state: Any, seat: int | None) -> None:
        self.offers = max(self.offers, 1 if state.picks < OFFERED else 2)
        if state.phase == DuelPhase.DRAFT:
            return
        self.laid = max(self.laid, int(state.age) + 1)
        self.slots[state.age] |= {slot for slot in range(duel.SLOTS) if state.structure[slot] >= 0}
        self.library = self.library or (state.phase == DuelPhase.LIBRARY and state.mover == seat)


def duel_twin(story: Story, seat: int | None, dice: random.Random) -> Story:
    seen, fresh, setup = Seen(story, seat), fresh_setup(story, dice), story.setup
    return replace(
        story,
        setup={
            "progress_board": dice.sample(setup["progress_board"], len(setup["progress_board"])),
            "progress_box": _other_box(setup["progress_box"], seen, dice),
            "wonders": _other_wonders(story, seen, dice),
            "ages": [
                _other_age(setup["ages"][age], age, seen.slots[age], dice) if age < seen.laid else fresh["ages"][age]
                for age in range(duel.AGES)
            ],
        },
    )


def _other_box(box: list[str], seen: Seen, dice: random.Random) -> list[str]:
    if seen.library:
        return dice.sample(box[:DRAWN], DRAWN) + dice.sample(box[DRAWN:], len(box) - DRAWN)
    others = dice.sample([token for token in box if token not in seen.picked], len(box) - len(seen.picked))
    shuffled = [*seen.picked, *others]
    return dice.sample(shuffled[:DRAWN], DRAWN) + shuffled[DRAWN:]


def _other_wonders(story: Story, seen: Seen, dice: random.Random) -> list[str]:
    dealt: list[str] = story.setup["wonders"]
    if story.rules.get("wonders") == "first_game":
        return dealt
    first, second = dealt[:OFFERED], dealt[OFFERED:]
    unseen = second if seen.offers > 1 else [wonder for wonder in duel.WONDER_IDS if wonder not in first]
    return dice.sample(first, OFFERED) + dice.sample(unseen, OFFERED)


def _other_age(cards: list[str], age: int, known: set[int], dice: random.Random) -> list[str]:
    """Other cards under the backs, of the same kind of back: from below the others and from the box."""
    seen = {cards[slot] for slot in known}
    numbers = [n for n in range(len(duel.CARD_IDS)) if duel.CARD_AGE[n] == age and duel.CARD_IDS[n] not in seen]
    dice.shuffle(numbers)
    piles = {kind: [duel.CARD_IDS[n] for n in numbers if bool(duel.GUILD[n]) is kind] for kind in (False, True)}
    kinds = [bool(duel.GUILD[duel.CARD_IDS.index(card)]) for card in cards]
    return [card if slot in known else piles[kinds[slot]].pop() for slot, card in enumerate(cards)]


# -- classic


class _CameOutOtherwise(Exception):
    """Whether somebody found a card to revive is seen by all, and in this twin it is not as it was."""


def classic_twin(story: Story, seat: int | None, dice: random.Random) -> Story:
    """Drawn again if a discard pile that one has not seen holds what nobody can believe: see `_CameOutOtherwise`."""
    for _ in range(ATTEMPTS):
        with suppress(_CameOutOtherwise):
            return _classic_twin(story, seat, dice)
    raise AssertionError(f"none of {ATTEMPTS} twins revives when the story does")


def _classic_twin(story: Story, seat: int | None, dice: random.Random) -> Story:
    believed = _believed(story, seat, dice)
    later = fresh_setup(story, dice)["hands"]
    hands = [_hands(believed, age) if age <= believed.age else later[age] for age in range(len(later))]
    twin = replace(story, setup={"boards": story.setup["boards"], "hands": hands}, steps=[])
    live = twin.start()
    for number, step in enumerate(story.steps):
        if step.move is not None and (live.state.phase == Phase.REVIVE) != (step.moment[2] == Phase.REVIVE):
            raise _CameOutOtherwise
        twin.steps.append(_step_of_twin(number, step, story, live, believed, seat, dice))
        if step.kind == "withdraw":
            live.withdraw(step.seat)
        elif (move := twin.steps[-1].move) is not None:
            live.play(move)
    twin.coda = [_as_it_was(step, believed, seat) if step.move is not None else step for step in story.coda]
    return twin


def _step_of_twin(
    number: int, step: Step, story: Story, live: LiveGame, believed: Any, seat: int | None, dice: random.Random
) -> Step:
    """A move that took effect is as it was; one that was taken back or still waits is any, unless it is the seat's."""
    if step.move is None:
        return step
    if number in story.standing:
        return _as_it_was(step, believed, seat)
    return step if step.seat == seat else replace(step, move=_any_choice(live, step.move["seat"], dice))


def _believed(story: Story, seat: int | None, dice: random.Random) -> Any:
    """The state at the end of the story as the seat may believe it; for spectators, what nobody need believe."""
    live = story.start()
    for step in story.steps:
        if step.kind == "withdraw":
            live.withdraw(step.seat)
        elif step.move is not None:
            live.play(step.move)
    state = live.state
    for who in range(story.seats) if seat is None else (seat,):
        state = live.game.sample(state, who, seeded(dice.getrandbits(60)))
    return state


def _hands(state: Any, age: int) -> list[list[str]]:
    return [[CARD_IDS[state.dealt[age, row, place]] for place in range(HAND)] for row in range(state.circle)]


def _as_it_was(step: Step, believed: Any, seat: int | None) -> Step:
    """The same move, with the card that it was laid with in the believed game if the seat could not see it."""
    move = step.move
    assert move is not None
    if move["do"] not in FACE_DOWN or move["seat"] == seat or "by" in move:
        return step
    return replace(step, move={**move, "card": _laid(believed, step)})


def _laid(state: Any, step: Step) -> str:
    """The card that somebody laid face down at a moment."""
    assert step.move is not None
    age, turn, phase = step.moment
    when = LEFTOVER if phase == Phase.SEVENTH else turn
    for row in range(state.circle):
        for place in range(HAND):
            code = state.spent[age, row, place]
            fits = is_face_down(code) if step.move["do"] == "discard" else spent_how(code) == Spent.STAGED
            by_its_city = not code & BY_FREE_CITY and spent_by(state, age, row, code) == step.move["seat"]
            nobodys = is_pile(state, row) and place == LEFTOVER
            if code and fits and by_its_city and not nobodys and spent_turn(code) == when:
                return str(CARD_IDS[state.dealt[age, row, place]])
    raise AssertionError(f"nothing was laid at {step.moment} by {step.seat}")


def _any_choice(live: LiveGame, city: int, dice: random.Random) -> Json:
    choice = dice.choice(live.game.legal_moves(live.state, city))
    return {name: value for name, value in choice.items() if name != "cost"}
