"""Each spell, what it does, and why it does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.nullpoga.planned import (
    at,
    attack,
    end,
    following,
    happened,
    monster,
    side,
    stats,
    steps_of,
    why,
)

ROW = {column: monster("turtle", f"t{column}") for column in range(5)}


def spell(card: str, **more: Any) -> dict[str, Any]:
    return {"spells": [{"card": card, **more}]}


def reason(ours: Any, theirs: Any, plan: dict[str, Any], **more: Any) -> list[tuple[str, str]]:
    return why(steps_of(ours, theirs, A=plan, **more))


def test_the_meteor_strikes_one_s_own_monsters_too() -> None:
    plan = spell("meteor", target=at("A", "battle", 1))
    assert end(side({1: "turtle"}, hand=["meteor"]), A=plan)["A"]["battle"]["1"]["life"] == 1


def test_it_lays_an_empty_battle_cell_waste_and_hurts_no_player() -> None:
    theirs = end(side(hand=["meteor"]), A=spell("meteor", target=at("B", "battle", 1)))["B"]
    assert (theirs["wild"], theirs["life"]) == ([1], 20)


def test_it_wins_with_the_last_cell() -> None:
    plan = spell("meteor", target=at("B", "battle", 1))
    steps = steps_of(side(hand=["meteor"]), side(wild=[0, 2, 3, 4]), A=plan)
    assert [one.phase for one in steps] == ["spells"]
    assert steps[-1].board.winner == "A"


def test_a_rock_cannot_act_and_crumbles() -> None:
    plan = spell("rock_spell", target=at("A", "battle", 0))
    plan["actions"] = [attack("rock-10-A0")]
    ours = side(hand=["rock_spell"])
    assert reason(ours, None, plan) == [("lost", "barred")]
    assert stats(following(ours, A=plan)["A"]["battle"]) == {"0": ("rock", 0, 2)}


@pytest.mark.parametrize(
    ("card", "said", "because"),
    [
        ("meteor", {}, "no_cell"),
        ("meteor", {"target": at("B", "standby", 0)}, "nobody"),
        ("rock_spell", {"target": at("A", "battle", 2)}, "taken"),
        ("rock_spell", {"target": at("A", "standby", 2)}, "no_cell"),
        ("rock_spell", {}, "no_cell"),
        ("swap", {}, "no_cell"),
        ("swap", {"pair": [["A", "battle"], ["A", "standby"]]}, "no_cell"),
        ("swap", {"pair": [["A", "battle"], ["B", "standby"]], "col": 1}, "no_cell"),
        ("swap", {"pair": [["A", "battle"], ["A", "battle"]], "col": 1}, "no_cell"),
        ("flame_guard", {"target": at("A", "battle", 3)}, "nobody"),
        ("flame_guard", {"target": at("B", "battle", 2)}, "no_cell"),
        ("flame_guard", {}, "no_cell"),
        ("summon_ritual", {"target": at("A", "battle", 3)}, "not_in_hand"),
        ("summon_ritual", {"target": at("A", "battle", 3), "monster": "rat"}, "not_in_hand"),
        ("summon_ritual", {"target": at("A", "battle", 3), "monster": "wyvern"}, "cost"),
        ("summon_ritual", {"target": at("A", "battle", 2), "monster": "boar"}, "taken"),
        ("summon_ritual", {"target": at("B", "battle", 2), "monster": "boar"}, "no_cell"),
        ("summon_ritual", {"monster": "boar"}, "no_cell"),
    ],
)
def test_a_spell_that_cannot_be_is_lost_with_its_mana(
    card: str, said: dict[str, Any], because: str
) -> None:
    ours = side({2: "cat"}, hand=[card, "wyvern", "boar"])
    steps = steps_of(ours, side({2: "cat"}), A=spell(card, **said))
    assert why(steps) == [("failed", because)]
    after = steps[0].board.sides[0]
    assert (after.hand, after.grave) == (("wyvern", "boar"), (card,))
    assert after.mana < 10


def test_the_swap_pulls_an_enemy_over_who_then_does_nothing_this_turn() -> None:
    plan = spell("swap", pair=[["A", "battle"], ["B", "battle"]], col=2)
    plan["actions"] = [attack("boar'")]
    steps = steps_of(
        side({}, hand=["swap"]), side({2: "boar"}), A=plan, B={"actions": [attack("boar'")]}
    )
    assert why(steps) == [("lost", "barred"), ("lost", "gone")]
    board = steps[-1].board
    pulled = board.sides[0].battle[2]
    assert pulled is not None
    assert (pulled.card, pulled.owner, pulled.barred) == ("boar", 1, False)


def test_who_was_pulled_over_goes_to_its_first_owner_s_graveyard() -> None:
    first = spell("swap", pair=[["B", "battle"], ["A", "battle"]], col=2)
    first["spells"].append({"card": "meteor", "target": at("A", "battle", 2)})
    steps = steps_of(side(hand=["swap", "meteor"]), side({2: "boar"}), A=first)
    assert [one.side for one in happened(steps, "died")] == [0]
    assert steps[-1].board.sides[1].grave == ("boar",)


def test_a_guarded_monster_is_neither_hurt_nor_stunned_nor_set_on_fire() -> None:
    steps = steps_of(
        side({1: "boar"}, hand=["flame_guard"]),
        side({1: "jellyfish"}, hand=["rat", "blaze"]),
        A=spell("flame_guard", target=at("A", "battle", 1)),
        B={"spells": [{"card": "rat"}, {"card": "blaze"}], "actions": [attack("jellyfish'")]},
    )
    assert [one.reason for one in happened(steps, "spared")] == ["blaze", "attack"]
    boar = steps[-1].board.sides[0].battle[1]
    assert boar is not None
    assert (boar.life, boar.burn, boar.barred, boar.guarded) == (2, 0, False, False)


def test_the_ritual_s_monster_acts_in_the_same_turn_and_costs_nothing_more() -> None:
    plan = spell("summon_ritual", target=at("A", "battle", 3), monster="boar", id="b")
    plan["actions"] = [attack("b")]
    came = end(side(hand=["summon_ritual", "boar"]), turn=3, A=plan)
    assert stats(came["A"]["battle"]) == {"3": ("boar", 3, 2)}
    assert (came["A"]["mana"], came["A"]["hand"], came["B"]["life"]) == (0, [], 17)


def test_by_the_march_it_comes_to_the_same_cell_where_that_is_free() -> None:
    plan = spell("summon_ritual", target=at("A", "battle", 3), monster="boar", id="b")
    steps = steps_of(side(hand=["summon_ritual", "boar"]), A=plan, rulings={"ritual": "march"})
    assert steps[0].board.sides[0].standby[3] is not None
    assert steps[1].board.sides[0].battle[3] is not None


def test_the_blaze_burns_once_more_at_the_turn_start() -> None:
    came = following(side(hand=["blaze"]), side({0: "turtle"}, {0: "cat"}), A=spell("blaze"))["B"]
    assert (came["battle"]["0"]["life"], came["standby"]["0"]["life"]) == (2, 2)


@pytest.mark.parametrize(
    ("rain", "ours", "theirs"),
    [
        ("opponent", [4, 4, 4, 4, 4], [1, 4, 1, 4, 1]),
        ("both_rows", [1, 4, 1, 4, 1], [1, 4, 1, 4, 1]),
        ("ten_cells", [4, 4, 4, 1, 4], [1, 4, 4, 4, 1]),
    ],
)
def test_where_the_rain_falls(rain: str, ours: list[int], theirs: list[int]) -> None:
    came = end(
        side(ROW, hand=["fire_rain"]),
        side(ROW),
        rulings={"rain": rain},
        draws=[(4, 0, 8, 2, 1, 3, 5, 6, 7, 9)],
        A=spell("fire_rain"),
    )
    assert [[held["life"] for held in came[name]["battle"].values()] for name in "AB"] == [
        *(ours, theirs),
    ]
