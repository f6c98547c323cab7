"""Decks that lay on the workbench before a list was pasted over them, and the way back to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import value

if TYPE_CHECKING:
    from pathlib import Path

    from app.cards.deck.deck import DeckList
    from app.cards.deck.deck_edit import History


@value
class Bench:
    """A deck as it lies on the workbench."""

    history: History
    path: Path | None
    """Where it is saved."""
    saved: DeckList
    """As it was when it was saved or opened."""
    draft: Path | None
    """Where the unsaved work on it is kept."""


class Benches:
    """What undo and redo come to beyond the steps of the deck that is edited."""

    def __init__(self) -> None:
        self.under: list[Bench] = []
        """What was pasted over, the last at the end."""
        self.over: list[Bench] = []
        """Pasted lists that were taken back, the last at the end."""

    def clear(self) -> None:
        """Begin anew."""
        self.under.clear()
        self.over.clear()

    def cover(self, bench: Bench) -> None:
        """Put a deck below the one that is pasted now."""
        self.under.append(bench)
        self.over.clear()

    def down(self, bench: Bench) -> Bench:
        """Leave `bench` for the deck below it."""
        self.over.append(bench)
        return self.under.pop()

    def up(self, bench: Bench) -> Bench:
        """Leave `bench` for the list that was pasted over it."""
        self.under.append(bench)
        return self.over.pop()
