"""The dark bar above the table: whose turn it is, what was used, and the everyday buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
)

from app.core.ids import SPECTATOR
from app.core.text.turn_words import turn_title
from app.games.contracts.computer_contract import computers_of, signed
from app.games.contracts.out_contract import turn_of
from app.games.lexicon import phases_of
from app.ui.app.shell import BarPart
from app.ui.commands.action_registry import without_letter
from app.ui.commands.second_press import SecondPress
from app.ui.look.icons import icon
from app.ui.look.logo import Logo
from app.ui.look.look import Look
from app.ui.table.computers.computer_pill import ComputerPill
from app.ui.table.turn_checklist import TurnChecklist, entries_of
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.plain_text import Label, literal
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenu

    from app.core.text.words import Language
    from app.core.view import SeatView
    from app.games.game_api import GameSpec
    from app.ui.table.turn_checklist import Room


ACCENT = "#f0674e"
"""Of the logo: the table's vermilion, bright enough for the dark bar."""
LEAST = 10
"""How many things can be left out one after the other where there is no room for all."""
CHECKLIST: dict[int, Room] = {0: "full", 3: "short", 5: "menu", 7: "sign"}
"""From which step on the checklist says how much."""
WITHOUT_OTHERS, WITHOUT_CHECKLIST, WITHOUT_WORDS = 6, 8, 9
"""From which step on there are no buttons but those that are wanted most, no checklist, and no word
on the last button. At the last step the wanted ones go too."""


class TopBar(BarPart):
    """Logo, table, turn, checklist, buttons."""

    _spared = LEAST
    """How much is left out now; all of it until the parts are there."""
    _fitting = False
    """Whether what shows is being chosen now."""

    def __init__(
        self,
        look: Look,
        menu: QMenu,
        buttons: list[QAction],
        primary: list[QAction],
        wanted: frozenset[QAction] = frozenset(),
    ) -> None:
        """`wanted` are those of `buttons` that stay longest where there is little room."""
        super().__init__()
        self.look = look
        self._wanted = wanted
        self.setObjectName("topBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 12, 6)
        row.setSpacing(8)
        self.menu_button = QToolButton()
        self.menu_button.setText("☰")
        Opener(self.menu_button, opens="menu").attach(menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.logo = Logo(ACCENT)
        self.table = _pill("chip")
        self.turn = _pill("turn")
        self.computers = ComputerPill(look)
        self.checklist = TurnChecklist()
        row.addWidget(self.menu_button)
        row.addWidget(self.logo)
        row.addWidget(self.table)
        row.addStretch(1)
        row.addWidget(self.turn)
        row.addWidget(self.computers)
        row.addWidget(self.checklist)
        row.addStretch(1)
        # One gesture changes several actions: their buttons follow once, when all have changed.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.retitle)
        self._buttons: list[tuple[QPushButton, QAction]] = []
        self._second = SecondPress()
        """Tells presses of the last button apart."""
        self._primary = primary
        """What the last button may be; it is one of them at a time."""
        self._plays = False
        """Whether there is a table, and somebody here who does more than watch it."""
        self._calm = False
        """Whether something else is to be done before what the last button does."""
        for entry in (*buttons, primary[0]):
            button = QPushButton()
            if entry is primary[0]:
                button.setProperty("look", "primary")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            place = len(self._buttons)
            button.clicked.connect(lambda _=False, place=place: self._press(place))
            row.addWidget(button)
            self._buttons.append((button, entry))
        for entry in (*buttons, *primary):
            entry.changed.connect(self._soon.start)
        self._fitted: tuple[object, ...] = ()
        look.changed.connect(self._follow_look)

    def _parts(self, width: int) -> tuple[object, ...]:
        """Return all that the room for things depends on."""
        texts = tuple(button.text() or button.accessibleName() for button, _ in self._buttons)
        said = (self.table.text(), self.turn.text(), *self.checklist.texts())
        said = (*said, str(self.computers.isHidden()), str(self._plays), self.look.language)
        return width, texts, said, self.fontMetrics().height()

    @Slot()
    def _fit(self) -> None:
        """Where the bar is too narrow, let words go that are said elsewhere too, one by one."""
        parts = self._parts(self._room())
        if self._fitting or parts == self._fitted:
            return
        self._fitting = True
        for self._spared in range(LEAST + 1):
            self._spare(self._spared)
            if self.sizeHint().width() <= self._room():
                break
        self._fitting = False
        self._fitted = self._parts(self._room())

    def _room(self) -> int:
        """Return how wide the bar may be: with too much in it, it reaches over the window's edge.

        It is laid out anew, and told so, as soon as a part of it shows.
        """
        parent = self.parentWidget()
        return self.width() if parent is None else min(self.width(), parent.width())

    def _spare(self, spared: int) -> None:
        """Show less, from 0 (everything) to `LEAST`."""
        for place, (button, entry) in enumerate(self._buttons, 1):
            primary = place == len(self._buttons)
            named = spared < 1 or (primary and spared < WITHOUT_WORDS)
            button.setText(_title(entry) if named else "")
            # All of them are in the menu too, and have keys.
            stays = LEAST if entry in self._wanted else WITHOUT_OTHERS
            offered = entry.isVisible() and self._plays
            button.setVisible(offered and (primary or spared < stays))
        self.table.setVisible(bool(self.table.text()) and spared < 2)
        self.checklist.set_room(CHECKLIST[max(step for step in CHECKLIST if step <= spared)])
        self.checklist.setVisible(bool(self.checklist.entries) and spared < WITHOUT_CHECKLIST)
        self.logo.setVisible(spared < 4)
        self.computers.spare(spared >= 3)

    def event(self, event: QEvent) -> bool:
        """Try again when the parts turn out wider than they said, as after a change of font."""
        done = super().event(event)
        late = event.type() == QEvent.Type.LayoutRequest and self.sizeHint().width() > self.width()
        if late and self._spared < LEAST:
            self._fitted = ()
            soon(self._fit)
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _follow_look(self) -> None:
        self.logo.set_ink(self.look.palette.bar_text)
        self._paint_icons()
        self.retitle()

    def _paint_icons(self) -> None:
        palette = self.look.palette
        for button, entry in self._buttons:
            name = entry.data()
            if name:
                primary = button.property("look") == "primary"
                colour = palette.vermilion_text if primary else palette.bar_text
                button.setIcon(icon(name, palette, colour))
                side = max(14, self.fontMetrics().height())
                button.setIconSize(QSize(side, side))

    def retitle(self) -> None:
        """Take over the actions' titles and whether they are possible now."""
        for button, entry in self._buttons:
            title = without_letter(entry.text())
            button.setText(_title(entry))
            key = entry.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{title} ({key})" if key else title)
            button.setAccessibleName(title)
            button.setEnabled(entry.isEnabled())
        self._fitted = ()
        self._fit()

    def show_primary(self, number: int, *, calm: bool = False) -> None:
        """Let the last button be another of the actions it may be.

        `calm`: it asks for nothing, as something else is to be done first.
        """
        button, shown = self._buttons[-1]
        if shown is not self._primary[number]:
            self._buttons[-1] = (button, self._primary[number])
            self._soon.start()
        if calm is not self._calm:
            self._calm = calm
            button.setProperty("look", "" if calm else "primary")
            button.style().unpolish(button)
            button.style().polish(button)
            self._paint_icons()
            self._soon.start()
        self._second.says(self._primary[number].text())

    def _press(self, place: int) -> None:
        """Do what a button says, unless the last one says so only since it was pressed.

        Where "Start" was "End turn" comes up: the second half of a double click is not meant.
        """
        entry = self._buttons[place][1]
        if entry not in self._primary:
            entry.trigger()
        elif self._second.press(entry.text()):
            entry.trigger()
            self._second.done()

    def show_table(self, title: str) -> None:
        """Say which table this is, where there is room for it."""
        self.table.setText(title)
        self._fit()

    def show_turn(self, view: SeatView | None, spec: GameSpec | None, language: Language) -> None:
        """Say whose turn it is and what was used in it."""
        self.turn.setVisible(view is not None)
        # Before a table is laid, and for who only watches, its buttons can do nothing.
        self._plays = view is not None and view.seat != SPECTATOR
        if view is None or spec is None:
            self.checklist.hide()
            self._fit()
            return
        turn = view.turn
        phase = phases_of(spec).get(turn.phase)
        if spec.over and turn.phase == spec.over and phase is not None:
            self.turn.setText(phase.in_(language))
        elif turn.number:
            title = turn_title(turn_of(view, spec.out), view.setting)
            if set(turn.seats) <= computers_of(view.options).keys():
                title = signed(title)
            self.turn.setText(title.in_(language))
        else:
            # Where the setup settles who goes first all have to do until then: it says who does so
            # now. Elsewhere there is nothing to do, and it says whose the first turn will be.
            seat = view.seat if spec.settles_first else turn.seat
            several = len(view.setting.seats) > 1 and seat >= 0
            who = f" · {view.setting.seats[seat].name}" if several else ""
            self.turn.setText((phase.in_(language) if phase else turn.phase) + who)
        self.checklist.show_entries(entries_of(view, spec), language)
        self._fit()


def _title(entry: QAction) -> str:
    """Return what a button says; the letter that opens the entry in its menu opens no button."""
    return literal(entry.iconText() or without_letter(entry.text()))


def _pill(look: str) -> Label:
    label = Label()
    label.setProperty("look", look)
    label.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    return label
