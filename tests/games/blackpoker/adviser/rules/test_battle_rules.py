"""Codes of `battle_rules`: each speaks, and is silent on the legal neighbour."""

from __future__ import annotations

from app.games.blackpoker.adviser.rules import battle_rules as group
from tests.games.blackpoker.adviser.black_saying import codes, of, steps
from tests.games.blackpoker.adviser.both_ways import start, table
from tests.games.blackpoker.adviser.group_checks import both_ways, speaks_and_is_silent


@both_ways(group)
def test_every_code_speaks_and_is_silent(code: str) -> None:
    speaks_and_is_silent(code)


def judgement(blocker: dict[str, object]) -> dict[str, object]:
    """Return a judgement against a bulwark, as a state."""
    attacker = {"uid": "att", "cards": ["H5", "HA"], "driven": True, "attacks": True}
    judging = [{"id": "dj", "by": "A", "action": "damageJudge"}]
    return {
        **table({"soldiers": [attacker]}, {"bulwarks": [{"uid": "x", "blocks": "att", **blocker}]}),
        "stage": judging,
        "passed": True,
    }


def test_a_bulwark_meets_a_number_of_a_card_and_not_the_sum() -> None:
    falls = steps(of("leave", "B", units=["x"]), of("resolve"), of("go_on"))
    generation = of("move", "B", cards=["SK"], source="graveyard")
    assert codes(falls, judgement({"cards": ["C6"], "up": True})) == set()
    assert codes(falls, judgement({"cards": ["C5"], "up": True})) == {"JUDGE_BULWARK"}
    ace = steps(of("leave", "B", units=["x"]), generation, of("resolve"), of("go_on"))
    assert codes(ace, judgement({"cards": ["CA"], "up": True})) == {"JUDGE_BULWARK"}
    assert codes(ace, judgement({"cards": ["Joker"], "up": True})) == {"JUDGE_BULWARK"}


def test_a_bulwark_that_blocked_is_turned_up_and_falls() -> None:
    assert codes(steps(of("resolve"), of("go_on")), judgement({})) == {"JUDGE_BULWARK"}
    falls = steps(of("leave", "B", units=["x"]), of("resolve"), of("go_on"))
    assert codes(falls, judgement({"cards": ["any"]})) == {"JUDGE_BULWARK"}


def test_attackers_are_driven_by_the_time_block_is_triggered() -> None:
    standing = table({"soldiers": [{"cards": ["C3"], "attacks": True}]})
    assert codes(start("block", triggered=True), standing) == {"ATTACK_DRIVEN"}


def test_a_back_of_which_nothing_is_known_is_not_said_to_be_fresh() -> None:
    unknown = {"soldiers": [{"uid": "u", "cards": ["any"], "fresh": True}]}
    assert codes(of("attack", attackers=["u"]), table(unknown)) == set()
