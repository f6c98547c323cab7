"""A UDP socket that is waited for, and a bell that ends the waiting at once."""

from __future__ import annotations

import contextlib
import select
import socket


class Waking:
    """Waits for datagrams in one thread until another one rings."""

    def __init__(self) -> None:
        self._bell, self._hears = socket.socketpair()
        self._hears.setblocking(False)

    def ring(self) -> None:
        """End the waiting that is under way, or the next one."""
        with contextlib.suppress(OSError):
            self._bell.send(b"!")

    def received(self, heard: socket.socket | None, seconds: float) -> bool:
        """Wait until `heard` has something to read: whether it does, as far as nobody rang."""
        waiting = [self._hears] if heard is None else [self._hears, heard]
        ready, _, _ = select.select(waiting, [], [], max(0.0, seconds))
        if self._hears in ready:
            self._hears.recv(64)
        return heard is not None and heard in ready

    def close(self) -> None:
        """Let go of the bell; nobody may wait any more."""
        self._bell.close()
        self._hears.close()
