"""A table hosted by this process, from its file to its port.

`chabudai host` runs it, without a window and without Qt. It ends by a signal, when the host's chair
says so, or when nobody was there for a while, if that was wished; until then every gesture is in
the file before anybody is told of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.text.words import Words
from app.games.game_api import GameSpec
from app.net.auth.admission_control import AdmissionControl
from app.net.auth.admission_events import AdmissionEvent
from app.net.auth.invite import Invite, write_invite
from app.net.server.server_state import (
    Way,
    certificate_of,
    fresh_state,
    guests_of,
    judge_secret,
    people_of,
    state_of,
    way_of,
)
from app.net.server.table_server import TableServer, Tell
from app.net.transport.addresses import links_at, reachable
from app.net.transport.certificate import CertificateError, pin, read_certificate, server_context
from app.net.transport.certificate import fingerprint as fingerprint_of
from app.net.transport.connection import Connection
from app.net.transport.limits import LINK_WAIT, PORT
from app.net.transport.tls_stream import Secured
from app.net.transport.versions import SPOKEN
from app.net.transport.waiting_connections import WaitingConnections
from app.places import is_there
from app.session.host.host import Host
from app.session.host.host_limits import too_much_to_tell
from app.session.room.delayed_view import Behind
from app.session.room.lobby import Setup
from app.session.room.messages.to_people import Bye, Invitation
from app.session.room.room import Room
from app.session.steps.rights import ImpossibleError
from app.store.file_trouble import StoreError
from app.store.host_state import HostState, read_state, write_state
from app.store.tables.table_ledger import Ledger, check_place

if TYPE_CHECKING:
    from app.net.discovery.announcer import Announcer

log = logging.getLogger(__name__)

PORTS_TRIED = 20
"""Ports after the usual one, where that is taken."""
LOOK_EVERY = 5.0
"""Seconds between two looks how far away everybody is."""
TICK = 0.1
"""Seconds between two looks at what has a time of its own."""

KEEP_AGAIN = 5.0
"""Seconds until a disk that refused to keep the places of people is tried again."""

_KEPT_AGAIN = Words(
    "Who sits where is kept again; everybody can come back.",
    "席の情報を再び保存できました。全員が席に戻れます。",
)
_NO_FILE = Words(
    "The table could not begin: the computer that hosts it cannot write its file, and says there "
    "why. Once that is mended, press “Ready” again.",
    "ホストのコンピューターで卓のファイルを作れないため、始められませんでした。"
    "理由はホストに表示されています。直ったら、もう一度「準備完了」を押してください。",
)
"""To everybody: it names no folder of the host's."""
_OVER = Words("The host ended this table.", "ホストが卓を閉じました。")


@value
class Hosting:
    """What is hosted, and how."""

    spec: GameSpec
    setup: Setup
    path: Path
    """The table's file: one to go on with, or where a new one is begun once the table is laid."""
    port: int | None = None
    """None for the one it had before, the usual one, or the next that is free."""
    delay: float | None = None
    """Seconds by which spectators are behind; None for as many as before, or none."""
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


Told = Callable[[Open | AdmissionEvent | Words], None]
"""Hears what the host's people should know: that the table is open, who tried to join, what is
wrong with the file."""


class HostedTable:
    """One table, from its file to its port."""

    def __init__(
        self,
        hosting: Hosting,
        game: Callable[[str], GameSpec | None],
        told: Told,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Open the file if there is one. Raises StoreError, CertificateError."""
        self._hosting = hosting
        self._clock = clock
        self._ended = asyncio.Event()
        self._told = told
        self._ledger: Ledger | None = None
        begun = is_there(hosting.path)
        if not begun:
            # Not only once everybody is ready.
            check_place(hosting.path)
        state, damage = read_state(hosting.path)
        if damage is not None:
            told(damage)
        sound = _sound(state)
        self._state: HostState = sound or fresh_state(time.time())
        self._never_kept = sound is None
        before = way_of(self._state)
        self._port = before.port
        """Where an invite leads: where it listens, or listened before."""
        self._delay = before.delay if hosting.delay is None else hosting.delay
        if begun:
            self._ledger = Ledger.open(hosting.path, game)
            if self._ledger.damage is not None:
                told(self._ledger.damage)
            doubt = too_much_to_tell(self._ledger.host.tree.table)
            if doubt is not None:
                told(doubt)
        certificate = certificate_of(self._state)
        self._context = server_context(certificate)
        self._pin = pin(certificate.der)
        admission = AdmissionControl(fingerprint_of(certificate.der), guests_of(self._state))
        admission.change_code()
        self.server = TableServer(self._room, admission, clock)
        self.server.told = told
        self.server.changed = self._keep_state
        self.server.ended = self.end
        self.server.invitation = self._invitation
        self._unkept: Words | None = None
        """Why the places of people could not be kept, while that is so."""
        self._tried = 0.0
        self._bring_back()
        self._listening: asyncio.Server | None = None
        self._looked = 0.0
        self._announcer: Announcer | None = None
        self._troubles: tuple[Words, ...] = ()
        """Why the table may not be found, as far as it was told."""
        self._empty_since: float | None = clock()

    def _room(self, tell: Tell) -> Room:
        hosting, ledger = self._hosting, self._ledger
        if ledger is None:
            room = Room(hosting.spec, hosting.setup, tell, behind=self._behind())
            room.laying = self._begin_file
            return room
        seats = len(ledger.host.tree.table.setting.seats)
        return Room(hosting.spec, Setup(seats), tell, host=ledger.host, behind=self._behind())

    def _behind(self) -> Callable[[Host], Behind] | None:
        """Return what makes the table that spectators see, where they see it later."""
        delay, clock = self._delay, self._clock
        return (lambda host: Behind(host, delay, clock)) if delay > 0.0 else None

    def _bring_back(self) -> None:
        self.server.bring_back(people_of(self._state))
        if self._state.clock is not None:
            self.server.room.clock.bring_back(self._state.clock, self._clock())

    # -- the file -----------------------------------------------------------------------------

    def _begin_file(self, host: Host) -> None:
        """Write the file of a table that was just laid. Raises ImpossibleError."""
        try:
            self._ledger = Ledger.new(self._hosting.path, host)
        except StoreError as problem:
            self._told(problem.words)
            raise ImpossibleError("disk", _NO_FILE) from problem
        self._keep_state()

    def _keep_state(self) -> None:
        """Keep who has a place, who may come back, who may not, and what the clock shows."""
        if self._ledger is None:
            return
        server, room = self.server, self.server.room
        clock = room.clock.face(self._clock())
        guests = server.admission.guests
        way = Way(self._port, self._delay)
        state = state_of(self._state, room.roster, server.keys(), guests, clock, way)
        if state == self._state and not self._never_kept:
            self._unkept = None
            return
        self._tried = self._clock()
        try:
            write_state(self._ledger.path, state)
        except StoreError as problem:
            if problem.words != self._unkept:
                self._told(problem.words)
            self._unkept = problem.words
        else:
            self._state, self._never_kept = state, False
            if self._unkept is not None:
                self._told(_KEPT_AGAIN)
            self._unkept = None

    # -- being there --------------------------------------------------------------------------

    async def run(self) -> None:
        """Listen until the end. Raises OSError where no port is free."""
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(name, self.end)
        self._listening = await self._listen()
        self._port = next(
            one.getsockname()[1]
            for one in self._listening.sockets
            if one.family in (socket.AF_INET, socket.AF_INET6)
        )
        # An invite that is given out leads here tomorrow as well, be anybody here today or not.
        self._keep_state()
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
        from app.net.discovery.announcer import Announcer  # noqa: PLC0415 - the table is open by now
        from app.net.discovery.table_notice import notice_of  # noqa: PLC0415

        hosting, fingerprint = self._hosting, self.server.admission.fingerprint
        game = self.server.room.spec.id
        notice = notice_of(hosting.title, game, port, SPOKEN.newest, fingerprint)
        listen = hosting.listen
        if not listen:
            self._announcer = Announcer(notice)
            return
        # Nobody is told of a table where it does not listen.
        interfaces = tuple(link.address for link in links_at(listen))
        self._announcer = Announcer(notice, interfaces=interfaces, among=lambda: links_at(listen))

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
        now = self._clock()
        self.server.tick()
        if self._unkept is not None and now - self._tried > KEEP_AGAIN:
            self._keep_state()
        if now - self._looked > LOOK_EVERY:
            self._looked = now
            self.server.look_around()
            self._tell_troubles()
            if self._unkept is None and self.server.room.clock.face(now) != self._state.clock:
                self._keep_state()
        if self.server.connections:
            self._empty_since = None
        elif self._empty_since is None:
            self._empty_since = now
        alone = self._hosting.alone
        if alone is not None and self._empty_since is not None and now - self._empty_since > alone:
            self.end()

    def _ports(self) -> tuple[int, ...]:
        """Return the ports to listen at, the one that an invite leads to first."""
        if self._hosting.port is not None:
            return (self._hosting.port,)
        before = () if self._port is None else (self._port,)
        return (*before, *range(PORT, PORT + PORTS_TRIED))

    async def _listen(self) -> asyncio.Server:
        waiting, ports = WaitingConnections(), self._ports()
        for port in ports:
            try:
                return await asyncio.get_running_loop().create_server(
                    lambda: Secured(self._context, waiting, lambda: Connection(self.server)),
                    self._hosting.listen or None,
                    port,
                    reuse_address=sys.platform != "win32",
                )
            except OSError:
                if port == ports[-1]:
                    raise
        raise AssertionError  # the last port either listens or raises

    def _opened(self) -> Open:
        port = self._port
        assert port is not None  # it listens
        hosts = self._hosting.listen or reachable()
        code = self.server.admission.code or ""
        return Open(
            port,
            write_invite(Invite(hosts, port, self._pin, self._state.secret)),
            write_invite(Invite(hosts, port, self._pin, judge_secret(self._state), "judge")),
            code,
            hosts,
        )

    def _invitation(self) -> Invitation | None:
        if self._listening is None:
            return None
        opened = self._opened()
        return Invitation(opened.invite, opened.code)

    async def _come_to_rest(self) -> None:
        """Let a draw have its links, as long as one may wait for them."""
        game = self.server.room.game
        if game is not None and not game.at_rest:
            await asyncio.sleep(LINK_WAIT)

    async def _close(self) -> None:
        if self._listening is not None:
            self._listening.close()
        if self._announcer is not None:
            await asyncio.to_thread(self._announcer.close)
        await self._come_to_rest()
        self.server.close(Bye("over", _OVER.en, _OVER.ja))
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
