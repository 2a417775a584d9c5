"""Resources and costs in signs and in words, and the effects that both games have."""

from collections.abc import Iterable, Mapping, Sequence

from thauma.cli.table.look import COIN
from thauma.language import Speaker

SYMBOL_LETTERS = 3  # enough to tell the symbols apart in every language


def letters(speaker: Speaker, resource: str) -> str:
    return speaker.say("abbreviation", resource=resource)


def resource_name(speaker: Speaker, resource: str) -> str:
    return speaker.names.of("resources", resource)


def symbol_name(speaker: Speaker, game: str, symbol: str) -> str:
    return speaker.names.of(game, "symbols", symbol)


def units_sign(speaker: Speaker, resource: str, units: int) -> str:
    return letters(speaker, resource) if units == 1 else f"{units}{letters(speaker, resource)}"


def amounts_signs(amounts: Mapping[str, int], speaker: Speaker) -> str:
    return " ".join(units_sign(speaker, resource, n) for resource, n in amounts.items())


def amounts_words(amounts: Mapping[str, int], speaker: Speaker) -> list[str]:
    return [speaker.say("amount", resource=resource, n=n) for resource, n in amounts.items()]


def options_signs(options: Iterable[str], speaker: Speaker) -> str:
    return "/".join(letters(speaker, resource) for resource in options)


def options_words(options: Iterable[str], speaker: Speaker) -> str:
    return "/".join(resource_name(speaker, resource) for resource in options)


def either(options: Sequence[str], speaker: Speaker) -> str:
    return alternatives([resource_name(speaker, resource) for resource in options], speaker)


def alternatives(names: Sequence[str], speaker: Speaker) -> str:
    """Names of which one is meant, as a sentence has them."""
    return speaker.say("or", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)


def cost_signs(cost: Mapping[str, int], speaker: Speaker) -> str:
    """A printed cost in signs: `3St Pa 2◎`."""
    parts = [units_sign(speaker, name, n) for name, n in cost.items() if name != "coins"]
    if "coins" in cost:
        parts.append(f"{cost['coins']}{COIN}")
    return " ".join(parts) or speaker.say("free")


def cost_words(cost: Mapping[str, int], speaker: Speaker) -> str:
    """A printed cost in words."""
    parts = amounts_words({name: n for name, n in cost.items() if name != "coins"}, speaker)
    if "coins" in cost:
        parts.insert(0, speaker.say("coins", n=cost["coins"]))
    return speaker.listing(parts) or speaker.say("free")


def first_that_fits(forms: Iterable[str], room: int) -> str:
    """The first of several forms, the most telling first, that fits; the last is packed and cut."""
    last = ""
    for last in forms:
        if len(last) <= room:
            return last
    packed = last.replace(" ", "")
    return packed[: max(0, room)]
