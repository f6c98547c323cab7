"""Rows that stand together on one line, and how they are parted again.

People paste lists whose line ends got lost, two columns side by side, rows with commas between. A
line is parted only where every piece is a row by itself; what still holds two cards is an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from app.games.pokemon.cards.decklists.decklist_headings import SECTION_WORDS, Total, heading
from app.games.pokemon.cards.decklists.decklist_parting import set_codes
from app.games.pokemon.cards.decklists.forms.decklist_line import (
    REMARK,
    Row,
    is_number,
    is_set,
    recognise,
    split_print,
    without_bullet,
)
from app.games.pokemon.cards.decklists.forms.decklist_loose import IsCard, loose_row

_MAY_BE_SEVERAL = re.compile(
    r"\S [xX×]?\d+[xX×枚]? ?[^\W\d]|\S \d+ [{'’\"“]|[,;、/|•·:]| [-–—+&] |\(\d|\d ?枚."
)
"""What every line with several rows has, and few others."""
MOST_BEFORE_A_NAME = 60
"""A number before a name that is larger belongs to the row before it: its collector number."""
# Patterns are compiled when first used (`re` keeps them): most lines are one row.
_ROW_INSIDE = (
    # Foo 3 Bar, Foo, 3x Bar; but Alakazam 4 LV.X is a Pokémon
    r"(?i)(?<=\S)[ ,;、]+(?:\d+[x×]?|[x×]\d+) +(?!LV\b|[(\[])(?=\S)"
    # Foo, 2/2 Bar/Baz
    r"|[,;、] ?\d{1,2}(?:[-/]\d{1,2})+ [^\W\d]"
    # 3x Foo, x3 Foo
    r"|^(?:\d+[x×]|[x×]\d+) "
    # Foo x3, Foo×3, ふしぎな石3枚
    r"|(?: x|×) ?\d+(?![\w.])"
    r"|\d ?枚"
    # Foo, 2x
    r"|[,;、] ?\d+ ?[x×]"
    # Foo PAL 185/2, with another print behind it
    r"|(?-i:[A-Z]{2,5})[ -]\d{1,3} ?[/,&+] ?\d{1,2}$"
)
_COUNTED_GROUP = r"^(?P<head>[^:]{1,80}): ?\d{1,3} cards? ?[(\[](?P<rows>.+)[)\]]\.?$"
"""Search items: 8 cards (Iono x4, Judge x4)."""
_ROW_BEHIND = (
    # - 3 Bar, but 0,10 EUR
    r"(?:^|(?<=[ ;/、])|(?<=\D,))\d+ (?!(?:EUR|USD|GBP|JPY)\b)[^\W\d_a-z]"
    # 3x bar, x3 bar, 3枚
    r"|(?:^|(?<=\W))(?:\d+ ?[xX×枚]|[xX×]\d+)(?!\w)"
)
_TOLD = r"^\((?:[^()]*[ —–-])?[a-z]{2}[^()]*\)$"
"""(220 HP with a Tool)"""
_TIMES_APART = r"(?<!\S)(?P<count>\d+) [xX×] (?=\S)"
"""4 x Iono"""
_GLUED = r"(?:(?<=\D)[,;、/|](?=\d{1,2} )|[,;、/|](?=(?:\d{1,2} ?[xX×]|[xX×]\d{1,2}) ))"
"""The comma in "4 Iono,3 Judge" and "4x Iono PAL 185,3x Judge", not that in "1,48 Iono"."""
_COUNT = re.compile(r"^(?:(?P<strong>\d+[xX×枚]|[xX×]\d+)|\d{1,2})$")
_BEHIND = (
    r"(?P<row>[^\s,;、/|・].*?(?:(?: [xX] ?| ?× ?)\d{1,3}(?!\d)| ?\d{1,3} ?枚))"
    r"(?:[\s,;、/|・]+|$|(?<=枚))"
)
_MARKS = r" ?[,;、|/•·] ?| [-–—+&] "
_POINTS = r" [•·|] "
"""What parts rows and stands in no name."""
_BARE_COUNT_BEHIND = r"^(?P<name>[^\W\d].*[^\W\d]) (?P<count>\d{1,2})$"
_AROUND = " ,;、/|+&•·・-–—"
"""What may stand between two rows."""
_AND = ("and", "und", "et", "e", "y", "と")
_NO_NAMES = frozenset({*_AND, "EUR", "USD", "GBP", "JPY"})
_BEHIND_HEADINGS = (":", "(", " -", " –", " —")
_BULLETS = "-–—•·▪*+"
_AROUND_A_HEADING = " :"
_ENDS_A_ROW = ("", *"0123456789)]枚H")
"""What a heading with brackets stands behind: in "4 Fire Energy (2)" there is none."""
_TOTAL_AT_END = r"(?i)(?<=\S )(?:total|合計|総数|総計)[^\d]{0,20}\d{1,4} ?(?:cards?|枚)?$"


def holds_a_row(name: str) -> bool:
    """Tell whether a name cannot be one card's, for it holds a count: "Foo, 2x Bar", "Foo 4 Bar".

    The numbers in names (Porygon2, Pokégear 3.0, Energy Removal 2, Alakazam 4 LV.X) are none.
    """
    return any(char.isdigit() for char in name) and re.search(_ROW_INSIDE, name) is not None


def is_a_row(remark: str) -> bool:
    """Tell whether what stands behind a card holds another one: ", 3 Foo", not "2 are left"."""
    said = re.match(REMARK, f" {remark}") is not None or re.match(_TOLD, remark) is not None
    return not said and re.search(_ROW_BEHIND, remark) is not None


def joined_rows(text: str, is_card: IsCard) -> list[str] | None:
    """Return the rows and headings that stand on one line; None where it is one row, or unclear.

    Asked of lines that are no heading as a whole; `is_card` tells whether a text names a known
    card.
    """
    if not _MAY_BE_SEVERAL.search(text):
        return None
    if counted := re.match(_COUNTED_GROUP, text):
        rows = _rows(counted["rows"], is_card)
        if rows or _is_row(counted["rows"], is_card, any_name=False):
            return [counted["head"].lstrip(f"{_BULLETS} "), *(rows or [counted["rows"]])]
    remark = re.search(REMARK, text)
    body = text[: remark.start()] if remark else text
    pieces: list[str] = []
    for part in _between_headings(body):
        pieces += _rows(part, is_card) or [part]
    if len(pieces) < 2:
        return None
    if remark:
        pieces[-1] += remark[0]
    return pieces


# -- headings -------------------------------------------------------------------------------------


def _between_headings(text: str) -> Iterator[str]:
    """Yield the headings on a line, the total at its end, and what stands between them."""
    if not any(sign in text for sign in _BEHIND_HEADINGS):
        yield text
        return
    total = re.search(_TOTAL_AT_END, text)
    if total is not None and isinstance(heading(total[0]), Total):
        text = text[: total.start()]
    else:
        total = None
    begins = 0
    for found in re.finditer(_heading_in_line(), text):
        before = text[begins : found.start()].strip().strip(_BULLETS)
        if found["bracket"] and before[-1:] not in _ENDS_A_ROW:
            continue
        if before:
            yield before
        yield found[0].strip(_AROUND_A_HEADING).lstrip(_BULLETS).lstrip()
        begins = found.end()
    if rest := text[begins:].strip():
        yield rest
    if total is not None:
        yield total[0]


@cache
def _heading_in_line() -> re.Pattern[str]:
    """Return what finds a heading before rows: "Trainer: 4 Iono", "Trainer (30) 4 Iono".

    The number behind a colon or a dash is the heading's where another one follows.
    """
    words = "|".join(re.escape(word).replace("é", "[ée?]") for word in SECTION_WORDS)
    return re.compile(
        rf"(?:^[#*=\-–•\s]*\d{{1,2}} |^[#*=\s]*|(?<=\s))(?:{words})(?:/(?:{words}))* ?"
        rf"(?:(?P<bracket>\(\d{{1,3}}\)):?|:(?: ?\d{{1,3}}(?= [xX×]?\d| (?:{words}) ?[:(]|$))?)"
        rf"(?=.*\d|$)"
        rf"|(?:^|(?<=\s))(?:{words}) ?[-–—] ?\d{{1,3}}(?= (?:{words}) ?[-–—]|$)"
        rf"|^[#*=\s]*(?:{words}) ?[-–](?= ?\d)",
        re.IGNORECASE,
    )


# -- rows -----------------------------------------------------------------------------------------


def _rows(text: str, is_card: IsCard) -> Sequence[str]:
    """Return the rows that a text without headings holds; none where it is one, or unclear."""
    for parted in (_with_counts_before, _with_counts_behind):
        pieces = parted(text)
        if len(pieces) > 1 and all(_is_row(one, is_card, any_name=True) for one in pieces):
            return pieces
    pieces = [one for one in re.split(_MARKS, text.strip(_AROUND)) if one]
    if len(pieces) < 2:
        return ()
    if all(_is_row(one, is_card, any_name=False) for one in pieces):
        return pieces
    return _with_bare_counts_behind(text)


def _with_bare_counts_behind(text: str) -> Sequence[str]:
    """Return the pieces between points with their counts in front: "Foo 4 · Bar 3"."""
    found = [re.match(_BARE_COUNT_BEHIND, one) for one in re.split(_POINTS, text.strip(_AROUND))]
    rows = [
        f"{one['count']} {one['name']}"
        for one in found
        if one is not None and not is_set(one["name"].rpartition(" ")[2], one["name"])
    ]
    return rows if 1 < len(rows) == len(found) else ()


def _with_counts_before(text: str) -> Sequence[str]:
    """Return the pieces of a text at each count with a name behind it: "4 Iono 3 Foo, 2x Bar"."""
    text = re.sub(_GLUED, ", ", without_bullet(text))
    words = re.sub(_TIMES_APART, r"\g<count>x ", text).split()
    if not words or not _COUNT.match(words[0]):
        return ()
    starts = [0]
    for at in range(2, len(words) - 1):
        if _is_start(words, starts[-1], at):
            starts.append(at)
    ends = [end - (words[end - 1] in _AND) for end in starts[1:]] + [len(words)]
    return [
        " ".join(words[start:end]).strip(_AROUND) for start, end in zip(starts, ends, strict=True)
    ]


def _is_start(words: Sequence[str], start: int, at: int) -> bool:
    """Tell whether the word at a place is the count of another row than that from `start` on."""
    count = _COUNT.match(words[at])
    before, behind = words[start + 1 : at], words[at + 1]
    if count is None or not before or not _begins_a_name(behind):
        return False
    if count["strong"]:
        return True
    if not 0 < int(words[at]) <= MOST_BEFORE_A_NAME or behind.upper().startswith("LV."):
        return False
    # PAL 4 is a print, unless the row has one already: there is no telling what follows it.
    name, last = " ".join(before[:-1]), before[-1]
    if name and last in set_codes() and is_set(last, name) and not split_print(" ".join(before))[2]:
        return False
    # Gallade 4 RR 103: the end of a name. Iono 4 PAL: number and set the other way round.
    code = behind.strip(_AROUND)
    after = words[at + 2].strip(_AROUND) if at + 2 < len(words) else ""
    return code not in set_codes() and not (is_set(code, "") and is_number(after, ""))


def _begins_a_name(word: str) -> bool:
    begins = word[0].isalpha() or word[0] in "{'’\"“"
    return begins and word not in _NO_NAMES and not _COUNT.match(word)


def _with_counts_behind(text: str) -> Sequence[str]:
    """Return the pieces of a text at each count that shows as one: "Foo x4 Bar x3"."""
    pieces: list[str] = []
    at = 0
    while at < len(text):
        found = re.compile(_BEHIND).match(text, at)
        if found is None or _COUNT.match(found["row"].split()[0]):
            return ()
        pieces.append(found["row"])
        at = found.end()
    return pieces


def _is_row(text: str, is_card: IsCard, *, any_name: bool) -> bool:
    """Tell whether a text is the row of one card: a known one, or with `any_name` what may be."""
    row = recognise(text)
    if not isinstance(row, Row):
        row = loose_row(text, is_card) or row
    if not isinstance(row, Row) or (holds_a_row(row.name) and not is_card(row.name)):
        return False
    if (row.set_code and row.number) or is_card(row.name):
        return True
    return any_name and not row.name[0].islower()
