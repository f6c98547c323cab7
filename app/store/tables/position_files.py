"""Files in which a position stands: what the window exported, or a text that somebody kept."""

from __future__ import annotations

from pathlib import Path

LARGEST = 4 << 20
"""Bytes of a file that is looked through for a position."""


def text_of(path: Path) -> str:
    """Return what a file holds that may be a position; "" for one that cannot be read so."""
    try:
        if not path.is_file() or path.stat().st_size > LARGEST:
            return ""
        return path.read_bytes().decode("utf-8", "replace")
    except (OSError, ValueError):
        # ValueError: a name with a zero byte in it.
        return ""
