"""One WebSocket connection at the host: frames in, frames out, and never more than is allowed.

The frames are those of the `websockets` library without its own reading and writing: here every
message is handed on in the very call in which its bytes arrived, and what is told to many is made
into a frame once.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from app.net.transport.limits import (
    FLOOD,
    GREETING_WAIT,
    HEAVIEST_REQUEST,
    LETTERS_OF_A_REQUEST,
    LONGEST_CALL,
    LONGEST_REQUEST,
    LONGEST_TOLD,
    MOST_UNREAD,
    PING_EVERY,
    REQUESTS_A_SECOND,
    REQUESTS_AT_ONCE,
    SILENT_AFTER,
    TIME_OF_A_REQUEST,
    USUAL_TIME,
)

GOING_AWAY = 1001
REFUSED = 1008
BROKEN = 1002
"""Close codes of RFC 6455."""


class Hearer(Protocol):
    """Who is told what happens on a connection."""

    def came(self, connection: Connection) -> bool:
        """Somebody connected; False to let go of them at once. `closed` is called either way."""

    def opened(self, connection: Connection) -> None:
        """It stands: messages may come."""

    def heard(self, connection: Connection, text: bytes) -> None:
        """A message came."""

    def overheard(self, connection: Connection, text: bytes) -> None:
        """A message came that is one more than a client may send: it is not to be done."""

    def closed(self, connection: Connection) -> None:
        """It is gone, for whatever reason."""


class TooLongError(ValueError):
    """A message that no client would take in."""


def frame(text: bytes) -> bytes:
    """Return a message as it goes over the wire: the same bytes for everybody who is told it.

    Raises TooLongError: nothing is sent that the other side has to refuse.
    """
    if len(text) > LONGEST_TOLD:
        raise TooLongError(f"a message of {len(text)} bytes")
    return Frame(Opcode.TEXT, text).serialize(mask=False)


def _requests(size: int) -> float:
    """Return how many messages one of a size counts as."""
    return float(min(HEAVIEST_REQUEST, 1 + size // LETTERS_OF_A_REQUEST))


class Connection(asyncio.Protocol):
    """One client of a hosted table."""

    def __init__(self, hearer: Hearer) -> None:
        self.address = ""
        """Where it comes from, without the port."""
        self.latency: float | None = None
        """Seconds to the client and back, measured last."""
        self.certain = False
        """Whether somebody was let in: from then on longer messages may come."""
        self.hearing: Any = None
        """What the hearer keeps for this connection."""
        self._hearer = hearer
        self._frames = ServerProtocol(origins=[None], max_size=LONGEST_REQUEST)
        self._transport: asyncio.Transport | None = None
        self._parts: list[bytes] = []
        """Of a message that comes in several frames."""
        self._length = 0
        """Bytes of them."""
        self._open = False
        self._gone = False
        self._ahead = 0
        """Bytes of the whole view, as long as it is not read."""
        self._allowed = REQUESTS_AT_ONCE
        self._counted = 0.0
        self._alive = 0.0
        self._began = 0.0
        self._timer: asyncio.TimerHandle | None = None

    # -- what asyncio calls -------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to listen."""
        self._transport = cast("asyncio.Transport", transport)
        self._counted = self._alive = self._began = time.monotonic()
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else "?"
        if self._hearer.came(self):
            self._timer = asyncio.get_running_loop().call_later(PING_EVERY, self._look)
        else:
            self.drop()

    def data_received(self, data: bytes) -> None:
        """Take in what came, and hand on each message of it."""
        frames = self._frames
        frames.receive_data(data)
        self._alive = time.monotonic()
        for event in frames.events_received():
            # What broke the protocol behind a greeting has ended it before it is answered.
            if isinstance(event, Request) and not frames.eof_sent:
                self._accept(event)
            elif isinstance(event, Frame) and not self._gone:
                self._take(event)
        self._flush()

    def eof_received(self) -> bool:
        """Let the other side go."""
        self._frames.receive_eof()
        return False

    def connection_lost(self, problem: Exception | None) -> None:
        """Tell that it is gone."""
        del problem
        self._transport = None
        if self._timer is not None:
            self._timer.cancel()
        self._end()

    # -- frames -------------------------------------------------------------------------------

    def _accept(self, request: Request) -> None:
        response = self._frames.accept(request)
        self._frames.send_response(response)
        if self._frames.state is State.OPEN:
            self._open = True
            # Whatever is said to somebody who just came goes out behind the answer.
            self._flush()
            self._hearer.opened(self)

    def _take(self, got: Frame) -> None:
        if got.opcode is Opcode.PONG:
            self._measure(bytes(got.data))
            self._count_part()
        elif got.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts.append(bytes(got.data))
            self._length += len(got.data)
            if self._length > (LONGEST_REQUEST if self.certain else LONGEST_CALL):
                self.close(REFUSED)
            elif got.fin:
                text, self._parts, self._length = b"".join(self._parts), [], 0
                self._hand_on(text)
            else:
                self._count_part()
        else:
            self._count_part()

    def _hand_on(self, text: bytes) -> None:
        if self._is_too_many(len(text)):
            if self._allowed < -FLOOD:
                self.close(REFUSED)
            else:
                self._hearer.overheard(self, text)
            return
        self._hearer.heard(self, text)

    def _count_part(self) -> None:
        """Count what is no message by itself: a part of one, a sign of life."""
        if self._is_too_many() and self._allowed < -FLOOD:
            self.close(REFUSED)

    def _is_too_many(self, size: int = 0) -> bool:
        """Count a message of a `size`; whether it is more than this client may send by now."""
        earned = (self._alive - self._counted) * REQUESTS_A_SECOND
        self._allowed = min(REQUESTS_AT_ONCE, self._allowed + earned) - _requests(size)
        self._counted = self._alive
        return self._allowed < 0.0

    def charge(self, size: int = 0, seconds: float = 0.0) -> None:
        """Count what this client made the host tell, or how long it worked, as messages of it.

        It has to wait for that, and is never sent away.
        """
        cost = _requests(size) if size else 0.0
        cost += max(0.0, seconds - USUAL_TIME) / TIME_OF_A_REQUEST
        self._allowed = max(self._allowed - cost, min(self._allowed, -REQUESTS_AT_ONCE))

    def _flush(self) -> None:
        for out in self._frames.data_to_send():
            if self._transport is None or self._transport.is_closing():
                return
            if out is SEND_EOF:
                self._transport.close()
            elif self._transport.get_write_buffer_size() > MOST_UNREAD + self._ahead:
                # Whoever sends pings and reads no answer would fill the memory.
                self.drop()
            else:
                self._transport.write(out)

    # -- being there --------------------------------------------------------------------------

    def _look(self) -> None:
        """See whether the other side is there, and how far away."""
        if self._gone or self._transport is None:
            return
        now = time.monotonic()
        late = not self._open and now - self._began > GREETING_WAIT
        if late or now - self._alive > SILENT_AFTER:
            self.drop()
            return
        if self._frames.state is State.OPEN:
            self._frames.send_ping(b"%x" % int(now * 1e6))
            self._flush()
        self._timer = asyncio.get_running_loop().call_later(PING_EVERY, self._look)

    def _measure(self, sent: bytes) -> None:
        try:
            before = int(sent, 16) / 1e6
        except ValueError:
            return
        if 0.0 <= self._alive - before <= SILENT_AFTER:
            self.latency = self._alive - before

    # -- telling ------------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        """Tell a message."""
        self.write(frame(text))

    def send_view(self, text: bytes) -> None:
        """Tell a whole view: until it is read as much more may wait."""
        self.send(text)
        self._ahead = len(text)

    def write(self, framed: bytes) -> None:
        """Tell a message that is a frame already; drop a client that does not read."""
        transport = self._transport
        if self._gone or transport is None or not self._open or transport.is_closing():
            return
        unread = transport.get_write_buffer_size()
        if unread <= MOST_UNREAD:
            self._ahead = 0
        elif unread > MOST_UNREAD + self._ahead:
            self.drop()
            return
        transport.write(framed)

    @property
    def unread(self) -> int:
        """Bytes that wait for the client to read them."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def close(self, code: int = GOING_AWAY) -> None:
        """End it in good order; what was told before still goes out."""
        if self._gone:
            return
        if self._frames.state is State.OPEN:
            self._frames.send_close(code)
            self._flush()
        if self._transport is not None:
            self._transport.close()
        self._end()

    def drop(self) -> None:
        """End it at once; what was not read is lost."""
        if self._transport is not None:
            self._transport.abort()
        self._end()

    def _end(self) -> None:
        if not self._gone:
            self._gone = True
            self._hearer.closed(self)
