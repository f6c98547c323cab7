"""What is wrong with a target, and what an action does by what it is aimed at."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.advising.cases.case_fields import CaseReader
from app.games.blackpoker.adviser.aim_problems import due_now, is_lost, judgement, troubles
from app.games.blackpoker.adviser.blackpoker_cases import position_written
from app.games.blackpoker.adviser.blackpoker_position import Position

STATE: dict[str, Any] = {
    "format": "master",
    "players": {
        "A": {"soldiers": ["C3"], "bulwarks": [{"uid": "w"}]},
        "B": {"soldiers": ["D4", {"uid": "king", "cards": ["SK", "CK"]}]},
    },
    "stage": [{"id": "force", "by": "A", "action": "force", "keys": ["H2", "H3"]}],
}

THROW = {
    "id": "t",
    "by": "A",
    "action": "throwing",
    "keys": ["S9", "C2"],
    "targets": ["seat.1"],
}


def position(**more: Any) -> Position:
    return position_written(CaseReader({**STATE, **more}, "case"))


@pytest.mark.parametrize(
    ("action", "targets", "trouble"),
    [
        ("up", ("C3",), []),
        ("up", ("w",), ["kind"]),
        ("up", (), ["missing"]),
        ("up", ("gone",), ["missing"]),
        ("up", ("king",), ["protected"]),
        ("twist", ("w",), []),
        ("destroyBulwark", ("C3",), ["kind"]),
        ("throwing", ("seat.1",), []),
        ("throwing", ("seat.0",), ["kind"]),
        ("reanimate", ("D4",), ["kind"]),
        ("counter", ("force",), ["protected"]),
        ("counter", ("me",), ["self"]),
        ("truce", ("force",), ["kind"]),
        ("mountSoldier", ("C3",), ["suit"]),
        ("attack", ("C3",), []),
    ],
)
def test_what_is_wrong_with_a_target(
    action: str, targets: tuple[str, ...], trouble: list[str]
) -> None:
    there = position()
    known = there.action(action)
    assert known is not None
    found = troubles(there, known, 0, targets, ("S-K",), "me")
    assert [one for _, one in found] == trouble


def test_a_target_that_is_gone_is_lost() -> None:
    up = {"id": "up", "by": "A", "action": "up", "keys": ["H6"], "targets": ["C3"]}
    there = position(stage=[up])
    assert there.top is not None
    assert not is_lost(there, there.top)
    gone = position(stage=[{**up, "targets": ["D9"]}])
    assert gone.top is not None
    assert is_lost(gone, gone.top)


def test_what_a_judgement_does() -> None:
    def attacker(card: str) -> dict[str, Any]:
        return {"cards": [card], "driven": True, "attacks": True}

    players = {
        "A": {"soldiers": [attacker("S9"), attacker("H5"), attacker("D7")]},
        "B": {
            "soldiers": [{"cards": ["D4"], "blocks": "S9"}, {"cards": ["C5"], "blocks": "S9"}],
            "bulwarks": [{"uid": "x", "blocks": "H5"}],
        },
    }
    due = judgement(position(players=players))
    assert due.damage == ((1, 7),)
    assert due.losers == {"S9", "D4", "C5"}
    assert due.walls == (("x", "H5"),)
    assert due.numbers == (("H5", frozenset({5})),)


def test_what_magic_does_to_players() -> None:
    due = due_now(position(stage=[THROW], passed=True))
    assert due is not None
    assert due.damage == ((1, 9),)
    lance = {"id": "l", "by": "A", "action": "deathLance", "keys": ["S5", "D3"], "targets": ["D4"]}
    due = due_now(position(stage=[lance], passed=True))
    assert due is not None
    assert due.damage == ()
    assert due_now(position()) is None


def test_under_trumps_that_change_it_nothing_is_reckoned() -> None:
    players = {"A": {}, "B": {"trumps": [{"cards": ["C9"], "up": True}]}}
    fortress = position(format="extra", players=players, stage=[THROW], passed=True)
    assert due_now(fortress) is None
