"""What comes of the stage if its top is answered."""

from __future__ import annotations

from app.core.text.words import Words
from tests.games.blackpoker.black_table import BlackTable, Side
from tests.games.blackpoker.learn.test_if_all_pass import blocked, foreseen


def test_what_one_could_answer_the_top_with_is_told_beside_it() -> None:
    """As in the drawing of the board: ♠9 falls, unless Aki counters Down."""
    table = blocked()
    table.start("up", keys="H3", discards="HJ", target="S9")
    table.start("down", seat=1, keys="S5", discards="D8", target="S9")
    found = foreseen(table)
    assert [words.en for words in found.comes] == ["♠9 falls", "Ren takes 6"]
    ((answer, instead),) = found.answers
    assert answer == Words("Counter", "カウンター")
    assert [words.en for words in instead] == ["♦10 falls", "♠9: 9 → 12"]
    assert foreseen(table, 1).answers == (), "who has no chance answers nothing"
    table.let_pass(0)
    assert foreseen(table).answers == ()


def test_an_answer_that_nobody_can_foresee_is_not_told() -> None:
    table = BlackTable(Side("C4", "S9"), Side("D2", bulwarks="C9"), format="lite")
    table.start("attack")
    table.let_pass()
    assert foreseen(table, 1).answers == ()
