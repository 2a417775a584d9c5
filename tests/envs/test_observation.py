"""Observations: what they hold is pinned, within bounds, true, and nothing that the player may not know."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.envs import pins
from tests.games.classic.corpus import random_positions as classic_positions
from tests.games.duel.positions import GAME as DUEL
from tests.modes import COMPILED, games
from thauma.envs.classic.layout import LAYOUT as CLASSIC_LAYOUT
from thauma.envs.classic.layout import PERFECT as CLASSIC_PERFECT
from thauma.envs.classic.observation import observe as observe_classic
from thauma.envs.duel.layout import LAYOUT as DUEL_LAYOUT
from thauma.envs.duel.layout import PERFECT as DUEL_PERFECT
from thauma.envs.duel.observation import observe as observe_duel
from thauma.games.classic import setup
from thauma.games.classic.game import GAME as CLASSIC
from thauma.games.classic.kernels import blank_scratch as classic_scratch
from thauma.games.duel.batch import Batch
from thauma.games.duel.kernels import blank_scratch as duel_scratch
from thauma.games.duel.layout import Phase
from thauma.games.duel.tables import CARD_IDS, TOKEN_IDS
from thauma.kernel.rng import below, seeded


def duel_view(state: Any, deal: Any, seat: int, perfect: bool = False) -> tuple[Any, Any]:
    numbers = np.zeros((DUEL_PERFECT if perfect else DUEL_LAYOUT).size, np.int8)
    mask = np.zeros(DUEL.actions, np.int8)
    observe_duel(state, deal, seat, duel_scratch(), numbers, mask)
    return numbers, mask


def classic_view(state: Any, player: int, perfect: bool = False) -> tuple[Any, Any]:
    numbers = np.zeros((CLASSIC_PERFECT if perfect else CLASSIC_LAYOUT).size, np.float32)
    mask = np.zeros(CLASSIC.actions, np.int8)
    observe_classic(state, setup.blank_deal(), player, classic_scratch(), numbers, mask)
    return numbers, mask


def duel_positions(seed: int) -> Iterator[tuple[Any, Any, Any]]:
    rng = seeded(seed)
    deal = DUEL.deal(rng, 2, {})
    state = DUEL.start(deal)
    while not DUEL.is_over(state):
        yield state, deal, rng
        legal = DUEL.legal(state, int(state.mover))
        DUEL.play(state, int(state.mover), legal[below(rng, len(legal))].action, deal)
    yield state, deal, rng


@pytest.mark.parametrize("name", ["duel_v1", "classic_v1"])
def test_a_version_is_what_it_was(name: str) -> None:
    assert pins.texts()[name] == pins.file_of(name).read_text()


def test_an_observation_of_duel_does_not_depend_on_what_is_face_down() -> None:
    differs = 0
    for seed in range(games(compiled=8, plain=1)):
        other = DUEL.deal(seeded(1000 + seed), 2, {})
        for state, deal, _ in duel_positions(seed):
            for seat in (0, 1):
                numbers, mask = duel_view(state, deal, seat)
                others_numbers, others_mask = duel_view(state, other, seat)
                assert (numbers == others_numbers).all()
                assert (mask == others_mask).all()
                hidden = duel_view(state, deal, seat, perfect=True)[0]
                assert (hidden[: DUEL_LAYOUT.size] == numbers).all()
                differs += bool((hidden != duel_view(state, other, seat, perfect=True)[0]).any())
    assert differs


def test_only_the_one_who_drew_them_observes_the_librarys_tokens() -> None:
    drawn, found = DUEL_LAYOUT.where("drawn"), 0
    batch, rng = Batch(games(compiled=300, plain=2), seed=1), seeded(2)
    for _ in range(80):
        for number in np.flatnonzero(batch.states["phase"] == Phase.LIBRARY):
            state, deal = batch.states[number], batch.deals[number]
            mover = int(state.mover)
            tokens = [TOKEN_IDS[token] for token in np.flatnonzero(duel_view(state, deal, mover)[0][drawn])]
            assert tokens == DUEL.observe(state, mover)["offer"]
            other = 1 - mover
            redrawn = DUEL.sample(state, other, rng)
            assert (duel_view(redrawn, deal, other)[0] == duel_view(state, deal, other)[0]).all()
            assert not duel_view(state, deal, other)[0][drawn].any()
            found += 1
        batch.step(batch.random_actions())
    assert found or not COMPILED


@pytest.mark.parametrize("players", range(2, 8))
def test_an_observation_of_classic_does_not_depend_on_what_a_player_cannot_know(players: int) -> None:
    differs = 0
    for number, (state, _, rng) in enumerate(classic_positions(players, seed=1)):
        if number % games(compiled=5, plain=25):
            continue
        for player in range(players):
            believed = CLASSIC.sample(state, player, rng.copy())
            for mine, others in zip(classic_view(state, player), classic_view(believed, player), strict=True):
                assert (mine == others).all()
            hidden = classic_view(state, player, perfect=True)[0]
            assert (hidden[: CLASSIC_LAYOUT.size] == classic_view(state, player)[0]).all()
            differs += bool((hidden != classic_view(believed, player, perfect=True)[0]).any())
    assert differs


@pytest.mark.parametrize("players", [2, 4])
def test_the_mask_of_classic_shows_what_is_legal(players: int) -> None:
    for number, (state, _, _) in enumerate(classic_positions(players, seed=2)):
        if number % games(compiled=2, plain=25):
            continue
        for player in range(players):
            cities = [city for city, decides in CLASSIC.decisions(state) if decides == player]
            legal = sorted(choice.action for choice in CLASSIC.legal(state, cities[0])) if cities else []
            assert np.flatnonzero(classic_view(state, player)[1]).tolist() == legal


def test_an_observation_of_duel_says_what_a_view_says() -> None:
    """The parts that a view spells too."""

    def part(name: str) -> Any:
        return numbers[DUEL_LAYOUT.where(name)]

    for seed in range(games(compiled=5, plain=1)):
        for state, deal, _ in duel_positions(100 + seed):
            for seat in (0, 1):
                view = DUEL.observe(state, seat)
                numbers, mask = duel_view(state, deal, seat)
                for whose, city in (("my", view["cities"][seat]), ("their", view["cities"][1 - seat])):
                    assert part(f"{whose}_coins")[0] == city["coins"]
                    assert part(f"{whose}_points")[0] == city["score"]["total"]
                    assert [TOKEN_IDS[n] for n in np.flatnonzero(part(f"{whose}_tokens"))] == city["progress"]
                assert {CARD_IDS[n] for n in np.flatnonzero(part("mine"))} == set(view["cities"][seat]["buildings"])
                assert {CARD_IDS[n] for n in np.flatnonzero(part("discarded"))} == set(view["discard"])
                for card in view["structure"]:
                    code = int(part("slots")[card["slot"]])
                    spelled = {74: "?", 75: "?guild"}.get(code) or CARD_IDS[code - 1]
                    assert spelled == card["card"]
                    assert bool(part("available")[card["slot"]]) == card["available"]
                builds = [move["cost"] for move in view["legal"] if move["do"] == "build"]
                assert sorted(part("build_cost")[part("build_cost") >= 0].tolist()) == sorted(builds)
                assert mask.sum() == len(view["legal"])
                assert part("pawn")[0] == (view["pawn"] if seat == 0 else -view["pawn"])
