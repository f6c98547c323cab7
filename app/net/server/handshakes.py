"""Handshakes at a hosted table: brings connections, the rules of a handshake and time together.

What is dear, the sums of a spoken code, a thread does, one client at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from app.net.auth.admission_events import AdmissionEvent
from app.net.auth.host_handshake import Admitted, HostHandshake, Reply
from app.net.server.guest import Guest
from app.net.transport.connection import REFUSED, Connection


class Handshakes:
    """Leads those who connect through the handshake, or away."""

    def __init__(
        self,
        clock: Callable[[], float],
        entered: Callable[[Connection, Guest, Admitted], None],
        told: Callable[[tuple[AdmissionEvent, ...]], None],
    ) -> None:
        """`entered` is called with whoever was let in, `told` with what the host should know."""
        self._clock = clock
        self._entered = entered
        self._told = told
        self._working = asyncio.Lock()

    def greet(self, connection: Connection, guest: Guest, handshake: HostHandshake) -> None:
        """Say the first word to somebody who came."""
        self._follow(connection, guest, handshake.open(self._clock()))

    def hear(
        self, connection: Connection, guest: Guest, handshake: HostHandshake, text: bytes
    ) -> None:
        """Take in what somebody says in the handshake."""
        self._follow(connection, guest, handshake.receive(text, self._clock()))

    def gone(self, guest: Guest) -> None:
        """Let go of somebody whose connection ended."""
        if guest.timer is not None:
            guest.timer.cancel()
        if guest.handshake is not None:
            self._told(guest.handshake.gone(self._clock()))

    def _follow(self, connection: Connection, guest: Guest, reply: Reply) -> None:
        """Do what the handshake says."""
        for said in reply.say:
            connection.send(said)
        self._told(reply.events)
        if reply.work is not None:
            asyncio.get_running_loop().create_task(self._work(connection, guest, reply))
        if reply.entered is not None:
            self._let_in(connection, guest, reply.entered)
        if reply.closed:
            connection.close(REFUSED)
        elif guest.handshake is not None:
            self._watch(connection, guest, guest.handshake)

    def _let_in(self, connection: Connection, guest: Guest, entered: Admitted) -> None:
        guest.handshake, guest.entered = None, entered
        if guest.timer is not None:
            guest.timer.cancel()
        connection.certain = True
        self._entered(connection, guest, entered)

    def _watch(self, connection: Connection, guest: Guest, handshake: HostHandshake) -> None:
        """Look again when the client's time is over: it gets shorter on the way in."""
        if guest.timer is not None:
            guest.timer.cancel()
        wait = max(0.0, handshake.deadline - self._clock()) + 0.01
        guest.timer = asyncio.get_running_loop().call_later(wait, self._tick, connection, guest)

    async def _work(self, connection: Connection, guest: Guest, reply: Reply) -> None:
        """Let a thread do what is dear, one client at a time."""
        assert reply.work is not None
        async with self._working:
            done = await asyncio.get_running_loop().run_in_executor(None, reply.work)
        if guest.handshake is not None:
            self._follow(connection, guest, guest.handshake.worked(done, self._clock()))

    def _tick(self, connection: Connection, guest: Guest) -> None:
        if guest.handshake is not None:
            self._follow(connection, guest, guest.handshake.tick(self._clock()))
