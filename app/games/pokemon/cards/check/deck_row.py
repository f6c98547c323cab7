"""One row of a deck with its card, as the rules look at it."""

from __future__ import annotations

from collections.abc import Iterable

from app.cards.deck.deck import DeckLine
from app.core.data.value import value
from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card


@value
class Held:
    """One row of the deck with its card."""

    line: DeckLine
    card: Card
    names: frozenset[str]
    """Its copy names (`names`) in both languages."""
    printed: str
    """The print that the list names, "TWM-130"; "" where it names none."""

    @property
    def count(self) -> int:
        """How many copies."""
        return self.line.count

    @property
    def name(self) -> Words:
        """The name of the card."""
        return self.card.name

    @property
    def known(self) -> bool:
        """Whether there is data for the card."""
        return self.card.kind != "unknown"

    @property
    def exact(self) -> bool:
        """Whether the card is the very print that is meant, and not another of its name."""
        if self.printed:
            return self.known and (self.printed == self.card.key or self.line.chosen == "person")
        return self.known and self.line.chosen in ("print", "person")

    @property
    def other_print(self) -> bool:
        """Whether the list names a print without data, and the card is another one of its name.

        Prints of a Trainer or an Energy card say the same; a Pokémon's may be different cards.
        """
        return self.card.kind == "pokemon" and not self.exact and bool(self.printed)

    @property
    def any_print(self) -> bool:
        """Whether the list leaves open which print is meant."""
        return not self.exact and not self.printed

    @property
    def free(self) -> bool:
        """Whether any number of copies may be played."""
        return self.card.kind == "basic_energy" or "any_number" in self.card.deck_texts


def total(rows: Iterable[Held]) -> int:
    """Return how many cards some rows are."""
    return sum(held.count for held in rows)


def names_of(rows: Iterable[Held]) -> Words:
    """Return the names of rows as a list, each once."""
    return listed(list(dict.fromkeys(held.name for held in rows)))
