"""Saving a table to a file of the person's own, and whether the file still holds it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.session.host.updates import JournalEntry
from app.store import safe_saving
from app.store.last_use import note_use
from app.store.safe_saving import Saved
from app.store.tables.table_file import read_table, table_lines
from app.store.tables.table_file_words import TableFileError


def save_table(path: Path, journal: Sequence[JournalEntry], *, agreed: bool = False) -> Saved:
    """Save the table that `journal` tells of, beside `path` where that holds another.

    With `agreed` the person wants what is there replaced. Raises StoreError, with the old file
    whole.
    """
    saved = safe_saving.save(path, table_lines(journal), _reread, agreed=agreed)
    note_use(saved.path)
    return saved


def is_held(path: Path, journal: Sequence[JournalEntry]) -> bool:
    """Whether all of a table is in the file `path`."""
    return safe_saving.standing(path, table_lines(journal), _reread) in ("same", "ahead")


def _reread(path: Path) -> list[bytes] | None:
    try:
        opened = read_table(path)
    except TableFileError:
        return None
    return None if opened.damage is not None else table_lines(opened.journal)
