"""A choice among the games, in a line above what belongs to the one that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.ui.home.tiles.game_tile import seats_words
from app.ui.panels.flow import FlowLayout
from app.ui.toolkit.plain_text import Label, literal
from app.ui.toolkit.spoken.spoken_role import speak_as

if TYPE_CHECKING:
    from app.ui.look.look import Look

GAME = Words("Game to play", "遊ぶゲーム")


class GameChoice(QWidget):
    """A choice for each game, in a line where there is room for it."""

    wanted = Signal(str)
    """The id of another game than the one that is chosen."""

    def __init__(
        self, look: Look, game: str, title: Words = GAME, *, variants: bool = True
    ) -> None:
        """`variants`: whether those of a game stand beside it, or it stands for all of them."""
        super().__init__()
        speak_as(self, QAccessible.Role.Grouping)
        self.look = look
        self._game = game
        self._words = title
        self._title = Label()
        self._title.setProperty("look", "muted")
        line = FlowLayout(self, gap=8)
        line.addWidget(self._title)
        group = QButtonGroup(self)
        self.choices: dict[str, QRadioButton] = {}
        for one in GAMES if variants else _without_variants():
            choice = QRadioButton()
            choice.setChecked(one == game)
            choice.toggled.connect(self._on_toggled)
            group.addButton(choice)
            line.addWidget(choice)
            self.choices[one] = choice
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def game(self) -> str:
        """The id of the game that is chosen."""
        return self._game

    def show_game(self, game: str) -> None:
        """Show that another game is chosen; tells nobody."""
        self._game = game
        self.choices[game].setChecked(True)

    @Slot()
    def take_keyboard(self) -> None:
        """Let the keyboard come to the game that is chosen."""
        self.choices[self._game].setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _on_toggled(self) -> None:
        chosen = next(one for one, choice in self.choices.items() if choice.isChecked())
        if chosen != self._game:
            self._game = chosen
            self.wanted.emit(chosen)

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self._title.setText(self._words.in_(language))
        self.setAccessibleName(self._words.in_(language))
        for game, choice in self.choices.items():
            spec = GAMES[game]
            choice.setText(literal(spec.title.in_(language)))
            choice.setToolTip(seats_words(spec).in_(language))
            choice.setAccessibleDescription(seats_words(spec).in_(language))
        # Beside the choices, not above them: they are a little higher than words.
        self._title.setMinimumHeight(self.choices[self._game].sizeHint().height())


def _without_variants() -> tuple[str, ...]:
    return tuple(game for game, spec in GAMES.items() if not spec.variant_of)
