"""A table hosted by this process, from its file to its port.

`chabudai host` runs it, without a window and without Qt. It ends by a signal, when the host's chair
says so, or when nobody was there for a while, if that was wished; until then every gesture is in
the file before anybody is told of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import time
from asyncio import sslproto
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.value import value
from app.core.words import Words
from app.games.api import GameSpec
from app.net.addresses import reachable
from app.net.certificate import CertificateError, pin, read_certificate, server_context
from app.net.certificate import fingerprint as fingerprint_of
from app.net.connection import Connection
from app.net.door_event import DoorEvent
from app.net.doorkeeper import Doorkeeper
from app.net.invite import Invite, write_invite
from app.net.kept import (
    certificate_of,
    fresh_state,
    guests_of,
    judge_secret,
    people_of,
    state_of,
)
from app.net.limits import PORT
from app.net.table_server import TableServer, Tell
from app.net.versions import SPOKEN
from app.session import talk
from app.session.host import Host
from app.session.rights import ImpossibleError
from app.session.room import Room, Setup
from app.store.host_state import HostState, read_state, write_state
from app.store.ledger import Ledger
from app.store.trouble import StoreError

if TYPE_CHECKING:
    from app.net.announcer import Announcer

log = logging.getLogger(__name__)

PORTS_TRIED = 20
"""Ports after the usual one, where that is taken."""
LOOK_EVERY = 5.0
"""Seconds between two looks how far away everybody is."""
READ_AT_ONCE = 32 * 1024
"""Bytes that a connection has room for below TLS; two of its records."""
SWEEP_EVERY = 1.0
"""Seconds between two looks for what is no longer wanted."""
TICK = 0.1
"""Seconds between two looks at what has a time of its own."""

_OVER = Words("The host ended this table.", "ホストが卓を閉じました。")


@value
class Hosting:
    """What is hosted, and how."""

    spec: GameSpec
    setup: Setup
    path: Path
    """The table's file: one to go on with, or where a new one is begun once the table is laid."""
    port: int | None = None
    """None for the usual one, or the next that is free."""
    delay: float = 0.0
    """Seconds by which spectators are behind."""
    alone: float | None = None
    """Seconds without anybody after which the host ends; None to wait for ever."""
    listen: tuple[str, ...] = ()
    """Addresses of this machine to listen at; empty for all."""
    title: str = ""
    """What the network is told of the table; no names, no cards. Empty to tell nobody of it."""


@value
class Open:
    """The table can be joined."""

    port: int
    invite: str
    judge_invite: str
    code: str
    hosts: tuple[str, ...]


Told = Callable[[Open | DoorEvent | Words], None]
"""Hears what the host's people should know: that the table is open, who tried the door, what is
wrong with the file."""


class HostedTable:
    """One table, from its file to its port."""

    def __init__(
        self, hosting: Hosting, game: Callable[[str], GameSpec | None], told: Told
    ) -> None:
        """Open the file if there is one. Raises StoreError, CertificateError."""
        self._hosting = hosting
        self._ended = asyncio.Event()
        self._told = told
        self._ledger: Ledger | None = None
        state, damage = read_state(hosting.path)
        if damage is not None:
            told(damage)
        self._state: HostState = _sound(state) or fresh_state(time.time())
        if hosting.path.exists():
            self._ledger = Ledger.open(hosting.path, game)
            if self._ledger.damage is not None:
                told(self._ledger.damage)
        certificate = certificate_of(self._state)
        self._context = server_context(certificate)
        self._pin = pin(certificate.der)
        keeper = Doorkeeper(fingerprint_of(certificate.der), guests_of(self._state))
        keeper.change_code()
        self.server = TableServer(self._room, keeper, delay=hosting.delay)
        self.server.told = told
        self.server.changed = self._keep_state
        self.server.ended = self.end
        self._bring_back()
        self._listening: asyncio.Server | None = None
        self._looked = 0.0
        self._swept = 0.0
        self._announcer: Announcer | None = None
        self._troubles: tuple[Words, ...] = ()
        """Why the table may not be found, as far as it was told."""
        self._empty_since: float | None = time.monotonic()

    def _room(self, tell: Tell) -> Room:
        hosting, ledger = self._hosting, self._ledger
        if ledger is None:
            room = Room(hosting.spec, hosting.setup, tell)
            room.laying = self._begin_file
            return room
        seats = len(ledger.host.tree.table.setting.seats)
        return Room(hosting.spec, Setup(seats), tell, host=ledger.host)

    def _bring_back(self) -> None:
        known = people_of(self._state)
        self.server.bring_back(known)

    # -- the file -----------------------------------------------------------------------------

    def _begin_file(self, host: Host) -> None:
        """Write the file of a table that was just laid. Raises ImpossibleError."""
        try:
            self._ledger = Ledger.new(self._hosting.path, host)
        except StoreError as problem:
            raise ImpossibleError("disk", problem.words) from problem
        self._keep_state()

    def _keep_state(self) -> None:
        """Keep who has a place, who may come back, and who may not."""
        if self._ledger is None:
            return
        server = self.server
        state = state_of(self._state, server.room.company, server.keys(), server.keeper.guests)
        if state == self._state:
            return
        try:
            write_state(self._ledger.path, state)
        except StoreError as problem:
            self._told(problem.words)
        else:
            self._state = state

    # -- being there --------------------------------------------------------------------------

    async def run(self) -> None:
        """Listen until the end. Raises OSError where no port is free."""
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(name, self.end)
        self._listening = await self._listen()
        opened = self._opened()
        self._told(opened)
        if self._hosting.title:
            self._announce(opened.port)
        try:
            while not self._ended.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._ended.wait(), TICK)
                self._tick()
        finally:
            await self._close()

    def _announce(self, port: int) -> None:
        """Let the network know of the table."""
        from app.net.announcer import Announcer  # noqa: PLC0415 - the table is open by now
        from app.net.notice import notice_of  # noqa: PLC0415

        hosting, fingerprint = self._hosting, self.server.keeper.fingerprint
        game = self.server.room.spec.id
        notice = notice_of(hosting.title, game, port, SPOKEN.newest, fingerprint)
        self._announcer = Announcer(notice)

    def _tell_troubles(self) -> None:
        """Say once why friends may not find the table."""
        troubles = self._announcer.troubles if self._announcer is not None else ()
        for words in troubles:
            if words not in self._troubles:
                self._told(words)
        self._troubles = troubles

    def end(self) -> None:
        """End the table for everybody; the file stays."""
        self._ended.set()

    def _tick(self) -> None:
        now = time.monotonic()
        self.server.room.tick(now)
        if now - self._swept > SWEEP_EVERY:
            self._swept = now
            # Handshakes that failed are cycles with large buffers and few objects: by itself the
            # collector would let a hundred megabytes of them come together.
            gc.collect(1)
        if now - self._looked > LOOK_EVERY:
            self._looked = now
            self.server.look_around()
            self._tell_troubles()
        if self.server.connections:
            self._empty_since = None
        elif self._empty_since is None:
            self._empty_since = now
        alone = self._hosting.alone
        if alone is not None and self._empty_since is not None and now - self._empty_since > alone:
            self.end()

    async def _listen(self) -> asyncio.Server:
        # A quarter of a megabyte for everybody who knocks, kept until the collector comes by.
        sslproto.SSLProtocol.max_size = READ_AT_ONCE
        first = self._hosting.port if self._hosting.port is not None else PORT
        tried = 1 if self._hosting.port is not None else PORTS_TRIED
        for port in range(first, first + tried):
            try:
                return await asyncio.get_running_loop().create_server(
                    lambda: Connection(self.server),
                    self._hosting.listen or None,
                    port,
                    ssl=self._context,
                    ssl_handshake_timeout=10.0,
                    reuse_address=sys.platform != "win32",
                )
            except OSError:
                if port == first + tried - 1:
                    raise
        raise AssertionError  # the last port either listens or raises

    def _opened(self) -> Open:
        assert self._listening is not None
        port = next(
            one.getsockname()[1]
            for one in self._listening.sockets
            if one.family in (socket.AF_INET, socket.AF_INET6)
        )
        hosts = self._hosting.listen or reachable()
        code = self.server.keeper.code or ""
        return Open(
            port,
            write_invite(Invite(hosts, port, self._pin, self._state.secret)),
            write_invite(Invite(hosts, port, self._pin, judge_secret(self._state), "judge")),
            code,
            hosts,
        )

    async def _close(self) -> None:
        if self._listening is not None:
            self._listening.close()
        if self._announcer is not None:
            await asyncio.to_thread(self._announcer.close)
        self.server.close(talk.Bye("over", _OVER.en, _OVER.ja))
        # What was said last still goes out.
        await asyncio.sleep(0.05)
        self._keep_state()
        if self._ledger is not None:
            trouble = self._ledger.close()
            if trouble is not None:
                self._told(trouble)


def _sound(state: HostState | None) -> HostState | None:
    """Return what was kept, unless its certificate is damaged: then everybody is invited anew."""
    if state is None:
        return None
    try:
        read_certificate(state.key + state.certificate)
    except CertificateError:
        return None
    return state
