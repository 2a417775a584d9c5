"""A description of a position of classic on one line, and back."""

import re
from typing import Any

import msgspec

from thauma.games.classic.hands import holder_of_free_city
from thauma.games.classic.positions.described import CityDescription, Description
from thauma.games.classic.setup import cities_for
from thauma.games.classic.tables import CARD_IDS, DEFEAT, FREE_CITY, FREE_CITY_PLAYERS, VICTORY, WONDER_IDS
from thauma.games.errors import shown
from thauma.games.positions import Codes, convert, read_head, read_number, require, split_text, write_head
from thauma.games.protocol import Json

VERSION = 1
CITY_PARTS = ("board", "stages", "coins", "conflicts", "buildings", "buried", "hand")
CARDS, WONDERS = Codes(CARD_IDS, "card"), Codes(WONDER_IDS, "wonder")
BUILT_FREE = "!"
LETTERS = {"build": "b", "stage": "s", "discard": "d", "build_free": "f"}
DO = {letter: do for do, letter in LETTERS.items()}
CHOICE = re.compile(r"([0-6])([bsdf])([A-Z][a-z0-9]{2})(?:([0-9]{1,2})\.([0-9]{1,2}))?")


def write(description: Json) -> str:
    told = convert(description, Description)
    more: list[str] = [told.phase] if told.phase != "turn" else []
    more += [str(told.reviver)] if told.reviver is not None else []
    return "/".join(
        (
            write_head(VERSION, told.rules),
            ".".join([*map(str, (told.players, told.age, told.turn)), *more]),
            *(_city(city) for city in told.cities),
            CARDS.write(told.discard),
            ",".join(map(_choice, told.choices)),
        )
    )


def _city(city: CityDescription) -> str:
    parts = (
        WONDERS.write([city.wonder]) + city.side,
        f"{city.stages}{BUILT_FREE if city.built_free else ''}",
        str(city.coins),
        "".join("+" if token > 0 else "-" if token < 0 else "=" for pair in city.conflicts for token in pair),
        *(CARDS.write(cards) for cards in (city.buildings, city.buried, city.hand)),
    )
    return ",".join(parts)


def _choice(move: Json) -> str:
    pay = ".".join(map(str, move["pay"])) if "pay" in move else ""
    return f"{move['seat']}{LETTERS[move['do']]}{CARDS.write([move['card']])}{pay}"


def read(text: str) -> Json:
    head, turn, *rest = text.split("/")
    players, age, now, *more = split_text(
        turn, ".", ("players", "age", "turn", "phase", "reviver")[: turn.count(".") + 1]
    )
    circle = int(cities_for(min(read_number(players, "players"), 7)))
    parts = ("version", "turn", *(f"city {seat}" for seat in range(circle)), "discard", "choices")
    split_text(text, "/", parts)
    described = {
        "rules": read_head(head, VERSION),
        "players": read_number(players, "players"),
        "age": read_number(age, "age"),
        "turn": read_number(now, "turn"),
        "phase": more[0] if more else "turn",
        "reviver": read_number(more[1], "reviver") if more[1:] else None,
        "cities": [_read_city(city, f"cities[{seat}]") for seat, city in enumerate(rest[:circle])],
        "discard": CARDS.read(rest[circle], "discard"),
    }
    described["choices"] = [
        _read_choice(choice, described, f"choices[{place}]")
        for place, choice in enumerate(rest[circle + 1].split(",") if rest[circle + 1] else [])
    ]
    plain: Json = msgspec.to_builtins(convert(described, Description))
    return plain


def _read_city(text: str, path: str) -> dict[str, Any]:
    board, stages, coins, conflicts, *piles = split_text(text, ",", CITY_PARTS, path)
    buildings, buried, hand = piles
    tokens = [_token(mark, place // 2, f"{path}.conflicts") for place, mark in enumerate(conflicts)]
    return {
        "wonder": WONDERS.read_one(board[:-1], f"{path}.wonder"),
        "side": board[-1:],
        "stages": read_number(stages.removesuffix(BUILT_FREE), f"{path}.stages"),
        "built_free": stages.endswith(BUILT_FREE),
        "coins": read_number(coins, f"{path}.coins"),
        "conflicts": [tokens[place : place + 2] for place in range(0, len(tokens), 2)],
        "buildings": CARDS.read(buildings, f"{path}.buildings"),
        "buried": CARDS.read(buried, f"{path}.buried"),
        "hand": CARDS.read(hand, f"{path}.hand"),
    }


def _token(mark: str, age: int, path: str) -> int:
    tokens = {"+": int(VICTORY[min(age, len(VICTORY) - 1)]), "-": DEFEAT, "=": 0}
    require(mark in tokens and age < len(VICTORY), path, f"{shown(mark)} is none of + - = (won, lost, even) for an age")
    return tokens[mark]


def _read_choice(text: str, described: dict[str, Any], path: str) -> Json:
    found = CHOICE.fullmatch(text)
    require(found is not None, path, f"{shown(text)} is no choice like 0bLum1.0: seat, what, card, coins to pay")
    assert found is not None
    seat, letter, card, left, right = found.groups()
    move: Json = {"seat": int(seat), "do": DO[letter], "card": CARDS.read_one(card, path)}
    if left is not None:
        move["pay"] = [int(left), int(right)]
    if described["players"] == FREE_CITY_PLAYERS and move["seat"] == FREE_CITY:
        move["by"] = int(holder_of_free_city(described["age"] - 1, described["turn"] - 1))
    return move
