"""The stage beside the board: whose chance it is, what can be done, and the pile, newest on top."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.games.game_api import Selection
from app.ui.commands.actions.stage_actions import STAGE_ACTIONS
from app.ui.commands.native_key import native
from app.ui.panels.flow import FlowLayout
from app.ui.panels.stage.declaration_slip import DeclarationSlip
from app.ui.panels.stage.stage_words import CardOf, Told, chance, passed, title, told
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.core.text.words import Words
    from app.core.view import SeatView
    from app.games.contracts.stage_contract import DeclaredName
    from app.ui.app.shell import Shell


class StagePanel(QScrollArea):
    """Shows the stage of a view; scrolls where it has no room for all."""

    resized = Signal()
    """It wants another height."""
    pointed = Signal(str)
    """The declaration that the pointer or the keyboard is at; empty for none."""

    def __init__(
        self, window: Shell, card_of: CardOf, declared: DeclaredName | None = None
    ) -> None:
        super().__init__()
        self.setObjectName("stagePanel")
        self._window = window
        self._card_of = card_of
        self._declared = declared
        self._shown: tuple[Words | Told | None, ...] = ()
        self.slips: list[DeclarationSlip] = []
        """One for each declaration, the newest first; further ones are hidden."""
        self.title, self.chance, self.passed = Label(), Label(), Label()
        self.title.setProperty("look", "title")
        self.chance.setProperty("look", "runs")
        self.passed.setProperty("look", "muted")
        self.buttons: dict[str, QPushButton] = {}
        self._lay_out()

    def _lay_out(self) -> None:
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        for part in (self.title, self.chance, self.passed):
            part.setWordWrap(True)
            self._column.addWidget(part)
        choices = QWidget()
        flow = FlowLayout(choices, gap=4)
        for action in STAGE_ACTIONS:
            button = QPushButton()
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._window.run_action, action.id))
            flow.addWidget(button)
            self.buttons[action.id] = button
        self._column.addWidget(choices)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        # The pile below the buttons is scrolled by keys, too.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._inner)
        for bare in (self, self.viewport(), self._inner):
            bare.setAutoFillBackground(False)

    def show_stage(self, view: SeatView) -> None:
        """Show what a seat sees of the stage, and what it can do."""
        newest_first = reversed(view.stage.declarations)
        pile = [told(view, one, self._card_of, self._declared) for one in newest_first]
        shown = (title(view), chance(view), passed(view), *pile)
        if shown != self._shown:
            self._shown = shown
            self._write()
        self.show_possible()

    @Slot()
    def write_again(self) -> None:
        """Say all of it in other words, or at another size."""
        if self._shown:
            self._write()
            self.show_possible()
            # The fonts of its parts follow in a moment.
            soon(self._fit)

    @Slot()
    def _fit(self) -> None:
        self.resized.emit()

    def _write(self) -> None:
        language = self._window.look.language
        lines = (self.title, self.chance, self.passed)
        pile: list[Told] = []
        texts: list[str] = []
        for part in self._shown:
            if isinstance(part, Told):
                pile.append(part)
            else:
                texts.append("" if part is None else part.in_(language))
        for line, text in zip(lines, texts, strict=True):
            line.setText(text)
            line.setVisible(bool(text))
        while len(self.slips) < len(pile):
            slip = DeclarationSlip()
            slip.pointed.connect(self.pointed)
            self._column.addWidget(slip)
            self.slips.append(slip)
        for slip, one in zip(self.slips, pile, strict=False):
            slip.show_told(one, language)
        for number, slip in enumerate(self.slips):
            slip.setVisible(number < len(pile))
        self.setAccessibleName(texts[0])
        self.setAccessibleDescription(" ".join(text for text in texts[1:] if text))
        self.resized.emit()

    def show_possible(self) -> None:
        """Let what the acting seat can do now be pressed, and no more."""
        window, language = self._window, self._window.look.language
        situation, nothing = window.situation(), Selection()
        for name, button in self.buttons.items():
            entry = window.registry.get(name)
            button.setText(literal(entry.short_title(language)))
            keys = window.registry.keys(name)
            whole = entry.plain_title(language)
            button.setToolTip(f"{whole} ({native(keys[0])})" if keys else whole)
            button.setAccessibleName(whole)
            button.setEnabled(window.may(name) and entry.when(situation, nothing))

    def place_of(self, declaration: str) -> QPoint | None:
        """Return where on the screen a declaration stands, at the edge of what is scrolled."""
        slip = next((one for one in self.slips if one.declaration == declaration), None)
        if slip is None or not slip.isVisible():
            return None
        port = self.viewport()
        y = slip.mapTo(port, slip.rect().center()).y()
        return port.mapToGlobal(QPoint(0, min(max(y, 0), port.height() - 1)))

    def wanted(self, width: int) -> int:
        """Return how high all of it is at a width, in pixels."""
        self._column.invalidate()
        self._column.activate()
        return max(self._column.heightForWidth(width), self._column.minimumSize().height())
