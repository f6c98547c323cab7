"""How much a unit can still take, as its game reckons it or by the marks on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.card import value_of
from app.core.text.words import Words
from app.games.game_api import Health

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.view import SeatUnit, SeatView
    from app.games.game_api import GameSpec


LEAST = 10
"""No mark takes more than all but this of what is printed."""
LIFE = Words("life", "体力")


def number_label(face: Face) -> Words:
    """Return what the first number of a unit counts: what stands beside it, else its life."""
    label = face.numbers[0].label if face.numbers else LIFE
    return label if label.en and label.ja else LIFE


def health_of(spec: GameSpec, view: SeatView, unit: SeatUnit, face: Face) -> Health:
    """Return how much a unit can still take: as its game reckons it, or by the marks on it."""
    told = spec.health(view, unit) if spec.health is not None else None
    if told is not None:
        return told
    most = max(
        min(LEAST, face.unit),
        face.unit + value_of(unit.marks, "hp") - value_of(unit.marks, "hp_less"),
    )
    return Health(max(0, most - value_of(unit.marks, "damage")), most)
