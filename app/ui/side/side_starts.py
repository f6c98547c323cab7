"""What could be started now, at the side below the log: in a game that says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.core.text.words import Words
from app.games.game_api import Selection
from app.games.game_registry import cards_of
from app.ui.app.trouble import surviving
from app.ui.look.sign_inks import sign_inks
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.games.contracts.learning.starts_contract import CouldStart, Starts
    from app.ui.app.shell import Shell
    from app.ui.board.board_view import BoardView
    from app.ui.look.sign_inks import SignInks
    from app.ui.panels.starts.starts_panel import StartsPanel
    from app.ui.side.side_heights import SideParts
    from app.ui.table.bridge import Bridge

MOST = 0.34
"""Share of the side panel that it takes at most; what is more scrolls."""
NOT_NOW = Words("That is no longer possible.", "それはもうできません。")


class SideStarts(QObject):
    """Follows one table, and starts what is wanted."""

    resized = Signal()
    """There is more to read or less."""

    def __init__(
        self, window: Shell, bridge: Bridge, board: BoardView, parts: SideParts, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._bridge = bridge
        self._board = board
        self._parts = parts
        self._asked: tuple[SeatView, int] | None = None
        self._hovered: tuple[str, ...] = ()
        self._suggested = ""
        self.panel: StartsPanel | None = None
        """Shows it, once there was something to show."""
        if bridge.spec.starts is None:
            return
        for changed in (bridge.stepped, bridge.placed, bridge.reseated, bridge.replaced):
            changed.connect(self._look_soon)
        board.hovered.connect(self._hover)
        board.selection_changed.connect(self._point_out)
        self._look_soon()

    @Slot()
    def _look_soon(self, *_told: object) -> None:
        soon(self.look)

    @Slot()
    def look(self) -> None:
        """Show what could be started, if the table is another."""
        view, seat, ask = self._bridge.view, self._bridge.seat, self._bridge.spec.starts
        if ask is None or (self._asked is not None and self._asked == (view, seat)):
            return
        self._asked = (view, seat)
        with surviving("GameSpec.starts"):
            starts = ask(view, seat)
            self._show(starts)

    def _show(self, starts: Starts) -> None:
        if self.panel is None:
            if not starts:
                return
            self._make_panel()
        assert self.panel is not None
        focused = self._window.focusWidget()
        held = focused if self.panel.isAncestorOf(focused) else None
        self.panel.show_starts(starts)
        if held is not None and not (held.isVisible() and held.isEnabled()):
            # What it stood on is gone, and by itself it went to any other button in the window.
            self._board.setFocus()
        self._point_out()

    def _make_panel(self) -> None:
        from app.ui.panels.starts.starts_panel import StartsPanel  # noqa: PLC0415 - few games have it

        self.panel = StartsPanel(self._window.look, self._inks)
        self.panel.wanted.connect(self.start)
        self.panel.resized.connect(self.resized)
        self._parts.take_starts(self.panel)

    def _inks(self) -> SignInks:
        """Return the colours of the game's signs on the panel."""
        look, cards = self._window.look, cards_of(self._bridge.spec)
        return sign_inks(cards, look.language, look.palette.panel_raised, look.palette.text)

    def height(self, width: int, room: int) -> int:
        """Return how high it is at a width, within a share of `room`; 0 where there is nothing."""
        if self.panel is None or not self.panel.shows:
            return 0
        return min(self.panel.wanted_height(width), round(room * MOST))

    @property
    def pointed_at(self) -> bool:
        """Whether the pointer is over it: it stays where it is."""
        return self.panel is not None and self.panel.isVisible() and self.panel.pointed_at

    def suggest(self, action: str) -> None:
        """Light up what a lesson says is to be started; "" for nothing."""
        self._suggested = action
        self._point_out()

    @Slot(object, object)
    def _hover(self, handle: str | None, _unit: str | None) -> None:
        if handle:
            # It stays: on the way to the list nothing may change its place.
            self._hovered = (handle,)
            self._point_out()

    @Slot()
    def _point_out(self, *_selection: object) -> None:
        """Light up what takes the cards that are selected, or else the one below the pointer."""
        if self.panel is not None:
            self.panel.point_out(self._board.selection().cards or self._hovered)
            self.panel.suggest(self._suggested)

    @Slot(object)
    def start(self, could: CouldStart) -> None:
        """Start it: with what is selected where it takes that."""
        action = self._window.registry.named(could.action)
        situation = self._window.situation()
        for selection in (self._window.selection(), Selection()):
            if action is not None and action.when(situation, selection):
                self._window.perform(action, selection)
                return
        self._window.tell(NOT_NOW, "refused")
