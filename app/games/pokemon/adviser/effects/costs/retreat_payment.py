"""What is paid for a retreat: in its gesture, or by hand after it."""

from __future__ import annotations

from app.core.data.value import replace, value
from app.games.pokemon.adviser.effects.costs.retreat_costs import RetreatCost, retreat_cost, worths
from app.games.pokemon.adviser.model.card_plays import PlayStadium
from app.games.pokemon.adviser.model.known_cards import is_energy, kind
from app.games.pokemon.adviser.model.plays import (
    AttachCard,
    Detach,
    Devolve,
    Evolve,
    Play,
    Retreat,
)
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
    """Return what was discarded by hand for a retreat of this turn that paid nothing itself.

    The cost is that of the Pokémon that retreated, before it evolved on the Bench. None where it
    was said at once, and where the cost may have been another before what was played since.
    """
    plays = position.turn.plays
    retreats = [one for one in plays if isinstance(one, Retreat) and one.by == by]
    if not retreats or retreats[-1].paid or retreats[-1].free:
        return None
    retreat = retreats[-1]
    since, mon = plays[plays.index(retreat) + 1 :], position.mon(retreat.unit)
    if mon is None or mon.unknown or any(_changes_costs(one, mon.uid) for one in since):
        return None
    mon = _as_it_was(mon, since)
    cost = retreat_cost(position, mon)
    gone = tuple(
        one.card
        for one in plays
        if isinstance(one, Detach) and one.unit == mon.uid and is_energy(one.card)
    )
    left, paid = worths(position, mon, mon.energy), worths(position, mon, gone)
    came = tuple(
        one.card
        for one in since
        if isinstance(one, AttachCard) and one.onto == mon.uid and is_energy(one.card)
    )
    new = worths(position, mon, came)
    if cost is None or left is None or paid is None or new is None:
        return None
    if sum(left) + sum(paid) - sum(new) < cost.least:
        return None  # it was said at once that it cannot be paid
    return Payment(mon, cost, paid)


def _changes_costs(play: Play, uid: str) -> bool:
    """Whether a play may have changed what the retreat of a Pokémon costs."""
    return isinstance(play, PlayStadium) or (isinstance(play, Devolve) and play.unit == uid)


def _as_it_was(mon: Mon, since: tuple[Play, ...]) -> Mon:
    """Return a Pokémon as it was before these plays: not yet evolved, with other Tools."""
    tools = list(mon.tools)
    for one in reversed(since):
        if isinstance(one, AttachCard) and one.onto == mon.uid and one.card in tools:
            tools.remove(one.card)
        elif isinstance(one, Detach) and one.unit == mon.uid and kind(one.card) == "tool":
            tools += [one.card] if one.card is not None else []
    times = sum(isinstance(one, Evolve) and one.onto == mon.uid for one in since)
    stack = mon.stack[: len(mon.stack) - times] or mon.stack
    card = stack[-1] if times and stack else mon.card
    return replace(mon, card=card, stack=stack, tools=tuple(tools))
