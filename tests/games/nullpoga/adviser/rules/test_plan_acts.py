"""What is said of the acts of a plan."""

from __future__ import annotations

from app.core.intent import PutMark
from app.core.intents.seal_intents import Sketch
from app.games.nullpoga.table.nullpoga_marks import BARRED
from tests.games.nullpoga.adviser.poga_advice import foreseen, locked, rules, sketched
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_a_monster_acts_once() -> None:
    table = PogaTable(Half("1:boar 3:cat"))
    boar, cat = table.unit("battle.0#1"), table.unit("battle.0#3")
    said = foreseen(table, Sketch(f"move {boar} 1;attack {boar};attack {cat}"))
    assert rules(said) == {"two-acts": "illegal"}
    assert said[0].message.en.startswith("Boar has 2 acts in the plan;")
    assert said[0].about == (boar,)
    assert sketched(table, f"attack {boar};attack {cat}") == {}


def test_who_is_stunned_does_not_act_nor_does_a_rock() -> None:
    table = PogaTable(Half("1:boar 3:rock 4:cat"))
    boar, rock, cat = (table.unit(f"battle.0#{cell}") for cell in (1, 3, 4))
    table.ask(0, PutMark((boar,), BARRED, value=1))
    said = foreseen(table, Sketch(f"attack {boar}"))
    assert rules(said) == {"act-barred": "illegal"}
    assert said[0].message.en == "Boar is stunned or new and does nothing this turn."
    assert rules(foreseen(table, Sketch(f"attack {rock}"))) == {"act-barred": "illegal"}
    assert sketched(table, f"attack {cat}") == {}


def test_who_is_pulled_over_does_not_act_if_the_swap_works() -> None:
    table = PogaTable(Half(hand="swap"), Half("5:boar"), turn=8)
    boar = table.unit("battle.1#5")
    said = foreseen(table, Sketch(f"cast swap 0b-1b 0;attack {boar}"))
    assert rules(said)["act-barred"] == "suspicious"


def test_who_cannot_march_does_not_act() -> None:
    table = PogaTable(Half("1:turtle", "1:boar 2:cat"))
    boar, cat = table.unit("standby.0#1"), table.unit("standby.0#2")
    said = foreseen(table, Sketch(f"attack {boar}"))
    assert rules(said) == {"act-absent": "suspicious"}
    assert said[0].message.en == (
        "Boar cannot march: Kamekichi the Turtle stands ahead of it. Its entry is lost."
    )
    assert sketched(table, f"attack {cat}") == {}


def test_who_falls_before_or_is_nowhere_does_not_act() -> None:
    table = PogaTable(Half("1:boar", hand="meteor"))
    boar = table.unit("battle.0#1")
    assert "act-absent" in sketched(table, f"cast meteor 0b0;attack {boar}")
    assert sketched(table, "attack nobody")["act-absent"].startswith("A monster that is not there")


def test_who_the_ritual_brings_acts_at_once() -> None:
    table = PogaTable(Half(hand="summon_ritual rat"))
    assert sketched(table, "cast summon_ritual 0b2 rat +1;attack +1") == {}


def test_a_monster_moves_one_cell() -> None:
    table = PogaTable(Half("1:boar"))
    boar = table.unit("battle.0#1")
    said = foreseen(table, Sketch(f"move {boar} 3"))
    assert rules(said) == {"move-far": "illegal"}
    assert said[0].message.en == "Boar moves from battle 1 to battle 4, 3 cells; it can move one."
    assert sketched(table, f"move {boar} 1") == {}
    agreed = PogaTable(Half("1:boar"), options={"moving": "anywhere"})
    assert sketched(agreed, f"move {agreed.unit('battle.0#1')} 3") == {}


def test_a_monster_moves_to_a_free_cell() -> None:
    table = PogaTable(Half("1:boar 2:cat"))
    boar, cat = table.unit("battle.0#1"), table.unit("battle.0#2")
    said = foreseen(table, Sketch(f"move {boar} 1;attack {cat}"))
    assert rules(said) == {"move-taken": "suspicious"}
    assert said[0].message.en == "Boar cannot move to battle 2: Cat stands there."


def test_own_moves_come_in_an_order_in_which_both_are_possible() -> None:
    table = PogaTable(Half("1:boar 2:cat"))
    boar, cat = table.unit("battle.0#1"), table.unit("battle.0#2")
    assert sketched(table, f"move {cat} 2;move {boar} 1") == {}
    said = sketched(table, f"move {boar} 1;move {cat} 2")
    assert said == {
        "move-taken": "Boar moves to battle 2 before Cat leaves it: change their order."
    }


def test_two_own_moves_to_one_cell() -> None:
    table = PogaTable(Half("1:boar 3:cat"))
    boar, cat = table.unit("battle.0#1"), table.unit("battle.0#3")
    said = sketched(table, f"move {boar} 1;move {cat} 1")
    assert said == {"move-taken": "Cat and Boar both move to battle 2; Boar is first."}


def test_the_archer_is_asked_for_its_aim_and_nobody_else_has_one() -> None:
    table = PogaTable(Half("1:archer 3:boar"), Half("5:cat 3:cat"))
    archer, boar = table.unit("battle.0#1"), table.unit("battle.0#3")
    assert sketched(table, f"attack {archer} 2") == {}
    assert rules(foreseen(table, Sketch(f"attack {archer}"))) == {"archer-aim": "reminder"}
    assert sketched(table, f"attack {boar} 0") == {
        "aim-ignored": "Boar is aimed at enemy battle 5, and will strike enemy battle 3 ahead."
    }
    assert sketched(table, f"attack {boar} 2") == {}


def test_an_attack_of_0_does_nothing_to_a_monster_and_wastes_an_empty_cell() -> None:
    table = PogaTable(Half("1:turtle 3:turtle"), Half("5:cat"))
    facing, free = table.unit("battle.0#1"), table.unit("battle.0#3")
    assert sketched(table, f"attack {facing}") == {
        "attack-zero": "Kamekichi the Turtle attacks Cat with 0: nothing comes of it."
    }
    assert sketched(table, f"attack {free}") == {}


def test_idle_monsters_are_named_as_the_plan_is_locked() -> None:
    table = PogaTable(Half("1:boar 2:rock 3:turtle", "4:cat"), Half("3:cat"))
    boar, cat = table.unit("battle.0#1"), table.unit("standby.0#4")
    assert locked(table, f"attack {boar}") == {"idle": "No entry in this plan for Cat."}
    assert locked(table, f"attack {boar};attack {cat}") == {}
    assert sketched(table, f"attack {boar}") == {}


def test_it_is_the_same_where_all_moves_come_before_all_attacks() -> None:
    table = PogaTable(Half("1:boar 2:cat"), options={"acting": "moves-first"})
    boar, cat = table.unit("battle.0#1"), table.unit("battle.0#2")
    said = sketched(table, f"attack {boar};move {cat} 0")
    assert said == {"move-taken": "Cat cannot move to battle 1: Boar stands there."}
    assert "act-absent" in sketched(table, f"attack nobody;move {cat} 2")
