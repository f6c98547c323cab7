"""Where the name of a row ends and its print begins, asked of the sets and cards that are known.

`decklist_line` parts what shows by its form alone; here is what people type otherwise.
"""

from __future__ import annotations

import re
from functools import cache

from app.cards.name_keys import name_key
from app.core.data.value import replace
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.decklists.decklist_spelling import names_agree
from app.games.pokemon.cards.decklists.forms.decklist_line import (
    NOT_SETS,
    Row,
    is_number,
    is_set,
)
from app.games.pokemon.cards.print_index import is_id, print_key

# Patterns are compiled when first used (`re` keeps them): few rows need any of these.
_PRINT_FIRST = (
    r"^[\[(]?(?P<set>[0-9A-Z]{2,6}(?:-[A-Z]{1,3})?)[ -]"
    r"(?P<number>#?[A-Z]{0,6}\d[0-9A-Za-z/]{0,8})[\])]?(?: (?P<name>\S.*))?$"
)
_TYPED_PRINT = (
    r"^(?P<name>.*\S) (?P<set>[0-9A-Za-z]{2,5})(?P<parts>[ -])(?P<number>#?\d{1,3}[a-z]?)$"
)
"""Iono pal 185, Iono PAL-185: only with the code of a known set."""
_SET_IN_BRACKETS = (
    r"^(?P<name>.*\S) ?[(\[](?P<set>[^()\[\]]{2,60}?)"
    r"(?:,? #?(?P<number>\d{1,3})(?:/\d{1,3})?)?[)\]]$"
)
"""Iono (PAL), Iono (Paldea Evolved), Iono (Paldea Evolved 185)"""
_SERIES_BEFORE = r"^[A-Z]{1,4}\d{0,2}[A-Za-z]?: ?"
"""SV02: Paldea Evolved"""
_SET_IN_TWO_WORDS = (
    r"^(?P<name>.*\S) (?P<series>SV|S|SM|M|ME|XY|BW|DP|SWSH) (?P<which>\d{1,2}[A-Za-z]{0,2})"
    r" (?P<number>\d{1,3})(?:/\d{1,3})?$"
)
"""Beldum SV 10 143"""
_SET_BEHIND_DASH = r"^(?P<name>.*\S) [-–—] (?P<set>\S.{1,60}?)(?: #?(?P<number>\d{1,3}))?$"
"""Iono - PAL, Iono – Paldea Evolved 185, Iono - PAL/PAF"""
_SEVERAL_PRINTS = (
    r"^(?P<name>\S.*?) (?P<set>[A-Z]{2,5})[ -](?P<number>[A-Z]{0,3}\d{1,3})(?:/\d{1,3})?"
    r"(?P<others>(?: ?(?:[/|,;&+]|or|and) ?[A-Z]{2,5}[ -][A-Z]{0,3}\d{1,3}(?:/\d{1,3})?)+)$"
)
"""Iono PAL 185/PAF 80, Iono PAL 185 or PAF 80"""
_SET_BEFORE = (
    r"^(?P<set>[A-Z]{2,5})[ -]?(?P<number>[A-Z]{0,3}\d{1,3})(?:/\d{1,3})? (?P<name>[^\W\d].*)$"
)
"""PAL185 Iono, PAL 185 Iono"""
_SAID = r"(?:^| )[a-z]{3,}$"
"""The last of some words that are no name."""
_DASH = " -–—"
_MARKS_BEHIND = r"(?: [x×]| \(?(?i:ACE SPEC)\)?)$"
"""2 Iono x, 1 Master Ball ACE SPEC, Master Ball (ACE SPEC); but Mega Charizard X is a name."""
_LONGEST_NUMBER = 3
"""Digits of a number of a set; longer ones are those of programs, and end no name."""
_NUMBER_ONLY = r"^(?P<name>.*\S) #?(?P<number>\d{1,4})(?:/\d{1,3})?$"


def set_codes() -> frozenset[str]:
    """Return the codes of all known sets, as deck lists write them."""
    return _set_codes()


@cache
def _set_codes() -> frozenset[str]:
    from app.games.pokemon.cards.imports.readers.set_records import shipped_sets  # noqa: PLC0415 - few rows ask

    codes = {one.code for one in shipped_sets()}
    return frozenset(codes | {print_key(code, "1").rpartition("-")[0] for code in codes})


def set_code_of(text: str) -> str:
    """Return the code of the set that a text is the code or the name of, or ""."""
    code = text.upper()
    if code in set_codes() and code not in NOT_SETS:
        return code
    name, names = name_key(re.sub(_SERIES_BEFORE, "", text)), _codes_by_name()
    return names.get(name) or names.get(name.removesuffix(" set"), "")


@cache
def _codes_by_name() -> dict[str, str]:
    from app.games.pokemon.cards.imports.readers.set_records import shipped_sets  # noqa: PLC0415 - few rows ask

    return {name_key(one.name): one.code for one in shipped_sets()}


def parted_name(text: str) -> tuple[str, str]:
    """Return name and set of a text that ends in the code of a known set: "Dreepy TWM".

    "Lugia EX" is a name, though a set has that code.
    """
    name, _, last = text.rpartition(" ")
    of_set = name and last.isupper() and last not in NOT_SETS and last in set_codes()
    return (name, last) if of_set else (text, "")


def is_card(text: str, cards: CardBase) -> bool:
    """Tell whether a text is the name of a known card, a known print, or ends in a known set."""
    return (
        bool(cards.prints(text))
        or bool(parted_name(text)[1])
        or known_print(text, cards) is not None
    )


def known_print(text: str, cards: CardBase) -> tuple[Card, str, str] | None:
    """Return card, set and number of a text that begins with a known print and is no more.

    "PAL 185", "PAL-185 Iono", "sv2-185": a name behind it has to be that card's.
    """
    if is_id(text) and (card := cards.by_id(text)) is not None:
        return card, *card.key.rpartition("-")[::2]
    found = re.match(_PRINT_FIRST, text)
    if found is None or not is_set(found["set"], "") or not is_number(found["number"], ""):
        return None
    card = cards.find("", found["set"], found["number"])
    if card is None or (found["name"] and not names_agree(card, found["name"])):
        return None
    return card, found["set"], found["number"]


def with_id_behind(row: Row) -> Row:
    """Return a row whose name ends in an id of the public data with that id: "Bill base1-91"."""
    name, _, last = row.name.rpartition(" ")
    return replace(row, name=name, card_id=last) if name and is_id(last) else row


def parted(row: Row, cards: CardBase) -> Row:
    """Return the row with what looked like a set back in the name, or the other way round."""
    if (bare := row.name.rstrip(_DASH)) != row.name and bare:
        return parted(replace(row, name=bare), cards)
    if not row.card_id and (several := _with_first_print(row)) is not None:
        return several
    if row.set_code and not row.card_id:
        whole = f"{row.name} {row.set_code} {row.number}".strip()
        if row.set_code.upper() not in set_codes() and cards.prints(whole):
            return replace(row, name=whole, set_code="", number="")
    elif not row.set_code and row.name.endswith((")", "]")):
        return _with_set_in_brackets(row, cards)
    elif not row.set_code and " " in row.name and not cards.prints(row.name):
        return (
            _with_set_behind_dash(row)
            or _with_remark_behind_dash(row, cards)
            or _with_typed_print(row, cards)
        )
    return row


def _with_first_print(row: Row) -> Row | None:
    """Return a row with the first of the prints behind its name, the others as a remark; or None.

    How many there are of each the row does not say.
    """
    found = re.match(_SEVERAL_PRINTS, f"{row.name} {row.set_code} {row.number}".strip())
    if found is None or found["set"] not in set_codes() or found["set"] in NOT_SETS:
        return None
    name, set_code, number, others = found.groups()
    return replace(row, name=name, set_code=set_code, number=number, remark=others.strip())


def _with_set_in_brackets(row: Row, cards: CardBase) -> Row:
    """Return a row with the set in brackets behind its name, and without marks that stand there."""
    bare = re.sub(_MARKS_BEHIND, "", row.name)
    if bare != row.name and not cards.prints(row.name):
        return parted(replace(row, name=bare), cards)
    found = re.match(_SET_IN_BRACKETS, row.name)
    code = set_code_of(found["set"]) if found else ""
    if found is None or not code:
        return row
    return replace(row, name=found["name"], set_code=code, number=found["number"] or row.number)


def _with_set_behind_dash(row: Row) -> Row | None:
    """Return a row with the set behind a dash, the first where there are several, or None."""
    found = re.match(_SET_BEHIND_DASH, row.name)
    if found is None:
        return None
    first, *others = found["set"].split("/")
    code = set_code_of(first.strip())
    if not code or not all(set_code_of(other.strip()) for other in others):
        return None
    number = found["number"] or row.number
    return replace(row, name=found["name"], set_code=code, number=number)


def _with_remark_behind_dash(row: Row, cards: CardBase) -> Row | None:
    """Return a row with what is told of its card behind a dash as a remark: or None.

    Iono - draws cards, Iono - Draw power; but "Gadget - Mark II" may be a name.
    """
    name, dash, said = row.name.partition(" - ")
    if not dash or not name or not (cards.prints(name) or re.search(_SAID, said)):
        return None
    return replace(row, name=name, remark=f"- {said}")


def _with_typed_print(row: Row, cards: CardBase) -> Row:
    """Return a row of an unknown name with the print that people may have written beside it.

    Iono pal 185, Iono PAL-185, Iono PAL, Iono 185 PAL, Iono 185/193, Beldum SV 10 143; or before
    it: PAL185 Iono.
    """
    found = re.match(_SET_BEFORE, row.name)
    if found and found["set"] in set_codes() and found["set"] not in NOT_SETS:
        return replace(row, name=found["name"], set_code=found["set"], number=found["number"])
    if (bare := re.sub(_MARKS_BEHIND, "", row.name)) != row.name:
        return parted(replace(row, name=bare), cards)
    if found := re.match(_SET_IN_TWO_WORDS, row.name):
        code = _named_set(found["series"], found["which"])
        return replace(row, name=found["name"], set_code=code, number=found["number"])
    if (found := re.match(_TYPED_PRINT, row.name)) and is_set(found["set"].upper(), found["name"]):
        code = found["set"].upper()
        if code in set_codes():
            return replace(row, name=found["name"], set_code=code, number=found["number"])
    name, code = parted_name(row.name)
    found = re.match(_NUMBER_ONLY, name)
    if found and (cards.prints(found["name"]) or len(found["number"]) > _LONGEST_NUMBER):
        return replace(row, name=found["name"], set_code=code, number=found["number"])
    return replace(row, name=name, set_code=code)


def _named_set(series: str, which: str) -> str:
    """Return the code of a set whose id is written in two words: "SV 10"; else both as one."""
    from app.games.pokemon.cards.imports.readers.set_records import shipped_sets  # noqa: PLC0415 - few rows ask

    return shipped_sets().get(f"{series}{which}".lower()).code or f"{series}{which}"
