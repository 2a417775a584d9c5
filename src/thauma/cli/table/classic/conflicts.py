"""Whose shields beat whose, and what that is worth when the age ends."""

from typing import NamedTuple

from rich.text import Text

from thauma.cli.table.blocks import Block, line
from thauma.cli.table.classic.scene import BOX, Scene
from thauma.cli.table.look import COLOUR, FAINT, GAIN, LEFT, POINT, RIGHT, SHIELD, STRONG, WARN

RED = COLOUR["red"]


class Fight(NamedTuple):
    """A city against one neighbour."""

    own: int
    other: int
    token: int  # what it brings the city in this age; 0 for none

    @property
    def sign(self) -> str:
        return ">" if self.own > self.other else "<" if self.own < self.other else "="

    @property
    def style(self) -> str:
        return GAIN if self.token > 0 else WARN if self.token < 0 else FAINT


def fight(scene: Scene, seat: int, other: int, age: int) -> Fight:
    own, others = scene.city(seat)["shields"], scene.city(other)["shields"]
    token = BOX.military.victory[age - 1] if own > others else BOX.military.defeat if own < others else 0
    return Fight(own, others, token)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def draw_standing(scene: Scene, seat: int) -> Text:
    """A city's shields against both neighbours: `1▼  ◀ < 3  ▶ = 1`."""
    parts = [line((f"{scene.city(seat)['shields']}{SHIELD}", f"{STRONG} {RED}"))]
    for arrow, other in ((LEFT, scene.left_of(seat)), (RIGHT, scene.right_of(seat))):
        against = fight(scene, seat, other, scene.view["age"])
        parts.append(line("  ", (arrow, FAINT), (f"{against.sign}{against.other}", against.style)))
    return line(*parts)


def draw_fight(scene: Scene, other: int) -> Text:
    """The acting city's shields against one neighbour's, and what that would bring now."""
    against = fight(scene, scene.actor, other, scene.view["age"])
    return line(
        (f"{scene.city_name(scene.actor)} ", FAINT),
        (f"{against.own}{SHIELD}", f"{STRONG} {RED}"),
        (f" {against.sign} ", STRONG),
        (f"{against.other}{SHIELD}", f"{STRONG} {RED}"),
        (f"  {signed(against.token)}{POINT}", against.style),
    )


def draw_conflicts(scene: Scene, age: int, width: int) -> Block:
    """The end of an age: both neighbours, shields against shields, and below them the tokens."""
    fights, tokens = _both_sides(scene, age)
    title = f"{scene.say('conflicts')}, {scene.age_name(age)}: "
    head = next((text for text in (title, f"{scene.say('conflicts')}: ") if len(text) + fights.cell_len <= width), "")
    return [line((head, STRONG), fights), line(" " * len(head), tokens)]


def _both_sides(scene: Scene, age: int) -> tuple[Text, Text]:
    me, left, right = scene.seat, scene.left_of(scene.seat), scene.right_of(scene.seat)
    to_left, to_right = fight(scene, left, me, age), fight(scene, me, right, age)
    own = fight(scene, me, left, age)
    first = line(f"{LEFT} {scene.city_name(left)} ", (_shields(to_left), RED))
    middle = line((f" {scene.city_name(me)} ", STRONG))
    last = line((_shields(to_right), RED), f" {scene.city_name(right)} {RIGHT}")
    token = f"{signed(own.token)}{POINT}"
    tokens = line(
        " " * (first.cell_len - len(token)),
        (token, f"{STRONG} {own.style}"),
        " " * middle.cell_len,
        (f"{signed(to_right.token)}{POINT}", f"{STRONG} {to_right.style}"),
    )
    return line(first, middle, last), tokens


def _shields(against: Fight) -> str:
    return f"{against.own}{SHIELD} {against.sign} {against.other}{SHIELD}"
