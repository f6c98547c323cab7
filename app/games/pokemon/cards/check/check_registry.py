"""All rules of deck building by their ids."""

from __future__ import annotations

from app.games.pokemon.cards.check import bans, building, copies, evolutions, one_per_deck, points
from app.games.pokemon.cards.check.check_rule import Rule
from app.games.pokemon.cards.check.format_rules import glc, half, marks, pools

RULES: dict[str, Rule] = {
    rule.id: rule
    for module in (
        copies,
        one_per_deck,
        marks,
        pools,
        bans,
        points,
        evolutions,
        building,
        glc,
        half,
    )
    for rule in module.RULES
}
"""Id -> rule, in the order in which they are asked."""
