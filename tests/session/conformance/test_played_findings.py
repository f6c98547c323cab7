"""Faults that show when a game is played: a setup refused, two things under one key, and more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.core.data.value import replace
from app.core.intent import Draw
from app.games.game_api import Look
from app.session.conformance.played_findings import played_findings
from tests.session.conformance.planted import SPEC, with_action


def test_a_sound_game_has_none() -> None:
    assert played_findings(SPEC) == ()


def test_an_action_that_is_never_offered_is_found() -> None:
    (finding,) = played_findings(with_action("dance", when=False))
    assert (finding.rule, finding.about) == ("unreachable", "dance")
    assert finding.words.en.startswith("The action “dance” of stepping_stones was never offered")
    assert "dance" in finding.words.ja
    assert played_findings(with_action("dance", when=False), rarely=("dance",)) == ()


def test_two_actions_for_one_thing_with_one_key_are_found() -> None:
    (finding, *more) = played_findings(with_action("dance", key="P"))
    assert (finding.rule, finding.about, more) == ("key", "P", [])
    assert "“set” and “dance”" in finding.words.en


def test_of_actions_that_a_number_ends_one_that_is_offered_speaks_for_all() -> None:
    assert played_findings(with_action("set_2", when=False))[0].about == "set_2"
    assert played_findings(with_action("draw_11", when=False)) == ()


def test_a_setup_that_is_refused_is_found() -> None:
    def setup(look: Look, _arguments: Mapping[str, str]) -> Iterator[Draw]:
        yield Draw(3, "pile.0", f"hand.{look().seat}")

    planted = replace(SPEC, procedures={**SPEC.procedures, "setup": setup})
    (finding,) = played_findings(planted)
    assert (finding.rule, finding.about) == ("setup", "seat 1")
    assert "is refused for seat 1 of a new table" in finding.words.en
    assert "席1" in finding.words.ja
