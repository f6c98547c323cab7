"""Asks the rules of a game: of an intent before it is sent, of a gesture after it, of a case."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from app.core.advice import SEVERITIES, Advice, Adviser, Broken, RuleExamples, subject_of
from app.core.ids import JUDGE
from app.core.intent import Intent
from app.core.options import Options
from app.core.text.words import Words
from app.core.view import SeatFact, SeatView, fold
from app.games.advising.advice_options import OFF, rule_of
from app.games.advising.common_plays import Standing, TurnBegun
from app.games.advising.meant_plays import plays_meant
from app.games.advising.rule_book import RuleBook
from app.games.advising.seat_memory import Kept, SeatMemory
from app.games.advising.told_plays import Told, plays_told

Sources = tuple[tuple[str, Words], ...]
"""(what a rule's source begins with, which document that is)."""


class JudgedPosition(Protocol):
    """What a position of any game says; the rest is for the rules of its game."""

    @property
    def number(self) -> int:
        """The number of the turn: what is said of a play is said in it."""

    @property
    def options(self) -> Options:
        """What the table agreed on."""

    @property
    def kept(self) -> Kept:
        """What people agreed to keep."""


P = TypeVar("P", bound=JudgedPosition)
M = TypeVar("M", bound=SeatMemory)


Meant = Callable[[M, SeatView, Intent], tuple[Any, ...]]
TellsPlays = Callable[[M, SeatView, tuple[SeatFact, ...]], tuple[Told, ...]]


def _as_meant(_memory: Any, view: SeatView, intent: Intent) -> tuple[Any, ...]:
    return tuple(plays_meant(view, intent))


def _as_told(_memory: Any, view: SeatView, facts: tuple[SeatFact, ...]) -> tuple[Told, ...]:
    return tuple(plays_told(view, facts))


def as_noted(memory: M, _view: SeatView, play: Any) -> M:
    """Return the memory after a play of any game: with one more play of the turn."""
    return memory.begun() if isinstance(play, TurnBegun) else memory.having(play)


def raised(_rule: str, problem: Exception) -> None:
    """Raise what a rule raised, where nobody else hears of it."""
    raise problem


class AdvisedGame(Generic[P, M]):
    """What a game brings for its adviser, and what is asked of it."""

    def __init__(
        self,
        begin: Callable[[SeatView], M],
        rules: Callable[[P], RuleBook],
        position: Callable[[SeatView, M, tuple[Any, ...]], P],
        noted: Callable[[M, SeatView, Any], M] = as_noted,
        meant: Meant[M] = _as_meant,
        told: TellsPlays[M] = _as_told,
        case: Callable[[M, SeatView], dict[str, Any]] = lambda _memory, _view: {},
        sources: Sources = (),
        as_judged: Callable[[P, Any], Any] = lambda _position, play: play,
        examples: Callable[[], Mapping[str, RuleExamples]] = dict,
    ) -> None:
        """Take what the game brings.

        `begin`: the memory of a seat that sees the table for the first time. `rules`: those that
        hold at a position. `position`: (view, memory, plays of the gesture that is judged) -> what
        rules look at; without plays it is the table as it stands. `noted`: (memory, view just
        before it, play) -> the memory after a play; without it, with one more play of the turn.
        `meant`: (memory, view, intent) -> the plays it
        would be, and `told`: (memory, view, facts) -> those that a gesture was, in order; without
        them both are those of `common_plays`. `case`: the position in the form of the game's case
        files. `as_judged`: (position, play) -> the play with nothing told of it that no rule asks
        for: where what was foreseen and what was told are then equal, it is judged once.
        `examples`: those of its rules, by their ids (`advising/rule_examples.py`).
        """
        self.begin, self._rules, self._position = begin, rules, position
        self._meant, self._told, self._noted = meant, told, noted
        self._case, self._sources, self._as_judged = case, sources, as_judged
        self._examples = examples

    def judge(self, position: P, plays: Iterable[Any], broken: Broken = raised) -> list[Advice]:
        """Return what the rules say of plays made from a position, the gravest first.

        What people agreed to keep and rules that the table switched off are left out; of one rule
        the same is said once. `broken` hears of a rule that raised: the others go on.
        """
        off = {rule_of(key) for key, chosen in position.options if chosen == OFF.id}
        kept, book = position.kept, self._rules(position)
        found: dict[tuple[str, str], Advice] = {}
        for play in plays:
            kind: Any = type(play)
            for rule, speak in book.asked_about(kind):
                try:
                    said = [*speak(position, play)]
                except Exception as problem:  # noqa: BLE001 - one rule must not silence the others
                    broken(rule.id, problem)
                    continue
                if not said or rule.id in off:
                    continue
                for one in said:
                    advice = rule.advice(one, None if kind is Standing else position.number)
                    key = (advice.rule, advice.subject)
                    if key not in kept:
                        found.setdefault(key, advice)
        return _gravest_first(found.values())

    def foresee(
        self, memory: M, view: SeatView, intent: Intent, broken: Broken = raised
    ) -> list[Advice]:
        """Return what would be said of `intent`, as far as a seat can tell before it is done."""
        plays = self._meant(memory, view, intent)
        return [*self._said_of(view, memory, plays, broken)] if plays else []

    def follow(
        self,
        memory: M,
        view: SeatView,
        facts: tuple[SeatFact, ...],
        after: SeatView,
        broken: Broken = raised,
    ) -> tuple[list[Advice], M]:
        """Return what is to be said of a gesture, and the memory after it.

        Said of its plays, and of what stands there now; what stood there before as well is not said
        again. `memory` and `view` are those before it, `after` is the view after it.
        """
        memory, view, facts = self._begun_anew(memory, view, facts)
        told = self._told(memory, view, facts)
        plays = tuple([one.play for one in told])
        before = {(one.rule, one.about) for one in self._standing(view, memory, broken)}
        spoken: list[Advice] = []
        now = memory
        for one in told:
            if len(plays) == 1:
                spoken += self._said_of(one.view, now, plays, broken)
            else:
                spoken += self.judge(self._position(one.view, now, plays), (one.play,), broken)
            now = self._noted(now, one.view, one.play)
        stands = self._standing(after, now, broken)
        spoken += [one for one in stands if (one.rule, one.about) not in before]
        first: dict[tuple[str, tuple[str, ...]], Advice] = {}
        for advice in spoken:
            first.setdefault((advice.rule, advice.about), advice)
        return _gravest_first(first.values()), _ruled(now, view, facts)

    def adviser(self, book: RuleBook) -> Adviser:
        """Return the adviser of a table where the rules of a book hold."""
        return Adviser(
            book.told,
            self.begin,
            self.follow,
            self.foresee,
            self._case,
            lambda memory: memory.kept,
            self._sources,
            self._examples,
        )

    def _said_of(
        self, view: SeatView, memory: M, plays: tuple[Any, ...], broken: Broken
    ) -> list[Advice]:
        """Return what is said of the plays of a gesture; of one that was foreseen it is known."""
        failed: list[str] = []

        def hear(rule: str, problem: Exception) -> None:
            failed.append(rule)
            broken(rule, problem)

        there = self._position(view, memory, ())
        plays = tuple([self._as_judged(there, play) for play in plays])

        def said() -> tuple[list[Advice], bool]:
            advice = self.judge(self._position(view, memory, plays), plays, hear)
            return advice, not failed  # a rule that raised raises again

        return memory.glimpses.gesture(view, memory, plays, said)

    def _begun_anew(
        self, memory: M, view: SeatView, facts: tuple[SeatFact, ...]
    ) -> tuple[M, SeatView, tuple[SeatFact, ...]]:
        """Return what a gesture is judged from: where it begins a new game, from there.

        How the cards were gathered for it is no play, and of the game before nothing is remembered.
        """
        ends = [
            number
            for number, fact in enumerate(facts, 1)
            if any(event.verb == "anew" for event in fact.events)
        ]
        if not ends:
            return memory, view, facts
        for fact in facts[: ends[-1]]:
            view = fold(view, fact)
        return self.begin(view), view, facts[ends[-1] :]

    def _standing(self, view: SeatView, memory: M, broken: Broken) -> list[Advice]:
        """Return what is said of the table as it stands."""

        def said() -> list[Advice]:
            return self.judge(self._position(view, memory, ()), (Standing(),), broken)

        return memory.glimpses.standing(view, memory, said)


def _gravest_first(said: Iterable[Advice]) -> list[Advice]:
    return sorted(said, key=lambda advice: SEVERITIES.index(advice.severity))


def _ruled(memory: M, view: SeatView, facts: tuple[SeatFact, ...]) -> M:
    """Return the memory with what people agreed to keep, as far as this seat is among them.

    A judge's ruling holds for all; who has no seat of their own hears of what others agreed on.
    """
    for fact in facts:
        for event in fact.events:
            if event.verb != "ruled":
                continue
            if view.seat < 0 or {view.seat, JUDGE} & set(event.seats):
                for turn in (None, view.turn.number):
                    memory = memory.keeping(event.mark, subject_of(event.about, turn))
    return memory
