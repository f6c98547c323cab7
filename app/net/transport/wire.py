"""A client's end of the connection: a socket under TLS that never makes its user wait.

A message is written in the very call that sends it, whatever thread that is; what does not fit
waits for the thread that reads. Frames are those of the `websockets` library.
"""

from __future__ import annotations

import contextlib
import selectors
import socket
import ssl
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from websockets.client import ClientProtocol
from websockets.exceptions import PayloadTooBig, WebSocketException
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from app.net.transport.certificate import client_context, seen_fingerprint
from app.net.transport.limits import LONGEST_TOLD, MOST_UNREAD, SILENT_AFTER

CONNECT_WAIT = 4.0
"""Seconds to reach a host, greetings included."""
QUIET = 0.25
"""Seconds without a message after which nothing is going on."""
_LOOK = SILENT_AFTER / 4
"""Seconds between two looks at whether the host is there still."""
_AT_ONCE = 256 * 1024
"""Bytes of one reading: more than any record of TLS, so that none is left in half, of which the
system would wake nobody. Asking whether there is more would cost as much as reading."""


class LostError(OSError):
    """The other side cannot be reached, or does not speak as it should."""


@dataclass(slots=True)
class _Assembly:
    """A message that comes in several frames."""

    parts: list[bytes]
    length: int = 0


class Wire:
    """One connection to a host; `run` reads it until it ends."""

    def __init__(self, host: str, port: int, wait: float = CONNECT_WAIT) -> None:
        """Connect. Raises LostError; waits for `wait` seconds at most."""
        until = time.monotonic() + wait
        try:
            reached = plain = socket.create_connection((host, port), timeout=wait)
        except OSError as problem:
            raise LostError(*problem.args) from problem
        try:
            plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            plain.settimeout(max(0.1, until - time.monotonic()))
            self._socket = client_context().wrap_socket(plain, server_hostname=None)
            reached = self._socket
            self.fingerprint = seen_fingerprint(self._socket)
            """Of the certificate that the host showed."""
            self._frames = ClientProtocol(parse_uri(_uri(host, port)), max_size=LONGEST_TOLD)
            self._greet(until)
        except (OSError, ValueError, WebSocketException) as problem:
            reached.close()
            raise LostError(*problem.args) from problem
        self._socket.setblocking(False)
        self._lock = threading.Lock()
        """Held while the socket or the frames are touched; nobody waits with it."""
        self._unsent = bytearray()
        self._assembly = _Assembly([])
        self._closed = False
        self.overrun = False
        """Whether it ended since the host sent a message longer than any may be."""
        self._bell, self._ears = socket.socketpair()
        """Wakes the thread that reads, when something is left to be written."""
        self._ears.setblocking(False)
        self._watched = selectors.EVENT_READ

    def _greet(self, until: float) -> None:
        """Turn the connection into a WebSocket."""
        self._frames.send_request(self._frames.connect())
        for out in self._frames.data_to_send():
            self._socket.sendall(out)
        while self._frames.state is State.CONNECTING:
            self._socket.settimeout(max(0.05, until - time.monotonic()))
            data = self._socket.recv(_AT_ONCE)
            if not data or time.monotonic() > until:
                message = "the host did not answer"
                raise LostError(message)
            self._frames.receive_data(data)
            if any(isinstance(one, Response) for one in self._frames.events_received()):
                break
        if self._frames.state is not State.OPEN:
            message = "the host is no table"
            raise LostError(message)

    # -- writing ----------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        """Send a message; from any thread, and without waiting. Nothing if it is closed."""
        with self._lock:
            if self._closed or self._frames.state is not State.OPEN:
                return
            self._frames.send_text(text)
            self._take_out()
            left = self._write()
        if left:
            self._wake()

    def _take_out(self) -> None:
        for out in self._frames.data_to_send():
            self._unsent += out

    def _write(self) -> bool:
        """Write what the system takes; whether something is left."""
        try:
            while self._unsent:
                taken = self._socket.send(self._unsent)
                del self._unsent[:taken]
        except (ssl.SSLWantReadError, ssl.SSLWantWriteError):
            pass
        except OSError:
            self._closed = True
        if len(self._unsent) > MOST_UNREAD:
            # A host that does not read any more is as good as gone.
            self._closed = True
        return bool(self._unsent) or self._closed

    def _wake(self) -> None:
        with contextlib.suppress(OSError):
            self._bell.send(b"!")

    # -- reading ----------------------------------------------------------------------------

    def run(self, heard: Callable[[bytes], None], quiet: Callable[[], None]) -> None:
        """Hand on every message until the connection ends; `close` ends it from any thread.

        `quiet` is called, in this thread, when there was no message for a moment: once, until there
        are some again.
        """
        alive, busy = time.monotonic(), False
        with selectors.DefaultSelector() as selector:
            selector.register(self._socket, selectors.EVENT_READ)
            selector.register(self._ears, selectors.EVENT_READ)
            try:
                # What came together with the greeting.
                ended = self._pass_on(list(self._frames.events_received()), heard)
                while not ended:
                    # Before waiting: what TLS unpacked already wakes nobody.
                    got, ended = self._read()
                    if got:
                        alive, busy = time.monotonic(), True
                        ended = self._pass_on(got, heard) or ended
                    elif time.monotonic() - alive > SILENT_AFTER:
                        break
                    if not ended and not self._wait(selector, QUIET if busy else _LOOK) and busy:
                        busy = False
                        quiet()
            finally:
                self._end()

    def _wait(self, selector: selectors.BaseSelector, seconds: float) -> bool:
        """Wait until something came, or may be written, or the time is over; whether it is not."""
        watch = selectors.EVENT_READ | (selectors.EVENT_WRITE if self._unsent else 0)
        if watch != self._watched:
            self._watched = watch
            selector.modify(self._socket, watch)
        ready = selector.select(seconds)
        for key, _ in ready:
            if key.fileobj is self._ears:
                self._ears.recv(4096)
        return bool(ready)

    def _read(self) -> tuple[Sequence[object], bool]:
        """Return the frames that came, and whether the connection ended with them."""
        ended = False
        with self._lock:
            if self._closed:
                return [], True
            try:
                data = self._socket.recv(_AT_ONCE)
                if data:
                    self._frames.receive_data(data)
                else:
                    self._frames.receive_eof()
                    ended = True
            except (ssl.SSLWantReadError, ssl.SSLWantWriteError):
                pass
            except OSError:
                ended = True
            events = self._frames.events_received()
            self.overrun = self.overrun or isinstance(self._frames.parser_exc, PayloadTooBig)
            self._take_out()
            if self._unsent:
                self._write()
            ended = ended or self._closed or self._frames.state is not State.OPEN
        return events, ended

    def _pass_on(self, events: Sequence[object], heard: Callable[[bytes], None]) -> bool:
        """Hand on the messages among `events`; whether one of them was endless."""
        for event in events:
            if not isinstance(event, Frame):
                continue
            if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                parts = self._assembly
                parts.parts.append(bytes(event.data))
                parts.length += len(event.data)
                if parts.length > LONGEST_TOLD:
                    self.overrun = True
                    return True
                if event.fin:
                    self._assembly = _Assembly([])
                    heard(b"".join(parts.parts))
        return False

    # -- the end ----------------------------------------------------------------------------

    def close(self) -> None:
        """End the connection, from any thread; `run` returns."""
        with self._lock:
            if self._closed:
                return
            with contextlib.suppress(Exception):
                self._frames.send_close(1000)
                self._take_out()
                self._write()
            self._closed = True
        self._wake()

    def _end(self) -> None:
        with self._lock:
            self._closed = True
            for end in (self._socket, self._bell, self._ears):
                with contextlib.suppress(OSError):
                    end.close()


def _uri(host: str, port: int) -> str:
    return f"wss://[{host}]:{port}/" if ":" in host else f"wss://{host}:{port}/"
