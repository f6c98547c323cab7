"""Deck lists of Pokémon, as the program asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from app.cards.deck.deck import DeckForm, DeckGroup, DeckLine, DeckList
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.deck.deck_sections import SECTIONS
from app.games.pokemon.cards.decklists import decklist_notes as notes
from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file
from app.games.pokemon.cards.decklists.decklist_prints import meant, printings
from app.games.pokemon.cards.decklists.forms.decklist_line import Row

if TYPE_CHECKING:
    from app.cards.deck.paper_sheet import Sheet
    from app.games.pokemon.cards.decklists.decklist_write import Form

USUAL: Form = "live"


class PokemonLists:
    """Deck lists of one card base."""

    paste = Words(
        "Paste a deck list from PTCG Live or Limitless here.",
        "PTCG LiveかLimitlessのデッキをここに貼り付けてください。",
    )
    sections: ClassVar[Mapping[str, Words]] = SECTIONS
    forms: ClassVar[Mapping[str, DeckForm]] = {
        USUAL: DeckForm(Words("PTCG Live…", "PTCG Live形式…"), "txt"),
        "limitless": DeckForm(Words("Limitless…", "Limitless形式…"), "txt"),
        "japanese": DeckForm(Words("Japanese list…", "日本語リスト…"), "txt"),
        "yaml": DeckForm(Words("Chabudai (YAML)…", "Chabudai形式（YAML）…"), "yaml"),
        "json": DeckForm(Words("Chabudai (JSON)…", "Chabudai形式（JSON）…"), "json"),
        "ids": DeckForm(Words("List of ids…", "IDのリスト…"), "json"),
        "cod": DeckForm(Words("Cockatrice…", "Cockatrice形式…"), "cod"),
    }

    def __init__(self, cards: CardBase) -> None:
        self._cards = cards

    # -- reading ----------------------------------------------------------------------------------

    def read(self, source: str | bytes, title: str = "") -> DeckList:
        """Return the deck list in `source`. Raises DeckListError."""
        return read_decklist(source, self._cards, title)

    def read_file(self, path: Path) -> DeckList:
        """Return the deck list in a file. Raises DeckListError."""
        return read_decklist_file(path, self._cards)

    def recognised(self, line: DeckLine) -> DeckLine:
        """Return a line without data as it would be read now."""
        if line.status != "placeholder":
            return line
        row = Row(Decimal(line.count), line.name, line.set_code, line.number)
        found = meant(row, self._cards)
        if found.status == "placeholder":
            return line
        card = found.card
        return replace(
            line, key=card.key, section=card.section, status=found.status, chosen=found.chosen
        )

    def printings(self, line: DeckLine) -> Sequence[Card]:
        """Return the prints that may stand in a line, the newest first."""
        return printings(line, self._cards)

    def why_chosen(self, line: DeckLine) -> Words:
        """Return which print a line means and why, in a few words."""
        return notes.why_chosen(line)

    def notes_of_reading(self, deck: DeckList) -> tuple[Words, ...]:
        """Return what was odd about a list, but for its errors and the cards without data."""
        lines = [line for line in deck.lines if line.status == "placeholder"]
        each = {
            notes.unknown_card(
                line.source_line, line.name, f"{line.set_code} {line.number}".strip()
            )
            for line in lines
        }
        return tuple(note for note in deck.notes if note not in each)

    def title_taken(self, deck: DeckList) -> tuple[Words, ...]:
        """Return that a line of the list was taken as its title, where one was."""
        return (notes.title_taken(deck.title_line, deck.title),) if deck.title_line else ()

    # -- writing: few runs of the command line write, and none at the start ------------------------

    def write(self, deck: DeckList, form: str = "") -> str:
        """Return `deck` as text in one of the forms. Raises DeckWriteError."""
        from app.games.pokemon.cards.decklists.decklist_write import write_decklist  # noqa: PLC0415

        return write_decklist(deck, self._cards, cast("Form", form or USUAL))

    def losses(self, deck: DeckList, form: str = "") -> tuple[Words, ...]:
        """Return what a form does not carry over."""
        from app.games.pokemon.cards.decklists.decklist_losses import losses  # noqa: PLC0415

        return losses(deck, self._cards, cast("Form", form or USUAL))

    def left_aside(self, deck: DeckList) -> tuple[Words, ...]:
        """Return that a sheet has no place for the sideboard or the maybes."""
        from app.games.pokemon.cards.decklists.decklist_losses import left_aside  # noqa: PLC0415

        return left_aside(deck, USUAL)

    def sheet(self, deck: DeckList) -> Sheet:
        """Return what a printed sheet of the deck says."""
        from app.games.pokemon.cards.deck.deck_sheet import deck_sheet  # noqa: PLC0415

        return deck_sheet(deck, self._cards)

    # -- laying out -------------------------------------------------------------------------------

    def groups(self, lines: Sequence[DeckLine]) -> tuple[DeckGroup, ...]:
        """Return the groups of a pile that hold anything."""
        from app.games.pokemon.cards.deck.deck_order import groups  # noqa: PLC0415

        return groups(lines, self._cards)

    def in_order(self, lines: Sequence[DeckLine]) -> tuple[DeckLine, ...]:
        """Return the lines by group, Pokémon by family, the rest by count and name."""
        from app.games.pokemon.cards.deck.deck_order import in_order  # noqa: PLC0415

        return in_order(lines, self._cards)
