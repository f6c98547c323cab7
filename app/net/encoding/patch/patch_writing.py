"""One fact of one seat as a JSON array, as short as what both ends know already allows.

Written against the view before it: zones and units as edits, cards in the order in which the edits
name them, what follows from the rest left out. docs/protocol-steps.md has it field by field.
`patch_reading` is the other half.
"""

from __future__ import annotations

from typing import Any

from app.core.ids import SeatId
from app.core.table import Setting
from app.core.view import SeatCard, SeatFact, SeatView
from app.core.zone import MADE
from app.net.encoding.event_form import EventForms, Subjects
from app.net.encoding.fixed_width import NARROWEST, short, token
from app.net.encoding.patch.card_form import CardForms
from app.net.encoding.patch.patch_names import (
    CARDS,
    ELSEWHERE,
    EVENTS,
    MADE_ZONES,
    MARKS,
    OPTIONS,
    SEALS,
    STAGE,
    TURN,
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
from app.net.encoding.patch.unit_form import unit_form
from app.net.encoding.patch.zone_form import ZoneForms
from app.net.encoding.seal_form import seals_form
from app.net.encoding.setting_form import made_form
from app.net.encoding.small_forms import (
    options_form,
    targets_form,
    turn_form,
)
from app.net.encoding.stage_form import stage_form
from app.net.encoding.view_difference import with_made


class PatchWriting:
    """Facts of one seat to JSON."""

    def __init__(self, setting: Setting, width: int = NARROWEST) -> None:
        """`width`: bytes that every card's name takes at least."""
        self._width = width
        self._learn(setting)

    def _learn(self, setting: Setting) -> None:
        """Number the zones there are now: people may make and remove some."""
        self._setting = setting
        self._zones = ZoneForms(setting)
        self._faces = CardForms(setting, self._width)
        self._events = EventForms(setting, self._width)

    def form(self, view: SeatView, fact: SeatFact, actor: SeatId) -> list[Any]:
        """Return the JSON form of a fact that happens to `view` by `actor`."""
        touched = {card.handle: card for card in fact.cards}
        names = Names()
        sections: list[Any] = []
        fields = MADE_ZONES if fact.made or fact.removed else 0
        view = self._made(view, fact, names, sections)
        if fact.zones:
            fields |= ZONES
            moved = {unit.id for unit in fact.units}
            form = self._zones.form
            sections.append([form(view, zone, touched, moved, names) for zone in fact.zones])
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

    def _made(self, view: SeatView, fact: SeatFact, names: Names, sections: list[Any]) -> SeatView:
        """Return the view with the zones that are made just now, and write which they are."""
        if fact.made or fact.removed:
            gone_zones = [zone.removeprefix(MADE) for zone in fact.removed]
            sections.append([[made_form(zone) for zone in fact.made], gone_zones])
            for zone in fact.removed:
                names.left.update(row_of(view.zones[zone]))
            view = with_made(view, fact.made)
        if view.setting is not self._setting:
            self._learn(view.setting)
        return view

    def _told(self, view: SeatView, fact: SeatFact, actor: SeatId, subjects: Subjects) -> Any:
        if used_alone(view, fact, actor):
            return 0
        return [self._events.form(event, actor, subjects) for event in fact.events]

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
            fields = unit_form(old, unit, zone, view.turn.number, names)
            units.append((old, unit))
            if old is None:
                base = token(unit.base, "c")
                forms.append([base, *fields] if fields else base)
            else:
                forms.append(fields)
        for unit in told.values():
            old = view.units[unit.id]
            zone = old.zone
            fields = unit_form(old, unit, zone, view.turn.number, names)
            units.append((old, unit))
            forms.append([self._zones.number[zone], view.zones[zone].items.index(unit.id), *fields])
        return forms

    # -- cards ----------------------------------------------------------------------------

    def _cards(
        self,
        view: SeatView,
        touched: dict[str, SeatCard],
        names: Names,
        units: list[Pair],
    ) -> list[Any]:
        turn, form = view.turn.number, self._faces.form
        forms = []
        for name, place in names.cards.items():
            card = touched.get(name)
            old = view.cards.get(name)
            forms.append(ELSEWHERE if card is None else form(old, card, *place, turn))
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
            forms.append(form(old, card, *place, turn))
        return forms


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
