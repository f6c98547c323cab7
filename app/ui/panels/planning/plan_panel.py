"""The plan beside the board: rows by phases, which are read, ordered and taken out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.games.contracts.planned.planning_contract import PlanSheet
from app.ui.panels.flow import FlowLayout
from app.ui.panels.planning.plan_foot import GAP, PlanFoot
from app.ui.panels.planning.plan_group import PlanGroupBox
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QKeyEvent, QShowEvent

    from app.games.contracts.planned.planning_contract import PlanRow
    from app.ui.app.shell import Shell
    from app.ui.panels.planning.plan_entry import PlanEntry

ONLY_YOU = Words("only you see it", "自分だけに見えます")
OPEN = Words("open to everybody", "全員に見えます")
PROPOSAL = Words("not your plan yet", "まだ自分の計画ではありません")
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LEAST_ROWS = 4.5
"""Lines of text of the rows that are seen at least, where the rest scrolls."""
LEAST_TIGHT = 2.5
"""And in a tight place, of all that scrolls there."""


def _read_by(sheet: PlanSheet) -> Words:
    """Return who sees it, or that it is no plan yet."""
    if sheet.takes is not None:
        return PROPOSAL
    return OPEN if sheet.shared else ONLY_YOU


class PlanPanel(QFrame):
    """Shows a sheet; the rows scroll, what stands below them does not, where there is room."""

    wanted = Signal(object)
    """Intent: what a row was asked to do."""
    pointed = Signal(str)
    """The row that is pointed at; "" for none."""
    lock_wanted = Signal()
    """Enter, with nothing that has a meaning of its own below it."""
    left = Signal()
    """Esc: the keyboard goes back to the board."""
    resized = Signal()
    """It wants another height."""

    def __init__(self, window: Shell) -> None:
        super().__init__()
        self.setObjectName("planPanel")
        self._window = window
        self._sheet: PlanSheet | None = None
        self._hands = ""
        self._chosen = ""
        """The row that was clicked last."""
        self._following: tuple[int, int] | None = None
        """(group, place in its order) that the keyboard goes to with the row it moved."""
        self.title, self.note, self.hint = Label(), Label(), Label()
        self.hint.setWordWrap(True)
        self.hint.setProperty("look", "muted")
        self.title.setProperty("look", "title")
        self.note.setProperty("look", "muted")
        self.groups: list[PlanGroupBox] = []
        """One for each group; further ones are hidden."""
        self.foot = PlanFoot(window)
        self._lay_out()
        window.look.changed.connect(self._write_again)

    def _lay_out(self) -> None:
        self.head = QWidget()
        line = FlowLayout(self.head, gap=8)
        line.addWidget(self.title)
        line.addWidget(self.note)
        inner, rows = QWidget(), QWidget()
        self._rows = QVBoxLayout(rows)
        self._rows.setContentsMargins(0, 0, 2, 0)
        self._rows.setSpacing(7)
        self._scrolled = QVBoxLayout(inner)
        self._scrolled.setContentsMargins(0, 0, 0, 0)
        self._scrolled.setSpacing(GAP)
        self._scrolled.addWidget(rows)
        self._scrolled.addStretch(1)
        self.page = QScrollArea()
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        # Without rows it takes no room, whatever a scroll area would like.
        self.page.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.page.setWidgetResizable(True)
        self.page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A plan of few rows, or of none, is lower than what it would ask for by itself.
        self.page.setMinimumHeight(1)
        self.page.setWidget(inner)
        for bare in (self.page, self.page.viewport(), inner, rows):
            bare.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.head)
        column.addWidget(self.hint)
        column.addWidget(self.page, 1)
        column.addWidget(self.foot.counts)
        column.addWidget(self.foot)
        self._column = column

    # -- what it shows --------------------------------------------------------------------------

    def show_sheet(self, sheet: PlanSheet, hands: str = "") -> None:
        """Show a sheet; `hands` is the action by which another one sits down here, "" for none."""
        held = self._held()
        before = self._sheet
        self._sheet, self._hands = sheet, hands
        self._write()
        if held is not None:
            self._find_again(*held)
        self._following = None
        if before != sheet:
            self.resized.emit()

    def _write(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        language = self._window.look.language
        self.title.setText(sheet.title.in_(language))
        self.note.setText(_read_by(sheet).in_(language))
        while len(self.groups) < len(sheet.groups):
            box = PlanGroupBox(self._window.look, self._connect)
            self._rows.insertWidget(len(self.groups), box)
            self.groups.append(box)
        for box, group in zip(self.groups, sheet.groups, strict=False):
            box.show_group(group)
        for number, box in enumerate(self.groups):
            box.setVisible(number < len(sheet.groups))
        begins = not sheet.reasons and not any(group.rows for group in sheet.groups)
        said = sheet.reasons or ((sheet.hint,) if begins and sheet.hint is not None else ())
        self.hint.setText("\n".join(one.in_(language) for one in said))
        self.hint.setVisible(bool(said))
        self.foot.show_foot(sheet, self._hands)
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.note.text())

    def _connect(self, entry: PlanEntry, box: PlanGroupBox) -> None:
        entry.moved.connect(lambda name, by: self._move_by(box, name, by))
        entry.dropped.connect(self._drop)
        entry.chosen.connect(self._choose)
        entry.hovered.connect(self._hover)
        entry.walked.connect(lambda by: self._walk(entry, by))
        handle = entry.handle
        handle.carried.connect(lambda where: self._carry(box, entry, where))
        handle.let_go.connect(lambda where: self._let_go(box, entry, where))

    @Slot()
    def _write_again(self) -> None:
        """Say all of it in other words, or at another size."""
        if self._sheet is not None:
            self._write()
            # The fonts of its parts follow in a moment.
            soon(self._fit)

    @Slot()
    def _fit(self) -> None:
        self.resized.emit()

    def entries(self) -> list[PlanEntry]:
        """Return the rows that show, from the top."""
        count = len(self._sheet.groups) if self._sheet is not None else 0
        return [entry for box in self.groups[:count] for entry in box.shown()]

    def light(self, rows: Collection[str]) -> None:
        """Show that these rows are about what is chosen on the board."""
        first = True
        for entry in self.entries():
            lit = entry.row is not None and entry.row.id in rows
            entry.set_lit(on=lit)
            if lit and first:
                first = False
                self.page.ensureWidgetVisible(entry)

    def wanted_heights(self, width: int) -> tuple[int, int, int]:
        """Return how high it is at a width with all rows, with a few, and in a tight place."""
        layout = self._rows
        for box in self.groups:
            box_layout = box.layout()
            assert box_layout is not None
            box_layout.invalidate()
        layout.invalidate()
        layout.activate()
        room = width - self.page.verticalScrollBar().sizeHint().width()
        rows = max(layout.heightForWidth(room), layout.minimumSize().height())
        head, gap = self.head.layout(), self._column.spacing()
        assert head is not None
        foot, first = self.foot.heights(width)
        above = head.heightForWidth(width) + gap
        around = above + 2 * gap + foot
        line = self.fontMetrics().height()
        few = round(line * LEAST_ROWS)
        tight = above + round(line * LEAST_TIGHT) + gap + first
        if not self.hint.isHidden():
            hint = self.hint.heightForWidth(width) + gap
            return rows + around + hint, around + hint, tight + hint
        return rows + around, around + few, tight

    def give_height(self, height: int, width: int) -> None:
        """Be so high at a width. Where it is little, what is counted scrolls with the rows."""
        wanted, few, _tight = self.wanted_heights(width)
        tight = height < min(wanted, few)
        counts = self.foot.counts
        if tight != (self._scrolled.indexOf(counts) >= 0):
            self.foot.set_tight(tight=tight)
            if tight:
                self._scrolled.insertWidget(1, counts)
            else:
                self._column.insertWidget(self._column.indexOf(self.foot), counts)
            counts.show()
        self.setFixedHeight(max(1, height))

    # -- the keyboard ---------------------------------------------------------------------------

    def take_keyboard(self) -> None:
        """Give the keyboard to the row chosen last, else to the first; else to a button."""
        entries = self.entries()
        found = next((one for one in entries if one.row and one.row.id == self._chosen), None)
        found = found or (entries[0] if entries else None)
        if found is not None:
            found.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        for button in self.foot.buttons.values():
            if button.isVisible() and button.isEnabled():
                button.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def showEvent(self, event: QShowEvent) -> None:
        """Say once more what can be done: behind another page nothing could."""
        super().showEvent(event)
        soon(self._write_again)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lock with Enter, go back to the board with Esc."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif event.key() in ENTER:
            self.lock_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _walk(self, entry: PlanEntry, by: int) -> None:
        entries = self.entries()
        at = entries.index(entry) + by
        if 0 <= at < len(entries):
            entries[at].setFocus(Qt.FocusReason.TabFocusReason)
            self.page.ensureWidgetVisible(entries[at])

    def _held(self) -> tuple[str, int] | None:
        """Return which row has the keyboard, and its number among all; None for none."""
        for number, entry in enumerate(self.entries()):
            if entry.hasFocus():
                return (entry.row.id if entry.row is not None else ""), number
        return None

    def _find_again(self, name: str, number: int) -> None:
        """Let the keyboard stay with the row it was at, or with what stands in its place now."""
        entries = self.entries()
        goal = next((one for one in entries if one.row and one.row.id == name), None)
        if self._following is not None:
            group, place = self._following
            ordered = self.groups[group].ordered() if group < len(self.groups) else []
            wanted = ordered[place] if place < len(ordered) else ""
            shown = self.groups[group].shown() if wanted else []
            goal = next((one for one in shown if one.row and one.row.id == wanted), goal)
        if goal is None and entries:
            goal = entries[min(number, len(entries) - 1)]
        if goal is not None:
            goal.setFocus(Qt.FocusReason.OtherFocusReason)
            self.page.ensureWidgetVisible(goal)

    # -- what is done with a row ----------------------------------------------------------------

    def _row(self, name: str) -> PlanRow | None:
        found = (box.row(name) for box in self.groups)
        return next((row for row in found if row is not None), None)

    def _move_by(self, box: PlanGroupBox, name: str, by: int) -> None:
        ordered = box.ordered()
        if name in ordered:
            self._move_to(box, name, ordered.index(name) + by)

    def _move_to(self, box: PlanGroupBox, name: str, place: int) -> None:
        row, ordered = box.row(name), box.ordered()
        if row is None or name not in ordered or not 0 <= place < len(row.moves):
            return
        if place != ordered.index(name):
            self._following = self.groups.index(box), place
            self.wanted.emit(row.moves[place])
            self._following = None

    @Slot(str)
    def _drop(self, name: str) -> None:
        row = self._row(name)
        if row is not None and row.drops is not None:
            self.wanted.emit(row.drops)

    @Slot(str)
    def _choose(self, name: str) -> None:
        self._chosen = name
        self.pointed.emit(name)

    @Slot(str)
    def _hover(self, name: str) -> None:
        self.pointed.emit(name or self._chosen)

    def _carry(self, box: PlanGroupBox, entry: PlanEntry, where: QPoint) -> None:
        if entry.row is not None and entry.row.moves:
            box.show_gap(entry.row.id, box.place_at(entry.row.id, where))

    def _let_go(self, box: PlanGroupBox, entry: PlanEntry, where: QPoint) -> None:
        if entry.row is None or not entry.row.moves:
            return
        place = box.place_at(entry.row.id, where)
        box.show_gap(entry.row.id, None)
        if place is not None:
            self._move_to(box, entry.row.id, place)

    def forget(self) -> None:
        """Show nothing any more, so that nobody else reads it; the keyboard goes elsewhere."""
        self._chosen = ""
        self._sheet = PlanSheet(Words("", ""))
        for box in self.groups:
            box.forget()
        self._write()
