"""The variants by the id of their game, and which one a table plays."""

from __future__ import annotations

from app.core.view import SeatView
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.team_battle import TEAM_BATTLE
from app.games.pokemon.variants.variant import Variant

VARIANTS: dict[str, Variant] = {one.id: one for one in (STANDARD, BATTLE_ROYAL, TEAM_BATTLE)}


def variant_named(game: str) -> Variant:
    """Return the variant of a game's id; the standard one for any other id."""
    return VARIANTS.get(game, STANDARD)


def variant_of(view: SeatView) -> Variant:
    """Return the variant that a table plays."""
    return variant_named(view.setting.game)
