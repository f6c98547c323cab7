"""Asks who agrees to keep what the adviser speaks of, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.data.value import value
from app.core.ids import SPECTATOR, SeatId
from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.common_words import CANCEL
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


LONGEST_REASON = 200
"""Letters of a reason."""
AGREED = Words("Who agrees?", "合意する人")
REASON = Words("Reason (optional)", "理由（任意）")
KEEP_NOW = Words("Keep it", "このまま続ける")
ASK_THEM = Words("Ask them to agree", "同意を求める")
NOT_NOW = CANCEL


@value
class WhoAgrees:
    """The people who may agree to keep something; where there are none, who looks decides."""

    names: Mapping[SeatId, str]
    """By seat. A computer is asked nothing, and agrees to nothing."""
    own: SeatId = SPECTATOR
    """Whose window it is."""
    asked: Callable[[], bool] = bool
    """Whether the others are asked, and answer for themselves."""


class RulingForm(QWidget):
    """Asks who agrees to keep something, and why."""

    agreed = Signal(object, str)
    """Tuple of seats, reason."""
    left = Signal()
    """Nobody is asked."""

    def __init__(self, look: Look, who: WhoAgrees, does: Words = KEEP_NOW) -> None:
        """`does` is what it does where nobody else is asked."""
        super().__init__()
        self._does = does
        self.look = look
        self._may = who
        self._who = Label()
        self._who.setProperty("look", "muted")
        self._who.setWordWrap(True)
        self._ticks = {seat: QCheckBox(literal(name)) for seat, name in who.names.items()}
        self.reason = QLineEdit()
        self.reason.setMaxLength(LONGEST_REASON)
        self._keep = QPushButton()
        self._keep.setProperty("look", "primary")
        self._not = QPushButton()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._who)
        people = QWidget(self)
        flow = FlowLayout(gap=8)
        people.setLayout(flow)
        for tick in self._ticks.values():
            tick.setChecked(True)
            tick.toggled.connect(self._refresh)
            flow.addWidget(tick)
        people.setVisible(len(self._ticks) > 1)
        self._who.setVisible(len(self._ticks) > 1)
        column.addWidget(people)
        column.addWidget(self.reason)
        buttons = QWidget()
        row = FlowLayout(gap=6)
        buttons.setLayout(row)
        row.addWidget(self._keep)
        row.addWidget(self._not)
        column.addWidget(buttons)
        self._keep.clicked.connect(self._done)
        self.reason.returnPressed.connect(self._done)
        self._not.clicked.connect(self.left)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def open(self) -> None:
        """Ask; who asks others agrees by doing so."""
        for seat, tick in self._ticks.items():
            agrees = seat == self._may.own and self._may.asked()
            tick.setChecked(tick.isChecked() or agrees)
            tick.setEnabled(not agrees)
        self._refresh()
        self.show()
        self.reason.setFocus()

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self._who.setText(AGREED.in_(language))
        self.reason.setPlaceholderText(REASON.in_(language))
        self.reason.setAccessibleName(REASON.in_(language))
        self._not.setText(NOT_NOW.in_(language))
        self._refresh()

    @property
    def _seats(self) -> tuple[SeatId, ...]:
        return tuple(seat for seat, tick in self._ticks.items() if tick.isChecked())

    @property
    def _asks(self) -> bool:
        """Whether others have to answer before it is kept."""
        return self._may.asked() and bool({*self._seats} - {self._may.own})

    @Slot()
    def _refresh(self) -> None:
        self._keep.setEnabled(bool(self._seats) or not self._ticks)
        self._keep.setText((ASK_THEM if self._asks else self._does).in_(self.look.language))

    @Slot()
    def _done(self) -> None:
        if not self._keep.isEnabled():
            return
        asks = self._asks
        self.agreed.emit(self._seats, self.reason.text().strip())
        if asks:
            self.left.emit()
