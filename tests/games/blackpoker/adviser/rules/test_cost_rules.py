"""Codes of `cost_rules`: each speaks, and is silent on the legal neighbour."""

from __future__ import annotations

from app.games.blackpoker.adviser.rules import cost_rules as group
from tests.games.blackpoker.adviser.black_saying import codes
from tests.games.blackpoker.adviser.both_ways import start, table
from tests.games.blackpoker.adviser.group_checks import both_ways, speaks_and_is_silent


@both_ways(group)
def test_every_code_speaks_and_is_silent(code: str) -> None:
    speaks_and_is_silent(code)


WALLS = {"bulwarks": [{"uid": "w1"}, {"uid": "w2", "driven": True}], "soldiers": ["C3"]}


def test_a_driven_bulwark_pays_nothing() -> None:
    hero = start("summonsHero", keys=["CK"], pays={"damage": 1, "drives": ["w1", "w2"]})
    assert codes(hero, table(WALLS)) == {"COST_B"}


def test_what_is_still_open_may_be_paid_until_play_goes_on() -> None:
    soldier = start("summonsSoldier", keys=["H7"], open=True)
    assert codes(soldier, table(WALLS)) == set()
    assert codes(start("summonsHero", keys=["CK"], open=True), table(WALLS)) == {"COST_B"}


def test_a_magician_waives_no_more_than_its_edition_says() -> None:
    mage = {**WALLS, "soldiers": ["C3", "Joker"]}
    up = start("up", keys=["H6"], targets=["C3"])
    for edition in ("6", "9"):
        assert codes(up, table(mage, format="pro", edition=edition)) == set()
        assert codes(up, table(WALLS, format="pro", edition=edition)) == {"COST_D"}
        recall = start("unsummons", keys=["H6", "H7"], targets=["C3"])
        assert codes(recall, table(mage, format="pro", edition=edition)) == {"COST_WAIVER"}
    paid = start("up", keys=["H6"], targets=["C3"], pays={"discards": 1})
    assert codes(paid, table(mage, format="pro")) == set()


def test_whose_magician_waives_is_agreed_on() -> None:
    up = start("up", keys=["H6"], targets=["C3"])
    foe = {"soldiers": ["Joker"]}
    assert codes(up, table(WALLS, foe, format="pro")) == {"COST_D"}
    everybody = {"options": {"waiver": "all"}}
    assert codes(up, table(WALLS, foe, format="pro", **everybody)) == set()


def test_of_two_costs_the_one_that_fits_is_asked_for() -> None:
    trumps = {**WALLS, "trumps": [{"cards": ["S2"]}], "hand": 5}
    quick = start("open", "B", pays={"discards": 2})
    stage = [{"id": "s", "action": "attack", "by": "A"}]
    assert codes(quick, table(b=trumps, format="extra", stage=stage, chance="B")) == set()
