"""The colour, the sign and the word of each Energy type and each kind of Trainer.

A tint is never alone: every place that shows one also shows its sign or its word.
"""

from __future__ import annotations

from app.cards.card import Card, EnergyType, Language
from app.core.value import value
from app.ui.look.colour import mix, readable

INK = "#22242a"
"""墨: the ink of names and texts on a card."""
CREAM = "#faf3e2"
"""The paper of a card."""
HP_RED = "#a92717"
"""The ink of hit points."""


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
    sign_en: str
    """The sign in the art panel: a kanji for types, a letter for Trainers."""
    sign_ja: str
    word_en: str
    word_ja: str

    def sign(self, language: Language) -> str:
        """Return the sign in `language`."""
        return self.sign_ja if language == "ja" else self.sign_en

    def word(self, language: Language) -> str:
        """Return the name of the type or kind in `language`."""
        return self.word_ja if language == "ja" else self.word_en


COOL = "#eef1f2"
"""The paper under steel and night, which cream would turn to mud."""


def _tint(
    base: str,
    signs: tuple[str, str],
    words: tuple[str, str],
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
        sign_en=signs[0],
        sign_ja=signs[1],
        word_en=words[0],
        word_ja=words[1],
    )


ENERGY: dict[EnergyType, Tint] = {
    "G": _tint("#559a46", ("草", "草"), ("Grass", "草")),
    "R": _tint("#e0562f", ("炎", "炎"), ("Fire", "炎")),
    "W": _tint("#3487d0", ("水", "水"), ("Water", "水")),
    "L": _tint("#dfb02c", ("雷", "雷"), ("Lightning", "雷")),
    "P": _tint("#8c5bb4", ("超", "超"), ("Psychic", "超")),
    "F": _tint("#b5602f", ("闘", "闘"), ("Fighting", "闘")),
    "D": _tint("#3d4759", ("悪", "悪"), ("Darkness", "悪"), 0.52, COOL),
    "M": _tint("#7b8894", ("鋼", "鋼"), ("Metal", "鋼"), 0.56, COOL),
    "Y": _tint("#d0679b", ("妖", "妖"), ("Fairy", "フェアリー")),
    "N": _tint("#8b8434", ("竜", "竜"), ("Dragon", "ドラゴン")),
    "C": _tint("#a79c90", ("無", "無"), ("Colorless", "無色"), 0.72),
}
"""草炎水雷超闘悪鋼妖竜無."""

TRAINER: dict[str, Tint] = {
    "item": _tint("#4f8fc4", ("G", "グ"), ("Item", "グッズ"), 0.76),
    "supporter": _tint("#cf6847", ("S", "サ"), ("Supporter", "サポート"), 0.76),
    "tool": _tint("#7a6fb5", ("T", "ど"), ("Pokémon Tool", "ポケモンのどうぐ"), 0.76),
    "stadium": _tint("#4c9560", ("ST", "ス"), ("Stadium", "スタジアム"), 0.76),
}
"""Keyed by card kind: グッズ, サポート, ポケモンのどうぐ, スタジアム."""

UNKNOWN = _tint("#8d8a83", ("?", "?"), ("No card data", "データなし"), 0.84)
"""A placeholder for a card without data."""


def tint_of(card: Card) -> Tint:
    """Return the tint a card is painted in; Energy without a type is Colorless."""
    if card.kind == "unknown":
        return UNKNOWN
    if card.kind in TRAINER:
        return TRAINER[card.kind]
    return ENERGY[card.types[0]] if card.types else ENERGY["C"]


STAGES: dict[str, tuple[str, str]] = {
    "basic": ("Basic", "たね"),
    "stage1": ("Stage 1", "1進化"),
    "stage2": ("Stage 2", "2進化"),
    "vmax": ("VMAX", "VMAX"),
    "vstar": ("VSTAR", "VSTAR"),
    "break": ("BREAK", "BREAK"),
    "level_up": ("Level-Up", "レベルアップ"),
    "restored": ("Restored", "復元"),
}
"""How a Pokémon comes into play, in English and Japanese."""

TAGS_JA: dict[str, str] = {
    "Mega": "メガ",
    "Tera": "テラスタル",
    "Ancient": "古代",
    "Future": "未来",
    "Radiant": "かがやく",
    "Single Strike": "いちげき",
    "Rapid Strike": "れんげき",
    "Fusion Strike": "フュージョン",
}
"""Printed kinds whose Japanese word differs."""


def kind_line(card: Card, language: Language) -> str:
    """Return the line under the art: stage or kind, then the printed tags ("Basic · Ancient")."""
    japanese = language == "ja"
    if card.kind == "pokemon":
        head = STAGES[card.stage][1 if japanese else 0] if card.stage else "Pokémon"
        head = "ポケモン" if japanese and not card.stage else head
    elif card.kind == "basic_energy":
        head = "基本エネルギー" if japanese else "Basic Energy"
    elif card.kind == "special_energy":
        head = "特殊エネルギー" if japanese else "Special Energy"
    else:
        head = tint_of(card).word(language)
    # A tag that the name already ends or begins with ("ex", "Mega") would be said twice.
    tags = [tag for tag in card.tags if tag not in card.name.en.split()]
    if japanese:
        tags = [TAGS_JA.get(tag, tag) for tag in tags]
    return " · ".join([head, *tags])
