"""One card out of two records of the same print, each of which may lack something."""

from __future__ import annotations

from dataclasses import fields

from app.core.data.value import replace
from app.games.pokemon.cards.card_record import Card

_DEFAULTS = {one.name: one.default for one in fields(Card)}


def filled(card: Card, more: Card) -> Card:
    """Return `card` with what it leaves out taken from `more`; its key, name and kind stay."""
    lacking = {
        field: getattr(more, field)
        for field, nothing in _DEFAULTS.items()
        if field not in ("key", "name", "kind")
        and getattr(card, field) == nothing
        and getattr(more, field) != nothing
    }
    return replace(card, **lacking) if lacking else card


def lacks(card: Card) -> bool:
    """Whether a card leaves out what any data has."""
    silent = card.text is None and card.kind in ("item", "tool", "supporter", "stadium")
    return not card.id or not card.set_name or not card.released or silent
