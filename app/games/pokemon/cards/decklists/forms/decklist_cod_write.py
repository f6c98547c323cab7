"""Writes deck lists as Cockatrice keeps decks."""

from __future__ import annotations

from app.cards.deck.deck import DeckLine, DeckList
from app.cards.deck.visible_text import visible


def cod_text(deck: DeckList) -> str:
    """Return the deck as Cockatrice keeps decks."""
    zones = [("main", deck.lines), ("side", deck.side)]
    body = [
        f'    <zone name="{name}">\n'
        + "".join(f"        {_card_element(line)}\n" for line in lines)
        + "    </zone>\n"
        for name, lines in zones
        if lines
    ]
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<cockatrice_deck version="1">\n'
        f"    <deckname>{_escaped(deck.title)}</deckname>\n    <comments></comments>\n"
        + "".join(body)
        + "</cockatrice_deck>\n"
    )


def _card_element(line: DeckLine) -> str:
    """Return the element of a card; "number" is how many there are."""
    attributes = {
        "number": str(line.count),
        "name": line.name,
        "setShortName": line.set_code,
        "collectorNumber": line.number,
        "chabudaiSection": line.section if line.status == "placeholder" else "",
    }
    told = " ".join(f'{key}="{_escaped(text)}"' for key, text in attributes.items() if text)
    return f"<card {told}/>"


def _escaped(text: str) -> str:
    """Return a text as it stands in XML, between elements and in quotation marks."""
    text = visible(text)
    for sign, written in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(sign, written)
    return text
