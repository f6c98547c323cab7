"""Scores go up and down and are written down; any dice are rolled."""

from __future__ import annotations

from app.core import intent as i
from app.core.card import value_of
from app.games.game_api import Selection
from app.games.open_table.open_score_actions import SCORE_ACTIONS, scored_seat
from tests.games.open_table.table import OpenTable

ACTIONS = {action.id: action for action in SCORE_ACTIONS}


def test_scores_go_up_and_down_and_are_written_down() -> None:
    table = OpenTable(2)
    table.act(0, "score_up")
    table.act(0, "score_ten", zone="front.1")
    assert scored_seat(table.view(0), Selection(zone="front.1")) == 1
    table.act(0, "score_down", zone="front.1")
    writing = ACTIONS["score"]
    assert writing.form is not None
    form = writing.form(table.view(0), Selection(), {"seat": "0", "score": "42"})
    assert form is not None
    table.do(0, form.intent)
    scores = [value_of(table.truth.marks[f"seat.{seat}"], "score") for seat in (0, 1)]
    assert scores == [42, 9]
    table.do(0, i.PutMark(("seat.0",), "score", value=0))
    assert not ACTIONS["score_down"].when(table.view(0), Selection())


def test_any_dice_are_rolled() -> None:
    rolling = ACTIONS["dice"]
    assert rolling.form is not None
    form = rolling.form(OpenTable(1).view(0), Selection(), {"count": "3", "sides": "20"})
    assert form is not None
    assert form.intent == i.Roll(20, 3)


def test_what_all_made_in_a_round_is_added_in_one_gesture() -> None:
    table = OpenTable(3)
    table.do(0, i.PutMark(("seat.0",), "score", value=20))
    adding = ACTIONS["add_scores"]
    assert adding.form is not None
    empty = adding.form(table.view(1), Selection(), {"seat0": "²"})
    assert empty is not None
    assert (empty.intent, empty.missing is not None) == (None, True)
    form = adding.form(table.view(1), Selection(), {"seat0": "13", "seat2": "5"})
    assert form is not None
    assert [line.en for line in form.lines] == ["Aki: 33", "Ren: 0", "Mio: 5"]
    table.do(1, form.intent)
    marks = table.truth.marks
    assert [value_of(marks.get(f"seat.{seat}", ()), "score") for seat in range(3)] == [33, 0, 5]
    table.do(1, i.Undo())
    assert value_of(table.truth.marks["seat.0"], "score") == 20
    watching = table.local.host.view_at(table.local.host.tree.cursor, -2)
    assert adding.form(watching, Selection(), {}) is None
