"""What is asked at the table of a question, and what was said of a try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from app.core.text.words import Words
from app.ui.learning.taught_panel import TaughtPanel
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.look.look import Look

CHECK = Words("Is this it?", "これで合っていますか")
SHOW = Words("Show the answers", "答えを見る")
AGAIN = Words("From the beginning", "最初から")
NEXT = Words("Another question…", "ほかの問題…")


class QuestionPanel(TaughtPanel):
    """Title, question or verdict, and four buttons."""

    checked = Signal()
    shown = Signal()
    begun_again = Signal()
    others_wanted = Signal()

    def __init__(self, look: Look) -> None:
        self.check, self.show_answers = QPushButton(), QPushButton()
        self.again, self.others = QPushButton(), QPushButton()
        self.check.setProperty("look", "primary")
        super().__init__(look, (self.check, self.again, self.show_answers, self.others))
        self.check.clicked.connect(self.checked)
        self.again.clicked.connect(self.begun_again)
        self.show_answers.clicked.connect(self.shown)
        self.others.clicked.connect(self.others_wanted)

    def tell(
        self, title: Words, says: Words, language: Language, *, begun: bool, open_: bool
    ) -> None:
        """Say what is asked, or what is to be said of a try.

        `begun`: something was done since the beginning; `open_`: the answers are branches by now.
        """
        for button, words in (
            (self.check, CHECK),
            (self.again, AGAIN),
            (self.show_answers, SHOW),
            (self.others, NEXT),
        ):
            button.setText(literal(words.in_(language)))
        self.again.setEnabled(begun)
        self.show_answers.setEnabled(not open_)
        self.say(title, says, language)
