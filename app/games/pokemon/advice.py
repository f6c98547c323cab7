"""What an adviser says about a Pokémon table. Said, never enforced."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.advice import AdviceRule
from app.core.intent import Batch, Intent, Use
from app.core.view import SeatView
from app.core.words import Words


def _steps(intent: Intent) -> Iterator[Intent]:
    if isinstance(intent, Batch):
        for step in intent.steps:
            yield from _steps(step)
    else:
        yield intent


def _used_after(view: SeatView, intent: Intent, key: str) -> int:
    """Return how often `key` would be used this turn; 0 if `intent` does not use it."""
    more = sum(s.add for s in _steps(intent) if isinstance(s, Use) and s.key == key)
    return view.turn.used(key) + more if more > 0 else 0


def second_energy(view: SeatView, intent: Intent) -> bool:
    """Whether more than one Energy card a turn would be attached from the hand."""
    return _used_after(view, intent, "energy") > 1


def second_supporter(view: SeatView, intent: Intent) -> bool:
    """Whether more than one Supporter would be played in a turn."""
    return _used_after(view, intent, "supporter") > 1


ADVICE = (
    AdviceRule(
        "energy-once",
        "illegal",
        Words(
            "Second Energy card from hand this turn. One is the rule unless an effect says more.",
            "この番2枚目のエネルギーの手貼りです。効果がなければ番に1枚だけです。",
        ),
        "seed 000 §4.4",
        second_energy,
    ),
    AdviceRule(
        "supporter-once",
        "illegal",
        Words(
            "Second Supporter this turn. One Supporter a turn is the rule.",
            "この番2枚目のサポートです。サポートは番に1枚だけです。",
        ),
        "seed 000 §4.3",
        second_supporter,
    ),
)
