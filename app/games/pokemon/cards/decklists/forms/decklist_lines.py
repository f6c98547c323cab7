"""Reads deck lists that are lines of text, as games, web pages and people write them.

A card may stand on one line (4 Iono PAL 185), on the four lines of the official Japanese page
(name, set, number, 4枚), or once per copy on a line each, without a count.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from itertools import pairwise

from app.core.text.words import Words
from app.games.pokemon.cards.decklists import decklist_notes as notes
from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.decklist_entry import Entry, Found, Remark, Title, Wrong
from app.games.pokemon.cards.decklists.decklist_headings import Header, PileHead
from app.games.pokemon.cards.decklists.decklist_joined import joined_rows
from app.games.pokemon.cards.decklists.decklist_text import LONGEST_LINE
from app.games.pokemon.cards.decklists.forms.decklist_line import (
    BareCount,
    Line,
    Ornament,
    Other,
    Row,
    is_number,
    is_set,
    plain_number,
    print_alone,
    recognise,
    split_print,
)
from app.games.pokemon.cards.decklists.forms.decklist_loose import IsCard, loose_row
from app.games.pokemon.cards.decklists.forms.decklist_ranges import (
    has_changes,
    is_change,
    odd_count,
    without_hyphens,
)
from app.games.pokemon.cards.decklists.forms.decklist_sentence import (
    counted_cards,
    with_sentence,
)

_TITLE = re.compile(
    r"^(?:deck ?name|deck(?: ?#? ?\d{1,2})?|name|title|デッキ名|デッキ ?\d{1,2}|タイトル|名前)"
    r" ?: ?(?P<title>\S.*)$",
    re.IGNORECASE,
)
_MARKS = "#*_=~` "
_LONE_COUNT = re.compile(r"^(?:(?P<count>\d{1,2})[xX×]?|[xX×](?P<times>\d{1,2}))$")
_PAIR = 2
"""Lines that a card and its count are."""
_COLUMNS = frozenset({"枚数", "カード名"})
"""Heads of columns that pages leave among the rows."""
_SHOWN_COUNT = r"(?i)(?:^|[\s,、])(?:\d{1,2}[x×]|[x×]\d{1,2})(?=[\s,、]|$)|×\d|\d ?枚"
"""No title has one."""
_ENDS_IN_A_COUNT = r" \d{1,2}$"
_PROSE = r"^cards?\b|(?:[a-z]{3}|[}\])])[.!?] [A-Z]|\d ?%"
"""What is said in sentences and in no name: 60 cards, no card over 4."""
_YEARS = range(1990, 2100)
"""2024 World Championships is a title."""


def line_entries(lines: Sequence[str], is_card: IsCard) -> list[Entry]:
    """Return what plain lines (`decklist_text.plain_lines`) are, every line in one entry.

    One with several rows has an entry for each.
    """
    reading = _Lines(is_card, changing=has_changes(lines))
    counted = False
    for number, text in enumerate(without_hyphens(lines), start=1):
        if (wrong := reading.wrong(text)) is not None:
            reading.settle()
            reading.entries.append(Entry(number, text, Wrong(wrong)))
            continue
        for one, line in _recognised(text, is_card):
            counted = counted or isinstance(line, (Row, BareCount))
            reading.take(number, one, line)
    reading.settle()
    counted = counted or any(isinstance(entry.found, Row) for entry in reading.entries)
    if not counted and (copies := _copies(reading.entries, is_card)):
        return copies
    return with_sentence(lines, reading.entries, is_card)


def _recognised(text: str, is_card: IsCard) -> list[tuple[str, Line | None]]:
    """Return what stands on a line, piece by piece; None for one too long to look into."""
    if len(text) > LONGEST_LINE:
        return [(text, None)]
    line = recognise(text)
    pieces = joined_rows(text, is_card) if isinstance(line, (Row, Other)) else None
    if pieces is None:
        return [(text, _settled(text, line, is_card))]
    found: list[tuple[str, Line | None]] = [
        (one, _settled(one, recognise(one), is_card)) for one in pieces
    ]
    if all(isinstance(line, Header) for _, line in found):
        # The heads of two columns: which of the rows below is in which, nobody can tell.
        return [(text, Ornament())]
    return found


def _settled(text: str, line: Line, is_card: IsCard) -> Line:
    """Return what a line is, where that takes to know the cards."""
    if isinstance(line, Other):
        if text in _COLUMNS:
            return Ornament()
        return loose_row(text, is_card) or line
    if isinstance(line, Row) and not line.set_code:
        is_odd = line.count in _YEARS or re.search(_PROSE, line.name) is not None
        return Other(text) if is_odd and not is_card(line.name) else line
    return line


@dataclass(slots=True)
class _Lines:
    """The state of one pass over the lines."""

    is_card: IsCard
    changing: bool = False
    """Whether lines with a sign before their count are no rows."""
    entries: list[Entry] = field(default_factory=list)
    begun: bool = False
    """Whether a card or a heading was there: no title comes after it."""
    pending: list[tuple[int, str]] = field(default_factory=list)
    """Lines not understood yet: a title, remarks, or parts of a card over several lines."""

    def wrong(self, text: str) -> Words | None:
        """Return what is wrong with the count of a line; None where nothing is."""
        if len(text) > LONGEST_LINE:
            return None
        if self.changing and is_change(text):
            return words.change()
        return odd_count(text, self.is_card, begun=self.begun)

    def take(self, number: int, text: str, line: Line | None) -> None:
        """Read one line; None is one too long to look into."""
        match line:
            case None:
                self.settle()
                self._add(number, text, Wrong(words.line_too_long()))
            case BareCount():
                self._add_from_pending(number, text, line.count)
            case Other():
                self.pending.append((number, text))
            case Ornament():
                # It does not part the lines of one card.
                self._add(number, text, line)
            case _:
                self.settle()
                self._add(number, text, line)

    def _add(self, number: int, text: str, found: Found, upto: int = 0) -> None:
        self.begun = self.begun or isinstance(found, (Row, Header, PileHead))
        self.entries.append(Entry(number, text, found, upto))

    def _add_from_pending(self, number: int, text: str, count: Decimal) -> None:
        """Add the card whose name, and perhaps set and number, stood on the lines before."""
        match self.pending:
            case []:
                self._add(number, text, Wrong(words.no_name()))
                return
            case [*_, (first, name), (_, set_code), (_, collector)] if is_set(
                set_code, name
            ) and is_number(collector, name):
                row = Row(count, name, set_code, plain_number(collector))
                del self.pending[-3:]
            case [*_, (first, name), (_, printed)] if both := print_alone(printed):
                row = Row(count, name, *both)
                del self.pending[-2:]
            case _:
                first, name = self.pending.pop()
                row = Row(count, *split_print(name))
        self.settle()
        self._add(first, name, row, number)

    def settle(self) -> None:
        """Give up on pending lines: the first one before any row is the title."""
        for number, text in self._counted():
            self._add(number, text, self._alone(text))
        self.pending.clear()

    def _counted(self) -> list[tuple[int, str]]:
        """Return the pending lines but those that are a card and a count on a line of its own.

        Web pages that are copied part them so: these become rows.
        """
        left: list[tuple[int, str]] = []
        alternate = self._alternate()
        behind = self._counts_behind(alternate=alternate)
        for number, text in self.pending:
            before = left[-1][1] if left else ""
            card, count = (before, text) if behind else (text, before)
            found = _LONE_COUNT.match(count)
            if behind is None or found is None or not (alternate or self._names_card(card)):
                left.append((number, text))
                continue
            first, begins = left.pop()
            row = Row(Decimal(found["count"] or found["times"]), *split_print(card.strip(_MARKS)))
            self._add(first, begins, row, number)
        return left

    def _alternate(self) -> bool:
        """Tell whether every second pending line is a count and some other one a known card."""
        counts = [_LONE_COUNT.match(text) is not None for _, text in self.pending]
        every_second = all(one != two for one, two in pairwise(counts))
        many = len(counts) > _PAIR and len(counts) % _PAIR == 0
        return many and every_second and any(self._names_card(text) for _, text in self.pending)

    def _counts_behind(self, *, alternate: bool) -> bool | None:
        """Tell whether the counts among the pending lines stand below their cards, not above.

        None where nobody can tell: of "Iono, 4, Judge, 3, Switch" each count may be either's.
        Where they `alternate`, cards need not be known.
        """
        if alternate:
            return _LONE_COUNT.match(self.pending[-1][1]) is not None
        which = [
            counts
            for _, text in self.pending
            if (counts := _LONE_COUNT.match(text) is not None) or self._names_card(text)
        ]
        if len(which) < 2 or which[0] == which[-1]:
            return None
        return which[-1]

    def _names_card(self, text: str) -> bool:
        """Tell whether a line names a card, known or by its print."""
        name = text.strip(_MARKS)
        return bool(split_print(name)[1]) or self.is_card(name)

    def _alone(self, text: str) -> Found:
        """Return what a line without a count is: a title, or wrong."""
        titled = any(isinstance(entry.found, Title) for entry in self.entries)
        bare = text.strip(_MARKS)
        if self._names_card(text):
            self.begun = True
            return Wrong(words.no_count())
        if re.search(_SHOWN_COUNT, bare) or counted_cards(bare, self.is_card) > 1:
            return Wrong(words.several_cards())
        if named := _TITLE.match(bare):
            return Title(named["title"])
        if self.begun or titled or not bare:
            return Wrong(words.not_a_card())
        return Title(bare)


def _copies(entries: Iterable[Entry], is_card: IsCard) -> list[Entry] | None:
    """Return the entries of a list that names each card once per copy ("Dreepy TWM").

    None unless most of its lines are known cards, or where counts stand on lines of their own. All
    copies of a card become one row, at the
    line of the first.
    """
    entries = list(entries)
    told = [entry for entry in entries if isinstance(entry.found, (Title, Wrong))]
    names = Counter(entry.text for entry in told if _is_one_copy(entry.text, is_card))
    if not names or 2 * names.total() < len(told):
        return None
    if any(_LONE_COUNT.match(entry.text) for entry in told):
        return None
    made: list[Entry] = []
    seen: set[str] = set()
    for entry in entries:
        if entry.text not in names:
            made.append(entry)
        elif entry.text in seen:
            made.append(Entry(entry.line, entry.text, Ornament()))
        else:
            seen.add(entry.text)
            row = Row(Decimal(names[entry.text]), *split_print(entry.text))
            made.append(Entry(entry.line, entry.text, row))
    return [Entry(0, "", Remark(notes.one_copy_each())), *made]


def _is_one_copy(text: str, is_card: IsCard) -> bool:
    """Tell whether a line without a count may stand for one copy of a card."""
    name, set_code, *_ = split_print(text)
    if is_card(text) or is_card(name):
        return True
    # Foo 4 ZZZ 1 may be four of them.
    return bool(set_code) and re.search(_ENDS_IN_A_COUNT, name) is None
