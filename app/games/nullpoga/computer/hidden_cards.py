"""What a side does not see, by chance: names for the cards that nobody named."""

from __future__ import annotations

from collections import Counter
from random import Random

from app.games.nullpoga.resolver.working_board import Cards, WorkingBoard

COPIES = 2
"""Of a card in a deck, at most (seed 002)."""
UNKNOWN = ""


def guessed(board: WorkingBoard, cards: Cards, chance: Random) -> WorkingBoard:
    """Return a board on which every card has a name: of those not seen yet, any is as likely."""
    made = board.copy()
    for side in (0, 1):
        hand, deck = made.hand[side], made.deck[side]
        unknown = hand.count(UNKNOWN) + deck.count(UNKNOWN)
        if not unknown:
            continue
        left = unseen(board, side, cards)
        names = chance.sample(left, min(unknown, len(left)))
        names += chance.choices(sorted(cards), k=unknown - len(names))
        drawn = iter(names)
        made.hand[side] = [card or next(drawn) for card in hand]
        made.deck[side] = [card or next(drawn) for card in deck]
    return made


def unseen(board: WorkingBoard, side: int, cards: Cards) -> list[str]:
    """Return the cards of a side that were not seen, each as often as it may be in the deck."""
    seen = Counter(board.hand[side]) + Counter(board.deck[side])
    seen += Counter(board.grave[side])
    for line in (*board.battle, *board.standby):
        seen += Counter(held.card.id for held in line if held is not None and held.owner == side)
    return [
        card.id
        for card in cards.values()
        if card.kind != "token"
        for _ in range(COPIES - min(COPIES, seen[card.id]))
    ]


def as_seen(board: WorkingBoard, side: int) -> WorkingBoard:
    """Return a board as a side knows it: the foe's hand and both decks without names."""
    made = board.copy()
    foe = 1 - side
    made.hand[foe] = [UNKNOWN] * len(board.hand[foe])
    made.deck = [[UNKNOWN] * len(deck) for deck in board.deck]
    return made
