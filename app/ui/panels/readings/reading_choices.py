"""Which branches are held against each other: a list for each reading, and for one more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.session.readings.compared_rows import MOST_READINGS, NAMES
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.core.ids import NodeId
    from app.core.text.words import Language

FEWEST = 2
ADD = Words("One more reading", "読みを追加")


class ReadingChoices(QWidget):
    """A line for each reading: its branch, what shows it, and from the third on what leaves it."""

    changed = Signal()
    """Other branches were chosen, or more, or fewer."""
    wanted = Signal(int)
    """The board is to show this one."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[ReadingLine] = []
        self.add = QPushButton()
        self.add.clicked.connect(self._one_more)
        self._ends: tuple[tuple[NodeId, str], ...] = ()
        self._language: Language = "en"
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        foot = QHBoxLayout()
        foot.addWidget(self.add)
        foot.addStretch(1)
        self._column.addLayout(foot)

    @property
    def nodes(self) -> tuple[NodeId, ...]:
        """The steps that are compared."""
        return tuple(line.choice.currentData() for line in self.lines)

    def offer(self, ends: Sequence[tuple[NodeId, str]], chosen: Sequence[NodeId]) -> None:
        """Offer branches, each with what it is called, and let these be `chosen`."""
        self._ends = tuple(ends)
        while len(self.lines) > max(FEWEST, len(chosen)):
            self._take(self.lines[-1])
        while len(self.lines) < max(FEWEST, len(chosen)):
            self._put()
        for line, node in zip(self.lines, chosen, strict=True):
            line.offer(self._ends, node)
        self._name()

    def speak(self, language: Language) -> None:
        """Say everything in a language."""
        self._language = language
        self._name()

    def _put(self) -> None:
        line = ReadingLine()
        line.choice.currentIndexChanged.connect(self.changed)
        line.show_it.clicked.connect(lambda: self.wanted.emit(self.lines.index(line)))
        line.leave.clicked.connect(lambda: self._leave(line))
        self.lines.append(line)
        self._column.insertWidget(len(self.lines) - 1, line)
        line.show()

    def _take(self, line: ReadingLine) -> None:
        self.lines.remove(line)
        self._column.removeWidget(line)
        line.hide()
        line.deleteLater()

    def _leave(self, line: ReadingLine) -> None:
        self._take(line)
        self._name()
        # What had the keyboard is gone.
        self.lines[-1].choice.setFocus()
        self.changed.emit()

    @Slot()
    def _one_more(self) -> None:
        """Hold another branch against them, one that is not yet among them if there is any."""
        taken = self.nodes
        free = [node for node, _ in self._ends if node not in taken]
        self._put()
        self.lines[-1].offer(self._ends, free[0] if free else taken[-1])
        self._name()
        self.lines[-1].choice.setFocus()
        self.changed.emit()

    def _name(self) -> None:
        speak = self._language
        for number, (name, line) in enumerate(zip(NAMES, self.lines, strict=False)):
            line.choice.setAccessibleName(Words(f"Reading {name}", f"読み{name}").in_(speak))
            line.show_it.setText(literal(Words(f"Show {name}", f"{name}を表示").in_(speak)))
            line.leave.setText(literal(Words(f"Leave out {name}", f"{name}を外す").in_(speak)))
            line.leave.setVisible(number >= FEWEST)
        self.add.setText(literal(ADD.in_(speak)))
        more = len(self._ends) > len(self.lines)
        self.add.setEnabled(more and len(self.lines) < MOST_READINGS)


class ReadingLine(QWidget):
    """One of the readings."""

    def __init__(self) -> None:
        super().__init__()
        self.choice, self.show_it, self.leave = QComboBox(), QPushButton(), QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.choice, 1)
        row.addWidget(self.show_it)
        row.addWidget(self.leave)

    def offer(self, ends: Sequence[tuple[NodeId, str]], node: NodeId) -> None:
        """List branches, `node` being chosen."""
        self.choice.blockSignals(True)
        self.choice.clear()
        for end, called in ends:
            self.choice.addItem(called, end)
        self.choice.setCurrentIndex(self.choice.findData(node))
        self.choice.blockSignals(False)
