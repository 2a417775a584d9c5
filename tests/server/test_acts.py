"""One set of acts: what clients send under `type` is what the journal keeps under `do`, in the forms of version 1."""

import msgspec
import pytest

from thauma.server import messages
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
read = msgspec.json.Decoder(messages.FromClient).decode


@pytest.mark.parametrize(("sent", "kept"), FORMS)
def test_what_is_sent_is_what_is_kept(sent: str, kept: str) -> None:
    message = read(sent)
    assert isinstance(message, messages.Sent)
    assert (message.id, message.seat, message.seen) == ("a", 1, 7)
    assert act_to_json(message.act) == kept.encode()
    assert msgspec.json.encode(message) == sent.encode()


@pytest.mark.parametrize("kept", [kept for _, kept in FORMS] + WRITTEN)
def test_a_journal_is_read_and_written_byte_for_byte(kept: str) -> None:
    assert act_to_json(act_from_json(kept.encode())) == kept.encode()


def test_every_act_of_a_player_can_be_sent_and_nothing_else() -> None:
    assert set(messages.SENT) == set(journal.PlayerAct.__args__)
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
