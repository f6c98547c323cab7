"""What one line of a deck list is: a card row, a header, a total, a deck code or none of these.

Rows are read from the right: names hold digits, colons, dots and set-like words, so the set code
and the number are the last two words that look like them.
"""

from __future__ import annotations

import re
from decimal import Decimal

from app.cards.deck import Section
from app.cards.names import basic_energy_type, name_key
from app.core.value import value

_COUNT = r"(?P<count>\d{1,3}(?:\.\d{1,2})?)"
_BULLET = re.compile(r"^[*\-+•・‣●○▪]\s*(?=\d|[xX×]\s*\d)")
_ROW_FORMS = tuple(
    re.compile(form)
    for form in (
        # 4 Iono, 4x Iono, 4 x Iono, 4×Iono, 4枚 ナンジャモ; but 4 Xatu is no "4 x".
        rf"^{_COUNT}(?:\s*枚\s*|\s*×\s*|[xX]\s+|\s+x\s+|\s+)(?P<rest>\S.*)$",
        # x4 Iono
        rf"^[xX×]\s*{_COUNT}\s+(?P<rest>\S.*)$",
        # Iono x4, Iono ×4; the space before an "x" keeps "Dragapult ex 4" whole.
        rf"^(?P<rest>.*\S)(?:\s+[xX]\s*|\s*×\s*){_COUNT}$",
        # ナンジャモ 4枚, ナンジャモ4枚
        r"^(?P<rest>.+?)\s*(?<![\d.])(?P<count>\d{1,3})\s*枚$",
        # ナンジャモ 4: only after kana or kanji
        r"^(?P<rest>.*[\u3040-\u30ff\u4e00-\u9fff].*?)\s+(?P<count>\d{1,2})$",
    )
)
_BARE_COUNT = re.compile(r"^(?P<count>\d{1,3})\s*枚$")
_HEADER = re.compile(
    r"^(?P<word>[^\d:()]+?)\s*"
    r"(?:[:\-]\s*(?P<colon>\d+(?:\.\d+)?)?|\(\s*(?P<bracket>\d+(?:\.\d+)?)\s*\)|(?P<plain>\d+))?"
    r"\s*(?:cards?|枚)?$",
    re.IGNORECASE,
)
_TOTAL = re.compile(
    r"^(?:(?:(?:total|gesamt)\D*|(?:合計|総数|計)[\s:]*)(?P<last>\d{1,4})\D*"
    r"|(?P<first>\d{1,4}) cards?)$",
    re.IGNORECASE,
)
_DECK_CODE = re.compile(r"(?<![0-9A-Za-z-])[0-9A-Za-z]{6}(?:-[0-9A-Za-z]{6}){2}(?![0-9A-Za-z-])")
_SET = re.compile(
    r"^(?=.*[A-Za-z])"
    r"(?:[0-9A-Z]{2,6}|[0-9A-Z]{1,5}-[0-9A-Z]{1,4}|[A-Za-z]{1,3}\d{1,2}[A-Za-z]{0,2})$"
)
_NUMBER = re.compile(r"^[A-Za-z]{0,6}\d{1,4}[A-Za-z]?(?:/\S+)?$")
_UNOWN_LETTER = re.compile(r"^[A-Z!?]$")
_NAME_SET_NUMBER = 3
"""The fewest words of a row with a print."""
_NOT_SETS = frozenset({"EX", "GX", "VMAX", "VSTAR", "BREAK", "LEGEND"})
_FINISHES = frozenset({"ph", "rh", "h", "*f*", "f", "(f)", "nf", "foil", "holo", "reverse"})

_SECTION_WORDS: dict[Section, tuple[str, ...]] = {
    "pokemon": ("Pokémon", "Pokémon Cards", "ポケモン"),
    "trainer": (
        *("Trainer", "Trainers", "Trainer Cards", "Dresseur", "Dresseurs", "Treinador"),
        *("Treinadores", "Carte Allenatore", "Allenatore", "Entrenador", "Trainerkarten"),
        *("Items", "Item", "Supporters", "Supporter", "Stadiums", "Stadium", "Pokémon Tools"),
        *("グッズ", "ポケモンのどうぐ", "サポート", "スタジアム", "トレーナーズ", "トレーナー"),
    ),
    "energy": (
        "Energy",
        "Energies",
        "Energy Cards",
        "Énergie",
        "Énergies",
        "Energia",
        "Energie",
        "Energien",
        "Energía",
        "エネルギー",
    ),
}
_SECTIONS = {name_key(word): section for section, all_ in _SECTION_WORDS.items() for word in all_}


@value
class Row:
    """A card row; `count` is as written, averages included."""

    count: Decimal
    name: str
    set_code: str = ""
    number: str = ""


@value
class Header:
    """The head of a section; `stated` is its number as written, "" without one."""

    section: Section
    word: str
    stated: str


@value
class Total:
    """A total given in the text."""

    stated: int


@value
class BareCount:
    """A line that is only a count: the last of the lines that describe one card."""

    count: Decimal


@value
class DeckCode:
    """A line with the code of an online deck page."""

    code: str


@value
class Ornament:
    """A blank line, a fence or a rule."""


@value
class Other:
    """Anything else: a title, a part of a card over several lines, a remark."""

    text: str


Line = Row | Header | Total | BareCount | DeckCode | Ornament | Other


def recognise(text: str) -> Line:
    """Return what a trimmed, half-width line is."""
    bare = text.strip("#*_=~`> ")
    if not any(char.isalnum() for char in text) or text.startswith(("```", "***")):
        return Ornament()
    if found := _BARE_COUNT.match(text):
        return BareCount(Decimal(found["count"]))
    if total := _TOTAL.match(bare):
        return Total(int(total["last"] or total["first"]))
    if header := _header(bare):
        return header
    if code := _DECK_CODE.search(text):
        return DeckCode(code[0])
    return _row(_BULLET.sub("", text)) or Other(text)


def _header(text: str) -> Header | None:
    """Return the section head that `text` is, or None."""
    found = _HEADER.match(text)
    section = _SECTIONS.get(name_key(found["word"])) if found else None
    if found is None or section is None:
        return None
    stated = found["colon"] or found["bracket"] or found["plain"] or ""
    return Header(section, found["word"], stated)


def _row(text: str) -> Row | None:
    """Return the card row that `text` is, or None."""
    for form in _ROW_FORMS:
        if found := form.match(text):
            return Row(Decimal(found["count"]), *split_print(found["rest"]))
    return None


def split_print(text: str) -> tuple[str, str, str]:
    """Return name, set code and number; the last two are "" when `text` is only a name.

    Marks of the finish ("PH", "*F*") after the number are dropped.
    """
    words = text.split()
    for finishes in range(3):
        if finishes and (not words or words.pop().casefold() not in _FINISHES):
            break
        if len(words) < _NAME_SET_NUMBER:
            break
        name, set_code, number = " ".join(words[:-2]), words[-2], words[-1]
        if is_set(set_code, name) and is_number(number, name):
            return name, set_code, number.split("/")[0]
    return text, "", ""


def is_set(word: str, name: str) -> bool:
    """Tell whether `word` can be the set code after `name`.

    Old exports write "Energy" as the set of a basic Energy.
    """
    if word == "Energy":
        return basic_energy_type(name) is not None
    return _SET.match(word) is not None and word not in _NOT_SETS


def is_number(word: str, name: str) -> bool:
    """Tell whether `word` can be a collector number: it has a digit, or is an Unown's letter."""
    if _NUMBER.match(word):
        return True
    return name_key(name) == "unown" and _UNOWN_LETTER.match(word) is not None
