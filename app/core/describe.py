"""What happened, as a sentence: from an event that a seat was told, never from a fact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from string import Formatter

from app.core.ids import JUDGE, SPECTATOR, TABLE, SeatId, ZoneId
from app.core.sentences import SENTENCES
from app.core.table import Setting
from app.core.value import value
from app.core.view import Event
from app.core.words import Language, Sentence, Span, Words, unpacked

MOVING = frozenset({"move", "draw", "attach", "evolve", "tuck", "swap", "pick", "discard", "play"})
"""Verbs of moves that every table knows; a game adds its own."""
SPOKEN = frozenset({"say", "attack", "ability"})
"""Verbs of announcements that every table knows; a game adds its own.

No others: an announced "coins" would read like a throw that never happened.
"""

_QUIET = frozenset({"use", "rotate"})
"""Happenings not worth a word beside others of the same gesture."""

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


def describe(
    event: Event, language: Language, setting: Setting, lexicon: Lexicon, *, named: bool = True
) -> Sentence:
    """Return the sentence for one event; `named` False leaves the actor out."""
    return _Teller(event, language, setting, lexicon).sentence(named=named)


def describe_all(
    events: Sequence[Event], language: Language, setting: Setting, lexicon: Lexicon
) -> Sentence:
    """Return one sentence for all events of a gesture."""
    heard = [event for event in events if event.verb not in _QUIET] or list(events)
    spans: list[Span] = []
    actor: SeatId | None = None
    for event in heard:
        sentence = describe(event, language, setting, lexicon, named=event.actor != actor)
        if spans and sentence:
            spans.append(Span("、" if language == "ja" else "; "))
        spans.extend(sentence)
        actor = _subject(event, language, setting, lexicon)
    return tuple(spans)


def _subject(event: Event, language: Language, setting: Setting, lexicon: Lexicon) -> SeatId | None:
    """Return of whom a sentence without an actor would be said next; None if of no actor."""
    if event.verb == "turn":
        return event.seats[0]
    template = _Teller(event, language, setting, lexicon).template()
    return event.actor if template.startswith("{actor}") else None


def describe_travel(
    how: str, actor: SeatId, steps: int, to: str, language: Language, setting: Setting
) -> Sentence:
    """Return the sentence for undo, redo or a jump to the step called `to` ("5.3")."""
    name = actor_name(actor, setting).in_(language)
    if how == "undo":
        words = Words(
            f"{name} takes back {_count(steps, 'step')}", f"{name}が{steps}手順を取り消す"
        )
    elif how == "redo":
        words = Words(
            f"{name} does {_count(steps, 'step')} again", f"{name}が{steps}手順をやり直す"
        )
    else:
        words = Words(f"{name} goes to step {to}", f"{name}が手順{to}へ移動")
    return (Span(words.in_(language)),)


def actor_name(actor: SeatId, setting: Setting) -> Words:
    """Return what an actor is called."""
    if actor in NOBODY:
        return NOBODY[actor]
    name = setting.seats[actor].name
    return Words(name, name)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def join_names(names: Sequence[str], language: Language) -> str:
    """Join names in the manner of the language."""
    if language == "ja":
        return "、".join(names)
    if len(names) > 1:
        return ", ".join(names[:-1]) + " and " + names[-1]
    return "".join(names)


class _Teller:
    """Fills the blanks of one event's sentence."""

    def __init__(
        self, event: Event, language: Language, setting: Setting, lexicon: Lexicon
    ) -> None:
        self.event = event
        self.language = language
        self.setting = setting
        self.lexicon = lexicon

    def sentence(self, *, named: bool) -> Sentence:
        template = self.template()
        if not named:
            for opening in ("{actor} ", "{actor}が"):
                template = template.removeprefix(opening)
        spans: list[Span] = []
        for literal, blank, _, _ in Formatter().parse(template):
            if literal:
                spans.append(Span(literal))
            if blank:
                spans.extend(getattr(self, f"_{blank}")())
        return tuple(span for span in spans if span.text)

    def template(self) -> str:
        """Return the sentence with its blanks."""
        return self._words().in_(self.language)

    def _words(self) -> Words:
        event = self.event
        for key in self._keys():
            if key in self.lexicon.sentences:
                return self.lexicon.sentences[key]
            if key in SENTENCES:
                return SENTENCES[key]
        return Words(f"{{actor}} {event.verb} {{cards}}", f"{{actor}}が{event.verb} {{cards}}")

    def _keys(self) -> list[str]:
        event = self.event
        if event.verb in ("mark", "unmark"):
            return [*self._mark_keys(), event.verb]
        if event.verb == "move" and event.source and event.source == event.goal:
            return ["rearrange"]
        return [event.verb]

    def _mark_keys(self) -> list[str]:
        event = self.event
        family = event.mark.partition(":")[0]
        if event.verb == "unmark" and event.actor == TABLE:
            return ["expire"]
        keys = [f"{event.verb}:{family}"]
        if family == "damage" and event.verb == "mark" and event.number < 0:
            keys.insert(0, "mark:heal")
        if event.verb == "mark" and (event.count > 1 or event.number != event.count):
            keys.append("mark:count")
        return keys

    def _text_of(self, en: str, ja: str) -> str:
        return ja if self.language == "ja" else en

    def _pieces(self, number: int) -> str:
        return self._text_of(_count(number, "card"), f"カード{number}枚")

    # -- blanks ---------------------------------------------------------------------------

    def _actor(self) -> list[Span]:
        return [Span(actor_name(self.event.actor, self.setting).in_(self.language))]

    def _n(self) -> list[Span]:
        number = self.event.count
        if not number and not self.event.cards:
            return self._something()
        return [Span(self._text_of(_count(number, "card"), f"{number}枚"))]

    def _something(self) -> list[Span]:
        return [Span(self._text_of("something", "何か"))]

    def _cards(self) -> list[Span]:
        event = self.event
        if event.verb == "swap" and event.unit:
            return self._unit()
        if not event.cards:
            return self._something()
        known = Counter(ref for ref in event.cards if ref is not None)
        groups: list[list[Span]] = []
        for ref, number in known.items():
            group = [Span(self.lexicon.names(ref, self.language), ref)]
            if number > 1:
                group.append(Span(f" ×{number}"))
            groups.append(group)
        unknown = len(event.cards) - known.total()
        if unknown:
            groups.append([Span(self._pieces(unknown))])
        return self._joined(groups)

    def _joined(self, groups: list[list[Span]]) -> list[Span]:
        spans: list[Span] = []
        for index, group in enumerate(groups):
            if index:
                last = index == len(groups) - 1
                spans.append(Span(self._text_of(" and " if last else ", ", "、")))
            spans.extend(group)
        return spans

    def _which(self) -> list[Span]:
        cards = self.event.cards
        if not any(ref is not None for ref in cards):
            return []
        if self.event.verb == "look" and len(cards) > MOST_LOOKED_AT:
            return []
        return [
            Span(self._text_of(" (", "（")),
            *self._cards(),
            Span(self._text_of(")", "）")),
        ]

    def _zone(self, zone: ZoneId) -> list[Span]:
        place = self.setting.zones.get(zone)
        if place is None:
            return []
        title = place.spec.title.in_(self.language)
        if not place.holders or self.event.actor in place.holders:
            return [Span(title)]
        names = join_names([self.setting.seats[s].name for s in place.holders], self.language)
        return [Span(self._text_of(f"{names}'s {title}", f"{names}の{title}"))]

    def _source(self) -> list[Span]:
        return self._zone(self.event.source)

    def _goal(self) -> list[Span]:
        return self._zone(self.event.goal)

    def _at(self) -> list[Span]:
        words = {
            "top": (" (top)", "の上"),
            "bottom": (" (bottom)", "の下"),
            "middle": (" (inside)", "の途中"),
        }.get(self.event.at)
        return [Span(self._text_of(*words))] if words else []

    def _unit(self) -> list[Span]:
        event = self.event
        if event.seats and event.unit is None:
            return self._seats()
        if event.unit is None:
            return [Span(self._text_of("a face-down card", "ウラ向きのカード"))]
        name = Span(self.lexicon.names(event.unit, self.language), event.unit)
        if event.unit_seat is None or event.unit_seat == event.actor or event.actor < 0:
            return [name]
        owner = self.setting.seats[event.unit_seat].name
        return [Span(self._text_of(f"{owner}'s ", f"{owner}の")), name]

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
        return [Span(words.in_(self.language) if words else unpacked(event.text, self.language))]

    def _number(self) -> list[Span]:
        return [Span(str(abs(self.event.number)))]

    def _count(self) -> list[Span]:
        return [Span(str(self.event.count))]

    def _results(self) -> list[Span]:
        event = self.event
        if event.verb != "coins":
            return [Span(", ".join(str(result) for result in event.results))]
        heads, tails = self._text_of("heads", "オモテ"), self._text_of("tails", "ウラ")
        if event.count == 1:
            return [Span(heads if event.results[0] else tails)]
        fell = self._text_of(", ", "、").join(
            heads if result else tails for result in event.results
        )
        total = self._text_of(
            f"{event.count} coins: {fell} ({event.number} heads)",
            f"{fell}（オモテ{event.number}回）",
        )
        return [Span(total)]

    def _seats(self) -> list[Span]:
        seats = self.event.seats
        if self.event.verb == "show" and len(seats) == len(self.setting.seats):
            return [Span(self._text_of("everybody", "全員"))]
        if seats == (TABLE,):
            return [Span(self._text_of("the table", "卓"))]
        names = [actor_name(seat, self.setting).in_(self.language) for seat in seats]
        return [Span(join_names(names, self.language))]

    def _mark(self) -> list[Span]:
        key = self.event.mark
        words = self.lexicon.marks.get(key) or self.lexicon.marks.get(key.partition(":")[0])
        return [Span(words.in_(self.language) if words else key)]
