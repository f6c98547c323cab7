"""What `patch_writing` wrote, read with the suspicion that a stranger's bytes deserve.

Everything is checked against the view that it changes: a fact that comes out of here can be folded,
and leaves a view in which every card, unit and zone that is named exists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.ids import place as placed
from app.core.table import Setting
from app.core.view import Event, SeatCard, SeatFact, SeatUnit, SeatView, SeatZone
from app.core.zone import MOST_CELLS
from app.net.encoding import small_forms as small
from app.net.encoding.event_form import EventForms, used
from app.net.encoding.fixed_width import (
    LETTERS,
    name_of,
    numbers,
    pair_number,
    unpadded,
)
from app.net.encoding.patch.patch_names import (
    ATTACHED,
    BASE,
    CARDS,
    CELL,
    CHANGED,
    ELSEWHERE,
    ENTERED,
    EVENTS,
    KEPT,
    LISTED,
    MARKS,
    MOVED,
    OPTIONS,
    POSITION,
    QUARTER,
    SEALED,
    SEALS,
    SECRET_SIZE,
    STAGE,
    TURN,
    UNDER,
    UNIT_MARKS,
    UNITS,
    ZONES,
    Names,
    Pair,
    gone,
    gone_units,
    kept,
    other_parts,
    row_of,
    subjects_of,
)
from app.net.encoding.patch.patch_values import (
    check_cards,
    check_units,
    handles_of,
    parts_of,
    quarter_of,
    staged,
    unit_id_of,
)
from app.net.encoding.row_edit import edited
from app.net.encoding.seal_form import seals
from app.net.encoding.setting_form import secret_zones
from app.net.transport.wire_error import MALFORMED, WireError, row, text, whole, wrong

_ALL = 2 * SEALS - 1
_FACE = 3


class PatchReading:
    """Facts of one seat from JSON."""

    def __init__(self, setting: Setting) -> None:
        self._zones = tuple(setting.zones)
        self._piles = [zone.spec.holds == "pile" for zone in setting.zones.values()]
        secret = secret_zones(setting)
        self._bases = [SECRET_SIZE if zone in secret else 0 for zone in setting.zones]
        self._seats = len(setting.seats)
        self._marked = {"table", *(f"seat.{seat}" for seat in range(self._seats))}
        for zone in setting.zones.values():
            self._marked.update(placed(zone.id, 1 + n) for n in range(zone.spec.cells))
        self._events = EventForms(setting)

    def fact(self, view: SeatView, raw: Any, actor: SeatId) -> SeatFact:
        """Return the fact in `raw`, which happens to `view`. Raises WireError."""
        try:
            return self._fact(view, raw, actor)
        except WireError:
            raise
        except MALFORMED as problem:
            raise WireError("fact") from problem

    def _fact(self, view: SeatView, raw: Any, actor: SeatId) -> SeatFact:
        parts = row(raw, "fact", 1)
        fields = whole(parts[0], "fact", most=_ALL)
        if fields.bit_count() != len(parts) - 1:
            wrong("fact")
        take = iter(parts[1:]).__next__
        told = take() if fields & EVENTS else None
        names = Names()
        zones = self._all_zones(view, take(), names) if fields & ZONES else ()
        pairs = self._units(view, take(), names) if fields & UNITS else []
        cards = self._cards(view, take(), names, pairs) if fields & CARDS else {}
        turn = None
        if fields & TURN:
            turn = small.turn(view.turn, take(), self._seats, "turn")
        marks = None
        if fields & MARKS:
            marks = small.targets(tuple(view.marks.items()), take(), "marks")
            if not self._marked.issuperset([target for target, _ in marks]):
                wrong("marks")
        stage = staged(view, take(), self._seats) if fields & STAGE else None
        options = small.options(view.options, take(), "options") if fields & OPTIONS else None
        sealed = seals(take(), self._seats, "seals") if fields & SEALS else None
        left = gone_units(names, [unit.id for _, unit in pairs])
        for name in left:
            names.left.update(view.units[name].parts)
        lost_cards = gone(names, cards)
        check_cards(view, names, cards)
        check_units(view, names, cards, pairs)
        events: tuple[Event, ...] = ()
        if type(told) is list:
            subjects = subjects_of(view, lost_cards, left, cards, names, pairs)
            events = tuple([self._events.event(one, actor, subjects) for one in told])
        elif fields & EVENTS:
            whole(told, "event", most=0)
            events = tuple(used(view.turn, turn or wrong("event"), actor))
        return SeatFact(
            events,
            zones,
            tuple([cards[name] for name in sorted(cards)]),
            lost_cards,
            tuple(sorted([unit for _, unit in pairs], key=unit_id_of)),
            left,
            marks,
            turn,
            stage,
            options,
            sealed,
        )

    # -- zones ----------------------------------------------------------------------------

    def _all_zones(self, view: SeatView, raw: Any, names: Names) -> tuple[SeatZone, ...]:
        zones = [self._zone(view, one, names) for one in row(raw, "zone")]
        if len({zone.id for zone in zones}) != len(zones):
            wrong("zone")
        return tuple(zones)

    def _zone(self, view: SeatView, raw: Any, names: Names) -> SeatZone:
        most = len(self._zones) - 1
        if type(raw) is int:
            return view.zones[self._zones[whole(raw, "zone", most=most)]]
        parts = row(raw, "zone", 2, 7)
        index = whole(parts[0], "zone", most=most)
        old = view.zones[self._zones[index]]
        if len(parts) == 2 and type(parts[1]) is not str:
            if row_of(old):
                wrong("zone")
            count = self._count(index, parts[1])
            return SeatZone(old.id, count, old.sealed, old.listed, gaps=old.gaps)
        flags = SEALED * old.sealed + LISTED * old.listed
        if len(parts) > 5:
            flags = whole(parts[5], "zone", most=SEALED + LISTED)
        listed = flags & LISTED > 0
        put = parts[2] if len(parts) > 2 else ""
        pile = self._piles[index]
        now, out, came = edited(row_of(old), parts[1], put, "c" if pile else "u", "zone")
        if len(set(now)) != len(now):
            wrong("zone")
        if pile:
            names.left.update(out)
            names.cards.update([(name, (old.id, "")) for name in came])
        else:
            names.left_units.update(out)
            names.units.update([(name, old.id) for name in came])
        count = len(now) if listed else old.count
        if len(parts) > 4:
            count = self._count(index, parts[4])
        seen: tuple[tuple[int, str], ...] = ()
        if not listed:
            places = numbers(text(parts[3], "zone"), "zone")
            seen = tuple(zip(places, now, strict=True))
        gaps = self._gaps(parts[6]) if len(parts) > 6 else old.gaps
        items = now if listed else ()
        return SeatZone(old.id, count, flags & SEALED > 0, listed, items, seen, gaps)

    def _gaps(self, raw: Any) -> tuple[int, ...]:
        gaps = tuple(numbers(text(raw, "zone"), "zone"))
        if gaps != tuple(sorted(set(gaps))):
            wrong("zone")
        return gaps

    def _count(self, index: int, raw: Any) -> int | None:
        return None if raw is None else whole(raw, "zone", self._bases[index]) - self._bases[index]

    # -- units ----------------------------------------------------------------------------

    def _units(self, view: SeatView, raw: Any, names: Names) -> list[Pair]:
        forms = row(raw, "unit", len(names.units))
        pairs: list[Pair] = []
        came = list(names.units.items())
        for (name, zone), form in zip(came, forms, strict=False):
            if type(form) is int:
                if form or name not in view.units:
                    wrong("unit")
                continue
            old = view.units.get(name)
            fields = [form] if type(form) is str else row(form, "unit")
            pairs.append((old, self._unit(view, old, name, zone, fields, names)))
        for form in forms[len(came) :]:
            parts = row(form, "unit", 1)
            zone = self._zones[whole(parts[0], "unit", most=len(self._zones) - 1)]
            name = view.zones[zone].items[whole(parts[1], "unit")]
            old = view.units[name]
            pairs.append((old, self._unit(view, old, name, zone, parts[2:], names)))
        if len({unit.id for _, unit in pairs}) != len(pairs):
            wrong("unit")
        return pairs

    def _unit(
        self,
        view: SeatView,
        old: SeatUnit | None,
        name: str,
        zone: str,
        fields: list[Any],
        names: Names,
    ) -> SeatUnit:
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
        unit = self._changed(old, given, zone, turn, names) if given else old
        if unit.zone != zone:
            unit = replace(unit, zone=zone)
        parts = unit.parts
        names.stay.update(parts)
        if len(set(parts)) != len(parts):
            wrong("unit")
        return unit

    def _changed(
        self, old: SeatUnit, given: dict[Any, Any], zone: str, turn: int, names: Names
    ) -> SeatUnit:
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

    # -- cards ----------------------------------------------------------------------------

    def _cards(
        self, view: SeatView, raw: Any, names: Names, pairs: list[Pair]
    ) -> dict[str, SeatCard]:
        forms = row(raw, "card", len(names.cards))
        turn = view.turn.number
        cards: dict[str, SeatCard] = {}
        for (name, place), form in zip(names.cards.items(), forms, strict=False):
            if form != ELSEWHERE or type(form) is not int:
                cards[name] = self._card(view.cards.get(name), name, form, *place, turn)
        others = other_parts(names, pairs)
        rest = forms[len(names.cards) :]
        if not rest:
            for name, place in others.items():
                card = kept(view, name, *place)
                cards[name] = card or wrong("card")
            return cards
        for name, form in zip(handles_of(rest[0]), rest[1:], strict=True):
            if name in cards or name in names.cards:
                wrong("card")
            old = view.cards[name]
            cards[name] = self._card(old, name, form, *others.get(name, (old.zone, old.unit)), turn)
        return cards

    def _card(
        self, old: SeatCard | None, name: str, form: Any, zone: str, unit: str, turn: int
    ) -> SeatCard:
        parts = row(form, "card", 1, 2) if type(form) is list else [form]
        known = parts[0]
        if type(known) is int:
            if old is None or known not in (MOVED, KEPT):
                wrong("card")
            entered = turn if known == MOVED else old.entered
            marks = small.marks(old.marks, parts[1], "card") if len(parts) > 1 else old.marks
            return SeatCard(name, old.ref, old.owner, zone, unit, old.up, marks, entered)
        ref, owner, up, entered = self._face(known)
        marks = small.marks((), parts[1], "card") if len(parts) > 1 else ()
        return SeatCard(name, ref, owner, zone, unit, up, marks, entered)

    def _face(self, raw: Any) -> tuple[str | None, int, bool, int]:
        if type(raw) is str:
            side = LETTERS.index(raw[0])
            owner, up = side // 2, side % 2
            entered = pair_number(raw[1:_FACE], "card")
            ref = unpadded(raw[_FACE:]) if len(raw) > _FACE else None
        else:
            owner, up, entered, name = row(raw, "card", 4, 4)
            up = whole(up, "card", most=1)
            entered = small.number(entered, "card")
            ref = None if name is None else unpadded(text(name, "card"))
        return ref, small.number(owner, "card"), up > 0, entered


_READ: tuple[tuple[int, Callable[[Any], Any]], ...] = (
    (QUARTER, quarter_of),
    (POSITION, lambda raw: small.position(raw, "unit")),
    (ENTERED, lambda raw: small.number(raw, "unit")),
    (CHANGED, lambda raw: small.number(raw, "unit")),
    (CELL, lambda raw: whole(raw, "unit", most=MOST_CELLS)),
)
"""How the other fields of a unit are read."""
