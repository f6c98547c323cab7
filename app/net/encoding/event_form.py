"""The JSON form of what there is to say of a step: a verb, and the fields that say something.

Cards that the step moves anyway are named by their number in it. They are numbered by place and
handle, never by which card they are, and each number takes two letters: the order in which a seat
chose cards of its hand does not show.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from app.core.ids import TABLE, SeatId
from app.core.table import Setting, Turn
from app.core.view import Event
from app.net.encoding.fixed_width import NARROWEST, PAIRS, numbers, padded, unpadded
from app.net.encoding.small_forms import number
from app.net.encoding.step_words import spelled, word
from app.net.transport.wire_error import row, text, whole, wrong

CARDS, SOURCE, GOAL, UNIT, UNIT_SEAT, AT, COUNT, NUMBER = 1, 2, 4, 8, 16, 32, 64, 128
MARK, TEXT, RESULTS, UNTIL, SEATS, ABOUT, ACTOR = 256, 512, 1024, 2048, 4096, 8192, 16384
WAY = 32768
"""Which fields follow the verb, in this order."""
_ALL = 2 * WAY - 1
_UNKNOWN = "  "
"""Stands for a card that the seat does not know, among others that it does."""
_MOST_CARDS = 4096


class Subjects:
    """The cards that a step is about, by number, for the events that name them."""

    def __init__(
        self,
        cards: Sequence[str | None],
        bases: Sequence[str | None],
    ) -> None:
        """`cards`: the names of those touched; `bases`: of each unit, now and before."""
        self.cards = [*cards, *bases[::2]]
        self.units = bases
        self._numbers: dict[str, str] | None = None

    def pair(self, ref: str) -> str | None:
        """Return the number of a card in two letters, None if the step is not about it."""
        if self._numbers is None:
            self._numbers = {}
            for place, name in enumerate(self.cards[:_MOST_CARDS]):
                if name is not None and name not in self._numbers:
                    self._numbers[name] = PAIRS[place]
        return self._numbers.get(ref)


def used(old: Turn, new: Turn, actor: SeatId) -> list[Event]:
    """Return what there is to say where something is ticked off in the ledger."""
    before, after = dict(old.ledger), dict(new.ledger)
    told = []
    for key in (*before, *(key for key in after if key not in before)):
        had, has = before.get(key, 0), after.get(key, 0)
        if had != has:
            told.append(Event("use", actor, number=has - had, count=has, text=key))
    return told


class EventForms:
    """Events of the seats at one table, to and from JSON."""

    def __init__(self, setting: Setting, width: int = NARROWEST) -> None:
        self._zones = tuple(setting.zones)
        self._numbers = {zone: place for place, zone in enumerate(setting.zones)}
        self._most = len(setting.seats) - 1
        self._width = width

    def form(  # noqa: C901, PLR0912, PLR0915 - one field after the other
        self, event: Event, actor: SeatId, subjects: Subjects
    ) -> list[Any]:
        """Return the JSON form of an event of `actor`."""
        fields = 0
        values: list[Any] = []
        if event.cards:
            fields |= CARDS
            values.append(self._cards_form(event.cards, subjects))
        if event.source:
            fields |= SOURCE
            values.append(self._numbers[event.source])
        if event.goal:
            fields |= GOAL
            values.append(self._numbers[event.goal])
        if event.unit is not None:
            fields |= UNIT
            values.append(self._unit_form(event.unit, subjects))
        if event.unit_seat is not None:
            fields |= UNIT_SEAT
            values.append(event.unit_seat)
        if event.at:
            fields |= AT
            values.append(word(event.at))
        if event.count != len(event.cards):
            fields |= COUNT
            values.append(event.count)
        if event.number:
            fields |= NUMBER
            values.append(event.number)
        if event.mark:
            fields |= MARK
            values.append(word(event.mark))
        if event.text:
            fields |= TEXT
            values.append(word(event.text))
        if event.results:
            fields |= RESULTS
            values.append(event.results)
        if event.until is not None:
            fields |= UNTIL
            values.append(event.until)
        if event.seats:
            fields |= SEATS
            values.append(event.seats)
        if event.about:
            fields |= ABOUT
            values.append(event.about)
        if event.actor != actor:
            fields |= ACTOR
            values.append(event.actor)
        if event.way:
            fields |= WAY
            values.append(word(event.way))
        return [word(event.verb), fields, *values]

    def _cards_form(self, cards: tuple[str | None, ...], subjects: Subjects) -> Any:
        if not any(cards) and cards == (None,) * len(cards):
            return len(cards)
        places = [_UNKNOWN if ref is None else subjects.pair(ref) for ref in cards]
        if None not in places:
            return "".join(place for place in places if place is not None)
        return [None if ref is None else padded(ref, self._width) for ref in cards]

    def _unit_form(self, unit: str, subjects: Subjects) -> int | str:
        if unit in subjects.units:
            return subjects.units.index(unit)
        return padded(unit, self._width)

    def event(self, raw: Any, actor: SeatId, subjects: Subjects) -> Event:
        """Return the event that `form` wrote. Raises WireError."""
        parts = row(raw, "event", 2)
        fields = whole(parts[1], "event", most=_ALL)
        if fields.bit_count() != len(parts) - 2:
            wrong("event")
        take = iter(parts[2:]).__next__
        cards = self._cards(take(), subjects) if fields & CARDS else ()
        return Event(
            spelled(parts[0], "event"),
            cards=cards,
            source=self._zone(take()) if fields & SOURCE else "",
            goal=self._zone(take()) if fields & GOAL else "",
            unit=self._unit(take(), subjects) if fields & UNIT else None,
            unit_seat=self._seat(take(), "event") if fields & UNIT_SEAT else None,
            at=spelled(take(), "event") if fields & AT else "",
            count=number(take(), "event") if fields & COUNT else len(cards),
            number=number(take(), "event") if fields & NUMBER else 0,
            mark=spelled(take(), "event") if fields & MARK else "",
            text=spelled(take(), "event") if fields & TEXT else "",
            results=_each(number, take()) if fields & RESULTS else (),
            until=number(take(), "event") if fields & UNTIL else None,
            seats=_each(self._seat, take()) if fields & SEATS else (),
            about=_each(text, take()) if fields & ABOUT else (),
            actor=self._seat(take(), "event") if fields & ACTOR else actor,
            way=spelled(take(), "event") if fields & WAY else "",
        )

    def _seat(self, raw: Any, where: str) -> SeatId:
        return whole(raw, where, TABLE, self._most)

    def _zone(self, raw: Any) -> str:
        return self._zones[whole(raw, "event", most=len(self._zones) - 1)]

    def _cards(self, raw: Any, subjects: Subjects) -> tuple[str | None, ...]:
        if type(raw) is int:
            return (None,) * whole(raw, "event", most=_MOST_CARDS)
        if type(raw) is list:
            return tuple([None if one is None else unpadded(text(one, "event")) for one in raw])
        cards: list[str | None] = []
        packed = text(raw, "event")
        for at in range(0, len(packed), 2):
            pair = packed[at : at + 2]
            if pair == _UNKNOWN:
                cards.append(None)
                continue
            (place,) = numbers(pair, "event")
            ref = subjects.cards[place] if place < len(subjects.cards) else None
            if ref is None:
                wrong("event")
            cards.append(ref)
        return tuple(cards)

    def _unit(self, raw: Any, subjects: Subjects) -> str:
        if type(raw) is str:
            return unpadded(raw)
        ref = subjects.units[whole(raw, "event", most=len(subjects.units) - 1)]
        if ref is None:
            wrong("event")
        return ref


def _each(read: Callable[[Any, str], Any], raw: Any) -> tuple[Any, ...]:
    return tuple([read(one, "event") for one in row(raw, "event")])
