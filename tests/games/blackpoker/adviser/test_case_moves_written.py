"""Every kind of move that a case can state is read as plays."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.advising import common_plays as q
from app.games.advising.cases.case_fields import CaseReader
from app.games.advising.cases.case_vocabulary import plays_written
from app.games.blackpoker.adviser import blackpoker_plays as p
from app.games.blackpoker.adviser.blackpoker_cases import position_written
from app.games.blackpoker.adviser.case_moves_written import MOVES

STATE = {
    "players": {
        "A": {"soldiers": ["C3"], "bulwarks": [{"uid": "w"}, {"uid": "v", "driven": True}]},
        "B": {"soldiers": ["D4"]},
    },
    "stage": [{"id": "u", "by": "A", "action": "up", "keys": ["H6"], "targets": ["C3"]}],
}
PLAYERS = {"A": 0, "B": 1}


def read(kind: str, **fields: Any) -> tuple[Any, ...]:
    move = CaseReader({"type": kind, **fields}, "move")
    return plays_written(move, position_written(CaseReader(STATE, "case")), PLAYERS, 0, MOVES)


def test_a_start_says_what_was_paid_with_what() -> None:
    pays = {"drives": ["w", "v"], "damage": 1, "discards": 2, "gives": ["C3", "D4"]}
    fields = {"keys": ["H6"], "targets": ["B"], "pays": pays}
    (start,) = read("start", action="Throw", **fields)
    assert (start.action, start.targets, start.sources) == ("throwing", ("seat.1",), ("hand",))
    assert start.paid == p.Paid(("w",), 1, 2, ("C3",), ("D4",))
    (twice,) = read("start", action="up", pays={"drives": ["w", "w"]})
    assert twice.paid.twice == ("w",)


@pytest.mark.parametrize(
    ("kind", "fields", "play"),
    [
        ("pass", {}, q.Passed(0)),
        ("resolve", {"id": "up"}, p.Resolve(0, "u", "up")),
        ("attack", {"attackers": ["C3"]}, p.Attackers(0, ("C3",), frozenset({"C3"}))),
        ("block", {"blockers": {"D4": "C3"}}, p.Blockers(0, (("D4", "C3"),))),
        ("leave", {"units": ["C3"]}, q.Left(0, "C3", "graveyard.0")),
        ("draw", {}, q.Moved(0, (), "deck.0", "hand.0", count=1)),
        ("damage", {"of": "B", "count": 4}, q.Moved(1, (), "deck.1", "graveyard.1", count=4)),
        ("turn_over", {"units": ["w"]}, p.Turned(0, "w", up=True)),
        ("rotate", {"units": ["v"], "driven": False}, q.Rotated(0, "v", 90, 0)),
        ("number", {"units": ["C3"], "more": -4}, q.Marked(0, "C3", "weaker", 0, 4)),
        ("look", {"zone": "B.hand"}, q.Looked(0, "hand.1", 0)),
        ("show", {}, q.Shown(0, "hand.0", 1)),
        ("shuffle", {}, q.Shuffled(0, "deck.0")),
        ("split", {"unit": "C3", "cards": ["HA"]}, q.Detached(0, "C3", "H-A", "graveyard.0")),
        ("shift", {"units": ["C3"]}, q.Shifted(0, "C3", "soldiers.0", "bulwarks.0")),
        ("swap", {"units": ["w", "v"]}, q.Swapped(0, "w", "v")),
        ("next_turn", {}, q.TurnBegun(0, 1)),
        ("ask_deck", {}, p.Asked(0, 1)),
        ("stands", {}, q.Standing()),
        ("go_on", {}, p.WentOn(0)),
    ],
)
def test_a_move_is_a_play(kind: str, fields: dict[str, Any], play: Any) -> None:
    assert read(kind, **fields) == (play,)


def test_a_card_enters_where_it_is_said_to() -> None:
    (enters,) = read("enter", cards=["any"], **{"from": "hand"}, to="bulwarks", up=False)
    assert (enters.source, enters.goal, enters.up) == ("hand.0", "bulwarks.0", False)
    (moved,) = read("move", cards=["C3"], **{"from": "B.graveyard"})
    assert (moved.source, moved.goal, moved.count) == ("graveyard.1", "hand.0", 1)


def test_steps_are_read_each_from_where_the_one_before_led() -> None:
    first = {"type": "start", "action": "attack", "id": "a"}
    plays = read("steps", moves=[first, {"type": "pass", "by": "B"}, {"type": "resolve"}])
    assert plays[1:] == (q.Passed(1), p.Resolve(0, "a", "attack"))


def test_every_kind_is_read_here() -> None:
    assert {"start", "steps", "enter", "move"} < {*MOVES}
