"""Tells one event: its sentence, the words and numbers in it, and how another sentence joins it.

The things that it names are filled in by `event_things`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from string import Formatter

from app.core.table import Setting
from app.core.text.chance_words import fell
from app.core.text.clauses import linked
from app.core.text.event_things import THINGS, EventThings
from app.core.text.log_lexicon import Lexicon
from app.core.text.one_line import one_line
from app.core.text.sentence_choice import sentence_of
from app.core.text.wording import number
from app.core.text.words import Language, Sentence, Span, Words, unpacked
from app.core.view import Event

ON_STAGE = frozenset({"declare", "resolved", "countered", "withdrawn", "restage", "aim"})
"""Happenings to a declaration: their text is what was declared."""
_SUBJECT = Words("{actor} ", "{actor}が")
_NEXT = Words("; ", "、")
_AFTER_LIST = Words("; ", "／")
"""After a colon, where 、 would read as part of what is listed."""
_COLON = Words(": ", "：")
_TITLE = "{text}"
"""Of a phase that is told by its title alone: it heads what comes of it."""
_ALSO = Words(", ", "、")


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
        self.things = EventThings(event, language, setting, lexicon, more)
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
                spans.extend(self._filled(blank))
        return tuple(span for span in spans if span.text)

    def _filled(self, blank: str) -> list[Span]:
        """Return what stands in a blank: a thing, or a word or a number."""
        filled: Callable[[], list[Span]] = (
            getattr(self.things, blank) if blank in THINGS else getattr(self, f"_{blank}")
        )
        return filled()

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

    # -- words and numbers ----------------------------------------------------------------

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
        return [Span(fell(self.event).in_(self.language))]

    def _until(self) -> list[Span]:
        until = self.event.until
        if until is None:
            return []
        turn = number(until)
        words = Words(f" (until the end of turn {turn})", f"（{turn}ターン目の終わりまで）")
        return [Span(words.in_(self.language))]

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
