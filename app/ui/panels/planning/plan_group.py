"""The rows of one phase, below its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.core.text.wording import series
from app.core.text.words import Words
from app.games.contracts.planned.planning_contract import PlanGroup
from app.ui.panels.flow import FlowLayout
from app.ui.panels.planning.plan_entry import PlanEntry, place_words
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint

    from app.games.contracts.planned.planning_contract import PlanRow
    from app.ui.look.look import Look

GAP = 3
"""Pixels between rows."""


class PlanGroupBox(QWidget):
    """Shows a group; further rows are hidden and used again."""

    def __init__(self, look: Look, made: Callable[[PlanEntry, PlanGroupBox], None]) -> None:
        """`made` is told of each row that is made."""
        super().__init__()
        self._look = look
        self._made = made
        self._group: PlanGroup | None = None
        self.title, self.note = Label(), Label()
        self.title.setProperty("look", "name")
        self.note.setProperty("look", "muted")
        self.entries: list[PlanEntry] = []
        head = QWidget()
        line = FlowLayout(head, gap=6)
        line.addWidget(self.title)
        line.addWidget(self.note)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)
        self._column.addWidget(head)
        self.gap = QFrame(self)
        """Lies where a row that is carried would go."""
        self.gap.setObjectName("planGap")
        self.gap.hide()

    def show_group(self, group: PlanGroup) -> None:
        """Show a group."""
        self._group = group
        language, palette = self._look.language, self._look.palette
        self.title.setText(group.title.in_(language))
        note = group.note.in_(language)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        named = [one for one in (group.title, group.note) if one.en]
        self.setAccessibleName(series(named).in_(language) if named else "")
        while len(self.entries) < len(group.rows):
            entry = PlanEntry()
            self._column.addWidget(entry)
            self.entries.append(entry)
            self._made(entry, self)
        ordered = self.ordered()
        for entry, row in zip(self.entries, group.rows, strict=False):
            place = ordered.index(row.id) + 1 if row.id in ordered else 0
            told = place_words(place, len(ordered), language) if place else ""
            entry.show_row(row, language, palette, told)
        for number, entry in enumerate(self.entries):
            entry.setVisible(number < len(group.rows))

    def forget(self) -> None:
        """Have no row any more, shown or not."""
        self.show_group(PlanGroup(Words("", "")))
        for entry in self.entries:
            self._column.removeWidget(entry)
            entry.deleteLater()
        self.entries.clear()

    def ordered(self) -> list[str]:
        """Return the rows that have a place in an order, by it."""
        rows = self._group.rows if self._group is not None else ()
        return [row.id for row in rows if row.moves]

    def shown(self) -> list[PlanEntry]:
        """Return what of the rows shows, from the top."""
        return self.entries[: len(self._group.rows)] if self._group is not None else []

    def row(self, name: str) -> PlanRow | None:
        """Return a row of this group by its id."""
        rows = self._group.rows if self._group is not None else ()
        return next((row for row in rows if row.id == name), None)

    # -- while a row is carried -----------------------------------------------------------------

    def place_at(self, name: str, where: QPoint) -> int | None:
        """Return which place in the order a row would have, let go at a point of the screen.

        None where that is beside the group.
        """
        here = self.mapFromGlobal(where)
        reach = self.fontMetrics().height()
        if not self.rect().adjusted(-reach, -reach, reach, reach).contains(here):
            return None
        ordered = [one for one in self.shown() if one.row is not None and one.row.moves]
        above = [one for one in ordered if one.geometry().center().y() < here.y()]
        others = [one for one in above if one.row is not None and one.row.id != name]
        return len(others)

    def show_gap(self, name: str, place: int | None) -> None:
        """Show that a row would come to a place; None for nowhere."""
        entries = [one for one in self.shown() if one.row is not None and one.row.moves]
        rest = [one for one in entries if one.row is not None and one.row.id != name]
        self.gap.setVisible(place is not None)
        if place is None or not entries:
            return
        if place < len(rest):
            y = rest[place].geometry().top() - GAP
        else:
            y = entries[-1].geometry().bottom() + 1
        self.gap.setGeometry(0, max(0, y), self.width(), GAP)
        self.gap.raise_()
        self.gap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
