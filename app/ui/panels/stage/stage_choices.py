"""What can be done with the stage: what comes of it, and a button for each way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget

from app.games.game_api import Selection
from app.ui.commands.action_registry import without_letter
from app.ui.commands.actions.stage_actions import STAGE_ACTIONS
from app.ui.commands.menu_shapes import MORE
from app.ui.commands.native_key import native, show_key
from app.ui.panels.flow import FlowLayout
from app.ui.panels.stage.passing_pill import PassingPill
from app.ui.toolkit.plain_text import Label, literal
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.commands.situation import Situation

RARE = ("auto_pass", "cut_in", "lower_top", "aim_top")
"""What has no button, but a line of a menu behind one."""
BRIEF = (
    *("pass_chance", "respond", "resolve_top", "hold", "counter_top", "withdraw_top"),
    *RARE,
)
"""The order of the buttons where all is said shortly: what is done all the time comes first."""
NAMING = ("counter_top", "withdraw_top")
"""The buttons that say what they are for: a game may well have something called “Counter”."""


class StageChoices(QWidget):
    """What comes of the stage, and all buttons."""

    resized = Signal()
    """It wants another height."""

    def __init__(self, window: Shell, *, brief: bool) -> None:
        """`brief`: it says all shortly, and what is rare has no button."""
        super().__init__()
        self._window = window
        self.brief = brief
        self.forecast = Label()
        self.forecast.setProperty("look", "foreseen")
        self.passing = PassingPill()
        self.buttons: dict[str, QPushButton] = {}
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.forecast.setWordWrap(True)
        column.addWidget(self.forecast)
        column.addWidget(self.passing)
        buttons = QWidget()
        column.addWidget(buttons)
        flow = FlowLayout(buttons, gap=4)
        names = [action.id for action in STAGE_ACTIONS]
        for name in sorted(names, key=BRIEF.index) if self.brief else names:
            button = QPushButton()
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._window.run_action, name))
            flow.addWidget(button)
            self.buttons[name] = button
            button.setVisible(name not in RARE)
        self.more = QPushButton()
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._opener = Opener(self.more, opens="menu")
        self.more.clicked.connect(self._offer_more)
        flow.addWidget(self.more)

    @Slot()
    def _offer_more(self) -> None:
        """Offer what has no button."""
        window, menu = self._window, QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        situation = window.situation()
        for name in RARE:
            entry = window.registry.get(name)
            keys = window.registry.keys(name)
            title = entry.plain_title(window.look.language)
            line = menu.addAction(literal(title))
            show_key(line, native(keys[0]) if keys else "")
            line.setEnabled(window.may(name) and entry.when(situation, Selection()))
            line.triggered.connect(partial(self._window.run_action, name))
        self._opener.drop(menu)

    def show_passing(self, seconds: int) -> None:
        """Show that the chance passes by itself in so many seconds; 0 for that it does not."""
        shown = self.passing.isVisibleTo(self)
        self.passing.show_left(seconds, self._window.look.language)
        if shown != (seconds > 0):
            self.resized.emit()

    def show_possible(self) -> None:
        """Let what the acting seat can do now be pressed, and no more."""
        window, language = self._window, self._window.look.language
        situation, nothing = window.situation(), Selection()
        pile = situation.view.stage.declarations if situation.view is not None else ()
        spec = window.registry.spec
        settles = spec is not None and any(one.id == "resolve_top" for one in spec.actions)
        for name, button in self.buttons.items():
            entry = window.registry.get(name)
            keys = window.registry.keys(name)
            whole = without_letter(entry.words(situation, nothing).in_(language))
            says_what = pile and name in (NAMING if self.brief else (*NAMING, "resolve_top"))
            button.setText(literal(whole if says_what else entry.short_title(language)))
            if entry.checked is not None:
                button.setCheckable(True)
                button.setChecked(entry.checked(situation))
            button.setToolTip(f"{whole} ({native(keys[0])})" if keys else whole)
            button.setAccessibleName(whole)
            button.setEnabled(window.may(name) and entry.when(situation, nothing))
        if self.brief and pile:
            resolves = self.buttons["resolve_top"]
            resolves.setText(f"{resolves.text()} {len(pile)}")
        if settles:
            # The game carries out what is declared, and what counters is started there as all
            # else is, for its cost. By hand, without one, it is in the menu.
            for name in NAMING:
                self.buttons[name].hide()
        elif self.brief:
            # There is little room; they stand last, so that no other button moves. What is one's
            # own is withdrawn, and countered by the menu.
            own = bool(pile) and situation.view is not None and pile[-1].seat == situation.view.seat
            for name in NAMING:
                # Behind the curtain all is switched off, and comes back as it was.
                shows = self.buttons[name].isEnabledTo(self)
                self.buttons[name].setVisible(shows and own == (name == "withdraw_top"))
        self._point_out_next(situation)
        self.more.setText("…")
        self.more.setAccessibleName(MORE.in_(language))
        self.more.setToolTip(MORE.in_(language))
        self.buttons["respond"].setVisible(spec is not None and bool(spec.respond))

    def _point_out_next(self, situation: Situation) -> None:
        """Make the button stand out that settles the top, once nobody has the chance any more."""
        view, button = situation.view, self.buttons["resolve_top"]
        waits = view is not None and bool(view.stage.declarations) and view.stage.chance is None
        look = "primary" if waits and button.isEnabledTo(self) else ""
        if button.property("look") != look:
            button.setProperty("look", look)
            button.style().unpolish(button)
            button.style().polish(button)
