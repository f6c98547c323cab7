"""Connections of a host whose other end the test holds: no socket, no TLS, no other thread.

They need a running loop; what a test does in one it writes as `async def`, and runs with
`asyncio.run`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.uri import parse_uri

from app.net.transport.connection import Connection, Hearer
from tests.faults.line import framed

PATIENCE = 20.0
"""Seconds after which something that has to come never will."""


class Cable:
    """A transport that keeps what is written, until somebody takes it."""

    def __init__(self) -> None:
        self.unread = 0
        self.ended = ""
        self.written = bytearray()
        self.stirred = asyncio.Event()
        """Set whenever something was written, or it ended."""

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return ("127.0.0.1", 1)

    def write(self, data: bytes) -> None:
        self.unread += len(data)
        self.written += data
        self.stirred.set()

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        self.ended = self.ended or "closed"
        self.stirred.set()

    def abort(self) -> None:
        self.ended = "dropped"
        self.stirred.set()


class Silent:
    """A host that lets everybody connect and says nothing."""

    def came(self, connection: Connection) -> bool:
        return True

    def opened(self, connection: Connection) -> None:
        pass

    def heard(self, connection: Connection, text: bytes) -> None:
        pass

    def overheard(self, connection: Connection, text: bytes) -> None:
        pass

    def closed(self, connection: Connection) -> None:
        pass


class Client:
    """Somebody's end of a connection, from its greeting on."""

    def __init__(self, hearer: Hearer, *, greets: bool = True) -> None:
        self.cable = Cable()
        self.connection = Connection(hearer)
        self.code: int | None = None
        """With which the host ended it in good order."""
        self._frames = ClientProtocol(parse_uri("wss://127.0.0.1:1/"))
        self._messages: list[bytes] = []
        line: Any = self.cable
        self.connection.connection_made(line)
        if greets:
            self._frames.send_request(self._frames.connect())
            self.connection.data_received(b"".join(self._frames.data_to_send()))

    def say(self, text: bytes) -> None:
        """Send a message."""
        self.connection.data_received(framed(Opcode.TEXT, text))

    def heard(self) -> list[bytes]:
        """Take what came, and return the messages that nobody has asked for yet."""
        self._take()
        messages, self._messages = self._messages, []
        return messages

    async def next(self) -> bytes:
        """Return one more message, once it is there."""
        async with asyncio.timeout(PATIENCE):
            while not self._messages:
                self._take()
                if not self._messages:
                    await self.cable.stirred.wait()
        return self._messages.pop(0)

    def _take(self) -> None:
        data, self.cable.unread = bytes(self.cable.written), 0
        self.cable.written.clear()
        self.cable.stirred.clear()
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._messages.append(bytes(event.data))
            elif isinstance(event, Frame) and event.opcode is Opcode.CLOSE:
                self.code = Close.parse(event.data).code

    def hang_up(self) -> None:
        """End it, as a pulled cable does."""
        self.connection.connection_lost(None)


async def until(thing: Callable[[], object]) -> None:
    """Let the loop go on until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not thing():  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0)
