"""The colour, the sign and the word of each Energy type and each kind of Trainer.

A tint is never alone: every place that shows one also shows its sign or its word.
"""

from __future__ import annotations

from dataclasses import replace

from app.core.data.value import value
from app.core.text.wording import both
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card, EnergyType, Language
from app.games.pokemon.cards.words.kind_words import STAGES
from app.ui.look.colour import contrast, mix, readable

INK = "#22242a"
"""墨: the ink of names and texts on a card."""
CREAM = "#faf3e2"
"""The paper of a card."""
HP_RED = "#a92717"
"""The ink of hit points."""
RULE_RED = "#a22d18"
"""The ink of the word for Ability."""
PIP_CONTRAST = 3.0
"""A sign that is no word has to be found: 3 to 1."""
WHITE, BLACK = "#ffffff", "#000000"


@value
class Tint:
    """The colours a card of one type is painted with, and how the type is named."""

    base: str
    """The colour of pips and of the edge of the art panel."""
    glow: str
    """The middle of the art panel."""
    top: str
    """The paper at the top of the card."""
    bottom: str
    """The paper at the bottom of the card."""
    deep: str
    """A dark shade of `base` that reads on the paper."""
    signs: Words
    """The sign on a pip and in the art panel: a letter in English, one character in Japanese."""
    words: Words
    """The name of the type or kind."""

    @property
    def pip_ink(self) -> str:
        """The ink of a sign on `base`: white, or dark on the two pale types."""
        return WHITE if contrast(WHITE, self.base) >= PIP_CONTRAST else INK

    def sign(self, language: Language) -> str:
        """Return the sign in `language`."""
        return self.signs.in_(language)

    def word(self, language: Language) -> str:
        """Return the name of the type or kind in `language`."""
        return self.words.in_(language)


COOL = "#eef1f2"
"""The paper under steel and night, which cream would turn to mud."""


def _tint(
    base: str,
    signs: Words,
    words: Words,
    paper: float = 0.58,
    ground: str = CREAM,
) -> Tint:
    top = mix(base, ground, paper)
    return Tint(
        base=base,
        glow=mix(base, ground, 0.42),
        top=top,
        bottom=mix(base, ground, 0.5 + paper * 0.62),
        deep=readable(base, top, INK, 4.6),
        signs=signs,
        words=words,
    )


ENERGY: dict[EnergyType, Tint] = {
    "G": _tint("#559a46", Words("G", "草"), Words("Grass", "草")),
    "R": _tint("#e0562f", Words("R", "炎"), Words("Fire", "炎")),
    "W": _tint("#3487d0", Words("W", "水"), Words("Water", "水")),
    "L": _tint("#dfb02c", Words("L", "雷"), Words("Lightning", "雷")),
    "P": _tint("#8c5bb4", Words("P", "超"), Words("Psychic", "超")),
    "F": _tint("#b5602f", Words("F", "闘"), Words("Fighting", "闘")),
    "D": _tint("#3d4759", Words("D", "悪"), Words("Darkness", "悪"), 0.52, COOL),
    "M": _tint("#7b8894", Words("M", "鋼"), Words("Metal", "鋼"), 0.56, COOL),
    "Y": _tint("#d0679b", Words("Y", "妖"), Words("Fairy", "フェアリー")),
    "N": _tint("#8b8434", Words("N", "竜"), Words("Dragon", "ドラゴン")),
    "C": _tint("#988d81", Words("C", "無"), Words("Colorless", "無色"), 0.72),
}
"""The letters of English lists and keyboards, and the kanji that Japanese players read."""

TRAINER: dict[str, Tint] = {
    "item": _tint("#4f8fc4", Words("G", "グ"), Words("Item", "グッズ"), 0.76),
    "supporter": _tint("#cf6847", Words("S", "サ"), Words("Supporter", "サポート"), 0.76),
    "tool": _tint("#7a6fb5", Words("T", "ど"), Words("Pokémon Tool", "ポケモンのどうぐ"), 0.76),
    "stadium": _tint("#4c9560", Words("ST", "ス"), Words("Stadium", "スタジアム"), 0.76),
}
"""Keyed by card kind: グッズ, サポート, ポケモンのどうぐ, スタジアム."""

UNKNOWN = _tint("#8d8a83", both("?"), Words("No card data", "データなし"), 0.84)
"""A placeholder for a card without data."""


def tint_of(card: Card, *, plain: bool = False) -> Tint:
    """Return the tint a card is painted in; Energy without a type is Colorless.

    `plain` gives white paper and black ink; only signs keep the colour of the type.
    """
    if card.kind == "unknown":
        found = UNKNOWN
    elif card.kind in TRAINER:
        found = TRAINER[card.kind]
    else:
        found = ENERGY[card.types[0]] if card.types else ENERGY["C"]
    return replace(found, top=WHITE, bottom=WHITE, deep=BLACK) if plain else found


TAGS: dict[str, Words] = {
    "Mega": Words("Mega", "メガ"),
    "Tera": Words("Tera", "テラスタル"),
    "Ancient": Words("Ancient", "古代"),
    "Future": Words("Future", "未来"),
    "Radiant": Words("Radiant", "かがやく"),
    "Single Strike": Words("Single Strike", "いちげき"),
    "Rapid Strike": Words("Rapid Strike", "れんげき"),
    "Fusion Strike": Words("Fusion Strike", "フュージョン"),
}
"""Printed kinds whose Japanese word differs."""


_POKEMON = Words("Pokémon", "ポケモン")
_ENERGY_KINDS = {
    "basic_energy": Words("Basic Energy", "基本エネルギー"),
    "special_energy": Words("Special Energy", "特殊エネルギー"),
}


def kind_line(card: Card, language: Language) -> str:
    """Return the line under the art: stage or kind, then the printed tags ("Basic · Ancient")."""
    if card.kind == "pokemon":
        head = STAGES[card.stage] if card.stage else _POKEMON
    else:
        head = _ENERGY_KINDS.get(card.kind) or tint_of(card).words
    # A tag that the name already ends or begins with ("ex", "Mega") would be said twice.
    tags = [TAGS.get(tag, both(tag)) for tag in card.tags if tag not in card.name.en.split()]
    return " · ".join(words.in_(language) for words in (head, *tags))
