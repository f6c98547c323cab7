"""Who is out of the game: a board is hatched in place at first, and folds when the turn goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.text.words import Words
    from app.core.view import SeatView
    from app.games.game_api import GameSpec


class WhoIsOut:
    """Follows which seats are out, and since which turn this window has known it."""

    def __init__(self, spec: GameSpec) -> None:
        self._spec = spec
        self._since: dict[SeatId, int] = {}
        self.reasons: dict[SeatId, Words] = {}
        """Why each of them is."""
        self.folded: frozenset[SeatId] = frozenset()
        """Those whose boards are no more than a plate."""

    def follow(self, view: SeatView, *, at_once: bool = False) -> bool:
        """Read a view; return whether a board looks otherwise now.

        What is found `at_once`, when a table is opened or another step is shown, folds at once.
        """
        ask, before = self._spec.out, (self.reasons, self.folded)
        found = (
            {}
            if ask is None
            else {
                seat: why
                for seat, _ in enumerate(view.setting.seats)
                if (why := ask(view, seat)) is not None
            }
        )
        turn = view.turn.number
        self._since = {seat: self._since.get(seat, -1 if at_once else turn) for seat in found}
        self.reasons = found
        self.folded = frozenset(seat for seat, since in self._since.items() if since != turn)
        return (self.reasons, self.folded) != before
