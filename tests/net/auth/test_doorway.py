"""The door of a table on the network: led in, led away, and told to the host's people."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Coroutine

import pytest

from app.net.auth.caller import Caller, CallerReply, Inside, Ticket
from app.net.auth.client_key import new_key
from app.net.auth.door import Door, Entered
from app.net.auth.door_event import DoorEvent
from app.net.auth.door_messages import Refused, from_host
from app.net.auth.doorkeeper import MOST_WAITING_AT, TO_BE_IN
from app.net.auth.doorway import Doorway
from app.net.server.guest import Guest
from app.net.transport.connection import REFUSED, Connection
from tests.helpers.door import OURS, REN, Table, table, with_code, with_invite, wrong_code
from tests.net.by_hand import Client

Talk = Callable[["Porch"], Coroutine[None, None, None]]


class Porch:
    """A table's door on the network, and who came through it."""

    def __init__(self, here: Table | None = None, clock: Callable[[], float] | None = None) -> None:
        self.here = here or table()
        self.entered: list[Entered] = []
        self.told: list[DoorEvent] = []
        self.doorway = Doorway(clock or (lambda: self.here.now), self._entered, self.told.extend)

    def _entered(self, connection: Connection, guest: Guest, entered: Entered) -> None:
        assert connection.hearing is guest
        self.entered.append(entered)

    # -- what a connection tells --------------------------------------------------------------

    def came(self, connection: Connection) -> bool:
        return True

    def opened(self, connection: Connection) -> None:
        door = Door(self.here.keeper, REN)
        connection.hearing = guest = Guest(door, lambda _, __: None, lambda: 0)
        self.doorway.greet(connection, guest, door)

    def heard(self, connection: Connection, text: bytes) -> None:
        guest: Guest = connection.hearing
        assert guest.door is not None
        self.doorway.hear(connection, guest, guest.door, text)

    def overheard(self, connection: Connection, text: bytes) -> None:
        raise AssertionError(text)

    def closed(self, connection: Connection) -> None:
        self.doorway.gone(connection.hearing)


async def knocks(porch: Porch, ticket: Ticket) -> tuple[Client, CallerReply]:
    """Let somebody call and say whatever it takes; return what came of it."""
    client = Client(porch)
    calling = Caller(ticket, new_key(), OURS)
    reply = calling.open(porch.here.now)
    while reply.say:
        client.say(reply.say[0])
        reply = calling.receive(await client.next(), porch.here.now)
    return client, reply


def at_the_door(talk: Talk) -> Porch:
    porch = Porch()
    asyncio.run(talk(porch))
    return porch


# -- let in --------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["invite", "code"])
def test_whoever_shows_the_secret_is_led_in(way: str) -> None:
    async def talk(porch: Porch) -> None:
        ticket = with_invite() if way == "invite" else with_code(porch.here)
        client, reply = await knocks(porch, ticket)
        assert isinstance(reply.inside, Inside)
        guest: Guest = client.connection.hearing
        assert (guest.door, guest.entered) == (None, porch.entered[0])
        assert client.connection.certain, "longer messages may come"
        assert guest.timer is not None
        assert guest.timer.cancelled()
        assert not client.cable.ended

    porch = at_the_door(talk)
    assert [entered.way for entered in porch.entered] == [way]
    assert porch.told == []


def test_while_a_thread_does_the_sums_of_a_code_others_are_let_in() -> None:
    async def talk(porch: Porch) -> None:
        client = Client(porch)
        calling = Caller(with_code(porch.here), new_key(), OURS)
        client.say(calling.open(porch.here.now).say[0])
        client.say(calling.receive(await client.next(), porch.here.now).say[0])
        assert client.heard() == [], "the loop goes on meanwhile"
        _, reply = await knocks(porch, with_invite())
        assert reply.inside is not None
        share = calling.receive(await client.next(), porch.here.now)
        client.say(share.say[0])
        assert calling.receive(await client.next(), porch.here.now).inside is not None

    porch = at_the_door(talk)
    assert [entered.way for entered in porch.entered] == ["invite", "code"]


# -- turned away ---------------------------------------------------------------------------------


def test_whoever_is_wrong_is_told_why_and_led_away() -> None:
    async def talk(porch: Porch) -> None:
        client, reply = await knocks(porch, wrong_code(porch.here))
        assert isinstance(reply.refused, Refused)
        assert reply.refused.code == "wrong-code"
        client.heard()
        assert (client.cable.ended, client.code) == ("closed", REFUSED)
        assert not client.connection.certain

    porch = at_the_door(talk)
    assert porch.entered == []
    assert [event.what for event in porch.told] == ["wrong-code"]


def test_whoever_is_banned_is_turned_away_with_the_first_word() -> None:
    async def talk(porch: Porch) -> None:
        porch.here.keeper.guests.ban(REN)
        client = Client(porch)
        refused = from_host(await client.next())
        assert isinstance(refused, Refused)
        assert refused.code == "banned"
        assert client.cable.ended == "closed"

    assert [event.what for event in at_the_door(talk).told] == ["banned"]


def test_whoever_is_one_too_many_is_told_to_come_again() -> None:
    async def talk(porch: Porch) -> None:
        clients = [Client(porch) for _ in range(MOST_WAITING_AT + 1)]
        assert [client.cable.ended for client in clients[:-1]] == [""] * MOST_WAITING_AT
        refused = from_host(await clients[-1].next())
        assert isinstance(refused, Refused)
        assert (refused.code, refused.again_in) == ("crowded", TO_BE_IN)

    assert at_the_door(talk).told == []


def test_whoever_says_nothing_is_turned_away_when_the_time_is_over() -> None:
    # By a clock on which every look takes as long as one may stay.
    times = itertools.count(1000.0, TO_BE_IN)

    async def talk() -> None:
        client = Client(porch)
        refused = from_host(await client.next())
        assert isinstance(refused, Refused)
        assert refused.code == "too-late"
        assert client.cable.ended == "closed"

    porch = Porch(clock=lambda: next(times))
    asyncio.run(talk())
    assert porch.here.keeper.waiting == 0


def test_one_timer_runs_for_somebody_at_a_time() -> None:
    async def talk(porch: Porch) -> None:
        client = Client(porch)
        guest: Guest = client.connection.hearing
        first = guest.timer
        assert first is not None
        calling = Caller(with_invite(), new_key(), OURS)
        client.say(calling.open(porch.here.now).say[0])
        assert first.cancelled()
        assert guest.timer is not None
        assert not guest.timer.cancelled()

    at_the_door(talk)


# -- gone ----------------------------------------------------------------------------------------


def test_whoever_goes_leaves_the_place_and_nothing_waits_for_them() -> None:
    async def talk(porch: Porch) -> None:
        client = Client(porch)
        guest: Guest = client.connection.hearing
        assert porch.here.keeper.waiting == 1
        client.hang_up()
        assert porch.here.keeper.waiting == 0
        assert guest.timer is not None
        assert guest.timer.cancelled()

    assert at_the_door(talk).told == []


def test_whoever_goes_in_the_middle_of_a_try_is_counted() -> None:
    async def talk(porch: Porch) -> None:
        client = Client(porch)
        calling = Caller(wrong_code(porch.here), new_key(), OURS)
        client.say(calling.open(porch.here.now).say[0])
        client.say(calling.receive(await client.next(), porch.here.now).say[0])
        client.hang_up()
        assert [event.what for event in porch.told] == ["unfinished"]
        # What the thread worked out is for nobody any more.
        porch.here.wait(1000.0)
        _, reply = await knocks(porch, with_code(porch.here))
        assert reply.inside is not None

    assert [event.what for event in at_the_door(talk).told] == ["unfinished"]
