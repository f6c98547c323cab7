"""Plans that lie open: in a few words on the envelope, and entry by entry beside the board."""

from __future__ import annotations

from app.core.intents.seal_intents import LockPlan
from app.core.seal import SeatSeal, filled
from app.games.nullpoga.planning.plan_told import NOTHING, UNREADABLE, open_sheet, plan_words
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_how_much_a_plan_holds_is_said_to_whoever_can_read_it() -> None:
    table = PogaTable(Half("1:boar", hand="meteor rat"))
    table.ask(0, LockPlan("cast meteor 1b3;summon rat 0;attack u1;attack u2"))
    own, others = table.view(0).seal(0), table.view(1).seal(0)
    assert own is not None
    assert others is not None
    words = plan_words(table.view(0), own)
    assert words is not None
    assert words.en == "1 spell, 1 summon, 2 acts"
    assert plan_words(table.view(1), others) is None


def test_an_empty_plan_and_one_that_nobody_can_read() -> None:
    view = PogaTable().view()
    assert plan_words(view, SeatSeal(0, plan=filled(""))) == NOTHING
    assert plan_words(view, SeatSeal(0, plan=filled("no plan"))) == UNREADABLE


def test_both_plans_are_told_entry_by_entry() -> None:
    table = PogaTable(Half("1:boar", hand="meteor"), Half("2:frost_witch 1:cat", hand="rat"))
    boar, witch, cat = (table.unit(f"battle.{cell}") for cell in ("0#1", "1#2", "1#1"))
    table.lock(
        f"cast meteor 1b3;attack {boar};attack gone",
        f"summon rat 4;freeze {witch} 0;move {cat} 3;attack {witch}",
    )
    sheet = open_sheet(table.view())
    assert sheet.shared
    told = {
        group.title.en: [(row.title.en, row.sign) for row in group.rows] for group in sheet.groups
    }
    assert told["Aki"] == [
        ("Meteor Fall: enemy battle 2: Frost Witch", "cast"),
        ("Boar attacks enemy battle 5", "attack"),
    ]
    assert told["Ren"] == [
        ("Rat: standby 1", "summon"),
        ("Frost Witch freezes enemy battle 1: Boar", "other"),
        ("Cat moves to battle 2", "move"),
        ("Frost Witch attacks enemy battle 4", "attack"),
    ]


def test_a_push_that_is_an_act_is_no_attack() -> None:
    options = {"push": "as_act"}
    table = PogaTable(Half("3:tempest_knight"), Half("3:cat"), options=options)
    knight, cat = table.unit("battle.0#3"), table.unit("battle.1#3")
    table.lock(f"shove {knight} {cat} 1", "")
    ((title, sign),) = [(row.title.en, row.sign) for row in open_sheet(table.view()).groups[0].rows]
    assert "pushes Cat" in title
    assert sign == "other"
