"""The game as a whole: what every game must keep, and how one reads in the log."""

from __future__ import annotations

import os
from pathlib import Path

from app.games.stepping_stones.stepping_stones_game import SPEC
from app.session.conformance.game_transcript import transcript
from app.session.conformance.played_findings import played_findings
from app.session.conformance.spec_findings import spec_findings

GOLDEN = Path(__file__).with_name("golden.txt")


def test_the_game_keeps_what_every_game_must_keep() -> None:
    assert [str(finding) for finding in spec_findings(SPEC)] == []
    assert [str(finding) for finding in played_findings(SPEC)] == []


def test_the_golden_transcript_is_still_what_happens() -> None:
    """Written anew with CHABUDAI_GOLDEN=write, if it is meant to change."""
    now = transcript(SPEC)
    if os.environ.get("CHABUDAI_GOLDEN") == "write":
        GOLDEN.write_text(now, encoding="utf-8")
    assert now == GOLDEN.read_text(encoding="utf-8")
