"""The page that takes imported sets out of the card base again; it asks before it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.ui.cards.importing import import_phrases
from app.ui.cards.importing.sheet_page import column, label, row
from app.ui.toolkit.common_words import BACK

if TYPE_CHECKING:
    from app.cards.importing.import_values import StoredSet
    from app.core.text.words import Language

LINES = 9
"""Of the list, where there is room."""


class ForgetPage(QWidget):
    """The sets to choose from; then the question."""

    back_wanted = Signal()
    forget_wanted = Signal(object)
    """Codes of sets; None for everything."""
    asked = Signal()
    """The question came or went: there are other buttons."""

    def __init__(self) -> None:
        super().__init__()
        self._sets: tuple[StoredSet, ...] = ()
        self._language: Language = "en"
        self.hint, self.question = label("muted"), label()
        self.all = QCheckBox()
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        # As high as the sheet has room for: it scrolls itself.
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.back, self.forget = QPushButton(), QPushButton()
        self.yes, self.no = QPushButton(), QPushButton()
        self.choosing = row(self.forget, self.back)
        self.asking = column(self.question, row(self.yes, self.no, primary=self.yes))
        self.foot = column(self.choosing, self.asking, gap=0)
        self.first: QWidget = self.list
        self.list.setMinimumHeight(self.list.fontMetrics().height() * 4)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.hint)
        inside.addWidget(self.all)
        inside.addWidget(self.list, 1)
        self.all.toggled.connect(self._on_all)
        self.list.itemChanged.connect(self._on_item)
        self.back.clicked.connect(self.back_wanted)
        self.forget.clicked.connect(lambda: self._ask(asks=True))
        self.no.clicked.connect(lambda: self._ask(asks=False))
        self.yes.clicked.connect(self._on_yes)

    @property
    def chosen(self) -> tuple[StoredSet, ...]:
        """The sets with a tick."""
        checked = Qt.CheckState.Checked
        return tuple(
            one
            for place, one in enumerate(self._sets)
            if self.list.item(place).checkState() == checked
        )

    def show_sets(self, sets: tuple[StoredSet, ...], language: Language) -> None:
        """Offer these sets; none is chosen yet."""
        self._sets = sets
        with QSignalBlocker(self.list):
            self.list.clear()
            for _ in sets:
                item = QListWidgetItem()
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Unchecked)
                self.list.addItem(item)
            self.list.setCurrentRow(0)
        self.speak(language)
        self._ask(asks=False)
        self._on_item()

    @Slot(bool)
    def _on_all(self, on: bool) -> None:
        with QSignalBlocker(self.list):
            for place in range(self.list.count()):
                state = Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
                self.list.item(place).setCheckState(state)
        self._on_item()

    @Slot()
    def _on_item(self, *_told: object) -> None:
        chosen = self.chosen
        self.forget.setEnabled(bool(chosen))
        with QSignalBlocker(self.all):
            self.all.setChecked(bool(chosen) and len(chosen) == len(self._sets))
        if not self.asking.isHidden():
            self._ask(asks=False)

    def _ask(self, *, asks: bool) -> None:
        """Ask, or go on choosing."""
        self.question.setText(import_phrases.question(self.chosen).in_(self._language))
        self.asking.setAccessibleName(self.question.text())
        # What has the keyboard goes: first give it to what stays.
        self.list.setFocus()
        self.choosing.setVisible(not asks)
        self.asking.setVisible(asks)
        if asks:
            self.no.setFocus()
        self.asked.emit()

    @Slot()
    def _on_yes(self) -> None:
        chosen = self.chosen
        whole = len(chosen) == len(self._sets)
        self.forget_wanted.emit(None if whole else tuple(one.code for one in chosen))

    def step_back(self) -> bool:
        """Take the question back; False if there is none."""
        if self.asking.isHidden():
            return False
        self._ask(asks=False)
        return True

    def wanted_height(self, width: int) -> int:
        """Return the height that shows some sets."""
        layout = self.layout()
        assert layout is not None
        high = self.hint.heightForWidth(width) + self.all.sizeHint().height()
        rows = max(3, min(LINES, len(self._sets)))
        each = max(self.list.sizeHintForRow(0), self.list.fontMetrics().height())
        return high + 2 * layout.spacing() + rows * each + self.list.fontMetrics().height()

    def speak(self, language: Language) -> None:
        """Say everything in another language."""
        self._language = language
        self.hint.setText(import_phrases.CHOOSE_SETS.in_(language))
        self.all.setText(import_phrases.ALL.in_(language))
        self.list.setAccessibleName(import_phrases.SETS_HELD.in_(language))
        with QSignalBlocker(self.list):
            for place, one in enumerate(self._sets):
                said = import_phrases.set_line(one).in_(language)
                self.list.item(place).setText(said)
                self.list.item(place).setToolTip(said)
        named = ((self.back, BACK), (self.forget, import_phrases.FORGET))
        for button, said_of in (
            *named,
            (self.yes, import_phrases.DO_FORGET),
            (self.no, import_phrases.KEEP),
        ):
            button.setText(said_of.in_(language))
            button.setAccessibleName(said_of.in_(language))
        self.question.setText(import_phrases.question(self.chosen).in_(language))
