"""Tables that are announced and looked for on this machine alone."""

from __future__ import annotations

import errno
import os
import socket
import time
from collections.abc import Callable
from typing import Any

from app.net.discovery.announcer import Announcer
from app.net.discovery.seeker import Seeker
from app.net.discovery.table_notice import TableNotice
from app.net.transport.addresses import Link
from tests.helpers.ports import free_port

MYSELF = "127.0.0.1"
LOOPBACK = (Link(MYSELF, 8, "lo"),)
ON_A_NETWORK = (*LOOPBACK, Link("192.0.2.5", 24, "eth0"))


def refuse(*_: object) -> Any:
    """Multicast where there is none."""
    raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))


def soon(true: Callable[[], bool]) -> bool:
    end = time.monotonic() + 20
    while not true() and time.monotonic() < end:
        time.sleep(0.002)
    return true()


class Finding:
    """Makes announcers and seekers that keep to this machine, and closes them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.made: list[Announcer | Seeker] = []

    def announce(self, notice: TableNotice, **more: Any) -> Announcer:
        given = {"interfaces": (MYSELF,), "ask_port": self.port, "among": lambda: LOOPBACK}
        announcer = Announcer(notice, **{**given, **more})
        self.made.append(announcer)
        assert announcer.wait(20)
        return announcer

    def seek(self, told: Callable[[], None] = lambda: None, **more: Any) -> Seeker:
        given = {
            "interfaces": (MYSELF,),
            "targets": (MYSELF,),
            "ask_port": self.port,
            "among": lambda: ON_A_NETWORK,
        }
        seeker = Seeker(told, **{**given, **more})
        self.made.append(seeker)
        return seeker

    def seek_by_multicast(self, **more: Any) -> Seeker:
        """Look where no table hears a question."""
        return self.seek(ask_port=free_port(socket.SOCK_DGRAM), **more)
