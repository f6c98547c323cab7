"""How a unit stands in a fact: number and value of each field that does not follow from before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.core.data.value import replace
from app.core.view import SeatUnit, SeatView
from app.core.zone import MOST_CELLS
from app.net.encoding import small_forms as small
from app.net.encoding.fixed_width import name_of, token
from app.net.encoding.patch.patch_names import (
    ATTACHED,
    BASE,
    CELL,
    CHANGED,
    ENTERED,
    POSITION,
    QUARTER,
    UNDER,
    UNIT_MARKS,
    Names,
)
from app.net.encoding.patch.patch_values import parts_of, quarter_of
from app.net.encoding.row_edit import Row, edit, written_in, written_out
from app.net.transport.wire_error import text, whole, wrong


def unit_form(
    old: SeatUnit | None, unit: SeatUnit, zone: str, turn: int, names: Names
) -> list[Any]:
    """Return the fields of a unit that do not follow from what it was."""
    assert unit.zone == zone, f"unit {unit.id} stands on no field"
    place = (zone, unit.id)
    fields: list[Any] = []
    if old is None:
        names.cards[unit.base] = place
        before = SeatUnit(unit.id, zone, unit.base, entered=turn)
        changed = turn
    else:
        names.left.update(old.parts)
        before, changed = old, old.changed
        if unit.base != old.base:
            names.cards[unit.base] = place
            fields += (BASE, token(unit.base, "c"))
            changed = turn
    if unit.under != before.under:
        fields += (UNDER, _parts_form(before.under, unit.under, place, names))
    if unit.attached != before.attached:
        fields += (ATTACHED, _parts_form(before.attached, unit.attached, place, names))
    if unit.marks != before.marks:
        fields += (UNIT_MARKS, small.marks_form(before.marks, unit.marks))
    for number, now, was in (
        (QUARTER, unit.turn, before.turn),
        (POSITION, unit.position, before.position),
        (ENTERED, unit.entered, before.entered),
        (CHANGED, unit.changed, changed),
        (CELL, unit.cell, before.cell),
    ):
        if now != was:
            fields += (number, now)
    names.stay.update(unit.parts)
    return fields


def _parts_form(old: Row, new: Row, place: tuple[str, str], names: Names) -> Any:
    """Return how the cards in one role of a unit changed."""
    out, put = edit(old, new, ())
    names.cards.update([(new[at], place) for at in put])
    added = written_in(new, put, "c")
    return added if not out and type(added) is str else [written_out(out), added]


def unit_from(
    view: SeatView,
    old: SeatUnit | None,
    name: str,
    zone: str,
    fields: list[Any],
    names: Names,
) -> SeatUnit:
    """Return the unit that `unit_form` wrote: one that stands, or with its base first a new one.

    Raises WireError.
    """
    turn = view.turn.number
    if old is None:
        base = name_of(text(fields[0], "unit"), "c", "unit")
        old = SeatUnit(name, zone, base, entered=turn, changed=turn)
        names.cards[base] = zone, name
        fields = fields[1:]
    else:
        names.left.update(old.parts)
    if len(fields) % 2:
        wrong("unit")
    given = dict(zip(fields[::2], fields[1::2], strict=True))
    unit = _changed(old, given, zone, turn, names) if given else old
    if unit.zone != zone:
        unit = replace(unit, zone=zone)
    parts = unit.parts
    names.stay.update(parts)
    if len(set(parts)) != len(parts):
        wrong("unit")
    return unit


def _changed(old: SeatUnit, given: dict[Any, Any], zone: str, turn: int, names: Names) -> SeatUnit:
    """Return a unit after what is given of it."""
    place = (zone, old.id)
    base, changed = old.base, old.changed
    if BASE in given:
        base, changed = name_of(text(given.pop(BASE), "unit"), "c", "unit"), turn
        names.cards[base] = place
    under, attached = old.under, old.attached
    if UNDER in given:
        under, came = parts_of(under, given.pop(UNDER))
        names.cards.update([(card, place) for card in came])
    if ATTACHED in given:
        attached, came = parts_of(attached, given.pop(ATTACHED))
        names.cards.update([(card, place) for card in came])
    put: dict[int, Any] = {key: read(given.pop(key)) for key, read in _READ if key in given}
    marks = old.marks
    if UNIT_MARKS in given:
        marks = small.marks(marks, given.pop(UNIT_MARKS), "unit")
    if given:
        wrong("unit")
    return SeatUnit(
        old.id,
        zone,
        base,
        under,
        attached,
        marks,
        put.get(QUARTER, old.turn),
        put.get(POSITION, old.position),
        put.get(ENTERED, old.entered),
        put.get(CHANGED, changed),
        put.get(CELL, old.cell),
    )


_READ: tuple[tuple[int, Callable[[Any], Any]], ...] = (
    (QUARTER, quarter_of),
    (POSITION, lambda raw: small.position(raw, "unit")),
    (ENTERED, lambda raw: small.number(raw, "unit")),
    (CHANGED, lambda raw: small.number(raw, "unit")),
    (CELL, lambda raw: whole(raw, "unit", most=MOST_CELLS)),
)
"""How the other fields of a unit are read."""
