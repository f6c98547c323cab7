"""Whose seats are at this screen: all of the table's, but for those that computers play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.contracts.computer_contract import computers_of
from app.games.contracts.out_contract import seats_out
from app.ui.table.open_table import KeepsRecord

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.table import Turn
    from app.ui.table.bridge import Bridge
    from app.ui.table.open_table import OpenTable

TWO = 2
"""Of two the other one is next, whatever has to be done."""


class SeatsHere:
    """The seats of one table in the window, as who plays them changes."""

    def __init__(self, bridge: Bridge, table: OpenTable) -> None:
        self._bridge = bridge
        self._table = table
        self.played: frozenset[SeatId] = frozenset()
        """Those that computers play."""
        self.taken()

    @property
    def sits(self) -> tuple[SeatId, ...]:
        """The seats of those who sit at this screen."""
        return tuple(seat for seat in self._table.sits if seat not in self.played)

    def taken(self) -> tuple[SeatId, ...] | None:
        """Take in who plays the seats now: which of them people took, None where all is as before.

        Of a table elsewhere one has a seat, whoever plays it.
        """
        before = self.played
        if not isinstance(self._table, KeepsRecord):
            self.played = frozenset(computers_of(self._bridge.view.options))
        if before == self.played:
            return None
        return tuple(seat for seat in self.sits if seat in before)

    def after(self, here: SeatId) -> SeatId:
        """Return who would sit here next: in turn order; who is out is passed by.

        While all set up at once it is the next of those whom the game waits for, if it is anybody.
        """
        view = self._bridge.view
        gone = seats_out(view, self._bridge.spec.out)
        sits = [seat for seat in self.sits if seat == here or seat not in gone]
        if not sits:
            return here
        if here not in sits:
            return sits[0]
        if self._bridge.spec.turn_order is not None:
            sits = [seat for seat in self._bridge.spec.turn_order(view) if seat in sits]
        at, beginning = sits.index(here), self._bridge.spec.beginning
        following = [*sits[at + 1 :], *sits[:at]]
        if len(sits) > TWO and beginning is not None and not view.turn.number:
            awaited = set(beginning.awaited(view))
            following = [seat for seat in following if seat in awaited] or following
        return following[0] if following else here


def passed(before: Turn, now: Turn) -> bool:
    """Whether another player has the turn, or the first turn began."""
    return (before.seats, bool(before.number)) != (now.seats, bool(now.number))
