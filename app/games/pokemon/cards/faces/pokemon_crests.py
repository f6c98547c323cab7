"""The crest of a Pokémon card: the type gives the motif, the name the pattern; Trainers an icon.

Energy has one petal of its type; its sign stands beside it on the face.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.cards.crests import petals
from app.cards.crests.crest_drawing import crest, ringed
from app.cards.emblem_paths import ellipse, polygon, rectangle
from app.cards.face import Placed
from app.games.pokemon.cards.card_record import has_rule_box

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_record import Card, EnergyType

MOTIFS: Mapping[EnergyType, str] = {
    "G": petals.LEAF,
    "R": petals.FLAME,
    "W": petals.WAVE,
    "L": petals.BOLT,
    "P": petals.EYE,
    "F": petals.FIST,
    "D": petals.CRESCENT,
    "M": petals.HEXAGON,
    "Y": petals.WING,
    "N": petals.SCALE,
    "C": petals.STAR,
}
"""A petal of each type."""
ICONS: Mapping[str, str] = {
    # A parcel with its bow.
    "item": " ".join(
        (
            *(rectangle(0.06, 0.36, 0.38, 0.14), rectangle(0.56, 0.36, 0.38, 0.14)),
            *(rectangle(0.12, 0.56, 0.32, 0.38), rectangle(0.56, 0.56, 0.32, 0.38)),
            "M 0.46 0.32 C 0.1 0.34 0.1 0.02 0.3 0.06 C 0.42 0.09 0.46 0.2 0.46 0.32 Z",
            "M 0.54 0.32 C 0.9 0.34 0.9 0.02 0.7 0.06 C 0.58 0.09 0.54 0.2 0.54 0.32 Z",
        )
    ),
    # Somebody who helps.
    "supporter": " ".join(
        (
            ellipse(0.5, 0.28, 0.22),
            "M 0.06 0.96 C 0.06 0.4 0.94 0.4 0.94 0.96 Z",
        )
    ),
    # A gate.
    "stadium": " ".join(
        (
            "M 0 0.08 C 0.3 0.18 0.7 0.18 1 0.08 L 0.97 0.27 C 0.7 0.33 0.3 0.33 0.03 0.27 Z",
            rectangle(0.08, 0.42, 0.84, 0.11),
            rectangle(0.18, 0.3, 0.13, 0.68),
            rectangle(0.69, 0.3, 0.13, 0.68),
        )
    ),
    # A charm on its cord.
    "tool": " ".join(
        (
            polygon((0.5, 0.3), (0.86, 0.66), (0.5, 1.0), (0.14, 0.66)),
            "M 0.3 0.02 C 0.3 0.3 0.7 0.3 0.7 0.02 L 0.82 0.02 C 0.82 0.44 0.18 0.44 0.18 0.02 Z",
        )
    ),
}
"""What says the kind of a Trainer card, in a square from (0, 0) to (1, 1)."""


def crest_of(card: Card) -> tuple[Placed, ...]:
    """Return what is drawn on a card in place of a picture; nothing for one without data."""
    name = card.name.en or card.key
    petal = MOTIFS[card.types[0] if card.types else "C"]
    golden = "ACE SPEC" in card.tags
    if card.kind == "pokemon":
        return (Placed(crest(name, petal, golden=has_rule_box(card)), size=1.0),)
    if card.kind in ("basic_energy", "special_energy"):
        return (Placed(ringed(name, petal, golden=golden, petal=True), size=1.0),)
    icon = ICONS.get(card.kind)
    if icon is None:
        return ()
    return (Placed(ringed(name, icon, golden=golden), size=1.0),)
