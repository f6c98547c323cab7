"""What is expected of each act of a plan, if the opponent idles."""

from __future__ import annotations

from app.games.nullpoga.planning.expected_acts import expected
from app.games.nullpoga.planning.foreseeing import outcome
from tests.games.nullpoga.poga_table import Half, PogaTable


def comes(table: PogaTable, *acts: str) -> dict[int, str]:
    """Return what is expected of acts, by their places, in English."""
    table.sketch(";".join(acts))
    plan = table.plan()
    return {at: words.en for at, words in expected(0, plan, outcome(table.view(), plan)).items()}


def test_a_blow_says_what_it_takes_and_who_falls() -> None:
    table = PogaTable(Half("1:boar 2:boar 3:rat"), Half("5:cat 4:seraphim"))
    acts = [f"attack {table.unit(f'battle.0#{cell}')}" for cell in (1, 2, 3)]
    assert comes(table, *acts) == {
        0: "Cat falls",
        1: "Seraphim −3",
        2: "empty: life −1, wilderness",
    }


def test_a_move_of_which_nothing_comes_is_not_spoken_of() -> None:
    table = PogaTable(Half("1:boar 4:ranmaru"))
    boar, ranmaru = table.unit("battle.0#1"), table.unit("battle.0#4")
    assert comes(table, f"move {boar} 1", f"move {ranmaru} 4") == {1: "attack +1"}


def test_acts_are_known_by_who_does_them_where_all_moves_come_first() -> None:
    table = PogaTable(Half("1:boar 4:rat"), options={"acting": "moves-first"})
    boar, rat = table.unit("battle.0#1"), table.unit("battle.0#4")
    assert comes(table, f"attack {rat}", f"move {boar} 1") == {0: "empty: life −1, wilderness"}
