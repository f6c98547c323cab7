"""Advice: what looks illegal, said and never enforced.

A game's adviser is a few pure functions of a seat's own view and of what that seat remembers. It
cannot refuse anything, and it cannot know more than its seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from app.core.data.value import value
from app.core.intent import Intent
from app.core.text.words import Words
from app.core.view import SeatFact, SeatView

Severity = Literal["illegal", "suspicious", "reminder"]
SEVERITIES: tuple[Severity, ...] = ("illegal", "suspicious", "reminder")
"""The gravest first."""

State = Literal["checked", "guard", "by hand"]
"""A rule that speaks; one that names what must not be flagged; one that people must look after."""


@value
class AdviceRule:
    """A rule an adviser knows."""

    id: str
    """kebab-case; or a code as the list of its rules writes it: "COST_B"."""
    severity: Severity
    title: Words
    """What the rule asks for, in one sentence."""
    source: str
    """What it rests on: "ST054, APR B-03"."""
    state: State = "checked"
    why: Words | None = None
    """Why it is left to people, where it is."""
    says_too: tuple[str, ...] = ()
    """Rules whose advice on the same gesture says no more than its own: one matter is told once."""


@value
class RuleExamples:
    """What shows a rule at the table, each in one sentence."""

    against: Words | None = None
    """What is done wrongly; None for a rule that never speaks."""
    fine: Words | None = None
    """What is right beside it."""


@value
class Advice:
    """What a rule says of one gesture."""

    rule: str
    severity: Severity
    """The rule's own or a milder one, where something is not known."""
    message: Words
    """What is wrong and what would be right, in a sentence or two."""
    about: tuple[str, ...] = ()
    """Units and cards it is about, by unit id or handle; "seat.N" for a player."""
    right: Any = None
    """The value that would be right, where there is one: a number, a text, {player: number}."""
    turn: int | None = None
    """The turn it was said in; None for what stands on the table as long as it stands there."""

    @property
    def subject(self) -> str:
        """What tells this advice from others of its rule: what people kept is not said again.

        A ruling on something done holds for its turn, one on something that stands for good.
        """
        return subject_of(self.about, self.turn)


def subject_of(about: tuple[str, ...], turn: int | None) -> str:
    """Return what a ruling is about, in one text."""
    return f"{'' if turn is None else turn}:{','.join(sorted(about))}"


Broken = Callable[[str, Exception], None]
"""Told of a rule, by its id, that raised an error, which it must not; the others go on."""


@value
class Adviser:
    """What a game gives for its adviser. `Memory` is the game's own value, never looked into."""

    rules: tuple[AdviceRule, ...]
    begin: Callable[[SeatView], Any]
    """The memory of a seat that has just seen the table for the first time."""
    follow: Callable[
        [Any, SeatView, tuple[SeatFact, ...], SeatView, Broken], tuple[list[Advice], Any]
    ]
    """(memory and view before, what was told of a gesture, view after, broken) -> what is to be
    said of it, and the memory after it."""
    foresee: Callable[[Any, SeatView, Intent, Broken], list[Advice]]
    """(memory, view, intent, broken) -> what is to be said if this were done."""
    case: Callable[[Any, SeatView], dict[str, Any]]
    """(memory, view) -> the position in the form of the game's case files; {} without one."""
    kept: Callable[[Any], frozenset[tuple[str, str]]]
    """(rule, subject) of what people agreed to keep, as far as the memory goes."""
    sources: tuple[tuple[str, Words], ...] = ()
    """(what a rule's source begins with, which document that is)."""
    examples: Callable[[], Mapping[str, RuleExamples]] = dict
    """Examples of its rules by their ids, read when somebody looks; not every rule has some."""


Concerns = Callable[[SeatView, Intent], bool]


def plain_adviser(*rules: tuple[AdviceRule, Concerns]) -> Adviser:
    """Return the adviser of a game whose rules need no memory: each looks at view and intent.

    It speaks before a gesture alone, with the title of its rule.
    """

    def foresee(_memory: Any, view: SeatView, intent: Intent, broken: Broken) -> list[Advice]:
        spoken = []
        for rule, concerns in rules:
            try:
                if concerns(view, intent):
                    spoken.append(Advice(rule.id, rule.severity, rule.title, turn=view.turn.number))
            except Exception as problem:  # noqa: BLE001 - a game's rule may fail in any way
                broken(rule.id, problem)
        return spoken

    return Adviser(
        tuple(rule for rule, _ in rules),
        lambda _view: None,
        lambda memory, _view, _facts, _after, _broken: ([], memory),
        foresee,
        lambda _memory, _view: {},
        lambda _memory: frozenset(),
    )
