"""What is paid for a retreat: in its gesture, or by hand after it."""

from __future__ import annotations

from app.core.data.value import value
from app.games.pokemon.adviser.effects.retreat_costs import RetreatCost, retreat_cost, worths
from app.games.pokemon.adviser.model.known_cards import is_energy
from app.games.pokemon.adviser.model.plays import Detach, Retreat
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon


@value
class Payment:
    """What is discarded for a retreat, in units of Energy."""

    mon: Mon
    cost: RetreatCost
    worths: tuple[int, ...]
    """How many units each card counts as."""
    is_all: bool = False
    """Whether nothing is known but what Energy there is."""

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self.worths)


def payment(position: Position, play: Retreat) -> Payment | None:
    """Return what is paid for a retreat: all the Energy there is where nobody said yet.

    A case may name no payment, and at a table people may discard the Energy in a gesture of its
    own. None where it is not known what the Energy counts as.
    """
    mon = position.mon(play.unit)
    cost = retreat_cost(position, mon) if mon is not None else None
    if mon is None or cost is None:
        return None
    attached = None if mon.unknown else worths(position, mon, mon.energy)
    if play.paid is None or (not play.paid and not play.free and not position.record.is_case):
        return None if attached is None else Payment(mon, cost, attached, is_all=True)
    paid = worths(position, mon, play.paid)
    return None if paid is None else Payment(mon, cost, paid)


def paid_later(position: Position, by: int) -> Payment | None:
    """Return what was discarded by hand for a retreat of this turn that paid nothing itself."""
    retreat = next(
        (one for one in reversed(position.turn.plays) if isinstance(one, Retreat) and one.by == by),
        None,
    )
    mon = position.mon(retreat.unit) if retreat is not None and not retreat.paid else None
    cost = retreat_cost(position, mon) if mon is not None else None
    if mon is None or cost is None or mon.unknown:
        return None
    gone = tuple(
        one.card
        for one in position.turn.plays
        if isinstance(one, Detach) and one.unit == mon.uid and is_energy(one.card)
    )
    left, paid = worths(position, mon, mon.energy), worths(position, mon, gone)
    if left is None or paid is None or sum(left) + sum(paid) < cost.least:
        return None  # it was said at once that it cannot be paid
    return Payment(mon, cost, paid)
