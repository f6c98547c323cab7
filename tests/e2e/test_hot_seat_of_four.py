"""Four at one window: each sits down behind the curtain and sees the own hand alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.started import started, verified

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(600)]


def test_four_share_a_window_to_the_last_player_left(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    with started("tests.e2e.play_four", tmp_path, environment) as told:
        pass
    did = told["did"]
    assert did["put down"] == 4
    assert did["sat down"] >= 8, "each for the setup, and each for the own turn"
    assert did["attached"] >= 3
    assert did["conceded"] == 3
    assert told["phase"] == "over"
    assert " wins" in told["log"][-1], "the last one in the game"
    assert did["kept behind the curtain"] > did["kept from who sits"] > 0
    assert did["read by who sits"] > 0, "what was looked for would have been found"
    assert told["leaks"] == []
    assert verified(tmp_path / "four.chabudai", environment)["sound"]
