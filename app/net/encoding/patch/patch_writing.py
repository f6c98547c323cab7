"""One fact of one seat as a JSON array, as short as what both ends know already allows.

Written against the view before it: zones and units as edits, cards in the order in which the edits
name them, what follows from the rest left out. docs/protocol-steps.md has it field by field.
`patch_reading` is the other half.
"""

from __future__ import annotations

from typing import Any

from app.core.ids import SeatId
from app.core.table import Setting
from app.core.view import SeatCard, SeatFact, SeatUnit, SeatView, SeatZone
from app.net.encoding.event_form import EventForms, Subjects
from app.net.encoding.fixed_width import LETTERS, NARROWEST, PAIRS, padded, pairs, short, token
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
    repeats_stage,
    row_of,
    subjects_of,
    used_alone,
)
from app.net.encoding.row_edit import Row, edit, elsewhere, written_in, written_out
from app.net.encoding.seal_form import seals_form
from app.net.encoding.setting_form import secret_zones
from app.net.encoding.small_forms import (
    marks_form,
    options_form,
    stage_form,
    targets_form,
    turn_form,
)


class PatchWriting:
    """Facts of one seat to JSON."""

    def __init__(self, setting: Setting, width: int = NARROWEST) -> None:
        """`width`: bytes that every card's name takes at least."""
        self._index = {zone: place for place, zone in enumerate(setting.zones)}
        self._piles = [zone.spec.holds == "pile" for zone in setting.zones.values()]
        self._open = {z.id for z in setting.zones.values() if z.spec.visibility == "public"}
        secret = secret_zones(setting)
        self._bases = [SECRET_SIZE if zone in secret else 0 for zone in setting.zones]
        self._events = EventForms(setting, width)
        self._width = width

    def form(self, view: SeatView, fact: SeatFact, actor: SeatId) -> list[Any]:
        """Return the JSON form of a fact that happens to `view` by `actor`."""
        touched = {card.handle: card for card in fact.cards}
        names = Names()
        fields = 0
        sections: list[Any] = []
        if fact.zones:
            fields |= ZONES
            moved = {unit.id for unit in fact.units}
            sections.append([self._zone(view, zone, touched, moved, names) for zone in fact.zones])
        units: list[Pair] = []
        if fact.units or names.units:
            fields |= UNITS
            sections.append(self._units(view, fact, names, units))
        if touched:
            fields |= CARDS
            sections.append(self._cards(view, touched, names, units))
        singular = _singular(view, fact)
        fields |= sum(singular)
        sections += singular.values()
        for name in fact.gone_units:
            names.left.update(view.units[name].parts)
        assert fact.gone == gone(names, touched), "a card went that was in no row"
        assert fact.gone_units == gone_units(names, [unit.id for unit in fact.units])
        if fact.events:
            fields |= EVENTS
            subjects = subjects_of(view, fact.gone, fact.gone_units, touched, names, units)
            sections.insert(0, self._told(view, fact, actor, subjects))
        return [fields, *sections]

    def _told(self, view: SeatView, fact: SeatFact, actor: SeatId, subjects: Subjects) -> Any:
        if used_alone(view, fact, actor):
            return 0
        return [self._events.form(event, actor, subjects) for event in fact.events]

    # -- zones ----------------------------------------------------------------------------

    def _zone(
        self,
        view: SeatView,
        zone: SeatZone,
        touched: dict[str, SeatCard],
        moved: set[str],
        names: Names,
    ) -> Any:
        index = self._index[zone.id]
        old = view.zones[zone.id]
        before, now = row_of(old), row_of(zone)
        # Gaps come last in the form, so that all that stands before them is written as well.
        same = (zone.listed, zone.sealed, zone.gaps) == (old.listed, old.sealed, old.gaps)
        if not before and not now and same:
            # Nothing in sight: how many there are is all that there is to say.
            return index if zone.count == old.count else [index, self._count(index, zone)]
        pile = self._piles[index]
        out, put = edit(before, now, touched if pile else elsewhere(before, now, moved))
        if zone.listed and zone == old and not put:
            return index
        if pile:
            names.left.update([before[place] for place in out])
            names.cards.update([(now[place], (zone.id, "")) for place in put])
        else:
            names.left_units.update([before[place] for place in out])
            names.units.update([(now[place], zone.id) for place in put])
        form: list[Any] = [index, written_out(out)]
        counted = zone.count != (len(now) if zone.listed else old.count)
        if put or not zone.listed or counted or not same:
            form.append(written_in(now, put, "c" if pile else "u"))
        if not zone.listed or counted or not same:
            form.append("" if zone.listed else pairs(place for place, _ in zone.seen))
        if counted or not same:
            form.append(self._count(index, zone))
        if not same:
            form.append(SEALED * zone.sealed + LISTED * zone.listed)
        if zone.gaps != old.gaps:
            form.append(pairs(zone.gaps))
        return form

    def _count(self, index: int, zone: SeatZone) -> int | None:
        return None if zone.count is None else zone.count + self._bases[index]

    # -- units ----------------------------------------------------------------------------

    def _units(
        self,
        view: SeatView,
        fact: SeatFact,
        names: Names,
        units: list[Pair],
    ) -> list[Any]:
        told = {unit.id: unit for unit in fact.units}
        forms: list[Any] = []
        for name, zone in names.units.items():
            unit = told.pop(name, None)
            if unit is None:
                forms.append(0)
                continue
            old = view.units.get(name)
            fields = self._unit(old, unit, zone, view.turn.number, names)
            units.append((old, unit))
            if old is None:
                base = token(unit.base, "c")
                forms.append([base, *fields] if fields else base)
            else:
                forms.append(fields)
        for unit in told.values():
            old = view.units[unit.id]
            zone = old.zone
            fields = self._unit(old, unit, zone, view.turn.number, names)
            units.append((old, unit))
            forms.append([self._index[zone], view.zones[zone].items.index(unit.id), *fields])
        return forms

    def _unit(
        self, old: SeatUnit | None, unit: SeatUnit, zone: str, turn: int, names: Names
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
            fields += (UNDER, self._parts(before.under, unit.under, place, names))
        if unit.attached != before.attached:
            fields += (ATTACHED, self._parts(before.attached, unit.attached, place, names))
        if unit.marks != before.marks:
            fields += (UNIT_MARKS, marks_form(before.marks, unit.marks))
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

    def _parts(self, old: Row, new: Row, place: tuple[str, str], names: Names) -> Any:
        """Return how the cards in one role of a unit changed."""
        out, put = edit(old, new, ())
        names.cards.update([(new[at], place) for at in put])
        added = written_in(new, put, "c")
        return added if not out and type(added) is str else [written_out(out), added]

    # -- cards ----------------------------------------------------------------------------

    def _cards(
        self,
        view: SeatView,
        touched: dict[str, SeatCard],
        names: Names,
        units: list[Pair],
    ) -> list[Any]:
        turn = view.turn.number
        forms = []
        for name, place in names.cards.items():
            card = touched.get(name)
            old = view.cards.get(name)
            forms.append(ELSEWHERE if card is None else self._card(old, card, *place, turn))
        others = other_parts(names, units)
        rest = [card for name, card in touched.items() if name not in names.cards]
        if len(rest) == len(others):
            for card in rest:
                known = others.get(card.handle)
                if known is None or kept(view, card.handle, *known) != card:
                    break
            else:
                return forms
        packed = [short(card.handle, "c") for card in rest]
        spelled = [token(card.handle, "c") for card in rest]
        forms.append(spelled if None in packed else "".join(spelled))
        for card in rest:
            old = view.cards.get(card.handle)
            place = others.get(card.handle) or ((old.zone, old.unit) if old else ("", ""))
            forms.append(self._card(old, card, *place, turn))
        return forms

    def _card(self, old: SeatCard | None, card: SeatCard, zone: str, unit: str, turn: int) -> Any:
        assert (card.zone, card.unit) == (zone, unit), f"card {card.handle} lies nowhere"
        # Elsewhere whether a card is known by its name already can be a secret of its own.
        if (
            old is not None
            and zone in self._open
            and card.ref == old.ref
            and card.up == old.up
            and card.owner == old.owner
            and card.entered in (turn, old.entered)
        ):
            known = MOVED if card.entered == turn else KEPT
            if card.marks == old.marks:
                return known
            if card.marks:
                return [known, marks_form(old.marks, card.marks)]
        face = self._face(card)
        if card.marks:
            return [face, marks_form((), card.marks)]
        return face if type(face) is str else [face]

    def _face(self, card: SeatCard) -> Any:
        """Owner and side in one letter, the turn it came in two, then its name."""
        ref = None if card.ref is None else padded(card.ref, self._width)
        if 0 <= card.owner < len(LETTERS) // 2 and 0 <= card.entered < len(PAIRS):
            return LETTERS[2 * card.owner + card.up] + PAIRS[card.entered] + (ref or "")
        return [card.owner, int(card.up), card.entered, ref]


def _singular(view: SeatView, fact: SeatFact) -> dict[int, Any]:
    """Return the sections of what a view has one of, in their order."""
    sections: dict[int, Any] = {}
    if fact.turn is not None:
        sections[TURN] = turn_form(view.turn, fact.turn)
    if fact.marks is not None:
        sections[MARKS] = targets_form(tuple(view.marks.items()), fact.marks)
    if fact.stage is not None or repeats_stage(view, fact):
        form = stage_form(view.stage, fact.stage or view.stage, touched=bool(fact.zones))
        sections[STAGE] = [int(fact.stage is not None), *form]
    if fact.options is not None:
        sections[OPTIONS] = options_form(view.options, fact.options)
    if fact.seals is not None:
        sections[SEALS] = seals_form(fact.seals)
    return sections
