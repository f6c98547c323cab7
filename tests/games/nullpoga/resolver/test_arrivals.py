from __future__ import annotations

from typing import Any

import pytest

from tests.games.nullpoga.planned import attack, end, happened, side, stats, steps_of, why


def summon(card: str, column: int = 2, **more: Any) -> dict[str, Any]:
    return {"summons": [{"card": card, "col": column}], **more}


def test_a_monster_comes_to_standby_and_costs_mana() -> None:
    ours = end(side(hand=["boar", "rat"]), turn=3, A=summon("boar"))["A"]
    assert (ours["mana"], ours["hand"], stats(ours["standby"])) == (
        0,
        ["rat"],
        {"2": ("boar", 3, 2)},
    )


@pytest.mark.parametrize(
    ("hand", "standby", "mana", "reason"),
    [
        (["rat"], {}, 3, "not_in_hand"),
        (["boar"], {2: "cat"}, 3, "taken"),
        (["boar"], {}, 2, "mana"),
    ],
)
def test_what_cannot_be_summoned_keeps_card_and_mana(
    hand: list[str], standby: dict[int, str], mana: int, reason: str
) -> None:
    ours = side({2: "turtle"} if standby else {}, standby, hand=hand, mana=mana)
    steps = steps_of(ours, A=summon("boar"))
    assert why(steps) == [("failed", reason)]
    assert steps[-2].board.sides[0].mana == mana


def test_a_spell_is_no_monster() -> None:
    assert why(steps_of(side(hand=["meteor"]), A=summon("meteor"))) == [("failed", "not_in_hand")]


@pytest.mark.parametrize(("whose", "columns"), [("A", ["1", "2"]), ("B", ["3", "4"])])
def test_nightmare_tokens_come_from_the_owner_s_left(whose: str, columns: list[str]) -> None:
    ours = side({0: "rat"} if whose == "A" else {}, hand=["nightmare_lord"])
    sides = (ours, None) if whose == "A" else (None, ours)
    came = end(*sides, **{whose: summon("nightmare_lord")})[whose]
    tokens = [at for at, one in came["battle"].items() if one["card"] == "nightmare_token"]
    assert sorted(tokens) == columns


def test_there_are_fewer_tokens_where_there_is_no_room() -> None:
    battle = {column: {"id": f"r{column}", "card": "rat"} for column in range(4)}
    came = end(side(battle, hand=["nightmare_lord"]), A=summon("nightmare_lord"))["A"]
    assert came["battle"]["4"]["card"] == "nightmare_token"


def test_a_token_does_not_act_in_the_turn_it_comes() -> None:
    plan = summon("nightmare_lord", actions=[])
    (lord,) = happened(steps_of(side(hand=["nightmare_lord"]), A=plan), "summoned")
    tokens = [f"{lord.monster}-token{number}" for number in (1, 2)]
    plan = summon("nightmare_lord", actions=[attack(token) for token in tokens])
    steps = steps_of(side(hand=["nightmare_lord"]), A=plan)
    assert [one.monster for one in happened(steps, "placed")] == tokens
    assert why(steps) == [("lost", "barred"), ("lost", "barred")]


def test_chance_names_whose_attack_the_golem_doubles() -> None:
    ours = side({1: "boar"}, {1: "cat"}, hand=["mecha_golem"])

    def doubled(*order: int) -> list[str]:
        steps = steps_of(ours, draws=[order], A=summon("mecha_golem"))
        return [one.card for one in happened(steps, "doubled")]

    assert doubled(0, 1, 2, 3, 4, 5, 6, 7, 8, 9) == ["boar"]
    assert doubled(9, 7, 6, 1, 0, 2, 3, 4, 5, 8) == ["mecha_golem"]
    assert doubled(9, 6, 7, 1, 0, 2, 3, 4, 5, 8) == ["cat"]


def test_two_monsters_of_one_name_are_told_apart() -> None:
    twice = [{"card": "rat", "col": column, "id": "r"} for column in (0, 1)]
    steps = steps_of(side(hand=["rat", "rat"]), A={"summons": twice})
    names = [one.monster for one in happened(steps, "summoned")]
    assert names[0] == "r"
    assert len(set(names)) == 2
