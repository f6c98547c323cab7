"""Who plays at a table: whose partner is who, who is out, whose turn comes next.

Plain values, so that the table and the adviser ask the same questions.
"""

from __future__ import annotations

from app.core.data.value import value
from app.core.ids import SeatId

BACK = "order_back"
"""The mark on the table that says that turns go round the other way (TV019)."""


@value
class Players:
    """The players of a table, by seat."""

    teams: tuple[int, ...]
    """The team of each seat."""
    out: frozenset[SeatId] = frozenset()
    """Who is out of the game."""
    back: bool = False
    """Whether turns go round the other way: so the second pair lets its other member begin."""

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
        step = -1 if self.back else 1
        order = ((seat + step * offset) % count for offset in range(1, count))
        return tuple(one for one in order if one not in self.out)

    def following(self, seat: SeatId) -> SeatId:
        """Return whose turn comes after a player's: the same again where nobody else plays."""
        return next(iter(self.after(seat)), seat)

    def turns_begun(self, first: SeatId, number: int, now: SeatId | None) -> tuple[int, ...] | None:
        """Return how many turns each player has begun in turn `number`, which is that of `now`.

        None where turns did not simply go round from who went first: somebody is out, or it would
        be another's turn.
        """
        order = (first, *self.after(first))
        full, more = divmod(number, len(self.teams))
        if self.out or now != order[more - 1]:
            return None
        return tuple([full + (order.index(seat) < more) for seat in range(len(self.teams))])
