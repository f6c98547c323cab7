"""The chance of a new table: folded up under a button, for it is rarely to be the same again."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QToolButton, QWidget

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.toolkit.rolled_past import CountBox
from app.ui.toolkit.spoken.opener import Opener

LARGEST_SEED = 999_999_999
MORE = Words("More", "詳細")
LESS = Words("Less", "詳細を隠す")
REPEATABLE = Words("Repeatable chance, with seed", "乱数を再現する（シード）")
SEED = Words("Seed", "シード")


class ChanceSection(QObject):
    """The button and the row below it; whoever shows them puts both where they belong."""

    folded = Signal()
    """The row was unfolded, or folded up."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.head = QToolButton(parent)
        self.head.setProperty("look", "plain")
        self._opener = Opener(self.head)
        self.repeatable = QCheckBox()
        self.field = CountBox()
        self.field.setRange(0, LARGEST_SEED)
        self.field.setEnabled(False)
        self.row = QWidget(parent)
        line = QHBoxLayout(self.row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.repeatable)
        line.addWidget(self.field)
        line.addStretch(1)
        self.row.setVisible(False)
        self.head.clicked.connect(self.toggle)
        self.repeatable.toggled.connect(self.field.setEnabled)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def seed(self) -> int | None:
        """What chance begins with; None where it is not to be repeatable."""
        return self.field.value() if self.repeatable.isChecked() else None

    @Slot()
    def toggle(self) -> None:
        """Unfold the row, or fold it up."""
        self.row.setVisible(self.row.isHidden())
        self._entitle()
        self.folded.emit()

    def withdraw(self, *, away: bool) -> None:
        """Offer nothing while it is `away`: the row is folded up by then."""
        self.head.setHidden(away)
        if away:
            self.row.hide()
            self._entitle()

    def _entitle(self) -> None:
        shown = not self.row.isHidden()
        words = (LESS if shown else MORE).in_(self.look.language)
        # A letter grows with the text, the arrow of a button does not.
        self.head.setText(f"▾ {words}" if shown else f"▸ {words}")
        self.head.setAccessibleName(words)
        self._opener.tell(self.look.language, opened=shown)

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self._entitle()
        self.repeatable.setText(REPEATABLE.in_(language))
        self.field.setAccessibleName(SEED.in_(language))
