"""Names the cards, units, places and people of one event, as one seat may know them.

Each is a blank of a sentence; what else a sentence is filled with is in `teller`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from app.core.ids import TABLE, ZoneId
from app.core.table import Setting
from app.core.text.actor_names import actor_name, listed_seats
from app.core.text.log_lexicon import Lexicon
from app.core.text.mark_events import AT_CELL
from app.core.text.one_line import one_line
from app.core.text.span_lists import grouped, joined
from app.core.text.wording import (
    CARD,
    both,
    cell_in,
    counted,
    listed,
    owned,
    quoted,
    repeated,
    the,
    their,
)
from app.core.text.words import Language, Span, Words, unpacked
from app.core.view import Event

THINGS = frozenset(
    {
        "actor",
        "n",
        "cards",
        "which",
        "on",
        "aimed",
        "aim",
        "first",
        "rest",
        "source",
        "goal",
        "at",
        "unit",
        "seats",
    }
)
"""The blanks that name things: a method of `EventThings` each."""
IN_PLACE = frozenset({"face_up", "face_down"})
"""Happenings to cards that stay where they are, and are told without their zone."""
AIMS = frozenset({"declare", "aim"})
"""Happenings to a declaration that are told with what it is aimed at."""
MOST_LOOKED_AT = 10
"""A look at more cards is told by its number: nobody reads the names of a whole deck."""

_SOMETHING = Words("something", "何か")
_SOME_CARDS = Words("some cards", "何枚か")
"""As many as nobody told."""
FACE_DOWN = Words("a face-down card", "ウラ向きのカード")
FACE_DOWN_OF = Words("face-down card", "ウラ向きのカード")
"""The same behind whose it is."""
_EVERYBODY = Words("everybody", "全員")
_TABLE = Words("the table", "卓")
_ON = Words(" on {}", "{}に")
"""Around what something is aimed at."""
_OPENING = Words(" (", "（")
_CLOSING = Words(")", "）")
_AT = {
    "top": Words(" (top)", "の上"),
    "bottom": Words(" (bottom)", "の下"),
    "middle": Words(" (inside)", "の途中"),
}


class EventThings:
    """Fills the blanks of one event's sentence that name things."""

    def __init__(
        self,
        event: Event,
        language: Language,
        setting: Setting,
        lexicon: Lexicon,
        more: Sequence[Event] = (),
    ) -> None:
        """`more`: what the same happened to, or what it is aimed at, told in the same sentence."""
        self.event = event
        self.aims = [one for one in more if event.verb in AIMS]
        self.more = [] if self.aims else more
        self.language = language
        self.setting = setting
        self.lexicon = lexicon

    def said(self, words: Words) -> list[Span]:
        """Return words in the language of the sentence."""
        return [Span(words.in_(self.language))]

    def actor(self) -> list[Span]:
        """Return who did it."""
        return self.said(actor_name(self.event.actor, self.setting))

    def n(self) -> list[Span]:
        """Return how many cards, as a number of them."""
        count = self.event.count
        if not count and not self.event.cards:
            return self.said(_SOME_CARDS)
        return self.said(counted(count, CARD))

    def cards(self) -> list[Span]:
        """Return the cards, by name where they are known; or the unit that is swapped."""
        event = self.event
        if event.verb == "swap" and event.unit:
            return self.unit()
        if not event.cards:
            return self.said(_SOMETHING)
        if self.more:
            return self._cards_of_several()
        return [
            *self._whose(event),
            *joined(grouped(event.cards, self.lexicon, self.language), self.language),
        ]

    def _cards_of_several(self) -> list[Span]:
        """Return the cards of all that is told together, each owner's equal ones together."""
        held: dict[tuple[Span, ...], list[str | None]] = {}
        for event in (self.event, *self.more):
            held.setdefault(tuple(self._whose(event)), []).extend(event.cards)
        # The own ones first: what follows “Ren's Dreepy” would read as Ren's too.
        owners = sorted(held.items(), key=lambda owned: bool(owned[0]))
        groups = [
            [*whose, *group]
            for whose, cards in owners
            for group in grouped(cards, self.lexicon, self.language)
        ]
        return joined(groups, self.language)

    def _whose(self, event: Event) -> list[Span]:
        """Return whose the cards are where they are told without their zone; [] for the actor's."""
        if event.verb == "rotate":
            owner = event.unit_seat
        elif event.verb in IN_PLACE and event.source in self.setting.zones:
            holders = self.setting.zones[event.source].holders
            owner = holders[0] if len(holders) == 1 else None
        else:
            owner = None
        if owner is None or owner == event.actor:
            return []
        return self.said(owned(self.setting.seats[owner].name, ""))

    def which(self) -> list[Span]:
        """Return the known cards in brackets, behind their number."""
        cards = self.event.cards
        if not any(ref is not None for ref in cards):
            return []
        if self.event.verb == "look" and len(cards) > MOST_LOOKED_AT:
            return []
        return [*self.said(_OPENING), *self.cards(), *self.said(_CLOSING)]

    def on(self) -> list[Span]:
        """Return what it is aimed at, as part of what is declared."""
        return self._on(self.aims)

    def first(self) -> list[Span]:
        """Return the first thing that it is aimed at, where that is what it is done with."""
        return self.aim(self.aims[0]) if self.aims else self.said(_SOMETHING)

    def rest(self) -> list[Span]:
        """Return what else it is aimed at, as part of what is declared."""
        return self._on(self.aims[1:])

    def _on(self, aimed_at: Sequence[Event]) -> list[Span]:
        if not aimed_at:
            return []
        aims = joined([self.aim(one) for one in aimed_at], self.language)
        before, behind = _ON.in_(self.language).split("{}")
        return [Span(before), *aims, Span(behind)]

    def aimed(self) -> list[Span]:
        """Return what it is aimed at now, in brackets."""
        if not self.aims:
            return []
        aims = joined([self.aim(one) for one in self.aims], self.language)
        return [*self.said(_OPENING), *aims, *self.said(_CLOSING)]

    def aim(self, event: Event | None = None) -> list[Span]:
        """Return one thing that is aimed at; what this seat may not know is whose it is."""
        one = event or self.event
        if one.text and one.seats:
            seat = one.seats[0]
            words = self.lexicon.declared(self.setting, seat, one.text)
            words = words or both(one_line(unpacked(one.text, self.language)))
            known = 0 <= seat < len(self.setting.seats)
            return self.said(owned(self.setting.seats[seat].name, words) if known else words)
        hidden = one.unit is None and one.unit_seat is not None
        if hidden and one.unit_seat != one.actor:
            return self.said(owned(self.setting.seats[one.unit_seat or 0].name, FACE_DOWN_OF))
        return self._one_unit(one)

    def zone(self, zone: ZoneId) -> list[Span]:
        """Return what a zone is called, and whose it is where that is not the actor."""
        place = self.setting.zones.get(zone)
        title = self.made_title(zone)
        if place is None:
            return [] if title is None else self.said(title)
        if title is None:
            title = self.lexicon.zones.get(place.spec.name, place.spec.title)
        elif not place.holders:
            return self.said(title)
        if not place.holders or self.event.actor in place.holders:
            return self.said(their(title) if place.holders else the(title))
        names = listed([self.setting.seats[seat].name for seat in place.holders])
        return self.said(owned(names, title))

    def made_title(self, zone: ZoneId) -> Words | None:
        """Return what a zone that people made was called; None for one of the game."""
        written = dict(self.event.made).get(zone)
        return None if written is None else quoted(one_line(written))

    def source(self) -> list[Span]:
        """Return where from."""
        return self.zone(self.event.source)

    def goal(self) -> list[Span]:
        """Return where to."""
        return self.zone(self.event.goal)

    def at(self) -> list[Span]:
        """Return where in the pile, or in which cell."""
        event = self.event
        if event.at.startswith(AT_CELL):
            return self._cell(event)
        words = _AT.get(event.at or "")
        return self.said(words) if words else []

    def _cell(self, event: Event) -> list[Span]:
        number = event.at.removeprefix(AT_CELL)
        return self.said(cell_in("", number))

    def unit(self) -> list[Span]:
        """Return the units, each name once with how often it is meant."""
        together = (self.event, *self.more)
        named = Counter(tuple(self._one_unit(event)) for event in together)
        names = [[*name, *self.said(repeated("", times))] for name, times in named.items()]
        return joined(names, self.language)

    def _one_unit(self, event: Event) -> list[Span]:
        if event.at.startswith(AT_CELL) and event.unit is None and event.goal:
            return [*self.zone(event.goal), *self._cell(event)]
        if event.seats and event.unit is None:
            return self.seats(event)
        if event.unit is None:
            return self.said(FACE_DOWN)
        name = Span(self.lexicon.names(event.unit, self.language), event.unit)
        if event.unit_seat is None or event.unit_seat == event.actor or event.actor < 0:
            return [name]
        return [*self.said(owned(self.setting.seats[event.unit_seat].name, "")), name]

    def seats(self, event: Event | None = None) -> list[Span]:
        """Return the people it is about."""
        seats = (event or self.event).seats
        if self.event.verb == "show" and len(seats) == len(self.setting.seats):
            return self.said(_EVERYBODY)
        if seats == (TABLE,):
            return self.said(_TABLE)
        return self.said(listed_seats(seats, self.setting))
