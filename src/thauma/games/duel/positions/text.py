"""A description of a position of Duel on one line, and back."""

from typing import Any

import msgspec

from thauma.games.duel.layout import Back
from thauma.games.duel.positions.described import PHASES, CityDescription, Description
from thauma.games.duel.tables import CARD_IDS, SLOTS, TOKEN_IDS, WONDER_IDS
from thauma.games.duel.view import BACKS
from thauma.games.errors import shown
from thauma.games.positions import (
    Codes,
    convert,
    read_head,
    read_number,
    require,
    split_text,
    write_head,
)
from thauma.games.protocol import Json

VERSION = 1
PARTS = ("version", "turn", "military", "city 0", "city 1", "tokens", "discard", "buried", "structure")
CITY_PARTS = ("coins", "buildings", "wonders", "tokens")
CARDS, WONDERS, TOKENS = Codes(CARD_IDS, "card"), Codes(WONDER_IDS, "wonder"), Codes(TOKEN_IDS, "progress token")
BUILT = "*"
TAKEN = "."
MARK_OF_BACK = {BACKS[Back.HIDDEN]: "-", BACKS[Back.HIDDEN_GUILD]: "*"}
BACK_OF_MARK = {mark: back for back, mark in MARK_OF_BACK.items()}


def write(description: Json) -> str:
    told = convert(description, Description)
    return "/".join(
        (
            write_head(VERSION, told.rules),
            _turn(told),
            ",".join((str(told.pawn), *(".".join(map(str, coins)) for coins in told.loot))),
            *(_city(city) for city in told.cities),
            TOKENS.write(told.progress_board),
            CARDS.write(told.discard),
            CARDS.write(told.buried),
            _structure(told),
        )
    )


def _turn(told: Description) -> str:
    codes = WONDERS if told.phase == "draft" else TOKENS
    phase = f"{told.phase}={codes.write(told.offer)}" if told.offer else told.phase
    more = [*told.waiting, *(["again"] if told.again else [])]
    parts = [str(told.age), str(told.seat), phase, *more]
    return ".".join(parts[:2] if parts[2:] == ["turn"] else parts)


def _city(city: CityDescription) -> str:
    wonders = "".join(WONDERS.write([w]) + (BUILT if w in city.wonders_built else "") for w in city.wonders)
    return ",".join((str(city.coins), CARDS.write(city.buildings), wonders, TOKENS.write(city.progress)))


def _structure(told: Description) -> str:
    if not told.structure:
        return ""
    faces = (told.structure.get(str(slot), "") for slot in range(SLOTS))
    return "".join(MARK_OF_BACK.get(face) or (CARDS.write([face]) if face else TAKEN) for face in faces)


def read(text: str) -> Json:
    head, turn, military, *rest = split_text(text, "/", PARTS)
    cities, (board, discard, buried, structure) = rest[:2], rest[2:]
    pawn, *loot = split_text(military, ",", ("pawn", "loot of seat 0", "loot of seat 1"), "pawn")
    described = {
        "rules": read_head(head, VERSION),
        **_read_turn(turn),
        "pawn": read_number(pawn, "pawn"),
        "loot": [_read_loot(coins, f"loot[{seat}]") for seat, coins in enumerate(loot)],
        "cities": [_read_city(city, f"cities[{seat}]") for seat, city in enumerate(cities)],
        "progress_board": TOKENS.read(board, "progress_board"),
        "discard": CARDS.read(discard, "discard"),
        "buried": CARDS.read(buried, "buried"),
        "structure": _read_structure(structure),
    }
    plain: Json = msgspec.to_builtins(convert(described, Description))
    return plain


def _read_turn(text: str) -> dict[str, Any]:
    age, seat, *more = text.split(".") if "." in text else (text, "")
    phase, *waiting = more or ["turn"]
    phase, _, offer = phase.partition("=")
    again = waiting[-1:] == ["again"]
    require(phase in PHASES, "phase", f"{shown(phase)} is none of {', '.join(PHASES)}")
    codes = WONDERS if phase == "draft" else TOKENS
    return {
        "age": read_number(age, "age"),
        "seat": read_number(seat, "seat"),
        "phase": phase,
        "offer": codes.read(offer, "offer"),
        "waiting": waiting[:-1] if again else waiting,
        "again": again,
    }


def _read_loot(text: str, path: str) -> list[int]:
    return [read_number(coins, path) for coins in text.split(".")] if text else []


def _read_city(text: str, path: str) -> dict[str, Any]:
    coins, buildings, wonders, tokens = split_text(text, ",", CITY_PARTS, path)
    marked = WONDERS.split(wonders, f"{path}.wonders", BUILT)
    owned = [(WONDERS.read_one(code.rstrip(BUILT), f"{path}.wonders"), code.endswith(BUILT)) for code in marked]
    return {
        "coins": read_number(coins, f"{path}.coins"),
        "buildings": CARDS.read(buildings, f"{path}.buildings"),
        "wonders": [wonder for wonder, _ in owned],
        "wonders_built": [wonder for wonder, is_built in owned if is_built],
        "progress": TOKENS.read(tokens, f"{path}.progress"),
    }


def _read_structure(text: str) -> dict[str, str]:
    faces: dict[str, str] = {}
    place = slot = 0
    while place < len(text):
        mark, path = text[place], f"structure[{slot}]"
        if mark in (TAKEN, *BACK_OF_MARK):
            place += 1
        else:
            mark = CARDS.read_one(text[place : place + 3], path)
            place += 3
        if mark != TAKEN:
            faces[str(slot)] = BACK_OF_MARK.get(mark, mark)
        slot += 1
    require(slot in (0, SLOTS), "structure", f"{slot} slots instead of {SLOTS}")
    return faces
