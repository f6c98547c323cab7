"""A small sound game, in which tests plant one fault at a time."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.fact import StartCard
from app.core.intent import Flip
from app.core.text.words import Words
from app.games.game_api import GameAction, GameSpec
from app.games.game_registry import GAMES

SPEC = GAMES["stepping_stones"]


def with_action(name: str, *, key: str = "", when: bool = True) -> GameSpec:
    """Return the game with one action more: offered for anything, or for nothing."""
    words = Words("More", "もう1つ")
    added = GameAction(name, words, lambda _v, _s: when, lambda _v, _s: Flip(), key)
    return replace(SPEC, actions=(*SPEC.actions, added))


def bringing(*refs: str) -> GameSpec:
    """Return the game with a table on which these cards lie as well."""

    def lay(*asked: object) -> tuple[StartCard, ...]:
        return (*SPEC.lay(*asked), *(StartCard(ref, 0, "pile.0") for ref in refs))  # type: ignore[arg-type]

    return replace(SPEC, lay=lay)
