"""Reads plays from an intent before it is sent: for what a drop would raise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.core import intent as i
from app.core.card import Marks, value_of
from app.core.ids import UnitId, ZoneId, zone_name
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, SetPhase, Settle, Use
from app.core.view import SeatView
from app.games.advising import common_plays as q
from app.games.table_tools import find, holder, me, owner_of, place_of, ref_of, zone_of

TABLE_MARKS = "table"
"""What a mark on the table itself lies on."""
MOST = 60
"""Cards of a draw that are told one by one."""


def plays_meant(view: SeatView, intent: i.Intent) -> Iterator[Any]:
    """Yield the plays of `common_plays` that `intent` would be; none for what is no play."""
    if isinstance(intent, i.Batch):
        for step in intent.steps:
            yield from plays_meant(view, step)
        return
    reading = _STEPS.get(type(intent))
    if reading is not None:
        yield from reading(view, intent)


def attached_to(view: SeatView, ref: str) -> UnitId:
    """Return the unit that a card is attached to; "" for none."""
    card = find(view, ref)
    unit = view.units.get(card.unit) if card is not None and card.unit else None
    return unit.id if unit is not None and ref in unit.attached else ""


# -- cards ----------------------------------------------------------------------------------------


def _move(view: SeatView, step: i.Move) -> Iterator[Any]:
    by = me(view)
    there = [(ref, zone) for ref in step.cards if (zone := zone_of(view, ref))]
    if not there:
        return
    first, source = there[0]
    if attached_to(view, first):
        for ref, _ in there:
            card = find(view, ref)
            unit = card.unit if card is not None else ""
            owner = card.owner if card is not None else None
            yield q.Detached(by, unit, ref_of(view, ref), step.zone, step.verb, owner)
        return
    cards = tuple([ref_of(view, ref) for ref, _ in there])
    owners = tuple([owner_of(view, ref) for ref, _ in there])
    if view.setting.zones[step.zone].spec.holds == "units":
        yield q.Entered(by, cards, source, step.zone, step.verb, step.up, owners)
    else:
        unit = getattr(find(view, first), "unit", "")
        yield q.Moved(by, cards, source, step.zone, step.verb, len(cards), owners, unit)


def _draw(view: SeatView, step: i.Draw | i.PickRandom) -> Iterator[Any]:
    cards = (None,) * min(step.count, MOST)
    yield q.Moved(me(view), cards, step.source, step.goal, step.verb, step.count)


def _attach(view: SeatView, step: i.Attach) -> Iterator[Any]:
    if step.unit not in view.units or step.role == "under":
        return
    kind = q.Stacked if step.role == "base" else q.Attached
    for ref in step.cards:
        came = attached_to(view, ref)
        yield kind(me(view), step.unit, ref_of(view, ref), zone_of(view, ref), came)


def _face(view: SeatView, step: i.Face) -> Iterator[Any]:
    for zone, count in _by_zone(view, step.cards):
        yield q.Faced(me(view), zone, count, step.up)


def _show(view: SeatView, step: i.Show) -> Iterator[Any]:
    for zone, count in _by_zone(view, step.cards):
        yield q.Shown(me(view), zone, count)


def _by_zone(view: SeatView, refs: tuple[str, ...]) -> Iterator[tuple[ZoneId, int]]:
    """Yield the zones that cards lie in, in the order of their names, with how many."""
    there = [zone for ref in refs if (zone := zone_of(view, ref))]
    for zone in sorted(set(there)):
        yield zone, there.count(zone)


def _look(view: SeatView, step: i.Look) -> Iterator[Any]:
    yield q.Looked(me(view), step.zone, step.count)


def _shuffle(view: SeatView, step: i.Shuffle) -> Iterator[Any]:
    yield q.Shuffled(me(view), step.zone)


# -- units ----------------------------------------------------------------------------------------


def _collect(view: SeatView, step: i.Collect) -> Iterator[Any]:
    for unit in (one for one in step.units if one in view.units):
        goal = step.zone
        if holder(view, goal) is not None:
            # The host sends it to its owner's pile, whichever one is named.
            owner = view.cards[view.units[unit].base].owner
            goal = place_of(view, zone_name(goal), owner)
        yield q.Left(me(view), unit, goal, step.verb)


def _move_units(view: SeatView, step: i.MoveUnits) -> Iterator[Any]:
    for unit in (one for one in step.units if one in view.units):
        source = view.units[unit].zone
        if source != step.zone:
            yield q.Shifted(me(view), unit, source, step.zone, step.verb)


def _swap(view: SeatView, step: i.SwapUnits) -> Iterator[Any]:
    if step.one in view.units and step.other in view.units:
        yield q.Swapped(me(view), step.one, step.other, step.verb)


def _rotate(view: SeatView, step: i.Rotate) -> Iterator[Any]:
    for unit in (one for one in step.units if one in view.units):
        was = view.units[unit].turn
        if was != step.degrees:
            yield q.Rotated(me(view), unit, was, step.degrees, step.verb)


def _mark(view: SeatView, step: i.PutMark) -> Iterator[Any]:
    for target in step.targets:
        marks = marks_on(view, target)
        if marks is None:
            continue
        was = value_of(marks, step.key)
        now = max(0, (was if step.value is None else step.value) + step.add)
        if now != was:
            yield q.Marked(me(view), target, step.key, was, now)


def marks_on(view: SeatView, target: str) -> Marks | None:
    """Return the marks on a unit, a card, a seat, a cell or the table; None where none is there."""
    there = view.units.get(target) or view.cards.get(target)
    if there is not None:
        return there.marks
    named = target == TABLE_MARKS or target.startswith("seat.") or "#" in target
    return view.marks.get(target, ()) if named else None


# -- the turn, the stage, and what is said --------------------------------------------------------


def _next_turn(view: SeatView, step: NextTurn) -> Iterator[Any]:
    yield q.TurnBegun(me(view), step.seat)


def _phase(view: SeatView, step: SetPhase) -> Iterator[Any]:
    yield q.PhaseSet(me(view), step.phase)


def _use(view: SeatView, step: Use) -> Iterator[Any]:
    yield q.Ticked(me(view), step.key, step.add)


def _declare(view: SeatView, step: Declare) -> Iterator[Any]:
    refs = tuple([ref_of(view, ref) for ref in step.cards])
    yield q.Declared(me(view), step.text, refs, step.cards, step.targets, step.cost)


def _pass(view: SeatView, _step: PassChance) -> Iterator[Any]:
    yield q.Passed(me(view))


def _settle(view: SeatView, step: Settle) -> Iterator[Any]:
    yield q.Settled(me(view), step.declaration, step.outcome)


def _announce(view: SeatView, step: i.Announce) -> Iterator[Any]:
    unit = step.units[0] if step.units else ""
    card = view.cards[view.units[unit].base].ref if unit in view.units else None
    yield q.Announced(me(view), step.verb, step.text, unit, card, step.number)


def _procedure(view: SeatView, step: i.Procedure) -> Iterator[Any]:
    yield q.Proceeded(me(view), step.name, step.arguments)


_STEPS: dict[type[Any], Callable[[SeatView, Any], Iterator[Any]]] = {
    i.Move: _move,
    i.Draw: _draw,
    i.PickRandom: _draw,
    i.Attach: _attach,
    i.MoveUnits: _move_units,
    i.SwapUnits: _swap,
    i.Collect: _collect,
    i.PutMark: _mark,
    i.Rotate: _rotate,
    i.Shuffle: _shuffle,
    i.Look: _look,
    i.Show: _show,
    i.Face: _face,
    i.Announce: _announce,
    i.Procedure: _procedure,
    NextTurn: _next_turn,
    SetPhase: _phase,
    Use: _use,
    Declare: _declare,
    PassChance: _pass,
    Settle: _settle,
}
"""Coins and dice are no plays before they have fallen."""
