"""One set of acts: what clients send under `type` is what the journal keeps under `do`, in the forms of version 1."""

from typing import get_args

import msgspec
import pytest

from thauma.games import NAMES, game
from thauma.server import acts, messages
from thauma.server.app import make_app
from thauma.server.process.settings import Settings
from thauma.server.tables import journal
from thauma.server.tables.journal import act_from_json, act_to_json

FORMS: list[tuple[str, str]] = [
    (
        '{"type":"move","id":"a","seat":1,"seen":7,"move":{"seat":1,"do":"build","card":"baths"}}',
        '{"do":"move","seat":1,"move":{"seat":1,"do":"build","card":"baths"}}',
    ),
    ('{"type":"withdraw","id":"a","seat":1,"seen":7}', '{"do":"withdraw","seat":1}'),
    ('{"type":"undo","id":"a","seat":1,"seen":7}', '{"do":"ask_undo","seat":1}'),
    ('{"type":"answer","id":"a","seat":1,"seen":7,"agree":true}', '{"do":"answer","seat":1,"agree":true}'),
    ('{"type":"resign","id":"a","seat":1,"seen":7}', '{"do":"resign","seat":1}'),
]
WRITTEN = [
    '{"do":"sit","seat":0,"person":"p","name":"Ann"}',
    '{"do":"stand_up","seat":0}',
    '{"do":"seat_bot","seat":0,"level":4}',
    '{"do":"abort"}',
    '{"do":"flag","seat":0}',
    '{"do":"stand_in","seat":0,"level":3}',
    '{"do":"return","seat":0}',
]
read = msgspec.json.Decoder(acts.FromClient).decode


@pytest.mark.parametrize(("sent", "kept"), FORMS)
def test_what_is_sent_is_what_is_kept(sent: str, kept: str) -> None:
    message = read(sent)
    assert isinstance(message, acts.Sent)
    assert (message.id, message.seat, message.seen) == ("a", 1, 7)
    assert act_to_json(message.act) == kept.encode()
    assert msgspec.json.encode(message) == sent.encode()


@pytest.mark.parametrize("kept", [kept for _, kept in FORMS] + WRITTEN)
def test_a_journal_is_read_and_written_byte_for_byte(kept: str) -> None:
    assert act_to_json(act_from_json(kept.encode())) == kept.encode()


def test_every_act_of_a_player_can_be_sent_and_nothing_else() -> None:
    assert set(acts.SENT) == set(journal.PlayerAct.__args__)
    with pytest.raises(msgspec.ValidationError):
        read('{"type":"flag","id":"a","seat":1,"seen":7}')


@pytest.mark.parametrize(
    "broken",
    [
        '{"type":"resign","seat":1,"seen":7}',
        '{"type":"resign","id":"","seat":1,"seen":7}',
        '{"type":"resign","id":"a","seat":7,"seen":7}',
        '{"type":"resign","id":"a","seat":1,"seen":-2}',
        '{"type":"resign","id":"a","seat":1,"seen":7,"agree":true}',
        '{"type":"answer","id":"a","seat":1,"seen":7}',
    ],
)
def test_what_is_not_of_that_form_is_not_read(broken: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(broken)


def test_moves_are_described_by_the_schemas_of_the_games() -> None:
    """In acts, refusals and analyses: a move of any game, never just an object."""
    schemas = make_app(Settings("sqlite://")).openapi_schema.to_schema()["components"]["schemas"]
    move = schemas["SentMove"]["properties"]["move"]
    assert [len(moves["oneOf"]) for moves in move["anyOf"]] == [len(get_args(game(name).schema.Move)) for name in NAMES]
    judged, option = schemas["Judged"]["properties"], schemas["Option"]["properties"]
    assert move == judged["move"] == judged["best"] == option["move"] == option["then"]["items"]
    assert move == schemas["RefusalBody"]["properties"]["legal"]["oneOf"][0]["items"]


def test_the_games_say_by_what_they_can_be_won() -> None:
    for name in NAMES:
        for kind in (*game(name).victories, "resignation", "time"):
            outcome = msgspec.json.encode({"winners": [0], "by": kind})
            assert msgspec.json.decode(outcome, type=messages.OutcomeInfo).by == kind
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"winners": [0], "by": "luck"}', type=messages.OutcomeInfo)
