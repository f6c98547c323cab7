"""Deck lists that are dropped on the sheet for a new table: each is for the seat it falls on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

from app.ui.incoming.brought_things import sources
from app.ui.panels.floating import FloatingPanel
from app.ui.table.new_table.seat_rows import SeatRows
from app.ui.table.new_table.table_seating import SeatingChoice


class DeckDrops(QObject):
    """Takes files and texts for a sheet, and lights the seat that they would be for."""

    def __init__(
        self,
        sheet: FloatingPanel,
        rows: SeatRows,
        seating: SeatingChoice,
    ) -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self._rows = rows
        self._seating = seating
        sheet.setAcceptDrops(True)
        sheet.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is carried over the sheet."""
        if isinstance(event, QDragEnterEvent):
            if event.source() is None and sources(event.mimeData()):
                self._aim(event)
            return True
        if isinstance(event, QDragMoveEvent):
            self._aim(event)
            return True
        if event.type() == QEvent.Type.DragLeave:
            self._light(None)
            return True
        if isinstance(event, QDropEvent):
            self._take(event)
            return True
        return super().eventFilter(watched, event)

    def _aim(self, event: QDragMoveEvent) -> None:
        """Show whose deck it would be."""
        event.acceptProposedAction()
        self._light(self._seat_at(event.position().toPoint()))

    def _take(self, event: QDropEvent) -> None:
        """Choose what was dropped: for the seat it was dropped on, or for all in order."""
        found = sources(event.mimeData())
        self._light(None)
        if not found:
            return
        event.acceptProposedAction()
        if len(found) > 1:
            self._seating.choose(len(found))
            for form, source in zip(self._rows.used, found, strict=False):
                form.deck.choose(source)
        else:
            self._rows.forms[self._seat_at(event.position().toPoint())].deck.choose(found[0])

    def _seat_at(self, at: QPoint) -> int:
        """Return the seat whose deck a drop at a point of the sheet would be."""
        tops = [form.mapTo(self._sheet, QPoint(0, 0)).y() for form in self._rows.used]
        return max(0, sum(at.y() >= top for top in tops) - 1)

    def _light(self, lit: int | None) -> None:
        self._rows.light(-1 if lit is None else lit)
