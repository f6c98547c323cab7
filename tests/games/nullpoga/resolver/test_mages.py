from __future__ import annotations

import pytest

from app.games.nullpoga.resolver.mages import repeats
from app.games.nullpoga.resolver.resolving_turn import Turn
from app.games.nullpoga.resolver.rulings import rulings_of
from app.games.nullpoga.resolver.turn_plans import Repeat
from app.games.nullpoga.resolver.working_board import working
from tests.games.nullpoga.planned import CARDS, laid, monster, side

MAGES = {column: monster("chrono_mage", f"m{column}") for column in (1, 3)}


@pytest.mark.parametrize(
    ("planned", "phase", "rule", "times"),
    [
        ("actions", "actions", "phase", (2, 0)),
        ("spells", "actions", "phase", (0, 0)),
        ("spells", "spells", "phase", (2, 0)),
        ("actions", "actions", "off", (0, 0)),
    ],
)
def test_a_phase_is_repeated_once_for_each_mage_of_the_battle_row(
    planned: str, phase: Repeat, rule: str, times: tuple[int, int]
) -> None:
    board, plans = laid(side(MAGES, {0: "chrono_mage"}), side(MAGES), A={"repeat": planned})
    turn = Turn(working(board, CARDS), plans, rulings_of({"repeat": rule}), (), CARDS)
    assert repeats(turn, phase) == times
