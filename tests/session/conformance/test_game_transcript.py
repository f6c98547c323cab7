"""A transcript is what a seat reads of a random game: in both languages, and always the same."""

from __future__ import annotations

import re

from app.session.conformance.game_transcript import transcript
from tests.session.conformance.planted import SPEC


def test_it_is_the_same_every_time_and_in_both_languages() -> None:
    told = transcript(SPEC)
    assert told == transcript(SPEC)
    lines = told.splitlines()
    assert lines[0].startswith("The table is set up with")
    assert "カードで卓を用意" in lines[1]
    assert all(re.search("[ぁ-ん]", line) for line in lines[1::2] if line)
    assert not any(re.search("[ぁ-ん]", line) for line in lines[0::2])
