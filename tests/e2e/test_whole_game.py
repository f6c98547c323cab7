"""The whole program in a real window: a game by mouse and keys, a kill, and the table again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.started import started, verified

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(900)]


def test_a_game_is_played_killed_and_taken_up_again(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    with started("tests.e2e.play_game", tmp_path, environment, killed=True) as played:
        pass

    assert played["attached"] == 1
    assert played["under"] == 2
    assert played["bench"] == 1
    assert played["damage"] == [70]
    assert played["knocked_out"]
    assert played["prizes_taken"] == 1
    assert played["undone_to"] == 0
    assert played["redone"]
    assert played["branched"]

    with started("tests.e2e.reopen", tmp_path, environment) as reopened:
        pass

    assert reopened["offered"][0] == ["Aki", "Ren"]
    assert reopened["nodes"] == played["nodes"]
    assert reopened["node"] == played["node"]
    assert reopened["behind"] < 0, "a table of two opens with nobody's hand shown"
    assert reopened["view"] == played["view"]
    assert reopened["left"] == 0
    assert reopened["saved_nodes"] == played["nodes"] - 1


def test_a_saved_table_is_sound(tmp_path: Path, environment: dict[str, str]) -> None:
    with started("tests.e2e.play_game", tmp_path, environment, killed=True):
        pass

    assert verified(tmp_path / "game.chabudai", environment)["sound"]
