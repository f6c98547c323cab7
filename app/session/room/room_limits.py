"""How much people at a table may send, and be told: the sizes of the room's messages."""

from __future__ import annotations

from typing import Any

from app.core.data.field_limits import (
    LARGEST_NUMBER,
    LAST_SEAT,
    LONGEST_TEXT,
    Allowed,
    characters,
    hexadecimal,
    items,
    or_empty,
    seconds,
    whole,
)

MOST_PEOPLE = 48
"""People at one table, spectators and those who are away included."""
MOST_SPECTATORS = 32
"""Of them, those who only watch: the others' places are for who plays and judges."""
LONGEST_SAYING = 500
"""Characters of a line of chat."""
MOST_DRAGGED = 60
"""Cards that one ghost shows."""
MOST_DEEDS = 120
"""Happenings that one request for what another is to do comes to."""
LONGEST_INVITE = 1000
"""Characters of an invite; one of ours has 450 at most."""
SECRET_LENGTH = 16
"""Bytes of what one comes back with, or is invited by."""
RUN_LENGTH = 8
"""Bytes of the name of a host's time."""
LONGEST_LATENCY = 3_600_000
"""Milliseconds."""
LONGEST_PATIENCE = 3600.0
"""Seconds until a request is a no."""
FILE_PART = 24 * 1024
"""Bytes of a table's file in one message."""
LONGEST_FILE_PART = 4 * FILE_PART // 3
"""Characters of base64 in one message."""
MOST_FILE_PARTS = 4096
"""Parts of one file, 96 MB: a hundred times the longest game."""
MOST_ROWS = 10_000_000
"""Rows of a journal, in all its parts."""
LONGEST_ROW = LAST_SEAT + 4
"""Parts of one: a journey that every seat agreed to."""


def _are_rows(rows: Any) -> bool:
    return (
        type(rows) is tuple
        and len(rows) <= MOST_ROWS
        and all(len(row) <= LONGEST_ROW and all(map(_is_sane, row)) for row in rows)
    )


def _is_sane(part: str | float) -> bool:
    if isinstance(part, str):
        return len(part) <= LONGEST_TEXT
    return abs(part) <= LARGEST_NUMBER


ROWS = Allowed(f"≤{MOST_ROWS:,} × ≤{LONGEST_ROW}", _are_rows, whole=True)
PEOPLE = items(MOST_PEOPLE)
SAYING = characters(1, LONGEST_SAYING)
TOKEN = or_empty(hexadecimal(SECRET_LENGTH))
RUN = hexadecimal(RUN_LENGTH)
PATIENCE = seconds(LONGEST_PATIENCE)
FILE_TEXT = characters(1, LONGEST_FILE_PART)
INVITE = characters(1, LONGEST_INVITE)
LATENCY = whole(0, LONGEST_LATENCY)
FILE_PARTS = whole(1, MOST_FILE_PARTS)
