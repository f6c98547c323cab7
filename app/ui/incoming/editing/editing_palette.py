"""All cards beside the board while a position is set up: searched as one types, carried to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from app.core.text.words import Words
from app.ui.cards.browser.browser import CardBrowser
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QSplitter

    from app.games.contracts.card_contract import GameCards
    from app.ui.look.look import Look
    from app.ui.look.pictures.own_pictures import OwnPictures

TITLE = Words("Editing the position", "局面を編集中")
HELP = Words(
    "Drag a card to its place, or double-click a place and type. Every change is one step: undo "
    "takes it back.",
    "カードをドラッグするか、置き場所をダブルクリックして入力します。変更は1つずつ元に戻せます。",
)
ENTER_PUTS = Words("Enter puts it in: {}", "Enterで置く場所：{}")
TYPE = Words("Type…", "入力…")
DONE = Words("Done", "完了")
LINES = 16
"""How wide it is, in lines of text."""
SHARE = 0.3
"""Of the width of the table, at most."""
MARGIN = 10


class EditingPalette(QFrame):
    """Stands between board and panel."""

    carried = Signal(object, QPoint)
    """(card keys, place on the screen) while one is carried out of it."""
    carry_ended = Signal()
    dropped = Signal(object, QPoint)
    """(card keys, place on the screen)."""
    done = Signal()
    typing_wanted = Signal()

    def __init__(
        self, look: Look, cards: GameCards, own: OwnPictures | None, parts: QSplitter
    ) -> None:
        super().__init__(parts)
        self._look = look
        self._parts = parts
        self._where = Words("", "")
        self.setProperty("look", "panel")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.title, self.help, self.where = Label(self), Label(self), Label(self)
        self.title.setProperty("look", "title")
        for label in (self.help, self.where):
            label.setProperty("look", "muted")
            label.setWordWrap(True)
        self.type_button, self.done_button = QPushButton(self), QPushButton(self)
        self.done_button.setProperty("look", "primary")
        self.browser = CardBrowser(look, cards, own, self)
        self.browser.narrow = True
        self.browser.taken.connect(lambda _card: self.browser.grid.setFocus())
        self.grid = self.browser.grid
        self.grid.carried.connect(self._on_carried)
        self.grid.carry_ended.connect(self.carry_ended)
        self.grid.dropped.connect(self._on_dropped)
        self.done_button.clicked.connect(self.done)
        self.type_button.clicked.connect(self.typing_wanted)
        self._lay_out()
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.done_button)
        foot = QHBoxLayout()
        foot.addWidget(self.where, 1)
        foot.addWidget(self.type_button, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.help)
        column.addWidget(self.browser, 1)
        column.addLayout(foot)
        # Tab goes as the eye does: from the cards to the button below them.
        self.setTabOrder(self.grid, self.type_button)

    @Slot()
    def _follow_look(self) -> None:
        language = self._look.language
        self.title.setText(TITLE.in_(language))
        self.help.setText(HELP.in_(language))
        self.type_button.setText(literal(TYPE.in_(language)))
        self.done_button.setText(literal(DONE.in_(language)))
        self.where.setText(ENTER_PUTS.in_(language).format(self._where.in_(language)))
        self.fit()

    def fit(self) -> None:
        """Be as wide as is good to search in, and leave the board the most."""
        wide = self.fontMetrics().height() * LINES
        wide = round(min(wide, self._parts.width() * SHARE))
        self.setFixedWidth(wide)
        parts = self._parts
        if parts.indexOf(self) > 0:
            sizes, own = parts.sizes(), parts.indexOf(self)
            sizes[0] += sizes[own] - wide
            sizes[own] = wide
            parts.setSizes(sizes)

    def start(self) -> None:
        """Be ready to search."""
        self.show()
        self.fit()
        self.browser.filters.field.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the words that explain it out where it is low: its cards need the room."""
        super().resizeEvent(event)
        self.help.setVisible(self.height() >= self.fontMetrics().height() * 2 * LINES)

    def say_where(self, zone: Words) -> None:
        """Say in which place Enter puts a card."""
        self._where = zone
        self._follow_look()

    def is_outside(self, where: QPoint) -> bool:
        """Whether a place on the screen is beside it."""
        return not self.rect().contains(self.mapFromGlobal(where))

    @Slot(object, QPoint)
    def _on_carried(self, keys: tuple[str, ...], where: QPoint) -> None:
        self.carried.emit(keys, where)

    @Slot(object, QPoint)
    def _on_dropped(self, keys: tuple[str, ...], where: QPoint) -> None:
        if self.is_outside(where):
            self.dropped.emit(keys, where)

    def close_palette(self) -> None:
        """End all work in the background, and go."""
        self.browser.close_browser()
        self.hide()
        self.deleteLater()
