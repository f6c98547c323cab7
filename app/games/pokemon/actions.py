"""Every entry that the menus of a Pokémon table offer.

Where two share a key, they are never offered for the same selection.
"""

from __future__ import annotations

from app.games.pokemon import (
    card_actions,
    damage_actions,
    mark_actions,
    pile_actions,
    turn_actions,
    unit_actions,
)

ACTIONS = (
    *card_actions.ACTIONS,
    *unit_actions.ACTIONS,
    *damage_actions.ACTIONS,
    *mark_actions.ACTIONS,
    *pile_actions.ACTIONS,
    *turn_actions.ACTIONS,
)
