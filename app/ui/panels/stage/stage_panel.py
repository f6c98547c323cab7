"""The stage: whose chance it is, what can be done, and the pile, newest on top.

It stands beside the board, or lies over it where the mat has a place for it (`stage_on_mat.py`).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QMenu, QScrollArea, QVBoxLayout, QWidget

from app.core.ids import SPECTATOR
from app.ui.commands.actions.restaging import aim, moved
from app.ui.commands.native_key import native, show_key
from app.ui.panels.flow import FlowLayout
from app.ui.panels.stage.chance_pill import ChancePill
from app.ui.panels.stage.declaration_slip import DeclarationSlip
from app.ui.panels.stage.stage_choices import StageChoices
from app.ui.panels.stage.stage_words import (
    AIM_ELSEWHERE,
    MOVE_DOWN,
    MOVE_UP,
    ORDER,
    TITLE,
    CardOf,
    Told,
    brief_chance,
    chance,
    foreseen,
    in_lines,
    passed,
    title,
    told,
)
from app.ui.toolkit.bare_scroll import scroll_bare
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import MENU
from app.ui.toolkit.open_popups import pop_up
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.core.text.words import Words
    from app.core.view import SeatView
    from app.games.contracts.stage.forecast_contract import Forecast
    from app.games.contracts.stage.stage_contract import DeclaredName
    from app.ui.app.shell import Shell
    from app.ui.look.card_art import CardArt


class StagePanel(QScrollArea):
    """Shows the stage of a view; scrolls where it has no room for all."""

    resized = Signal()
    """It wants another height."""
    pointed = Signal(str)
    """The declaration that the pointer or the keyboard is at; empty for none."""

    def __init__(
        self,
        window: Shell,
        card_of: CardOf,
        declared: DeclaredName | None = None,
        art: CardArt | None = None,
        *,
        brief: bool = False,
    ) -> None:
        """`art` paints key cards; `brief`: it says all shortly, and what is rare has no button."""
        super().__init__()
        self.setObjectName("stagePanel")
        self._window = window
        self._card_of = card_of
        self._declared = declared
        self._art = art
        self.brief = brief
        self._shown: tuple[Words | Told | None, ...] = ()
        self._held = "none"
        self.slips: list[DeclarationSlip] = []
        """One for each declaration, the newest first; further ones are hidden."""
        self.title, self.order, self.passed = Label(), Label(), Label()
        self.title.setProperty("look", "title")
        self.order.setProperty("look", "muted")
        self.passed.setProperty("look", "muted")
        self.status = Label()
        self.status.setProperty("look", "muted")
        self.pill = ChancePill()
        self.chance = self.pill.words
        self.choices = StageChoices(window, brief=brief)
        self.choices.resized.connect(self.resized)
        self._lay_out()

    def _lay_out(self) -> None:
        self._inner = QWidget()
        self._inner.setObjectName("stageInner")
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        head = QWidget()
        self._column.addWidget(head)
        if self.brief:
            line = FlowLayout(head, gap=6)
            for part in (self.title, self.order, self.pill, self.passed):
                line.addWidget(part)
        else:
            lines = QVBoxLayout(head)
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(4)
            for part in (self.title, self.pill, self.passed):
                lines.addWidget(part)
            self.title.setWordWrap(True)
            self.passed.setWordWrap(True)
        self.keep_choices()
        self.status.setWordWrap(True)
        self._column.addWidget(self.status)
        self._column.addStretch(1)
        # The pile below the buttons is scrolled by keys, too.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scroll_bare(self, self._inner)

    def keep_choices(self) -> None:
        """Have the buttons stand above the pile, where nobody else keeps them."""
        self._column.insertWidget(1, self.choices)
        self.choices.show()

    def show_stage(self, view: SeatView, forecast: Forecast | None = None) -> None:
        """Show what a seat sees of the stage, what comes of it, and what it can do."""
        pile = [
            told(
                view,
                one,
                self._card_of,
                self._declared,
                None if forecast is None else forecast.of(one.id),
            )
            for one in reversed(view.stage.declarations)
        ]
        heads = (TITLE, brief_chance(view)) if self.brief else (title(view), chance(view))
        status = None if forecast is None else forecast.status
        shown = (*heads, passed(view), status, in_lines(foreseen(forecast)), *pile)
        holder = view.stage.chance
        held = "none" if holder is None else "own" if holder == view.seat else "other"
        if shown != self._shown or held != self._held:
            self._shown, self._held = shown, held
            self._write()
        self.choices.show_possible()

    @Slot()
    def write_again(self) -> None:
        """Say all of it in other words, or at another size."""
        if self._shown:
            self._write()
            self.choices.show_possible()
            # The fonts of its parts follow in a moment.
            soon(self._fit)

    @Slot()
    def _fit(self) -> None:
        self.resized.emit()

    def _write(self) -> None:
        look = self._window.look
        language = look.language
        pile: list[Told] = []
        texts: list[str] = []
        for part in self._shown:
            if isinstance(part, Told):
                pile.append(part)
            else:
                texts.append("" if part is None else part.in_(language))
        self.title.setText(texts[0])
        self.order.setText(ORDER.in_(language))
        self.pill.show_chance(texts[1], held=self._held, palette=look.palette)
        self.passed.setText(texts[2])
        self.passed.setVisible(bool(texts[2]))
        for label, text in zip((self.status, self.choices.forecast), texts[3:], strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        while len(self.slips) < len(pile):
            slip = DeclarationSlip(look, self._art)
            slip.brief = self.brief
            slip.pointed.connect(self.pointed)
            slip.menu_wanted.connect(self._open_menu)
            slip.lifted.connect(self._move)
            self._column.insertWidget(self._column.indexOf(self.status), slip)
            self.slips.append(slip)
        held = next((slip.declaration for slip in self.slips if slip.hasFocus()), "")
        for slip, one in zip(self.slips, pile, strict=False):
            slip.show_told(one, language)
            # The keyboard stays with what it was at, wherever that stands now.
            if held and slip.declaration == held:
                slip.setFocus()
        for number, slip in enumerate(self.slips):
            if number >= len(pile) and slip.hasFocus():
                # It would wander off to whatever comes next in the window.
                (self.slips[len(pile) - 1] if pile else self).setFocus()
            slip.setVisible(number < len(pile))
        self.setAccessibleName(texts[0])
        self.setAccessibleDescription(" ".join(text for text in texts[1:] if text))
        self.resized.emit()

    @Slot(str, int)
    def _move(self, declaration: str, by: int) -> None:
        """Move a declaration so far towards the top."""
        at = self._window.place_in_front
        step = None if at is None else moved(at.bridge.view, declaration, by)
        if at is not None and step is not None:
            at.carry_out(step)

    @Slot(str, QPoint)
    def _open_menu(self, name: str, where: QPoint) -> None:
        """Offer what is done with one declaration of the pile."""
        speak, at = self._window.look.language, self._window.place_in_front
        if at is None or at.bridge.view.seat == SPECTATOR:
            return
        menu = QMenu(self)
        menu.setAccessibleName(MENU.in_(speak))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for words, key, by in ((MOVE_UP, "Alt+Up", 1), (MOVE_DOWN, "Alt+Down", -1)):
            action = menu.addAction(literal(words.in_(speak)), partial(self._move, name, by))
            show_key(action, native(key))
            action.setEnabled(moved(at.bridge.view, name, by) is not None)
        menu.addAction(AIM_ELSEWHERE.in_(speak), partial(aim, self._window, name))
        pop_up(menu, where)

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
