"""What a seat remembers of a turn: what was paid, what is under way, what is still to come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Any, TypeVar

from app.core.data.value import replace, value
from app.core.ids import SeatId
from app.core.view import SeatView
from app.games.advising.seat_memory import Glimpses, Kept, SeatMemory
from app.games.blackpoker.adviser.blackpoker_plays import Paid, Start

P = TypeVar("P")


@value
class Doing:
    """An action that is being carried out, or was a moment ago."""

    action: str
    seat: SeatId
    id: str = ""
    keys: tuple[str, ...] = ()
    """Its key cards, by their handles."""
    fizzled: bool = False
    """What it was aimed at is gone, or does not fit any more."""
    resolved: bool = False
    """It has left the stage."""
    early: bool = False
    """Somebody still had the chance when it was begun."""
    drawn: int = 0
    took: bool = False
    """A card was taken out of a pile."""
    shown: bool = False
    shuffled: bool = False


@value
class Due:
    """What an action does to players and characters, as the table stood before."""

    damage: tuple[tuple[SeatId, int], ...] = ()
    losers: frozenset[str] = frozenset()
    """Soldiers that fall."""
    walls: tuple[tuple[str, str], ...] = ()
    """(bulwark, the attacker it blocks): turned up, and to the graveyard in any case."""
    numbers: tuple[tuple[str, frozenset[int]], ...] = ()
    """The numbers on the cards of those attackers."""
    taken: tuple[tuple[SeatId, int], ...] = ()
    """Cards that went from decks to graveyards meanwhile."""
    gone: frozenset[str] = frozenset()
    """Characters that went to the graveyard meanwhile."""
    shown: tuple[tuple[str, str | None], ...] = ()
    """Bulwarks that went there, with the card they were turned up as; None: not turned up."""

    def left(self, seat: SeatId) -> int:
        """Return how much damage a player has still to take."""
        return dict(self.damage).get(seat, 0) - dict(self.taken).get(seat, 0)

    def taking(self, seat: SeatId, cards: int) -> Due:
        """Return what is due after a player took some of it."""
        taken = dict(self.taken)
        taken[seat] = taken.get(seat, 0) + cards
        return replace(self, taken=tuple(sorted(taken.items())))


class Glances(Glimpses):
    """What was read of the last few tables as a seat saw them: a gesture is read more than once."""

    __slots__ = ("_seen",)
    MOST = 16

    def __init__(self) -> None:
        super().__init__()
        self._seen: list[tuple[SeatView, Any]] = []

    def of(self, view: SeatView, read: Callable[[SeatView], P]) -> P:
        """Return what is read of a view, read once."""
        for one, kept in self._seen:
            if one is view:
                known: P = kept
                return known
        found = read(view)
        self._seen.insert(0, (view, found))
        del self._seen[self.MOST :]
        return found


@value
class Memory(SeatMemory):
    """What a seat remembers."""

    turn: tuple[Any, ...] = ()
    kept: Kept = frozenset()
    glimpses: Glances = field(default_factory=Glances, compare=False)
    paying: tuple[tuple[SeatId, Paid], ...] = ()
    """What players gave since something was started or resolved last."""
    open: Start | None = None
    """An action that was started by hand, for which more may be paid."""
    doing: Doing | None = None
    due: Due | None = None
    owed: tuple[tuple[str, SeatId], ...] = ()
    """Triggered actions that are still to come, each with its controller."""
    uncharged: frozenset[str] = frozenset()
    """Characters of whose turn it is that lie driven since it began."""
    drove: frozenset[str] = frozenset()
    """Characters that were driven since something was started or resolved last."""
    closed: frozenset[str] = frozenset()
    """Trumps that were turned down in this turn."""

    def paid(self, seat: SeatId) -> Paid:
        """Return what a player gave since something was started or resolved last."""
        for one, paid in self.paying:
            if one == seat:
                return paid
        return NOTHING

    def sacrifices(self, seat: SeatId) -> bool:
        """Whether a player gave characters as a cost, of an action that is still to be started."""
        felled = self.doing is not None and self.doing.action in FELLING
        return bool(self.paid(seat).gives) and not felled

    def paying_more(self, seat: SeatId, more: Paid) -> Memory:
        """Return the memory after a player gave more."""
        rest = tuple([one for one in self.paying if one[0] != seat])
        return replace(self, paying=(*rest, (seat, self.paid(seat).plus(more))))


NOTHING = Paid()
FELLING = frozenset(
    {"damageJudge", "destroyBulwark", "down", "kill", "reanimate", "slash", "swordRain"}
)
"""Actions by which characters go to the graveyard."""


def begin(_view: SeatView) -> Memory:
    """Return the memory of a seat that has just seen the table."""
    return Memory()
