"""The stage of one table: there while something is declared, or somebody has the chance.

It lies over the board where the mat has a place for it that can be read, or else stands in the side
panel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.games.game_registry import cards_of
from app.session.trial.stage_forecast import stage_forecast
from app.ui.app.trouble import steady
from app.ui.panels.stage.stage_words import is_on
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.open_popups import pop_up

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from app.ui.app.shell import Shell
    from app.ui.board.board_view import BoardView
    from app.ui.board.declared.stage_arrows import StageArrows
    from app.ui.panels.history.step_words_seen import Telling
    from app.ui.panels.stage.auto_pass import AutoPass
    from app.ui.panels.stage.stage_on_mat import StageOnMat
    from app.ui.panels.stage.stage_panel import StagePanel
    from app.ui.table.bridge import Bridge

MOST, MOST_OFF_MAT = 0.4, 0.52
"""Share of the side panel that the stage takes at most, and where the mat is too small for it:
there buttons and the top of the pile would not show in less. What is more scrolls."""


class SideStage(QObject):
    """Follows the stage of one table."""

    resized = Signal()
    """There is a stage to show or none, or it has another height or another place."""

    def __init__(
        self, window: Shell, bridge: Bridge, board: BoardView, telling: Telling, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._telling = telling
        self._window = window
        self._bridge = bridge
        self._board = board
        self.panel: StagePanel | None = None
        """Shows it, once there was something to show."""
        self.on_mat: StageOnMat | None = None
        """Has it over the board, where that is its place."""
        self.arrows: StageArrows | None = None
        """Shows on the board what is aimed at, likewise."""
        self.auto_pass: AutoPass | None = None
        """Passes by itself, in a game that says at what."""
        if bridge.spec.kinds is not None:
            from app.ui.panels.stage.auto_pass import AutoPass  # noqa: PLC0415 - not every game

            self.auto_pass = AutoPass(bridge, self)
            self.auto_pass.changed.connect(self._show_passing)
        bridge.stepped.connect(self.look)
        bridge.placed.connect(self.look)
        board.seen_otherwise.connect(self._move)
        soon(self.look)

    @property
    def shows(self) -> bool:
        """Whether there is anything to see."""
        return self.panel is not None and is_on(self._bridge.view)

    @Slot(object)
    def look(self, *_told: object) -> None:
        """Show the stage as it is now."""
        view = self._bridge.view
        if is_on(view):
            if self.panel is None:
                self._make_panel()
            assert self.panel is not None
            self.panel.show_stage(view, stage_forecast(self._bridge.spec, view))
            self._lay()
            self.resized.emit()
            self._keep_keyboard()
            soon(self.draw_arrows)
        elif self.panel is not None and not self.panel.isHidden():
            held = (self.on_mat or self.panel).isAncestorOf(self._window.focusWidget())
            self._lay()
            self.draw_arrows()
            self.resized.emit()
            if held:
                self._board.setFocus()

    def _keep_keyboard(self) -> None:
        """Give the keyboard back to the board where what it stood on cannot be pressed any more."""
        assert self.panel is not None
        now = self._window.focusWidget()
        if now in self.panel.choices.buttons.values() and not now.isEnabled():
            self._board.setFocus()

    @Slot()
    @steady
    def _move(self) -> None:
        """Go from the mat to the side panel where it would cover what lies there now, or back."""
        if self.panel is None or not self._board.isVisible():
            return
        if self._fits_on_mat() == (self.on_mat is not None):
            return
        held = self.panel.isAncestorOf(self._window.focusWidget())
        self._take_off()
        self.look()
        self.resized.emit()
        if held:
            self._board.setFocus()

    def _fits_on_mat(self) -> bool:
        """Whether its place is the mat; a board that does not show yet will have the room."""
        if self._board.seating.stage is None:
            return False
        from app.ui.panels.stage.stage_on_mat import has_room  # noqa: PLC0415 - few games have one

        return has_room(self._board) or not self._board.isVisible()

    def _take_off(self) -> None:
        """Let go of what shows it: at another place another one does, with another ground."""
        gone = self.on_mat or self.panel
        assert gone is not None
        gone.hide()
        gone.setParent(None)
        gone.deleteLater()
        self.panel = self.on_mat = None

    def _make_panel(self) -> None:
        from app.ui.board.declared.stage_arrows import StageArrows  # noqa: PLC0415 - likewise
        from app.ui.panels.stage.stage_panel import StagePanel  # noqa: PLC0415 - not at the start

        spec, art = self._bridge.spec, self._board.board.pictures.art
        brief = self._board.seating.stage is not None
        self.panel = StagePanel(self._window, cards_of(spec).face, spec.declared, art, brief=brief)
        if self._fits_on_mat():
            from app.ui.panels.stage.stage_on_mat import StageOnMat  # noqa: PLC0415 - likewise

            self.on_mat = StageOnMat(self._board, self.panel)
            self.panel.resized.connect(self.on_mat.follow)
        else:
            self.panel.order.hide()
            self.panel.hide()
        self._window.look.changed.connect(self.panel.write_again)
        self.panel.resized.connect(self.resized)
        if self.arrows is None:
            self.arrows = StageArrows(self._board, self._place_of)
        self.panel.pointed.connect(self.arrows.point_out)
        if self.auto_pass is not None:
            self.panel.choices.passing.ended.connect(self.auto_pass.stop)
            self._show_passing()
        self.panel.verticalScrollBar().valueChanged.connect(self.draw_arrows)

    def _place_of(self, declaration: str) -> QPoint | None:
        """Return where on the screen a declaration shows; None where nowhere."""
        return None if self.panel is None else self.panel.place_of(declaration)

    @Slot()
    def _show_passing(self) -> None:
        """Show that the chance is about to pass by itself."""
        if self.panel is not None and self.auto_pass is not None:
            self.panel.choices.show_passing(self.auto_pass.left)

    def choose_passing(self) -> None:
        """Offer the kinds of declarations at which the chance passes by itself."""
        if self.auto_pass is None:
            return
        from app.ui.panels.stage.passing_menu import passing_menu  # noqa: PLC0415 - on demand

        button = self.panel.choices.buttons["auto_pass"] if self.panel is not None else None
        at = self._board if button is None or not button.isVisible() else button
        menu = passing_menu(self._window, self._bridge.spec, self.auto_pass, self._board)
        pop_up(menu, at.mapToGlobal(at.rect().center()))

    def cut_in(self) -> None:
        """Offer to go back to where the seat at the window had the chance and others went on."""
        from app.ui.panels.stage.cut_in import (  # noqa: PLC0415 - on demand
            NONE,
            chances_before,
            cut_in_menu,
        )

        nodes = chances_before(self._bridge.history, self._bridge.seat)
        if not nodes:
            self._window.tell(NONE, "refused")
            return
        menu = cut_in_menu(
            self._telling,
            nodes,
            self._window.look.language,
            self._board,
            self._bridge.go_with_consent,
        )
        pop_up(menu, self._board.mapToGlobal(self._board.rect().center()))

    @property
    def beside(self) -> StagePanel | None:
        """What stands in the side panel; None where it lies over the board."""
        return self.panel if self.on_mat is None else None

    def _lay(self) -> None:
        """Show it over the board, or take it off, where that is its place."""
        if self.on_mat is not None:
            self.on_mat.setVisible(self.shows)
            self.on_mat.follow()

    @Slot()
    def draw_arrows(self, *_told: object) -> None:
        """Draw on the board what the declarations are aimed at, beside where they stand now."""
        if self.arrows is not None:
            self.arrows.follow()

    def give_height(self, width: int, room: int) -> None:
        """Be as high as what there is to see at a width, within a share of `room`; or hidden."""
        if self.panel is None or self.on_mat is not None:
            return
        self.panel.setVisible(self.shows)
        if self.shows:
            most = MOST_OFF_MAT if self.panel.brief else MOST
            self.panel.setFixedHeight(max(1, min(self.panel.wanted(width), round(room * most))))
