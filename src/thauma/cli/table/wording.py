"""Effects in three lengths. What one effect is called, each game says for itself."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from thauma.cli.table.goods import SYMBOL_LETTERS, first_that_fits
from thauma.language import Speaker

Effect = TypeVar("Effect")

FEWER_LETTERS = (20, 8, 5, SYMBOL_LETTERS)


class Wording(Generic[Effect]):
    """How the effects of a game are called: in signs for the table, in a few words for lists, in whole sentences."""

    def __init__(
        self,
        sign: Callable[[Effect, Speaker, int], str],
        short: Callable[[Effect, Speaker], str],
        full: Callable[[Effect, Speaker], str],
    ) -> None:
        self._sign = sign
        self._short = short
        self._full = full

    def signs(self, effects: Iterable[Effect], speaker: Speaker, letters: int = SYMBOL_LETTERS) -> str:
        """Effects in signs; a science symbol gets that many letters."""
        return " ".join(self._sign(effect, speaker, letters) for effect in effects)

    def short(self, effects: Iterable[Effect], speaker: Speaker) -> str:
        return ", ".join(self._short(effect, speaker) for effect in effects)

    def full(self, effects: Iterable[Effect], speaker: Speaker) -> list[str]:
        return [self._full(effect, speaker) for effect in effects]

    def fitting(self, effects: Sequence[Effect], speaker: Speaker, room: int) -> str:
        """The most telling form that fits into that many columns."""
        return first_that_fits(self._forms(effects, speaker), room)

    def _forms(self, effects: Sequence[Effect], speaker: Speaker) -> Iterator[str]:
        yield self.short(effects, speaker)
        for letters in FEWER_LETTERS:
            yield self.signs(effects, speaker, letters)
