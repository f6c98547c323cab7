"""Plays of cards and units that went somewhere, read from what a fact changed on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.ids import SeatId
from app.core.view import Event, SeatFact
from app.games.advising import common_plays as q
from app.games.advising.told_event import Happened


def moves(fact: SeatFact) -> bool:
    """Whether a fact changed where something lies."""
    return bool(fact.zones or fact.cards or fact.units or fact.gone or fact.gone_units)


def moved(it: Happened) -> Iterator[Any]:
    """Yield all that went somewhere: onto and off units, onto fields and off them, among piles."""
    yield from _stages(it)
    yield from _attached(it)
    yield from _came(it)
    yield from _went(it)
    yield from _places(it)
    for event in it.fact.events:
        yield from _piles(it, event)


def _stages(it: Happened) -> Iterator[Any]:
    event = it.event
    for old, new in it.changed():
        if len(new.under) > len(old.under) and new.base != old.base:
            yield q.Stacked(it.by, new.id, it.after.cards[new.base].ref, event.source)
        elif len(new.under) < len(old.under) and new.base != old.base:
            yield q.Unstacked(it.by, new.id, it.before.cards[old.base].ref, event.goal, event.verb)


def _attached(it: Happened) -> Iterator[Any]:
    before, event = it.before, it.event
    for old, new in it.changed():
        if old.attached == new.attached:
            continue
        for handle in (one for one in new.attached if one not in old.attached):
            card = before.cards.get(handle)
            came = card.unit if card is not None else ""
            yield q.Attached(it.by, new.id, it.after.cards[handle].ref, event.source, came)
        for handle in (one for one in old.attached if one not in new.attached):
            card = it.after.cards.get(handle)
            if card is not None and card.unit:
                continue  # it was moved to another unit
            goal = card.zone if card is not None else event.goal
            was = before.cards[handle]
            yield q.Detached(it.by, old.id, was.ref, goal, event.verb, was.owner)


def _came(it: Happened) -> Iterator[Any]:
    """Yield what stands on a field now and did not before."""
    event = it.event
    # A unit of which nothing can be followed goes on under a new name.
    renamed = 0 if event.verb == "replace" else len(it.fact.gone_units)
    new = [unit for unit in it.fact.units if unit.id not in it.before.units]
    for unit in new[renamed:]:
        base = it.after.cards[unit.base]
        yield q.Entered(
            it.by,
            (base.ref,),
            event.source,
            unit.zone,
            event.verb,
            base.up,
            unit=unit.id,
        )


def _went(it: Happened) -> Iterator[Any]:
    """Yield what stood on a field before and does not now."""
    event, zones = it.event, it.before.setting.zones
    if event.goal in zones and zones[event.goal].spec.holds == "pile":
        for name in it.fact.gone_units:
            yield q.Left(it.by, name, event.goal, event.verb)


def _places(it: Happened) -> Iterator[Any]:
    """Yield units that changed places with each other, or went to another field."""
    moved = [(old, new) for old, new in it.changed() if old.zone != new.zone]
    verb = it.event.verb
    if len(moved) == _PAIR:
        (one, _), (other, after) = moved
        if one.zone == after.zone:
            yield q.Swapped(it.by, one.id, other.id, verb)
            return
    for old, new in moved:
        yield q.Shifted(it.by, new.id, old.zone, new.zone, verb)


_PAIR = 2


def _piles(it: Happened, event: Event) -> Iterator[Any]:
    """Yield what went from pile to pile."""
    zones = it.before.setting.zones
    if event.source not in zones or event.goal not in zones:
        return
    if zones[event.source].spec.holds == zones[event.goal].spec.holds == "pile":
        yield q.Moved(
            event.actor,
            event.cards,
            event.source,
            event.goal,
            event.verb,
            event.count,
            _owners(it, event),
        )


def _owners(it: Happened, event: Event) -> tuple[SeatId, ...]:
    """Return whose the cards are that lie in a pile now; of a hidden one, whose left the other."""
    after, before = it.after, it.before
    there = after.zones[event.goal].items[: len(event.cards)]
    known = tuple([after.cards[one].owner for one in there if one in after.cards])
    if known:
        return known
    left = set(before.zones[event.source].items) - set(after.zones[event.source].items)
    gone = [one for one in before.zones[event.source].items if one in left]
    return tuple([before.cards[one].owner for one in gone if one in before.cards])
