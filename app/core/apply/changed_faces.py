"""Cards show or hide their faces where they lie."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.fitting import card_of
from app.core.apply.table_draft import with_cards
from app.core.card import NO_SEATS
from app.core.data.value import replace
from app.core.facts.knowledge_facts import Forgotten
from app.core.table import Table


def faced(table: Table, fact: f.Faced) -> Table:
    """Return the table with cards turned where they lie."""
    handles = dict(fact.handles)
    changed = []
    for card in fact.cards:
        state = card_of(table.cards, card)
        # Whoever saw the face before it was turned down may look at it again only if it
        # was granted; a card turned up needs no grant.
        changed.append(
            (
                card,
                replace(
                    state,
                    up=fact.up,
                    handle=handles.get(card, state.handle),
                    shown=NO_SEATS if fact.up else frozenset({fact.actor} & state.known),
                ),
            )
        )
    return with_cards(table, changed)


def shown(table: Table, fact: f.Shown) -> Table:
    """Return the table once seats may look at cards."""
    changed = []
    for showing in fact.cards:
        state = card_of(table.cards, showing.card)
        changed.append(
            (
                showing.card,
                replace(
                    state,
                    handle=showing.handle or state.handle,
                    shown=state.shown | frozenset(fact.seats),
                ),
            )
        )
    return with_cards(table, changed)


def hidden(table: Table, fact: f.Hidden) -> Table:
    """Return the table once nobody may look at these cards any more."""
    cards = list(table.cards)
    for showing in fact.cards:
        state = card_of(cards, showing.card)
        cards[showing.card] = replace(state, shown=NO_SEATS, handle=showing.handle)
    return replace(table, cards=tuple(cards))


def forgotten(table: Table, fact: Forgotten) -> Table:
    """Return the table once it was said that seats do not know cards any more."""
    lost = frozenset(fact.seats)
    changed = []
    for card, handle in fact.cards:
        state = card_of(table.cards, card)
        shown, known = state.shown - lost, state.known - lost
        changed.append((card, replace(state, handle=handle, shown=shown, known=known)))
    # Whoever sees a face where it lies knows it, whatever is said.
    return with_cards(table, changed)
