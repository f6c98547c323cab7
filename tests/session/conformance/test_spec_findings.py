"""Faults that show without a move: each is planted, and told in a sentence."""

from __future__ import annotations

import re

import pytest

from app.cards.face import Face
from app.core.data.value import replace
from app.core.text.words import Words
from app.games._plain.plain_cards import PlainCards
from app.games.game_api import GameSpec
from app.games.stepping_stones.stepping_stones_cards import StoneCards, face
from app.session.conformance.spec_findings import Finding, spec_findings
from tests.session.conformance.planted import SPEC, bringing, with_action


def found(spec: GameSpec) -> list[tuple[str, str]]:
    findings = spec_findings(spec)
    for finding in findings:
        assert re.search("[ぁ-ん]", finding.words.ja), finding
        assert f"{finding.about}" in finding.words.en
        assert finding.words.en.count(". ") == 1, "what is wrong, and what to do"
    return [(finding.rule, finding.about) for finding in findings]


def test_a_sound_game_has_none() -> None:
    assert found(SPEC) == []


def test_names_that_two_things_have_are_found() -> None:
    twice = replace(
        SPEC,
        zones=(*SPEC.zones, SPEC.zones[0]),
        actions=(*SPEC.actions, SPEC.actions[0]),
        marks=(*SPEC.marks, SPEC.marks[0]),
    )
    assert found(twice) == [("twice", "pile"), ("twice", "set"), ("twice", "points")]


@pytest.mark.parametrize("name", ["undo", "start", "save"])
def test_an_action_in_place_of_the_programs_own_is_found(name: str) -> None:
    assert found(with_action(name)) == [("reserved", name)]


@pytest.mark.parametrize("name", ["end_turn", "get_ready", "coin"])
def test_where_a_game_may_have_its_own_way_nothing_is_said(name: str) -> None:
    assert found(with_action(name)) == []


def test_a_key_that_the_window_has_itself_is_found_where_the_game_does_not_say_it() -> None:
    assert found(with_action("dance", key="K")) == [("window", "K")]
    assert found(replace(with_action("dance", key="K"), takes_keys=frozenset("CK"))) == []
    assert found(replace(SPEC, takes_keys=frozenset())) == [("window", "C")]
    assert found(with_action("dance", key="Ctrl+Y")) == [("window", "Ctrl+Y")], "any of several"


@pytest.mark.parametrize(("name", "key"), [("coin", "C"), ("look_through_2", "V")])
def test_a_key_of_what_it_stands_for_is_an_actions_own(name: str, key: str) -> None:
    spec = replace(with_action(name, key=key), takes_keys=frozenset())
    own = [] if name == "coin" else [("window", "V")]
    assert found(spec) == [("window", "C"), *own]


def test_a_place_on_the_mat_for_no_zone_is_found() -> None:
    places = (*SPEC.layout.places, replace(SPEC.layout.places[0], zone="river"))
    assert found(replace(SPEC, layout=replace(SPEC.layout, places=places))) == [("name", "river")]


def test_a_card_that_the_game_does_not_have_is_found() -> None:
    assert found(bringing("Moss 13", "Moss 13", "Sand 2")) == [("ref", "Moss 13")]


def test_a_pack_with_such_a_card_is_found_and_so_is_a_deck() -> None:
    class Cards(StoneCards):
        def __contains__(self, key: object) -> bool:
            return super().__contains__(key) and key != "Clay 4"

    assert found(replace(SPEC, cards=Cards)) == [("ref", "Clay 4")]
    told: tuple[Finding, ...] = spec_findings(SPEC, [("Moss 1", "Moos 2")])
    assert [finding.about for finding in told] == ["Moos 2"]


def _nameless(key: str) -> Face:
    shown = face(key)
    return replace(shown, name=Words("Slate 7", "")) if key == "Slate 7" else shown


def _broken(key: str) -> Face:
    if key == "Slate 7":
        raise KeyError(key)
    return face(key)


@pytest.mark.parametrize("shows", [_nameless, _broken])
def test_a_card_without_a_face_is_found(shows: object) -> None:
    class Cards(StoneCards):
        def face(self, key: str) -> Face:
            return shows(key)  # type: ignore[operator, no-any-return]

    assert found(replace(SPEC, cards=Cards)) == [("face", "Slate 7")]


def test_cards_that_show_as_names_alone_are_no_fault_of_a_game_without_faces() -> None:
    names = replace(SPEC, cards=None)
    assert found(names) == []
    told = found(replace(names, cards=lambda: PlainCards("stepping_stones")))
    assert ("face", "Moss 1") in told


@pytest.mark.parametrize("key", ["Shft+W", "ctrl+w", "w", "Ctrl+", "P Shft+P", "F25", "F0"])
def test_a_key_that_cannot_be_pressed_is_found(key: str) -> None:
    assert found(with_action("dance", key=key)) == [("key", key)]


@pytest.mark.parametrize("key", ["Shift+W", "Ctrl+Alt+Up", "F12", "J Shift+J", "Ctrl+;", "7"])
def test_a_key_that_can_be_pressed_is_none(key: str) -> None:
    assert found(with_action("dance", key=key)) == []


def test_an_end_in_a_phase_that_there_is_not_is_found() -> None:
    assert found(replace(SPEC, over="over")) == [("name", "over")]
    ends = (*SPEC.phases, ("over", Words("Over", "終了")))
    assert found(replace(SPEC, over="over", phases=ends)) == []


def test_what_answers_and_whose_keys_they_are_has_to_be_there() -> None:
    assert found(replace(SPEC, respond="dance")) == [("name", "dance")]
    assert found(replace(with_action("dance"), respond="dance")) == []
    assert found(replace(SPEC, window_keys={"pass_chance": "P"})) == []
    assert found(replace(SPEC, window_keys={"pass_it": "P"})) == [("name", "pass_it")]
    said = {"concede": Words("{actor} concedes", "{actor}が投了した")}
    assert found(replace(SPEC, sentences=said, own_deeds=frozenset({"concede"}))) == []
    assert found(replace(SPEC, own_deeds=frozenset({"concede"}))) == [("name", "concede")]
