"""Special Conditions and Pokémon Checkups as a case file tells them."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.cases.case_reading import CaseError
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.cases.telling import plays

SICK = {"uid": "a1", "card": "Dreepy", "conditions": ["Burned", "Asleep"]}
CONFUSED = {"uid": "b1", "card": None, "conditions": ["Confused"]}
THEY = {"players": {"A": {"active": [SICK]}, "B": {"active": [CONFUSED]}}}
BURNED, ASLEEP = ("a1", "burned"), ("a1", "asleep")


def test_a_condition() -> None:
    said = {"uid": "b1", "condition": "Poison", "counters": 8}
    assert plays("condition", **said) == (p.ChangeCondition(0, "b1", "poisoned", True, 8),)
    off = p.ChangeCondition(0, "b1", "asleep", on=False)
    for more in ({"on": False}, {"removed": True}):
        assert plays("condition", uid="b1", condition="Sleep", **more) == (off,)
    assert plays("remove_condition", uid="b1", condition="Asleep") == (off,)


@pytest.mark.parametrize(
    ("said", "attack"),
    [({}, None), ({"cause": "attack"}, True), ({"cause": "Dart"}, False),
     ({"attack": "Sing"}, True), ({"by_attack": True}, True), ({"by_effect": "an attack"}, True)],
)  # fmt: skip
def test_what_gives_a_condition(said: dict[str, Any], attack: bool | None) -> None:
    (play,) = plays("condition", uid="b1", condition="Burned", **said)
    assert isinstance(play, p.ChangeCondition)
    assert (play.key, play.by_attack) == ("burned", attack)


def test_the_conditions_that_an_attack_gives() -> None:
    used = {"attacker": "a1", "attack": "Sing", "target": "b1"}
    for written in ("Asleep", ["Asleep"], {"b1": "Asleep"}, {"b1": ["Asleep"]}):
        _, given = plays("attack", **used, conditions=written)
        assert given == p.ChangeCondition(0, "b1", "asleep", on=True, by_attack=True)


@pytest.mark.parametrize(
    "conditions",
    [
        {"b1": "Poisoned"},
        {"b1": ["Poisoned"]},
        {"b1": [{"name": "Poisoned"}]},
        [{"uid": "b1", "name": "Poisoned"}],
        {"uid": "b1", "condition": "Poisoned"},
        "Poisoned",
        ["Poisoned"],
    ],
)
def test_conditions_that_an_attack_gives(conditions: Any) -> None:
    (_, gives) = plays("attack", attack="Bite", target="b1", conditions=conditions)
    assert gives == p.ChangeCondition(0, "b1", "poisoned", on=True, by_attack=True)


@pytest.mark.parametrize(
    ("said", "degrees"),
    [({"degrees": -90}, 270), ({"rotation": 90}, 90), ({"turn": "left"}, 270),
     ({"degrees": "upside down"}, 180), ({"degrees": "upright"}, 0)],
)  # fmt: skip
def test_a_card_that_is_turned(said: dict[str, Any], degrees: int) -> None:
    assert plays("rotate", uid="a1", **said) == (p.TurnCard(0, "a1", degrees),)


def test_a_card_that_is_turned_nowhere() -> None:
    assert plays("rotate", uid="a1") == ()


# -- the checkup ----------------------------------------------------------------------------------


def test_a_checkup() -> None:
    pair = ("b1", "burned")
    for flips in ([{"uid": "b1", "condition": "Burn"}], {"b1": "Burned"}, {"b1": ["Burned"]}):
        (play,) = plays("checkup", counters={"b1": 2}, flips=flips, removed=flips)
        assert isinstance(play, p.Checkup)
        assert (play.counters, play.flips, play.ended) == ((("b1", 20),), (pair,), (pair,))
        assert play.said == ("flips", "ended")
    (points,) = plays("checkup", damage={"b1": 20})
    assert isinstance(points, p.Checkup)
    assert (points.counters, points.said) == ((("b1", 20),), ())
    assert plays("checkup") == (p.Checkup(0),)


@pytest.mark.parametrize(
    ("written", "order"),
    [(["Poisoned", "Asleep"], ("poisoned", "asleep")),
     (["poison counters", "sleep flip"], ("poisoned", "counters", "asleep", "flip")),
     ([{"uid": "b1", "condition": "Asleep"}], ("asleep",)), (["Icy Snow"], ("effect",)),
     (["knock out b1", "end of turn"], ("knock out", "end of turn")), ("Poisoned", ())],
)  # fmt: skip
def test_the_order_of_a_checkup(written: Any, order: tuple[str, ...]) -> None:
    (play,) = plays("checkup", order=written)
    assert isinstance(play, p.Checkup)
    assert play.order == order


def test_who_orders_effects_and_whose_pokemon_are_checked() -> None:
    (said,) = plays("checkup", ordered_by="B", players=["A", "C"])
    assert isinstance(said, p.Checkup)
    assert (said.chooser, said.players) == (1, (0,))
    (done,) = plays("checkup", effects=["one", "two"])
    assert isinstance(done, p.Checkup)
    assert done.chooser == 0


def test_counters_that_are_no_numbers() -> None:
    with pytest.raises(CaseError, match="counters: write"):
        plays("checkup", counters=[1])
    with pytest.raises(CaseError, match=r"counters, b1: 'x' is no whole number"):
        plays("checkup", counters={"b1": "x"})


@pytest.mark.parametrize(
    ("said", "flips"),
    [
        ({"flips": {"a1": "tails"}}, (BURNED, ASLEEP)),
        ({"coins": {"a1": "heads"}}, (BURNED, ASLEEP)),
        ({"flips": {"a1": {"Asleep": "tails"}}}, (ASLEEP,)),
        ({"flips": {"Burned": "heads"}}, (BURNED,)),
        ({"flips": {"a1": "Asleep"}}, (ASLEEP,)),
        ({"flips": {"a1": ["Asleep", "Burned"]}}, (ASLEEP, BURNED)),
        ({"flips": ["tails", "heads"]}, (BURNED, ASLEEP)),
        ({"flip": "tails"}, (BURNED,)),
        ({"flips": [{"uid": "a1", "result": "heads"}]}, (BURNED, ASLEEP)),
        ({"flips": [{"uid": "a1", "condition": "Asleep", "result": "heads"}]}, (ASLEEP,)),
        ({"flips": {"b1": "heads"}}, (("b1", "confused"),)),
        ({"flips": {"b9": "heads"}}, ()),
        ({"flips": []}, ()),
        ({"flips": 3}, ()),
    ],
)
def test_coins_of_a_checkup(said: dict[str, Any], flips: tuple[tuple[str, str], ...]) -> None:
    (checkup,) = plays("checkup", THEY, **said)
    assert isinstance(checkup, p.Checkup)
    assert checkup.flips == flips
    assert checkup.said == ("flips",)


def test_a_coin_alone_is_for_who_is_confused_where_nobody_else_needs_one() -> None:
    well = {"uid": "a1", "card": None}
    state = {"players": {"A": {"active": [well]}, "B": {"active": [CONFUSED]}}}
    (checkup,) = plays("checkup", state, flips=["heads"])
    assert isinstance(checkup, p.Checkup)
    assert checkup.flips == (("b1", "confused"),)


def test_who_recovered_in_a_checkup() -> None:
    for key in ("recovered", "recovers", "cured", "removed"):
        (checkup,) = plays("checkup", THEY, **{key: {"a1": ["Asleep"]}})
        assert isinstance(checkup, p.Checkup)
        assert (checkup.ended, checkup.said) == ((ASLEEP,), ("ended",))
