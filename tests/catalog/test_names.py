"""The points on which rulebooks print or spell names differently, and that names are complete."""

import pytest

from thauma.catalog import classic, duel
from thauma.catalog.effects import CatalogError, VictoryPoints
from thauma.catalog.names import LANGUAGES, load, parse
from thauma.catalog.schema import read_file

DUEL = duel.load()
CLASSIC = classic.load()
EN, ET, DA, FI, CS, HU = (load(language) for language in LANGUAGES)
RESERVES = ("stone_reserve", "clay_reserve", "wood_reserve")


def duel_card(name: str) -> duel.Card:
    return next(card for card in DUEL.cards if card.id == name)


def classic_card(name: str) -> classic.Card:
    return next(card for card in CLASSIC.cards if card.id == name)


def test_b1_merchants_guild_alias_traders_guild() -> None:
    assert duel_card("merchants_guild").is_guild
    assert EN.of("duel", "guilds", "merchants_guild") == "Merchants Guild"
    assert duel_card("merchants_guild").aliases == ("Traders Guild",)


def test_b2_colossus_in_the_first_game_set() -> None:
    assert "colossus" in [wonder.id for wonder in DUEL.wonders]
    assert EN.of("duel", "wonders", "colossus") == "The Colossus"
    assert "colossus" in DUEL.setup.first_game_wonders[1]
    for names in (EN, ET, DA, FI, CS, HU):
        assert "Colosseum" not in [names.of("duel", "wonders", wonder.id) for wonder in DUEL.wonders]


def test_b3_piraeus_in_estonian_and_czech() -> None:
    assert ET.printed["duel", "wonders", "piraeus"] == "Pireuse sadam"
    assert CS.printed["duel", "wonders", "piraeus"] == "Pireus"


def test_b4_garrison_and_stone_pit_in_estonian() -> None:
    printed = {name: ET.printed["duel", "cards", name] for name in ("garrison", "stone_pit", "barracks", "quarry")}
    assert printed == {"garrison": "Garnison", "stone_pit": "Karjäär", "barracks": "Kasarmud", "quarry": "Kivimurd"}


def test_b5_shelf_quarry_two_stone_quarry_one() -> None:
    assert duel_card("shelf_quarry").effects == (duel.Produce({"stone": 2}),)
    assert duel_card("quarry").effects == (duel.Produce({"stone": 1}),)


def test_b6_clay_in_finnish() -> None:
    assert FI.printed["resources", "clay"] == "tiili"


def test_b7_reserves_in_czech() -> None:
    assert all(CS.printed["duel", "cards", name].startswith("Zásobárna") for name in RESERVES)
    assert ("duel", "cards", "customs_house") not in CS.printed
    assert ("duel", "cards", "customs_house") in CS.ours
    assert not [name for name in (*CS.printed.values(), *CS.ours.values()) if "Hostinec" in name]


def test_b8_masonry_in_czech() -> None:
    assert CS.printed["duel", "tokens", "masonry"] == "Zednářství"


def test_b9_masonry_has_no_printed_danish_name() -> None:
    key = ("duel", "tokens", "masonry")
    assert key not in DA.printed
    assert DA.of(*key) == DA.ours[key] != ""


def test_b11_scoring_colours() -> None:
    scoring = {
        card.colour
        for card in DUEL.cards
        for effect in card.effects
        if isinstance(effect, VictoryPoints | duel.GuildPoints)
    }
    assert scoring == {"blue", "green", "yellow", "purple"}


def test_b13_first_game_sets_by_seat() -> None:
    first, second = DUEL.setup.first_game_wonders
    assert set(first) == {"pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"}
    assert set(second) == {"circus_maximus", "piraeus", "appian_way", "colossus"}


def test_b14_no_printed_finnish_card_names() -> None:
    assert {key[1] for key in FI.printed if key[0] == "duel"} == {"guilds", "wonders", "tokens"}
    cards = [("duel", "cards", card.id) for card in DUEL.cards if not card.is_guild]
    assert len(cards) == 66
    assert all(key in FI.ours for key in cards)
    assert all(EN.of(*key) for key in cards)


def test_b15_glass_blower_spelling() -> None:
    assert EN.of("duel", "cards", "glass_blower") == "Glass-Blower"


def test_d4_vineyard_in_hungarian() -> None:
    assert HU.printed["classic", "cards", "vineyard"] == "Szőlőskert"


def test_d5_aqueduct_in_hungarian() -> None:
    assert HU.printed["classic", "cards", "aqueduct"] == "Vízvezeték"


def test_d6_clay_in_hungarian() -> None:
    assert HU.printed["resources", "clay"] == "agyag"


def test_d7_haven_alias_port() -> None:
    assert EN.of("classic", "cards", "haven") == "Haven"
    assert classic_card("haven").aliases == ("Port",)


def test_d8_bazar_alias_bazaar() -> None:
    assert EN.of("classic", "cards", "bazar") == "Bazar"
    assert classic_card("bazar").aliases == ("Bazaar",)


def test_d9_east_trading_post_alias_eastern() -> None:
    assert EN.of("classic", "cards", "east_trading_post") == "East Trading Post"
    assert classic_card("east_trading_post").aliases == ("Eastern Trading Post",)


def test_d12_craftsmens_guild_spelling() -> None:
    assert EN.of("classic", "guilds", "craftsmens_guild") == "Craftsmens Guild"


def test_d15_first_edition_cards() -> None:
    copies = [sum(len(card.players) for card in CLASSIC.cards if card.age == age) for age in (1, 2, 3)]
    assert copies == [49, 49, 40]
    assert len(CLASSIC.guilds) == 10
    assert "strategists_guild" in [guild.id for guild in CLASSIC.guilds]
    named = {EN.item("classic", card.id) for card in CLASSIC.cards}
    assert not named & {"Well", "Castrum", "Ludus", "Decorators Guild"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_wonder_and_token_has_a_name(language: str) -> None:
    names = load(language)
    things: list[duel.Card | duel.Wonder | duel.Token] = [*DUEL.cards, *DUEL.wonders, *DUEL.tokens]
    for thing in things:
        assert names.item("duel", thing.id)
    assert not set(names.printed) & set(names.ours)
    assert names.own_name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["cards", "wonders", "tokens", "guilds"])
def test_no_two_things_of_a_kind_have_the_same_name(language: str, kind: str) -> None:
    names = load(language)
    both = {**names.printed, **names.ours}
    known = [name for key, name in both.items() if key[:2] == ("duel", kind)]
    assert len(set(known)) == len(known)


def test_names_that_are_missing_doubled_unknown_or_empty_are_refused() -> None:
    def broken(half: str, kind: str, name: str, value: object) -> str:
        raw = read_file("names/fi.toml")
        table = raw[half].setdefault("duel", {}).setdefault(kind, {})
        table[name] = value
        if value is None:
            del table[name]
        with pytest.raises(CatalogError) as error:
            parse("fi", raw)
        return str(error.value)

    assert broken("ours", "cards", "baths", None) == ("names/fi.toml: duel.cards.baths: it is neither printed nor ours")
    assert "duel.wonders.sphinx: it is both printed and ours" in broken("ours", "wonders", "sphinx", "Sfinksi")
    assert "duel.cards.castle: nothing in the catalog has this id" in broken("ours", "cards", "castle", "Linna")
    no_names: tuple[object, ...] = ("", " Kylpylä", 3, [])
    for value in no_names:
        assert "duel.cards.baths" in broken("ours", "cards", "baths", value)


def test_a_language_that_we_do_not_speak_is_refused() -> None:
    with pytest.raises(CatalogError, match="no names in 'xx'; there are en, et, da, fi, cs, hu"):
        load("xx")
    with pytest.raises(CatalogError, match="the language's own name is missing"):
        parse("fi", {**read_file("names/fi.toml"), "language": None})


def test_a_name_is_asked_for_by_id_alone() -> None:
    assert FI.item("duel", "sphinx") == FI.of("duel", "wonders", "sphinx")
    with pytest.raises(KeyError, match="duel has nothing called castle"):
        FI.item("duel", "castle")
