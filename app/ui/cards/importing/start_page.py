"""The page that asks for card data, and says what was imported so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.ui.cards.importing import import_phrases
from app.ui.cards.importing.sheet_page import label, row

if TYPE_CHECKING:
    from app.cards.importing.import_values import Held
    from app.core.text.words import Language


class StartPage(QWidget):
    """Files or a folder; below, what there is already, and the way to take it out again."""

    files_wanted = Signal()
    folder_wanted = Signal()
    forget_wanted = Signal()

    def __init__(self, what: Words) -> None:
        """`what` says what can be imported."""
        super().__init__()
        self._what = what
        self._held: Held | Words | None = None
        self.what, self.drop, self.held = label(), label("muted"), label()
        self.files, self.folder, self.forget = QPushButton(), QPushButton(), QPushButton()
        self.foot = row(self.files, self.folder, self.forget, primary=self.files)
        self.first = self.files
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.what, self.drop, self.held):
            column.addWidget(part)
        self.files.clicked.connect(self.files_wanted)
        self.folder.clicked.connect(self.folder_wanted)
        self.forget.clicked.connect(self.forget_wanted)

    def show_held(self, held: Held | Words, language: Language) -> None:
        """Say what the card base holds, or why it cannot be used."""
        self._held = held
        self.speak(language)

    def speak(self, language: Language) -> None:
        """Say everything in another language."""
        self.what.setText(self._what.in_(language))
        self.drop.setText(import_phrases.DROP.in_(language))
        named = ((self.files, import_phrases.FILES), (self.folder, import_phrases.FOLDER))
        for button, said in (*named, (self.forget, import_phrases.FORGET_ASKED)):
            button.setText(said.in_(language))
            button.setAccessibleName(said.in_(language))
        self._say_held(language)

    def _say_held(self, language: Language) -> None:
        held = self._held
        if isinstance(held, Words):
            self.held.setText(f"⚠ {held.in_(language)}")
        elif held is not None:
            self.held.setText(import_phrases.held_line(held.cards, len(held.sets)).in_(language))
        self.forget.setVisible(not isinstance(held, Words) and held is not None and held.cards > 0)
