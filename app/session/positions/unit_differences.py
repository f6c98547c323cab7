"""Which units of two tables are the same, and what differs of them, as one seat sees them.

They are the same where they have the same id, or where the same card stands alone in its zone: on
two branches a unit that came to stand twice has two names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.core.ids import UnitId
from app.core.text.wording import labelled, listed, owned, series
from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView
from app.session.positions.difference_words import NOTHING, Difference, DifferenceWords

GONE = Words("not in play", "場にいない")
ATTACHED = Words("attached", "ついているカード")


class UnitDifferences:
    """Goes through the units of both views at once."""

    def __init__(self, one: SeatView, other: SeatView, words: DifferenceWords) -> None:
        self._views = one, other
        self._words = words

    def all(self) -> Iterator[Difference]:
        """Yield what differs, in the order in which the units stand."""
        for names in self._pairs():
            if names[0] == names[1] and self._is_same(names[0]):
                continue
            about = self._unit_title(names)
            one, other = (self._unit(name, number_) for number_, name in enumerate(names))
            told = [self._told(one, other), self._told(other, one)]
            if told[0] != told[1]:
                yield Difference(about, told[0], told[1])

    def _pairs(self) -> Iterator[tuple[UnitId, UnitId]]:
        """Yield every unit by its names in both views, "" where it is in one alone."""
        one, other = self._views
        left = {name: None for name in _in_order(other) if name not in one.units}
        for name in _in_order(one):
            if name in other.units:
                yield name, name
                continue
            same = self._alike(name, left)
            left.pop(same, None)
            yield name, same
        for name in left:
            yield "", name

    def _alike(self, name: UnitId, left: Iterable[UnitId]) -> UnitId:
        """Return one of the other's units that shows the same card, in the same zone if any."""
        one, other = self._views
        unit = one.units[name]
        face, holders = _face(one, unit), one.setting.zones[unit.zone].holders
        alike = [
            there
            for there in left
            if face is not None
            and _face(other, other.units[there]) == face
            and other.setting.zones[other.units[there].zone].holders == holders
        ]
        near = (there for there in alike if other.units[there].zone == unit.zone)
        return next(near, alike[0] if alike else "")

    def _is_same(self, name: UnitId) -> bool:
        """Whether a unit of one name is the same to see in both."""
        one, other = self._views
        if one.units[name] != other.units[name]:
            return False
        looks = [
            [
                (card.ref, card.up, card.marks)
                for handle in view.units[name].parts
                if (card := view.cards.get(handle)) is not None
            ]
            for view in self._views
        ]
        return looks[0] == looks[1]

    def _unit_title(self, names: tuple[UnitId, UnitId]) -> Words:
        """Return what a unit is called: by whose it is and its uppermost card."""
        view, name = self._views[0 if names[0] else 1], names[0] or names[1]
        unit = view.units[name]
        holders = view.setting.zones[unit.zone].holders
        called = self._words.card(view, unit.base)
        if not holders:
            return called
        return owned(listed([view.setting.seats[seat].name for seat in holders]), called)

    def _unit(self, name: UnitId, which: int) -> dict[str, Words]:
        """Return what is to be said of a unit in one of the views, by what it is about."""
        view = self._views[which]
        unit = view.units.get(name)
        if unit is None:
            return {"place": GONE}
        told = {"place": self._place(view, unit), "base": self._words.card(view, unit.base)}
        if unit.under:
            told["stages"] = series([self._words.card(view, handle) for handle in unit.under])
        if unit.attached:
            attached = [self._words.card(view, handle) for handle in unit.attached]
            told["attached"] = labelled(ATTACHED, self._words.names(attached))
        if unit.turn:
            told["turn"] = Words(f"{unit.turn}°", f"{unit.turn}°")
        for mark in unit.marks:
            told[f"mark {mark.key}"] = self._words.mark(mark)
        return told

    def _told(self, this: dict[str, Words], that: dict[str, Words]) -> Words:
        """Return what is said of a unit here and not there."""
        # Of one that is not in play there its name is enough.
        same = {"base"} if GONE in (this["place"], that["place"]) else set()
        unlike = [
            words for key, words in this.items() if that.get(key) != words and key not in same
        ]
        return series(unlike) if unlike else NOTHING

    def _place(self, view: SeatView, unit: SeatUnit) -> Words:
        title = view.setting.zones[unit.zone].spec.title
        if not unit.cell:
            return title
        return Words(f"{title.en} {unit.cell}", f"{title.ja}{unit.cell}")


def _in_order(view: SeatView) -> Iterable[UnitId]:
    """Return the units of a view as they stand, zone by zone."""
    for zone in view.zones.values():
        if view.setting.zones[zone.id].spec.holds == "units":
            yield from zone.items


def _face(view: SeatView, unit: SeatUnit) -> str | None:
    """Return which card a unit shows on top; None where the seat does not see it."""
    card = view.cards.get(unit.base)
    return None if card is None else card.ref
