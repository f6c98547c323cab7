"""Ports for what a test begins in another process, or begins again at the same place.

A port that the system gives out is one that it gives to the next connection of another test as soon
as nobody holds it; below those it gives nothing out by itself.
"""

from __future__ import annotations

import random
import socket

_chance = random.SystemRandom()
"""Tests that run side by side must not agree on their ports."""
RANGE = range(20_000, 32_000)
"""Below what any usual system gives out by itself, and away from where tables listen."""
TABLES = range(27_400, 27_500)


def free_port(kind: socket.SocketKind = socket.SOCK_STREAM) -> int:
    """Return a port of this machine that nobody has."""
    while True:
        port = _chance.choice(RANGE)
        if port in TABLES:
            continue
        with socket.socket(socket.AF_INET, kind) as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
