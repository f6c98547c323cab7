"""Decks of a few cards with which a game of BlackPoker is short, and a chance that deals them well.

Aki has the higher cards and begins; in the hands are soldiers and clubs to counter with.
"""

from __future__ import annotations

AKI = (
    *("C-7", "C-8", "C-9", "C-10", "H-5", "H-6", "H-7", "H-8", "H-9", "H-10"),
    *("D-J", "D-Q", "D-K", "S-J", "S-Q", "S-K"),
)
REN = (
    *("C-2", "C-3", "C-4", "C-5", "C-6", "D-2", "D-3", "D-4", "D-5", "D-6"),
    *("S-A", "S-2", "S-3", "S-4", "S-5", "S-6"),
)
DECKS = (AKI, REN)
SEED = 11
