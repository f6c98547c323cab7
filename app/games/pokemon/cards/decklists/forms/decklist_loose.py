"""Rows in forms that might as well be a remark: read only where they name a known card.

"Players: 4" is nothing, "Iono: 4" is a row; ポリゴン2 is a card, ナンジャモ2 is two of one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from decimal import Decimal

from app.cards.name_keys import name_key
from app.games.pokemon.cards.decklists.decklist_spelling import energy_type
from app.games.pokemon.cards.decklists.forms.decklist_line import Row, is_japanese, split_print

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
    # 4xIono, 4Iono
    r"^(?P<count>\d{1,2})[xX×](?P<name>[^\W\d].*)$",
    r"^(?P<count>\d{1,2})(?P<name>[^\W\d].*)$",
)
_BARE_BEHIND = r"^(?P<name>.*\S) (?P<count>\d{1,2})(?P<print> [0-9A-Z-]{2,7} \S+)?$"
"""Iono 4, Iono 4 PAL 185: as the number may also be that of a print, only as many as may be."""
_SAID_BEHIND = r"^(?P<name>\S.*?) (?:[xX] ?|× ?)(?P<count>\d{1,2}) (?P<said>[A-Za-z(][^\d]*[a-z)])$"
"""Iono x4 draws cards"""
_MOST_COPIES = 4
_GLUED = (
    r"^(?P<name>.*\D)[xX×](?P<count>\d{1,2})$",
    r"^(?P<name>.*\D)(?P<count>\d{1,2})$",
    r"^(?P<name>.*\S) ?(?P<count>[一二三四五六七八九十])枚$",
)
"""Where no space parts name and count: only in Japanese."""
_KANJI = "一二三四五六七八九十"
_ENDS_IN_A_DIGIT = ("ポリゴン", "porygon")
"""ポリゴン2 is a Pokémon, not two of ポリゴン."""
_BULLETS = "-–—*+>•・●○▪■□◆◇ "


def loose_row(text: str, is_card: IsCard) -> Row | None:
    """Return the row that a line means if its name is a known card's."""
    if is_card(text) and not text.endswith((")", "]")):
        return None
    bare = text.lstrip(_BULLETS)
    found = re.match(_SAID_BEHIND, bare)
    if found and is_card(found["name"]) and not is_card(found["said"]):
        return Row(
            Decimal(found["count"]), *split_print(found["name"]), remark=found["said"].strip()
        )
    for count, name in _readings(bare):
        row = Row(Decimal(count), *split_print(name))
        if is_card(row.name) and name_key(row.name) not in _ENDS_IN_A_DIGIT:
            return row
    return None


def _readings(text: str) -> Iterator[tuple[int, str]]:
    """Yield the counts and names that a line can be taken for."""
    for form in _FORMS:
        if found := re.match(form, text):
            yield int(found["count"]), found["name"]
    if found := re.match(_BARE_BEHIND, text):
        count, name = int(found["count"]), found["name"]
        if 0 < count <= _MOST_COPIES or energy_type(name) is not None:
            yield count, f"{name}{found['print'] or ''}"
    if not is_japanese(text):
        return
    for form in _GLUED:
        if found := re.match(form, text):
            written = found["count"]
            count = int(written) if written.isdecimal() else _KANJI.index(written) + 1
            yield count, found["name"]
