"""One row of the plan: its number, what it is, what it costs, and a handle where it has a place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.core.text.wording import labelled, series
from app.core.text.words import Words
from app.ui.look.icons import paint_icon
from app.ui.panels.planning.plan_handle import PlanHandle
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.games.contracts.planned.planning_contract import PlanRow
    from app.ui.look.palette import Palette

ICONS = {
    "cast": "cast",
    "summon": "plus",
    "move": "step",
    "attack": "attack",
    "rule": "march",
    "other": "note",
}
"""The sign of a row -> the icon that stands for it."""
COSTS = Words("costs {n}", "コスト{n}")
FAILS = Words("Comes to nothing as things stand", "今のままでは無効")
PLACE = Words("place {place} of {of}", "{of}のうち{place}番目")
MOVE_IT = Words(
    "Drag it to another place, or press Shift and an arrow.",
    "ドラッグするか、Shiftと矢印キーで順番を変えます。",
)
DROP_IT = Words("Del takes it out of the plan.", "Delで計画から外します。")
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class PlanEntry(QFrame):
    """Shows a row, and tells what is wanted of it."""

    moved = Signal(str, int)
    """(row, by): it is to go so many places down; negative for up."""
    dropped = Signal(str)
    """It is to be taken out of the plan."""
    chosen = Signal(str)
    """It was clicked, or the keyboard came to it."""
    hovered = Signal(str)
    """The pointer is over it; "" once it has left."""
    walked = Signal(int)
    """The keyboard goes so many rows on."""

    def __init__(self) -> None:
        super().__init__()
        self.row: PlanRow | None = None
        self.setProperty("look", "planRow")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.badge, self.sign, self.title, self.detail = Label(), Label(), Label(), Label()
        self.problem, self.problem_sign, self.cost = Label(), Label(), Label()
        self.handle = PlanHandle()
        self.badge.setProperty("look", "badge")
        self.badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setProperty("look", "name")
        self.detail.setProperty("look", "muted")
        self.problem.setProperty("look", "wrong")
        self.cost.setProperty("look", "cost")
        for words in (self.title, self.detail, self.problem):
            words.setWordWrap(True)
        for small in (self.badge, self.sign, self.problem_sign, self.cost, self.handle):
            small.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(7, 4, 6, 4)
        row.setSpacing(7)
        row.addWidget(self.badge)
        row.addWidget(self.sign)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.detail)
        self._trouble = QWidget()
        trouble = QHBoxLayout(self._trouble)
        trouble.setContentsMargins(0, 0, 0, 0)
        trouble.setSpacing(4)
        trouble.addWidget(self.problem_sign, 0, Qt.AlignmentFlag.AlignTop)
        trouble.addWidget(self.problem, 1)
        words.addWidget(self._trouble)
        row.addLayout(words, 1)
        row.addWidget(self.cost)
        row.addWidget(self.handle)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_row(self, row: PlanRow, language: Language, palette: Palette, place: str) -> None:
        """Show a row; `place` is said of where it stands in its order, "" for nothing."""
        self.row = row
        side = max(14, self.fontMetrics().height())
        self.badge.setText(str(row.number) if row.number else "·")
        self._restyle(self.badge, "quiet", on=not row.number)
        self._paint(self.sign, ICONS.get(row.sign, ""), side, palette.text)
        self.title.setText(row.title.in_(language))
        detail = row.detail.in_(language)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        problem = row.problem
        self.problem.setText("" if problem is None else problem.in_(language))
        self._trouble.setVisible(problem is not None)
        self._paint(
            self.problem_sign, "" if problem is None else "warning", side, palette.accent_text
        )
        self.cost.setText("" if row.cost is None else str(row.cost))
        self.cost.setVisible(row.cost is not None)
        self._paint(self.handle, "grip" if row.moves else "", side, palette.muted)
        self.handle.setToolTip(MOVE_IT.in_(language))
        self._tell(row, language, place)

    def _paint(self, label: Label, name: str, side: int, colour: str) -> None:
        label.setVisible(bool(name))
        if not name:
            return
        ratio = self.devicePixelRatioF()
        picture = QPixmap.fromImage(paint_icon(name, round(side * ratio), colour))
        picture.setDevicePixelRatio(ratio)
        label.setPixmap(picture)

    def _tell(self, row: PlanRow, language: Language, place: str) -> None:
        """Say the row to who hears it, and what can be done with it."""
        name = row_words(row).in_(language)
        self.setAccessibleName(f"{name}, {place}" if place else name)
        can = [MOVE_IT] if row.moves else []
        can += [DROP_IT] if row.drops is not None else []
        self.setAccessibleDescription(" ".join(one.in_(language) for one in can))

    def set_lit(self, *, on: bool) -> None:
        """Show that it is about what is chosen on the board."""
        self._restyle(self, "lit", on=on)

    @staticmethod
    def _restyle(part: QWidget, name: str, *, on: bool) -> None:
        if part.property(name) != on:
            part.setProperty(name, on)
            part.style().unpolish(part)
            part.style().polish(part)

    # -- what is done with it -------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, change places with Shift, take it out; all else is somebody else's."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        by = STEPS.get(Qt.Key(event.key()), 0)
        name = self.row.id if self.row is not None else ""
        if by and held == Qt.KeyboardModifier.ShiftModifier:
            self.moved.emit(name, by)
        elif by and not held:
            self.walked.emit(by)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not held:
            self.dropped.emit(name)
        elif event.key() == Qt.Key.Key_Space and not held:
            self.chosen.emit(name)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Light up what it is about."""
        if event.button() == Qt.MouseButton.LeftButton and self.row is not None:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.chosen.emit(self.row.id)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light up what it is about, as a click does."""
        super().focusInEvent(event)
        if self.row is not None:
            self.chosen.emit(self.row.id)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up what it is about while the pointer is over it."""
        super().enterEvent(event)
        if self.row is not None:
            self.hovered.emit(self.row.id)

    def leaveEvent(self, event: QEvent) -> None:
        """Light it up no more."""
        super().leaveEvent(event)
        self.hovered.emit("")

    def hasHeightForWidth(self) -> bool:
        """Return True: its words break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width."""
        layout = self.layout()
        assert layout is not None
        return max(layout.heightForWidth(width), layout.minimumSize().height())

    def minimumSizeHint(self) -> QSize:
        """As narrow as a panel becomes."""
        layout = self.layout()
        assert layout is not None
        return QSize(0, layout.minimumSize().height())


def row_words(row: PlanRow) -> Words:
    """Return all that a row says, in one sentence."""
    number = f"{row.number}. " if row.number else ""
    said = [Words(f"{number}{row.title.en}", f"{number}{row.title.ja}"), row.detail]
    if row.cost is not None:
        said.append(Words(COSTS.en.format(n=row.cost), COSTS.ja.format(n=row.cost)))
    if row.problem is not None:
        said.append(labelled(FAILS, row.problem))
    return series([one for one in said if one.en])


def place_words(number: int, of: int, language: Language) -> str:
    """Return where a row stands in its order, from 1; "" where there is no order."""
    return "" if of < 2 else PLACE.in_(language).format(place=number, of=of)
