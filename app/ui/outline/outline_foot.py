"""What can be done with a row of the outline, as buttons that say their keys.

For hands on the mouse, and for whoever presses what assistive technology offers.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.outline.outline_keys import PUT_DOWN
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import literal

ENTER, MENU, LET_GO = "enter", "menu", "let_go"
USUAL = {
    ENTER: Words("Do it (Enter)", "決定（Enter）"),
    MENU: Words("Menu (M)", "メニュー（M）"),
    "outline.pick_up": Words("Pick up (Ins)", "持つ（Ins）"),
    "outline.find": Words("Find (Ctrl+F)", "探す（Ctrl+F）"),
}
CARRYING = {
    ENTER: Words("Put down (Enter)", "置く（Enter）"),
    PUT_DOWN: Words("At once (Ctrl+V)", "すぐ置く（Ctrl+V）"),
    LET_GO: Words("Let go (Esc)", "やめる（Esc）"),
}


class OutlineFoot(QWidget):
    """A row of buttons, other ones while something is carried."""

    pressed = Signal(str)
    """ENTER, MENU, LET_GO, or the id of one of the outline's commands."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.buttons: dict[str, QPushButton] = {}
        flow = FlowLayout(self, gap=4)
        for name in dict.fromkeys((*USUAL, *CARRYING)):
            button = QPushButton(self)
            button.setProperty("look", "line")
            # The keyboard stays on the row that is meant; it has the keys.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
            flow.addWidget(button)
            self.buttons[name] = button
        self.offer(carrying=False)
        look.changed.connect(self._say)

    def offer(self, *, carrying: bool) -> None:
        """Offer what is done with a row, or with what is carried."""
        self._offered = CARRYING if carrying else USUAL
        for name, button in self.buttons.items():
            button.setVisible(name in self._offered)
        self._say()

    @Slot()
    def _say(self) -> None:
        for name, words in self._offered.items():
            self.buttons[name].setText(literal(words.in_(self.look.language)))
