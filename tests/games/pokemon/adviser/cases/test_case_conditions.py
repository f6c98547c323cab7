"""Special Conditions and Pokémon Checkups as a case file tells them."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.advising.cases.case_fields import CaseError
from app.games.pokemon.adviser.cases.case_conditions import condition_key, degrees_of
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from tests.games.pokemon.adviser.cases.telling import plays, reader

SICK = {"uid": "a1", "card": "Dreepy", "conditions": ["Burned", "Asleep"]}
CONFUSED = {"uid": "b1", "card": None, "conditions": ["Confused"]}
THEY = {"players": {"A": {"active": [SICK]}, "B": {"active": [CONFUSED]}}}
BURNED, ASLEEP = ("a1", "burned"), ("a1", "asleep")


def test_a_condition() -> None:
    said = {"uid": "b1", "condition": "Poison", "counters": 8}
    assert plays("condition", **said) == (p.ChangeCondition(0, "b1", "poisoned", True, 8),)
    off = p.ChangeCondition(0, "b1", "asleep", on=False)
    for more in ({"on": False}, {"removed": True}, {"ended": True}, {"cured": True}):
        assert plays("condition", uid="b1", condition="Sleep", **more) == (off,)
    assert plays("remove_condition", uid="b1", condition="Asleep") == (off,)
    for key in ("target", "unit", "onto"):
        (on,) = plays("condition", condition="Poison", base=2, **{key: "b1"})
        assert on == p.ChangeCondition(0, "b1", "poisoned", True, 2)


def test_several_conditions_with_how_the_card_is_turned_then() -> None:
    assert plays("inflict", uid="b1", conditions=["Burn", "Sleep"], turned="left") == (
        p.ChangeCondition(0, "b1", "burned", on=True),
        p.ChangeCondition(0, "b1", "asleep", on=True),
        p.TurnCard(0, "b1", 270),
    )
    for kind in ("cure", "remove_condition"):
        (off,) = plays(kind, target="b1", name="Confusion")
        assert off == p.ChangeCondition(0, "b1", "confused", on=False)


@pytest.mark.parametrize(
    ("word", "key"),
    [("Poison", "poisoned"), ("badly poisoned", "poisoned"), ("BURN", "burned"),
     (" asleep ", "asleep"), ("Paralysis", "paralyzed"), ("confusion", "confused"),
     ("Frozen", "frozen"), ("knocked out", "knocked out"), (3, "3")],
)  # fmt: skip
def test_which_condition_a_word_means(word: object, key: str) -> None:
    assert condition_key(word) == key


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
    (_, alike) = plays("attack", attack="Bite", target="b1", condition=conditions)
    assert alike == gives


def test_an_attack_gives_conditions_to_whom_it_is_said() -> None:
    conditions = [{"on": "b2", "name": "Burned"}, {"uid": "b2"}, "Asleep"]
    (_, *gives) = plays("attack", attack="Bite", target="b1", conditions=conditions)
    assert [(one.unit, one.key) for one in gives if isinstance(one, p.ChangeCondition)] == [
        ("b2", "burned"),
        ("b1", "asleep"),
    ]
    assert len(plays("attack", attack="Bite", target="b1", conditions=None)) == 1


@pytest.mark.parametrize(
    ("said", "degrees"),
    [({"degrees": -90}, 270), ({"rotation": 90}, 90), ({"turn": "left"}, 270),
     ({"degrees": "upside down"}, 180), ({"degrees": "upright"}, 0)],
)  # fmt: skip
def test_a_card_that_is_turned(said: dict[str, Any], degrees: int) -> None:
    assert plays("rotate", uid="a1", **said) == (p.TurnCard(0, "a1", degrees),)


def test_a_card_that_is_turned_nowhere() -> None:
    assert plays("rotate", uid="a1") == ()
    assert plays("rotate", unit="a1", degrees=0) == (p.TurnCard(0, "a1", 0),)
    assert plays("turn_card", target="a1", degrees=90) == (p.TurnCard(0, "a1", 90),)
    for said in (True, "sideways", 2.5, None):
        assert plays("rotate", uid="a1", degrees=said) == ()
    assert degrees_of(reader(degrees="sideways", turned="Right"), "degrees", "turned") == 90


# -- the checkup ----------------------------------------------------------------------------------


def test_a_checkup() -> None:
    pair = ("b1", "burned")
    for flips in ([{"uid": "b1", "condition": "Burn"}], {"b1": "Burned"}, {"b1": ["Burned"]}):
        (play,) = plays("checkup", counters={"b1": 2}, flips=flips, removed=flips)
        assert isinstance(play, t.Checkup)
        assert (play.counters, play.flips, play.ended) == ((("b1", 20),), (pair,), (pair,))
        assert play.said == ("flips", "ended")
    (points,) = plays("checkup", damage={"b1": 20})
    assert isinstance(points, t.Checkup)
    assert (points.counters, points.said) == ((("b1", 20),), ())
    assert plays("checkup") == (t.Checkup(0),)


@pytest.mark.parametrize(
    ("written", "order"),
    [(["Poisoned", "Asleep"], ("poisoned", "asleep")),
     (["poison counters", "sleep flip"], ("poisoned", "counters", "asleep", "flip")),
     ([{"uid": "b1", "condition": "Asleep"}], ("asleep",)), (["Icy Snow"], ("effect",)),
     (["knock out b1", "end of turn"], ("knock out", "end of turn")), ("Poisoned", ()),
     (["Burn damage", "KO", "coin for sleep"],
      ("burned", "counters", "knock out", "asleep", "flip"))],
)  # fmt: skip
def test_the_order_of_a_checkup(written: Any, order: tuple[str, ...]) -> None:
    (play,) = plays("checkup", order=written)
    assert isinstance(play, t.Checkup)
    assert play.order == order
    for key in ("steps", "sequence"):
        assert plays("checkup", **{key: written}) == (play,)


def test_who_orders_effects_and_whose_pokemon_are_checked() -> None:
    (said,) = plays("checkup", ordered_by="B", players=["A", "C"])
    assert isinstance(said, t.Checkup)
    assert (said.chooser, said.players) == (1, (0,))
    (done,) = plays("checkup", effects=["one", "two"])
    assert isinstance(done, t.Checkup)
    assert done.chooser == 0


def test_counters_that_are_no_numbers() -> None:
    with pytest.raises(CaseError, match="counters: write"):
        plays("checkup", counters=[1])
    with pytest.raises(CaseError, match=r"counters, b1: 'x' is not a whole number"):
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
        ({"flip": "tails,heads"}, (BURNED, ASLEEP)),
        ({"flips": {"uid": "a1", "condition": "Sleep"}}, (ASLEEP,)),
        ({"flips": {"unit": "a1", "for": "Sleep"}}, (ASLEEP,)),
        ({"flips": {"b9": "Asleep"}}, (("b9", "asleep"),)),
        ({"flips": []}, ()),
        ({"flips": 3}, ()),
    ],
)
def test_coins_of_a_checkup(said: dict[str, Any], flips: tuple[tuple[str, str], ...]) -> None:
    (checkup,) = plays("checkup", THEY, **said)
    assert isinstance(checkup, t.Checkup)
    assert checkup.flips == flips
    assert checkup.said == ("flips",)


def test_a_coin_alone_is_for_who_is_confused_where_nobody_else_needs_one() -> None:
    well = {"uid": "a1", "card": None}
    state = {"players": {"A": {"active": [well]}, "B": {"active": [CONFUSED]}}}
    (checkup,) = plays("checkup", state, flips=["heads"])
    assert isinstance(checkup, t.Checkup)
    assert checkup.flips == (("b1", "confused"),)


def test_who_recovered_in_a_checkup() -> None:
    for key in ("recovered", "recovers", "cured", "removed", "ended", "ends"):
        (checkup,) = plays("checkup", THEY, **{key: {"a1": ["Asleep"]}})
        assert isinstance(checkup, t.Checkup)
        assert (checkup,) == plays("checkup", THEY, **{key: {"unit": "a1", "name": "Sleep"}})
        assert (checkup.ended, checkup.said) == ((ASLEEP,), ("ended",))


@pytest.mark.parametrize(
    ("said", "counters"),
    [({"counters": {"b1": 1, "a1": 2}}, (("b1", 10), ("a1", 20))), ({"damage": {}}, ()),
     ({"counters": None}, ()), ({}, None)],
)  # fmt: skip
def test_the_counters_of_a_checkup(said: dict[str, Any], counters: Any) -> None:
    (checkup,) = plays("checkup", **said)
    assert isinstance(checkup, t.Checkup)
    assert checkup.counters == counters


def test_one_step_of_a_checkup_and_what_an_effect_does_in_it() -> None:
    assert plays("checkup", step="Poison", unit="a1") == (t.Checkup(0, step="poisoned", unit="a1"),)
    assert plays("checkup", cause="Icy Snow") == (t.Checkup(0, cause="Icy Snow"),)
    assert plays("checkup", cause=True) == (t.Checkup(0),)


def test_who_put_effects_in_order_and_whose_pokemon_were_checked() -> None:
    for key in ("order_by", "chosen_by", "chooser", "orders"):
        assert plays("checkup", **{key: "B"}) == (t.Checkup(0, chooser=1),)
    for key in ("sides", "only", "checked"):
        assert plays("checkup", **{key: "B"}) == (t.Checkup(0, players=(1,)),)
    assert plays("checkup", effects="one") == (t.Checkup(0),), "one effect has no order"


def test_a_coin_is_for_what_needs_one() -> None:
    burned = {"uid": "a1", "card": None, "conditions": ["Poisoned", "Burned"]}
    state = {"players": {"A": {"active": [burned]}, "B": {}}}
    (checkup,) = plays("checkup", state, flips={"a1": "tails"})
    assert isinstance(checkup, t.Checkup)
    assert checkup.flips == (BURNED,)
