"""What a turn tells while it is resolved: steps, each with what happened in it."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.games.nullpoga.resolver.board_values import Board, Place

Phase = Literal[
    "spells",
    "march",
    "summon",
    "action_start",
    "actions",
    "moves",
    "attacks",
    "action_end",
    "turn_end",
    "turn_start",
]
"""`moves` and `attacks` stand for `actions` where all moves come first (ruling R5)."""

WHAT = (
    *("cast", "misfired", "failed", "lost", "repeated"),
    *("wasted", "placed", "swapped", "guarded", "burning", "rained"),
    *("marched", "summoned", "doubled", "frozen", "pushed", "moved"),
    *("attacked", "struck_player", "hurt", "spared", "stunned", "poisoned", "healed", "died"),
    *("drew", "grew", "crumbled", "won"),
)
"""What may happen. `failed` and `lost` say why in `reason`: what was planned could not be."""


@value
class Happening:
    """One thing that came of a step."""

    what: str
    """One of `WHAT`."""
    side: int
    """Who did it, or to whose cell or life it happened."""
    monster: str = ""
    card: str = ""
    place: Place | None = None
    amount: int = 0
    reason: str = ""


@value
class Step:
    """A step of a phase, and the board after it."""

    phase: Phase
    number: int
    """From 1 on where a phase has several: spell sub-phases, steps of the action phase."""
    happenings: tuple[Happening, ...]
    board: Board
