"""The row below the cards while a table lies beside them: how many to bring, and where to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from app.core.card import MOST_BROUGHT
from app.core.text.words import Words
from app.ui.board.drag.bring_targets import destinations
from app.ui.commands.native_key import native, show_key
from app.ui.panels.button_row import ButtonRow, Deed
from app.ui.toolkit.common_words import READ_LARGE
from app.ui.toolkit.open_popups import pop_up
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from app.ui.board.drag.bring_targets import Destination
    from app.ui.cards.browser.browser import CardBrowser
    from app.ui.table.bridge import Bridge

ROOM_FOR_HINT, ROOM_FOR_ROW = 30, 14
"""Lines of the sheet's height from which the row says what it is for, and shows at all.

Keys and the menu of a card are always there.
"""


class BringRow(QWidget):
    """Brings the card that is chosen in `browser` to the table of `bridge`."""

    def __init__(self, browser: CardBrowser, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look = browser.look
        self._browser = browser
        self._bridge = bridge
        self._places: list[Destination] = []
        self.menu: QMenu | None = None
        """The menu of a card, once it was opened."""
        self.hint = Label(self)
        self.hint.setProperty("look", "muted")
        self.hint.setWordWrap(True)
        self.copies = QSpinBox(self)
        self.copies.setRange(1, MOST_BROUGHT)
        self.copies.setPrefix("×")
        self.copies.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.row = ButtonRow(look, self)
        self._lay_out()
        grid = browser.grid
        self.row.pressed.connect(self.bring_to)
        grid.installEventFilter(self)
        grid.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        grid.customContextMenuRequested.connect(self.open_menu)
        grid.selectionModel().currentChanged.connect(self._on_current)
        browser.found.modelReset.connect(self._on_current)
        bridge.reseated.connect(self._follow_look)
        look.changed.connect(self._follow_look)
        self._follow_look()

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(6)
        line.addWidget(self.copies)
        line.addWidget(self.row, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.hint)
        column.addLayout(line)
        QWidget.setTabOrder(self._browser.grid, self.copies)
        QWidget.setTabOrder(self.copies, self.row)

    def set_low(self, height: int) -> None:
        """Leave words or all of it out where the sheet is low: its cards need the room."""
        lines = height / self.fontMetrics().height()
        self.hint.setVisible(lines >= ROOM_FOR_HINT)
        self.setVisible(lines >= ROOM_FOR_ROW)

    # -- bringing --

    def refs(self) -> tuple[str, ...]:
        """Return what is brought: the chosen card, so many times."""
        entry = self._browser.grid.current()
        return self.copied((entry.ref,)) if entry is not None else ()

    def copied(self, refs: tuple[str, ...]) -> tuple[str, ...]:
        """Return `refs` as often as is set."""
        return refs * self.copies.value()

    @Slot(int)
    def bring_to(self, number: int) -> None:
        """Bring what is chosen to the place with this number."""
        refs = self.refs()
        if refs and number < len(self._places):
            self._bridge.ask(self._places[number].intent(refs)).if_accepted(self.once)

    def once(self) -> None:
        """The next card is brought once again: a number that stays is soon forgotten."""
        self.copies.setValue(1)

    # -- keys and the menu of a card --

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer the keys of the places while the keyboard is on the cards."""
        if watched is self._browser.grid and isinstance(event, QKeyEvent):
            number = self._place_of(event)
            if number is not None and event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if number is not None and event.type() == QEvent.Type.KeyPress:
                if not event.isAutoRepeat():
                    self.bring_to(number)
                return True
        return super().eventFilter(watched, event)

    def _place_of(self, event: QKeyEvent) -> int | None:
        pressed = QKeySequence(event.keyCombination())
        for number, place in enumerate(self._places):
            if place.key and QKeySequence(place.key) == pressed:
                return number
        return None

    @Slot(QPoint)
    def open_menu(self, at: QPoint) -> None:
        """List the places a card can be brought to, at a point of the grid."""
        from app.ui.commands.table_menu import TableMenu  # noqa: PLC0415 - not at the start

        grid = self._browser.grid
        under = grid.indexAt(at)
        if under.isValid():
            grid.setCurrentIndex(under)
        elif grid.currentIndex().isValid():
            at = grid.visualRect(grid.currentIndex()).center()
        if not self.refs():
            return
        if self.menu is None:
            self.menu = TableMenu(self)
        self.menu.clear()
        for number, place in enumerate(self._places):
            title = place.sentence.in_(self.look.language)
            entry = self.menu.addAction(literal(title))
            show_key(entry, native(place.key))
            entry.triggered.connect(lambda _=False, number=number: self.bring_to(number))
        self.menu.addSeparator()
        self.menu.addAction(READ_LARGE.in_(self.look.language)).triggered.connect(
            self._browser.read
        )
        pop_up(self.menu, grid.viewport().mapToGlobal(at))

    # -- words --

    @Slot()
    def _on_current(self, *_index: object) -> None:
        self._show_places()

    def _show_places(self) -> None:
        there = bool(self.refs())
        language = self.look.language
        self.row.set_deeds(
            [
                Deed(place.title.in_(language), native(place.key), enabled=there)
                for place in self._places
            ]
        )

    @Slot()
    def _follow_look(self) -> None:
        self.hint.setText(
            Words(
                "Drag cards onto the table, or bring the chosen one to:",
                "カードを卓へドラッグするか、選んだカードを出す場所を選びます：",
            ).in_(self.look.language)
        )
        self.copies.setToolTip(Words("Copies", "枚数").in_(self.look.language))
        self.copies.setAccessibleName(Words("Copies", "枚数").in_(self.look.language))
        self._places = destinations(self._bridge.view, self._bridge.spec)
        self._show_places()
