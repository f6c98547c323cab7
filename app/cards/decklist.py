"""Reads deck lists as people paste them, and writes them back as PTCG Live text.

No row is ever lost: a card without data becomes a placeholder, and whatever cannot be read is
named in a warning. Numbers in headers are hints only, for some programs count lines and others
cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

from app.cards import decklist_words as words
from app.cards.base import CardBase
from app.cards.card import Card, Words
from app.cards.deck import DeckLine, DeckList, DeckListError, Section
from app.cards.deckcheck import check_deck
from app.cards.decklist_columns import in_rows
from app.cards.decklist_line import (
    BareCount,
    DeckCode,
    Header,
    Other,
    Row,
    Total,
    is_number,
    is_set,
    recognise,
)
from app.cards.decklist_text import MOST_BYTES, plain_lines
from app.cards.names import name_key
from app.cards.prints import placeholder_key, print_key

ENDINGS = ("txt", "csv", "yaml", "yml")
"""What the names of files with a deck list end in."""

__all__ = [
    "DeckLine",
    "DeckList",
    "DeckListError",
    "check_deck",
    "read_decklist",
    "read_decklist_file",
    "write_decklist",
]

_HEADINGS: dict[Section, str] = {"pokemon": "Pokémon", "trainer": "Trainer", "energy": "Energy"}


def read_decklist(source: str | bytes, cards: CardBase, title: str = "") -> DeckList:
    """Return the deck list in `source`; `title` serves when the text has none of its own.

    Raises DeckListError when `source` is no text, is far too long or has no card row.
    """
    reading = _Reading(cards)
    for number, text in enumerate(in_rows(plain_lines(source)), start=1):
        reading.take(number, text)
    return reading.finish(title)


def read_decklist_file(path: Path, cards: CardBase) -> DeckList:
    """Return the deck list in a file; a list without a title is named after the file.

    Raises DeckListError also when the file cannot be read.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise DeckListError(words.unreadable(path.name, problem)) from problem
    return read_decklist(data, cards, title=path.stem)


def write_decklist(deck: DeckList, cards: CardBase | None = None) -> str:
    """Return `deck` as PTCG Live text, warnings and title left out.

    With `cards`, a known row written without a print gets its English name and a print, which
    PTCG Live needs.
    """
    blocks = []
    for section, heading in _HEADINGS.items():
        rows = [_written(line, cards) for line in deck.lines if line.section == section]
        blocks.append("\n".join([f"{heading}: {len(rows)}", *rows]))
    return "\n\n".join([*blocks, f"Total Cards: {deck.count}"]) + "\n"


def _written(line: DeckLine, cards: CardBase | None) -> str:
    """Return one row of PTCG Live text."""
    name, set_code, number = line.name, line.set_code, line.number
    if cards is not None and line.key in cards and not (set_code and number):
        card = cards.get(line.key)
        name = f"Basic {{{card.types[0]}}} Energy" if card.kind == "basic_energy" else card.name.en
        set_code, _, number = card.key.rpartition("-")
    return " ".join(part for part in (str(line.count), name, set_code, number) if part)


@dataclass(slots=True)
class _Group:
    """The rows under one header."""

    line: int = 0
    header: Header | None = None
    rows: int = 0
    cards: int = 0


@dataclass(slots=True)
class _Reading:
    """The state of one pass over the lines of a list."""

    cards: CardBase
    title: str = ""
    lines: list[DeckLine] = field(default_factory=list)
    warnings: list[Words] = field(default_factory=list)
    group: _Group = field(default_factory=_Group)
    total: tuple[int, int] | None = None
    """Line and value of the total the text gives."""
    code: tuple[int, str] | None = None
    pending: list[tuple[int, str]] = field(default_factory=list)
    """Lines not understood yet: a title, remarks, or parts of a card over several lines."""

    def take(self, number: int, text: str) -> None:
        """Read one line."""
        match recognise(text):
            case Row() as row:
                self._settle()
                self._add(number, row)
            case BareCount() as bare:
                self._add_from_pending(number, text, bare.count)
            case Header() as header:
                self._settle()
                self._close_group()
                self.group = _Group(number, header)
            case Total() as total:
                self._settle()
                self.total = (number, total.stated)
            case DeckCode() as found:
                self.code = (number, found.code)
            case Other() as other:
                self.pending.append((number, other.text))
            case _:
                pass

    def finish(self, title: str) -> DeckList:
        """Return the list, with what the numbers in the text have to say."""
        self._settle()
        self._close_group()
        if not self.lines:
            why = words.only_deck_code(self.code[1]) if self.code else words.no_cards()
            raise DeckListError(why)
        count = sum(line.count for line in self.lines)
        if self.total is not None and self.total[1] != count:
            self.warnings.append(words.total_differs(*self.total, count))
        if self.code is not None:
            self.warnings.append(words.deck_code_ignored(*self.code))
        return DeckList(
            title=self.title or title, lines=tuple(self.lines), warnings=tuple(self.warnings)
        )

    def _add(self, number: int, row: Row) -> None:
        """Add a card row read from line `number`."""
        count = int(row.count.quantize(Decimal(1), rounding=ROUND_HALF_UP))
        if row.count != count:
            self.warnings.append(words.average_count(number, row.name, str(row.count), count))
        if count == 0:
            self.warnings.append(words.zero_count(number, row.name))
            return
        key = self._resolve(number, row)
        section = self._section(self.cards.get(key), row.name)
        self.lines.append(
            DeckLine(
                count=count,
                name=row.name,
                set_code=row.set_code,
                number=row.number,
                section=section,
                source_line=number,
                key=key,
            )
        )
        self.group.rows += 1
        self.group.cards += count

    def _resolve(self, number: int, row: Row) -> str:
        """Return the card key a row means, and warn where the answer is less than certain."""
        printed = f"{row.set_code} {row.number}".strip()
        card = self.cards.find(row.name, row.set_code, row.number)
        if card is None:
            key = placeholder_key(row.name, row.set_code, row.number)
            if self.cards.get(key).kind == "unknown":
                self.warnings.append(words.unknown_card(number, row.name, printed))
            return key
        written = print_key(row.set_code, row.number)
        if written in self.cards and written != card.key:
            actual = self.cards.get(written).name.en
            self.warnings.append(words.other_name(number, row.name, printed, actual))
        elif card.kind == "pokemon" and written and written != card.key:
            self.warnings.append(words.other_print(number, row.name, printed, card.key))
        return card.key

    def _section(self, card: Card, name: str) -> Section:
        """Return the part of the deck a card belongs to; without data, the header decides."""
        if card.kind == "pokemon":
            return "pokemon"
        if card.kind in ("basic_energy", "special_energy"):
            return "energy"
        if card.kind != "unknown":
            return "trainer"
        if self.group.header is not None:
            return self.group.header.section
        return "energy" if name_key(name).endswith(("energy", "エネルギー")) else "pokemon"

    def _add_from_pending(self, number: int, text: str, count: Decimal) -> None:
        """Add the card whose name, and perhaps set and number, stood on the lines before."""
        if not self.pending:
            self.pending.append((number, text))
            return
        match self.pending:
            case [*_, (first, name), (_, set_code), (_, collector)] if is_set(
                set_code, name
            ) and is_number(collector, name):
                row = Row(count, name, set_code, collector.split("/")[0])
                del self.pending[-3:]
            case _:
                first, name = self.pending.pop()
                row = Row(count, name)
        self._settle()
        self._add(first, row)

    def _settle(self) -> None:
        """Give up on pending lines: the first one before any row is the title."""
        for number, text in self.pending:
            if not self.title and not self.lines and (title := text.strip("#*_=~` ")):
                self.title = title
            else:
                self.warnings.append(words.not_understood(number, text))
        self.pending.clear()

    def _close_group(self) -> None:
        """Compare a header's number with the rows under it."""
        header, group = self.group.header, self.group
        if header is None or not header.stated:
            return
        if Decimal(header.stated) not in (group.rows, group.cards):
            self.warnings.append(
                words.header_differs(
                    group.line, header.word, header.stated, group.rows, group.cards
                )
            )
