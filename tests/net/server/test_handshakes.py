"""Handshakes at a hosted table: led in, led away, and told to the host's people."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine

import pytest

from app.net.auth.admission_control import MOST_HANDSHAKES_AT, TO_BE_IN
from app.net.auth.admission_events import AdmissionEvent
from app.net.auth.client_handshake import Admission, ClientHandshake, ClientReply, Credential
from app.net.auth.client_key import new_key
from app.net.auth.handshake_messages import Refused, from_host
from app.net.auth.host_handshake import Admitted, HostHandshake
from app.net.server.guest import Guest
from app.net.server.handshakes import Handshakes
from app.net.transport.connection import REFUSED, Connection
from tests.helpers.handshake_table import (
    OURS,
    REN,
    Table,
    table,
    with_code,
    with_invite,
    wrong_code,
)
from tests.net.by_hand import Client

Talk = Callable[["Joining"], Coroutine[None, None, None]]


class Joining:
    """The handshakes of a table, and who came through them."""

    def __init__(self, here: Table | None = None, clock: Callable[[], float] | None = None) -> None:
        self.here = here or table()
        self.entered: list[Admitted] = []
        self.told: list[AdmissionEvent] = []
        self.handshakes = Handshakes(
            clock or (lambda: self.here.now), self._entered, self.told.extend
        )

    def _entered(self, connection: Connection, guest: Guest, entered: Admitted) -> None:
        assert connection.hearing is guest
        self.entered.append(entered)

    # -- what a connection tells --------------------------------------------------------------

    def came(self, connection: Connection) -> bool:
        return True

    def opened(self, connection: Connection) -> None:
        handshake = HostHandshake(self.here.admission, REN)
        connection.hearing = guest = Guest(handshake, lambda _, __: None, lambda: 0)
        self.handshakes.greet(connection, guest, handshake)

    def heard(self, connection: Connection, text: bytes) -> None:
        guest: Guest = connection.hearing
        assert guest.handshake is not None
        self.handshakes.hear(connection, guest, guest.handshake, text)

    def overheard(self, connection: Connection, text: bytes) -> None:
        raise AssertionError(text)

    def closed(self, connection: Connection) -> None:
        self.handshakes.gone(connection.hearing)


async def connects(joining: Joining, credential: Credential) -> tuple[Client, ClientReply]:
    """Let somebody call and say whatever it takes; return what came of it."""
    client = Client(joining)
    calling = ClientHandshake(credential, new_key(), OURS)
    reply = calling.open(joining.here.now)
    while reply.say:
        client.say(reply.say[0])
        reply = calling.receive(await client.next(), joining.here.now)
    return client, reply


def at_the_door(talk: Talk) -> Joining:
    joining = Joining()
    asyncio.run(talk(joining))
    return joining


# -- let in --------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["invite", "code"])
def test_whoever_shows_the_secret_is_led_in(way: str) -> None:
    async def talk(joining: Joining) -> None:
        credential = with_invite() if way == "invite" else with_code(joining.here)
        client, reply = await connects(joining, credential)
        assert isinstance(reply.inside, Admission)
        guest: Guest = client.connection.hearing
        assert (guest.handshake, guest.entered) == (None, joining.entered[0])
        assert client.connection.certain, "longer messages may come"
        assert guest.timer is not None
        assert guest.timer.cancelled()
        assert not client.cable.ended

    joining = at_the_door(talk)
    assert [entered.way for entered in joining.entered] == [way]
    assert joining.told == []


def test_while_a_thread_does_the_sums_of_a_code_others_are_let_in() -> None:
    async def talk(joining: Joining) -> None:
        client = Client(joining)
        calling = ClientHandshake(with_code(joining.here), new_key(), OURS)
        client.say(calling.open(joining.here.now).say[0])
        client.say(calling.receive(await client.next(), joining.here.now).say[0])
        assert client.heard() == [], "the loop goes on meanwhile"
        _, reply = await connects(joining, with_invite())
        assert reply.inside is not None
        share = calling.receive(await client.next(), joining.here.now)
        client.say(share.say[0])
        assert calling.receive(await client.next(), joining.here.now).inside is not None

    joining = at_the_door(talk)
    assert [entered.way for entered in joining.entered] == ["invite", "code"]


# -- turned away ---------------------------------------------------------------------------------


def test_whoever_is_wrong_is_told_why_and_led_away() -> None:
    async def talk(joining: Joining) -> None:
        client, reply = await connects(joining, wrong_code(joining.here))
        assert isinstance(reply.refused, Refused)
        assert reply.refused.code == "wrong-code"
        client.heard()
        assert (client.cable.ended, client.code) == ("closed", REFUSED)
        assert not client.connection.certain

    joining = at_the_door(talk)
    assert joining.entered == []
    assert [event.what for event in joining.told] == ["wrong-code"]


def test_whoever_is_banned_is_turned_away_with_the_first_word() -> None:
    async def talk(joining: Joining) -> None:
        joining.here.admission.guests.ban(REN)
        client = Client(joining)
        refused = from_host(await client.next())
        assert isinstance(refused, Refused)
        assert refused.code == "banned"
        assert client.cable.ended == "closed"

    assert [event.what for event in at_the_door(talk).told] == ["banned"]


def test_whoever_is_one_too_many_is_told_to_come_again() -> None:
    async def talk(joining: Joining) -> None:
        clients = [Client(joining) for _ in range(MOST_HANDSHAKES_AT + 1)]
        assert [client.cable.ended for client in clients[:-1]] == [""] * MOST_HANDSHAKES_AT
        refused = from_host(await clients[-1].next())
        assert isinstance(refused, Refused)
        assert (refused.code, refused.again_in) == ("crowded", TO_BE_IN)

    assert at_the_door(talk).told == []


def test_whoever_says_nothing_is_turned_away_when_the_time_is_over() -> None:
    # By a clock on which every look takes as long as one may stay.
    times = itertools.count(1000.0, TO_BE_IN)

    async def talk() -> None:
        client = Client(joining)
        refused = from_host(await client.next())
        assert isinstance(refused, Refused)
        assert refused.code == "too-late"
        assert client.cable.ended == "closed"

    joining = Joining(clock=lambda: next(times))
    asyncio.run(talk())
    assert joining.here.admission.waiting == 0


def test_one_timer_runs_for_somebody_at_a_time() -> None:
    async def talk(joining: Joining) -> None:
        client = Client(joining)
        guest: Guest = client.connection.hearing
        first = guest.timer
        assert first is not None
        calling = ClientHandshake(with_invite(), new_key(), OURS)
        client.say(calling.open(joining.here.now).say[0])
        assert first.cancelled()
        assert guest.timer is not None
        assert not guest.timer.cancelled()

    at_the_door(talk)


# -- gone ----------------------------------------------------------------------------------------


def test_whoever_goes_leaves_the_place_and_nothing_waits_for_them() -> None:
    async def talk(joining: Joining) -> None:
        client = Client(joining)
        guest: Guest = client.connection.hearing
        assert joining.here.admission.waiting == 1
        client.hang_up()
        assert joining.here.admission.waiting == 0
        assert guest.timer is not None
        assert guest.timer.cancelled()

    assert at_the_door(talk).told == []


def test_whoever_goes_in_the_middle_of_a_try_is_counted() -> None:
    async def talk(joining: Joining) -> None:
        client = Client(joining)
        calling = ClientHandshake(wrong_code(joining.here), new_key(), OURS)
        client.say(calling.open(joining.here.now).say[0])
        client.say(calling.receive(await client.next(), joining.here.now).say[0])
        client.hang_up()
        assert [event.what for event in joining.told] == ["unfinished"]
        # What the thread worked out is for nobody any more.
        joining.here.wait(1000.0)
        _, reply = await connects(joining, with_code(joining.here))
        assert reply.inside is not None

    assert [event.what for event in at_the_door(talk).told] == ["unfinished"]
