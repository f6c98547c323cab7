"""The search field of the browser and the choices beside it."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.common_words import FILTER, FILTER_COUNT
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.games.contracts.card_contract import GameCards

CHOICES_SHOWN = 24
"""Entries of a list before it has to be scrolled."""
WIDEST = 23
"""Letters of the longest choice that are shown while it is closed."""


class FilterRow(QWidget):
    """What is looked for. The choices hide behind a button where room is short."""

    changed = Signal()
    entered = Signal()
    """Down or Enter in the search field: on to the cards."""

    def __init__(self, look: Look, cards: GameCards, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._cards = cards
        self._tight = False
        self.field = QLineEdit(self)
        self.more = QPushButton(self)
        """Where room is short: shows and hides the choices."""
        self.more.setCheckable(True)
        self._opener = Opener(self.more)
        self.more.hide()
        self.boxes = {facet.id: QComboBox(self) for facet in cards.finder.facets}
        for box in self.boxes.values():
            box.setMaxVisibleItems(CHOICES_SHOWN)
        self.clear = QPushButton(self)
        self.clear.hide()
        self._below = QWidget(self)
        flow = FlowLayout(self._below, 6)
        for part in (*self.boxes.values(), self.clear):
            part.setParent(self._below)
            flow.addWidget(part)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._below.setSizePolicy(policy)
        top = QHBoxLayout()
        top.addWidget(self.field, 1)
        top.addWidget(self.more)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(top)
        column.addWidget(self._below)
        for box in self.boxes.values():
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.currentIndexChanged.connect(self._on_chosen)
        self.field.textChanged.connect(self._on_text)
        self.field.installEventFilter(self)
        self.more.toggled.connect(self._show_parts)
        self.clear.clicked.connect(self.open_all)
        self.fill()
        look.changed.connect(self.fill)

    # -- what is looked for --

    @property
    def text(self) -> str:
        """What is typed."""
        return self.field.text()

    @property
    def chosen(self) -> dict[str, str]:
        """What is chosen, by facet; what is left open is not there."""
        held = {name: str(box.currentData() or "") for name, box in self.boxes.items()}
        return {name: choice for name, choice in held.items() if choice}

    def choose(self, chosen: Mapping[str, str]) -> None:
        """Narrow the cards down to this; what is not offered stays open."""
        self._set(chosen)
        self._on_chosen()

    def _set(self, chosen: Mapping[str, str]) -> None:
        for name, box in self.boxes.items():
            with QSignalBlocker(box):
                box.setCurrentIndex(max(0, box.findData(chosen.get(name, ""))))

    @Slot()
    def open_all(self) -> None:
        """Leave everything open but the text."""
        had_focus = self.clear.hasFocus()
        self.choose({})
        if had_focus:
            self.field.setFocus()

    @Slot()
    def _on_chosen(self, *_told: object) -> None:
        self._say_more()
        self._show_parts()
        self.changed.emit()

    @Slot(str)
    def _on_text(self, text: str) -> None:
        if text and not self.field.isClearButtonEnabled():
            self.field.setClearButtonEnabled(True)
        self.changed.emit()

    # -- room --

    def set_tight(self, tight: bool) -> None:
        """Put the choices behind a button, or below the search field."""
        self._tight = tight
        self._show_parts()

    @Slot()
    def _show_parts(self, *_told: object) -> None:
        self.more.setVisible(self._tight)
        self.clear.setVisible(bool(self.chosen))
        self._below.setVisible(not self._tight or self.more.isChecked())
        self._below.updateGeometry()
        self._opener.tell(self.look.language, opened=self.more.isChecked())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead from the search field to the cards."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.entered.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
        return super().eventFilter(watched, event)

    # -- words --

    @Slot()
    def fill(self) -> None:
        """Offer what there is to choose from; what is chosen stays."""
        speak = self.look.language
        """Write all words anew."""
        chosen, finder = self.chosen, self._cards.finder
        for facet in finder.facets:
            box, name = self.boxes[facet.id], facet.title.in_(speak)
            self._offer(box, [("", facet.every), *facet.choices()])
            box.setAccessibleName(name)
            # Where screen readers take the name from what is chosen, this says what for.
            box.setAccessibleDescription(name)
            box.setToolTip(name)
        self._set(chosen)
        self.field.setPlaceholderText(finder.hint.in_(speak))
        self.field.setAccessibleName(
            Words("Search cards, in Japanese or English", "カードを探す（日本語・英語）").in_(speak)
        )
        self.clear.setText(Words("Show all", "絞り込みを解除").in_(speak))
        self.clear.setAccessibleName(
            Words("Take away every filter", "すべての絞り込みを解除").in_(speak)
        )
        self._say_more()

    def _offer(self, box: QComboBox, options: list[tuple[str, Words]]) -> None:
        with QSignalBlocker(box):
            box.clear()
            for held, words in options:
                box.addItem(words.in_(self.look.language), held)
        metrics = box.fontMetrics()
        longest = max(
            metrics.horizontalAdvance(words.in_(self.look.language)) for _, words in options
        )
        # Qt counts in letters X, which a kanji is broader than.
        letters = ceil(longest / metrics.horizontalAdvance("X")) + 1
        box.setMinimumContentsLength(min(WIDEST, letters))

    def _say_more(self) -> None:
        speak = self.look.language
        count = len(self.chosen)
        self.more.setText(
            FILTER_COUNT.in_(speak).format(count=count) if count else FILTER.in_(speak)
        )
