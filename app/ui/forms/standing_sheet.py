"""A sheet with fields that stands beside what it is about, over the bare mat or the side panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStyle, QWidget

from app.ui.forms.fields_area import FieldsArea
from app.ui.forms.form_place import WIDTHS, best_stand, within
from app.ui.look.look import Look
from app.ui.panels.floating import EDGE, FloatingPanel
from app.ui.panels.slips.free_place import Taken, taken_on
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.games.form_model import Form
    from app.ui.board.board_view import BoardView

LEAST_SEEN = 5
"""Lines of text that are seen of the fields in any case."""
PANEL = 0.5
"""What it costs to cover the side panel: less than an empty place on the mat that has a name."""
SPACING = QStyle.PixelMetric.PM_LayoutHorizontalSpacing


class StandingSheet(FloatingPanel):
    """Title, fields, what is missing and the button that does it, where they hide least."""

    def __init__(
        self, look: Look, board: BoardView, room: QWidget, beside: QWidget | None = None
    ) -> None:
        super().__init__(look, room)
        self._board = board
        self._beside = beside
        """A panel beside the board, which may be covered rather than cards."""
        self._lines = WIDTHS[0]
        """How wide it is, in lines of text."""
        self.fields = FieldsArea(self)
        self.missing = Label(self)
        self.missing.setWordWrap(True)
        self.done = QPushButton(self)
        self.done.setProperty("look", "primary")
        self._lay_out()

    def _lay_out(self) -> None:
        # The name of a Pokémon can be longer than a narrow sheet.
        self.title.setWordWrap(True)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.done)
        self.body.addWidget(self.fields, 1)
        self.body.addWidget(self.missing)
        self.body.addLayout(buttons)

    def write(self, form: Form) -> None:
        """Write the title, what is missing, and what the button does."""
        speak = self.look.language
        title = form.title.in_(speak)
        self.title.setText(title)
        self.setAccessibleName(title)
        possible = form.intent is not None
        missing = form.missing.in_(speak) if form.missing and not possible else ""
        self.missing.setText(missing)
        self.missing.setVisible(bool(missing))
        self.done.setText(literal(form.done.in_(speak)))
        self.done.setAccessibleName(form.done.in_(speak))
        self.done.setEnabled(possible)
        self.done.setAccessibleDescription(missing or self.fields.worked_out.result)

    def about(self) -> list[Taken]:
        """Return what it is about and must not hide."""
        raise NotImplementedError

    def fit(self) -> None:
        """Be as large as what is asked, and stand beside what it is about."""
        there = QRect(self.pos(), self._sized(self._lines, 1.0))
        hides = any(there.intersects(one.rect) for one in self.about())
        if self._moved or (self._space().contains(there) and not hides):
            self.resize(there.size())
            self.place()
        else:
            self.stand()

    def grow(self) -> None:
        """Make room for what is asked now: what the pointer is over stays where it is.

        Over the fields that is downward, else upward: a sheet in use keeps its buttons in place.
        It never becomes smaller, and where there is no room left the fields are scrolled.
        """
        wanted, now = self._sized(self._lines, 1.0), self.geometry()
        space = self._space()
        wide = max(now.width(), min(wanted.width(), now.right() + 1 - space.x()))
        if self.fields.geometry().contains(self.mapFromGlobal(QCursor.pos())):
            high = max(now.height(), min(wanted.height(), space.bottom() + 1 - now.y()))
            top = now.y()
        else:
            high = max(now.height(), min(wanted.height(), now.bottom() + 1 - space.y()))
            top = now.bottom() + 1 - high
        self.setGeometry(now.right() + 1 - wide, top, wide, high)

    def stand(self) -> None:
        """Take the size and the place that hide least."""
        taken = taken_on(self._board, self.room)
        if self._beside is not None and self._beside.isVisible():
            taken.append(Taken(within(self._beside, self.room), PANEL))
        stand = best_stand(self._space(), self.about(), taken, self._sized)
        self._lines = stand.lines
        self.resize(stand.size)
        self.move(stand.at)
        self.place()

    def _space(self) -> QRect:
        """Return the part of the room it may lie in: over the board and what is beside it."""
        space = within(self._board, self.room)
        if self._beside is not None and self._beside.isVisible():
            space = space.united(within(self._beside, self.room))
        return space

    def _sized(self, lines: int, share: float) -> QSize:
        """Return the size for a width of so many lines of text, and a share of the board's height.

        Of the fields some lines are seen in any case.
        """
        unit, room = self.fontMetrics().height(), self._space().size() - QSize(2 * EDGE, 2 * EDGE)
        margins = self.body.contentsMargins()
        around = margins.left() + margins.right() + 2 * self.frameWidth()
        bar = self.fields.bar_width
        least = self.fields.least_width + around + bar
        width = min(max(unit * lines, least), room.width())
        inner = width - around
        wanted = self.fields.height_at(inner)
        chrome = self._chrome(inner)
        most = max(round(room.height() * share), chrome + LEAST_SEEN * unit)
        if chrome + wanted > most:
            wanted = self.fields.height_at(inner - bar)
        return QSize(width, min(chrome + wanted, most, room.height()))

    def _chrome(self, width: int) -> int:
        """Return the height of all but the fields."""
        margins = self.body.contentsMargins()
        cross = self._cross.sizeHint()
        # The room between the two is the style's.
        beside = width - cross.width() - self.style().pixelMetric(SPACING)
        head = max(self.title.heightForWidth(beside), cross.height())
        high = margins.top() + margins.bottom() + 2 * self.frameWidth() + head
        high += self.done.sizeHint().height() + 2 * self.body.spacing()
        if not self.missing.isHidden():
            high += self.missing.heightForWidth(width) + self.body.spacing()
        return high

    def place(self) -> None:
        """Stay over the board, or over what is beside it."""
        space = self._space()
        self.move(
            min(max(space.x(), self.x()), max(space.x(), space.right() + 1 - self.width())),
            min(max(space.y(), self.y()), max(space.y(), space.bottom() + 1 - self.height())),
        )
