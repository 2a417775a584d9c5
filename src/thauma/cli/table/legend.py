"""The signs that both games use, and what they mean."""

from collections.abc import Iterable

from thauma.cli.table.goods import letters, resource_name
from thauma.cli.table.look import CHAIN, COIN, POINT, SHIELD, SIGN
from thauma.language import Speaker


def common_signs(speaker: Speaker) -> list[tuple[str, str]]:
    say, names = speaker.say, speaker.names
    types = [(sign, names.of("building_types", colour)) for colour, sign in SIGN.items() if sign != SHIELD]
    return [
        *types,
        (SHIELD, f"{names.of('building_types', 'red')}, {say('legend-shields')}"),
        (COIN, say("legend-coins")),
        (POINT, say("legend-points")),
        (CHAIN, say("legend-chain")),
    ]


def resource_signs(speaker: Speaker, resources: Iterable[str]) -> list[tuple[str, str]]:
    return [(letters(speaker, resource), resource_name(speaker, resource)) for resource in resources]
