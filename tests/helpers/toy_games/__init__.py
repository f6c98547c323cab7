"""Four small games that together use everything a table can do."""

from __future__ import annotations

from app.games.game_api import GameSpec
from tests.helpers.toy_games import duel, outpost, plans, quartet, skirmish

TOYS: dict[str, GameSpec] = {
    spec.id: spec for spec in (quartet.SPEC, plans.SPEC, duel.SPEC, outpost.SPEC, skirmish.SPEC)
}
