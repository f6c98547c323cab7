"""A seat's end of the network: comes in, stays in, comes back, and says why where it cannot."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from app.core import intent as i
from app.net.auth.client_handshake import by_code
from app.net.auth.client_key import new_key, public_key
from app.net.client import retries
from app.net.client.connection_state import LEFT
from app.net.client.table_client import TableClient
from app.net.transport import wire as wire_module
from app.net.transport.host_address import HostAddress
from app.session.agreement.requests import Wish
from app.session.host.updates import Placed, Refused, Update
from app.session.room.messages.from_people import FromPeople, Sit
from app.session.room.messages.request_messages import Decided
from app.session.room.messages.table_talk import Said, Say
from app.session.room.messages.to_people import Notice, People, Person, Seated
from app.session.seat.chronicle import bare_journal
from tests.helpers.ports import free_port
from tests.net.client.scripted_evening import WISH, Evening, ask, seated
from tests.net.client.scripted_host import (
    AKI,
    PEOPLE,
    RUN,
    TOKEN,
    LaidTable,
    Line,
)
from tests.net.tables import wait_for

pytestmark = pytest.mark.usefixtures("hasty")

# -- coming --------------------------------------------------------------------------------------


def test_who_comes_takes_the_place_that_was_wished_for(evening: Evening, table: LaidTable) -> None:
    said: list[object] = []

    def follow(line: Line) -> None:
        assert line.entered.key == public_key(client.entrance.key)
        line.say(PEOPLE)
        said.append(line.hear())
        table.seat(line)
        line.wait_for_the_end()

    client = evening.client(evening.host(follow))
    client.start()
    wait_for(lambda: evening.heard.of(Placed))
    assert said == [WISH]
    assert evening.heard.names == ["calling", "handshake", "inside"]
    people, place, _, began, placed = evening.heard.all[2:]
    assert (people, place) == (PEOPLE, Seated(1, "player", AKI))
    assert began == (tuple(bare_journal(table.play.host)), RUN)
    assert placed == Placed(0, table.play.view(AKI))
    assert client.entrance.pin == evening.hosts[0].fingerprint


def test_who_has_a_place_already_wishes_for_none(evening: Evening, table: LaidTable) -> None:
    later = People((Person(1, "Aki", "player", AKI),))

    def follow(line: Line) -> None:
        table.seat(line)
        line.say(later)
        assert line.hear() == Say("hello"), "and not another wish"
        line.say(Said(1, "hello"))
        line.wait_for_the_end()

    client = evening.come(follow)
    wait_for(lambda: later in evening.heard.all)
    client.say(Say("hello"))
    wait_for(lambda: Said(1, "hello") in evening.heard.all)


# -- asking --------------------------------------------------------------------------------------


# -- out of step ---------------------------------------------------------------------------------


def test_all_that_was_told_is_signed_before_the_record_is_opened(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, hand = Wish("record", 1, 1), Wish("hand", 1, 1)
    decided = [
        Decided("q1", hand, allowed=True, why="agreed"),
        Decided("q2", record, allowed=False, why="refused"),
        Decided("q3", record, allowed=True, why="agreed"),
    ]

    def follow(line: Line) -> None:
        table.seat(line)
        line.say(*decided)
        line.wait_for_the_end()

    signed: list[int] = []
    client = evening.client(evening.host(follow))
    monkeypatch.setattr(client.chance, "sign", lambda: signed.append(len(heard_decisions())))

    def heard_decisions() -> list[Decided]:
        return evening.heard.of(Decided)

    client.start()
    wait_for(lambda: len(heard_decisions()) == 3)
    assert heard_decisions() == decided
    assert signed == [2], "and before anybody hears that it is open"


# -- coming back ---------------------------------------------------------------------------------


# -- not coming in -------------------------------------------------------------------------------


def test_where_nobody_answers_one_is_told_after_some_tries(evening: Evening) -> None:
    nobody = HostAddress("127.0.0.1", free_port())
    client = TableClient((nobody,), by_code("123456"), new_key(), WISH, evening.heard)
    evening.clients.append(client)
    client.start()
    assert evening.wait_until("refused").code == "no-answer"
    assert evening.heard.names.count("calling") == retries.GIVE_UP_AFTER


def test_who_was_in_does_not_give_up(evening: Evening, table: LaidTable) -> None:
    nobody = HostAddress("127.0.0.1", free_port())
    client = TableClient((nobody,), by_code("123456"), new_key(), WISH, evening.heard)
    evening.clients.append(client)
    client.come_back(TOKEN, b"\7" * 32, client.entrance.key, patient=True)
    client.start()
    wait_for(lambda: evening.heard.names.count("calling") > retries.GIVE_UP_AFTER + 1)


def test_who_waits_may_hurry(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retries, "FIRST_WAIT", 1000.0)
    client = evening.come(seated(table))
    evening.wait_until("inside")
    client.lose()
    assert evening.wait_until("away").again_in >= 1000.0
    client.hurry()
    evening.wait_until("inside")


def test_who_waits_may_leave(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retries, "FIRST_WAIT", 1000.0)
    client = evening.come(seated(table))
    evening.wait_until("inside")
    client.lose()
    evening.wait_until("away")
    client.close()
    assert evening.heard.names[-1] == "ended"


@pytest.mark.parametrize(
    "nonsense",
    [b"what?", b'{"kind":"shout"}', b"[9]", b'[2,"AAAAAAAA",[0,0,0],{},[0]]'],
    ids=["text", "message", "frame", "view"],
)
def test_a_host_that_is_not_understood_is_left(
    evening: Evening, table: LaidTable, nonsense: bytes
) -> None:
    def follow(line: Line) -> None:
        table.seat(line)
        line.say(nonsense)
        line.wait_for_the_end()

    host = evening.host(follow)
    evening.client(host).start()
    assert evening.wait_until("refused").code == "malformed"
    assert host.came == ["invite"]


def test_a_message_longer_than_any_ends_it(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire_module, "LONGEST_TOLD", 4000)

    def follow(line: Line) -> None:
        line.say(b" " * 5000)
        line.wait_for_the_end()

    evening.come(follow)
    assert evening.wait_until("refused").code == "too-long"


def test_a_mistake_of_the_program_leaves_no_window_waiting(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    raised: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", raised.append)

    def stumble(update: Update) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(evening.heard, "told", stumble)
    evening.come(seated(table))
    assert evening.wait_until("refused").code == "broken"
    wait_for(lambda: raised)
    assert raised[0].exc_type is ZeroDivisionError


# -- the end -------------------------------------------------------------------------------------


def test_who_leaves_is_gone_and_nothing_more_is_asked(evening: Evening, table: LaidTable) -> None:
    client = evening.come(seated(table))
    evening.wait_until("inside")
    client.close()
    assert evening.heard.names[-1] == "ended"
    name = ask(client, i.Flip())
    assert evening.heard.all[-1] == Refused(name, "left", LEFT)


def test_before_there_is_a_place_nothing_but_a_wish_is_said(
    evening: Evening, table: LaidTable
) -> None:
    said: list[FromPeople] = []

    def follow(line: Line) -> None:
        line.say(Notice("no-seat-free", "No seat is free.", "席が空いていません。"))
        said.append(line.hear())
        line.wait_for_the_end()

    client = evening.come(follow)
    wait_for(lambda: evening.heard.of(Notice))
    client.say(Say("hello"))
    client.say(Sit("Aki", "spectator"))
    wait_for(lambda: said)
    assert said == [Sit("Aki", "spectator")]
