"""What is said of freezing, pushing and repeating."""

from __future__ import annotations

from app.core.intents.seal_intents import Sketch
from tests.games.nullpoga.adviser.poga_advice import foreseen, rules, sketched
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_who_freezes_is_a_frost_witch_once() -> None:
    table = PogaTable(Half("1:frost_witch 2:cat"), Half("5:boar 4:boar"))
    witch, cat = table.unit("battle.0#1"), table.unit("battle.0#2")
    assert sketched(table, f"freeze {witch} 0") == {}
    assert "start-absent" in sketched(table, f"freeze {cat} 0")
    assert "start-absent" in sketched(table, f"freeze {witch} 0;freeze {witch} 1")


def test_it_is_illegal_where_no_witch_stands_at_all() -> None:
    table = PogaTable(Half("2:cat"), Half("5:boar"))
    cat = table.unit("battle.0#2")
    assert rules(foreseen(table, Sketch(f"freeze {cat} 0"))) == {"start-absent": "illegal"}
    blocked = PogaTable(Half("1:cat", "1:frost_witch"), Half("5:boar"))
    witch = blocked.unit("standby.0#1")
    said = foreseen(blocked, Sketch(f"freeze {witch} 0"))
    assert rules(said) == {"start-absent": "suspicious"}
    assert said[0].message.en == (
        "No Frost Witch is left in the battle zone to freeze a column with this entry."
    )


def test_a_freeze_needs_somebody_there_or_marching_there() -> None:
    table = PogaTable(Half("1:frost_witch"), Half("3:boar", "4:cat"))
    witch = table.unit("battle.0#1")
    assert sketched(table, f"freeze {witch} 2") == {}
    assert sketched(table, f"freeze {witch} 1") == {}
    said = sketched(table, f"freeze {witch} 4")["freeze-empty"]
    assert said == "Nobody will stand on enemy battle 1 to be frozen, and nobody marches there."


def test_who_cannot_act_anyway_is_not_frozen() -> None:
    table = PogaTable(Half("1:frost_witch"), Half("3:rock"))
    witch = table.unit("battle.0#1")
    said = sketched(table, f"freeze {witch} 2")["freeze-empty"]
    assert said.endswith("cannot act this turn anyway: freezing it changes nothing.")


def test_a_push_goes_to_a_free_cell_by_a_knight() -> None:
    table = PogaTable(Half("1:tempest_knight 2:cat"), Half("5:boar 4:rat"))
    knight, cat = table.unit("battle.0#1"), table.unit("battle.0#2")
    boar = table.unit("battle.1#5")
    assert sketched(table, f"push {knight} {boar} 3") == {}
    assert sketched(table, f"push {knight} {boar} 1") == {
        "push-cell": "Tempest Knight pushes nobody: Rat stands on enemy battle 4."
    }
    assert sketched(table, f"push {knight} gone 3") == {
        "push-cell": "Tempest Knight pushes nobody: what it would push is gone."
    }
    assert "start-absent" in sketched(table, f"push {cat} {boar} 3")


def test_a_push_as_an_act_where_people_agreed_on_it() -> None:
    table = PogaTable(Half("1:tempest_knight"), Half("5:boar 4:rat"), options={"push": "as-act"})
    knight, boar = table.unit("battle.0#1"), table.unit("battle.1#5")
    assert sketched(table, f"shove {knight} {boar} 3") == {}
    assert "push-cell" in sketched(table, f"shove {knight} {boar} 1")
    usual = PogaTable(Half("1:tempest_knight"), Half("5:boar 4:rat"))
    knight, boar = usual.unit("battle.0#1"), usual.unit("battle.1#5")
    assert "start-absent" in sketched(usual, f"shove {knight} {boar} 3")


def test_a_phase_is_repeated_by_a_mage_that_stands_there_as_it_begins() -> None:
    fights = PogaTable(Half("1:chrono_mage", hand="meteor"), Half("5:boar"))
    mage = fights.unit("battle.0#1")
    assert sketched(fights, "cast meteor 1b0;repeat spells") == {}
    assert sketched(fights, f"attack {mage};repeat actions") == {}
    comes = PogaTable(Half("", "1:chrono_mage", hand="meteor"), Half("5:boar"))
    mage = comes.unit("standby.0#1")
    assert sketched(comes, f"attack {mage};repeat actions") == {}
    assert sketched(comes, "cast meteor 1b0;repeat spells") == {
        "repeat-mage": "Chrono Mage repeats nothing: none will be in the battle zone then."
    }


def test_nothing_is_repeated_where_nothing_is_planned_or_people_agreed_on_no_effect() -> None:
    empty = PogaTable(Half("1:chrono_mage"))
    assert "nothing in that phase" in sketched(empty, "repeat spells")["repeat-mage"]
    off = PogaTable(Half("1:chrono_mage", hand="meteor"), options={"repeat": "off"})
    said = sketched(off, "cast meteor 1b0;repeat spells")["repeat-mage"]
    assert said == "Chrono Mage repeats nothing: at this table it has no effect."


def test_what_fails_when_a_phase_is_repeated_is_no_fault() -> None:
    table = PogaTable(Half("1:chrono_mage", hand="rock_spell"), turn=8)
    assert sketched(table, "cast rock_spell 1b0;repeat spells") == {}
