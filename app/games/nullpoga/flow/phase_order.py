"""The phases of a turn in their order, and which of them comes next."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.text.words import Words
from app.core.view import SeatView
from app.games.nullpoga.resolver.board_values import SIDES
from app.games.nullpoga.resolver.turn_resolution import TurnPhase

PLAN, OVER, END = "plan", "over", "end"
CARRIED_OUT: Mapping[str, tuple[TurnPhase, ...]] = {
    "spells": ("spells",),
    "march": ("march",),
    "summon": ("summon",),
    "actions": ("actions",),
    END: ("turn_end", "turn_start"),
}
"""The phases that are carried out, each one step of the history, by what the resolver calls them.

The last one goes over into the next turn."""
TITLES: Mapping[str, Words] = {
    PLAN: Words("Planning", "計画"),
    "spells": Words("Spells", "スペル"),
    "march": Words("March", "進軍"),
    "summon": Words("Summons", "召喚"),
    "actions": Words("Actions", "行動"),
    END: Words("Turn end", "ターン終了"),
    OVER: Words("Game over", "対戦終了"),
}


def plans_are_open(view: SeatView) -> bool:
    """Whether the plans of both lie open."""
    return all((seal := view.seal(side)) is not None and not seal.locked for side in SIDES)


def coming_phases(view: SeatView) -> tuple[str, ...]:
    """Return the phases of the turn that are still to come; none while plans are made."""
    if not plans_are_open(view) or view.turn.phase == OVER:
        return ()
    order = (PLAN, *CARRIED_OUT)
    if view.turn.phase not in order[:-1]:
        return ()
    return order[order.index(view.turn.phase) + 1 :]
