"""Makes a deck of what a reader found: every entry becomes a row, an error, a note or a label."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal

from app.cards.deck.deck import MOST_COPIES, DeckLine, DeckList, DeckListError, LineError, Pile
from app.cards.name_keys import name_key
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card, Section
from app.games.pokemon.cards.decklists import decklist_notes as notes
from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.decklist_entry import (
    LONGEST_NAME,
    Entry,
    Game,
    MadeFor,
    Remark,
    Title,
    Wrong,
)
from app.games.pokemon.cards.decklists.decklist_groups import Groups
from app.games.pokemon.cards.decklists.decklist_headings import Header, PileHead, Total
from app.games.pokemon.cards.decklists.decklist_joined import holds_a_row, is_a_row
from app.games.pokemon.cards.decklists.decklist_prints import Meant, meant
from app.games.pokemon.cards.decklists.forms.decklist_line import DeckCode, Row

MOST_CARDS = 5_000
"""Cards of all piles together; each becomes a thing on the table."""
_WIKI = "{{"
"""Begins what the source of a wiki has in place of a card."""


def deck_of(entries: Iterable[Entry], cards: CardBase, title: str = "") -> DeckList:
    """Return the deck of some entries; `title` serves when there is none among them.

    Raises DeckListError when none of them is a card, or they are far too many.
    """
    reading = _Reading(cards)
    for entry in entries:
        reading.take(entry)
    return reading.finish(title)


@dataclass(slots=True)
class _Reading:
    """The state of one pass over the entries."""

    cards: CardBase
    title: Entry | None = None
    game: str = ""
    format: str = ""
    piles: dict[Pile, list[DeckLine]] = field(
        default_factory=lambda: {"main": [], "side": [], "maybe": []}
    )
    pile: Pile = "main"
    errors: list[LineError] = field(default_factory=list)
    notes: list[Words] = field(default_factory=list)
    groups: Groups = field(default_factory=Groups)
    heads: list[tuple[int, PileHead]] = field(default_factory=list)
    """Those of piles that say how many cards they have."""
    total: tuple[int, int] | None = None
    """Line and value of the total the text gives."""
    code: tuple[int, str] | None = None
    misnamed: list[int] = field(default_factory=list)
    """Lines whose set and number decided against their name."""
    remarked: list[int] = field(default_factory=list)
    """Lines with something behind the card that is no part of it."""

    def take(self, entry: Entry) -> None:
        """Take one entry."""
        match entry.found:
            case Row() as row:
                self._row(entry, row)
            case Wrong(reason=reason):
                self._wrong(entry, reason)
            case Header() as header:
                self.groups.begin(entry.line, header)
            case PileHead(pile=pile) as head:
                self.groups.end()
                self.pile = pile
                if head.stated:
                    self.heads.append((entry.line, head))
            case Remark(words=remark):
                self.notes.append(remark)
            case _:
                self._label(entry)

    def _label(self, entry: Entry) -> None:
        """Take what says something of the deck as a whole."""
        match entry.found:
            case Total(stated=stated):
                self.total = (entry.line, stated)
            case DeckCode(code=code):
                self.code = (entry.line, code)
            case Title(text=text):
                if self.title is None:
                    self.title = entry
                else:
                    self.notes.append(notes.title_again(entry.line, text))
            case Game(id=game):
                self.game = game
            case MadeFor(format=name):
                self.format = name
            case _:
                pass

    def finish(self, title: str) -> DeckList:
        """Return the deck, with what the numbers in the text have to say."""
        self.groups.end()
        self.notes += self.groups.differing
        everything = [line for lines in self.piles.values() for line in lines]
        if not everything:
            raise self._no_deck()
        if (count := sum(line.count for line in everything)) > MOST_CARDS:
            raise DeckListError(words.too_many_cards(count))
        main = sum(line.count for line in self.piles["main"])
        if self.total is not None and self.total[1] not in (main, count):
            self.notes.append(notes.total_differs(*self.total, main))
        self._compare_piles()
        if self.misnamed:
            self.notes.append(notes.named_otherwise(self.misnamed))
        if self.remarked:
            self.notes.append(notes.remarks_left_out(self.remarked))
        if self.code is not None:
            self.notes.append(notes.deck_code_kept(*self.code))
        found = self.title.found if self.title is not None else None
        return DeckList(
            title=found.text if isinstance(found, Title) else title,
            lines=tuple(self.piles["main"]),
            errors=tuple(sorted(self.errors, key=lambda error: error.line)),
            notes=tuple(self.notes),
            code=self.code[1] if self.code is not None else "",
            side=tuple(self.piles["side"]),
            maybe=tuple(self.piles["maybe"]),
            title_line=self.title.line if self.title is not None else 0,
            game=self.game,
            format=self.format,
        )

    def _compare_piles(self) -> None:
        """Compare what the heads of piles say with the cards in them."""
        for line, head in self.heads:
            held = self.piles[head.pile]
            rows, cards = len(held), sum(one.count for one in held)
            if Decimal(head.stated) not in (rows, cards):
                self.notes.append(notes.header_differs(line, head.word, head.stated, rows, cards))

    def _no_deck(self) -> DeckListError:
        """Return why there is no deck: nothing but a code, or what is wrong with the first row."""
        if self.code is not None:
            return DeckListError(words.only_deck_code(self.code[1]), self.code[1])
        told = [error for error in self.errors if error.reason != words.not_a_card()]
        return DeckListError(words.nothing_read(told[0].words) if told else words.no_cards())

    def _wrong(self, entry: Entry, reason: Words) -> None:
        self.errors.append(LineError(entry.line, entry.text, reason))

    def _row(self, entry: Entry, row: Row) -> None:
        """Add the card of a row."""
        if max(map(len, (row.name, row.set_code, row.number, row.card_id))) > LONGEST_NAME:
            self._wrong(entry, words.too_long_to_be_a_card())
            return
        if _WIKI in row.name:
            self._wrong(entry, words.not_a_card())
            return
        if row.count > MOST_COPIES:
            self._wrong(entry, words.too_many_copies())
            return
        count = int(row.count.quantize(Decimal(1), rounding=ROUND_HALF_UP))
        if count == 0:
            self._wrong(entry, words.zero_count())
            return
        found = meant(row, self.cards)
        if _holds_several(row, found):
            self._wrong(entry, words.several_cards())
            return
        if row.count != count:
            named = _named(row.name, found.card)
            self.notes.append(notes.average_count(entry.line, named, str(row.count), count))
        if found.row.remark and entry.line not in self.remarked[-1:]:
            self.remarked.append(entry.line)
        self._tell(entry.line, found)
        row = found.row
        line = DeckLine(
            count=count,
            name=row.name,
            section=self._section(found.card, row),
            key=found.card.key,
            set_code=row.set_code,
            number=row.number,
            source_line=entry.line,
            status=found.status,
            chosen=found.chosen,
            finish=row.finish,
        )
        self.piles[entry.pile or self.pile].append(line)
        self.groups.add(count)

    def _tell(self, line: int, found: Meant) -> None:
        """Note where the card of a row is less than certain."""
        name, card = found.row.name, found.card
        printed = f"{found.row.set_code} {found.row.number}".strip()
        if found.chosen == "nothing":
            if card.kind == "unknown":
                self.notes.append(notes.unknown_card(line, name, printed))
        elif found.misnamed:
            self.misnamed.append(line)
        elif found.written and found.written != card.key and card.kind != "basic_energy":
            other = self.cards.find("", found.row.set_code, found.row.number)
            if other is not None:
                self.notes.append(notes.other_name(line, card.name, printed, other.name))
            elif card.kind == "pokemon":
                self.notes.append(notes.other_print(line, card.name, printed, _print(card)))
        elif found.chosen == "name" and found.row.set_code and card.kind == "pokemon":
            self.notes.append(notes.other_print(line, card.name, printed, _print(card)))
        elif found.choices > 1:
            self.notes.append(notes.several_prints(line, card.name, _print(card), found.choices))

    def _section(self, card: Card, row: Row) -> Section:
        """Return the part of the deck a card belongs to; without data, row or header decides."""
        if card.known:
            return card.section
        if row.section is not None:
            return row.section
        if self.groups.header is not None:
            return self.groups.header.section
        return "energy" if name_key(row.name).endswith(("energy", "エネルギー")) else "pokemon"


def _holds_several(row: Row, found: Meant) -> bool:
    """Tell whether there is more than one card in a row: in its name, or behind its print.

    A name that is known is that card's, whatever numbers are in it.
    """
    known = found.status == "known" and not found.misnamed
    return (not known and holds_a_row(found.row.name)) or (
        bool(row.remark) and is_a_row(row.remark)
    )


def _print(card: Card) -> str:
    """Return set and number of a card as people write them: "TWM 130"."""
    return " ".join(part for part in card.key.rpartition("-")[::2] if part)


def _named(written: str, card: Card) -> Words | str:
    """Return the name of a card in both languages, or as it is written where there is no data."""
    return written if card.kind == "unknown" else card.name
