"""Saving at a table that is elsewhere: what the own seat was told, once all of it is here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.core.text.words import Words
from app.store.file_trouble import StoreError
from app.store.tables.seat_file import save_seat_file
from app.ui.app import files
from app.ui.app.file_choice import SEATS
from app.ui.table.open_table import KeepsRecord
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront

FETCHING = Words(
    "The rest of the history is being fetched from the host…",
    "残りの履歴をホストから取得しています…",
)


class Whole(QObject):
    """Waits until all that a seat was told is here, and does something then."""

    def __init__(self, place: TableInFront, table: KeepsRecord, then: Callable[[], None]) -> None:
        super().__init__(place)
        self._table = table
        self._then = then
        self._whole = False
        place.bridge.filled.connect(self.look)
        place.bridge.placed.connect(self.look)

    @Slot()
    def look(self, *_told: object) -> None:
        """See whether it is all here; once it is, go on."""
        if not self._whole and self._table.record() is not None:
            self._whole = True
            # Whoever shows it is told in the same moment.
            soon(self._go_on)

    def _go_on(self) -> None:
        self._then()
        self.deleteLater()


def when_whole(window: Shell, then: Callable[[], None]) -> None:
    """Do something once all that the seat in the window was told is here."""
    place = window.place
    table = kept_table(window)
    if place is None or table is None or table.record() is not None:
        then()
        return
    window.tell(FETCHING)
    Whole(place, table, then)


def kept_table(window: Shell) -> KeepsRecord | None:
    """Return the table in the window, if it is one of which only a seat's record can be saved."""
    table = window.table
    return table if isinstance(table, KeepsRecord) else None


def save(window: Shell, *, ask: bool = False) -> bool:
    """Save what the seat was told; return whether it is saved, or about to be."""
    table = kept_table(window)
    if table is None:
        return False
    target = files.target_of(window, table, SEATS, ask=ask)
    if target is None:
        return False
    path, agreed = target
    when_whole(window, lambda: _write(window, table, path, agreed=agreed))
    return True


def _write(window: Shell, table: KeepsRecord, path: Path, *, agreed: bool) -> None:
    record = table.record()
    if record is None:
        return
    try:
        saved = save_seat_file(path, record, agreed=agreed)
    except StoreError as problem:
        window.tell(problem.words, "warning")
        return
    table.path = saved.path
    window.tables.recent.remember_record(table)
    window.refresh()
    if saved.how != "written":
        files.tell_elsewhere(window, path, saved)
        return
    files.written(
        window,
        path,
        Words(
            f"Saved as {path.name}: what this seat was told, and nothing else.",
            f"{path.name}に保存しました。この席に見えた内容だけが入っています。",
        ),
    )
