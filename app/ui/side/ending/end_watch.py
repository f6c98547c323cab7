"""Notices that a game ends, and shows how: once, and again whenever somebody wants to see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.games.contracts.rematch_contract import Ending
from app.session.seat.ended_game import how_it_ended, is_over
from app.ui.app.trouble import surviving

if TYPE_CHECKING:
    from app.session.host.updates import Stepped
    from app.ui.app.shell import Shell
    from app.ui.board.board_view import BoardView
    from app.ui.panels.history.step_words_seen import Telling
    from app.ui.side.ending.end_sheet import EndSheet
    from app.ui.table.bridge import Bridge


class EndWatch(QObject):
    """Follows a table until its game is over."""

    showing = Signal(bool)
    """Whether the sheet says it now: it comes, or is gone."""

    def __init__(
        self,
        window: Shell,
        bridge: Bridge,
        telling: Telling,
        board: BoardView,
        parent: QObject,
        *,
        by_itself: bool = True,
    ) -> None:
        """`by_itself`: whether it shows as the game ends, and not only where it is asked for."""
        super().__init__(parent)
        self._window, self._bridge, self._board = window, bridge, board
        self._telling = telling
        self._was_over = self.over
        self._by_itself = by_itself
        self.sheet: EndSheet | None = None
        """What says it, once it was wanted."""
        bridge.stepped.connect(self._on_stepped)
        bridge.placed.connect(self._on_placed)

    @property
    def over(self) -> bool:
        """Whether the game is over, as the table stands."""
        return is_over(self._bridge.spec, self._bridge.view)

    @Slot(object)
    def _on_stepped(self, _stepped: Stepped) -> None:
        before, self._was_over = self._was_over, self.over
        if not self._was_over:
            self.leave()
        elif not before and self._by_itself:
            self.show()

    @Slot(object)
    def _on_placed(self, _placed: object) -> None:
        """Go with an end that is taken back; one that is done again was seen before."""
        self._was_over = self.over
        if not self._was_over:
            self.leave()

    def show(self) -> None:
        """Show how the game ended."""
        from app.ui.side.ending.end_sheet import EndSheet  # noqa: PLC0415 - not at the start

        if not self.over:
            return
        if self.sheet is None:
            self.sheet = EndSheet(self._window, self._bridge, self._board, self.ending)
            self.sheet.closed.connect(lambda: self.showing.emit(False))
        self.showing.emit(True)
        self.sheet.open()

    def leave(self) -> None:
        """Take away what is said of it."""
        if self.sheet is not None:
            self.sheet.leave()

    def ending(self) -> Ending:
        """Return how the game ended, as everybody may know it."""
        spec, view = self._bridge.spec, self._bridge.view
        line = self._bridge.history.back_from(self._bridge.node)
        with surviving("GameSpec.ended"):
            return how_it_ended(spec, view, map(self._telling.events, line))
        return Ending()
