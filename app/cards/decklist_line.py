"""What one line of a deck list is: a card row, a heading, a deck code or none of these.

Rows are read from the right: names hold digits, colons, dots and set-like words, so the set code
and the number are the last two words that look like them. Lines come single-spaced
(`decklist_text`), and every pattern takes time in proportion to the line.
"""

from __future__ import annotations

import re
from decimal import Decimal

from app.cards.deck import Section
from app.cards.decklist_headings import Header, PileHead, Total, heading
from app.cards.names import basic_energy_type, name_key
from app.core.value import value

_COUNT = r"(?P<count>\d{1,3}(?:\.\d{1,2})?)"
_BULLET = re.compile(r"^(?:[*\-+>•・‣●○▪] ?)+(?=\d|[xX×] ?\d)")
_ROW_FORMS = tuple(
    re.compile(form)
    for form in (
        # 4 Iono, 4x Iono, 4 x Iono, 4×Iono, 4枚 ナンジャモ; but 4 Xatu is no "4 x".
        rf"^{_COUNT}(?: ?枚 ?| ?× ?|[xX] | x | )(?P<rest>\S.*)$",
        # x4 Iono
        rf"^[xX×] ?{_COUNT} (?P<rest>\S.*)$",
        # Iono x4, Iono ×4; the space before an "x" keeps "Dragapult ex 4" whole.
        rf"^(?P<rest>.*\S)(?: [xX] ?| ?× ?){_COUNT}$",
        # ナンジャモ 4枚, ナンジャモ4枚
        r"^(?P<rest>.*[^\d. ]) ?(?P<count>\d{1,3}) ?枚$",
        # ポケギア3.0 4枚
        r"^(?P<rest>.*\S) (?P<count>\d{1,3}) ?枚$",
    )
)
_JAPANESE_ROW = re.compile(r"^(?P<rest>.*\S) (?P<count>\d{1,2})$")
"""ナンジャモ 4: only where there is kana or kanji."""
_JAPANESE = (("\u3040", "\u30ff"), ("\u4e00", "\u9fff"))
"""First and last of kana and kanji: a pattern with ranges this long takes ms to compile."""
_BARE_COUNT = re.compile(r"^(?P<count>\d{1,3}) ?枚$")
_DECK_CODE = re.compile(r"(?<![0-9A-Za-z-])[0-9A-Za-z]{6}(?:-[0-9A-Za-z]{6}){2}(?![0-9A-Za-z-])")
_SET = re.compile(
    r"^(?:[0-9A-Z]{2,7}|[0-9A-Z]{1,5}-[0-9A-Z]{1,4}|[A-Za-z]{1,3}\d{1,2}[A-Za-z]{0,2})$"
)
_NUMBER = re.compile(r"^#?[A-Za-z]{0,6}\d{1,4}[A-Za-z]?(?:/\S+)?$")
_UNOWN_LETTER = re.compile(r"^[A-Z!?]$")
_NAME_SET_NUMBER = 3
"""The fewest words of a row with a print."""
_NOT_SETS = frozenset({"EX", "GX", "VMAX", "VSTAR", "BREAK", "LEGEND"})
_FINISHES = frozenset({"ph", "rh", "h", "*f*", "f", "(f)", "nf", "foil", "holo", "reverse"})
_MARKS = "#*_=~`> "
"""What Markdown and old programs put around a line."""


@value
class Row:
    """A card row; `count` is as written, averages included."""

    count: Decimal
    name: str
    set_code: str = ""
    number: str = ""
    finish: str = ""
    section: Section | None = None
    """The part of the deck, where the row itself says it."""
    card_id: str = ""
    """Its id in the public data, where the list names it so."""


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


Line = Row | Header | PileHead | Total | BareCount | DeckCode | Ornament | Other


def recognise(text: str) -> Line:
    """Return what a trimmed, single-spaced, half-width line is."""
    bare = text.strip(_MARKS)
    if text.startswith(("```", "***")) or not any(char.isalnum() for char in text):
        return Ornament()
    if found := _BARE_COUNT.match(text):
        return BareCount(Decimal(found["count"]))
    if head := heading(bare):
        return head
    if code := _DECK_CODE.search(text):
        return DeckCode(code[0])
    return _row(_BULLET.sub("", text)) or Other(text)


def _row(text: str) -> Row | None:
    """Return the card row that `text` is, or None."""
    for form in _ROW_FORMS:
        if found := form.match(text):
            return Row(Decimal(found["count"]), *split_print(found["rest"]))
    if (found := _JAPANESE_ROW.match(text)) and _is_japanese(found["rest"]):
        return Row(Decimal(found["count"]), *split_print(found["rest"]))
    return None


def _is_japanese(text: str) -> bool:
    return any(first <= sign <= last for sign in text for first, last in _JAPANESE)


def split_print(text: str) -> tuple[str, str, str, str]:
    """Return name, set code, number and finish; all but the name are "" when that is all.

    The finish is whatever marks stand behind the number ("PH", "*F*"). Brackets around the set
    ("[ME05] 13", "(PAL 185)") go.
    """
    words = text.split()
    finish: list[str] = []
    for _ in range(3):
        if len(words) < _NAME_SET_NUMBER:
            break
        name, set_code, number = " ".join(words[:-2]), words[-2].strip("[]()"), words[-1]
        number = number.rstrip("])")
        if is_set(set_code, name) and is_number(number, name):
            return name, set_code, plain_number(number), " ".join(finish)
        if words[-1].casefold() not in _FINISHES:
            break
        finish.insert(0, words.pop())
    return text, "", "", ""


def plain_number(number: str) -> str:
    """Return a collector number without "#" and the size of its set: "035/193" is "035"."""
    return number.lstrip("#").split("/")[0]


def is_set(word: str, name: str) -> bool:
    """Tell whether `word` can be the set code after `name`.

    Old exports write "Energy" as the set of a basic Energy.
    """
    if word == "Energy":
        return basic_energy_type(name) is not None
    if word in _NOT_SETS or not any(char.isalpha() for char in word):
        return False
    return _SET.match(word) is not None


def is_number(word: str, name: str) -> bool:
    """Tell whether `word` can be a collector number: it has a digit, or is an Unown's letter."""
    if _NUMBER.match(word):
        return True
    return name_key(name) == "unown" and _UNOWN_LETTER.match(word) is not None
