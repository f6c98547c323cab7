"""What lies on a Pokémon of a case besides its cards."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.cases.state.case_notes import CAUSED
from tests.games.pokemon.adviser.cases.telling import at, having

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
    for key in ("locked", "locked_attacks", "cannot_use"):
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
