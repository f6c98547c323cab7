"""Deck lists of the game: counts and names; in a list of bundles, each below its heading."""

from __future__ import annotations

from collections.abc import Mapping

from app.cards.card_facts import CardFact
from app.cards.deck.deck import DeckLine, DeckList, DeckListError
from app.cards.deck.plain_list import PlainRow
from app.core.data.value import replace
from app.core.text.words import Words
from app.games._plain.plain_lists import CardsOfGame, PlainLists
from app.games.nullpoga.cards import bundles

PARTS: Mapping[str, Words] = {
    "monster": Words("Monsters", "モンスター"),
    "spell": Words("Spells", "スペル"),
    "token": Words("Tokens", "トークン"),
    **bundles.SECTIONS,
}


class NullpogaLists(PlainLists):
    """Deck lists of cards in the order of their numbers."""

    paste = Words(
        "Paste a deck list here, with lines such as “2 Rat”.",
        "デッキを貼り付けてください。「2 ネズミ」のように1行に1種類です。",
    )

    def __init__(self, cards: CardsOfGame) -> None:
        super().__init__(cards, PARTS, [card.key for card in cards])

    def read(self, source: str | bytes, title: str = "") -> DeckList:
        """Return the deck list in `source`. Raises DeckListError, also for headings alone."""
        deck, section = super().read(source, title), ""
        headed, notes = [], deck.notes
        for line in deck.lines:
            heading = bundles.bundle_headed(line.name) if line.status == "placeholder" else ""
            if heading:
                section = heading
            else:
                headed.append(replace(line, section=section) if section else line)
        if len(headed) == len(deck.lines):
            return deck
        if not headed:
            raise DeckListError(
                Words(
                    "There are headings of bundles, and no cards below them. Write lines such as "
                    "“2 Rat” below “Bundle 1:”.",
                    "束の見出しだけで、カードがありません。"
                    "「束1：」の下に「2 ネズミ」のように書いてください。",
                )
            )
        # A heading was taken for a card without data at first.
        notes = self.notes_of_reading(deck)
        unknown = sum(line.count for line in headed if line.status == "placeholder")
        notes = (*notes, *self.without_data(unknown))
        made_for = deck.format or bundles.FORMAT
        return replace(deck, lines=tuple(headed), notes=notes, format=made_for)

    def _section(self, row: PlainRow, card: CardFact) -> str:
        if row.section in bundles.SECTIONS:
            return row.section
        return super()._section(row, card)

    def recognised(self, line: DeckLine) -> DeckLine:
        """Return a line without data as it would be read now, in its bundle."""
        now = super().recognised(line)
        return replace(now, section=line.section) if line.section in bundles.SECTIONS else now

    def write(self, deck: DeckList, form: str = "") -> str:
        """Return `deck` as text in one of the forms."""
        if not bundles.has_bundles(deck):
            return super().write(deck, form)
        if form in ("yaml", "json"):
            # Which bundle a card is in is nothing that its data tells.
            lines = tuple(replace(line, status="placeholder") for line in deck.lines)
            return super().write(replace(deck, lines=lines), form)
        loose = [line for line in deck.lines if line.section not in bundles.SECTIONS]
        blocks = ["".join(f"{line.count} {line.name}\n" for line in loose)] if loose else []
        for section in bundles.SECTIONS:
            rows = [f"{line.count} {line.name}" for line in deck.lines if line.section == section]
            if rows:
                blocks.append("\n".join((bundles.heading_of(section), *rows, "")))
        return "\n".join(blocks)
