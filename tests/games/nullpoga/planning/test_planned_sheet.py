"""What shows of a draft beside the board, and what can be done with its rows."""

from __future__ import annotations

from app.core.intents.seal_intents import LockPlan
from app.games.game_api import Selection
from app.games.nullpoga.planning.plan_text import plan_text
from app.games.nullpoga.planning.planned_sheet import plan_sheet
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_rows_are_put_in_another_order_and_taken_out() -> None:
    table = PogaTable(Half("1:boar 2:cat 3:rat"))
    for cell in (1, 2, 3):
        table.press("attack", Selection(units=(table.unit(f"battle.0#{cell}"),)))
    sheet = plan_sheet(table.view(), "")
    assert sheet is not None
    rows = sheet.groups[-1].rows
    assert [row.number for row in rows] == [1, 2, 3]
    table.ask(0, rows[2].moves[0])
    assert [act.monster for act in table.plan().actions] == [
        table.unit(f"battle.0#{cell}") for cell in (3, 1, 2)
    ]
    drops = rows[0].drops
    assert drops is not None
    table.ask(0, drops)
    assert len(table.plan().actions) == 2


def test_what_comes_to_nothing_is_said_and_may_be_locked_all_the_same() -> None:
    table = PogaTable(Half("1:boar 2:cat", hand="rat gaia_beast"), turn=2)
    table.sketch(f"summon gaia_beast 0;summon cat 1;move {table.unit('battle.0#1')} 1;attack gone")
    sheet = plan_sheet(table.view(), "")
    assert sheet is not None
    problems = [row.problem.en for group in sheet.groups for row in group.rows if row.problem]
    assert problems == [
        "too little mana",
        "not in the hand",
        "the cell is taken",
        "the monster is gone",
    ]
    assert isinstance(sheet.lock, LockPlan)
    table.ask(0, sheet.lock)
    assert table.view().seal(0) is not None


def test_a_locked_plan_shows_and_changes_no_more() -> None:
    table = PogaTable(Half(hand="rat"))
    table.ask(0, LockPlan("summon rat 0"))
    sheet = plan_sheet(table.view(), "")
    assert sheet is not None
    (row,) = sheet.groups[0].rows
    assert (row.title.en, row.drops, sheet.lock) == ("Rat", None, None)
    assert sheet.unlock is not None
    assert not table.press("summon", Selection(cards=(table.card("rat"),)))


def test_the_other_is_shown_nothing_of_a_draft() -> None:
    table = PogaTable(Half(hand="rat"), Half(hand="cat"))
    table.drop(table.held("rat", "standby.0#2"), "standby.0")
    sheet = plan_sheet(table.view(1), "")
    assert sheet is not None
    assert (sheet.groups, sheet.waits) == ((), None)
    assert table.view(1).draft == ""
    assert plan_text(table.plan(1)) == ""
