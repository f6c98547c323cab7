"""What a case calls the variants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import either
from app.core.text.words import Words
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.team_battle import TEAM_BATTLE

if TYPE_CHECKING:
    from app.games.advising.cases.case_fields import CaseReader
    from app.games.pokemon.variants.variant import Variant

VARIANTS: dict[str, Variant] = {
    "standard": STANDARD,
    "battle-royal": BATTLE_ROYAL,
    "multi-2v2": TEAM_BATTLE,
    "team-battle": TEAM_BATTLE,
    "deck-check": STANDARD,
}
"""By their names; one that checks decks has no position."""


def variant_said(state: CaseReader) -> Variant:
    """Return the variant that the state of a case says. Raises CaseError."""
    said = state.text("variant", "standard")
    if said not in VARIANTS:
        known = either(tuple(VARIANTS))
        raise state.error(
            "variant",
            Words(
                f"“{said}” is not a variant; choose {known.en}",
                f"「{said}」という種類はありません。{known.ja}から選んでください",
            ),
        )
    return VARIANTS[said]
