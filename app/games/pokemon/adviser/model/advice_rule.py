"""What a rule is: an id, how grave it is, where it stands, and one function that speaks.

    @rule(
        "supporter-once",
        "illegal",
        PlayTrainer,
        title=Words("Only one Supporter in a turn.", "サポートは番に1枚だけ使えます。"),
        source="ST054, APR B-03",
    )
    def supporter_once(position: Position, play: PlayTrainer) -> Iterator[Said]:
        if kind(play.card) == "supporter" and position.turn.count("supporter"):
            yield Said(Words("…", "…"))

Its kinds of play are in `plays.py`; what it may ask of the table is `Position`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from app.core.advice import Advice, AdviceRule, Severity, State
from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.variants.variant import VariantId

NOT_BATTLE_ROYAL: tuple[VariantId, ...] = ("pokemon", "team-battle")
"""The variants of a rule for which a Battle Royal has one of its own, or none."""
NOT_TEAMS: tuple[VariantId, ...] = ("pokemon", "battle-royal")
"""The variants of a rule for which two against two has one of its own, or none."""


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


Speak = Callable[[Position, Any], Iterable[Said]]


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
    games: frozenset[VariantId] = frozenset()
    """The variants it is a rule of; every one where none is named."""

    def holds_in(self, game: str) -> bool:
        """Whether it is a rule of a variant."""
        return not self.games or game in self.games

    @property
    def told(self) -> AdviceRule:
        """What people see of it in a list."""
        return AdviceRule(self.id, self.severity, self.title, self.source, self.state, self.why)

    def advice(self, said: Said, turn: int | None = None) -> Advice:
        """Return what the rule said as advice: of something done in a turn, or for good."""
        severity = self.severity
        if severity == "illegal" and not said.sure:
            severity = "suspicious"
        about = tuple(sorted({one for one in said.about if one}))
        return Advice(self.id, severity, said.words, about, said.right, turn)


def rule(
    rule_id: str,
    severity: Severity,
    *plays: type[Any],
    title: Words,
    source: str,
    games: Iterable[VariantId] = (),
) -> Callable[[Speak], Rule]:
    """Make the function below it the rule with this id, asked about these kinds of play.

    `games` names the variants it is a rule of; without any it is one of all.
    """
    return lambda speak: Rule(
        rule_id, severity, plays, title, source, speak, games=frozenset(games)
    )


def _silent(_position: Position, _play: Any) -> Iterable[Said]:
    return ()


def guard(rule_id: str, title: Words, source: str, games: Iterable[VariantId] = ()) -> Rule:
    """Return a rule that says nothing: what it is about must not be flagged by any other."""
    told = frozenset(games)
    return Rule(rule_id, "reminder", (), title, source, _silent, "guard", games=told)


def by_hand(
    rule_id: str,
    severity: Severity,
    title: Words,
    source: str,
    why: Words,
    games: Iterable[VariantId] = (),
) -> Rule:
    """Return a rule that people must look after themselves; `why` says what the table lacks."""
    told = frozenset(games)
    return Rule(rule_id, severity, (), title, source, _silent, "by hand", why, told)
