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
from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.game_api import GameSpec
from app.net.auth.admission_control import AdmissionControl
from app.net.auth.invite import Invite, write_invite
from app.net.server.hosting import Hosting, Open, Told
from app.net.server.server_state import (
    Way,
    certificate_of,
    guests_of,
    judge_secret,
    people_of,
    state_of,
    way_of,
)
from app.net.server.state_keeper import StateKeeper
from app.net.server.table_announcing import TableAnnouncing
from app.net.server.table_server import TableServer, Tell
from app.net.transport.addresses import reachable
from app.net.transport.certificate import fingerprint as fingerprint_of
from app.net.transport.certificate import pin, server_context
from app.net.transport.connection import Connection
from app.net.transport.limits import LINK_WAIT, PORT
from app.net.transport.tls_stream import Secured
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
from app.store.tables.table_ledger import Ledger, check_place

if TYPE_CHECKING:
    from app.net.server.computer_processes import ComputerProcesses

log = logging.getLogger(__name__)

PORTS_TRIED = 20
"""Ports after the usual one, where that is taken."""
LOOK_EVERY = 5.0
"""Seconds between two looks how far away everybody is."""
TICK = 0.1
"""Seconds between two looks at what has a time of its own."""

_NO_FILE = Words(
    "The table could not begin: the computer that hosts it cannot write its file, and says there "
    "why. Once that is mended, press “Ready” again.",
    "ホストのパソコンで卓のファイルを作れないため、始められませんでした。理由はホストに表示"
    "されています。直ったら、もう一度「準備完了」を押してください。",
)
"""To everybody: it names no folder of the host's."""
_OVER = Words("The host ended this table.", "ホストが卓を閉じました。")


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
        self._kept = StateKeeper(hosting.path, told, clock)
        state = self._kept.state
        before = way_of(state)
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
        certificate = certificate_of(state)
        self._context = server_context(certificate)
        self._pin = pin(certificate.der)
        admission = AdmissionControl(fingerprint_of(certificate.der), guests_of(state))
        admission.change_code()
        self.server = TableServer(self._room, admission, clock)
        self.server.hooks.told = told
        self.server.hooks.changed = self._keep_state
        self.server.hooks.ended = self.end
        self.server.hooks.invitation = self._invitation
        self._computers: ComputerProcesses | None = None
        """Where computers think, once the table is open."""
        self._bring_back()
        self._listening: asyncio.Server | None = None
        self._looked = 0.0
        self._announcing = TableAnnouncing(told)
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
        self.server.people.bring_back(people_of(self._kept.state))
        if self._kept.state.clock is not None:
            self.server.room.clock.bring_back(self._kept.state.clock, self._clock())

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
        clock, guests = room.clock.face(self._clock()), server.admission.guests
        way, keys = Way(self._port, self._delay), server.people.keys()
        state = state_of(self._kept.state, room.roster, keys, guests, clock, way)
        self._kept.keep(self._ledger.path, state)

    # -- being there --------------------------------------------------------------------------

    async def run(self) -> None:
        """Listen until the end. Raises OSError where no port is free."""
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(name, self.end)
        self._listening = await self._listen()
        self._serve_computers()
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
            admission, game = self.server.admission, self.server.room.spec.id
            self._announcing.begin(self._hosting, game, opened.port, admission.fingerprint)
        try:
            while not self._ended.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._ended.wait(), TICK)
                self._tick()
        finally:
            await self._close()

    def _serve_computers(self) -> None:
        """Let computers think, if the game has any."""
        desk = self.server.room.computers
        if desk.possible:
            from app.net.server.computer_processes import ComputerProcesses  # noqa: PLC0415 - few

            think = self._hosting.think
            self._computers = ComputerProcesses(self.server.thought, desk.lost, think)
            desk.serve(self._computers.think, self._computers.drop)

    def end(self) -> None:
        """End the table for everybody; the file stays."""
        self._ended.set()

    def _tick(self) -> None:
        now = self._clock()
        self.server.tick()
        if self._kept.may_be_tried_again:
            self._keep_state()
        if now - self._looked > LOOK_EVERY:
            self._looked = now
            self.server.look_around()
            self._announcing.tell_troubles()
            shown = self.server.room.clock.face(now)
            if not self._kept.refused and shown != self._kept.state.clock:
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
            write_invite(Invite(hosts, port, self._pin, self._kept.state.secret)),
            write_invite(Invite(hosts, port, self._pin, judge_secret(self._kept.state), "judge")),
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
        await self._announcing.close()
        if self._computers is not None:
            await self._computers.close()
        await self._come_to_rest()
        self.server.close(Bye("over", _OVER.en, _OVER.ja))
        # What was said last still goes out.
        await asyncio.sleep(0.05)
        self._keep_state()
        if self._ledger is not None:
            trouble = self._ledger.close()
            if trouble is not None:
                self._told(trouble)
