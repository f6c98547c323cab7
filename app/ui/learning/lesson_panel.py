"""What there is to do at this step of a lesson, at the top of the side panel."""

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

GO_ON = Words("Let the teacher go on", "先生に続けてもらう")
LEAVE = Words("Leave for now", "ひとまずやめる")
NEW_TABLE = Words("New table…", "新しい卓…")


class LessonPanel(TaughtPanel):
    """Which step it is, its sentence, and two buttons."""

    went_on = Signal()
    left = Signal()

    def __init__(self, look: Look) -> None:
        self.go_on, self.leave = QPushButton(), QPushButton()
        super().__init__(look, (self.go_on, self.leave))
        self.go_on.clicked.connect(self.went_on)
        self.leave.clicked.connect(self.left)

    def tell(
        self, title: Words, says: Words, language: Language, *, held: bool, over: bool = False
    ) -> bool:
        """Say what there is to do; `held`: the teacher waits, `over`: nothing is left to do.

        Return whether it is new.
        """
        self.go_on.setText(literal(GO_ON.in_(language)))
        self.go_on.setVisible(held)
        self.leave.setText(literal((NEW_TABLE if over else LEAVE).in_(language)))
        return self.say(title, says, language)
