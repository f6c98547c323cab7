"""What is known of cards, whatever game they are for: the little that every game can tell.

A game's own cards say much more, to the game. The rest of the program asks for no more than this.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from app.core.text.words import Words


class CardsError(Exception):
    """Something cannot be done with the cards; `words` says why and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


class CardFact(Protocol):
    """One card: what it is called, and whether anything else is known of it."""

    @property
    def key(self) -> str:
        """What a table and a deck name it by; "?name|set|number" for one without data."""

    @property
    def name(self) -> Words:
        """What it is called."""

    @property
    def known(self) -> bool:
        """Whether there is data for it, or a plain card with its name stands in."""

    @property
    def id(self) -> str:
        """Its id in public data of the game; "" where it has none."""

    @property
    def set_name(self) -> str:
        """The name of its set as printed; "" where nobody knows it."""

    @property
    def section(self) -> str:
        """The part of a deck that it belongs to: an id that the game has a title for."""


class CardFacts(Protocol):
    """The cards of a game, found by key and by name."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[CardFact]: ...
    @property
    def at_hand(self) -> Sequence[CardFact]:
        """The cards that are there without looking anything up."""

    def __contains__(self, key: object) -> bool: ...
    def get(self, key: str) -> CardFact:
        """Return the card with `key`; a key without data gives a card that is not `known`."""

    def find(self, name: str, set_code: str = "", number: str = "") -> CardFact | None:
        """Return the card that these written words mean, or None."""
