"""The words of a typed position that are no card: zones, marks, phases, what is used, players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.session.positions.typed.typed_seats import NAMES
from app.session.positions.typed.typed_zones import zone_words

if TYPE_CHECKING:
    from app.games.game_api import GameSpec

ATTRIBUTES = ("new", "unknown", "face-down", "left")


def words_of(spec: GameSpec) -> frozenset[str]:
    """Return all words that mean something in a typed position of a game, in small letters."""
    titles = [title for _, title in (*spec.marks, *spec.phases, *spec.once)]
    titles += [title for _, title, _ in spec.ledger]
    keys = [key for key, _ in (*spec.marks, *spec.phases, *spec.once)]
    said = (*keys, *(one for title in titles for one in (title.en, title.ja)), *NAMES, *ATTRIBUTES)
    return frozenset([*zone_words(spec), *(word.casefold() for word in said)])
