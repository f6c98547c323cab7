"""Codes of `key_target_rules`: each speaks, and is silent on the legal neighbour."""

from __future__ import annotations

from app.games.blackpoker.adviser.rules import key_target_rules as group
from tests.games.blackpoker.adviser.black_saying import codes
from tests.games.blackpoker.adviser.both_ways import start, table
from tests.games.blackpoker.adviser.group_checks import both_ways, speaks_and_is_silent


@both_ways(group)
def test_every_code_speaks_and_is_silent(code: str) -> None:
    speaks_and_is_silent(code)


KING = {"soldiers": [{"uid": "king", "cards": ["SK", "CK"]}, {"uid": "magic", "cards": ["Joker"]}]}


def test_nothing_is_aimed_at_giant_and_demon_king_nor_equip_at_a_joker() -> None:
    kill = start("kill", keys=["S2", "S3"], targets=["king"])
    assert codes(kill, table(b=KING, format="pro")) == {"TARGET_PROTECTED"}
    own = {**KING, "bulwarks": [{"uid": "w"}]}
    equip = start(
        "mountSoldier", keys=["S2"], targets=["magic"], pays={"drives": ["w"], "damage": 1}
    )
    assert codes(equip, table(own, format="standard")) == {"TARGET_PROTECTED"}


def test_what_is_aimed_at_has_the_right_owner() -> None:
    throw = start("throwing", keys=["S2", "C3"], targets=["A"])
    assert codes(throw) == {"TARGET_KIND"}
    assert codes(start("throwing", keys=["S2", "C3"], targets=["B"])) == set()


def test_a_key_card_that_is_not_seen_is_not_judged() -> None:
    up = start("up", keys=["any"], targets=["C3"], pays={"discards": 1})
    assert codes(up, table({"soldiers": ["C3"]})) == set()


def test_whether_two_jokers_are_two_of_a_number_is_agreed_on() -> None:
    reverse = start("reverse", keys=["Joker", "Joker2"], targets=["C3"])
    on = table({"soldiers": ["C3"]}, format="standard")
    assert codes(reverse, on) == {"KEY_MISMATCH"}
    assert codes(reverse, {**on, "options": {"two-jokers": "yes"}}) == set()


def test_rank_and_number_of_key_cards_count() -> None:
    on = table({"soldiers": ["C3"]}, {"soldiers": ["H9"]}, format="pro")
    assert codes(start("kill", keys=["S2"], targets=["H9"]), on) == {"KEY_MISMATCH"}
    assert codes(start("kill", keys=["S2", "SK"], targets=["H9"]), on) == {"KEY_MISMATCH"}
