"""The fields of a form, one below the other, with the sum worked out; scrolled if need be."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.games.form_model import Pick, Ticks
from app.ui.forms.form_fields import FieldRow, row_for
from app.ui.forms.worked_out import WorkedOut

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QResizeEvent

    from app.core.text.words import Language
    from app.games.form_model import Form, FormField


class FieldsArea(QScrollArea):
    """A row for each field; one whose field stays keeps its widgets and the keyboard."""

    answered = Signal(str, str)
    """A field, and what was answered."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: dict[str, FieldRow] = {}
        """The rows by the ids of their fields, in order."""
        self.worked_out = WorkedOut()
        self._inside = QWidget()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 4, 0)
        self._column.setSpacing(10)
        self._column.addWidget(self.worked_out)
        self._column.addStretch(1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._inside)
        for part in (self.viewport(), self._inside):
            part.setAutoFillBackground(False)

    def show_form(self, form: Form, language: Language) -> bool:
        """Show the fields of `form`; return whether a row that had the keyboard is gone."""
        lost = self._take_rows(form)
        for field in form.fields:
            self.rows[field.id].show_field(field, language)
        self.worked_out.show_lines(form.lines, language)
        self._measure_anew()
        return lost

    def _measure_anew(self) -> None:
        """Forget all heights from before: otherwise they are known only once all of it shows.

        What became larger after it was opened would have another choice below the pointer.
        """
        for part in reversed(self._inside.findChildren(QWidget)):
            part.ensurePolished()
            if (layout := part.layout()) is not None:
                layout.invalidate()
            part.updateGeometry()
        self._column.invalidate()

    def _take_rows(self, form: Form) -> bool:
        before, self.rows = self.rows, {}
        for field in form.fields:
            row = before.get(field.id)
            if row is None or not _fits(row, field):
                row = row_for(field, self._inside)
                row.answered.connect(self.answered)
                row.show()
            else:
                del before[field.id]
            self.rows[field.id] = row
        lost = any(row.has_keyboard() for row in before.values())
        for gone in before.values():
            self._column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for place, row in enumerate(self.rows.values()):
            if self._column.indexOf(row) != place:
                self._column.removeWidget(row)
                self._column.insertWidget(place, row)
        return lost

    def clear(self, language: Language) -> None:
        """Show nothing any more, and keep nothing of what was asked."""
        rows, self.rows = self.rows, {}
        for row in rows.values():
            self._column.removeWidget(row)
            row.hide()
            row.setParent(None)
            row.deleteLater()
        self.worked_out.show_lines((), language)

    # -- the keyboard -------------------------------------------------------------------------

    def order_before(self, button: QWidget) -> None:
        """Let Tab go through the fields as the eye does, then to `button`."""
        parts = [part for row in self.rows.values() for part in row.parts()] + [button]
        for first, second in pairwise(parts):
            QWidget.setTabOrder(first, second)

    @property
    def focused(self) -> str:
        """The field that the keyboard is in; "" if it is in none."""
        return next((name for name, row in self.rows.items() if row.has_keyboard()), "")

    def take_keyboard(self) -> bool:
        """Give the first field the keyboard; False where there is none."""
        first = next(iter(self.rows.values()), None)
        if first is not None:
            first.take_keyboard()
        return first is not None

    def go_to_open(self) -> None:
        """Give the keyboard to the first field of which nothing was chosen yet."""
        row = next((row for row in self.rows.values() if _is_open(row.field)), None)
        if row is not None:
            row.take_keyboard()

    # -- room ---------------------------------------------------------------------------------

    @property
    def bar_width(self) -> int:
        """The width of the bar that scrolls them, where they do not fit."""
        return self.verticalScrollBar().sizeHint().width()

    @property
    def least_width(self) -> int:
        """The width below which something of them would be cut off, without a bar."""
        return self._column.minimumSize().width()

    def height_at(self, width: int) -> int:
        """Return how high they are together, where they are `width` wide."""
        return self._column.heightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the bar away where they fit now."""
        super().resizeEvent(event)
        self._lose_bar()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Do the same where they became fewer."""
        done = super().eventFilter(watched, event)
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self._lose_bar()
        return done

    def _lose_bar(self) -> None:
        """Hide a bar that only its own width makes necessary: Qt keeps it once it is there."""
        room = self.maximumViewportSize()
        if self.verticalScrollBar().isVisible() and self.height_at(room.width()) <= room.height():
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)


def _fits(row: FieldRow, field: FormField) -> bool:
    """Whether a row can show a field of this kind."""
    return type(row.field) is type(field)


def _is_open(field: FormField) -> bool:
    """Whether nothing was chosen yet."""
    if isinstance(field, Pick):
        return not field.value
    return isinstance(field, Ticks) and not field.values
