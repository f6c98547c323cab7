"""What is wrong with aiming an action at something, said of cards alone."""

from __future__ import annotations

import pytest

from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.aim_rules import (
    PieceKind,
    on_side,
    trouble_with_action,
    trouble_with_unit,
)
from app.games.blackpoker.rules.rule_set import rule_set

ACTIONS = rule_set("6", "extra", "master").actions
ME, FOE = 0, 1


def aim_of(name: str) -> Action:
    assert ACTIONS[name].target is not None
    return ACTIONS[name]


@pytest.mark.parametrize(
    ("name", "seats"),
    [("up", [ME, FOE]), ("mountSoldier", [ME]), ("throwing", [FOE])],
)
def test_whose_something_is_that_is_aimed_at(name: str, seats: list[int]) -> None:
    aim = aim_of(name).target
    assert aim is not None
    assert [seat for seat in (ME, FOE) if on_side(aim, ME, seat)] == seats


@pytest.mark.parametrize(
    ("name", "kind", "seat", "refs", "trouble"),
    [
        ("up", "soldier", FOE, "S-9", ""),
        ("up", "bulwark", FOE, "", "kind"),
        ("up", "trump", ME, "", "kind"),
        ("up", "", ME, "", "kind"),
        ("up", "soldier", FOE, "S-K C-K", "protected"),
        ("twist", "bulwark", FOE, "", ""),
        ("twist", "soldier", FOE, "S-9", ""),
        ("destroyBulwark", "soldier", FOE, "S-9", "kind"),
        ("mountSoldier", "soldier", ME, "H-5", ""),
        ("mountSoldier", "soldier", FOE, "H-5", "kind"),
        ("mountSoldier", "soldier", ME, "S-5", "suit"),
        ("mountSoldier", "soldier", ME, "H-5 J-R", "protected"),
        ("mountSoldier", "soldier", ME, "S-J H-5", "protected"),
    ],
)
def test_what_is_wrong_with_a_unit(
    name: str, kind: PieceKind, seat: int, refs: str, trouble: str
) -> None:
    aim = aim_of(name).target
    assert aim is not None
    assert trouble_with_unit(aim, ME, kind, seat, tuple(refs.split()), "H-9") == trouble


def test_a_key_card_that_is_not_known_has_no_wrong_suit() -> None:
    aim = aim_of("mountSoldier").target
    assert aim is not None
    assert trouble_with_unit(aim, ME, "soldier", ME, ("S-5",)) == ""


@pytest.mark.parametrize(
    ("name", "at", "keys", "trouble"),
    [
        ("counter", "up", 1, ""),
        ("counter", "throwing", 2, ""),
        ("counter", "attack", 0, "range"),
        ("counter", "force", 2, "protected"),
        ("truce", "damageJudge", 0, ""),
        ("truce", "up", 1, "kind"),
    ],
)
def test_what_is_wrong_with_an_action_of_the_stage(
    name: str, at: str, keys: int, trouble: str
) -> None:
    action, other = aim_of(name), ACTIONS[at]
    assert action.target is not None
    found = trouble_with_action(
        action.target, action, at, keys, protected=other.uncounterable, aimed=True
    )
    assert found == trouble


def test_what_has_to_have_a_target_itself() -> None:
    (action, *_) = [one for one in ACTIONS.values() if one.target is not None and one.target.aimed]
    assert action.target is not None

    def trouble(*, aimed: bool) -> str:
        assert action.target is not None
        return trouble_with_action(action.target, action, "up", 1, protected=False, aimed=aimed)

    assert [trouble(aimed=True), trouble(aimed=False)] == ["", "kind"]
