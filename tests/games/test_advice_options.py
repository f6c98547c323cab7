"""What a table agrees on for its adviser: how much it says, and a switch for every rule."""

from __future__ import annotations

from app.games.advice_options import rule_of, switch_of


def test_switches_are_told_from_other_options() -> None:
    assert rule_of(switch_of("ko-not-done")) == "ko-not-done"
    assert rule_of("tie") == ""
