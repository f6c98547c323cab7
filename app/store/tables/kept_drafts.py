"""The plans that are being made, one file for each table and seat: what a crash leaves of them.

A draft is for its owner's eyes only and never part of a table file: whoever is given the table, or
hosts it, must not find it there. It belongs to one turn and goes with it.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import time
from collections.abc import Sequence
from pathlib import Path

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.seal import filled, names_plan
from app.places import files_in, plans_folder
from app.session.host.updates import Grew, JournalEntry
from app.store.atomic import PRIVATE, write_own
from app.store.tables.table_lines import LineWriter

VERSION = 1
KEPT = 30 * 24 * 3600.0
"""Seconds after which a draft that nobody came back to is forgotten."""
_SUFFIX = ".json"
_LARGEST = 16 * 1024


@value
class KeptDraft:
    """A draft as it is kept."""

    turn: int
    """The turn that it is for."""
    text: str


class DraftFile:
    """Where the draft of one seat at one table is kept."""

    def __init__(self, table: str, seat: SeatId, folder: Path | None = None) -> None:
        """`table` names the table: by `table_name`, or by what a hosted one is known."""
        name = hashlib.sha256(f"{table}/{seat}".encode()).hexdigest()[:32]
        self.path = (folder or plans_folder()) / f"{name}{_SUFFIX}"

    def read(self) -> KeptDraft | None:
        """Return what is kept; None for nothing, or nothing that can be a draft. Never raises."""
        try:
            with self.path.open("rb") as file:
                told = json.loads(file.read(_LARGEST))
        except (OSError, ValueError):
            return None
        turn, text = (told.get(one) if isinstance(told, dict) else None for one in _HELD)
        sound = isinstance(turn, int) and isinstance(text, str) and names_plan(filled(text))
        return KeptDraft(turn, text) if sound and text else None  # type: ignore[arg-type]

    def keep(self, draft: KeptDraft) -> None:
        """Write a draft in place of what is there. Raises StoreError, with that whole."""
        told = {"chabudai": VERSION, "turn": draft.turn, "draft": draft.text}
        write_own(self.path, (json.dumps(told).encode(), b"\n"), mode=PRIVATE)

    def forget(self) -> None:
        """Take the file away, as far as the disk lets it be."""
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)


_HELD = ("turn", "draft")


def table_name(journal: Sequence[JournalEntry]) -> str:
    """Return what tells a table of this machine from all others, wherever its file is now.

    It is worked out from how the table came to its first turn, which no later gesture changes; ""
    before that turn, when nothing is planned.
    """
    writer, told = LineWriter(), hashlib.sha256()
    for entry in journal:
        told.update(writer.entry(entry))
        if isinstance(entry, Grew) and entry.node.turn:
            return told.hexdigest()
    return ""


def forget_old(folder: Path | None = None, now: float | None = None) -> None:
    """Take away the drafts that nobody came back to for long. Never raises."""
    oldest = (time.time() if now is None else now) - KEPT
    for path in files_in(folder or plans_folder(), f"*{_SUFFIX}"):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime < oldest:
                path.unlink()
