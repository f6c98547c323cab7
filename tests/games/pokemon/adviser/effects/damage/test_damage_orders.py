"""What an attack comes to where its steps are taken in another order."""

from __future__ import annotations

from app.core.card import Mark
from app.core.text.words import Words
from app.games.advising.advice_rule import Said
from app.games.pokemon.adviser.effects.damage.damage_orders import other_orders, should_be
from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.effects.damage.one_attack import (
    HIT,
    HITTER,
    LESS,
    MORE,
    PLAIN,
    WEAK,
    struck,
    table,
    tool,
)
from tests.games.pokemon.adviser.situation import attack, mon, pokemon

# -- the steps in a wrong order ------------------------------------------------------------------


def orders(there: Position) -> dict[int, int]:
    return {wrong: one.right for wrong, one in other_orders(there, struck(there, 10)).items()}


def test_without_weakness_the_order_does_not_matter() -> None:
    stronger = mon(HITTER, marks=(Mark("deals_more", 20),))
    assert orders(table(PLAIN, stronger)) == {}
    assert orders(table(WEAK)) == {}


def test_what_was_added_after_weakness_belongs_before_it() -> None:
    noted = (Mark("deals_less", 10), Mark("deals_more", 30))
    assert orders(table(WEAK, mon(HITTER, marks=noted))) == {140: 160}
    assert orders(table(WEAK, mon(HITTER, tools=(tool(MORE, 30),)))) == {150: 180}


def test_what_was_taken_off_before_weakness_belongs_after_it() -> None:
    noted = (Mark("less_damage", 30), Mark("more_damage", 10))
    assert orders(table(mon(WEAK, marks=noted))) == {80: 100}
    assert orders(table(mon(WEAK, marks=(Mark("less_damage", 70),)))) == {0: 50}
    assert orders(table(mon(WEAK, marks=(Mark("less_damage", 130),)))) == {}, "none either way"
    assert orders(table(mon(WEAK, tools=(tool(LESS, 20),)))) == {80: 100}
    assert orders(table(mon(WEAK, tools=(tool(LESS, 70),)))) == {0: 50}


def test_both_may_be_there() -> None:
    stronger = mon(HITTER, marks=(Mark("deals_more", 20),))
    shielded = mon(WEAK, marks=(Mark("less_damage", 30),))
    assert orders(table(shielded, stronger)) == {110: 130, 100: 130}
    belted, covered = mon(HITTER, tools=(tool(MORE, 30),)), mon(WEAK, tools=(tool(LESS, 20),))
    assert orders(table(shielded, belted)) == {120: 150, 60: 90}
    assert orders(table(covered, stronger)) == {140: 160, 120: 140}


def test_resistance_comes_after_weakness() -> None:
    two_types = pokemon("Hitter", HIT, types="FW")
    both = pokemon("Both", hp=200, weak="F", resists="W")
    assert orders(table(both, two_types)) == {60: 90}


def test_a_weakness_that_was_noted_counts_and_so_does_a_type() -> None:
    noted = mon(PLAIN, marks=(Mark("less_damage", 30), Mark("weak_F")))
    assert orders(table(noted)) == {60: 90}
    typed = mon(pokemon("Hitter", HIT), marks=(Mark("deals_more", 20), Mark("type_F")))
    assert orders(table(WEAK, typed)) == {140: 160}
    none = mon(WEAK, marks=(Mark("less_damage", 30), Mark("no_weakness")))
    assert orders(table(none)) == {}


def test_an_attack_of_no_damage_has_no_order() -> None:
    nothing = pokemon("Hitter", attack("Hit", damage="0"), types="F")
    assert orders(table(WEAK, mon(nothing, marks=(Mark("deals_more", 20),)))) == {}


# -- what is said --------------------------------------------------------------------------------

WHAT = Words("Weakness counts", "弱点を計算します")


def test_a_wrong_number_is_told_with_the_way_to_the_right_one() -> None:
    assert should_be(struck(table(WEAK), 60), WHAT) == Said(
        Words(
            "Weakness counts: 60 ×2 (Weakness) = 120 damage to Weak, not 60.",
            "弱点を計算します。Weakへのダメージは60 ×2（弱点）＝120です（入力は60）。",
        ),
        ("b1",),
        right=120,
    )


def test_where_nothing_changes_the_printed_number_it_is_the_way() -> None:
    said = should_be(struck(table(PLAIN), 50), WHAT)
    assert said.words.en == "Weakness counts: 60 = 60 damage to Plain, not 50."


def test_of_another_order_the_sum_is_told_as_it_should_be() -> None:
    stronger, shielded = mon(HITTER, tools=(tool(MORE, 30),)), mon(WEAK, tools=(tool(LESS, 20),))
    there = table(WEAK, stronger)
    order = other_orders(there, struck(there, 150))[150]
    said = should_be(struck(there, 150), order.what, order)
    assert said.words == Words(
        "+30 comes before Weakness: (60+30)×2 = 180 damage to Weak, not 150.",
        "+30は弱点より先に計算します。Weakへのダメージは(60+30)×2＝180です（入力は150）。",
    )
    assert said.right == 180
    there = table(shielded)
    order = other_orders(there, struck(there, 80))[80]
    assert (order.what.en, order.way) == ("−20 comes after Weakness", "60×2−20")
