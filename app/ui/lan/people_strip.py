"""The slim strip below the bar at a table in the network: who is there, and what was said last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy

from app.core.value import replace
from app.core.words import Words
from app.ui.lan.words import about, standing
from app.ui.panels.announce import announce
from app.ui.soon import soon
from app.ui.spoken import spoken

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from app.ui.lan.visit import Visit

BETWEEN = "   "
HERE, GONE = "●", "○"
"""Before the name of somebody who is there, or away."""
OPEN = Words("People and chat", "参加者とチャット")
PEOPLE = Words("People at this table", "この卓の参加者")
LAST_SAID = Words("Last chat line", "最新のチャット")
CONNECTION = Words("Connection", "接続")


class ShortLabel(QLabel):
    """A line that is cut with an ellipsis where it has no room; all of it is in its tip."""

    def __init__(self) -> None:
        super().__init__()
        self.whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, text: str) -> None:
        """Show another text."""
        self.whole = text
        self.setToolTip(text)
        self.setAccessibleDescription(text)
        self._cut()

    def _cut(self) -> None:
        cut = self.fontMetrics().elidedText(self.whole, Qt.TextElideMode.ElideRight, self.width())
        if cut != self.text():
            self.setText(cut)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut it anew."""
        super().resizeEvent(event)
        soon(self._cut)


class PeopleStrip(QFrame):
    """Tells of one visit."""

    opened = Signal()
    """People and chat are wanted."""

    def __init__(self, visit: Visit) -> None:
        super().__init__()
        self.setObjectName("peopleStrip")
        self._visit = visit
        self.people = ShortLabel()
        self.connection = QLabel()
        self.connection.setProperty("look", "wrong")
        self.said = ShortLabel()
        self.open = QPushButton()
        self.open.setProperty("look", "plain")
        self.open.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 2, 12, 2)
        row.setSpacing(12)
        row.addWidget(self.people, 3)
        row.addWidget(self.connection)
        row.addWidget(self.said, 2)
        row.addWidget(self.open)
        self._again_in = 0.0
        self._seconds = QTimer(self)
        self._seconds.setInterval(1000)
        self._seconds.timeout.connect(self._second)
        self.open.clicked.connect(self.opened)
        visit.people_changed.connect(self.show_people)
        visit.state_changed.connect(self._show_state)
        visit.chatted.connect(self._show_said)
        self.retranslate()

    @Slot()
    def show_people(self) -> None:
        """Tell who is there."""
        language, people = spoken(), self._visit.people
        self.people.say(
            BETWEEN.join(
                f"{HERE if one.here else GONE} {one.name} · "
                f"{about(one, laid=people.laid).in_(language)}"
                for one in people.people
            )
        )

    @Slot()
    def _show_state(self, *_state: object) -> None:
        state = self._visit.state
        self._again_in = state.again_in
        if state.name == "away":
            self._seconds.start()
        else:
            self._seconds.stop()
        self._tell_state()
        if state.name in ("away", "inside"):
            announce(self, self.connection.text())

    @Slot()
    def _second(self) -> None:
        self._again_in = max(0.0, self._again_in - 1.0)
        self._tell_state()

    def _tell_state(self) -> None:
        state = self._visit.state
        self.connection.setVisible(state.name != "inside")
        self.connection.setText(standing(replace(state, again_in=self._again_in)).in_(spoken()))

    @Slot()
    def _show_said(self) -> None:
        lines = self._visit.lines
        self.said.say(lines[-1].in_(spoken()) if lines else "")
        if lines:
            announce(self, self.said.whole)

    def retranslate(self) -> None:
        """Speak the current language."""
        language = spoken()
        self.people.setAccessibleName(PEOPLE.in_(language))
        self.said.setAccessibleName(LAST_SAID.in_(language))
        self.connection.setAccessibleName(CONNECTION.in_(language))
        self.open.setText(OPEN.in_(language))
        self.show_people()
        self._show_said()
        self._tell_state()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "open"):
            self.retranslate()
