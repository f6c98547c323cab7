"""How plays change what a seat remembers."""

from __future__ import annotations

from typing import Any

from app.games.advising import common_plays as q
from app.games.advising.cases.case_fields import CaseReader
from app.games.blackpoker.adviser import blackpoker_plays as p
from app.games.blackpoker.adviser.blackpoker_cases import position_written
from app.games.blackpoker.adviser.blackpoker_memory import Memory
from app.games.blackpoker.adviser.case_steps import after
from app.games.blackpoker.adviser.remembering_plays import noted
from tests.games.blackpoker.adviser.black_watch import Watch

GENERATION = ("nextGeneration", 0)


def remembered(*plays: Any, **state: Any) -> Memory:
    """Return the memory after plays that follow each other."""
    position = position_written(CaseReader(state, "case"))
    for play in plays:
        position = after(position, play)
    return position.past


SIDE = {"A": {"soldiers": [{"uid": "u", "cards": ["HA", "HK"]}], "bulwarks": [{"uid": "w"}]}}


def test_what_is_given_before_something_is_started_is_paid_for_it() -> None:
    memory = remembered(
        q.Rotated(0, "w", 0, 90),
        q.Moved(0, (), "deck.0", "graveyard.0", count=1),
        q.Moved(0, ("H-7",), "hand.0", "keys.0"),
        players=SIDE,
    )
    assert memory.paid(0) == p.Paid(("w",), 1, keys=("H-7",), sources=("hand",))
    started = remembered(q.Rotated(0, "w", 0, 90), p.Start(0, "attack"), players=SIDE)
    assert started.paid(0) == p.Paid()
    assert started.turn == (p.Start(0, "attack"),)


def test_every_high_card_that_falls_is_owed_a_generation() -> None:
    memory = remembered(q.Left(0, "u", "graveyard.0"), players=SIDE)
    assert memory.owed == (GENERATION, GENERATION)
    heir = q.Moved(0, ("S-K",), "graveyard.0", "hand.0", count=1)
    assert remembered(q.Left(0, "u", "graveyard.0"), heir, players=SIDE).owed == (GENERATION,)
    assert remembered(q.Left(0, "u", "hand.0"), players=SIDE).owed == ()
    jack = {"A": {"soldiers": [{"uid": "u", "cards": ["SJ", "H4"]}]}}
    assert remembered(q.Left(0, "u", "graveyard.0"), players=jack).owed == ()


def test_a_turn_that_begins_owes_a_draw_and_what_is_to_be_charged() -> None:
    side = {"A": {}, "B": {"soldiers": [{"cards": ["C3"], "driven": True}]}}
    memory = remembered(q.TurnBegun(0, 1), players=side)
    assert memory.owed == (("draw", 1),)
    assert memory.uncharged == {"C3"}
    charged = remembered(q.TurnBegun(0, 1), q.Rotated(1, "C3", 90, 0), players=side)
    assert charged.uncharged == frozenset()
    assert remembered(q.TurnBegun(0, 0), players=side, number=0).owed == ()


def test_what_is_under_way_is_begun_by_the_first_thing_that_is_done() -> None:
    stage = [
        {"id": "t", "by": "A", "action": "throwing", "keys": ["S4", "C2"], "targets": ["seat.1"]}
    ]
    damage = q.Moved(1, (), "deck.1", "graveyard.1", count=3)
    memory = remembered(damage, stage=stage, passed=True)
    assert memory.doing is not None
    assert memory.doing.action == "throwing"
    assert memory.due is not None
    assert memory.due.left(1) == 1
    gone = remembered(damage, p.Resolve(0, "t", "throwing"), p.WentOn(0), stage=stage, passed=True)
    assert gone.doing is None
    assert gone.due is None


def test_a_trump_that_is_closed_is_remembered_for_the_turn() -> None:
    trumps = {"A": {"trumps": [{"cards": ["S2"], "up": True}]}}
    closed = p.Turned(0, "S2", up=False)
    assert remembered(closed, players=trumps).closed == {"S2"}
    assert remembered(closed, q.TurnBegun(0, 1), players=trumps).closed == frozenset()


def test_what_changes_nothing_leaves_the_memory_as_it_is() -> None:
    watch = Watch().begun()
    memory = watch.memories[0]
    assert noted(memory, watch.view(), q.Flipped(0, (1,))) is memory
    assert noted(memory, watch.view(), q.Moved(0, (), "hand.0", "graveyard.0", count=1)) != memory
