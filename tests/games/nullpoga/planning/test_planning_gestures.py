"""Planning as a hand does it: what is dragged where, which key on what, and what comes of it."""

from __future__ import annotations

from app.core.intents.seal_intents import LockPlan
from app.core.text.words import Words
from app.games.game_api import Selection
from app.games.nullpoga.planning.plan_text import plan_text
from app.games.nullpoga.planning.planned_sheet import plan_sheet
from app.games.nullpoga.resolver.board_values import Place
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Freeze, Push, Summon
from tests.games.nullpoga.poga_table import Half, PogaTable


def held(table: PogaTable, ref: str, cell: str = "", seat: int = 0) -> Selection:
    return Selection(cards=(table.card(ref, seat),), cell=cell)


def test_a_monster_is_dragged_to_its_standby_cell() -> None:
    table = PogaTable(Half(hand="rat"))
    assert table.drop(held(table, "rat", "standby.0#2"), "standby.0").en == "Summon to standby 2"
    assert table.plan().summons == (Summon("rat", 1),)
    assert table.view().zones["hand.0"].count == 1  # nothing happened on the table


def test_dragged_once_more_it_goes_to_the_other_cell() -> None:
    table = PogaTable(Half(hand="rat cat"))
    table.drop(held(table, "rat", "standby.0#2"), "standby.0")
    table.drop(held(table, "rat", "standby.0#4"), "standby.0")
    assert table.plan().summons == (Summon("rat", 3),)
    table.drop(held(table, "cat", "standby.0#4"), "standby.0")
    assert table.plan().summons == (Summon("cat", 3),)


def test_a_spell_is_dragged_to_its_target() -> None:
    table = PogaTable(Half(hand="meteor"), Half("2:cat"))
    words = table.drop(held(table, "meteor"), "battle.1", table.unit("battle.1#2"))
    assert words.en == "Meteor Fall: enemy battle 2: Cat"
    assert table.plan().spells == (Cast("meteor", Place(1, "battle", 3)),)


def test_the_swap_offers_both_neighbours_of_a_cell() -> None:
    table = PogaTable(Half("3:cat", hand="swap"), Half("3:boar"))
    table.drop(held(table, "swap"), "battle.0", table.unit("battle.0#3"))
    assert table.plan().spells[0].pair == ((0, "battle"), (1, "battle"))
    table.drop(held(table, "swap"), "battle.0", table.unit("battle.0#3"), which=1)
    assert table.plan().spells[0].pair == ((0, "battle"), (0, "standby"))


def test_the_ritual_is_meant_where_a_cheap_monster_goes_straight_to_battle() -> None:
    table = PogaTable(Half(hand="summon_ritual boar wyvern"))
    assert "ritual" in table.drop(held(table, "boar", "battle.0#1"), "battle.0").en
    assert table.plan().spells == (
        Cast("summon_ritual", Place(0, "battle", 0), monster="boar", uid="+1"),
    )
    # What costs more than 3 is only put behind that cell.
    assert table.drop(held(table, "wyvern", "battle.0#2"), "battle.0").en == "Summon to standby 2"


def test_an_own_monster_is_dragged_along_its_row_or_onto_the_enemy() -> None:
    table = PogaTable(Half("2:boar"), Half("4:cat"))
    boar = Selection(units=(table.unit("battle.0#2"),))
    assert table.drop(Selection(units=boar.units, cell="battle.0#3"), "battle.0").en == (
        "Move to battle 3"
    )
    assert table.plan().actions == (Act(boar.units[0], "move", 2),)
    assert table.drop(boar, "battle.1", table.unit("battle.1#4")).en == "Attack in front"
    assert table.plan().actions == (Act(boar.units[0], "attack"),)


def test_a_monster_does_not_move_two_cells_at_once_unless_the_table_plays_so() -> None:
    table = PogaTable(Half("2:boar"))
    far = Selection(units=(table.unit("battle.0#2"),), cell="battle.0#5")
    assert table.drop(far, "battle.0") == Words("Nothing to plan there", "そこへは計画できない")
    assert table.drop(far, "battle.0", which=1).en.startswith("By hand")
    free = PogaTable(Half("2:boar"), options={"moving": "anywhere"})
    far = Selection(units=(free.unit("battle.0#2"),), cell="battle.0#5")
    assert free.drop(far, "battle.0").en == "Move to battle 5"


def test_the_archer_aims_and_the_witch_freezes() -> None:
    table = PogaTable(Half("1:archer 2:frost_witch"), Half("1:cat"))
    archer, witch = table.unit("battle.0#1"), table.unit("battle.0#2")
    table.drop(Selection(units=(archer,)), "battle.1", table.unit("battle.1#1"))
    assert table.plan().actions == (Act(archer, "attack", aim=4),)
    table.drop(Selection(units=(witch,)), "battle.1", table.unit("battle.1#1"))
    assert table.plan().freeze == (Freeze(witch, 4),)


def test_the_knight_pushes_an_enemy_that_is_dragged_along_its_row() -> None:
    table = PogaTable(Half("1:tempest_knight"), Half("1:cat"))
    cat = table.unit("battle.1#1")
    table.drop(Selection(units=(cat,), cell="battle.1#3"), "battle.1")
    assert table.plan().push == (Push(table.unit("battle.0#1"), cat, 2),)


def test_who_marches_may_be_planned_for() -> None:
    table = PogaTable(Half("1:boar", "1:cat 3:wyvern"))
    assert table.press("attack", Selection(units=(table.unit("standby.0#3"),)))
    # The cell ahead is taken: it stays where it is.
    assert not table.press("attack", Selection(units=(table.unit("standby.0#1"),)))


def test_keys_summon_aim_and_move() -> None:
    table = PogaTable(Half("2:boar", hand="rat meteor"), Half("4:cat"))
    assert table.press("summon", held(table, "rat"))
    assert table.plan().summons == (Summon("rat", 0),)
    assert table.press("cell_3", held(table, "rat"))
    assert table.plan().summons == (Summon("rat", 2),)
    assert table.press("cell_4", held(table, "meteor"))
    assert table.plan().spells == (Cast("meteor", Place(1, "battle", 1)),)
    boar = Selection(units=(table.unit("battle.0#2"),))
    assert table.press("move_right", boar)
    assert table.plan().actions == (Act(boar.units[0], "move", 2),)
    assert table.press("rest", boar)
    assert table.plan().actions == ()


def test_left_and_right_are_those_of_whoever_sits_there() -> None:
    table = PogaTable(None, Half("2:boar"))
    boar = table.unit("battle.1#2")
    assert table.press("move_left", Selection(units=(boar,)), seat=1)
    assert table.plan(1).actions == (Act(boar, "move", 4),)


def test_the_mage_repeats_a_phase_and_another_press_takes_it_out() -> None:
    table = PogaTable(Half("2:chrono_mage"))
    assert table.press("repeat_spells", Selection())
    assert table.plan().repeat == "spells"
    assert table.press("repeat_spells", Selection())
    assert table.plan().repeat == ""
    assert not PogaTable(Half("2:boar")).press("repeat_spells", Selection())


def test_rows_are_put_in_another_order_and_taken_out() -> None:
    table = PogaTable(Half("1:boar 2:cat 3:rat"))
    for cell in (1, 2, 3):
        table.press("attack", Selection(units=(table.unit(f"battle.0#{cell}"),)))
    sheet = plan_sheet(table.view(), False)
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
    sheet = plan_sheet(table.view(), False)
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


def test_a_locked_plan_shows_and_changes_no_more() -> None:
    table = PogaTable(Half(hand="rat"))
    table.ask(0, LockPlan("summon rat 0"))
    sheet = plan_sheet(table.view(), False)
    assert sheet is not None
    (row,) = sheet.groups[0].rows
    assert (row.title.en, row.drops, sheet.lock) == ("Rat", None, None)
    assert sheet.unlock is not None
    assert not table.press("summon", Selection(cards=(table.card("rat"),)))


def test_the_other_is_shown_nothing_of_a_draft() -> None:
    table = PogaTable(Half(hand="rat"), Half(hand="cat"))
    table.drop(held(table, "rat", "standby.0#2"), "standby.0")
    sheet = plan_sheet(table.view(1), False)
    assert sheet is not None
    assert (sheet.groups, sheet.waits) == ((), None)
    assert table.view(1).draft == ""
    assert plan_text(table.plan(1)) == ""
