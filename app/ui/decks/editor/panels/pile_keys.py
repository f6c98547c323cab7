"""The keys that count and move the card of a pile on which the keyboard stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from app.cards.deck.deck import Pile
    from app.ui.decks.editor.panels.pile_rows import Row

MORE = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
LESS = (Qt.Key.Key_Minus, Qt.Key.Key_Underscore)
GONE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)

GOALS: dict[Qt.Key, Pile] = {Qt.Key.Key_M: "maybe", Qt.Key.Key_S: "side"}
"""Keys that move a card to a pile, or from there back to the deck."""


def goal_of(row: Row, wanted: Pile) -> Pile:
    """Return where a card goes: to the pile that is wanted, or back where it is there already."""
    return "main" if row.pile == wanted else wanted
