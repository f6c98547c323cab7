"""The sheets of paper that the parts of the deck editor lie on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from app.ui.decks.editor import editor_words
from app.ui.decks.editor.panels.add_field import AddField
from app.ui.decks.editor.panels.grid_view import GridPanel
from app.ui.decks.editor.panels.pile_view import PileView
from app.ui.home.focus_stop import unit_of
from app.ui.look.look import Look
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.games.contracts.card_contract import GameCards
    from app.ui.look.card_art import CardArt


class Sheet(QFrame):
    """A sheet that holds one widget, under a title or none. A `bare` one has no paper."""

    def __init__(self, parent: QWidget, *, titled: bool = False, bare: bool = False) -> None:
        super().__init__(parent)
        self._bare = bare
        if not bare:
            self.setProperty("look", "sheet")
            self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = Label(self)
        self.title.setProperty("look", "title")
        self.title.setVisible(titled)
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.title)

    def hold(self, widget: QWidget) -> None:
        """Put a widget on the sheet."""
        self.column.addWidget(widget, 1)

    def fit(self) -> None:
        """Space the sheet by the size of text."""
        pad = 0 if self._bare else round(unit_of(self) * 0.75)
        self.column.setContentsMargins(pad, pad, pad, pad)
        self.column.setSpacing(round(unit_of(self) * 0.4))


class DeckPart(Sheet):
    """The deck itself: the field to add with, rows, pictures or a grid, and what chooses them."""

    pictures_wanted = Signal(bool)

    def __init__(self, look: Look, cards: GameCards, art: CardArt, page: QWidget) -> None:
        super().__init__(page)
        self.look = look
        self.view = PileView(look, art, self)
        self.field = AddField(look, cards, page)
        self.grid = GridPanel(look, cards.grid, self) if cards.grid is not None else None
        """Cards that are switched on and off; None where the game has no grid of them."""
        self.rows, self.pictures = QToolButton(self), QToolButton(self)
        self.switches = QToolButton(self)
        self._group = QButtonGroup(self)
        top = QHBoxLayout()
        top.addWidget(self.field, 1)
        for button in (self.rows, self.pictures, self.switches):
            button.setCheckable(True)
            self._group.addButton(button)
            top.addWidget(button)
        self.rows.setChecked(True)
        self.column.addLayout(top)
        self.hold(self.view)
        self.switches.setVisible(self.grid is not None)
        if self.grid is not None:
            self.hold(self.grid)
            self.grid.hide()
        self.pictures.toggled.connect(self.pictures_wanted)
        self.switches.toggled.connect(self._show_grid)

    @property
    def front(self) -> QWidget:
        """Where the keyboard finds the cards."""
        return self.view if self.grid is None or self.grid.isHidden() else self.grid.view

    @Slot()
    def enter(self) -> None:
        """Bring the keyboard to the cards."""
        self.front.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, key: str) -> None:
        """Bring a card into sight, however the deck is shown."""
        self.view.choose(key)
        if self.grid is not None:
            self.grid.view.choose(key)

    @Slot(bool)
    def _show_grid(self, on: bool) -> None:
        if self.grid is not None:
            self.grid.setVisible(on)
            self.view.setVisible(not on)

    def speak(self, language: Language) -> None:
        """Say everything in another language."""
        self.field.speak(language)
        self.rows.setText(editor_words.ROWS.in_(language))
        self.pictures.setText(editor_words.GRID.in_(language))
        self.switches.setText(editor_words.SWITCHES.in_(language))
        if self.grid is not None:
            self.grid.view.setAccessibleName(editor_words.SWITCHES_NAME.in_(language))
