"""The words that head the parts of a deck list, and its total, in the languages lists come in.

PTCG Live translates only these; the names of the cards stay English.
"""

from __future__ import annotations

import re

from app.cards.deck.deck import Pile
from app.cards.name_keys import name_key
from app.core.data.value import value
from app.games.pokemon.cards.card_record import Section

_SECTION_WORDS: dict[Section, tuple[str, ...]] = {
    "pokemon": (
        *("Pokémon", "Pokémon Cards", "Cartes Pokémon", "Cartas de Pokémon", "Carte Pokémon"),
        *("Pokémon-Karten", "Basic Pokémon"),
        *("ポケモン", "ポケモンカード", "포켓몬", "寶可夢", "宝可梦"),
    ),
    "trainer": (
        *("Trainer", "Trainers", "Trainer Cards", "Dresseur", "Dresseurs", "Cartes Dresseur"),
        *("Treinador", "Treinadores", "Cartas de Treinador", "Carte Allenatore", "Allenatore"),
        *("Entrenador", "Entrenadores", "Cartas de Entrenador", "Trainerkarten"),
        *("Items", "Item", "Supporters", "Supporter", "Stadiums", "Stadium", "Pokémon Tools"),
        *("Pokémon Tool", "Tools", "Tool", "ACE SPEC", "ACE SPECs"),
        *("Supporter Cards", "Item Cards", "Stadium Cards", "Tool Cards"),
        *("Unterstützer", "Unterstützerkarten", "Itemkarten", "Stadion", "Stadien"),
        *("Pokémon-Ausrüstung", "Pokémon-Ausrüstungen", "Ausrüstungen"),
        *("Objet", "Objets", "Outil Pokémon", "Outils Pokémon", "Outils", "Stade", "Stades"),
        *("Partidario", "Partidarios", "Objeto", "Objetos", "Estadio", "Estadios"),
        *("Herramienta Pokémon", "Herramientas Pokémon", "Herramientas"),
        *("Aiuto", "Aiuti", "Strumento", "Strumenti", "Stadio", "Stadi"),
        *("Oggetto Pokémon", "Oggetti Pokémon"),
        *("Apoiador", "Apoiadores", "Itens", "Estádio", "Estádios"),
        *("Ferramenta Pokémon", "Ferramentas Pokémon", "Ferramentas"),
        *("グッズ", "ポケモンのどうぐ", "どうぐ", "サポート", "スタジアム"),
        *("トレーナーズ", "トレーナー", "トレーナーカード", "旧裏トレーナー", "旧ウラトレーナー"),
        *("트레이너스", "아이템", "포켓몬의 도구", "서포트", "스타디움"),
        *("訓練家", "物品", "寶可夢道具", "支援者", "競技場"),
        *("训练家", "宝可梦道具", "竞技场"),
    ),
    "energy": (
        *(
            "Energy",
            "Energies",
            "Energy Cards",
            "Basic Energy",
            "Special Energy",
            "Énergie",
            "Énergies",
            "Cartes Énergie",
        ),
        *("Energia", "Energias", "Carte Energia", "Cartas de Energia", "Energie", "Energien"),
        *("Energiekarten", "Energía", "Energías", "Cartas de Energía", "Energi"),
        *("エネルギー", "エネルギーカード", "基本エネルギー", "特殊エネルギー", "에너지", "能量"),
    ),
}
_PILE_WORDS: dict[Pile, tuple[str, ...]] = {
    "main": (
        "Main deck",
        "Main",
        "Deck list",
        "Decklist",
        "Deck",
        "メインデッキ",
        "デッキ",
        "デッキリスト",
    ),
    "side": ("Sideboard", "Side deck", "Side", "サイドボード", "サイドデッキ"),
    "maybe": ("Maybeboard", "Maybe", "Considering", "候補", "検討中"),
}
_SECTIONS = {name_key(word): section for section, all_ in _SECTION_WORDS.items() for word in all_}
SECTION_WORDS = tuple(sorted((w for all_ in _SECTION_WORDS.values() for w in all_), key=len))[::-1]
"""All words for the parts of a list, the longest first."""
_PILES = {name_key(word): pile for pile, all_ in _PILE_WORDS.items() for word in all_}

_SIGNS = re.compile(r"[\[\]【】《》〈〉]+")
"""Brackets that people put around a heading: 【グッズ】(4)."""
_PICTURES = "[\u2600-\u27bf\ufe0f\U0001f000-\U0001faff ]+"
_AROUND = re.compile(f"^{_PICTURES}|{_PICTURES}$")
"""Pictures that people put beside one: 🔥 Pokémon (4). Within a line they may say which Energy."""
_HEADING = re.compile(
    r"^(?P<word>[^\d:()]+?) ?(?:[計全] ?(?=\d))?"
    r"(?:[:\-–—] ?(?:[計全] ?)?(?P<colon>\d+(?:\.\d+)?)?"
    r"|:? ?\( ?(?P<bracket>\d+(?:\.\d+)?) ?(?:cards?|枚)? ?\)|(?P<plain>\d+))?"
    r" ?(?:cards?|枚)?(?: ?\(\d+ (?:unique|different|distinct)\))?$",
    re.IGNORECASE,
)
_COUNT_FIRST = re.compile(r"^(?P<count>\d{1,2}) (?P<word>[^\d:()]+?) ?:?$")
"""13 Pokémon, 4 Supporters: no card has such a name."""
_TOTAL = re.compile(
    r"^(?:(?:(?:total|gesamt|karten insgesamt)\D*|(?:合計|総数|総計|計|全)[ :]*"
    r"|(?:(?:no\.?|number) )?(?:of )?(?:cards|karten|cartes|cartas|carte|枚数)"
    r"(?: (?:totales|totais|totali|gesamt|insgesamt|au total|in total))? ?[:=] ?)"
    r"(?P<last>\d{1,4})\D*"
    r"|(?P<first>\d{1,4}) (?:cards?|karten insgesamt))$",
    re.IGNORECASE,
)


@value
class Header:
    """The head of a section; `stated` is its number as written, "" without one."""

    section: Section
    word: str
    stated: str


@value
class PileHead:
    """The head of a pile: what follows is in the sideboard, say; `stated` as in a `Header`."""

    pile: Pile
    word: str = ""
    stated: str = ""


@value
class Total:
    """A total given in the text."""

    stated: int


def heading(text: str) -> Header | PileHead | Total | None:
    """Return the heading or total that a single-spaced line is, or None."""
    if total := _TOTAL.match(text):
        return Total(int(total["last"] or total["first"]))
    bare = _AROUND.sub("", " ".join(_SIGNS.sub(" ", text).split()))
    if (found := _HEADING.match(bare)) is not None:
        stated = found["colon"] or found["bracket"] or found["plain"] or ""
        if section := _section(found["word"]):
            return Header(section, found["word"], stated)
        if pile := _PILES.get(name_key(found["word"])):
            return PileHead(pile, found["word"], stated)
    elif (first := _COUNT_FIRST.match(bare)) and (section := _section(first["word"])):
        return Header(section, first["word"], first["count"])
    return None


def _section(words: str) -> Section | None:
    """Return the part of the deck that a word is for, or several with strokes between."""
    found = {_SECTIONS.get(name_key(word)) for word in words.split("/")}
    return found.pop() if len(found) == 1 else None
