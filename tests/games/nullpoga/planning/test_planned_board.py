"""What a draft means on the board: arrows, ghosts and short notes."""

from __future__ import annotations

from app.games.nullpoga.planning.planned_sheet import plan_sheet
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_what_would_happen_is_told_of_the_open_board() -> None:
    table = PogaTable(Half("4:boar", hand="meteor"), Half("2:venom_snake", life=12))
    table.sketch(f"cast meteor 1b3;attack {table.unit('battle.0#4')}")
    sheet = plan_sheet(table.view(), True)
    assert sheet is not None
    told = {note.target: note.text.en for note in sheet.notes}
    assert told[table.unit("battle.1#2")] == "will fall"
    assert told["seat.1"] == "12 → 9"
    assert told["battle.1#2"] == "wilderness"


def test_what_chance_would_decide_is_not_foreseen() -> None:
    table = PogaTable(Half(hand="fire_rain"), Half("1:rat 2:rat 3:rat 4:rat 5:rat"))
    table.sketch("cast fire_rain")
    sheet = plan_sheet(table.view(), True)
    assert sheet is not None
    assert sheet.notes == ()
