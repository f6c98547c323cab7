"""What a table's process is asked to host, and what it says once the table can be joined."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.core.data.value import value
from app.core.text.words import Words
from app.games.game_api import GameSpec
from app.net.auth.admission_events import AdmissionEvent
from app.session.room.lobby import Setup


@value
class Hosting:
    """What is hosted, and how."""

    spec: GameSpec
    setup: Setup
    path: Path
    """The table's file: one to go on with, or where a new one is begun once the table is laid."""
    port: int | None = None
    """None for the one it had before, the usual one, or the next that is free."""
    delay: float | None = None
    """Seconds by which spectators are behind; None for as many as before, or none."""
    alone: float | None = None
    """Seconds without anybody after which the host ends; None to wait for ever."""
    listen: tuple[str, ...] = ()
    """Addresses of this machine to listen at; empty for all."""
    title: str = ""
    """What the network is told of the table; no names, no cards. Empty to tell nobody of it."""
    think: tuple[str, ...] = ()
    """The command of the process in which computers think; empty for this program's own."""


@value
class Open:
    """The table can be joined."""

    port: int
    invite: str
    judge_invite: str
    code: str
    hosts: tuple[str, ...]


Told = Callable[[Open | AdmissionEvent | Words], None]
"""Hears what the host's people should know: that the table is open, who tried to join, what is
wrong with the file."""
