"""Reads plays from what a seat was told of a gesture: its events, and how its view changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.card import value_of
from app.core.data.value import value
from app.core.view import Event, SeatFact, SeatView, fold
from app.games.advising import common_plays as q
from app.games.advising.meant_plays import marks_on
from app.games.advising.told_event import Happened, Reading
from app.games.advising.told_moves import moved, moves


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
                reading = moved if moves(fact) else _announced
            # What a fact changed is read as a whole, by the first event that tells of it.
            if reading in _OF_ALL:
                if (reading, event.mark) in read:
                    continue
                read.add((reading, event.mark))
            for play in reading(Happened(view, fact, after, event)):
                yield Told(play, view, after)
        view = after


# -- cards, units and marks ------------------------------------------------------------------------


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
    "know": _silent,
    "forget": _silent,
    "face_up": _faced,
    "face_down": _faced,
    "option": _silent,
    "ruled": _silent,
}
"""Verbs that say by themselves what was done; any other is about cards that moved, or is said."""
_OF_ALL = (moved, _marked)
"""Readings of all that a fact changed, of which it may tell by several events."""
