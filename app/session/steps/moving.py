"""Moving cards and units: where they go, which handle they keep or get, who goes on seeing them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from app.core import fact as f
from app.core import intent as i
from app.core.apply.apply import apply
from app.core.card import CardState, Position
from app.core.data.value import replace
from app.core.ids import CardId, Handle, Names, SeatId, UnitId, ZoneId
from app.core.table import Table
from app.core.visibility import is_listed, sees_face, viewers
from app.session.steps.cells import cells_for, positions
from app.session.steps.pile_order import places_for
from app.session.steps.rights import (
    check_hold,
    check_put,
    check_take,
    check_touch,
    impossible,
    is_followable,
    is_open,
    zone_words,
)

if TYPE_CHECKING:
    from app.session.steps.step_context import StepContext


def handle_in(
    table: Table, name: Names, state: CardState, zone: ZoneId, *, up: bool, shown: bool
) -> Handle | None:
    """Return the handle of a card that moves to `zone`: kept, fresh, or none."""
    if (
        state.up
        and up
        and state.handle is not None
        and is_followable(table, state.zone)
        and is_followable(table, zone)
    ):
        return state.handle
    if up or shown or is_listed(table, zone):
        return name("c")
    return None


def _usual_face(work: StepContext, zone: ZoneId) -> bool:
    return is_open(work.table, zone)


def _way(
    work: StepContext,
    number: CardId,
    zone: ZoneId,
    at: int,
    up: bool | None,
    unit: UnitId = "",
    role: Any = "base",
    position: Position | None = None,
    cell: int = 0,
) -> f.CardMove:
    check_put(work.table, work.seat, number, zone)
    state = work.table.cards[number]
    face = _usual_face(work, zone) if up is None else up
    shown: tuple[SeatId, ...] = ()
    if not face and is_open(work.table, zone):
        keep = set(state.shown) if not state.up and is_open(work.table, state.zone) else set()
        if work.seat >= 0 and sees_face(work.table, work.seat, number):
            keep.add(work.seat)
        shown = tuple(sorted(keep))
    handle = handle_in(work.table, work.name, state, zone, up=face, shown=bool(shown))
    return f.CardMove(number, zone, at, handle, face, unit, role, shown, position, cell)


def move_cards(
    work: StepContext, numbers: list[CardId], step: i.Move | i.Draw | i.PickRandom | i.Collect
) -> None:
    """Put cards where `step` says, whichever it names."""
    if isinstance(step, (i.Move, i.Collect)):
        zone, at = work.zone(step.zone), step.at
    else:
        zone = work.zone(step.goal)
        # What is milled or discarded comes to lie on top; a hand grows at its end.
        at = 0 if _usual_face(work, zone) else -1
        if isinstance(step, i.PickRandom) and step.at is not None:
            at = step.at
    up = step.up if isinstance(step, i.Move) else None
    if zone in work.table.zones:
        places = places_for(work, numbers, zone, at)
        moves = [
            _way(work, number, zone, place, up)
            for number, place in zip(numbers, places, strict=True)
        ]
    else:
        position = step.position if isinstance(step, i.Move) else None
        spots = positions(work, position, len(numbers))
        cell = step.cell if isinstance(step, i.Move) else 0
        gone = _left_empty(work, numbers) if work.table.setting.zones[zone].spec.cells else ()
        cells = cells_for(work, zone, cell, len(numbers), gone)
        first = len(work.table.fields[zone]) if at < 0 else at
        moves = [
            _way(
                work,
                number,
                zone,
                first + offset,
                up,
                work.name("u"),
                position=spot,
                cell=cell,
            )
            for offset, (number, spot, cell) in enumerate(zip(numbers, spots, cells, strict=True))
        ]
    _commit_moves(work, tuple(moves), step.verb)


def _left_empty(work: StepContext, numbers: list[CardId]) -> set[UnitId]:
    """Return the units of which nothing stays."""
    leaving = {work.table.cards[number].unit for number in numbers} - {""}
    return {unit for unit in leaving if set(work.table.units[unit].parts) <= set(numbers)}


def _commit_moves(work: StepContext, moves: tuple[f.CardMove, ...], verb: str) -> None:
    if not moves:
        return
    fact = f.Moved(work.seat, moves, verb)
    work.commit(with_renamed(work.table, work.name, fact))


def with_renamed(table: Table, name: Names, fact: f.Moved) -> f.Moved:
    """Return a move with fresh handles for what it covers, or lets come to light."""
    zones, cards = table.setting.zones, table.cards
    topped = {
        zone
        for move in fact.moves
        for zone in (cards[move.card].zone, move.zone)
        if zones[zone].spec.top_only
    }
    if not topped:
        return fact
    return replace(fact, renamed=tuple(renamed(table, name, fact, sorted(topped))))


def renamed(
    table: Table, name: Names, fact: f.Moved | f.Brought, zones: list[ZoneId]
) -> Iterator[tuple[CardId, Handle]]:
    """Yield fresh handles for cards that lie still and are covered, or come to light."""
    after = apply(table, fact)
    moved = set(range(len(table.cards), len(after.cards)))
    if isinstance(fact, f.Moved):
        moved.update(move.card for move in fact.moves)
    for zone in zones:
        old, new = table.zones[zone][:1], after.zones[zone][:1]
        for number in {*old, *new} - moved if old != new else ():
            if after.cards[number].handle is not None:
                yield number, name("c")


def move(work: StepContext, step: i.Move) -> None:
    """Put cards in a pile, or each as a unit of its own on a field."""
    move_cards(work, work.cards(step.cards), step)


def draw(work: StepContext, step: i.Draw) -> None:
    """Take the top cards of a pile, as many as there are."""
    pile = work.pile(step.source)
    check_hold(work.table, work.seat, step.source)
    if step.count < 1 or not pile:
        words = zone_words(work.table, step.source)
        raise impossible(
            "empty",
            f"{words.en} has no card to take.",
            f"{words.ja}に取れるカードがありません。",
        )
    move_cards(work, list(pile[: step.count]), step)


def pick_random(work: StepContext, step: i.PickRandom) -> None:
    """Move cards picked at random; the pick is the host's."""
    pile = work.pile(step.source)
    zone = work.table.setting.zones[step.source]
    check_touch(work.table, work.seat, step.source)
    # A blind pick from another's hand is an everyday effect and tells the picker
    # nothing; from a deck it would be a look without leave.
    blind = zone.spec.visibility == "owner" and is_open(work.table, work.zone(step.goal))
    # What is left to be picked of what nobody saw would tell what others saw.
    if step.unseen or not blind:
        check_hold(work.table, work.seat, step.source)
    if step.unseen:
        own = frozenset(viewers(work.table, step.source))
        pile = tuple(number for number in pile if work.table.cards[number].known <= own)
    if step.count < 1 or not pile:
        words = zone_words(work.table, step.source)
        raise impossible(
            "empty",
            f"{words.en} has no card to pick.",
            f"{words.ja}に選べるカードがありません。",
        )
    move_cards(work, list(work.entropy.sample(pile, min(step.count, len(pile)))), step)


def attach(work: StepContext, step: i.Attach) -> None:
    """Join cards to a unit."""
    unit = work.table.units[work.unit(step.unit)]
    check_touch(work.table, work.seat, unit.zone)
    numbers = work.cards(step.cards)
    if set(unit.parts) <= set(numbers):
        raise impossible(
            "itself",
            "A card cannot be attached to itself.",
            "カードをそれ自身につけることはできません。",
        )
    moves = tuple(
        _way(work, number, unit.zone, 0, up=True, unit=unit.id, role=step.role)
        for number in numbers
    )
    _commit_moves(work, moves, step.verb)


def collect(work: StepContext, step: i.Collect) -> None:
    """Put all cards of whole units in a pile."""
    work.pile(step.zone)
    for name in step.units:
        unit = work.table.units[work.unit(name)]
        for number in unit.parts:
            check_take(work.table, work.seat, number)
        _collect(work, list(unit.parts), step)


def _collect(work: StepContext, numbers: list[CardId], step: i.Collect) -> None:
    # A double or foreign card goes to its own owner's pile of the same kind.
    by_zone: dict[ZoneId, list[CardId]] = {}
    for number in numbers:
        by_zone.setdefault(_home(work, number, step.zone), []).append(number)
    for zone, members in by_zone.items():
        move_cards(work, members, replace(step, zone=zone))


def _home(work: StepContext, number: CardId, zone: ZoneId) -> ZoneId:
    """Return `zone`, or the card's owner's zone of that name where it is another's."""
    place = work.table.setting.zones[zone]
    owner = work.table.cards[number].owner
    if not place.holders or owner in place.holders or place.spec.cards_of == "anyone":
        return zone
    for other in work.table.setting.zones.values():
        if other.spec.name == place.spec.name and owner in other.holders:
            return other.id
    return zone


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {
    i.Move: move,
    i.Draw: draw,
    i.Attach: attach,
    i.Collect: collect,
    i.PickRandom: pick_random,
}
