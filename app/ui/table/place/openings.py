"""Keeps the openings that are played at the table in the window, where the person wants that."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.ids import SeatId
    from app.games.game_api import PutDown
    from app.session.host.updates import Stepped
    from app.ui.table.bridge import Bridge
    from app.ui.table.open_table import OpenTable


class PlayedOpenings(QObject):
    """Follows the seat at the window; what it sees of its own opening is all that is kept."""

    failed = Signal(object)
    """Words: the disk refused."""

    def __init__(self, bridge: Bridge, table: OpenTable, wanted: Callable[[], bool]) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._table = table
        self._view = bridge.view
        """What the seat saw before the gesture that is told next."""
        self._known: set[tuple[SeatId, PutDown]] = set()
        self._held: list[tuple[SeatId, PutDown]] = []
        """What is only kept when the table is left."""
        self._wanted = wanted
        """Whether the person wants openings kept, asked each time."""
        bridge.stepped.connect(self._on_stepped)
        bridge.placed.connect(self._on_placed)

    @Slot(object)
    def _on_placed(self, _placed: object) -> None:
        self._view = self._bridge.view

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        before, self._view = self._view, self._bridge.view
        find = self._bridge.spec.opened
        # Once the game has begun this costs one comparison a gesture.
        if before.turn.number or find is None or not self._wanted():
            return
        found = find(before, stepped.facts)
        # Put down, taken back and put down in another way is still one opening.
        if found is not None and (before.seat, found) not in self._known:
            self._known.add((before.seat, found))
            if self._table.apart:
                # Beside a deck's odds it would tell the other player of a hand in play.
                self._held.append((before.seat, found))
            else:
                self._keep(before.seat, found)

    def close(self) -> None:
        """Keep what the players of this table were not to learn of each other."""
        held, self._held = self._held, []
        for seat, found in held:
            self._keep(seat, found)

    def _keep(self, seat: SeatId, found: PutDown) -> None:
        from app.store.decks import played_openings  # noqa: PLC0415 - not for the first board
        from app.store.file_trouble import StoreError  # noqa: PLC0415 - likewise

        deck = self._table.deck_of(seat)
        if not deck:
            return
        mark = played_openings.deck_mark(deck)
        when = datetime.now(UTC).replace(microsecond=0)
        opening = played_openings.Opening(mark, when, found.mulligans, found.basics, found.cards)
        try:
            played_openings.keep(opening)
        except StoreError as problem:
            self.failed.emit(problem.words)
