"""The variants by the id of their game, and which one a table plays."""

from __future__ import annotations

from app.core.card import value_of
from app.core.ids import SeatId
from app.core.view import SeatView
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.players import BACK, Players
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


def players_of(view: SeatView, out: frozenset[SeatId] = frozenset()) -> Players:
    """Return who plays with whom at a table, and which way turns go round."""
    teams = tuple(seat.team for seat in view.setting.seats)
    return Players(teams, out, bool(value_of(view.marks.get("table", ()), BACK)))
