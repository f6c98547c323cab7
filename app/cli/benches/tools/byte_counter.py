"""Counts what a host sends to those who come through it, as the network would carry it."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self

_AT_ONCE = 65536


class ByteCounter:
    """A port on this machine that passes everything on to another one."""

    def __init__(self, port: int) -> None:
        self.count = 0
        """Bytes from the host so far, TLS included, TCP and IP not."""
        self._goal = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._open: list[socket.socket] = [self._listening]
        threading.Thread(target=self._take, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for one in self._open:
            with contextlib.suppress(OSError):
                one.close()

    def _take(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._goal))
                self._open += (near, far)
                for one in (near, far):
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                threading.Thread(target=self._pass, args=(near, far, 0), daemon=True).start()
                threading.Thread(target=self._pass, args=(far, near, 1), daemon=True).start()

    def _pass(self, source: socket.socket, goal: socket.socket, counted: int) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(_AT_ONCE):
                self.count += counted * len(data)
                goal.sendall(data)
