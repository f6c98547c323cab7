"""What `patch_writing` wrote, read with the suspicion that a stranger's bytes deserve.

Everything is checked against the view that it changes: a fact that comes out of here can be folded,
and leaves a view in which every card, unit and zone that is named exists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.core.ids import SeatId
from app.core.ids import place as placed
from app.core.table import Setting
from app.core.view import Event, SeatCard, SeatFact, SeatView, SeatZone
from app.core.zone import Zone
from app.net.encoding import small_forms as small
from app.net.encoding.event_form import EventForms, used
from app.net.encoding.patch.card_form import card_from
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
    row_of,
    subjects_of,
)
from app.net.encoding.patch.patch_values import (
    check_cards,
    check_made,
    check_units,
    handles_of,
    made_zones,
    staged,
    unit_id_of,
)
from app.net.encoding.patch.unit_form import unit_from
from app.net.encoding.patch.zone_form import ZoneForms
from app.net.encoding.seal_form import seals
from app.net.encoding.view_difference import with_made
from app.net.transport.wire_error import MALFORMED, WireError, row, whole, wrong

_ALL = 2 * MADE_ZONES - 1


class PatchReading:
    """Facts of one seat from JSON."""

    def __init__(self, setting: Setting) -> None:
        self._learn(setting)

    def _learn(self, setting: Setting) -> None:
        """Number the zones there are now: people may make and remove some."""
        self._setting = setting
        self._zones = ZoneForms(setting)
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
        view, made, removed = self._made(view, take if fields & MADE_ZONES else None, names)
        zones = self._all_zones(view, take(), names) if fields & ZONES else ()
        check_made(made, removed, zones)
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
            made,
            removed,
        )

    def _made(
        self, view: SeatView, take: Callable[[], Any] | None, names: Names
    ) -> tuple[SeatView, tuple[Zone, ...], tuple[str, ...]]:
        """Return the view with the zones made just now, these, and the ids of those removed.

        `take` gives what is told of them, if anything is. Nothing lies in those removed.
        """
        made: tuple[Zone, ...] = ()
        removed: tuple[str, ...] = ()
        if take is not None:
            made, removed = made_zones(view, take())
            for zone in removed:
                names.left.update(row_of(view.zones[zone]))
            view = with_made(view, made)
        if view.setting is not self._setting:
            self._learn(view.setting)
        return view, made, removed

    def _all_zones(self, view: SeatView, raw: Any, names: Names) -> tuple[SeatZone, ...]:
        zones = [self._zones.zone(view, one, names) for one in row(raw, "zone")]
        if len({zone.id for zone in zones}) != len(zones):
            wrong("zone")
        return tuple(zones)

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
            pairs.append((old, unit_from(view, old, name, zone, fields, names)))
        for form in forms[len(came) :]:
            parts = row(form, "unit", 1)
            ids = self._zones.ids
            zone = ids[whole(parts[0], "unit", most=len(ids) - 1)]
            name = view.zones[zone].items[whole(parts[1], "unit")]
            old = view.units[name]
            pairs.append((old, unit_from(view, old, name, zone, parts[2:], names)))
        if len({unit.id for _, unit in pairs}) != len(pairs):
            wrong("unit")
        return pairs

    # -- cards ----------------------------------------------------------------------------

    def _cards(
        self, view: SeatView, raw: Any, names: Names, pairs: list[Pair]
    ) -> dict[str, SeatCard]:
        forms = row(raw, "card", len(names.cards))
        turn = view.turn.number
        cards: dict[str, SeatCard] = {}
        for (name, place), form in zip(names.cards.items(), forms, strict=False):
            if form != ELSEWHERE or type(form) is not int:
                cards[name] = card_from(view.cards.get(name), name, form, *place, turn)
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
            cards[name] = card_from(old, name, form, *others.get(name, (old.zone, old.unit)), turn)
        return cards
