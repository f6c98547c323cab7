"""Who plays at a table: whose partner is who, who is out, whose turn comes next.

Plain values, so that the table and the adviser ask the same questions.
"""

from __future__ import annotations

from app.core.data.value import value
from app.core.ids import SeatId


@value
class Players:
    """The players of a table, by seat in turn order."""

    teams: tuple[int, ...]
    """The team of each seat."""
    out: frozenset[SeatId] = frozenset()
    """Who is out of the game."""

    @property
    def playing(self) -> tuple[SeatId, ...]:
        """Everybody who is not out."""
        return tuple(seat for seat in range(len(self.teams)) if seat not in self.out)

    def partners(self, seat: SeatId) -> tuple[SeatId, ...]:
        """Return the members of a player's team, the player among them."""
        return tuple(one for one, team in enumerate(self.teams) if team == self.teams[seat])

    def foes(self, seat: SeatId) -> tuple[SeatId, ...]:
        """Return the opponents of a player that still play, in turn order after the player."""
        team = self.teams[seat]
        return tuple(one for one in self.after(seat) if self.teams[one] != team)

    def after(self, seat: SeatId) -> tuple[SeatId, ...]:
        """Return the others that still play, in turn order after a player."""
        count = len(self.teams)
        order = ((seat + offset) % count for offset in range(1, count))
        return tuple(one for one in order if one not in self.out)

    def following(self, seat: SeatId) -> SeatId:
        """Return whose turn comes after a player's: the same again where nobody else plays."""
        return next(iter(self.after(seat)), seat)
