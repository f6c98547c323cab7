"""Search field, kinds and order above a grid of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from app.ui.panels.flow import FlowLayout
from app.ui.panels.kinds import KINDS

if TYPE_CHECKING:
    from app.cards.card import CardKind
    from app.core.words import Language
    from app.ui.panels.card_model import CardModel, Order

_ORDERS: tuple[Order, ...] = ("place", "name", "kind")
_CHIP = "QToolButton { padding: 2px 9px; border-radius: 10px; }"


class FilterBar(QWidget):
    """Decides what of a `CardModel` is shown."""

    changed = Signal()
    entered = Signal()
    """Down or Enter in the search field: on to the cards."""

    def __init__(self, model: CardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.order = QComboBox(self)
        for _ in _ORDERS:
            self.order.addItem("")
        self._chips: dict[CardKind, QToolButton] = {}
        self._row = QWidget(self)
        self._flow = FlowLayout(self._row)
        top = QHBoxLayout()
        top.addWidget(self.field, 1)
        top.addWidget(self.order)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(top)
        layout.addWidget(self._row)
        self.field.textChanged.connect(self._on_text)
        self.order.currentIndexChanged.connect(self._on_order)
        self.field.installEventFilter(self)
        self._retranslate()

    def reset(self) -> None:
        """Show everything, in the order in which it lies."""
        self.field.clear()
        self.order.setCurrentIndex(0)
        for chip in self._chips.values():
            chip.setChecked(False)
        self._apply()

    def refresh(self, language: Language) -> None:
        """Make a chip for each kind there is, with how many there are."""
        counts = self._model.counts()
        for kind, words in KINDS.items():
            chip = self._chips.get(kind)
            if chip is None and counts[kind]:
                chip = self._chips[kind] = QToolButton(self._row)
                chip.setCheckable(True)
                chip.setStyleSheet(_CHIP)
                chip.clicked.connect(self._apply)
                self._flow.addWidget(chip)
            if chip is not None:
                chip.setText(f"{words.in_(language)} {counts[kind]}")
                # A chip that is on stays, or there would be no way to switch it off.
                chip.setVisible(bool(counts[kind]) or chip.isChecked())
        self._row.setVisible(len(counts) > 1)
        self._row.updateGeometry()

    @property
    def kinds(self) -> frozenset[CardKind]:
        """The kinds that are switched on."""
        return frozenset(kind for kind, chip in self._chips.items() if chip.isChecked())

    def chip(self, kind: CardKind) -> QToolButton:
        """Return the chip of a kind."""
        return self._chips[kind]

    @Slot()
    def _apply(self) -> None:
        self._model.filter(self.kinds)
        self.changed.emit()

    @Slot(str)
    def _on_text(self, text: str) -> None:
        self._model.search(text)
        self.changed.emit()

    @Slot(int)
    def _on_order(self, index: int) -> None:
        self._model.sort_by(_ORDERS[max(0, index)])
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead from the search field to the cards."""
        keys = (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in keys:
                self.entered.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.field.setPlaceholderText(self.tr("Search by name"))
        self.field.setAccessibleName(self.tr("Search by name, Japanese or English"))
        self.order.setAccessibleName(self.tr("Order"))
        titles = (self.tr("As they lie"), self.tr("By name"), self.tr("By kind"))
        for index, title in enumerate(titles):
            self.order.setItemText(index, title)
