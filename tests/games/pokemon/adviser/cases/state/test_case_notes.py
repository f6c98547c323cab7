"""What lies on a Pokémon of a case besides its cards."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.advising.cases.case_fields import CaseError
from app.games.pokemon.adviser.cases.state.case_notes import marks_written
from app.games.pokemon.adviser.model.case_marks import CAUSED
from tests.games.pokemon.adviser.cases.telling import at, having, reader

BITE = Mark("no_attack", text="Bite")


def noted(mon: dict[str, Any] | None = None, **state: Any) -> tuple[Mark, ...]:
    """Return what is noted on A's Active Pokémon."""
    found = at(players=having(**(mon or {})), **state).mon("a1")
    assert found is not None
    return found.marks


@pytest.mark.parametrize(
    ("effect", "mark"),
    [
        ("can't use Bite", BITE),
        ({"name": "can't use Bite", "until": "end of turn"}, BITE),
        ({"kind": "cannot_use_attack", "attack": "Bite"}, BITE),
        ({"kind": "no_attack", "attack": "Bite"}, BITE),
        ({"effect": "can't attack"}, Mark("no_attack")),
        ({"kind": "less_damage", "amount": 30}, Mark("less_damage", 30)),
        ({"kind": "cost_less"}, Mark("cost_less")),
        ({"name": "prevent all damage", "from": "B"}, Mark("protected")),
        ({"attack": "Sand Attack"}, Mark("attack_flip")),
    ],
)
def test_an_effect_as_a_text_or_with_its_parts(effect: Any, mark: Mark) -> None:
    assert noted({"effects": [effect]}) == (mark,)
    assert noted({"effects": effect}) == (mark,)
    assert noted(effects={"a1": effect}) == (mark,)
    told = effect if isinstance(effect, dict) else {"text": effect}
    assert noted(effects=[{"uid": "a1", **told}]) == (mark,)
    assert noted(effects=[{"uid": "b1", **told}]) == ()


def test_locks_that_stand_on_a_pokemon() -> None:
    for key in ("locked", "locked_attack", "locked_attacks", "cannot_use", "cant_use", "can't_use"):
        assert noted({key: ["Bite"]}) == noted({key: "Bite"}) == (BITE,)
    assert noted({"locked": True}) == noted({"cannot_attack": True}) == (Mark("no_attack"),)
    assert noted({"locked": [3]}) == noted({"locked": None}) == ()
    assert noted({"protected": True}) == (Mark("protected"),)


def test_what_it_is_knocked_out_by() -> None:
    assert noted(cause={"a1": "own attack"}) == (Mark(CAUSED),)
    assert noted(cause={"b1": "own attack"}) == noted(cause="own attack") == ()


def test_how_a_card_lies() -> None:
    for said, turned in ((-90, 270), ("left", 270), ("upside down", 180), (None, 0)):
        found = at(players=having(rotation=said)).mon("a1")
        assert found is not None
        assert (found.turned, found.marks) == (turned, ())
    assert noted({"rotation": 0}) == noted({"turned": "upright"}) == (Mark("upright"),)


@pytest.mark.parametrize(
    ("written", "marks"),
    [
        (None, ()),
        (["hp", "no_attack", "hp"], (Mark("hp"), Mark("no_attack"))),
        ({"no_attack": 1, "hp": 30}, (Mark("hp", 30), Mark("no_attack"))),
        ({"hp": 0, "no_attack": "yes", "used": True}, (Mark("used"),)),
        ([], ()),
        ({}, ()),
    ],
)
def test_marks_are_keys_or_numbers_by_key(written: Any, marks: tuple[Mark, ...]) -> None:
    assert marks_written(written, reader()) == marks


@pytest.mark.parametrize("written", ["hp", 3, ["hp", 3], [{"key": "hp"}]])
def test_marks_that_are_none(written: Any) -> None:
    with pytest.raises(CaseError, match=r"^here, marks: write marks as a list of keys, or as an"):
        marks_written(written, reader())


@pytest.mark.parametrize(
    ("said", "note"),
    [
        ("no_retreat cant_retreat cannot_retreat can't_retreat", "no_retreat"),
        ("no_attack cant_attack cannot_attack can't_attack", "no_attack"),
        ("protected", "protected"),
    ],
)
def test_what_is_said_of_a_pokemon_with_yes(said: str, note: str) -> None:
    for key in said.split():
        assert noted({key: True}) == (Mark(note),)
        assert noted({key: False}) == noted({key: 1}) == ()


def test_all_that_is_noted_stands_in_order_and_each_once() -> None:
    mon = {"marks": {"hp": 30}, "no_retreat": True, "markers": "Poison", "effects": "+50 HP"}
    assert noted(mon) == (Mark("hp", 50), Mark("marker_poisoned"), Mark("no_retreat"))


def test_markers_lie_on_a_pokemon_beside_its_conditions() -> None:
    assert noted({"markers": ["Poisoned", {"name": "Burn"}]}) == (
        Mark("marker_burned"),
        Mark("marker_poisoned"),
    )


def test_an_effect_by_the_attack_it_comes_from() -> None:
    assert noted({"effects": ["Blood Moon"]}) == (Mark("no_attack"),)
    assert noted({"effects": [{"attack": "Blood Moon"}]}) == (Mark("no_attack"),)
    assert noted({"effects": [{"card": "Dusknoir"}]}) == (Mark("no_retreat"),)


def test_how_much_an_effect_does_and_whose_it_is_in_every_spelling() -> None:
    for key in ("amount", "number", "points", "value", "by_points"):
        assert noted({"effects": [{"kind": "hp", key: -30}]}) == (Mark("hp", 30),)
    for key in ("uid", "on", "target", "pokemon", "unit", "onto"):
        assert noted(effects=[{"text": "can't retreat", key: "a1"}]) == (Mark("no_retreat"),)
    when = ("from", "by", "until", "since", "expires", "ends", "duration", "turn")
    for key in (*when, "attack", "card"):
        assert noted({"effects": [{"text": "has no Ability", key: "it can retreat"}]}) == (
            Mark("no_ability"),
        )
