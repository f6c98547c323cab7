"""Which plays are the ordinary doing of a turn: what must not happen before or after something."""

from __future__ import annotations

from typing import Any

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position

MAIN_PLAYS: tuple[type[Any], ...] = (
    p.Attack,
    p.Evolve,
    p.AttachCard,
    c.PlayTrainer,
    c.PlayStadium,
    c.PutDown,
    p.Retreat,
    p.UseAbility,
    c.UseStadium,
    t.PassTurn,
)
"""What a player does in the own turn by the own choice (番にできること)."""


def is_ordinary(position: Position, play: Any) -> bool:
    """Whether a play is done in a turn that is under way, and not by an effect."""
    if position.number <= 0 or position.turn.phase not in ("main", "attack", "draw"):
        return isinstance(play, t.BeginTurn) and position.number > 0
    if isinstance(play, p.AttachCard):
        return play.manual
    return not getattr(play, "effect", False)


def goes_on(position: Position, play: Any) -> bool:
    """Whether a play goes on with the game: an ordinary one, or the end of a turn that waited.

    Where a case only looks at a position, nobody is at work on it any more.
    """
    if isinstance(play, p.Standing):
        return position.record.is_case and position.number > 0
    waited = position.number > 0 and position.turn.phase in ("end", "checkup")
    return is_ordinary(position, play) or (waited and isinstance(play, t.PassTurn))
