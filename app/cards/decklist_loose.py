"""Rows in forms that might as well be a remark: read only where they name a known card.

"Players: 4" is nothing, "Iono: 4" is a row; ポリゴン2 is a card, ナンジャモ2 is two of one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from decimal import Decimal

from app.cards.decklist_line import Row, is_japanese, recognise, split_print
from app.cards.names import name_key

IsCard = Callable[[str], bool]

# Patterns are compiled when first used (`re` keeps them): most lists need none of these.
_FORMS = (
    # (4) Iono, [4x] Iono, 4) Iono
    r"^[(\[]? ?(?P<count>\d{1,3}) ?[xX×枚]? ?[)\]] ?(?P<name>\S.*)$",
    # Iono (4), Iono [x4]
    r"^(?P<name>.*\S) ?[(\[] ?[xX×]? ?(?P<count>\d{1,3}) ?[xX×枚]? ?[)\]]$",
    # Iono: 4, Iono = 4, Iono*4, ナンジャモ、4枚
    r"^(?P<name>.*\S) ?[:=*、,\-–] ?(?P<count>\d{1,3}) ?枚?$",
    # 4: Iono, 4 - Iono
    r"^(?P<count>\d{1,3}) ?[:=*、,\-–] ?(?P<name>\S.*)$",
)
_GLUED = (
    r"^(?P<name>.*\D)[xX×](?P<count>\d{1,2})$",
    r"^(?P<name>.*\D)(?P<count>\d{1,2})$",
    r"^(?P<count>\d{1,2})[xX×]?(?P<name>\D.*)$",
    r"^(?P<name>.*\S) ?(?P<count>[一二三四五六七八九十])枚$",
)
"""Where no space parts name and count: only in Japanese."""
_KANJI = "一二三四五六七八九十"
_ENDS_IN_A_DIGIT = "ポリゴン"
"""ポリゴン2 is a Pokémon, not two of ポリゴン."""
_BULLETS = "-–—*+>•・●○▪■□◆◇ "
_PARTS = (
    # 4 Riolu MEG 76 3 Onix MEG 70, perhaps with a comma between or "PH" behind a number
    r"(?:(?<=\d)|(?<=\d PH)) ?[,;/+]? (?=\d{1,2}[xX×]? ?[^\W\d])",
    # Iono x4, Judge x2
    r" ?[,;、] ?",
)


def loose_row(text: str, is_card: IsCard) -> Row | None:
    """Return the row that a line means if its name is a known card's."""
    if is_card(text) and not text.endswith((")", "]")):
        return None
    for count, name in _readings(text.lstrip(_BULLETS)):
        row = Row(Decimal(count), *split_print(name))
        if is_card(row.name):
            return row
    return None


def _readings(text: str) -> Iterator[tuple[int, str]]:
    """Yield the counts and names that a line can be taken for."""
    for form in _FORMS:
        if found := re.match(form, text):
            yield int(found["count"]), found["name"]
    if not is_japanese(text):
        return
    for form in _GLUED:
        if (found := re.match(form, text)) and name_key(found["name"]) != _ENDS_IN_A_DIGIT:
            written = found["count"]
            count = int(written) if written.isdecimal() else _KANJI.index(written) + 1
            yield count, found["name"]


def merged_rows(text: str, is_card: IsCard) -> list[str] | None:
    """Return the rows that stand on one line, None if it is one row or none.

    Each of them has to have a print or the name of a known card.
    """
    for part in _PARTS:
        pieces = [piece for piece in re.split(part, text) if piece]
        if len(pieces) > 1 and all(_is_row(piece, is_card) for piece in pieces):
            return pieces
    return None


def _is_row(text: str, is_card: IsCard) -> bool:
    row = recognise(text)
    return isinstance(row, Row) and (bool(row.set_code and row.number) or is_card(row.name))
