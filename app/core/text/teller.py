"""Fills the sentence of one fact: names, counts, places, as one seat may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from string import Formatter

from app.core.ids import TABLE, ZoneId
from app.core.table import Setting
from app.core.text.actor_names import actor_name, listed_seats
from app.core.text.chance_words import fell
from app.core.text.clauses import linked
from app.core.text.log_lexicon import Lexicon
from app.core.text.mark_events import AT_CELL
from app.core.text.one_line import one_line
from app.core.text.sentence_choice import sentence_of
from app.core.text.span_lists import grouped, joined
from app.core.text.wording import (
    CARD,
    both,
    cell_in,
    counted,
    listed,
    number,
    owned,
    quoted,
    repeated,
    the,
    their,
)
from app.core.text.words import Language, Sentence, Span, Words, unpacked
from app.core.view import Event

IN_PLACE = frozenset({"face_up", "face_down"})
"""Happenings to cards that stay where they are, and are told without their zone."""
ON_STAGE = frozenset({"declare", "resolved", "countered", "withdrawn", "restage", "aim"})
"""Happenings to a declaration: their text is what was declared."""
AIMS = frozenset({"declare", "aim"})
"""Those that are told with what it is aimed at."""
MOST_LOOKED_AT = 10
"""A look at more cards is told by its number: nobody reads the names of a whole deck."""

_SOMETHING = Words("something", "何か")
FACE_DOWN = Words("a face-down card", "ウラ向きのカード")
FACE_DOWN_OF = Words("face-down card", "ウラ向きのカード")
"""The same behind whose it is."""
_EVERYBODY = Words("everybody", "全員")
_TABLE = Words("the table", "卓")
_SUBJECT = Words("{actor} ", "{actor}が")
_NEXT = Words("; ", "、")
_AFTER_LIST = Words("; ", "／")
"""After a colon, where 、 would read as part of what is listed."""
_COLON = Words(": ", "：")
_TITLE = "{text}"
"""Of a phase that is told by its title alone: it heads what comes of it."""
_ALSO = Words(", ", "、")
_ON = Words(" on {}", "{}に")
"""Around what something is aimed at."""
_OPENING = Words(" (", "（")
_CLOSING = Words(")", "）")
_AT = {
    "top": Words(" (top)", "の上"),
    "bottom": Words(" (bottom)", "の下"),
    "middle": Words(" (inside)", "の途中"),
}


class Teller:
    """Fills the blanks of one event's sentence."""

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

    def sentence(self, *, named: bool, headed: bool = True, ends: bool = True) -> Sentence:
        """Return the sentence.

        `named` False leaves out the actor, `headed` False all before the colon; `ends` False ends
        it so that another may follow.
        """
        template = self.template()
        if not ends and self.language == "ja":
            template = linked(template) or template
        if not headed:
            template = template.removeprefix(self._head())
        if not named:
            template = template.removeprefix(_SUBJECT.in_(self.language))
        spans: list[Span] = []
        for literal, blank, _, _ in Formatter().parse(template):
            if literal:
                spans.append(Span(literal))
            if blank:
                spans.extend(getattr(self, f"_{blank}")())
        return tuple(span for span in spans if span.text)

    def joint(self, following: Teller) -> str:
        """Return what stands between this sentence and the next of the gesture."""
        if following.goes_on_with(self):
            words = _ALSO
        elif self._heads(following):
            words = _COLON
        else:
            words = _AFTER_LIST if _COLON.ja in self.template() else _NEXT
        return words.in_(self.language)

    def _heads(self, following: Teller) -> bool:
        """Whether this names the turn or the phase in which the rest of the gesture happens."""
        if self.event.verb == "phase":
            return self.template() == _TITLE and following.event.verb != "turn"
        return self.event.verb == "turn"

    def goes_on_with(self, before: Teller) -> bool:
        """Whether this is one more of a list that `before` begins: "retreats: A, B"."""
        head = self._head()
        return bool(head) and head == before._head() and self.event.actor == before.event.actor

    def _head(self) -> str:
        """Return what stands before the colon where it is of the actor alone, else ""."""
        head, colon, _ = self.template().partition(_COLON.in_(self.language))
        alone = "{" not in head.removeprefix(_SUBJECT.in_(self.language))
        return head + colon if colon and alone else ""

    def template(self) -> str:
        """Return the sentence with its blanks."""
        return sentence_of(self.event, self.lexicon).in_(self.language)

    def _said(self, words: Words) -> list[Span]:
        return [Span(words.in_(self.language))]

    # -- blanks ---------------------------------------------------------------------------

    def _actor(self) -> list[Span]:
        return self._said(actor_name(self.event.actor, self.setting))

    def _n(self) -> list[Span]:
        count = self.event.count
        if not count and not self.event.cards:
            return self._said(_SOMETHING)
        return self._said(counted(count, CARD))

    def _cards(self) -> list[Span]:
        event = self.event
        if event.verb == "swap" and event.unit:
            return self._unit()
        if not event.cards:
            return self._said(_SOMETHING)
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
        return self._said(owned(self.setting.seats[owner].name, ""))

    def _which(self) -> list[Span]:
        cards = self.event.cards
        if not any(ref is not None for ref in cards):
            return []
        if self.event.verb == "look" and len(cards) > MOST_LOOKED_AT:
            return []
        return [*self._said(_OPENING), *self._cards(), *self._said(_CLOSING)]

    def _on(self) -> list[Span]:
        """Return what it is aimed at, as part of what is declared."""
        if not self.aims:
            return []
        aims = joined([self._aim(one) for one in self.aims], self.language)
        before, behind = _ON.in_(self.language).split("{}")
        return [Span(before), *aims, Span(behind)]

    def _aimed(self) -> list[Span]:
        """Return what it is aimed at now, in brackets."""
        if not self.aims:
            return []
        aims = joined([self._aim(one) for one in self.aims], self.language)
        return [*self._said(_OPENING), *aims, *self._said(_CLOSING)]

    def _aim(self, event: Event | None = None) -> list[Span]:
        """Return one thing that is aimed at; what this seat may not know is whose it is."""
        one = event or self.event
        if one.text and one.seats:
            seat = one.seats[0]
            words = self.lexicon.declared(self.setting, seat, one.text)
            words = words or both(one_line(unpacked(one.text, self.language)))
            known = 0 <= seat < len(self.setting.seats)
            return self._said(owned(self.setting.seats[seat].name, words) if known else words)
        hidden = one.unit is None and one.unit_seat is not None
        if hidden and one.unit_seat != one.actor:
            return self._said(owned(self.setting.seats[one.unit_seat or 0].name, FACE_DOWN_OF))
        return self._one_unit(one)

    def _zone(self, zone: ZoneId) -> list[Span]:
        place = self.setting.zones.get(zone)
        title = self._made_title(zone)
        if place is None:
            return [] if title is None else self._said(title)
        if title is None:
            title = self.lexicon.zones.get(place.spec.name, place.spec.title)
        elif not place.holders:
            return self._said(title)
        if not place.holders or self.event.actor in place.holders:
            return self._said(their(title) if place.holders else the(title))
        names = listed([self.setting.seats[seat].name for seat in place.holders])
        return self._said(owned(names, title))

    def _made_title(self, zone: ZoneId) -> Words | None:
        """Return what a zone that people made was called; None for one of the game."""
        written = dict(self.event.made).get(zone)
        return None if written is None else quoted(one_line(written))

    def _source(self) -> list[Span]:
        return self._zone(self.event.source)

    def _goal(self) -> list[Span]:
        return self._zone(self.event.goal)

    def _at(self) -> list[Span]:
        event = self.event
        if event.at.startswith(AT_CELL):
            return self._cell(event)
        words = _AT.get(event.at or "")
        return self._said(words) if words else []

    def _cell(self, event: Event) -> list[Span]:
        number = event.at.removeprefix(AT_CELL)
        return self._said(cell_in("", number))

    def _unit(self) -> list[Span]:
        together = (self.event, *self.more)
        named = Counter(tuple(self._one_unit(event)) for event in together)
        names = [[*name, *self._said(repeated("", times))] for name, times in named.items()]
        return joined(names, self.language)

    def _one_unit(self, event: Event) -> list[Span]:
        if event.at.startswith(AT_CELL) and event.unit is None and event.goal:
            return [*self._zone(event.goal), *self._cell(event)]
        if event.seats and event.unit is None:
            return self._seats(event)
        if event.unit is None:
            return self._said(FACE_DOWN)
        name = Span(self.lexicon.names(event.unit, self.language), event.unit)
        if event.unit_seat is None or event.unit_seat == event.actor or event.actor < 0:
            return [name]
        return [*self._said(owned(self.setting.seats[event.unit_seat].name, "")), name]

    def _text(self) -> list[Span]:
        event = self.event
        if event.verb == "use":
            words = self.lexicon.ledger.get(event.text)
        elif event.verb == "phase":
            words = self.lexicon.phases.get(event.text)
        elif event.verb in ON_STAGE:
            words = self.lexicon.declared(self.setting, event.actor, event.text)
        elif event.verb == "unmark" and not event.text:
            return self._mark()
        else:
            words = None
        written = one_line(unpacked(event.text, self.language))
        return [Span(words.in_(self.language) if words else written)]

    def _number(self) -> list[Span]:
        if self.event.verb == "seed":
            # A name more than an amount: it is typed in again as it stands here.
            return [Span(str(self.event.number))]
        return [Span(number(abs(self.event.number)))]

    def _old(self) -> list[Span]:
        return [Span(number(self.event.count - self.event.number))]

    def _count(self) -> list[Span]:
        return [Span(number(self.event.count))]

    def _results(self) -> list[Span]:
        return self._said(fell(self.event))

    def _seats(self, event: Event | None = None) -> list[Span]:
        seats = (event or self.event).seats
        if self.event.verb == "show" and len(seats) == len(self.setting.seats):
            return self._said(_EVERYBODY)
        if seats == (TABLE,):
            return self._said(_TABLE)
        return self._said(listed_seats(seats, self.setting))

    def _until(self) -> list[Span]:
        until = self.event.until
        if until is None:
            return []
        turn = number(until)
        return self._said(
            Words(f" (until the end of turn {turn})", f"（{turn}ターン目の終わりまで）")
        )

    def _mark(self) -> list[Span]:
        key = self.event.mark
        words = self.lexicon.marks.get(key) or self.lexicon.marks.get(key.partition(":")[0])
        return [Span(words.in_(self.language) if words else key)]

    def _option(self) -> list[Span]:
        key = self.event.mark
        words = self.lexicon.options.get(key)
        return [Span(words.in_(self.language) if words else key)]

    def _value(self) -> list[Span]:
        event = self.event
        words = self.lexicon.values.get((event.mark, event.text))
        return [Span(words.in_(self.language) if words else event.text)]
