"""Tables before the game, and what is done there."""

from __future__ import annotations

from typing import Any

from app.core.card import Mark
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import ME, position

MINE, THEIRS = ("seat.0",), ("seat.1",)
BEGIN, READY = t.BeginTurn(ME, ME), t.Announce(ME, "ready")
KEEP, NONE = t.Announce(ME, "has_basic"), t.Announce(ME, "no_basic")


def table(
    *done: Play,
    rounds: tuple[tuple[int, ...], ...] = (),
    case: bool = False,
    complete: bool = True,
    **more: Any,
) -> Position:
    """Return a setup in which `done` was done, with the mulligans of `rounds`.

    By a seat that saw all of it, or of a case.
    """
    record = Record(mulligans=rounds, setup=done, is_case=case, complete=complete and not case)
    said: dict[str, Any] = {"turn": {"number": 0, "phase": "setup"}, "record": record, **more}
    if not case:
        said.setdefault("seen_by", ME)
    return position(**said)


def noted(*keys: str, **numbers: int) -> dict[str, Any]:
    """Return the marks of a seat, with a number or without."""
    marks = [Mark(key) for key in keys] + [Mark(key, value) for key, value in numbers.items()]
    return {"marks": tuple(sorted(marks, key=lambda mark: mark.key))}


def down(card: Any, spot: str = "active", by: int = ME, **more: Any) -> c.PutDown:
    """Return a card that is put down, face down."""
    more.setdefault("up", False)
    return c.PutDown(by, (card,), spot, by, **more)


def drawn(count: int, **more: Any) -> c.DrawCards:
    """Return the extra cards for mulligans, of which the number was said first."""
    return c.DrawCards(ME, count, "mulligan", **{"announced": True, **more})
