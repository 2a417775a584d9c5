"""Effects that both games know, and the base of all others."""

import msgspec


class CatalogError(ValueError):
    """A data file is wrong. The sentence names the file, the entry and the reason."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of everything that stands in a catalog file."""


class Effect(Entry, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of every effect; `type` in the file says which one it is."""

    @property
    def name(self) -> str:
        """Its `type` in the file."""
        return str(self.__struct_config__.tag)


class Shields(Effect, frozen=True, tag="shields"):
    amount: int


class Science(Effect, frozen=True, tag="science"):
    symbol: str


class VictoryPoints(Effect, frozen=True, tag="victory_points"):
    amount: int


class Coins(Effect, frozen=True, tag="coins"):
    amount: int


class Revive(Effect, frozen=True, tag="revive"):
    """Build a card of the discard pile for nothing."""


def meaning_of(effect: Effect) -> tuple[object, ...]:
    """What tells an effect from others of one item: its type, and what it applies to rather than how much it is."""
    said = [value for name, value in msgspec.structs.asdict(effect).items() if name not in ("amount", "price")]
    return (effect.name, *map(str, said))
