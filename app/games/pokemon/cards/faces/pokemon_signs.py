"""The colour, the sign and the word of each Energy type and each kind of Trainer.

A tint is never alone: every place that shows one also shows its sign or its word.
"""

from __future__ import annotations

from app.cards.face import Sign
from app.core.text.wording import both
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS

_PAPER: dict[EnergyType, tuple[str, Words, float, bool]] = {
    "G": ("#559a46", Words("G", "草"), 0.58, False),
    "R": ("#e0562f", Words("R", "炎"), 0.58, False),
    "W": ("#3487d0", Words("W", "水"), 0.58, False),
    "L": ("#dfb02c", Words("L", "雷"), 0.58, False),
    "P": ("#8c5bb4", Words("P", "超"), 0.58, False),
    "F": ("#b5602f", Words("F", "闘"), 0.58, False),
    "D": ("#3d4759", Words("D", "悪"), 0.52, True),
    "M": ("#7b8894", Words("M", "鋼"), 0.56, True),
    "Y": ("#d0679b", Words("Y", "妖"), 0.58, False),
    "N": ("#8b8434", Words("N", "竜"), 0.58, False),
    "C": ("#988d81", Words("C", "無"), 0.72, False),
}
"""Colour, letter and kanji, how pale the paper is, and whether it is cool."""
_FAR: dict[EnergyType, str] = {"L": "#cea329", "C": "#857a6a"}
"""The two pale types are darker from far away, to stand apart from the paper of a back."""
ENERGY: dict[EnergyType, Sign] = {
    letter: Sign(
        *(letter, colour, signs, TYPE_WORDS[letter], pale, cool),
        far=_FAR.get(letter, ""),
    )
    for letter, (colour, signs, pale, cool) in _PAPER.items()
}
"""The letters of English lists and keyboards, and the kanji that Japanese players read."""
TRAINER: dict[str, Sign] = {
    kind: Sign(kind, colour, signs, words, 0.76, far=far)
    for kind, colour, signs, words, far in (
        ("item", "#4f8fc4", Words("I", "グ"), Words("Item", "グッズ"), "#8bb2ce"),
        ("supporter", "#cf6847", Words("S", "サ"), Words("Supporter", "サポート"), "#de997d"),
        (
            *("tool", "#7a6fb5", Words("T", "ど")),
            *(Words("Pokémon Tool", "ポケモンのどうぐ"), "#a79dc5"),
        ),
        ("stadium", "#4c9560", Words("ST", "ス"), Words("Stadium", "スタジアム"), "#89b68e"),
    )
}
"""Keyed by card kind: グッズ, サポート, ポケモンのどうぐ, スタジアム."""
UNKNOWN = Sign(
    "unknown", "#8d8a83", both("?"), Words("No card data", "データなし"), 0.84, far="#b3afa4"
)
"""A placeholder for a card without data."""
SIGNS: dict[str, Sign] = {sign.id: sign for sign in (*ENERGY.values(), *TRAINER.values(), UNKNOWN)}
"""All of them by what names them in texts and in small pictures of tables."""


def sign_of(card: Card) -> Sign:
    """Return the sign that tints a card; Energy without a type is Colorless."""
    if card.kind == "unknown":
        return UNKNOWN
    if card.kind in TRAINER:
        return TRAINER[card.kind]
    return ENERGY[card.types[0]] if card.types else ENERGY["C"]
