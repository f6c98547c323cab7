"""Autosaved tables: which to offer at the next start, and which to let go."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from datetime import UTC, datetime
from pathlib import Path

from app.core.data.value import value
from app.core.text.words import Words
from app.places import files_in, tables_folder
from app.store import live_marker
from app.store.last_use import note_use, used
from app.store.tables.table_file import read_table
from app.store.tables.table_file_words import SUFFIX, TableFileError
from app.store.tables.table_saving import is_held

KEPT = 20
"""Closed tables that stay."""


@value
class Unfinished:
    """A table whose program ended in the middle."""

    path: Path
    when: datetime
    """The last gesture, UTC."""
    game: str = ""
    seats: tuple[str, ...] = ()
    turn: int = 0
    nodes: int = 0
    """Gestures in its history, the laying of the table included."""
    damage: Words | None = None
    """What is missing; all of it if `nodes` is 0."""
    file: Path | None = None
    """The file of the person's own that it was saved to last, if it was."""


def unfinished(folder: Path | None = None, *, known: Collection[Path] = ()) -> list[Unfinished]:
    """Return the tables that were not closed and that no program has open, newest first.

    A table stays in the list until `offered` is called for it. Those in `known` are left out, and
    so not read: that takes as long as the table was played.
    """
    folder = folder or tables_folder()
    left = []
    for path in _tables(folder):
        if (
            path not in known
            and live_marker.marker_of(path).exists()
            and not live_marker.is_live(path)
        ):
            found = _look(path)
            if found is not None:
                left.append(found)
    return sorted(left, key=lambda table: table.when, reverse=True)


def _look(path: Path) -> Unfinished | None:
    """Return what there is to say of a table; None if there is nothing in it that is lost.

    The program ended before the table was laid, or when all of it was saved.
    """
    try:
        about = path.stat()
    except OSError:
        return None
    if about.st_size == 0:
        offered(path)
        return None
    when = datetime.fromtimestamp(about.st_mtime, UTC)
    file = live_marker.named_file(path)
    try:
        opened = read_table(path)
    except TableFileError as problem:
        return Unfinished(path, when, damage=problem.words, file=file)
    if file is not None and is_held(file, opened.journal):
        offered(path)
        return None
    turn = opened.tree.shapes[opened.tree.cursor].turn
    header = opened.header
    nodes = len(opened.tree)
    return Unfinished(path, when, header.game, header.seats, turn, nodes, opened.damage, file)


def offered(path: Path) -> None:
    """Note that a table was offered: taken up or not, it need not be again.

    Call it once the table goes on in a new file, or was declined. The file stays for a while.
    """
    live_marker.forget(path)
    note_use(path)


def prune(folder: Path | None = None, kept: int = KEPT) -> None:
    """Remove all but the closed tables that were used last.

    One that is being played, or was not closed and not offered yet, always stays.
    """
    closed = [
        path
        for path in _tables(folder or tables_folder())
        if not live_marker.marker_of(path).exists()
    ]
    # Not by their names, which tell when they were laid, by a clock that may have been wrong.
    closed.sort(key=used)
    for path in closed[:-kept] if kept else closed:
        with contextlib.suppress(OSError):
            path.unlink()


def _tables(folder: Path) -> list[Path]:
    """Return the table files in `folder`."""
    return files_in(folder, f"*{SUFFIX}")
