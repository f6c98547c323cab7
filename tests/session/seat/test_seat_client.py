"""One seat: holds its view, folds what it is told, sends what is asked and hears the answer."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import place
from app.core.text.words import Words
from app.session.host.updates import Accepted, Answer, Placed, Refused, SeatUpdate, Stepped
from app.session.seat.chronicle import bare_journal
from app.session.seat.seat_chronicle import SeatChronicle
from app.session.seat.seat_client import SeatClient
from app.session.seat.sent_intent import NOT_KNOWN
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DRAW = i.Draw(1, "deck.0", "hand.0")


@pytest.fixture
def table() -> Play:
    return lay(TOYS["duel"], 5)


class Far:
    """Aki at a table elsewhere: what is asked travels, and is answered when somebody says so."""

    def __init__(self, table: Play) -> None:
        self.table = table
        self.asked: list[i.Request] = []
        self.client = SeatClient(AKI, self.asked.append)
        table.host.join(AKI, self.client.told)

    def answer(self) -> None:
        """Let the host answer what was asked first."""
        self.client.answered(self.table.host.submit(self.asked.pop(0)))


def test_what_happened_is_in_its_view_before_it_is_answered(table: Play) -> None:
    client = table.table.seats[AKI]
    heard: list[SeatUpdate] = []
    client.listeners.append(heard.append)
    answer = client.ask(DRAW)
    assert isinstance(answer, Accepted)
    assert client.node == answer.node
    assert client.view == table.host.view_at(answer.node, AKI)
    assert [type(one) for one in heard] == [Stepped]


def test_a_refusal_changes_nothing(table: Play) -> None:
    client = table.table.seats[AKI]
    before = client.view, client.node
    assert isinstance(client.ask(i.Draw(1, "deck.1", "hand.1")), Refused)
    assert (client.view, client.node) == before


def test_whoever_listens_knows_what_was_asked_for(table: Play) -> None:
    client = table.table.seats[AKI]
    causes: list[i.Intent | None] = []
    client.listeners.append(
        lambda _: causes.append(None if client.telling is None else client.telling.intent)
    )
    client.ask(DRAW)
    assert client.telling is None, "only while listeners are called"
    table.ask(REN, i.Flip())
    assert causes == [DRAW, None]


def test_an_answer_may_come_later(table: Play) -> None:
    far, answers = Far(table), list[Answer]()
    sent = far.client.send(DRAW).then(answers.append)
    assert (sent.answer, answers) == (None, [])
    far.answer()
    assert answers == [sent.answer]
    assert sent.accepted


def test_what_names_a_place_waits_for_what_was_asked_before_it(table: Play) -> None:
    far = Far(table)
    far.client.send(DRAW)
    far.client.send(i.Move((place("deck.0", 0),), "grave.0"))
    assert [request.intent for request in far.asked] == [DRAW]
    far.answer()
    (late,) = far.asked
    assert late.based_on == far.client.node, "what one did oneself one knows of"
    far.answer()
    assert far.table.truth.zones["grave.0"]


def test_what_others_did_meanwhile_was_not_seen(table: Play) -> None:
    far = Far(table)
    seen = far.client.node
    far.client.send(DRAW)
    far.client.send(i.Move((place("deck.0", 0),), "grave.0"))
    table.ask(REN, i.Flip())
    far.answer()
    (late,) = far.asked
    assert late.based_on == seen


def test_when_the_seat_is_no_longer_ones_own_all_is_answered(table: Play) -> None:
    far = Far(table)
    carried, waiting = far.client.send(DRAW), far.client.send(i.Undo())
    carried.carried = True
    far.client.end("gone", Words("The seat is Ren's now.", "席はRenさんのものになりました。"))
    assert isinstance(carried.answer, Refused)
    assert isinstance(waiting.answer, Refused)
    assert (carried.answer.code, waiting.answer.code) == (NOT_KNOWN, "gone")
    later = far.client.send(DRAW)
    assert isinstance(later.answer, Refused)
    assert later.answer.code == "gone"
    assert len(far.asked) == 1


def test_what_cannot_be_sent_is_asked_no_longer(table: Play) -> None:
    def broken(_request: i.Request) -> Answer:
        raise OSError("no cable")

    client = SeatClient(AKI, broken)
    table.host.join(AKI, client.told)
    with pytest.raises(OSError, match="no cable"):
        client.send(i.Flip())
    assert client.pending.close_all() == []


def test_begun_anew_it_is_where_the_table_is(table: Play) -> None:
    client = SeatClient(AKI, lambda _: None, SeatChronicle(AKI))
    table.ask(AKI, DRAW)
    node = table.host.tree.cursor
    client.begin(bare_journal(table.host), Placed(node, table.host.view_at(node, AKI)))
    assert (client.node, client.view) == (node, table.host.view_at(node, AKI))
    assert client.chronicle.cursor == node
