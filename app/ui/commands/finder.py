"""Find a card or an action: one field over the table that does anything by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFont, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from app.core.text.wording import series
from app.core.text.words import Words
from app.games.game_api import Selection
from app.ui.commands.action_registry import without_letter
from app.ui.commands.action_search import ActionSearch
from app.ui.commands.found_rows import FoundAction, FoundCard, found_cards, parted, place_of
from app.ui.commands.native_key import native_keys
from app.ui.look.crest_icon import sign_icon
from app.ui.look.icons import icon
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.app.shell import Shell
    from app.ui.commands.action_registry import Action

MOST = 60
"""Rows that are listed; more than that nobody reads."""
SHOWN = 11
"""Rows that show without scrolling."""
EDGE = 8
"""Pixels to the top bar; twice as many to the window's lower edge."""
NOT_NOW = Words("not now", "今は使えません")
WANTS_ONE = Words("select a card in play first", "先に場のカードを選択")
"""Said of what would be possible with something in play selected."""
OF_PILES = ("zone", "draw", "look", "hand")
"""Menus whose actions mean one of one's own piles, where none is pointed at."""


class Finder(QFrame):
    """The field and what it found; acts on what was selected when it was opened."""

    def __init__(self, window: Shell, pointed: Selection) -> None:
        super().__init__(window)
        self._window = window
        self._pointed = pointed
        self._rows: list[FoundAction | FoundCard] = []
        self.setProperty("look", "sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._situation = window.situation()
        self._search = ActionSearch(window.registry.actions, window.registry.spec)
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.list = QTreeWidget()
        self.list.setColumnCount(3)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.nothing = Label()
        self.nothing.setProperty("look", "muted")
        column_ = QVBoxLayout(self)
        column_.addWidget(self.field)
        column_.addWidget(self.nothing)
        column_.addWidget(self.list)
        self.field.textChanged.connect(self._find)
        self.field.returnPressed.connect(self.choose)
        self.list.itemActivated.connect(lambda _item: self.choose())
        self.list.itemClicked.connect(lambda _item: self.choose())
        self.list.currentItemChanged.connect(self._say_current)
        self.field.installEventFilter(self)
        if window.bridge is not None:
            window.bridge.reseated.connect(self.close)
        self._follow_look()
        window.look.changed.connect(self._follow_look)

    def open_at_top(self) -> None:
        """Show the field and give it the keyboard."""
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def _take_place(self) -> None:
        unit = self.fontMetrics().height()
        self.list.setIconSize(QSize(round(unit * 0.9), round(unit * 0.9)))
        room, bar = self._window.size(), self._window.top_bar
        highest = EDGE + (bar.height() if bar.isVisible() else 0)
        width = min(max(unit * 34, 420), room.width() - 32)
        height = min(unit * 5 + SHOWN * round(unit * 1.7), room.height() - highest - 2 * EDGE)
        top = min(round(room.height() * 0.1), room.height() - height - 2 * EDGE)
        self.setGeometry((room.width() - width) // 2, max(top, highest), width, height)

    @Slot()
    def _follow_look(self) -> None:
        speak = self._window.look.language
        self.field.setPlaceholderText(
            Words("Find a card or an action", "カードや操作を探す").in_(speak)
        )
        self.field.setAccessibleName(
            Words("Find a card or an action", "カードや操作を探す").in_(speak)
        )
        self.list.setAccessibleName(Words("Found", "見つかったもの").in_(speak))
        self.nothing.setText(
            Words(
                "Nothing has these words. Try fewer letters.",
                "見つかりません。文字を減らしてみてください。",
            ).in_(speak)
        )
        self._find(self.field.text())
        self._take_place()

    # -- finding ------------------------------------------------------------------------------

    @Slot(str)
    def _find(self, text: str) -> None:
        window, language = self._window, self._window.look.language
        self._situation = window.situation()
        found = [one for one in self._search.find(text, language) if one.action.id != "find"]
        first = self._ordered([one.action for one in found if one.titled], text)
        meant = self._ordered([one.action for one in found if not one.titled], text)
        first.insert(1, [*found_cards(window, text)])
        rows = [row for group in (*first, *meant) for row in group]
        self._rows = rows[:MOST]
        self.list.clear()
        for row in self._rows:
            item = (
                self._card_row(row, language)
                if isinstance(row, FoundCard)
                else self._action_row(row, language)
            )
            self.list.addTopLevelItem(item)
        self.nothing.setVisible(not self._rows)
        self.list.setVisible(bool(self._rows))
        self._go_to(0)

    def _ordered(self, entries: list[Action], text: str) -> list[list[FoundAction | FoundCard]]:
        """Return what is possible, what of it differs by a number alone, and what is not possible.

        Without a word that was typed nobody wants to read what is not possible.
        """
        typed = bool(text.strip())
        aimed = [FoundAction(entry, self._aim(entry, wide=typed)) for entry in entries]
        possible = [one for one in aimed if one.selection is not None]
        possible, numbered = parted(possible, text)
        later = [one for one in aimed if one.selection is None] if typed else []
        return [[*possible], [*numbered], [*later]]

    def _aim(self, entry: Action, *, wide: bool) -> Selection | None:
        """Return what an action would act on: what was pointed at, else a place of one's own."""
        if entry.when(self._situation, self._pointed):
            return self._pointed
        place = self._window.place_in_front
        if not wide or place is None:
            return None
        return place.meanings.own_pile(entry, OF_PILES, self._situation)

    def _why_not(self, entry: Action) -> Words:
        """Return why an action is not possible now, as far as anybody can tell."""
        pointed, window = self._pointed, self._window
        if window.bridge is None or pointed.cards or pointed.units:
            return NOT_NOW
        units = window.bridge.view.units
        wants_one = any(entry.when(self._situation, Selection(units=(unit,))) for unit in units)
        return WANTS_ONE if wants_one else NOT_NOW

    def _go_to(self, row: int) -> None:
        item = self.list.topLevelItem(min(max(row, 0), len(self._rows) - 1))
        if item is not None:
            self.list.setCurrentItem(item)

    def _action_row(self, found: FoundAction, language: Language) -> QTreeWidgetItem:
        entry, now = found.action, found.selection is not None
        words = entry.words(self._situation, found.selection) if found.selection else entry.title
        title = without_letter(words.in_(language)) if not entry.of_game else words.in_(language)
        keys = native_keys(self._window.registry.keys(entry.id), language)
        where = place_of(entry) if now else self._why_not(entry)
        place = without_letter(where.in_(language))
        item = QTreeWidgetItem([title, place, keys])
        muted = QColor(self._window.look.palette.muted)
        item.setForeground(1, muted)
        if not now:
            item.setForeground(0, muted)
        bold = QFont(self.font())
        bold.setBold(True)
        item.setFont(2, bold)
        item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if entry.icon:
            item.setIcon(0, icon(entry.icon, self._window.look.palette))
        return item

    def _card_row(self, card: FoundCard, language: Language) -> QTreeWidgetItem:
        item = QTreeWidgetItem([card.face.name.in_(language), card.place.in_(language), ""])
        side, ratio = self.list.iconSize().width(), self.devicePixelRatioF()
        item.setIcon(0, sign_icon(card.face, side, ratio, language))
        item.setForeground(1, QColor(self._window.look.palette.muted))
        return item

    @Slot()
    def _say_current(self) -> None:
        """Let a screen reader say the row, although the keyboard stays in the field."""
        item = self.list.currentItem()
        if item is not None:
            texts = [text for text in (item.text(column) for column in range(3)) if text]
            self.field.setAccessibleDescription(series(texts).in_(self._window.look.language))

    # -- choosing -----------------------------------------------------------------------------

    @Slot()
    def choose(self) -> None:
        """Do what the current row says."""
        row = self.list.currentIndex().row()
        if not 0 <= row < len(self._rows):
            return
        chosen, window = self._rows[row], self._window
        self.close()
        if isinstance(chosen, FoundCard):
            self._show(chosen)
        elif chosen.selection is not None:
            window.perform(chosen.action, chosen.selection)
        else:
            title = chosen.action.title
            window.tell(
                Words(
                    f"“{without_letter(title.en)}” is not possible now. Select the card or pile "
                    "it is for first.",
                    f"「{without_letter(title.ja)}」は今は使えません。"
                    "先に対象のカードや山を選んでください。",
                )
            )

    def _show(self, card: FoundCard) -> None:
        """Select the cards on the board, or open the pile they lie in."""
        place = self._window.place
        if place is None:
            return
        if card.pile:
            place.side.sheets.open_pile(card.pile, card.face.name.in_(self._window.look.language))
        else:
            place.board.select(card.selection)
            place.board.setFocus()

    # -- keys ---------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows and Tab walk the list and Esc close, while the field has the keyboard."""
        kind = event.type()
        if kind == QEvent.Type.FocusOut and self.isVisible():
            # Later: Qt is still in the middle of moving the focus.
            soon(self._close_if_left)
        if not isinstance(event, QKeyEvent) or kind not in (
            QEvent.Type.KeyPress,
            QEvent.Type.ShortcutOverride,
        ):
            return super().eventFilter(watched, event)
        steps = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Tab: 1,
            Qt.Key.Key_Backtab: -1,
            Qt.Key.Key_PageDown: SHOWN - 1,
            Qt.Key.Key_PageUp: 1 - SHOWN,
        }
        key = Qt.Key(event.key())
        if key not in steps and key != Qt.Key.Key_Escape:
            return super().eventFilter(watched, event)
        if kind == QEvent.Type.ShortcutOverride:
            event.accept()
        elif key == Qt.Key.Key_Escape:
            self.close()
        elif self._rows:
            self._go_to(self.list.currentIndex().row() + steps[key])
        return True

    @Slot()
    def _close_if_left(self) -> None:
        if self.isVisible() and not self.field.hasFocus() and self.window().isActiveWindow():
            self.close()

    def hideEvent(self, event: object) -> None:
        """Give the keyboard back to the table."""
        super().hideEvent(event)  # type: ignore[arg-type]
        board = self._window.board
        if board is not None and board.isVisible():
            board.setFocus()
