"""A host on the loopback that says what a test wants, after a handshake that is the real one."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import Server, ServerConnection, serve

from app.core import intent as i
from app.net.auth.admission_control import AdmissionControl
from app.net.auth.guest_list import GuestList
from app.net.auth.handshake_messages import from_host
from app.net.auth.host_handshake import Admitted, HostHandshake
from app.net.encoding import messages
from app.net.encoding.journal_rows import rows_of
from app.net.encoding.patch.seat_writer import SeatWriter
from app.net.transport.certificate import fingerprint, new_certificate, server_context
from app.net.transport.host_address import HostAddress
from app.session.host.updates import Accepted, Update
from app.session.room.messages.from_people import Ask, FromPeople
from app.session.room.messages.to_people import Answered, People, Seated, ToPeople
from app.session.seat.chronicle import bare_journal
from tests.helpers.handshake_table import SECRET
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS
from tests.net.tables import PATIENCE

AKI, REN = 0, 1
RUN = "ab" * 8
TOKEN = bytes(range(16, 32))
PEOPLE = People((), (AKI, REN))

Script = Callable[["Line"], None]
"""What a host says and hears on one connection, once somebody is in."""


class Line:
    """The host's end of one connection."""

    def __init__(self, connection: ServerConnection, entered: Admitted) -> None:
        self.entered = entered
        self._connection = connection

    def say(self, *told: ToPeople | bytes) -> None:
        for one in told:
            text = one if isinstance(one, bytes) else messages.written(one)
            self._connection.send(text.decode())

    def hear(self) -> FromPeople:
        text = self._connection.recv(PATIENCE)
        assert isinstance(text, str)
        return messages.read_from_people(text.encode())

    def hear_ask(self) -> Ask:
        ask = self.hear()
        assert isinstance(ask, Ask)
        return ask

    def wait_for_the_end(self) -> None:
        """Wait until the client hangs up."""
        try:
            while True:
                self._connection.recv(PATIENCE)
        except ConnectionClosed:
            pass

    def hang_up(self) -> None:
        self._connection.socket.close()


class ScriptedHost:
    """A host that follows one script on each connection, the last one on all that come later."""

    def __init__(self, *scripts: Script, guests: GuestList | None = None) -> None:
        self._scripts = list(scripts)
        certificate = new_certificate(time.time())
        self.fingerprint = fingerprint(certificate.der)
        self.guests = guests or GuestList()
        self.guests.invite(SECRET)
        self.admission = AdmissionControl(self.fingerprint, self.guests)
        self.came: list[str] = []
        """By what those came who were let in, and why the others were not."""
        self.failed: list[BaseException] = []
        self._server: Server = serve(
            self._serve, "127.0.0.1", 0, ssl=server_context(certificate), compression=None
        )
        self.address = HostAddress("127.0.0.1", self._server.socket.getsockname()[1])
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def _serve(self, connection: ServerConnection) -> None:
        try:
            entered = self._open(connection)
            if entered is not None:
                script = self._scripts.pop(0) if len(self._scripts) > 1 else self._scripts[0]
                script(Line(connection, entered))
        except ConnectionClosed:
            pass
        except BaseException as problem:  # noqa: BLE001 - the test is told at its end
            self.failed.append(problem)

    def _open(self, connection: ServerConnection) -> Admitted | None:
        handshake = HostHandshake(self.admission, "127.0.0.1")
        reply = handshake.open(time.monotonic())
        while True:
            # Before it is said: the test may look as soon as it is heard.
            if reply.entered is not None:
                self.came.append(reply.entered.way)
            elif reply.closed:
                self.came.append(getattr(from_host(reply.say[-1]), "code", "?"))
            for said in reply.say:
                connection.send(said.decode())
            if reply.entered is not None or reply.closed:
                return reply.entered
            text = connection.recv(PATIENCE)
            assert isinstance(text, str)
            reply = handshake.receive(text.encode(), time.monotonic())
            if reply.work is not None:
                reply = handshake.worked(reply.work(), time.monotonic())

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join(PATIENCE)
        if self.failed:
            raise self.failed[0]


class LaidTable:
    """A duel as the host tells Aki of it."""

    def __init__(self) -> None:
        self.play: Play = lay(TOYS["duel"], 5)
        self.told: list[Update] = []
        self.writer = SeatWriter(self.play.view(AKI), self.play.table.seats[AKI].node)
        self.play.host.join(AKI, self.told.append)
        self.told.clear()

    def seat(self, line: Line, token: bytes = b"") -> None:
        """Give a place, and tell all that there is to tell of the table."""
        line.say(Seated(1, "player", AKI, token.hex()))
        line.say(rows_of(bare_journal(self.play.host), RUN), self.view())

    def view(self) -> bytes:
        """Return the whole view as it is."""
        view, node = self.play.view(AKI), self.play.table.seats[AKI].node
        self.writer = SeatWriter(view, node)
        return self.writer.snapshot()

    def do(self, intent: i.Intent, name: str = "") -> list[bytes]:
        """Let Aki do something; return what tells of it."""
        name = name or f"r{len(self.play.asked)}"
        request = i.Request(name, AKI, self.play.host.tree.cursor, intent)
        assert isinstance(self.play.submit(request), Accepted)
        told, self.told[:] = list(self.told), []
        return [self.writer.write(update) for update in told]

    def carry_out(self, line: Line, ask: Ask) -> None:
        """Do what was asked, tell of it, and answer."""
        line.say(*self.do(ask.intent, ask.id))
        line.say(Answered(ask.id, self.play.host.tree.cursor))
