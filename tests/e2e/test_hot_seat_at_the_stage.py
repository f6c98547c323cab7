"""BlackPoker at one window: each answers behind the curtain and sees the own cards alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.started import started, verified

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(300)]


def test_two_share_a_window_and_answer_each_other(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    with started("tests.e2e.play_stage", tmp_path, environment) as told:
        pass
    did = told["did"]
    assert did["sat down"] >= 8, "each for the setup, for an answer, and for the own turn"
    assert did["passed"] >= 4
    assert did["started counter"] == 1
    assert did["started setBulwark"] == 2
    assert did["resolved"] >= 3
    assert told["phase"] == "over"
    assert did["kept behind the curtain"] > did["kept from who sits"] > 0
    assert did["read by who sits"] > 0, "what was looked for would have been found"
    assert told["leaks"] == []
    assert verified(tmp_path / "two.chabudai", environment)["sound"]
