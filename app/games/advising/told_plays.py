"""Reads plays from what a seat was told of a gesture: its events, and how its view changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.core.card import value_of
from app.core.data.value import value
from app.core.ids import SeatId
from app.core.view import Event, SeatFact, SeatUnit, SeatView, fold
from app.games.advising import common_plays as q
from app.games.advising.meant_plays import marks_on


@value
class Told:
    """A play, and what the seat saw just before it and after it."""

    play: Any
    view: SeatView
    after: SeatView


def plays_told(view: SeatView, facts: tuple[SeatFact, ...]) -> Iterator[Told]:
    """Yield the plays of `common_plays` of one gesture; `view` is what the seat saw before it."""
    for fact in facts:
        after = fold(view, fact)
        read: set[tuple[Reading, str]] = set()
        for event in fact.events:
            reading = _SAYING.get(event.verb)
            if reading is None:
                reading = _moved if _moves(fact) else _announced
            # What a fact changed is read as a whole, by the first event that tells of it.
            if reading in _OF_ALL:
                if (reading, event.mark) in read:
                    continue
                read.add((reading, event.mark))
            for play in reading(Happened(view, fact, after, event)):
                yield Told(play, view, after)
        view = after


@value
class Happened:
    """An event, with the fact that tells of it and what the seat saw before and after that."""

    before: SeatView
    fact: SeatFact
    after: SeatView
    event: Event

    @property
    def by(self) -> SeatId:
        """Who did it."""
        return self.event.actor

    def changed(self) -> Iterator[tuple[SeatUnit, SeatUnit]]:
        """Yield every unit that was there before and is still, as it was and as it is."""
        for unit in self.fact.units:
            old = self.before.units.get(unit.id)
            if old is not None:
                yield old, unit


Reading = Callable[[Happened], Iterator[Any]]


# -- cards and units ------------------------------------------------------------------------------


def _moves(fact: SeatFact) -> bool:
    return bool(fact.zones or fact.cards or fact.units or fact.gone or fact.gone_units)


def _moved(it: Happened) -> Iterator[Any]:
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


def _faced(it: Happened) -> Iterator[Any]:
    event = it.event
    yield q.Faced(it.by, event.source, event.count, event.verb == "face_up")


def _looked(it: Happened) -> Iterator[Any]:
    zone, count = it.event.source, it.event.count
    every = count == it.before.zones[zone].count and count > 1
    yield q.Looked(it.by, zone, 0 if every else count)


def _shown(it: Happened) -> Iterator[Any]:
    yield q.Shown(it.by, it.event.source, it.event.count)


def _shuffled(it: Happened) -> Iterator[Any]:
    yield q.Shuffled(it.by, it.event.source)


def _rotated(it: Happened) -> Iterator[Any]:
    for old, new in it.changed():
        if old.turn != new.turn:
            yield q.Rotated(it.by, new.id, old.turn, new.turn, it.event.way)


def _marked(it: Happened) -> Iterator[Any]:
    """Yield what a fact changed about one kind of mark."""
    fact, key = it.fact, it.event.mark
    targets = [unit.id for unit in fact.units]
    targets += [card.handle for card in fact.cards]
    targets += [target for target, _ in fact.marks or ()]
    if fact.marks is not None:
        targets += [target for target in it.before.marks if target not in it.after.marks]
    for target in targets:
        old, new = marks_on(it.before, target), marks_on(it.after, target)
        if old is None or new is None or old is new:
            continue
        was, now = value_of(old, key), value_of(new, key)
        if was != now:
            yield q.Marked(it.by, target, key, was, now)


# -- the turn, the stage, and what is said --------------------------------------------------------


def _turn(it: Happened) -> Iterator[Any]:
    yield q.TurnBegun(it.by, it.after.turn.seat)


def _phase(it: Happened) -> Iterator[Any]:
    yield q.PhaseSet(it.by, it.after.turn.phase)


def _use(it: Happened) -> Iterator[Any]:
    yield q.Ticked(it.by, it.event.text, it.event.number)


def _declared(it: Happened) -> Iterator[Any]:
    known = {one.id for one in it.before.stage.declarations}
    for one in it.after.stage.declarations:
        if one.id not in known:
            cards = it.event.cards
            yield q.Declared(one.seat, one.text, cards, one.cards, one.targets, one.cost, one.id)


def _passed(it: Happened) -> Iterator[Any]:
    yield q.Passed(it.by)


def _settled(it: Happened) -> Iterator[Any]:
    left = {one.id for one in it.after.stage.declarations}
    for one in it.before.stage.declarations:
        if one.id not in left:
            yield q.Settled(it.by, one.id, it.event.verb)


def _coins(it: Happened) -> Iterator[Any]:
    yield q.Flipped(it.by, it.event.results)


def _silent(_it: Happened) -> Iterator[Any]:
    yield from ()


def _announced(it: Happened) -> Iterator[Any]:
    event = it.event
    unit = _named(it.after, event) or _named(it.before, event)
    yield q.Announced(it.by, event.verb, event.text, unit, event.unit, event.number)


def _named(view: SeatView, event: Event) -> str:
    """Return the unit an announcement is about: events name it by its card, and whose it is."""
    seat = event.actor if event.unit_seat is None else event.unit_seat
    if seat < 0 or not event.cards:
        return ""
    for name, zone in view.setting.zones.items():
        if seat in zone.holders and zone.spec.holds == "units":
            for unit in view.zones[name].items:
                if view.cards[view.units[unit].base].ref == event.unit:
                    return unit
    return ""


_SAYING: dict[str, Reading] = {
    "mark": _marked,
    "unmark": _marked,
    "rotate": _rotated,
    "phase": _phase,
    "turn": _turn,
    "use": _use,
    "declare": _declared,
    "aimed": _silent,
    "pass": _passed,
    "resolved": _settled,
    "countered": _settled,
    "withdrawn": _settled,
    "coins": _coins,
    "dice": _silent,
    "shuffle": _shuffled,
    "look": _looked,
    "show": _shown,
    "hide": _silent,
    "face_up": _faced,
    "face_down": _faced,
    "option": _silent,
    "ruled": _silent,
}
"""Verbs that say by themselves what was done; any other is about cards that moved, or is said."""
_OF_ALL = (_moved, _marked)
"""Readings of all that a fact changed, of which it may tell by several events."""
