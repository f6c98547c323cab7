"""What a card is while it is dragged from the browser to whatever takes cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData

if TYPE_CHECKING:
    from app.cards.face import Face

CARD_MIME = "application/x-chabudai-card"
"""Holds the key of a card, "TWM-130", in UTF-8."""


def carried_card(card: Face) -> QMimeData:
    """Return what a drag of `card` carries. No plain text: a deck list could be read from it."""
    data = QMimeData()
    data.setData(CARD_MIME, card.key.encode())
    return data


def card_key_in(data: QMimeData) -> str:
    """Return the key of the card that is dragged; "" where none is."""
    if not data.hasFormat(CARD_MIME):
        return ""
    return bytes(data.data(CARD_MIME).data()).decode(errors="replace")
