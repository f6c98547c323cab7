"""What is said of the spells of a plan."""

from __future__ import annotations

from app.core.intents.seal_intents import LockPlan, Sketch
from tests.games.nullpoga.adviser.poga_advice import foreseen, rules, sketched
from tests.games.nullpoga.poga_table import Half, PogaTable

HAND = "meteor rock_spell swap flame_guard summon_ritual rat wyvern"


def table(
    own: str = "", foe: str = "", options: dict[str, str] | None = None, **other: object
) -> PogaTable:
    """Return a table with monsters in the battle zones."""
    return PogaTable(
        Half(own, hand=HAND),
        Half(foe, **{"hand": "rat", "mana": 10, **other}),  # type: ignore[arg-type]
        turn=10,
        options=options,
    )


def test_meteor_on_an_empty_standby_cell() -> None:
    said = sketched(table(), "cast meteor 1s0")
    assert said == {
        "spell-nobody": "Meteor Fall on enemy standby 5: nothing comes of it, "
        "no monster stands there."
    }


def test_meteor_on_an_empty_battle_cell_makes_wilderness() -> None:
    assert sketched(table(), "cast meteor 1b0") == {}


def test_flame_guard_on_nobody_and_on_an_enemy() -> None:
    assert sketched(table("1:cat"), "cast flame_guard 0b0") == {}
    assert "no monster stands there" in sketched(table(), "cast flame_guard 0b0")["spell-nobody"]
    foe = sketched(table(foe="5:cat"), "cast flame_guard 1b0")["spell-nobody"]
    assert foe == (
        "Flame Guard on enemy battle 5: nothing comes of it, it is a cell of the opponent."
    )


def test_meteor_on_an_own_monster_and_on_an_own_empty_cell() -> None:
    said = sketched(table("1:cat"), "cast meteor 0b0")
    assert said == {"meteor-own": "Meteor Fall strikes Cat of your own side: 3 damage."}
    said = sketched(table("1:cat"), "cast meteor 0b1")
    assert said == {"meteor-own": "Meteor Fall turns battle 2 of your own side into wilderness."}


def test_meteor_on_an_own_rock_is_meant() -> None:
    assert sketched(table("1:rock"), "cast meteor 0b0") == {}


def test_a_rock_on_a_taken_cell() -> None:
    said = sketched(table(foe="5:cat"), "cast rock_spell 1b0")
    assert said == {
        "spell-taken": "Immovable Rock on enemy battle 5: nothing comes of it, Cat is there."
    }
    assert sketched(table(foe="5:cat"), "cast rock_spell 1b1") == {}


def test_a_rock_on_standby_and_a_ritual_on_the_other_side() -> None:
    for plan in ("cast rock_spell 1s0", "cast summon_ritual 1b0 rat +1"):
        said = sketched(table(foe="4:cat"), plan)["spell-taken"]
        assert said.endswith("nothing comes of it, it is not a battle cell that this is for.")


def test_spells_go_in_their_order_a_cell_may_be_freed_before() -> None:
    there = table(foe="5:rat")
    assert sketched(there, "cast meteor 1b0;cast rock_spell 1b0") == {}
    assert "spell-taken" in sketched(there, "cast rock_spell 1b0;cast meteor 1b0")


def test_the_ritual_needs_a_free_cell_and_a_cheap_monster() -> None:
    assert sketched(table("1:cat"), "cast summon_ritual 0b1 rat +1") == {}
    taken = sketched(table("1:cat"), "cast summon_ritual 0b0 rat +1")
    assert taken == {
        "spell-taken": "Summoning Ritual on battle 1: nothing comes of it, Cat is there."
    }
    dear = foreseen(table(), Sketch("cast summon_ritual 0b1 wyvern +1"))
    assert rules(dear) == {"ritual-cost": "illegal"}
    assert dear[0].message.en == "Wyvern costs 4; the ritual brings what costs 3 or less."


def test_a_table_may_let_the_ritual_bring_any_monster() -> None:
    agreed = table(options={"ritual-cost": "any"})
    assert sketched(agreed, "cast summon_ritual 0b1 wyvern +1") == {}


def test_a_swap_of_two_empty_cells() -> None:
    said = sketched(table(hand=""), "cast swap 0b-1b 2")
    assert said == {
        "swap-empty": "Front-Back Swap of battle 3 ⇄ enemy battle 3: both cells are empty."
    }
    assert sketched(table("3:cat", hand=""), "cast swap 0b-1b 2") == {}


def test_a_table_may_ask_for_monsters_on_both_cells() -> None:
    agreed = table("3:cat", options={"swap": "monsters"}, hand="")
    assert sketched(agreed, "cast swap 0b-1b 2")["swap-empty"].endswith(
        "monsters must stand on both cells."
    )


def test_two_swaps_may_misfire() -> None:
    said = foreseen(table("3:cat"), Sketch("cast meteor 1b0;cast swap 0b-1b 2"))
    assert rules(said) == {"same-spell": "reminder"}
    assert said[0].message.en == (
        "If Ren casts Front-Back Swap as spell 2, too, and the two overlap, both misfire: mana "
        "and card are lost."
    )


def test_no_misfire_is_told_of_where_the_other_can_hold_no_swap_or_not_pay_for_it() -> None:
    plan = "cast swap 0b-1b 2"
    assert sketched(table("3:cat", hand=""), plan) == {}
    assert sketched(table("3:cat", mana=6), plan) == {}
    assert sketched(table("3:cat", grave="swap swap"), plan) == {}
    assert "same-spell" in sketched(table("3:cat", grave="swap"), plan)


def test_where_spells_lie_open_the_other_hand_says_whether_it_has_one() -> None:
    for hand, told in (("swap", True), ("meteor", False)):
        shown = table("3:cat", options={"open-spells": "open"}, hand=hand)
        assert ("same-spell" in sketched(shown, "cast swap 0b-1b 2")) is told


def test_what_the_other_has_locked_changes_nothing_of_what_is_said() -> None:
    there = table("3:cat", "3:cat", hand="swap")
    before = sketched(there, "cast swap 0b-1b 2")
    there.ask(1, LockPlan("cast swap 0b-1b 2"))
    assert sketched(there, "cast swap 0b-1b 2") == before
