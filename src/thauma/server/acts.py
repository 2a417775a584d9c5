"""What clients send about a game: acts of the journal, each under an id of the client's, and pings."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Union, cast

from msgspec import Meta, Struct, defstruct, structs

from thauma.server.messages import PLAIN, Seat
from thauma.server.tables import journal

LONGEST_ID = 64

ActId = Annotated[
    str,
    Meta(min_length=1, max_length=LONGEST_ID, pattern=PLAIN, description="chosen by the client, new for each act"),
]
Seen = Annotated[int, Meta(ge=-1, lt=1 << 31, description="the serial of the state that the decision answers")]


class Sent(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """An act of the journal as a client sends it: its kind in `type`, under an id, and what the client had seen."""

    id: ActId
    seat: Seat
    seen: Seen

    @property
    def act(self) -> journal.PlayerAct:
        kind = _ACT_OF[type(self)]
        return kind(*[getattr(self, name) for name in kind.__struct_fields__])


def _sent(act: type[Struct], tag: str) -> type[Sent]:
    fields = [(field.name, field.type) for field in structs.fields(act) if field.name != "seat"]
    kind = defstruct(f"Sent{act.__name__}", fields, bases=(Sent,), tag=tag, frozen=True, module=__name__)
    return cast("type[Sent]", kind)


SENT: Mapping[type[journal.PlayerAct], type[Sent]] = {
    journal.Move: _sent(journal.Move, "move"),
    journal.Withdraw: _sent(journal.Withdraw, "withdraw"),
    journal.AskUndo: _sent(journal.AskUndo, "undo"),
    journal.Answer: _sent(journal.Answer, "answer"),
    journal.Resign: _sent(journal.Resign, "resign"),
}
_ACT_OF = {sent: act for act, sent in SENT.items()}


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


if TYPE_CHECKING:
    Act = Sent
else:
    Act = Union[tuple(SENT.values())]  # noqa: UP007 - of as many as there are
FromClient = Act | Ping
