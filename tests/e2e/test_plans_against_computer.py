"""A game of secret plans against the computer: undo, a ruling, a look back, a rematch."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.started import started, verified

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(300)]


def test_a_game_against_the_computer_and_another_one(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    with started("tests.e2e.play_plans", tmp_path, environment) as told:
        pass
    did, log = told["did"], told["log"]
    assert told["phase"] == "over"
    assert did["undone"] == 3, "a sketch in each game, and what was done by hand"
    assert did["taken"] >= 3, "plans that the computer proposed"
    assert (did["taken off"], did["ruled"]) == (1, 1)
    assert any("Aki moves" in line and "to Computer's Graveyard" in line for line in log)
    assert any("Kept by ruling" in line and "it had left" in line for line in log)
    assert any("[computer] Computer locks the plan" in line for line in log)
    assert " in turn " in told["turned"].lower()
    assert told["again"] == 2, "the rematch is in its second turn"
    assert not [line for line in told["messages"] if "went wrong" in line]
    assert verified(tmp_path / "alone.chabudai", environment)["sound"]
