"""What each part of a board counts; which weights play best was measured (docs/nullpoga-computer.md)."""

from __future__ import annotations

from app.core.data.value import replace
from app.games.nullpoga.computer.board_worth import WorthWeights

TRIED = WorthWeights(
    life=(0.05, 0.03, 0.015, 0.015),
    wild=(0.03, 0.05, 0.1, 0.3),
    front=(0.02, 0.03, 0.03),
    back=(0.01, 0.025, 0.025),
    cards={"frost_witch": 0.05, "seraphim": 0.05, "thunder_colossus": 0.1, "archer": 0.05},
    open=(0.02, 0.03),
    kills=(0.03, 0.01),
    trades=0.01,
    wounds=0.0,
    race=0.0,
    lethal=(0.4, 0.3),
    barred=-0.05,
    ailing=(-0.03, -0.05),
    hand={},
    hand_any=0.06,
)
"""Set by hand."""
PLAIN = replace(
    TRIED,
    cards={},
    open=(0.0, 0.0),
    kills=(0.0, 0.0),
    trades=0.0,
    lethal=(0.0, 0.0),
    barred=0.0,
    ailing=(0.0, 0.0),
)
"""Lives, wilderness and monsters alone: for somebody's first game."""
