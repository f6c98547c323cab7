"""TLS at the host's end of a connection, made as late and let go as early as can be.

The event loop's own TLS takes a buffer and a pair of queues for whoever connects, and what a failed
handshake leaves waits for the cycle collector: a thousand strangers hold a hundred megabytes.
Here nothing is made before a whole first word of TLS is there, one buffer reads for all, and
everything is let go when a connection ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Callable
from typing import Any, cast

from app.net.transport.limits import FAREWELL_WAIT, HANDSHAKE_WAIT, LONGEST_HANDSHAKE, LONGEST_HELLO
from app.net.transport.waiting_connections import WaitingConnections

RECORD = 16 * 1024
"""Bytes of one record of TLS at most."""
_HEAD = 5
"""Bytes before what a record holds: its kind, its version, and its length in two."""
_HANDSHAKE = 22
"""The kind of record that a client begins with."""

_reading = memoryview(bytearray(4 * RECORD))
"""Where bytes come in, of whatever connection: they are taken from there at once."""


class Secured(asyncio.BufferedProtocol, asyncio.Transport):
    """One connection under TLS: a protocol to the loop, a transport to what speaks inside."""

    def __init__(
        self,
        context: ssl.SSLContext,
        waiting: WaitingConnections,
        inner: Callable[[], asyncio.Protocol],
    ) -> None:
        """Take a connection; `inner` makes what speaks inside once the handshake is done."""
        super().__init__()
        self.address = ""
        self._context = context
        self._waiting = waiting
        self._make = inner
        self._raw: asyncio.Transport | None = None
        self._inner: asyncio.Protocol | None = None
        self._hello = b""
        """What came before the first word was whole."""
        self._shaken = 0
        """Bytes of the handshake so far."""
        self._tls: ssl.SSLObject | None = None
        self._coming, self._going = ssl.MemoryBIO(), ssl.MemoryBIO()
        self._closing = False
        self._timer: asyncio.TimerHandle | None = None

    # -- what asyncio calls -------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first word, but not for long."""
        self._raw = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else "?"
        self._end_after(HANDSHAKE_WAIT)
        self._waiting.come(self)

    def get_buffer(self, sizehint: int) -> memoryview:
        """Return where the next bytes go."""
        del sizehint
        return _reading

    def buffer_updated(self, nbytes: int) -> None:
        """Take in what came."""
        if self._closing:
            return
        if self._inner is None:
            self._shake_hands(bytes(_reading[:nbytes]))
        else:
            self._coming.write(_reading[:nbytes])
            self._read()

    def eof_received(self) -> bool:
        """Let the other side go."""
        if self._inner is not None and not self._closing:
            self._inner.eof_received()
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything: what refers to each other would wait for the collector."""
        self._closing = True
        self._waiting.leave(self)
        if self._timer is not None:
            self._timer.cancel()
        inner, self._inner = self._inner, None
        self._raw = self._tls = self._timer = None
        self._hello = b""
        if inner is not None:
            inner.connection_lost(exc)

    # -- coming in ----------------------------------------------------------------------------

    def _shake_hands(self, data: bytes) -> None:
        self._shaken += len(data)
        if self._tls is None:
            self._hello += data
            if not _may_be_hello(self._hello):
                self.abort()
                return
            if not _is_whole(self._hello):
                return
            data, self._hello = self._hello, b""
            self._tls = self._context.wrap_bio(self._coming, self._going, server_side=True)
        self._coming.write(data)
        try:
            self._tls.do_handshake()
        except ssl.SSLWantReadError:
            self._flush()
            if self._shaken > LONGEST_HANDSHAKE:
                self.abort()
            return
        except ssl.SSLError:
            # Whoever speaks TLS is told what was wrong with it.
            self._flush()
            self._close_raw()
            return
        self._flush()
        self._begin()

    def _begin(self) -> None:
        """Hand the connection on to what speaks inside."""
        self._waiting.leave(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        inner = self._inner = self._make()
        inner.connection_made(self)
        if not self._closing:
            self._read()

    def _read(self) -> None:
        """Hand on what can be read; one word may end the connection."""
        tls, inner = self._tls, self._inner
        assert tls is not None
        try:
            while inner is not None and not self._closing:
                data = tls.read(RECORD)
                if not data:
                    inner.eof_received()
                    self.close()
                    return
                inner.data_received(data)
                if not self._coming.pending and not tls.pending():
                    break
        except ssl.SSLWantReadError:
            pass
        except ssl.SSLError:
            self._flush()
            self._close_raw()
            return
        if self._going.pending:
            self._flush()

    # -- what is said -------------------------------------------------------------------------

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        """Send something."""
        if self._tls is None or self.is_closing():
            return
        self._tls.write(data)
        self._flush()

    def _flush(self) -> None:
        if self._raw is not None and self._going.pending:
            self._raw.write(self._going.read())

    def get_write_buffer_size(self) -> int:
        """Return how many bytes wait for the other side to read them."""
        return 0 if self._raw is None else self._raw.get_write_buffer_size()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Return what is known of the connection below."""
        return default if self._raw is None else self._raw.get_extra_info(name, default)

    # -- the end ------------------------------------------------------------------------------

    def is_closing(self) -> bool:
        """Whether it ends, or has come to its end below."""
        return self._closing or self._raw is None or self._raw.is_closing()

    def close(self) -> None:
        """End in good order: what was said still goes out, if it is read."""
        if self._closing:
            return
        if self._tls is not None:
            # The other side has not said its farewell, and need not.
            with contextlib.suppress(ssl.SSLError):
                self._tls.unwrap()
            self._flush()
        self._close_raw()

    def _close_raw(self) -> None:
        self._closing = True
        if self._raw is not None:
            self._raw.close()
            self._end_after(FAREWELL_WAIT)

    def abort(self) -> None:
        """End at once."""
        self._closing = True
        if self._raw is not None:
            self._raw.abort()

    drop = abort

    def _end_after(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self.abort)


def _may_be_hello(data: bytes) -> bool:
    """Tell whether bytes may begin the first word of a client that speaks TLS."""
    if data[0] != _HANDSHAKE or (len(data) > 1 and data[1] != 3):
        return False
    return len(data) < _HEAD or 0 < _length(data) <= LONGEST_HELLO


def _is_whole(data: bytes) -> bool:
    return len(data) >= _HEAD and len(data) >= _HEAD + _length(data)


def _length(data: bytes) -> int:
    return int.from_bytes(data[3:_HEAD], "big")
