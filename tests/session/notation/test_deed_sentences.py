"""Attaching, marks and turns are written the same in every game."""

from __future__ import annotations

from app.core.card import value_of
from tests.session.notation.any_game import OUTPOST, seen, why

PLAYED = "Aki plays Moss 5 to the stream, cell 4\n"


def test_cards_are_attached_to_a_unit() -> None:
    view = seen(f"{PLAYED}attaches Moss 9, Moss 2 to Moss 5")
    (unit,) = view.units.values()
    assert [view.cards[card].ref for card in unit.attached] == ["Moss 9", "Moss 2"]


def test_units_players_cells_and_the_table_are_marked_by_the_games_own_names() -> None:
    view = seen(
        f"{PLAYED}marks Moss 5: points 2\nmarks Ren: 点 3\nmarks Stream 9: points\n"
        "marks the table: points 4\nunmarks the table: points"
    )
    (unit,) = view.units
    marked = {target: value_of(marks, "points") for target, marks in view.marks.items() if marks}
    assert (value_of(view.units[unit].marks, "points"), marked) == (
        2,
        {"seat.1": 3, "stream#9": 1},
    )


def test_the_numbers_of_a_game_are_marks_by_their_titles() -> None:
    view = seen("Aki marks post 01: life 4", OUTPOST)
    lives = [value_of(unit.marks, "life") for unit in view.units.values()]
    assert sorted(lives) == [0, 4]


def test_a_mark_without_a_name_is_a_note() -> None:
    told = "there is no mark “moss”. Write points or a lifted stone, or “notes on …: moss”."
    assert why(f"{PLAYED}marks Moss 5: moss") == told
    (unit,) = seen(f"{PLAYED}notes on Moss 5: slippery").units.values()
    assert [mark.text for mark in unit.marks] == ["slippery"]


def test_a_unit_is_turned() -> None:
    (unit,) = seen(f"{PLAYED}turns Moss 5 to 90 degrees").units.values()
    assert unit.turn == 90
    assert why(f"{PLAYED}turns Moss 5 to 45 degrees").startswith("cards are turned to 0, 90")


def test_turns_end_as_the_game_says_or_go_round() -> None:
    view = seen("Aki ends the turn")
    assert (view.turn.number, view.turn.seat) == (2, 1)
    outpost = seen("Aki starts the game\nAki ends the turn\nbegins Aki's turn", OUTPOST)
    assert (outpost.turn.number, outpost.turn.seat) == (3, 0)
