"""Deck lists of any game whose lists are counts and names: read, written and laid out by these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from app.cards.card_facts import CardFact, CardFacts
from app.cards.deck.deck import DeckForm, DeckGroup, DeckLine, DeckList, DeckListError
from app.cards.deck.deck_own import own_json, own_yaml
from app.cards.deck.paper_sheet import Sheet, SheetPart, SheetRow
from app.cards.deck.plain_list import PlainRow, read_plain
from app.cards.placeholder_keys import placeholder_key
from app.core.text.wording import CARD, counted
from app.core.text.words import Words

CARDS = Words("Cards", "カード")
FORMS: Mapping[str, DeckForm] = {
    "text": DeckForm(Words("Text…", "テキスト…"), "txt"),
    "yaml": DeckForm(Words("Chabudai (YAML)…", "Chabudai形式（YAML）…"), "yaml"),
    "json": DeckForm(Words("Chabudai (JSON)…", "Chabudai形式（JSON）…"), "json"),
}
NO_WORDS = Words("", "")


class CardsOfGame(CardFacts, Protocol):
    """The cards of a game, as far as its lists ask them."""

    @property
    def game(self) -> str:
        """The id of the game."""


class PlainLists:
    """Deck lists of `cards`; `sections` are the parts of a deck, one for all unless more are said.

    Cards stand in the order of `order`, their keys; others follow by name.
    """

    forms = FORMS
    paste = Words(
        "Paste a deck list here, with lines such as “4 boat”.",
        "デッキを貼り付けてください。「4 船」のように1行に1種類です。",
    )

    def __init__(
        self,
        cards: CardsOfGame,
        sections: Mapping[str, Words] | None = None,
        order: Iterable[str] = (),
    ) -> None:
        self._cards = cards
        self.sections: Mapping[str, Words] = sections or {"": CARDS}
        self._order = {key: place for place, key in enumerate(order)}

    # -- reading ----------------------------------------------------------------------------------

    def read(self, source: str | bytes, title: str = "") -> DeckList:
        """Return the deck list in `source`. Raises DeckListError."""
        found = read_plain(source, title)
        piles: dict[str, list[DeckLine]] = {"cards": [], "side": [], "maybe": []}
        for row in found.rows:
            piles[row.pile].append(self._line(row))
        unknown = sum(line.count for line in piles["cards"] if line.status == "placeholder")
        return DeckList(
            found.title,
            tuple(piles["cards"]),
            found.errors,
            self.without_data(unknown),
            side=tuple(piles["side"]),
            maybe=tuple(piles["maybe"]),
            game=self._cards.game,
            format=found.format,
        )

    def read_file(self, path: Path) -> DeckList:
        """Return the deck list in a file. Raises DeckListError."""
        try:
            source = path.read_bytes()
        except (OSError, ValueError) as problem:
            raise DeckListError(
                Words(
                    f"{path.name} cannot be read ({problem}).",
                    f"{path.name}を読み込めません（{problem}）。",
                )
            ) from problem
        return self.read(source, path.stem)

    def without_data(self, count: int) -> tuple[Words, ...]:
        """Return that so many cards are played by name alone, where there are any."""
        return (_by_name_alone(count),) if count else ()

    def _line(self, row: PlainRow) -> DeckLine:
        card = self._cards.find(row.name, row.set_code, row.number)
        key = card.key if card is not None else placeholder_key(row.name, row.set_code, row.number)
        card = self._cards.get(key)
        return DeckLine(
            row.count,
            row.name,
            self._section(row, card),
            key,
            row.set_code,
            row.number,
            row.line,
            "known" if card.known else "placeholder",
            "name" if card.known else "nothing",
        )

    def _section(self, row: PlainRow, card: CardFact) -> str:
        """Return the part of the deck that a row belongs to: as it says, of a card without data."""
        said = card.section if card.known else row.section or card.section
        return said if said in self.sections else next(iter(self.sections))

    def recognised(self, line: DeckLine) -> DeckLine:
        """Return a line without data as it would be read now."""
        return self._line(
            PlainRow("cards", line.count, line.name, line.source_line, line.set_code, line.number)
        )

    def printings(self, line: DeckLine) -> Sequence[CardFact]:
        """Return the one card that may stand in a line."""
        return (self._cards.get(line.key),)

    def why_chosen(self, line: DeckLine) -> Words:
        """Return nothing: a name means one card."""
        del line
        return NO_WORDS

    def notes_of_reading(self, deck: DeckList) -> tuple[Words, ...]:
        """Return what was odd about a list, but for its errors and the cards without data."""
        unknown = sum(line.count for line in deck.lines if line.status == "placeholder")
        return tuple(note for note in deck.notes if note != _by_name_alone(unknown))

    def title_taken(self, deck: DeckList) -> tuple[Words, ...]:
        """Return nothing: no row is taken as a title."""
        del deck
        return ()

    # -- writing ----------------------------------------------------------------------------------

    def write(self, deck: DeckList, form: str = "") -> str:
        """Return `deck` as text in one of the forms."""
        if form == "yaml":
            return own_yaml(deck)
        if form == "json":
            return own_json(deck)
        return "".join(f"{line.count} {line.name}\n" for line in deck.lines)

    def losses(self, deck: DeckList, form: str = "") -> tuple[Words, ...]:
        """Return that plain text holds no more than what is played."""
        return self.left_aside(deck) if form in ("", "text") else ()

    def left_aside(self, deck: DeckList) -> tuple[Words, ...]:
        """Return that the sideboard and the maybes were left out, where there are any."""
        if not (deck.side or deck.maybe):
            return ()
        return (
            Words("What stands beside the deck was left out.", "控えと候補は含まれていません。"),
        )

    def sheet(self, deck: DeckList) -> Sheet:
        """Return what a printed sheet of the deck says."""
        parts = tuple(
            SheetPart(
                group.title,
                group.count,
                tuple(
                    SheetRow(line.count, self._cards.get(line.key).name)
                    for line in (deck.lines[place] for place in group.places)
                ),
            )
            for group in self.groups(deck.lines)
        )
        return Sheet(deck.title, parts, deck.count)

    # -- laying out -------------------------------------------------------------------------------

    def groups(self, lines: Sequence[DeckLine]) -> tuple[DeckGroup, ...]:
        """Return the sections that hold anything; lines keep their order in each."""
        found = []
        for section, title in self.sections.items():
            places = tuple(at for at, line in enumerate(lines) if line.section == section)
            if places:
                found.append(DeckGroup(title, sum(lines[at].count for at in places), places))
        return tuple(found)

    def in_order(self, lines: Sequence[DeckLine]) -> tuple[DeckLine, ...]:
        """Return the lines by section, those of a section as the game orders its cards."""
        sections = {section: place for place, section in enumerate(self.sections)}
        last = len(self._order)
        return tuple(
            sorted(
                lines,
                key=lambda line: (
                    sections.get(line.section, len(sections)),
                    self._order.get(line.key, last),
                    line.name.casefold(),
                ),
            )
        )


def _by_name_alone(count: int) -> Words:
    cards = counted(count, CARD)
    return Words(
        f"{cards.en} without card data: played by name alone.",
        f"カードデータのないカードが{cards.ja}：名前だけで使えます。",
    )
