"""What an attack's number comes to on the Active Pokémon."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    FIRE,
    ME,
    YOU,
    ability,
    attack,
    energy,
    hears,
    mon,
    past,
    pokemon,
    position,
    says,
    trainer,
    words,
)

TENS, WEAK, RESIST = "damage-multiple-of-ten", "damage-weakness", "damage-resistance"
ORDER, ZERO, ITSELF = "damage-order", "damage-zero-stop", "damage-self"
WRONG, HEAL = "damage-mismatch", "damage-heal-none"
HITTER = pokemon("Hitter", attack("Hit", "", "100"), types="F")
TARGET = pokemon("Target", hp=300)
FRAIL = pokemon("Frail", hp=300, weak="F")
TOUGH = pokemon("Tough", hp=300, resists="F")
BOTH = pokemon("Both", hp=300, weak="F", resists="F")


def deals(points: int, name: str = "Hit", **more: Any) -> p.Attack:
    on = more.pop("on", "b1")
    return p.Attack(ME, "a1", name, damage=((on, points),), **{"entered": True, **more})


def table(defender: Card | None = TARGET, attacker: Card | None = HITTER, **more: Any) -> Position:
    mine = {
        key: more.pop(f"my_{key}") for key in ("marks", "tools", "energy") if f"my_{key}" in more
    }
    theirs = {key: more.pop(key) for key in ("tools", "energy", "unknown") if key in more}
    noted = more.pop("noted", ())
    return position([mon(attacker, **mine)], [mon(defender, marks=noted, **theirs)], **more)


# -- tens ------------------------------------------------------------------------------------------


def test_damage_multiple_of_ten() -> None:
    assert hears(TENS, table(), deals(15)) == ("illegal", ("b1",), 20)
    assert hears(TENS, table(), p.ChangeDamage(ME, "b1", 12)) == ("illegal", ("b1",), 20)
    assert hears(TENS, table(), p.ChangeDamage(ME, "b1", -11)) == ("illegal", ("b1",), 20)
    counters = p.Attack(ME, "a1", "Hit", counters=(("b1", 5),))
    assert hears(TENS, table(), counters) == ("illegal", ("b1",), 10)
    assert says(table(), deals(15)) == {TENS: "illegal"}


def test_damage_multiple_of_ten_is_silent_for_tens() -> None:
    assert hears(TENS, table(), deals(20)) is None
    assert hears(TENS, table(), deals(0)) is None
    assert hears(TENS, table(), p.ChangeDamage(ME, "b1", -20)) is None


# -- Weakness and Resistance -----------------------------------------------------------------------


def test_damage_weakness() -> None:
    assert hears(WEAK, table(FRAIL), deals(100)) == ("suspicious", ("b1",), 200)
    assert says(table(FRAIL), deals(100)) == {WEAK: "suspicious"}
    (said,) = judge(table(FRAIL), (deals(100),))
    assert said.message.en == (
        "Weakness was left out: 100 ×2 (Weakness) = 200 damage to Frail, not 100."
    )
    older = replace(FRAIL, weakness_value="+30")
    assert hears(WEAK, table(older), deals(100)) == ("suspicious", ("b1",), 130)
    noted = table(TARGET, noted=(Mark("weak_F"),))
    assert hears(WEAK, noted, deals(100)) == ("suspicious", ("b1",), 200)


def test_damage_weakness_is_silent_where_it_was_applied_or_there_is_none() -> None:
    assert says(table(FRAIL), deals(200)) == {}
    assert says(table(), deals(100)) == {}
    assert hears(WEAK, table(FRAIL), deals(150)) is None
    assert hears(WEAK, table(FRAIL, noted=(Mark("no_weakness"),)), deals(100)) is None
    assert hears(WEAK, table(FRAIL, my_marks=(Mark("type_R"),)), deals(100)) is None
    no_weakness = [trainer("Park", "stadium", "Pokémon in play have no Weakness.")]
    assert hears(WEAK, table(FRAIL, stadiums=no_weakness), deals(100)) is None


def test_damage_resistance() -> None:
    assert hears(RESIST, table(TOUGH), deals(100)) == ("suspicious", ("b1",), 70)
    assert says(table(TOUGH), deals(100)) == {RESIST: "suspicious"}
    older = replace(TOUGH, resistance_value="-20")
    assert hears(RESIST, table(older), deals(100)) == ("suspicious", ("b1",), 80)


def test_damage_resistance_is_silent_where_it_was_applied_or_there_is_none() -> None:
    assert says(table(TOUGH), deals(70)) == {}
    assert hears(RESIST, table(), deals(100)) is None
    assert hears(RESIST, table(TOUGH), deals(50)) is None
    assert hears(RESIST, table(TOUGH, noted=(Mark("no_resistance"),)), deals(100)) is None


@pytest.mark.parametrize(
    "text",
    [
        "Flip a coin. If heads, this attack does 20 more damage.",
        "This attack does 20 less damage for each counter.",
        "This attack's damage isn't affected by any effects.",
        "If it has damage counters, this attack's base damage is 30.",
        "Flip a coin. If tails, this attack does nothing.",
        "Effects on the opponent's Active Pokémon leave this damage unchanged.",
    ],
)
def test_a_number_that_the_text_may_change_is_left_to_people(text: str) -> None:
    card = pokemon("Hitter", attack("Hit", "", "100", text), types="F")
    assert says(table(FRAIL, card), deals(100)) == {}
    assert says(table(TARGET, card), deals(140)) == {}


def test_a_text_about_the_bench_changes_nothing() -> None:
    text = (
        "This attack also does 30 damage to 1 of your opponent's Benched Pokémon. "
        "(Don't apply Weakness and Resistance for Benched Pokémon.)"
    )
    printed = pokemon("Hitter", attack("Hit", "", "100", text), types="F")
    assert hears(WEAK, table(FRAIL, printed), deals(100)) is not None
    told = "Also deal 30 to one Benched opposing Pokémon. No Weakness or Resistance on the Bench."
    retold = pokemon("Hitter", attack("Hit", "", "100", told), types="F")
    assert hears(WEAK, table(FRAIL, retold), deals(100)) is not None


def test_a_number_is_judged_only_where_it_was_entered_and_all_is_known() -> None:
    assert says(table(FRAIL), deals(100, entered=False)) == {}
    assert says(table(FRAIL), deals(100, "Elsewhere", entered=True)).get(WEAK) is None
    assert says(table(None), deals(130)) == {}
    unread = Card("?", words("Someone"), "unknown", weakness="F")
    assert says(table(unread), deals(130)) == {}
    assert says(table(FRAIL), deals(100, on="b9")) == {}
    more = pokemon("Hitter", attack("Hit", "", "100+"), types="F")
    assert says(table(FRAIL, more), deals(100)) == {}
    mirror = position([mon(HITTER)], [mon()])
    assert hears(WRONG, mirror, deals(50, on="a1")) is None
    for key in ("protected", "all_protected"):
        at_table = {"marks": (Mark(key),)} if key == "all_protected" else {"noted": (Mark(key),)}
        assert hears(WRONG, table(**at_table), deals(50)) is None


# -- the order of the steps ------------------------------------------------------------------------


def order(points: int, defender: Card = FRAIL, **more: Any) -> Any:
    return hears(ORDER, table(defender, **more), deals(points))


def test_damage_order() -> None:
    less = (Mark("less_damage", 30),)
    assert order(140, noted=less) == ("suspicious", ("b1",), 170)
    assert order(140, BOTH) == ("suspicious", ("b1",), 170)
    assert order(240, noted=(Mark("more_damage", 20),)) == ("suspicious", ("b1",), 220)
    assert order(140, TARGET, noted=(*less, Mark("weak_F"))) == ("suspicious", ("b1",), 170)
    painted = pokemon("Painted", attack("Hit", "", "100"))
    assert order(140, noted=less, attacker=painted, my_marks=(Mark("type_F"),)) is not None
    assert order(140, noted=(*less, Mark("no_weakness"))) is None
    more = (Mark("deals_more", 20),)
    assert order(220, my_marks=more) == ("suspicious", ("b1",), 240)
    assert order(180, my_marks=more, noted=less) == ("suspicious", ("b1",), 210)
    assert order(190, my_marks=more, noted=less) == ("suspicious", ("b1",), 210)
    assert says(table(FRAIL, noted=less), deals(140)) == {ORDER: "suspicious"}


def test_damage_order_is_silent_for_the_right_one() -> None:
    less = (Mark("less_damage", 30),)
    assert order(170, noted=less) is None
    assert order(150, noted=less) is None
    assert order(240, my_marks=(Mark("deals_more", 20),)) is None
    assert order(70, TARGET, noted=less) is None
    assert order(140) is None
    # What the attacker deals less counts before Weakness.
    assert order(140, my_marks=(Mark("deals_less", 30),)) is None
    assert order(170, my_marks=(Mark("deals_less", 30),)) == ("suspicious", ("b1",), 140)


PRO = trainer(
    "Pro",
    text="During this turn, attacks do 30 more damage to your opponent's Active "
    "Pokémon (before applying Weakness and Resistance).",
)
VEST = trainer("Vest", "tool", "This Pokémon takes 40 less damage from attacks.")
FUR = ability("Fur", "This Pokémon takes 40 less damage from attacks.")


def test_damage_order_reads_trainers_and_tools() -> None:
    played = {"plays": (c.PlayTrainer(ME, PRO), c.PlayTrainer(ME, None))}
    assert order(230, turn=played) == ("suspicious", ("b1",), 260)
    assert order(260, turn=played) is None
    assert order(230, my_tools=(PRO,)) == ("suspicious", ("b1",), 260)
    assert order(230, my_energy=(PRO,)) == ("suspicious", ("b1",), 260)
    assert order(120, tools=(VEST,)) == ("suspicious", ("b1",), 160)
    assert order(160, tools=(VEST,)) is None
    assert order(120, energy=(VEST,)) == ("suspicious", ("b1",), 160)
    furry = replace(FRAIL, abilities=(FUR,))
    assert order(120, furry) == ("suspicious", ("b1",), 160)
    beside = position([mon(HITTER)], [mon(FRAIL)], their_bench=[mon(furry), mon(None)])
    assert hears(ORDER, beside, deals(120)) is None, (
        "what a Benched Pokémon takes is another matter"
    )
    assert order(130, TARGET, turn=played) is None
    assert order(200, turn=played, noted=(Mark("less_damage", 30),)) == (
        "suspicious",
        ("b1",),
        230,
    )


# -- heads that came to nothing --------------------------------------------------------------------

COINS = pokemon("Coins", attack("Hit", "", "20×", "Flip 2 coins. 20 damage for each heads."))


def flipped(*results: int, points: int = 30, card: Card = COINS, **more: Any) -> Any:
    flips = (c.FlipCoins(ME, results),)
    return hears(ZERO, table(attacker=card, turn={"plays": flips}, **more), deals(points))


def test_damage_zero_stop() -> None:
    assert flipped(0, 0) == ("reminder", ("b1",), 0)
    in_gesture = c.FlipCoins(ME, (0, 0))
    assert hears(ZERO, table(attacker=COINS), in_gesture, deals(30)) == ("reminder", ("b1",), 0)
    japanese = attack("Hit", "", "20×", "コインを2回投げ、オモテの数×20ダメージ。")
    assert flipped(0, 0, card=pokemon("Coins", japanese)) == ("reminder", ("b1",), 0)


def test_damage_zero_stop_is_silent_for_heads_and_for_no_damage() -> None:
    assert flipped(0, 1) is None
    assert flipped(0, 0, points=0) is None
    assert flipped() is None
    assert hears(ZERO, table(attacker=COINS), deals(30)) is None
    earlier = {"plays": (c.FlipCoins(ME, (0,)), c.FlipCoins(ME, (1,)))}
    assert hears(ZERO, table(attacker=COINS, turn=earlier), deals(30)) is None
    assert flipped(0, card=pokemon("Each", attack("Hit", "", "20×", "20 for each Prize."))) is None
    assert flipped(0, card=pokemon("More", attack("Hit", "", "20+", "Flip a coin."))) is None
    assert flipped(0, card=pokemon("Else", attack("Other"))) is None


# -- damage to itself ------------------------------------------------------------------------------

RECOIL = pokemon("Recoil", attack("Hit", "", "100", "This Pokémon also does 30 damage to itself."))


def itself(*amounts: tuple[str, int], card: Card = RECOIL, **more: Any) -> Any:
    play = p.Attack(ME, "a1", "Hit", damage=amounts, **{"entered": True, **more})
    return hears(ITSELF, table(attacker=card), play)


def test_damage_self() -> None:
    assert itself(("b1", 100)) == ("reminder", ("a1",), 30)
    assert itself(("b1", 100), ("a1", 20)) == ("reminder", ("a1",), 30)
    retold = pokemon("R", attack("Hit", "", "100", "Also deal 30 to this Pokémon."))
    assert itself(("b1", 100), card=retold) == ("reminder", ("a1",), 30)


def test_damage_self_is_silent_for_all_of_it() -> None:
    assert itself(("b1", 100), ("a1", 30)) is None
    assert itself(("b1", 100), counters=(("a1", 30),)) is None
    assert itself(("b1", 100), ("a1", 40)) is None
    assert itself(("b1", 100), entered=False) is None
    assert itself(("b1", 100), failed=True) is None
    assert itself(("b1", 100), card=HITTER) is None
    assert hears(ITSELF, table(attacker=RECOIL), p.Attack(ME, "a9", "Hit", entered=True)) is None


@pytest.mark.parametrize(
    "start",
    [
        "Flip a coin: this",
        "If it is Burned, this",
        "You may have this",
        "ウラなら",
        "オモテなら",
        "のぞむなら",
    ],
)
def test_damage_self_is_silent_where_a_coin_or_a_choice_decides(start: str) -> None:
    text = f"{start} Pokémon also do 30 damage to itself."
    card = pokemon("Recoil", attack("Hit", "", "100", text))
    assert itself(("b1", 100), card=card) is None
    assert itself(("b1", 100), ("a1", 10), card=card) is not None


# -- a number that does not follow -----------------------------------------------------------------


def test_damage_mismatch() -> None:
    assert hears(WRONG, table(), deals(80)) == ("suspicious", ("b1",), 100)
    assert says(table(), deals(80)) == {WRONG: "suspicious"}
    assert hears(WRONG, table(FRAIL), deals(250)) == ("suspicious", ("b1",), 200)


def test_damage_mismatch_says_what_was_put_and_what_it_comes_to_step_by_step() -> None:
    assert sentence(table(FRAIL), deals(250)) == Words(
        "250 damage was put on Frail, but it comes to 200: 100 ×2 (Weakness) = 200.",
        "Frailへのダメージが250になっています。計算では200です（100 ×2（弱点）＝200）。",
    )
    assert sentence(table(), deals(80)) == Words(
        "80 damage was put on Target, but the attack says 100, and no Weakness, Resistance or mark "
        "changes that.",
        "Targetへのダメージが80になっています。ワザの数字は100で、弱点・抵抗力・マークによる増減も"
        "ありません。",
    )


def sentence(there: Position, play: p.Attack) -> Words:
    return next(one.message for one in judge(there, [play]) if one.rule == WRONG)


def test_damage_mismatch_is_silent_where_the_number_follows_or_another_rule_speaks() -> None:
    assert says(table(), deals(100)) == {}
    assert says(table(), deals(0)) == {}
    assert hears(WRONG, table(FRAIL), deals(100)) is None
    assert hears(WRONG, table(TOUGH), deals(100)) is None
    assert hears(WRONG, table(FRAIL, noted=(Mark("less_damage", 30),)), deals(140)) is None
    assert hears(WRONG, table(my_marks=(Mark("deals_more", 20),)), deals(120)) is None


def mismatch(**more: Any) -> Any:
    return hears(WRONG, table(**more), deals(80))


def test_damage_mismatch_is_silent_where_a_text_may_change_the_number() -> None:
    assert mismatch(stadiums=[trainer("Park", "stadium", "All take 20 less damage.")]) is None
    assert mismatch(stadiums=[trainer("Park", "stadium", "All draw.")]) is not None
    assert mismatch(tools=(VEST,)) is None
    assert mismatch(my_tools=(VEST,)) is None
    assert mismatch(my_energy=(replace(energy("", "Turbo"), text=VEST.text),)) is None
    assert mismatch(my_energy=(FIGHTING, FIRE)) is not None
    assert mismatch(tools=(Card("?", words("Odd"), "unknown"),)) is None
    assert mismatch(unknown=1) is None
    furry = replace(TARGET, abilities=(FUR,))
    assert mismatch(defender=furry) == ("suspicious", ("b1",), 60)
    fickle = replace(TARGET, abilities=(ability("Fur", f"If it rains, {FUR.text.en}"),))
    assert mismatch(defender=fickle) is None


def test_damage_mismatch_of_an_attack_that_does_nothing_without_another() -> None:
    text = "If you don't have Lunatone on your Bench, this attack does nothing."
    solrock = pokemon("Solrock", attack("Hit", "", "70", text), types="F")
    there = table(FRAIL, solrock)
    assert hears(WRONG, there, deals(70)) == ("suspicious", ("b1",), 0)
    (said,) = judge(there, (deals(70),))
    assert said.message.en == (
        "Hit does nothing: the Pokémon it names is not on the Bench. 0 damage to Frail, not 70."
    )


def in_force(*plays: Play, **record: Any) -> Any:
    return mismatch(turn={"plays": plays}, record=Record(**record))


def test_damage_mismatch_is_silent_where_what_was_used_may_change_the_number() -> None:
    assert in_force(c.PlayTrainer(ME, PRO)) is None
    assert in_force(c.PlayTrainer(ME, None)) is None
    assert in_force(c.PlayTrainer(ME, trainer("Unread"))) is None
    assert in_force(c.PlayTrainer(ME, trainer("Draw", text="Draw 2 cards."))) is not None
    assert in_force(p.UseAbility(ME, "a1")) is not None
    guard = "During your opponent's next turn, this Pokémon takes 20 less damage."
    wary = pokemon(
        "Hitter",
        attack("Hit", "", "100"),
        attack("Guard", text=guard),
        attack("More", text="This attack does 30 more damage."),
        attack("Rest", text="During your next turn, this Pokémon can't attack."),
    )
    for when in ("last", "before"):
        guarded = {when: (p.Attack(ME, "a1", "Guard"),)}
        assert mismatch(attacker=wary, record=past(**guarded)) is None
        for name in ("Hit", "More", "Rest"):
            other = {when: (p.Attack(ME, "a1", name), p.Attack(YOU, "b9", "Gone"))}
            assert mismatch(attacker=wary, record=past(**other)) is not None


# -- healing ---------------------------------------------------------------------------------------

POTION = trainer("Potion", text="Heal 30 damage from 1 of your Pokémon.")


def heals(play: Play, **more: Any) -> Any:
    return hears(HEAL, position([mon(**more)], [mon()]), play)


def test_damage_heal_none() -> None:
    heard = ("suspicious", ("a1",), None)
    assert heals(p.ChangeDamage(ME, "a1", -30)) == heard
    assert heals(c.PlayTrainer(ME, POTION, onto="a1")) == heard
    assert heals(c.PlayTrainer(ME, trainer("Potion"), onto="a1")) == heard
    assert heals(p.ChangeDamage(ME, "a1", -30), hp_left=70) == heard
    table = position([mon()], [mon()], my_bench=[mon(damage=10)])
    assert says(table, c.PlayTrainer(ME, POTION, onto="a1")) == {HEAL: "suspicious"}


def test_damage_heal_none_is_silent_for_a_damaged_pokemon() -> None:
    assert heals(p.ChangeDamage(ME, "a1", -30), damage=20) is None
    assert heals(c.PlayTrainer(ME, POTION, onto="a1"), damage=20) is None
    assert heals(p.ChangeDamage(ME, "a1", -30), hp_left=60) is None
    assert heals(p.ChangeDamage(ME, "a1", -30), card=None, hp_left=60) is None


def test_damage_heal_none_is_silent_for_what_heals_nothing() -> None:
    assert heals(p.ChangeDamage(ME, "a1", 30)) is None
    assert heals(p.ChangeDamage(ME, "a1", 0)) is None
    assert heals(p.ChangeDamage(ME, "a9", -30)) is None
    assert heals(c.PlayTrainer(ME, POTION)) is None
    assert heals(c.PlayTrainer(ME, trainer("Switch", text="Switch."), onto="a1")) is None
    cure = trainer(
        "Cure",
        text="Heal 30 damage from 1 of your Pokémon, and it recovers from all Special Conditions.",
    )
    asleep = position([mon(conditions=(Condition("asleep"),))], [mon()])
    assert hears(HEAL, asleep, c.PlayTrainer(ME, cure, onto="a1")) is None
    assert hears(HEAL, asleep, c.PlayTrainer(ME, POTION, onto="a1")) is not None
    assert heals(c.PlayTrainer(ME, cure, onto="a1")) is not None


def test_a_number_that_texts_in_play_explain_is_not_wrong() -> None:
    more = (
        "Attacks used by your Pokémon do 30 more damage (before applying Weakness and Resistance)."
    )
    salty = [mon(pokemon("Salty", abilities=(ability("Salt", more),)))]
    assert hears(RESIST, table(TOUGH), deals(100)) == ("suspicious", ("b1",), 70)
    assert hears(RESIST, table(TOUGH, my_bench=salty), deals(100)) is None
    assert hears(WEAK, table(FRAIL, my_bench=salty), deals(260)) is None
    assert hears(WEAK, table(FRAIL, my_bench=salty), deals(130)) == ("suspicious", ("b1",), 260)
    assert hears(WRONG, table(FRAIL, my_bench=salty), deals(200)) == ("suspicious", ("b1",), 260)
    coat = (
        "This Pokémon takes 30 less damage from attacks (after applying Weakness and Resistance)."
    )
    coated = pokemon("Coated", hp=300, weak="F", abilities=(ability("Coat", coat),))
    assert says(table(coated), deals(170)) == {}
