"""Moves of a case follow each other: each is judged from where the one before it led."""

from __future__ import annotations

from app.games.advising import common_plays as q
from app.games.advising.cases.case_fields import CaseReader
from app.games.blackpoker.adviser import blackpoker_plays as p
from app.games.blackpoker.adviser.blackpoker_cases import position_written
from app.games.blackpoker.adviser.blackpoker_position import Position
from app.games.blackpoker.adviser.case_steps import after, judged

STATE = {
    "players": {
        "A": {"hand": 5, "deck": 20, "soldiers": ["C3"], "bulwarks": [{"uid": "w"}]},
        "B": {"deck": 3, "soldiers": ["D4"]},
    }
}


def position() -> Position:
    return position_written(CaseReader(STATE, "case"))


def test_a_start_is_paid_and_lies_on_the_stage() -> None:
    paid = p.Paid(drives=("w",), damage=1)
    start = p.Start(0, "summonsSoldier", ("H-7",), ("hand",), (), paid)
    now = after(position(), start)
    assert (now.players[0].hand, now.players[0].deck) == (4, 19)
    assert now.pieces["w"].driven
    assert now.chance == 1
    assert now.top is not None
    assert now.top.action == "summonsSoldier"
    assert now.past.turn == (start,)


def test_passes_and_resolutions_move_the_chance() -> None:
    now = after(position(), p.Start(0, "attack", id="a"))
    now = after(now, q.Passed(1))
    assert now.chance is None
    assert now.does("attack")
    now = after(now, p.Attackers(0, ("C3",)))
    assert now.pieces["C3"].attacks
    assert now.pieces["C3"].driven
    now = after(now, p.Resolve(0, "a", "attack"))
    assert (now.stage, now.chance, now.past.owed) == ((), 0, (("block", 0),))
    now = after(now, p.Start(0, "block", triggered=True))
    assert now.chance == 0
    assert now.past.owed == ()
    assert after(now, p.Blockers(1, (("D4", "C3"),))).pieces["D4"].blocks == "C3"


def test_cards_and_characters_move() -> None:
    now = after(position(), q.Moved(1, (), "deck.1", "graveyard.1", count=5))
    assert now.players[1].deck == 0
    now = after(now, q.Entered(0, ("H-9",), "hand.0", "soldiers.0", unit="n"))
    assert now.pieces["n"].fresh
    assert now.players[0].hand == 4
    now = after(now, q.Marked(0, "n", "stronger", 0, 4))
    assert now.pieces["n"].number == 13
    now = after(after(now, q.Rotated(0, "n", 0, 90)), p.Turned(0, "n", up=False))
    assert now.pieces["n"].driven
    assert not now.pieces["n"].up
    assert "n" not in after(now, q.Left(0, "n", "graveyard.0")).pieces


def test_what_is_said_of_all_of_them_is_said_once() -> None:
    draw = q.Moved(0, (None,), "deck.0", "hand.0", count=1)
    assert [one.rule for one in judged(position(), (draw, draw))] == ["DRAW_UNEXPLAINED"]
