"""Fills the sentence of one fact: names, counts, places, as one seat may know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from string import Formatter

from app.core.data.value import value
from app.core.ids import JUDGE, SPECTATOR, TABLE, SeatId, ZoneId
from app.core.table import Setting
from app.core.text.clauses import linked
from app.core.text.mark_events import AT_CELL
from app.core.text.one_line import one_line
from app.core.text.table_sentences import SENTENCES
from app.core.text.wording import (
    CARD,
    COIN,
    HEAD,
    both,
    cell_in,
    counted,
    joints,
    listed,
    number,
    owned,
    repeated,
    series,
    the,
    their,
)
from app.core.text.words import Language, Sentence, Span, Words, unpacked
from app.core.view import Event

IN_PLACE = frozenset({"face_up", "face_down"})
"""Happenings to cards that stay where they are, and are told without their zone."""
MOST_LOOKED_AT = 10
"""A look at more cards is told by its number: nobody reads the names of a whole deck."""
NOBODY: dict[SeatId, Words] = {
    TABLE: Words("The table", "卓"),
    JUDGE: Words("The judge", "ジャッジ"),
    SPECTATOR: Words("A spectator", "観戦者"),
}


def _ref_itself(ref: str, _language: Language) -> str:
    return ref


@value
class Lexicon:
    """The words a game brings to the log."""

    names: Callable[[str, Language], str] = _ref_itself
    """(card ref, language) -> the card's name."""
    sentences: Mapping[str, Words] = field(default_factory=dict)
    marks: Mapping[str, Words] = field(default_factory=dict)
    ledger: Mapping[str, Words] = field(default_factory=dict)
    phases: Mapping[str, Words] = field(default_factory=dict)
    zones: Mapping[str, Words] = field(default_factory=dict)
    """Name of a zone -> what it is called inside an English sentence, if not by its title."""
    options: Mapping[str, Words] = field(default_factory=dict)
    """Id of a table option -> its title."""
    values: Mapping[tuple[str, str], Words] = field(default_factory=dict)
    """(id of a table option, id of one of its values) -> the value's title."""
    numbers: frozenset[str] = frozenset()
    """Keys of marks that are numbers: told with what they were before."""


def listed_seats(seats: tuple[SeatId, ...], setting: Setting) -> Words:
    """Return the names of seats within a sentence."""
    return listed([_JUDGE if seat == JUDGE else actor_name(seat, setting) for seat in seats])


def actor_name(actor: SeatId, setting: Setting) -> Words:
    """Return what an actor is called."""
    if actor in NOBODY:
        return NOBODY[actor]
    return both(setting.seats[actor].name)


_SOMETHING = Words("something", "何か")
FACE_DOWN = Words("a face-down card", "ウラ向きのカード")
_EVERYBODY = Words("everybody", "全員")
_TABLE = Words("the table", "卓")
_JUDGE = Words("the judge", "ジャッジ")
_HEADS = Words("heads", "オモテ")
_TAILS = Words("tails", "ウラ")
_SUBJECT = Words("{actor} ", "{actor}が")
_NEXT = Words("; ", "、")
_AFTER_LIST = Words("; ", "／")
"""After a colon, where 、 would read as part of what is listed."""
_COLON = Words(": ", "：")
_ALSO = Words(", ", "、")
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
        """`more`: what the same happened to, told in the same sentence."""
        self.event = event
        self.more = more
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
        elif self.event.verb == "turn":
            words = _COLON
        else:
            words = _AFTER_LIST if _COLON.ja in self.template() else _NEXT
        return words.in_(self.language)

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
        return self._words().in_(self.language)

    def _words(self) -> Words:
        event = self.event
        for key in self._keys():
            if key in self.lexicon.sentences:
                return self._within(self.lexicon.sentences[key])
            if key in SENTENCES:
                return self._within(SENTENCES[key])
        return Words(f"{{actor}} {event.verb} {{cards}}", f"{{actor}}が{event.verb} {{cards}}")

    def _within(self, words: Words) -> Words:
        """Return a sentence that has no way from a pile to the same pile."""
        event = self.event
        way = "{source}" in words.en and "{goal}" in words.en
        if not way or event.source != event.goal:
            return words
        return SENTENCES["move:cell" if event.at.startswith(AT_CELL) else "restack"]

    def _keys(self) -> list[str]:
        own = [f"{self.event.verb}:{self.event.way}"] if self.event.way else []
        return own + self._usual_keys()

    def _usual_keys(self) -> list[str]:
        event = self.event
        if event.verb in ("mark", "unmark"):
            return [*self._mark_keys(), event.verb]
        if event.verb == "move" and event.source and event.source == event.goal:
            return ["move:cell" if event.at.startswith(AT_CELL) else "rearrange"]
        if event.verb == "begin" and not event.count:
            return ["begin:untold"]
        if event.verb == "turn" and len(event.seats) > 1:
            return ["turn:together"]
        if event.verb == "ruled" and event.seats == (JUDGE,):
            return ["ruled:judge"]
        return [event.verb]

    def _mark_keys(self) -> list[str]:
        event = self.event
        family = event.mark.partition(":")[0]
        if event.verb == "unmark" and event.actor == TABLE:
            return [f"expire:{family}", "expire"]
        keys = [f"{event.verb}:{family}"]
        if event.verb == "mark" and event.mark in self.lexicon.numbers:
            return [*keys, "mark:number"]
        if family == "damage" and event.verb == "mark" and event.number < 0:
            keys.insert(0, "mark:heal")
        if event.verb == "mark" and (event.count > 1 or event.number != event.count):
            keys.append("mark:count")
        return keys

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
        return [*self._whose(event), *self._joined(self._grouped(event.cards))]

    def _cards_of_several(self) -> list[Span]:
        """Return the cards of all that is told together, each owner's equal ones together."""
        held: dict[tuple[Span, ...], list[str | None]] = {}
        for event in (self.event, *self.more):
            held.setdefault(tuple(self._whose(event)), []).extend(event.cards)
        # The own ones first: what follows “Ren's Dreepy” would read as Ren's too.
        owners = sorted(held.items(), key=lambda owned: bool(owned[0]))
        groups = [[*whose, *group] for whose, cards in owners for group in self._grouped(cards)]
        return self._joined(groups)

    def _grouped(self, cards: Sequence[str | None]) -> list[list[Span]]:
        """Return each card by name, equal ones together and the unknown ones last."""
        known = Counter(ref for ref in cards if ref is not None)
        groups: list[list[Span]] = []
        for ref, copies in known.items():
            name = Span(self.lexicon.names(ref, self.language), ref)
            groups.append([name, *self._said(repeated("", copies))])
        unknown = len(cards) - known.total()
        if unknown:
            number_of = counted(unknown, CARD)
            groups.append(self._said(Words(number_of.en, f"カード{number_of.ja}")))
        return groups

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

    def _joined(self, groups: list[list[Span]]) -> list[Span]:
        between = joints(len(groups))
        spans: list[Span] = []
        for index, group in enumerate(groups):
            if index:
                spans.extend(self._said(between[index - 1]))
            spans.extend(group)
        return spans

    def _which(self) -> list[Span]:
        cards = self.event.cards
        if not any(ref is not None for ref in cards):
            return []
        if self.event.verb == "look" and len(cards) > MOST_LOOKED_AT:
            return []
        return [*self._said(_OPENING), *self._cards(), *self._said(_CLOSING)]

    def _zone(self, zone: ZoneId) -> list[Span]:
        place = self.setting.zones.get(zone)
        if place is None:
            return []
        title = place.spec.title
        title = self.lexicon.zones.get(place.spec.name, title)
        if not place.holders or self.event.actor in place.holders:
            return self._said(their(title) if place.holders else the(title))
        names = listed([self.setting.seats[seat].name for seat in place.holders])
        return self._said(owned(names, title))

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
        return self._joined(
            [[*name, *self._said(repeated("", times))] for name, times in named.items()]
        )

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
        event = self.event
        if event.verb != "coins":
            return self._said(series([number(result) for result in event.results]))
        fell = [_HEADS if result else _TAILS for result in event.results]
        if event.count == 1:
            return self._said(fell[0])
        coins, heads, each = counted(event.count, COIN), counted(event.number, HEAD), series(fell)
        return self._said(
            Words(
                f"{coins.en}: {each.en} ({heads.en})", f"{each.ja}（{coins.ja}中オモテ{heads.ja}）"
            )
        )

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
