"""What differs between two tables, as one seat sees them: two readings of a dispute, two branches.

Both are views of one history, or of two tables laid with the same cards: units are the same where
they have the same id, or where the same card stands alone in its zone: on two branches a unit that
came to stand twice has two names. Nothing else is looked at than views.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from app.core.card import Mark, Marks
from app.core.data.value import value
from app.core.ids import Handle, UnitId, ZoneId
from app.core.text.log_lexicon import Lexicon
from app.core.text.turn_words import turn_title
from app.core.text.wording import (
    CARD,
    both,
    bracketed,
    counted,
    labelled,
    listed,
    number,
    owned,
    repeated,
    series,
)
from app.core.text.words import Words
from app.core.view import SeatDeclaration, SeatUnit, SeatView
from app.core.zone import cell_named

MOST_NAMED = 6
"""Names of cards that a row tells."""
TURN = Words("Turn", "番")
NOTHING = Words("–", "–")
GONE = Words("not in play", "場にいない")
BACK = Words("a card face down", "ウラ向きのカード")
TABLE = Words("The table", "卓")
ATTACHED = Words("attached", "ついているカード")
STAGE = Words("On the stage", "ステージ")


@value
class Difference:
    """One thing that is not the same in both."""

    about: Words
    """A zone, a unit, a player, the turn."""
    one: Words
    other: Words


def differences(one: SeatView, other: SeatView, words: Lexicon) -> tuple[Difference, ...]:
    """Return what differs, the turn first, then unit by unit, zone by zone, player by player."""
    return tuple(_Comparing(one, other, words).all())


class _Comparing:
    """Goes through both views at once."""

    def __init__(self, one: SeatView, other: SeatView, words: Lexicon) -> None:
        self._views = one, other
        self._words = words

    def all(self) -> Iterator[Difference]:
        yield from self._turn()
        yield from self._units()
        yield from self._zones()
        yield from self._stage()
        yield from self._marks()
        yield from self._options()

    def _unlike(self, about: Words, one: Words, other: Words) -> Iterator[Difference]:
        if one != other:
            yield Difference(about, one, other)

    # -- the turn ---------------------------------------------------------------------------------

    def _turn(self) -> Iterator[Difference]:
        one, other = (self._turn_title(view) for view in self._views)
        yield from self._unlike(TURN, one, other)
        ledgers = [dict(view.turn.ledger) for view in self._views]
        for key, title in self._words.ledger.items():
            used = [number(ledger.get(key, 0)) for ledger in ledgers]
            yield from self._unlike(title, both(used[0]), both(used[1]))

    def _turn_title(self, view: SeatView) -> Words:
        phase = self._words.phases.get(view.turn.phase, both(view.turn.phase))
        title = turn_title(view.turn, view.setting)
        said = bracketed(phase)
        return Words(title.en + said.en, title.ja + said.ja)

    # -- units ------------------------------------------------------------------------------------

    def _units(self) -> Iterator[Difference]:
        for names in self._pairs():
            if names[0] == names[1] and self._is_same(names[0]):
                continue
            about = self._unit_title(names)
            one, other = (self._unit(name, number_) for number_, name in enumerate(names))
            told = [self._told(one, other), self._told(other, one)]
            yield from self._unlike(about, told[0], told[1])

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
        called = self._card(view, unit.base)
        if not holders:
            return called
        return owned(listed([view.setting.seats[seat].name for seat in holders]), called)

    def _unit(self, name: UnitId, which: int) -> dict[str, Words]:
        """Return what is to be said of a unit in one of the views, by what it is about."""
        view = self._views[which]
        unit = view.units.get(name)
        if unit is None:
            return {"place": GONE}
        told = {"place": self._place(view, unit), "base": self._card(view, unit.base)}
        if unit.under:
            told["stages"] = series([self._card(view, handle) for handle in unit.under])
        if unit.attached:
            attached = [self._card(view, handle) for handle in unit.attached]
            told["attached"] = labelled(ATTACHED, self._names(attached))
        if unit.turn:
            told["turn"] = Words(f"{unit.turn}°", f"{unit.turn}°")
        for mark in unit.marks:
            told[f"mark {mark.key}"] = self._mark(mark)
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

    # -- zones ------------------------------------------------------------------------------------

    def _zones(self) -> Iterator[Difference]:
        ids = dict.fromkeys(zone for view in self._views for zone in view.zones)
        for zone in ids:
            view = next(view for view in self._views if zone in view.zones)
            if view.setting.zones[zone].spec.holds == "units":
                continue
            lying = [self._lying(view, zone) for view in self._views]
            extra = [lying[0] - lying[1], lying[1] - lying[0]]
            counts = [self._count(view, zone) for view in self._views]
            if counts[0] == counts[1] and not extra[0] and not extra[1]:
                continue
            told = [self._pile(count, more) for count, more in zip(counts, extra, strict=True)]
            yield from self._unlike(self._zone_title(view, zone), told[0], told[1])

    def _zone_title(self, view: SeatView, zone: ZoneId) -> Words:
        place = view.setting.zones[zone]
        title = place.spec.title
        if not place.holders:
            return title
        return owned(listed([view.setting.seats[seat].name for seat in place.holders]), title)

    def _count(self, view: SeatView, zone: ZoneId) -> int | None:
        return view.zones[zone].count if zone in view.zones else 0

    def _lying(self, view: SeatView, zone: ZoneId) -> Counter[str]:
        """Return the cards that the seat knows there, by ref."""
        if zone not in view.zones:
            return Counter()
        refs = (view.cards[handle].ref for handle in view.cards_in(zone))
        return Counter(ref for ref in refs if ref is not None)

    def _pile(self, count: int | None, more: Counter[str]) -> Words:
        """Return how many lie there, and those that do not in the other: "5 cards, with Switch"."""
        told = Words("?", "?") if count is None else counted(count, CARD)
        if not more:
            return told
        named = self._names([self._name(ref) for ref in more.elements()])
        return Words(f"{told.en}, with {named.en}", f"{told.ja}（{named.ja}を含む）")

    # -- stage, marks and options -----------------------------------------------------------------

    def _stage(self) -> Iterator[Difference]:
        """What waits on the stage, the last one first."""
        one, other = (
            series([self._declared(view, told) for told in reversed(view.stage.declarations)])
            for view in self._views
        )
        yield from self._unlike(STAGE, one if one.en else NOTHING, other if other.en else NOTHING)

    def _declared(self, view: SeatView, told: SeatDeclaration) -> Words:
        called = self._words.declared(view.setting, told.seat, told.text) or both(told.text)
        return owned(view.setting.seats[told.seat].name, called) if told.seat >= 0 else called

    def _marks(self) -> Iterator[Difference]:
        targets = sorted({target for view in self._views for target in view.marks})
        for target in targets:
            lying = [_by_key(view.marks.get(target, ())) for view in self._views]
            keys = sorted({*lying[0], *lying[1]})
            unlike = [key for key in keys if lying[0].get(key) != lying[1].get(key)]
            told = [[self._mark(marks[key]) for key in unlike if key in marks] for marks in lying]
            said = [series(one) if one else NOTHING for one in told]
            yield from self._unlike(self._target(target), said[0], said[1])

    def _target(self, target: str) -> Words:
        view = self._views[0]
        seats = {f"seat.{seat}": one.name for seat, one in enumerate(view.setting.seats)}
        if target in seats:
            return both(seats[target])
        cell = cell_named(view.setting.zones, target)
        if cell is None:
            return TABLE
        title = self._zone_title(view, cell[0])
        return Words(f"{title.en} {cell[1]}", f"{title.ja}{cell[1]}")

    def _mark(self, mark: Mark) -> Words:
        title = self._words.marks.get(mark.key) or self._words.marks.get(mark.key.split(":")[0])
        said = title or both(mark.key)
        if mark.text:
            return labelled(said, mark.text)
        is_number = mark.key in (*self._words.numbers, *self._words.counted) or mark.value != 1
        amount = number(mark.value)
        return Words(f"{said.en} {amount}", f"{said.ja}{amount}") if is_number else said

    def _options(self) -> Iterator[Difference]:
        agreed = [dict(view.options) for view in self._views]
        for key in sorted({*agreed[0], *agreed[1]}):
            title = self._words.options.get(key, both(key))
            one, other = (self._option(key, options.get(key)) for options in agreed)
            yield from self._unlike(title, one, other)

    def _option(self, key: str, chosen: str | None) -> Words:
        if chosen is None:
            return NOTHING
        return self._words.values.get((key, chosen), both(chosen))

    # -- cards ------------------------------------------------------------------------------------

    def _card(self, view: SeatView, handle: Handle) -> Words:
        card = view.cards.get(handle)
        return BACK if card is None or card.ref is None else self._name(card.ref)

    def _name(self, ref: str) -> Words:
        return Words(self._words.names(ref, "en"), self._words.names(ref, "ja"))

    def _names(self, names: Sequence[Words]) -> Words:
        """Return names as a list, each once with its copies, and not too many of them."""
        copies = [repeated(name, count) for name, count in Counter(names).items()]
        if not copies:
            return NOTHING
        more = [Words("…", "…")] if len(copies) > MOST_NAMED else []
        return series([*copies[:MOST_NAMED], *more])


def _in_order(view: SeatView) -> Iterable[UnitId]:
    """Return the units of a view as they stand, zone by zone."""
    for zone in view.zones.values():
        if view.setting.zones[zone.id].spec.holds == "units":
            yield from zone.items


def _face(view: SeatView, unit: SeatUnit) -> str | None:
    """Return which card a unit shows on top; None where the seat does not see it."""
    card = view.cards.get(unit.base)
    return None if card is None else card.ref


def _by_key(marks: Marks) -> dict[str, Mark]:
    return {mark.key: mark for mark in marks}
