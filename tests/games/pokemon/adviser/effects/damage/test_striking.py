"""What the damage of an attack comes to, and where the number that people entered is another."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.damage.striking import MOST_TEXTS, strikes, surely_damage
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Attack, Card
from tests.games.pokemon.adviser.effects.damage.one_attack import (
    HIT,
    HITTER,
    LESS,
    MORE,
    PLAIN,
    TOUGH,
    WEAK,
    helper,
    hitting,
    struck,
    table,
    tool,
    veiled,
    wrong,
)
from tests.games.pokemon.adviser.situation import ME, ability, attack, mon, pokemon, trainer, words

# -- a number that does not follow ---------------------------------------------------------------


@pytest.mark.parametrize(("defender", "right"), [(PLAIN, 60), (WEAK, 120), (TOUGH, 30)])
def test_damage_follows_from_the_printed_number_weakness_and_resistance(
    defender: Card, right: int
) -> None:
    there = table(defender)
    assert not wrong(there, right)
    found = struck(there, 50)
    assert (found.attack, found.base, found.points, found.right.points) == (HIT, 60, 50, right)
    assert (found.attacker, found.defender, found.card) == (*there.mons, defender)


def test_notes_are_worked_in() -> None:
    stronger = mon(HITTER, marks=(Mark("deals_more", 20),))
    assert not wrong(table(WEAK, stronger), 160)
    assert struck(table(WEAK, stronger), 120).right.points == 160


def test_what_it_comes_to_without_weakness_or_resistance() -> None:
    weak = struck(table(WEAK), 60)
    assert (weak.without(weakness=False), weak.without(resistance=False)) == (60, 120)
    tough = struck(table(TOUGH), 60)
    assert (tough.without(resistance=False), tough.without(weakness=False)) == (60, 30)
    noted = struck(table(mon(PLAIN, marks=(Mark("more_damage", 10), Mark("weak_F")))), 60)
    assert (noted.right.points, noted.without(), noted.without(weakness=False)) == (130, 130, 70)


def test_only_what_people_entered_is_looked_at() -> None:
    assert not wrong(table(PLAIN), 50, entered=False)
    assert not wrong(table(PLAIN), 50, damage=())


def test_an_attack_that_is_not_known_is_not_looked_at() -> None:
    assert not [*strikes(table(PLAIN), replace(hitting(50), attack="Unheard"))]
    assert not [*strikes(table(PLAIN), replace(hitting(50), attacker="a9"))]
    lent = mon(None, tools=(replace(trainer("Machine", "tool"), attacks=(HIT,)),))
    assert not wrong(table(PLAIN, lent), 50)


@pytest.mark.parametrize(
    "hit",
    [
        attack("Hit", damage="60+"),
        attack("Hit", damage="30×"),
        attack("Hit", damage=""),
        attack("Hit", damage="60", text="This attack does 10 damage for each Energy."),
        attack("Hit", damage="60", text="If it is Asleep, this attack does 30 more damage."),
        attack("Hit", damage="60", text="This attack's damage isn't affected by any effects."),
        attack("Hit", damage="60", text="コインがウラなら30ダメージ追加。"),
    ],
    ids=lambda hit: hit.text.en if hit.text is not None else hit.damage,
)
def test_an_attack_whose_number_varies_is_for_people_to_work_out(hit: Attack) -> None:
    assert not wrong(table(PLAIN, pokemon("Hitter", hit)), 50)


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent's Active Pokémon is now Asleep.",
        "It also hits the Bench. (Don't apply Weakness and Resistance for Benched Pokémon.)",
    ],
    ids=["another effect", "the Bench"],
)
def test_a_text_that_changes_nothing_of_the_number_leaves_it_plain(text: str) -> None:
    hit = attack("Hit", damage="60", text=text)
    assert wrong(table(PLAIN, pokemon("Hitter", hit)), 50)


def test_only_the_opposing_active_pokemon_are_looked_at() -> None:
    there = table(PLAIN, my_bench=[mon(PLAIN)], their_bench=[mon(PLAIN)])
    for uid in ("a1", "a2", "b2", "b9"):
        assert not wrong(there, 50, damage=((uid, 50),)), uid
    found = [*strikes(there, hitting(0, damage=(("b2", 50), ("b1", 50))))]
    assert [one.defender.uid for one in found] == ["b1"]


def test_a_number_that_is_no_damage_is_left_alone() -> None:
    assert not wrong(table(PLAIN), 55)
    assert wrong(table(PLAIN), 0)


def test_a_defender_that_is_not_known_or_protected_is_left_alone() -> None:
    assert not wrong(table(mon(None)), 50)
    assert not wrong(table(Card("?1", words("Somebody"), "unknown")), 50)
    assert not wrong(table(mon(PLAIN, marks=(Mark("protected"),))), 50)
    assert not wrong(table(PLAIN, marks=(Mark("all_protected"),)), 50)


# -- texts that explain a number -----------------------------------------------------------------


def explained(there: Position) -> list[int]:
    """Return which numbers up to 240 nobody calls wrong."""
    return [points for points in range(0, 250, 10) if not wrong(there, points)]


def test_a_text_that_adds_before_weakness_explains_a_number() -> None:
    belted, fed = mon(HITTER, tools=(tool(MORE, 30),)), mon(HITTER, energy=(veiled(MORE, 30),))
    assert explained(table(WEAK, belted)) == [120, 180]
    assert explained(table(WEAK, fed)) == [120, 180]
    assert explained(table(PLAIN, my_bench=[mon(None), helper(MORE, 20)])) == [60, 80]
    assert explained(table(PLAIN, their_bench=[helper(MORE, 20)])) == [60]
    power = c.PlayTrainer(ME, trainer("Power", text=MORE.format(40)))
    others = (t.PassTurn(ME), c.PlayTrainer(ME, None), power)
    assert explained(table(PLAIN, plays=others)) == [60, 100]


def test_a_text_that_takes_off_after_resistance_explains_a_number() -> None:
    assert explained(table(mon(WEAK, tools=(tool(LESS, 30),)))) == [90, 120]
    assert explained(table(mon(WEAK, energy=(veiled(LESS, 30),)))) == [90, 120]
    assert explained(table(PLAIN, their_bench=[mon(None), helper(LESS, 20)])) == [40, 60]
    assert explained(table(PLAIN, my_bench=[helper(LESS, 20)])) == [60]
    reduced = "Damage is reduced by {}."
    assert explained(table(mon(PLAIN, tools=(tool(reduced, 80),)))) == [0, 60]


def test_some_of_several_texts_may_count() -> None:
    both = (tool(MORE, 10), tool(MORE, 30))
    there = table(mon(PLAIN, tools=(tool(LESS, 20),)), mon(HITTER, tools=both))
    assert explained(there) == [40, 50, 60, 70, 80, 90, 100]


def test_not_all_of_very_many_texts_are_tried() -> None:
    many = [helper(MORE, 10)] * (MOST_TEXTS + 1)
    assert explained(table(PLAIN, my_bench=many)) == [*range(60, 70 + 10 * MOST_TEXTS, 10)]


def test_another_text_explains_nothing() -> None:
    assert explained(table(PLAIN, mon(HITTER, tools=(tool("Draw {} cards.", 30),)))) == [60]


def salty(whose: str, **more: Any) -> dict[str, Any]:
    said = f"Attacks used by your {whose} do 30 more damage to your opponent's Active Pokémon "
    told = ability("Salt", f"{said}(before applying Weakness and Resistance).")
    return {"my_bench": [mon(pokemon("Salty", abilities=(told,)), **more)]}


def test_an_ability_of_a_plain_wording_surely_counts() -> None:
    coat = "This Pokémon takes 30 less damage from attacks."
    coated, salt = replace(WEAK, abilities=(ability("Coat", coat),)), salty("Fighting Pokémon")
    assert explained(table(WEAK, **salt)) == [180]
    assert explained(table(coated)) == [90]
    assert explained(table(coated, **salt)) == [150]
    assert struck(table(coated, **salt), 120).right.said == Words(
        "60 +30 ×2 (Weakness) −30", "60 +30 ×2（弱点） −30"
    )
    assert explained(table(WEAK, **salty("Water Pokémon"))) == [120]
    assert explained(table(WEAK, **salty("Pokémon", marks=(Mark("no_ability"),)))) == [120]
    noted = mon(HITTER, marks=(Mark("deals_more", 30),))
    assert explained(table(WEAK, noted, **salt)) == [180, 240], "it may be noted already"


def test_an_attack_may_not_heed_weakness() -> None:
    text = "This attack's damage isn't affected by Weakness."
    heedless = replace(HITTER, attacks=(attack("Hit", damage="60", text=text),))
    both = pokemon("Both", hp=200, weak="F", resists="F")
    assert explained(table(WEAK, heedless)) == [60]
    assert explained(table(mon(PLAIN, marks=(Mark("weak_F"),)), heedless)) == [60]
    assert explained(table(both, heedless)) == [30]


def test_an_attack_may_do_nothing_without_another_pokemon() -> None:
    text = "If you don't have Lunatone on your Bench, this attack does nothing. "
    text += "This attack's damage isn't affected by Weakness or Resistance."
    solrock = replace(HITTER, attacks=(attack("Hit", damage="60", text=text),))
    moon = [mon(pokemon("Lunatone"))]
    assert explained(table(WEAK, solrock, my_bench=moon)) == [60]
    assert explained(table(WEAK, solrock)) == [0]
    assert explained(table(WEAK, solrock, my_bench=[mon(None)])) == [60], "it may be one"


# -- what is damage ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sure"),
    [
        ("Put 2 damage counters on 1 of your opponent's Benched Pokémon.", ["b1"]),
        ("相手のポケモンにダメカンを2個のせる。", ["b1"]),
        ("If it has any damage counters, draw a card.", ["b1", "b2"]),
        ("", ["b1", "b2"]),
    ],
)
def test_on_the_bench_it_may_be_counters_that_an_attack_put(text: str, sure: list[str]) -> None:
    there = table(PLAIN, pokemon("Hitter", attack("Hit", text=text)), their_bench=[mon(PLAIN)])
    both = hitting(0, damage=(("b1", 60), ("b2", 20)), apart=False)
    assert [uid for uid, _ in surely_damage(there, both)] == sure
    told_apart = replace(both, apart=True)
    assert surely_damage(there, told_apart) == told_apart.damage


def test_what_is_not_in_play_was_not_surely_damaged() -> None:
    put = attack("Hit", text="Put 2 damage counters on it.")
    there = table(PLAIN, pokemon("Hitter", put))
    gone = hitting(0, damage=(("b9", 60), ("b1", 60)), apart=False)
    assert surely_damage(there, gone) == (("b1", 60),)
    unknown = replace(gone, attack="Unheard")
    assert surely_damage(there, unknown) == gone.damage
