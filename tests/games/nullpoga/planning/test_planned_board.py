"""What a draft means on the board: arrows, ghosts and short notes."""

from __future__ import annotations

from app.games.nullpoga.flow.plans_opening import cards_named
from app.games.nullpoga.planning.planned_board import arrows, ghosts
from app.games.nullpoga.planning.planned_sheet import plan_sheet
from app.games.nullpoga.resolver.turn_plans import NOTHING
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_what_would_happen_is_told_of_the_open_board() -> None:
    table = PogaTable(Half("4:boar", hand="meteor"), Half("2:venom_snake", life=12))
    table.sketch(f"cast meteor 1b3;attack {table.unit('battle.0#4')}")
    sheet = plan_sheet(table.view(), "idle")
    assert sheet is not None
    told = {note.target: note.text.en for note in sheet.notes}
    assert told[table.unit("battle.1#2")] == "will fall"
    assert told["seat.1"] == "12 → 9"
    assert told["battle.1#2"] == "wilderness"


def test_what_chance_would_decide_is_not_foreseen() -> None:
    table = PogaTable(Half(hand="fire_rain"), Half("1:rat 2:rat 3:rat 4:rat 5:rat"))
    table.sketch("cast fire_rain")
    sheet = plan_sheet(table.view(), "idle")
    assert sheet is not None
    assert sheet.notes == ()


def test_marches_and_acts_are_arrows_from_where_they_begin() -> None:
    table = PogaTable(Half("1:boar", "3:cat", hand="meteor"), Half("", "2:rat"))
    boar, cat, rat = (
        table.unit(f"{cell}") for cell in ("battle.0#1", "standby.0#3", "standby.1#2")
    )
    table.sketch(f"cast meteor 1b3;move {boar} 1;attack {cat}")
    cards = cards_named(table.view(), table.plan())
    found = arrows(0, table.plan(), table.board(), cards)
    assert [(one.source, one.target, one.kind, one.number) for one in found] == [
        (cat, "battle.0#3", "rule", 0),
        (rat, "battle.1#2", "rule", 0),
        (table.card("meteor"), "battle.1#2", "cast", 1),
        ("battle.0#1", "battle.0#2", "move", 1),
        ("battle.0#3", "battle.1#3", "attack", 2),
    ]


def test_who_will_stand_where_is_a_ghost_there() -> None:
    table = PogaTable(Half(hand="rat summon_ritual boar"))
    table.sketch("cast summon_ritual 0b1 boar +1;summon rat 0")
    found = ghosts(0, table.plan(), table.board())
    assert {(one.ref, one.cell) for one in found} == {
        ("rat", "standby.0#1"),
        ("boar", "battle.0#2"),
    }
    assert ghosts(0, NOTHING, table.board()) == ()
