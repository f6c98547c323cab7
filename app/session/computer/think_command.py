"""How the process is started in which computer players think: `chabudai think`, of this program."""

from __future__ import annotations

import sys


def thinking() -> list[str]:
    """Return the command that starts a process which thinks."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "think"]
    return [sys.executable, "-P", "-m", "app", "think"]
