"""The door of a hosted table on the network: connections, the door's own rules and time together.

What is dear, the sums of a spoken code, a thread does, one caller at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from app.net.auth.door import Door, Entered, Reply
from app.net.auth.door_event import DoorEvent
from app.net.server.guest import Guest
from app.net.transport.connection import REFUSED, Connection


class Doorway:
    """Leads those who come through the door, or away from it."""

    def __init__(
        self,
        clock: Callable[[], float],
        entered: Callable[[Connection, Guest, Entered], None],
        told: Callable[[tuple[DoorEvent, ...]], None],
    ) -> None:
        """`entered` is called with whoever was let in, `told` with what happened at the door."""
        self._clock = clock
        self._entered = entered
        self._told = told
        self._working = asyncio.Lock()

    def greet(self, connection: Connection, guest: Guest, door: Door) -> None:
        """Say the first word to somebody who came."""
        self._follow(connection, guest, door.open(self._clock()))

    def hear(self, connection: Connection, guest: Guest, door: Door, text: bytes) -> None:
        """Take in what somebody at the door says."""
        self._follow(connection, guest, door.receive(text, self._clock()))

    def gone(self, guest: Guest) -> None:
        """Let go of somebody whose connection ended."""
        if guest.timer is not None:
            guest.timer.cancel()
        if guest.door is not None:
            self._told(guest.door.gone(self._clock()))

    def _follow(self, connection: Connection, guest: Guest, reply: Reply) -> None:
        """Do what the door says."""
        for said in reply.say:
            connection.send(said)
        self._told(reply.events)
        if reply.work is not None:
            asyncio.get_running_loop().create_task(self._work(connection, guest, reply))
        if reply.entered is not None:
            self._let_in(connection, guest, reply.entered)
        if reply.closed:
            connection.close(REFUSED)
        elif guest.door is not None:
            self._watch(connection, guest, guest.door)

    def _let_in(self, connection: Connection, guest: Guest, entered: Entered) -> None:
        guest.door, guest.entered = None, entered
        if guest.timer is not None:
            guest.timer.cancel()
        connection.certain = True
        self._entered(connection, guest, entered)

    def _watch(self, connection: Connection, guest: Guest, door: Door) -> None:
        """Look again when the caller's time is over: it gets shorter on the way in."""
        if guest.timer is not None:
            guest.timer.cancel()
        wait = max(0.0, door.deadline - self._clock()) + 0.01
        guest.timer = asyncio.get_running_loop().call_later(wait, self._tick, connection, guest)

    async def _work(self, connection: Connection, guest: Guest, reply: Reply) -> None:
        """Let a thread do what is dear, one caller at a time."""
        assert reply.work is not None
        async with self._working:
            done = await asyncio.get_running_loop().run_in_executor(None, reply.work)
        if guest.door is not None:
            self._follow(connection, guest, guest.door.worked(done, self._clock()))

    def _tick(self, connection: Connection, guest: Guest) -> None:
        if guest.door is not None:
            self._follow(connection, guest, guest.door.tick(self._clock()))
