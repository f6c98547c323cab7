"""A strip that offers work which was not saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QWidget

from app.ui.decks.editor import editor_words
from app.ui.home.focus_stop import unit_of
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.store.decks.saved_decks import Draft


class Notice(QFrame):
    """Go on with it, or throw it away."""

    taken_up = Signal(object)
    """Draft"""
    thrown_away = Signal(object)
    """Draft"""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.draft: Draft | None = None
        self._language: Language = "en"
        self.setProperty("look", "sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.says = Label()
        self.go_on, self.go = QPushButton(), QPushButton()
        self.says.setWordWrap(True)
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.go_on)
        row.addWidget(self.go)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(12, 6, 12, 6)
        self._line.addWidget(self.says, 1)
        self._line.addWidget(inside, 0, Qt.AlignmentFlag.AlignLeft)
        self.go_on.clicked.connect(self._on_go_on)
        self.go.clicked.connect(self._on_go)
        self.hide()

    def high(self, width: int) -> int:
        """Lay the buttons beside the words where there is room, and return the height."""
        gap = 10
        buttons = sum(
            button.sizeHint().width() + gap
            for button in (self.go_on, self.go)
            if not button.isHidden()
        )
        beside = width >= buttons + unit_of(self) * 34
        way = QBoxLayout.Direction
        self._line.setDirection(way.LeftToRight if beside else way.TopToBottom)
        return max(self._line.heightForWidth(width), self._line.minimumSize().height())

    def show_draft(self, draft: Draft | None, language: Language) -> None:
        """Offer a draft, or nothing."""
        self.draft = draft
        self.speak(language)

    def speak(self, language: Language) -> None:
        """Say it in another language."""
        self._language = language
        draft = self.draft
        self.go_on.setText(editor_words.GO_ON.in_(language))
        self.go.setText(editor_words.THROW_AWAY.in_(language))
        if draft is None:
            return
        self.go_on.setVisible(draft.deck is not None)
        if draft.deck is not None:
            title = draft.deck.title or editor_words.NO_TITLE.in_(language)
            told = editor_words.unsaved_work(title, draft.when)
        else:
            assert draft.trouble is not None
            told = editor_words.damaged_work(draft.path.name, draft.trouble)
            self.go.setText(editor_words.HIDE.in_(language))
        self.says.setText(told.in_(language))
        self.setAccessibleName(told.in_(language))

    @Slot()
    def _on_go_on(self) -> None:
        if self.draft is not None:
            self.taken_up.emit(self.draft)

    @Slot()
    def _on_go(self) -> None:
        if self.draft is not None:
            self.thrown_away.emit(self.draft)
