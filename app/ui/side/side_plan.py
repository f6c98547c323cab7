"""The plan of the seat at the window, beside the board while the game has it plan in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.games.game_api import Selection
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.core.intent import Intent
    from app.games.contracts.planned.planning_contract import PlanSheet
    from app.ui.app.shell import Shell
    from app.ui.board.board_view import BoardView
    from app.ui.panels.planning.plan_panel import PlanPanel
    from app.ui.table.bridge import Bridge
    from app.ui.table.planned.plan_watch import PlanWatch

MOST = 0.72
"""Share of the side panel that the plan takes at most; what is more scrolls."""


class SidePlan(QObject):
    """Shows a sheet, and carries out what is done with its rows."""

    resized = Signal()
    """There is a plan to show or none, or it wants another height."""

    def __init__(
        self, window: Shell, bridge: Bridge, board: BoardView, watch: PlanWatch, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._bridge = bridge
        self._board = board
        self.watch = watch
        """What shows of the plan."""
        self.panel: PlanPanel | None = None
        """Shows it, once there was something to show."""
        if bridge.spec.plan_sheet is None:
            return
        watch.changed.connect(self.look)
        bridge.stepped.connect(self._look_soon)
        bridge.placed.connect(self._look_soon)
        board.selection_changed.connect(self._light)
        soon(self.look)

    @property
    def shows(self) -> bool:
        """Whether there is a plan to see."""
        return self.panel is not None and self.watch.sheet is not None

    @Slot()
    def _look_soon(self, *_told: object) -> None:
        """Follow who else has locked, once the whole window knows what happened."""
        if self.watch.sheet is not None:
            soon(self.look)

    @Slot()
    def look(self) -> None:
        """Show the plan as it is now."""
        sheet = self.watch.sheet
        if sheet is not None:
            if self.panel is None:
                self._make_panel()
            assert self.panel is not None
            held = self.panel.isAncestorOf(self._window.focusWidget())
            self.panel.show_sheet(sheet, self._hands())
            self._light()
            self._keep_keyboard(held=held)
        elif self.panel is not None:
            # Behind the curtain nothing of it is left, shown or not.
            held = self.panel.isAncestorOf(self._window.focusWidget())
            self.panel.forget()
            self.panel.hide()
            self._keep_keyboard(held=held)
        # In the middle of a step other parts of the side still show the table as it was.
        soon(self._fit)

    @Slot()
    def _fit(self) -> None:
        self.resized.emit()

    @Slot()
    def _fit_soon(self) -> None:
        soon(self._fit)

    def _keep_keyboard(self, *, held: bool) -> None:
        """Give the keyboard back to the board where what it stood on is gone."""
        now = self._window.focusWidget()
        assert self.panel is not None
        there = self.panel.isAncestorOf(now) and now.isEnabled() and not now.isHidden()
        if held and not (there and self.shows):
            self._board.setFocus()

    def _make_panel(self) -> None:
        from app.ui.panels.planning.plan_panel import PlanPanel  # noqa: PLC0415 - few games have it

        self.panel = PlanPanel(self._window)
        self.panel.wanted.connect(self._do)
        self.panel.pointed.connect(self.watch.point_out)
        self.panel.lock_wanted.connect(self._lock)
        self.panel.left.connect(self._board.setFocus)
        self.panel.resized.connect(self._fit_soon)

    def _hands(self) -> str:
        """Return the action by which another one sits down here who has to plan; "" for none."""
        place, sheet = self._window.place_in_front, self.watch.sheet
        if place is None or sheet is None or sheet.lock is not None or sheet.takes is not None:
            return ""
        screen, view = place.one_screen, self._bridge.view
        others = [seat for seat in screen.sits if seat != view.seat]
        if not any(view.seal(seat) is None for seat in others):
            return ""
        return "hand_over" if screen.apart else "other_seat"

    @Slot(object)
    def _do(self, intent: Intent) -> None:
        place = self._window.place_in_front
        if place is not None:
            place.carry_out(intent)

    @Slot()
    def _lock(self) -> None:
        entry, window = self._window.registry.get("lock_plan"), self._window
        if entry.when(window.situation(), Selection()):
            window.perform(entry, Selection())

    @Slot()
    def _light(self, *_selection: object) -> None:
        """Light up the rows that are about what is chosen on the board."""
        if self.panel is not None and self.shows:
            sheet = self.watch.sheet
            assert sheet is not None
            self.panel.light(touched(sheet, self._board.selection()))

    def switch(self) -> None:
        """Show what would happen, or no more; it stays so for the next plan."""
        self.watch.foresee(on=not self.watch.foresees)
        self._window.looks.change(foresee=self.watch.foresees)
        self._window.refresh()
        self.look()

    def guess_next(self) -> None:
        """Show what would happen if the others do something else."""
        self.watch.guess_next()
        if self.watch.foresees != self._window.settings.foresee:
            self._window.looks.change(foresee=self.watch.foresees)
        self._window.refresh()
        self.look()

    def take_keyboard(self) -> None:
        """Let the keyboard come to the plan."""
        if self.panel is not None and self.shows:
            self.panel.take_keyboard()

    def give_height(self, width: int, room: int, taken: int = 0) -> None:
        """Be as high as what there is to see at a width, within a share of `room`; or hidden.

        `taken` pixels of it are another's.
        """
        if self.panel is None:
            return
        self.panel.setVisible(self.shows)
        if self.shows:
            wanted, few, tight = self.panel.wanted_heights(width)
            most = min(max(round(room * MOST), few), max(room - taken, tight), room)
            self.panel.give_height(min(wanted, most), width)

    def least_height(self, width: int) -> int:
        """Return with how many pixels it can still be used, with its buttons; 0 without a plan."""
        if self.panel is None or not self.shows:
            return 0
        return min(self.panel.wanted_heights(width))


def touched(sheet: PlanSheet, chosen: Selection) -> frozenset[str]:
    """Return the rows that are about what is chosen: themselves, by an arrow, or by a ghost."""
    names = {*chosen.cards, *chosen.units, *filter(None, (chosen.cell,))}
    rows = (row for group in sheet.groups for row in group.rows)
    found = {row.id for row in rows if names & {*row.about.cards, *row.about.units, row.about.cell}}
    found |= {arrow.row for arrow in sheet.arrows if arrow.source in names}
    found |= {ghost.row for ghost in sheet.ghosts if ghost.cell in names}
    return frozenset(found - {""})
