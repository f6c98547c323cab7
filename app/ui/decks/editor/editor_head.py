"""The head of the deck editor: the name, how many cards, and what is done with the whole deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from app.core.text.wording import labelled
from app.ui.decks.editor import editor_words
from app.ui.decks.editor.panels.add_field import PlainField
from app.ui.home.home_link import Link
from app.ui.look.fonts import size_of, sized
from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.common_words import REDO, UNDO
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.text.words import Language, Words

GAP = 6
ONE_LINE = 78.0
"""Letters of width from which name and buttons share a line."""


class Head(QWidget):
    """Back, name, number of cards, buttons."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._laid: tuple[int, float, bool] | None = None
        """Width, size of text and whether it is low, as it was laid out last."""
        self.back = Link(look, self)
        self.state = Label(self)
        self.state.setProperty("look", "muted")
        self.title = PlainField(self)
        self.title.setMaxLength(120)
        self.total = Label(self)
        self.buttons = QWidget(self)
        row = FlowLayout(self.buttons, GAP)
        self.undo, self.redo, self.play, self.more, self.save = (
            QPushButton(self.buttons) for _ in range(5)
        )
        for button in (self.undo, self.redo, self.play, self.more, self.save):
            row.addWidget(button)
        self.save.setProperty("look", "primary")
        self._follow_look()
        look.changed.connect(self._follow_look)

    def speak(self, language: Language) -> None:
        """Say everything in another language."""
        self.title.setPlaceholderText(editor_words.NO_TITLE.in_(language))
        self.title.setAccessibleName(editor_words.TITLE.in_(language))
        self.play.setText(editor_words.PLAY.in_(language))
        self.more.setText(editor_words.MORE.in_(language) + " ▾")
        self.more.setAccessibleName(editor_words.MORE.in_(language))
        self.save.setText(editor_words.SAVE.in_(language))

    def show_steps(self, undo: Words | None, redo: Words | None, language: Language) -> None:
        """Say what would be taken back and done again."""
        for button, plain, step in (
            (self.undo, UNDO, undo),
            (self.redo, REDO, redo),
        ):
            button.setEnabled(step is not None)
            told = plain if step is None else labelled(plain, step)
            button.setToolTip(told.in_(language))
            button.setAccessibleName(told.in_(language))

    def show_total(self, told: str, *, right: bool) -> None:
        """Say how many cards there are, and whether that is as many as there should be."""
        self.total.setText(told)
        self.total.setProperty("look", "title" if right else "wrong")
        self.total.style().polish(self.total)
        self._keep_up()

    def show_state(self, told: str) -> None:
        """Say whether the deck is saved."""
        self.state.setText(told)
        self._keep_up()

    def _keep_up(self) -> None:
        """Give words that became longer the room they need."""
        if self._laid is not None:
            width, unit, low = self._laid
            self.arrange(width, unit, low=low)

    @Slot()
    def _follow_look(self) -> None:
        palette = self.look.palette
        self.undo.setIcon(icon("undo", palette, palette.text))
        self.redo.setIcon(icon("redo", palette, palette.text))

    def arrange(self, width: int, unit: float, *, low: bool) -> int:
        """Lay everything out and return the height; in a `low` window the name stands by Back."""
        self._laid = width, unit, low
        self.back.unit = unit
        self.title.setFont(sized(self.font(), "heading", bold=True))
        self.title.setStyleSheet(f"font-size: {size_of(unit, 'heading')}px; font-weight: 700;")
        side, tall = round(unit * 1.2), self.play.sizeHint().height()
        for button in (self.undo, self.redo):
            button.setIconSize(QSize(side, side))
            # Without words they would be lower than the others.
            button.setMinimumHeight(tall)
        edge = round(self.back.pad)
        size = self.back.sizeHint()
        total = self.total.sizeHint().width() + 4
        tall, gap = self.title.sizeHint().height(), round(unit * 0.7)
        low = low and width < ONE_LINE * unit
        y = 0 if low else size.height()
        first = max(tall, size.height()) if low else size.height()
        self.back.setGeometry(0, (first - size.height()) // 2, size.width(), size.height())
        state = self.state.sizeHint().width()
        self.state.setVisible(not low)
        self.state.setGeometry(width - state, 0, state, size.height())
        self.state.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        row = self.buttons.layout()
        assert row is not None
        if width >= ONE_LINE * unit:
            wide = self._buttons_width()
            deep = row.heightForWidth(wide)
            high = max(tall, deep)
            self.buttons.setGeometry(width - wide, y + (high - deep) // 2, wide, deep)
            self.total.setGeometry(width - wide - gap - total, y, total, high)
            self.title.setGeometry(edge, y, width - edge - wide - total - 2 * gap, tall)
            return y + high
        left = size.width() + gap if low else edge
        high = max(tall, first) if low else tall
        self.total.setGeometry(width - total, y, total, high)
        self.title.setGeometry(left, y + (high - tall) // 2, width - total - gap - left, tall)
        y += high + round(unit * 0.4)
        deep = row.heightForWidth(width - edge)
        self.buttons.setGeometry(edge, y, width - edge, deep)
        return y + deep

    def _buttons_width(self) -> int:
        buttons = (self.undo, self.redo, self.play, self.more, self.save)
        return sum(button.sizeHint().width() for button in buttons) + GAP * (len(buttons) - 1)
