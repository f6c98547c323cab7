"""A rule of the adviser under its code: silent before the first turn and after the last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from app.core.advice import Severity
from app.core.text.words import Words
from app.games.advising.advice_rule import Rule, Said
from app.games.blackpoker.adviser.blackpoker_position import Position

Found = Said | tuple[str, ...]
"""What a rule says; or what it is about alone, where its title says all."""
Finds = Callable[[Position, Any], Iterable[Found]]


def code(
    rule_id: str,
    severity: Severity,
    *plays: type[Any],
    en: str,
    ja: str,
    source: str,
    when: str = "game",
) -> Callable[[Finds], Rule]:
    """Make the function below it the rule with this code, asked about these kinds of play.

    `when`: "game" from the first turn on, "setup" before it, "always". A game that is over, or that
    more than two play, is not judged.
    """
    title = Words(en, ja)

    def made(finds: Finds) -> Rule:
        def speak(position: Position, play: Any) -> Iterator[Said]:
            early = position.number == 0
            if position.over or (when == "game" and early) or (when == "setup" and not early):
                return
            for found in finds(position, play):
                yield found if isinstance(found, Said) else Said(title, found)

        return Rule(rule_id, severity, plays, title, source, speak)

    return made


def player(seat: int) -> tuple[str, ...]:
    """Return a player as what a rule is about."""
    return (f"seat.{seat}",)
