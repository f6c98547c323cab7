"""A deck from far away: by the crests of its cards, or its first cards in a row on the mat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.store.recent_tables import Piece, SmallPicture
from app.ui.decks.deck_heads import deck_heads
from app.ui.decks.deck_titles import deck_title
from app.ui.home.recent.small_picture import USUAL_HEIGHT, colour_of

if TYPE_CHECKING:
    from pathlib import Path

    from app.cards.deck.deck import DeckList
    from app.cards.face import Face
    from app.games.contracts.card_contract import GameCards

SHOWN = 6
WIDTH, HEIGHT = 190, 265
"""Of a card, in thousandths of the mat's width."""


def deck_picture(deck: DeckList, cards: GameCards) -> SmallPicture:
    """Return the picture of a deck list."""
    colours = [colour_of(cards.face(line.key)) for line in deck.lines]
    shown = [*colours[: SHOWN - 1], colours[-1]] if len(colours) >= SHOWN else colours
    step = (1000 - 140 - WIDTH) / max(1, SHOWN - 1)
    left = (1000 - step * (len(shown) - 1)) / 2
    pieces = [
        Piece(round(left + step * index), USUAL_HEIGHT // 2, WIDTH, HEIGHT, colour)
        for index, colour in enumerate(shown)
    ]
    return SmallPicture(USUAL_HEIGHT, tuple(pieces))


def heads_of(path: Path, deck: DeckList, cards: GameCards) -> tuple[Face, ...]:
    """Return the cards that the deck at a path is shown by, by its name in either language."""
    return deck_heads(deck, cards, (deck_title(path, "en"), deck_title(path, "ja")))
