"""What a judge wrote down at tables, for nobody else: it lies on the judge's own computer.

A file of records (`store/record_lines.py`), one for each table and day. Nothing of it is sent to a
host or to other people.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.core.data.value import value
from app.core.text.words import Words
from app.places import judges_notes_file
from app.store.record_lines import add_record, drop_record, read_records

LARGEST = 1 << 21
"""Bytes after which the older half is let go: hundreds of long notes."""
LONGEST = 20_000
"""Letters of what is written about one table."""
LONGEST_TABLE = 300
OTHERS = Words("The other notes are shown.", "ほかのメモは表示しています。")


@value
class JudgesNote:
    """What was written about one table."""

    table: str
    """Who played there, and on which day."""
    words: str


def load(path: Path | None = None) -> tuple[tuple[JudgesNote, ...], Words | None]:
    """Return the notes in the order in which they were kept, and what could not be read.

    Never raises.
    """
    found, trouble = read_records(path or judges_notes_file(), LARGEST, _read, OTHERS)
    # Of a table that was written about again before the older one was gone the newer one counts.
    latest = {one.table: one for one in found}
    return tuple(latest.values()), trouble


def keep(note: JudgesNote, path: Path | None = None) -> None:
    """Keep what is written about a table, instead of what was; without words nothing is kept.

    Raises StoreError where the disk refuses; what was written before is kept then.
    """
    path = path or judges_notes_file()
    every = load(path)[0]
    if note.words.strip() and note not in every:
        add_record(path, _as_json(note), LARGEST)
    for one in every:
        if one.table == note.table and one != note:
            drop_record(path, _as_json(one))


def _as_json(note: JudgesNote) -> dict[str, Any]:
    return {"table": note.table, "words": note.words}


def _read(told: Any) -> JudgesNote:
    table, words = told["table"], told["words"]
    if not isinstance(table, str) or not isinstance(words, str):
        raise TypeError(told)
    if len(table) > LONGEST_TABLE or len(words) > LONGEST:
        raise ValueError(table)
    return JudgesNote(table, words)
