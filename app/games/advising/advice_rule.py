"""What a rule is: an id, how grave it is, where it stands, and one function that speaks.

    @rule(
        "draw-once",
        "illegal",
        Drawn,
        title=Words("One card is drawn in a turn.", "引けるのは番に1枚です。"),
        source="rule book, 4.2",
    )
    def draw_once(position: MyPosition, play: Drawn) -> Iterator[Said]:
        if position.drew:
            yield Said(Words("…", "…"), (seat(play.by),))

What it may ask of the table is the position of its game; its kinds of play are those of its game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, get_args

from app.core.advice import Advice, AdviceRule, Severity, State
from app.core.data.value import replace, value
from app.core.text.words import Words

BY_HAND: State = get_args(State)[-1]


@value
class Said:
    """One thing that a rule says of a play."""

    words: Words
    about: tuple[str, ...] = ()
    """Units and cards it is about, by uid."""
    sure: bool = True
    """Whether all that it rests on is known; what is not known makes nothing illegal."""
    right: Any = None
    """What would be right, where that is one value."""


Speak = Callable[[Any, Any], Iterable[Said]]
"""(position, play) -> what is said of it."""


@value
class Rule:
    """A rule of the adviser."""

    id: str
    severity: Severity
    plays: tuple[type[Any], ...]
    """The kinds of play it is asked about."""
    title: Words
    source: str
    speak: Speak
    state: State = "checked"
    why: Words | None = None
    games: frozenset[str] = frozenset()
    """The variants of its game that it is a rule of, by id; every one where none is named."""
    says_too: tuple[str, ...] = ()
    """Rules that say no more of the same play: beside it they are not told."""

    def holds_in(self, game: str) -> bool:
        """Whether it is a rule of a variant."""
        return not self.games or game in self.games

    @property
    def told(self) -> AdviceRule:
        """What people see of it in a list."""
        return AdviceRule(
            *(self.id, self.severity, self.title, self.source, self.state, self.why, self.says_too)
        )

    def advice(self, said: Said, turn: int | None = None) -> Advice:
        """Return what the rule said as advice: of something done in a turn, or for good."""
        severity = self.severity
        if severity == "illegal" and not said.sure:
            severity = "suspicious"
        about = tuple(sorted({one for one in said.about if one}))
        return Advice(self.id, severity, _as_sentence(said.words), about, said.right, turn)


def _as_sentence(said: Words) -> Words:
    """Return words as they begin an English sentence: what has no name is "the …"."""
    return replace(said, en=f"T{said.en[1:]}") if said.en.startswith("the ") else said


def rule(
    rule_id: str,
    severity: Severity,
    *plays: type[Any],
    title: Words,
    source: str,
    games: Iterable[str] = (),
    says_too: tuple[str, ...] = (),
) -> Callable[[Speak], Rule]:
    """Make the function below it the rule with this id, asked about these kinds of play.

    `games` names the variants it is a rule of; without any it is one of all. `says_too` names rules
    that say no more of the same play.
    """
    return lambda speak: Rule(
        rule_id, severity, plays, title, source, speak, games=frozenset(games), says_too=says_too
    )


def _silent(_position: Any, _play: Any) -> Iterable[Said]:
    return ()


def guard(rule_id: str, title: Words, source: str, games: Iterable[str] = ()) -> Rule:
    """Return a rule that says nothing: what it is about must not be flagged by any other."""
    told = frozenset(games)
    return Rule(rule_id, "reminder", (), title, source, _silent, "guard", games=told)


def by_hand(
    rule_id: str,
    severity: Severity,
    title: Words,
    source: str,
    why: Words,
    games: Iterable[str] = (),
) -> Rule:
    """Return a rule that people must look after themselves; `why` says what the table lacks."""
    told = frozenset(games)
    return Rule(rule_id, severity, (), title, source, _silent, BY_HAND, why, told)
