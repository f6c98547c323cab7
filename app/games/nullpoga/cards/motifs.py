"""Motifs: which family a card belongs to by its look, the colour of each, and a petal of its crest.

The look is this project's own and says nothing of how a card plays. A card that is not named here,
as of a later version of the cards, has the motif of its kind.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.cards.crests.petals import BOLT, CRESCENT, FLAME, LEAF, STAR, WAVE
from app.cards.face import Sign
from app.core.data.value import value
from app.core.text.words import Words
from app.games.nullpoga.cards.nullpoga_cards import NullpogaCard


@value
class Motif:
    """A family of cards by its look."""

    sign: Sign
    petal: str
    """One petal, from (0, 0) at the heart to (0, 1) at its tip, -1 to 1 across."""


def _motif(name: str, colour: str, signs: tuple[str, str], words: Words, petal: str) -> Motif:
    return Motif(Sign(name, colour, Words(*signs), words), petal)


MOTIFS: Mapping[str, Motif] = {
    "beast": _motif(
        *("beast", "#9c5526", ("B", "獣"), Words("Beast", "けもの")),
        "M 0 0.05 C 0.5 0.05 0.75 0.3 0.6 0.5 C 0.95 0.6 0.9 1 0.45 0.95 C 0.3 0.8 0.25 0.7 0 0.7 "
        "C -0.25 0.7 -0.3 0.8 -0.45 0.95 C -0.9 1 -0.95 0.6 -0.6 0.5 "
        "C -0.75 0.3 -0.5 0.05 0 0.05 Z",
    ),
    "leaf": _motif(
        *("leaf", "#3f7d35", ("G", "草"), Words("Grove", "草むら")),
        LEAF,
    ),
    "sea": _motif(
        *("sea", "#2a6bb0", ("W", "海"), Words("Sea", "海")),
        WAVE,
    ),
    "wing": _motif(
        *("wing", "#74731f", ("V", "翼"), Words("Wing", "翼")),
        "M 0 0 L 0.9 0.45 L 0.55 0.55 L 0.75 0.8 L 0.3 0.78 L 0 1 L -0.3 0.78 L -0.75 0.8 "
        "L -0.55 0.55 L -0.9 0.45 Z",
    ),
    "fire": _motif(
        *("fire", "#bb3a22", ("R", "火"), Words("Fire", "火")),
        FLAME,
    ),
    "ice": _motif(
        *("ice", "#1f87a8", ("I", "氷"), Words("Ice", "氷")),
        "M 0 0 L 0.3 0.3 L 0.95 0.35 L 0.4 0.6 L 0 1 L -0.4 0.6 L -0.95 0.35 L -0.3 0.3 Z",
    ),
    "storm": _motif(
        *("storm", "#3f4fa3", ("S", "嵐"), Words("Storm", "嵐")),
        BOLT,
    ),
    "shadow": _motif(
        *("shadow", "#6f3c94", ("D", "闇"), Words("Shadow", "闇")),
        CRESCENT,
    ),
    "machine": _motif(
        *("machine", "#56636e", ("M", "機"), Words("Machine", "機械")),
        "M -0.35 0 L 0.35 0 L 0.85 0.5 L 0.35 1 L 0.12 1 L 0.12 0.62 L -0.12 0.62 L -0.12 1 "
        "L -0.35 1 L -0.85 0.5 Z",
    ),
    "light": _motif(
        *("light", "#b0741a", ("L", "光"), Words("Light", "光")),
        STAR,
    ),
    "time": _motif(
        *("time", "#1d7a6c", ("T", "時"), Words("Time", "時")),
        "M -0.75 0.05 L 0.75 0.05 C 0.75 0.35 0.15 0.4 0.15 0.5 C 0.15 0.6 0.75 0.65 0.75 0.95 "
        "L -0.75 0.95 C -0.75 0.65 -0.15 0.6 -0.15 0.5 C -0.15 0.4 -0.75 0.35 -0.75 0.05 Z",
    ),
    "stone": _motif(
        *("stone", "#6d6459", ("O", "岩"), Words("Stone", "岩")),
        "M -0.4 0.05 L 0.45 0 L 0.85 0.45 L 0.6 0.95 L -0.3 1 L -0.85 0.6 Z",
    ),
    "spell": _motif(
        *("spell", "#8a3a63", ("P", "術"), Words("Spell", "スペル")),
        "M 0 0 C 0.4 0.2 0.9 0.5 0.55 0.85 C 0.35 1.05 0.05 0.95 0 0.75 "
        "C -0.05 0.95 -0.35 1.05 -0.55 0.85 C -0.9 0.5 -0.4 0.2 0 0 Z",
    ),
}
"""By their ids."""
_OF: Mapping[str, str] = {
    "rat": "beast",
    "ranmaru": "beast",
    "cat": "beast",
    "boar": "beast",
    "stoat": "beast",
    "frog": "leaf",
    "turtle": "leaf",
    "gaia_beast": "leaf",
    "jellyfish": "sea",
    "archer": "sea",
    "wyvern": "wing",
    "ulvan": "wing",
    "fire_dragon": "fire",
    "meteor": "fire",
    "flame_guard": "fire",
    "blaze": "fire",
    "fire_rain": "fire",
    "frost_witch": "ice",
    "thunder_colossus": "storm",
    "tempest_knight": "storm",
    "nightmare_lord": "shadow",
    "nightmare_token": "shadow",
    "venom_snake": "shadow",
    "mecha_golem": "machine",
    "seraphim": "light",
    "chrono_mage": "time",
    "swap": "time",
    "rock": "stone",
    "rock_spell": "stone",
    "summon_ritual": "spell",
}


def motif_of(card: NullpogaCard) -> Motif:
    """Return the motif of a card."""
    return MOTIFS[_OF.get(card.id, "spell" if card.kind == "spell" else "beast")]
