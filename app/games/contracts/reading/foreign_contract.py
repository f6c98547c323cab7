"""Games that were played elsewhere: what a game makes of another program's log of one.

The log becomes sentences of the text notation, line by line, which are carried out on a table as a
script is (`session/notation/foreign_play.py`): what cannot be is said, and the next lines go on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.placed.table_position import TablePosition
from app.core.text.wording import LINE, Noun
from app.core.text.words import Words

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards


@value
class ForeignDeed:
    """One thing that is done."""

    text: str
    """A sentence of the notation, with the player it begins with."""
    otherwise: tuple[str, ...] = ()
    """Sentences instead, where it cannot be done or does not lead to `turn`."""
    cards: tuple[str, ...] = ()
    """Names of cards that it takes from a hand."""
    orders: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """(player, names): what lies on top of the player's deck after its next shuffle, in order."""
    coins: tuple[bool, ...] = ()
    """How coins fall that are flipped by it: True for heads."""
    turn: int = 0
    """The number of the turn that it leads to; 0 for none."""


@value
class ForeignStep:
    """Lines of the log, and what they come to."""

    lines: tuple[int, ...]
    """Their numbers, counted from 1."""
    deeds: tuple[ForeignDeed, ...]


@value
class ForeignGame:
    """A game that was read."""

    source: str
    """What wrote the log."""
    players: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...]
    """The keys of each player's cards; `UNKNOWN` for what nobody saw."""
    steps: tuple[ForeignStep, ...]
    lines: int
    """How many lines of the log say something."""
    unread: tuple[int, ...] = ()
    """Numbers of those that are not understood, or are about nothing that lies there."""
    assumed: int = 0
    """Cards of which the log does not say where they came from, and that were looked up."""
    entry: Noun = LINE
    """What `lines` counts."""
    remarks: tuple[Words, ...] = ()
    """What is to be known of it as a whole: that its beginning is missing, for instance."""
    position: TablePosition | None = None
    """What is laid instead of decks, where no more is told than how a table stands."""


class ForeignError(Exception):
    """A log that is none, or that cannot be told; `words` say why and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


@value
class ForeignGames:
    """How a game reads them."""

    title: Words
    """What such a log is called."""
    is_log: Callable[[Iterable[str]], bool]
    """Whether the lines of a text are one."""
    read: Callable[[str, GameCards], ForeignGame]
    """Raises ForeignError."""
    refused: Callable[[Iterable[str]], Words | None] = lambda _lines: None
    """Why such a log cannot be read whatever else it says; None for one that can be."""
