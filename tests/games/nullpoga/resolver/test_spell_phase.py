"""Sub-phases, who goes first, what misfires and what it costs."""

from __future__ import annotations

from typing import Any

from tests.games.nullpoga.planned import at, end, happened, monster, side, steps_of, why

FRONT_BACK = {"card": "swap", "pair": [["A", "battle"], ["A", "standby"]], "col": 0}
ACROSS = {"card": "swap", "pair": [["A", "battle"], ["B", "battle"]], "col": 0}


def spells(*said: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"spells": list(said), **more}


def meteor(side_name: str, column: int) -> dict[str, Any]:
    return {"card": "meteor", "target": at(side_name, "battle", column)}


def rock(side_name: str, column: int) -> dict[str, Any]:
    return {"card": "rock_spell", "target": at(side_name, "battle", column)}


def test_both_players_spells_go_together_sub_phase_by_sub_phase() -> None:
    steps = steps_of(
        side(hand=["meteor", "rock_spell"]),
        side(hand=["meteor"]),
        A=spells(meteor("B", 0), rock("A", 1)),
        B=spells(meteor("A", 0)),
    )
    cast = [[one.card for one in step.happenings if one.what == "cast"] for step in steps[:2]]
    assert cast == [["meteor", "meteor"], ["rock_spell"]]
    assert [step.number for step in steps if step.phase == "spells"] == [1, 2]


def test_the_smaller_number_goes_first_whoever_casts_it() -> None:
    steps = steps_of(
        side(hand=["rock_spell"]),
        side(hand=["meteor"]),
        A=spells(rock("A", 2)),
        B=spells(meteor("A", 2)),
    )
    assert [one.card for one in happened(steps, "cast")] == ["meteor", "rock_spell"]


def test_two_of_a_kind_whose_order_matters_misfire_and_are_lost() -> None:
    steps = steps_of(
        side({0: "rat"}, {0: "boar"}, hand=["swap"]),
        side(hand=["swap"]),
        A=spells(FRONT_BACK),
        B=spells(ACROSS),
    )
    assert why(steps) == [("misfired", ""), ("misfired", "")]
    assert [one.mana for one in steps[0].board.sides] == [3, 3]
    assert [one.hand for one in steps[0].board.sides] == [(), ()]


def test_they_do_not_where_the_order_makes_no_difference() -> None:
    steps = steps_of(
        side({0: "rat"}, {0: "boar"}, hand=["swap"]),
        side(hand=["swap"]),
        A=spells(FRONT_BACK),
        B=spells({**FRONT_BACK, "pair": [["B", "battle"], ["B", "standby"]]}),
    )
    assert why(steps) == []


def test_the_rain_of_both_never_misfires() -> None:
    row = {column: monster("turtle", f"t{column}") for column in range(5)}
    steps = steps_of(
        side(row, hand=["fire_rain"]),
        side(row, hand=["fire_rain"]),
        draws=[(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (4, 3, 2, 1, 0, 5, 6, 7, 8, 9)],
        A=spells({"card": "fire_rain"}),
        B=spells({"card": "fire_rain"}),
    )
    assert why(steps) == []
    hurt = [(one.side, one.place and one.place.column) for one in happened(steps, "hurt")]
    assert hurt == [(1, 0), (1, 1), (1, 2), (0, 4), (0, 3), (0, 2)]


def test_rituals_of_both_that_draw_chance_do_not_misfire() -> None:
    def ritual(name: str) -> dict[str, Any]:
        said = {"card": "summon_ritual", "target": at(name, "battle", 0)}
        return spells({**said, "monster": "mecha_golem"})

    hand = ["summon_ritual", "mecha_golem"]
    rulings = {"ritual_cost": "any"}
    both = (side(hand=hand), side(hand=hand))
    steps = steps_of(*both, rulings=rulings, A=ritual("A"), B=ritual("B"))
    assert len(happened(steps, "doubled")) == 2


def test_what_cannot_be_paid_or_is_not_held_is_not_cast() -> None:
    steps = steps_of(
        side(hand=["meteor"], mana=2), side(), A=spells(meteor("B", 0)), B=spells(meteor("A", 0))
    )
    assert why(steps) == [("lost", "mana"), ("lost", "not_in_hand")]
    assert steps[0].board.sides[0].hand == ("meteor",)


def test_a_monster_is_no_spell() -> None:
    assert why(steps_of(side(hand=["rat"]), A=spells({"card": "rat"}))) == [("lost", "not_in_hand")]


def test_the_mage_has_the_spells_cast_once_more_for_their_mana_again() -> None:
    ours = side({0: "chrono_mage"}, hand=["meteor"], mana=6)
    came = end(ours, side({1: "gaia_beast"}), A=spells(meteor("B", 1), repeat="spells"))
    assert (came["A"]["mana"], came["B"]["battle"]["1"]["life"]) == (0, 1)


def test_without_the_mana_it_is_cast_once() -> None:
    ours = side({0: "chrono_mage"}, hand=["meteor"], mana=5)
    steps = steps_of(ours, side({1: "gaia_beast"}), A=spells(meteor("B", 1), repeat="spells"))
    assert why(steps) == [("lost", "mana")]
    assert len(happened(steps, "hurt")) == 1


def test_a_game_that_is_over_casts_nothing_more() -> None:
    steps = steps_of(
        side({0: "chrono_mage"}, hand=["meteor", "meteor"]),
        side(wild=[0, 1, 2, 3]),
        A=spells(meteor("B", 4), meteor("A", 1), repeat="spells"),
    )
    assert len(happened(steps, "cast")) == 1
