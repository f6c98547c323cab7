"""The field in which a position is typed: names of cards are offered while they are typed."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QStringListModel, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QAbstractItemView, QCompleter, QPlainTextEdit, QWidget

from app.cards.name_keys import search_key
from app.ui.look.look import Look

if TYPE_CHECKING:
    from app.core.text.words import Words
    from app.games.contracts.card_contract import GameCards

FEWEST = 2
"""Letters of a name before cards are offered."""
LONGEST = 80
"""Letters before the cursor that are looked at."""
MOST_BEFORE = 6
"""Words that may stand before a name."""
MOST = 8
"""Names that are offered."""
GAP = 6
"""Pixels between a line and the list below it."""
WIDE = 34
"""Letters of a name that the list shows."""
_SOUGHT = 40
"""Cards that are looked through for so many names."""
_NAME = re.compile(r"[^,、，;；:：<＜+＋\[\]@\n]*$")
"""What is typed of a name, behind whatever ends the one before."""
_PART = re.compile(r"[^;；\n]*$")
_NO_CARDS = re.compile(
    r"\s*(?:[^:：]*[:：])?\s*(?:turn|used|option|seats?|players?|game|first|ターン|番|先攻|使用済み|ルール|席|ゲーム)"
    r"(?![A-Za-z])",
    re.IGNORECASE,
)
"""Parts in which no card is named."""
_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape)
"""What the list of names takes while it shows."""


class PositionEditor(QPlainTextEdit):
    """A plain text with a list of names under the cursor."""

    finished = Signal()
    """Ctrl+Enter; Enter where only one line is typed."""

    def __init__(self, look: Look, cards: GameCards, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._cards = cards
        self._words: frozenset[str] = frozenset()
        self._one_line = False
        self.setTabChangesFocus(True)
        self._names = QStringListModel(self)
        self.names = QCompleter(self._names, self)
        """Offers the names."""
        self.names.setWidget(self)
        self.names.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.names.activated[str].connect(self._take)  # type: ignore[index]
        self.textChanged.connect(self._offer)

    @property
    def popup(self) -> QAbstractItemView:
        """The names that are offered, where there are any."""
        popup = self.names.popup()
        assert popup is not None
        return popup

    def be_one_line(self) -> None:
        """Let Enter end what is typed, and nothing be broken into lines."""
        self._one_line = True
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def use_cards(self, cards: GameCards, words: Collection[str]) -> None:
        """Offer the cards of another game; `words` mean something else in it, in small letters."""
        self._cards, self._words = cards, frozenset(words)

    def typed_name(self) -> str:
        """Return what of a name stands before the cursor: of "bench Dree" it is "Dree"."""
        cursor = self.textCursor()
        line = cursor.block().text()[: cursor.positionInBlock()]
        part, found = _PART.search(line), _NAME.search(line[-LONGEST:])
        if part is None or found is None or _NO_CARDS.match(part[0][:LONGEST]):
            return ""
        return found[0].lstrip()

    def found(self, typed: str) -> tuple[str, list[str]]:
        """Return what of a text is the beginning of names, and the names of cards it may become.

        A zone, a number of copies or a player may stand before a name. What is a word of the game
        already, such as a zone or a mark, becomes no card.
        """
        finder, language = self._cards.finder, self._look.language
        for _ in range(MOST_BEFORE):
            if len(typed) < FEWEST or typed.casefold() in self._words:
                break
            cards = finder.cards(finder.keys(typed, {}, _SOUGHT))
            first, rest = (*typed.split(maxsplit=1), "", "")[:2]
            if not any(_is_in(first, card.name) for card in cards) and (
                # How many of a card, and not its number in a set; or a word that the search passed
                # over, for without it the same is found.
                first.isdecimal() or finder.keys(rest, {}, 1) == finder.keys(typed, {}, 1)
            ):
                cards = []
            if cards:
                return typed, [*dict.fromkeys(card.name.in_(language) for card in cards)][:MOST]
            typed = rest
        return "", []

    @Slot()
    def _offer(self) -> None:
        """Offer names where one is being typed by hand."""
        typed, names = self.found(self.typed_name()) if self.hasFocus() else ("", [])
        if not names or typed == names[0]:
            self.popup.hide()
            return
        self._names.setStringList(names)
        place = self.cursorRect()
        place.translate(0, GAP)
        place.setWidth(self.fontMetrics().averageCharWidth() * WIDE)
        self.names.complete(place)
        # Qt chooses the first: Enter would take it in the place of what somebody typed.
        self.popup.setCurrentIndex(QModelIndex())

    @Slot(str)
    def _take(self, name: str) -> None:
        """Put a whole name in the place of what was typed of it."""
        typed, _ = self.found(self.typed_name())
        cursor = self.textCursor()
        left = QTextCursor.MoveOperation.Left
        cursor.movePosition(left, QTextCursor.MoveMode.KeepAnchor, len(typed))
        cursor.insertText(name)
        self.setTextCursor(cursor)
        self.popup.hide()

    def event(self, event: QEvent) -> bool:
        """Leave Tab to the list of names while it shows: the keyboard stays in the field."""
        tab = isinstance(event, QKeyEvent) and event.key() in _KEYS[2:4]
        if tab and event.type() == QEvent.Type.KeyPress and self.popup.isVisible():
            if self.popup.currentIndex().isValid():
                event.ignore()
            else:
                self._take(self._names.stringList()[0])
            return True
        return super().event(event)

    def _chooses(self) -> bool:
        """Whether somebody has gone to a name of the list."""
        return self.popup.isVisible() and self.popup.currentIndex().isValid()

    def _complete(self) -> None:
        """Take the first name that is offered, unless what is typed is one."""
        names = self._names.stringList() if self.popup.isVisible() else []
        typed, _ = self.found(self.typed_name())
        if names and typed.casefold() not in map(str.casefold, names):
            self._take(names[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say Ctrl+Enter; leave to the list of names what chooses among them."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if enter and (control or (self._one_line and not self._chooses())):
            if self._one_line and not control:
                self._complete()
            self.popup.hide()
            self.finished.emit()
        elif enter and self.popup.isVisible() and not self._chooses():
            # Nobody has chosen a name: the line is as it was typed.
            self.popup.hide()
            super().keyPressEvent(event)
        elif self.popup.isVisible() and event.key() in _KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _is_in(word: str, name: Words) -> bool:
    """Whether a name has a word, however it is written."""
    key = search_key(word)
    return key in search_key(name.en) or key in search_key(name.ja)
