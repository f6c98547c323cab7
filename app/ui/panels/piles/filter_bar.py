"""Search field, kinds and order above a grid of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.text.wording import numbered
from app.core.text.words import Words
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.common_words import FILTER, FILTER_COUNT
from app.ui.toolkit.plain_text import literal
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from app.core.text.words import Language
    from app.ui.look.look import Look
    from app.ui.panels.cards.pile_model import CardModel, Order

_ORDERS: tuple[Order, ...] = ("place", "name", "kind")
GAP = 6
"""Pixels between the search field and the kinds."""
_CHIP = "QToolButton { padding: 2px 9px; border-radius: 10px; }"


class FilterBar(QWidget):
    """Decides what of a `CardModel` is shown."""

    changed = Signal()
    entered = Signal()
    """Down or Enter in the search field: on to the cards."""

    def __init__(self, look: Look, model: CardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._model = model
        self.field = QLineEdit(self)
        self.order = QComboBox(self)
        for _ in _ORDERS:
            self.order.addItem("")
        self._chips: dict[str, QToolButton] = {}
        self._words: dict[str, Words] = {}
        """What the kinds are called that there were so far."""
        self._row = QWidget(self)
        self._flow = FlowLayout(self._row)
        self.button = QPushButton(self)
        """Where room is short: kinds and order as a menu."""
        self.button.setVisible(False)
        self._opener = Opener(self.button, opens="menu")
        self.button.clicked.connect(self.open_menu)
        self.menu: QMenu | None = None
        """The menu of the button, once it was opened."""
        self._tight = False
        top = QHBoxLayout()
        top.addWidget(self.field, 1)
        top.addWidget(self.order)
        top.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        layout.addLayout(top)
        layout.addWidget(self._row)
        self.field.textChanged.connect(self._on_text)
        self.order.currentIndexChanged.connect(self._on_order)
        self.field.installEventFilter(self)
        look.changed.connect(self._follow_look)
        self._follow_look()

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
        self._words |= self._model.kinds()
        for kind, words in self._words.items():
            chip = self._chips.get(kind)
            if chip is None:
                chip = self._chips[kind] = QToolButton(self._row)
                chip.setCheckable(True)
                chip.setStyleSheet(_CHIP)
                chip.clicked.connect(self._apply)
                self._flow.addWidget(chip)
            chip.setText(numbered(words, counts[kind]).in_(language))
            # A chip that is on stays, or there would be no way to switch it off.
            chip.setVisible(bool(counts[kind]) or chip.isChecked())
        self._show_parts()
        self._row.updateGeometry()

    # -- room --

    def set_tight(self, tight: bool) -> None:
        """Put kinds and order into a menu, or back beside and below the search field."""
        self._tight = tight
        self._show_parts()
        self._tell()

    def height_at(self, width: int, *, tight: bool) -> int:
        """Return the height that is wanted at `width`, with or without a row of kinds."""
        top = max(self.field.sizeHint().height(), self.order.sizeHint().height())
        if tight or not self._has_kinds:
            return top
        return top + GAP + self._flow.heightForWidth(width)

    @property
    def _has_kinds(self) -> bool:
        return len(self._model.counts()) > 1

    def _show_parts(self) -> None:
        self.order.setVisible(not self._tight)
        self.button.setVisible(self._tight)
        self._row.setVisible(not self._tight and self._has_kinds)

    @Slot()
    def open_menu(self) -> None:
        """List kinds and orders, each as it stands."""
        from app.ui.commands.table_menu import TableMenu  # noqa: PLC0415 - not at the start

        if self.menu is None:
            self.menu = TableMenu(self)
        self.menu.clear()
        for chip in self._chips.values():
            if not chip.isHidden():
                entry = self.menu.addAction(chip.text())
                entry.setCheckable(True)
                entry.setChecked(chip.isChecked())
                entry.triggered.connect(chip.click)
        self.menu.addSeparator()
        for index in range(self.order.count()):
            entry = self.menu.addAction(literal(self.order.itemText(index)))
            entry.setCheckable(True)
            entry.setChecked(index == self.order.currentIndex())
            entry.triggered.connect(lambda _=False, index=index: self.order.setCurrentIndex(index))
        self._opener.drop(self.menu)

    def _tell(self) -> None:
        """Say on the button whether anything is left out."""
        self.button.setText(
            FILTER_COUNT.in_(self.look.language).format(count=len(self.kinds))
            if self.kinds
            else FILTER.in_(self.look.language)
        )

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds that are switched on."""
        return frozenset(kind for kind, chip in self._chips.items() if chip.isChecked())

    def chip(self, kind: str) -> QToolButton:
        """Return the chip of a kind."""
        return self._chips[kind]

    @Slot()
    def _apply(self) -> None:
        self._model.filter(self.kinds)
        self._tell()
        self.changed.emit()

    @Slot(str)
    def _on_text(self, text: str) -> None:
        if text and not self.field.isClearButtonEnabled():
            # Its picture takes Qt a while: not while the sheet opens.
            self.field.setClearButtonEnabled(True)
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

    @Slot()
    def _follow_look(self) -> None:
        self.field.setPlaceholderText(Words("Search by name", "名前で探す").in_(self.look.language))
        self.field.setAccessibleName(
            Words("Search by name, Japanese or English", "名前で探す（日本語・英語）").in_(
                self.look.language
            )
        )
        self.order.setAccessibleName(Words("Order", "並び順").in_(self.look.language))
        # Where screen readers take the name of a choice from what is chosen, this says what for.
        self.order.setAccessibleDescription(Words("Order", "並び順").in_(self.look.language))
        self.button.setAccessibleName(
            Words("Kinds and order", "種類と並び").in_(self.look.language)
        )
        self._tell()
        titles = (
            Words("As they lie", "置かれた順").in_(self.look.language),
            Words("By name", "名前順").in_(self.look.language),
            Words("By kind", "種類順").in_(self.look.language),
        )
        for index, title in enumerate(titles):
            self.order.setItemText(index, title)
