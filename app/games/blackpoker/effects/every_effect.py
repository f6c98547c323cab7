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
from app.games.blackpoker.effects.turn_control_effects import DRAWING, TURN_CONTROL
from app.games.blackpoker.flow.deed import Deed, Doing, Effect
from app.games.game_api import Look

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

BY_EDITION: Mapping[str, Mapping[str, Effect]] = {"bj": BLACKJACK, "draw": DRAWING}
"""What is not the same in every edition."""


def _by_hand(_look: Look, _deed: Deed) -> Doing:
    yield from ()
    return ()


BY_HAND = Effect(_by_hand)
"""What an action of one's own list does: people do it, and its key cards go to the graveyard."""


def effect_of(deed: Deed) -> Effect:
    """Return what an action does in its edition."""
    by_edition = BY_EDITION.get(deed.action.id)
    if by_edition is not None:
        return by_edition[deed.rules.edition]
    return EFFECTS.get(deed.action.id, BY_HAND)
