"""Faults that show when a game is played: two things under one key, and what nobody is offered."""

from __future__ import annotations

from app.session.conformance.played_findings import played_findings
from tests.session.conformance.planted import SPEC, with_action


def test_a_sound_game_has_none() -> None:
    assert played_findings(SPEC) == ()


def test_an_action_that_is_never_offered_is_found() -> None:
    (finding,) = played_findings(with_action("dance", when=False))
    assert (finding.rule, finding.about) == ("unreachable", "dance")
    assert finding.words.en.startswith("The action “dance” of stepping_stones was never offered")
    assert "dance" in finding.words.ja


def test_two_actions_for_one_thing_with_one_key_are_found() -> None:
    (finding, *more) = played_findings(with_action("dance", key="P"))
    assert (finding.rule, finding.about, more) == ("key", "P", [])
    assert "“set” and “dance”" in finding.words.en


def test_of_actions_that_a_number_ends_one_that_is_offered_speaks_for_all() -> None:
    assert played_findings(with_action("set_2", when=False))[0].about == "set_2"
    assert played_findings(with_action("draw_11", when=False)) == ()
