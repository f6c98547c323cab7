"""The Chrono Mage (クロノメイジ): how often a phase is carried out once more."""

from __future__ import annotations

from app.games.nullpoga.resolver.resolving_turn import Turn
from app.games.nullpoga.resolver.turn_plans import Repeat

CHRONO_MAGE = "chrono_mage"


def repeats(turn: Turn, phase: Repeat) -> tuple[int, int]:
    """Return how often each side repeats a phase that begins now (ruling R23).

    Once for each mage of its battle row, where its plan names the phase.
    """
    if turn.rulings.repeat == "off":
        return (0, 0)
    return (_of(turn, 0, phase), _of(turn, 1, phase))


def _of(turn: Turn, side: int, phase: Repeat) -> int:
    if turn.plans[side].repeat != phase:
        return 0
    mages = [
        held
        for held in turn.board.battle[side]
        if held is not None and held.card.id == CHRONO_MAGE and not held.pulled
    ]
    if mages:
        turn.tell("repeated", side, mages[0], amount=len(mages), reason=phase)
    return len(mages)
