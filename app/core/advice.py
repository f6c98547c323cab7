"""Advice: what looks illegal, said and never enforced.

A rule is a pure function of the seat's own view and the intent it is about to send. It
cannot refuse anything, and it cannot know more than its seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from app.core.intent import Intent
from app.core.value import value
from app.core.view import SeatView
from app.core.words import Words

Severity = Literal["illegal", "suspicious", "reminder"]


@value
class AdviceRule:
    """One rule an adviser can check."""

    id: str
    """kebab-case"""
    severity: Severity
    sentence: Words
    source: str
    """The rule it rests on: "seed 000 §9.3"."""
    concerns: Callable[[SeatView, Intent], bool]


@value
class Advice:
    """A rule that spoke up."""

    rule: AdviceRule


@value
class BrokenRule:
    """A rule that failed on a view it should have understood."""

    rule: AdviceRule
    problem: Exception


def advise(
    rules: Iterable[AdviceRule], view: SeatView, intent: Intent
) -> tuple[list[Advice], list[BrokenRule]]:
    """Return what `rules` say of `intent`, and the rules that failed.

    A rule must not raise; one that does is reported to the caller, never to the game.
    """
    spoken: list[Advice] = []
    broken: list[BrokenRule] = []
    for rule in rules:
        try:
            if rule.concerns(view, intent):
                spoken.append(Advice(rule))
        except Exception as problem:  # noqa: BLE001 - a game's rule may fail in any way
            broken.append(BrokenRule(rule, problem))
    return spoken, broken
