"""Small games that together use everything a table can do."""

from __future__ import annotations

from app.games.game_api import GameSpec
from tests.helpers.toy_games import boards, duel, plans, quartet

TOYS: dict[str, GameSpec] = {spec.id: spec for spec in (quartet.SPEC, plans.SPEC, duel.SPEC)}
MANY: dict[str, GameSpec] = {spec.id: spec for spec in (boards.ALONE, boards.PAIRS, boards.EIGHT)}
"""Games of many seats: what they have of their own is their boards."""
