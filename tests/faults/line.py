"""A connection to a host without manners: it can send whatever bytes, at any layer."""

from __future__ import annotations

import os
import socket
import ssl
import struct
import time
from typing import Self

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from app.net.auth.client_handshake import ClientHandshake, Credential
from app.net.transport.certificate import client_context, seen_fingerprint
from app.net.transport.limits import LONGEST_TOLD

PATIENCE = 10.0
_AT_ONCE = 1 << 20


class Line:
    """One connection; what comes from the host is kept in `heard`, decrypted."""

    def __init__(self, port: int, *, tls: bool = True, source: str = "127.0.0.1") -> None:
        self.heard = bytearray()
        self.closed = False
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if tls:
            self._socket = client_context().wrap_socket(self._socket)
        uri = parse_uri(f"wss://127.0.0.1:{port}/")
        self._frames = ClientProtocol(uri, max_size=LONGEST_TOLD)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def fingerprint(self) -> bytes:
        assert isinstance(self._socket, ssl.SSLSocket)
        return seen_fingerprint(self._socket)

    def raw(self, data: bytes) -> None:
        """Send bytes, whatever they mean."""
        try:
            self._socket.settimeout(PATIENCE)
            self._socket.sendall(data)
        except OSError:
            self.closed = True

    def greet(self) -> None:
        """Turn it into a WebSocket."""
        self._frames.send_request(self._frames.connect())
        self.raw(b"".join(self._frames.data_to_send()))
        until = time.monotonic() + PATIENCE
        while not any(isinstance(one, Response) for one in self._receive(0.5)):
            assert not self.closed, "the host hung up"
            assert time.monotonic() < until

    def say(self, text: bytes) -> None:
        """Send a message in a frame of its own."""
        self.raw(framed(Opcode.TEXT, text))

    def messages(self, wait: float = 0.0) -> list[bytes]:
        """Return the messages that came."""
        return [bytes(one.data) for one in self._receive(wait) if isinstance(one, Frame)]

    def _receive(self, wait: float) -> list[object]:
        try:
            self._socket.settimeout(wait or 0.0)
            while data := self._socket.recv(_AT_ONCE):
                self.heard += data
                self._frames.receive_data(data)
                self._socket.settimeout(0.0)
            self.closed = True
        except (TimeoutError, BlockingIOError, ssl.SSLWantReadError):
            pass
        except OSError:
            self.closed = True
        return list(self._frames.events_received())

    def come_in(self, credential: Credential, key: bytes) -> list[bytes]:
        """Get through the handshake, and return what was told since."""
        client = ClientHandshake(credential, key, self.fingerprint)
        for said in client.open(time.monotonic()).say:
            self.say(said)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and not self.closed:
            told = self.messages(0.2)
            for number, text in enumerate(told):
                reply = client.receive(text, time.monotonic())
                assert reply.refused is None, reply.refused
                for said in reply.say:
                    self.say(said)
                if reply.inside is not None:
                    return told[number + 1 :]
        raise AssertionError("never came in")

    def close(self) -> None:
        self._socket.close()


def framed(opcode: int, data: bytes, *, fin: bool = True, bits: int = 0) -> bytes:
    """Return a frame as clients send them, `bits` being the reserved ones."""
    head = bytes(((0x80 if fin else 0) | bits << 4 | opcode,))
    if len(data) < 126:
        head += bytes((0x80 | len(data),))
    elif len(data) < 1 << 16:
        head += bytes((0x80 | 126,)) + struct.pack("!H", len(data))
    else:
        head += bytes((0x80 | 127,)) + struct.pack("!Q", len(data))
    mask = os.urandom(4)
    stream = (mask * (len(data) // 4 + 1))[: len(data)]
    masked = int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")
    return head + mask + masked.to_bytes(len(data), "big")
