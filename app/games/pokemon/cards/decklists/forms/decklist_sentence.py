"""Reads a deck that is told in a sentence: "Dragapult: 4 Dreepy, 4 Drakloak and 2 Budew".

Articles speak of cards in numbers all the time, so a sentence is read only where nothing else in
the text is a row, where it names its cards one after the other, and where nothing in it is left.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from app.core.data.value import value
from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.decklist_entry import Entry, Title, Wrong
from app.games.pokemon.cards.decklists.decklist_joined import joined_rows
from app.games.pokemon.cards.decklists.decklist_spelling import energy_type
from app.games.pokemon.cards.decklists.decklist_text import LONGEST_LINE
from app.games.pokemon.cards.decklists.forms.decklist_line import (
    Row,
    is_japanese,
    recognise,
    split_print,
)
from app.games.pokemon.cards.decklists.forms.decklist_loose import IsCard, loose_row

# Patterns are compiled when first used (`re` keeps them): few texts are sentences.
_COUNT = (
    r"(?<![\w.,/-])(?:(?P<count>\d{1,2})(?P<times> ?[xX×])?|[xX×](?P<behind>\d{1,2}))"
    r" (?=[^\W\d])(?!cards?\b)"
)
_CHANGES = (
    r"(?i)\b(?:cut|cuts|cutting|add|adds|added|adding|remove[sd]?|swap(?:ped)?|replace[sd]?|instead"
    r"|drop(?:ped)?|or|either|maybe|per|than|least|most|beat|lost|won|against|turns?|prizes?"
    r"|discard(?:ed|s)?|draw[ns]?|drew|search(?:ed)?|trade[sd]?|sell(?:ing)?|sold|bought|buy"
    r"|top \d|top cut|meta)\b"
)
"""What is said of changes, of games and of prices, and in no list."""
_AROUND = " ,;.()[]&+"
_AND = r"(?i)(?:[\s,;(&+]|(?<!\S)(?:and|plus|with|und|et|e|y)(?!\S))+$"
"""What stands between two cards."""
_IN_NAMES = ("ex", "of", "the", "de")
"""Words of names without a capital letter."""
_ENDINGS = frozenset({"ex", "gx", "v", "vmax", "vstar", "break", "prime", "legend", "star", "lv.x"})
"""Words behind a known name that make it another one."""
_REMARK = r"^[a-z' ,;:()&–—-]*$"
"""Words between two cards that can be no card themselves."""
_MOST_WORDS = 8
"""Of a name."""
_MOST_LETTERS = 300
"""Of a card and of what is said of it."""
_ENDS_A_NAME = (",", ";", ":", ")", ".")
_ENDS = r"(?<=[^\W\d])[.!](?: |$)"
"""Where a sentence ends."""
_FEWEST = 3
"""Cards of a list."""
_FEWEST_COPIES, _FEWEST_ANNOUNCED = 20, 10
"""Copies in one, and in one that a colon announces."""
_ONE_EACH = (
    r"\b(?:and )?one (?:each of|copy each of|of each:?) (?P<names>[^;:.()\d]{3,300})(?=[;.)]|$)"
)
"""and one each of Iono, Judge and Hilda"""
_TOLD = r"(?:です|だ|でした|となります)?。?$"
_JOINED = r"(?<=枚)(?:と|、と|,)"


@value
class Sentence:
    """A deck in a sentence."""

    lead: str
    """What stands before the first card."""
    rows: tuple[str, ...]
    rest: str
    """What stands behind the last one, where another sentence begins."""


def with_sentence(lines: Sequence[str], entries: list[Entry], is_card: IsCard) -> list[Entry]:
    """Return the entries with a deck that a paragraph tells in a sentence, if all rows are there.

    It may go over several lines.
    """
    odd = next((one for one in entries if _may_be_one(one)), None)
    if odd is None:
        return entries
    begins = odd.line
    ends = next((at for at in range(begins, len(lines)) if not lines[at]), len(lines))
    rows = [entry.line for entry in entries if isinstance(entry.found, Row)]
    text = " ".join(lines[begins - 1 : ends])
    if len(text) > LONGEST_LINE or not all(begins <= line <= ends for line in rows):
        return entries
    sentence = sentence_of(text, is_card)
    if sentence is None:
        return entries
    made = [entry for entry in entries if entry.line < begins]
    if lead := sentence.lead.strip(" :"):
        made.append(Entry(begins, odd.text, Title(lead)))
    for one in sentence.rows:
        row = _row(one, is_card)
        made.append(Entry(begins, one, row or Wrong(words.several_cards()), ends))
    if sentence.rest:
        made.append(Entry(ends, sentence.rest, Wrong(words.not_a_card())))
    return [*made, *(entry for entry in entries if entry.line > ends)]


def _may_be_one(entry: Entry) -> bool:
    """Tell whether a line may hold several cards and none of it was read."""
    match entry.found:
        case Wrong(reason=reason):
            return reason == words.several_cards()
        case Title(text=text):
            return sum(char.isdecimal() for char in text) >= _FEWEST
        case _:
            return False


def sentence_of(text: str, is_card: IsCard) -> Sentence | None:
    """Return the deck that a plain line tells in a sentence; None for any other line."""
    if is_japanese(text):
        return _japanese(text, is_card)
    text = re.sub(_ONE_EACH, _each_with_count, text)
    counts = list(re.finditer(_COUNT, text))
    if len(counts) < _FEWEST or re.search(_CHANGES, text):
        return None
    lead = text[: counts[0].start()].strip()
    body, rest = _last_part(text[counts[-1].end() :])
    parts = [text[one.end() : other.start()] for one, other in pairwise(counts)] + [body]
    if max(map(len, parts)) > _MOST_LETTERS:
        return None
    rows: list[str] = []
    known = copies = 0
    for count, part in zip(counts, parts, strict=True):
        many = count["count"] or count["behind"]
        name, remark = _parted(part, is_card)
        known += bool(name)
        if not name:
            name, remark = _unknown(part)
            shows = count["times"] or count["behind"]
            whole = not remark and all(word[0].isupper() for word in name.split())
            name = name if shows or whole else ""
        if not name or not re.match(_REMARK, remark):
            return None
        copies += int(many)
        rows.append(f"{many} {name}" + (f" // {remark}" if remark else ""))
    enough = copies >= (_FEWEST_ANNOUNCED if lead.endswith(":") else _FEWEST_COPIES)
    return Sentence(lead, tuple(rows), rest) if enough and 3 * known >= 2 * len(rows) else None


def counted_cards(text: str, is_card: IsCard) -> int:
    """Return how many known cards a text names with a count before them."""
    return sum(bool(_parted(text[one.end() :], is_card)[0]) for one in re.finditer(_COUNT, text))


def _each_with_count(found: re.Match[str]) -> str:
    names = re.split(r", and |, | and ", found["names"])
    return ", ".join(f"1x {name.strip()}" for name in names)


def _last_part(text: str) -> tuple[str, str]:
    """Return what belongs to the last card, and the sentences behind it."""
    found = re.search(_ENDS, text)
    return (text[: found.start()], text[found.end() :].strip()) if found else (text, "")


def _parted(part: str, is_card: IsCard) -> tuple[str, str]:
    """Return the longest known card that a part begins with, and what is said behind it."""
    said = re.sub(_AND, "", part[:_MOST_LETTERS]).split()
    for many in range(min(len(said), _MOST_WORDS), 0, -1):
        name = " ".join(said[:many]).strip(_AROUND)
        if not name or not _is_known(name, is_card):
            continue
        if said[many - 1][-1:] in _ENDS_A_NAME or not said[many:]:
            return name, " ".join(said[many:]).strip(_AROUND)
        if said[many].strip(_AROUND).casefold() in _ENDINGS:
            return " ".join(said[: many + 1]).strip(_AROUND), " ".join(said[many + 1 :])
        return name, " ".join(said[many:]).strip(_AROUND)
    return "", ""


def _is_known(name: str, is_card: IsCard) -> bool:
    return is_card(name) or is_card(split_print(name)[0]) or energy_type(name) is not None


def _unknown(part: str) -> tuple[str, str]:
    """Return the name without data that a part begins with, and what is said behind it."""
    said = re.sub(_AND, "", part).split()
    many = 0
    while many < min(len(said), _MOST_WORDS) and (
        said[many][0].isupper() or said[many].strip(_AROUND) in _IN_NAMES
    ):
        many += 1
        if said[many - 1][-1] in _ENDS_A_NAME:
            break
    return " ".join(said[:many]).strip(_AROUND), " ".join(said[many:]).strip(_AROUND)


def _japanese(text: str, is_card: IsCard) -> Sentence | None:
    """Return the deck of a sentence in Japanese: all of its cards have to be known."""
    lead, colon, told = text.partition(":")
    if not colon:
        return None
    body = re.sub(_JOINED, "、", re.sub(_TOLD, "", told.strip()))
    rows = joined_rows(body, is_card) or ()
    if len(rows) < _FEWEST or not _all_known(rows, is_card):
        return None
    return Sentence(f"{lead.strip()}:", tuple(rows), "")


def _all_known(rows: Sequence[str], is_card: IsCard) -> bool:
    found = [_row(one, is_card) for one in rows]
    return all(row is not None and is_card(row.name) for row in found)


def _row(text: str, is_card: IsCard) -> Row | None:
    row = recognise(text)
    return row if isinstance(row, Row) else loose_row(text, is_card)
