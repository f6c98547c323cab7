"""Which answer a try is, and all of them as branches."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import PutMark
from app.session.host.local_table import LocalTable
from app.session.puzzles.puzzle_answers import show_answers, verdict
from app.session.puzzles.puzzle_table import lay_puzzle
from tests.session.puzzles.burned_puzzle import BURNED, CARDS, MARKS, SPEC, answer


def _told(table: LocalTable) -> str:
    found = verdict(SPEC, CARDS, BURNED, table.sit(JUDGE).view, MARKS)
    return found.title.en if found is not None else ""


def _hurt(table: LocalTable, points: int) -> None:
    unit = table.sit(JUDGE).view.zones["active.1"].items[0]
    table.sit(1).ask(PutMark((unit,), "damage", add=points))


def test_a_try_is_told_by_where_it_leads() -> None:
    table = lay_puzzle(SPEC, CARDS, BURNED)
    assert _told(table) == "None", "nothing was done"
    _hurt(table, 20)
    assert _told(table) == "Two"
    _hurt(table, 10)
    assert _told(table) == "Three"
    _hurt(table, 10)
    assert _told(table) == ""


def test_the_answers_become_branches_with_names_and_the_try_stays_in_front() -> None:
    table = lay_puzzle(SPEC, CARDS, BURNED)
    _hurt(table, 50)
    judge = table.sit(JUDGE)
    here, before = judge.node, judge.view
    assert show_answers(table, SPEC, CARDS, BURNED, "ja") is None
    assert judge.node == here
    assert judge.view.units == before.units
    names = {label.name for label in table.host.tree.labels.values()}
    assert names == {"Two（正解）", "Three（ちがう）"}, "what does nothing is where it begins"


def test_an_answer_that_cannot_be_done_is_told_and_the_others_show() -> None:
    table = lay_puzzle(SPEC, CARDS, BURNED)
    odd = replace(BURNED, answers=(answer("Odd", "Ren flies"), *BURNED.answers))
    problem = show_answers(table, SPEC, CARDS, odd, "en")
    assert problem is not None
    assert "Ren flies" in problem.en
    assert len(table.host.tree.labels) == 2
    assert table.sit(JUDGE).node == 0
