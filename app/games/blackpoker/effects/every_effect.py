"""All effects by the ids of their actions."""

from __future__ import annotations

from collections.abc import Mapping

from app.games.blackpoker.effects.battle_effects import BATTLE
from app.games.blackpoker.effects.card_effects import BLACKJACK, CARDS
from app.games.blackpoker.effects.magic_effects import MAGIC
from app.games.blackpoker.effects.stage_effects import STAGE
from app.games.blackpoker.effects.summon_effects import SUMMONS
from app.games.blackpoker.effects.trump_control_effects import TRUMP_CONTROL
from app.games.blackpoker.effects.trump_magic_effects import TRUMP_MAGIC
from app.games.blackpoker.effects.trump_soldier_effects import TRUMP_SOLDIERS
from app.games.blackpoker.effects.trump_summon_effects import TRUMP_SUMMONS
from app.games.blackpoker.effects.trump_triggered_effects import TRUMP_TRIGGERED
from app.games.blackpoker.effects.turn_effects import TURN_CONTROL
from app.games.blackpoker.flow.deed import Deed, Effect

EFFECTS: Mapping[str, Effect] = {
    **SUMMONS,
    **TURN_CONTROL,
    **BATTLE,
    **MAGIC,
    **CARDS,
    **STAGE,
    **TRUMP_CONTROL,
    **TRUMP_MAGIC,
    **TRUMP_SOLDIERS,
    **TRUMP_SUMMONS,
    **TRUMP_TRIGGERED,
}


def effect_of(deed: Deed) -> Effect:
    """Return what an action does in its edition."""
    if deed.action.id == "bj":
        return BLACKJACK[deed.rules.edition]
    return EFFECTS[deed.action.id]
