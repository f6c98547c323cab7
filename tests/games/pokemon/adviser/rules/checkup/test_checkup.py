"""The Pokémon Checkup: its order, both players, Poisoned and Burned."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.rules.checkup.checkup_table import (
    HEADS,
    NEXT,
    case,
    ends,
    hurt,
    over,
    sentences,
    sick,
    to_do,
    told,
)
from tests.games.pokemon.adviser.situation import (
    ME,
    PIKACHU,
    RIOLU,
    Heard,
    ability,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

ORDER, BOTH, POISON, BURN = "checkup-order", "checkup-both", "checkup-poison", "checkup-burn"
BOTH_FLIPPED = ("flips", "ended")


# -- order and both players ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "said"),
    [(("asleep", "poisoned"), True), (("poisoned", "asleep"), False),
     (("paralyzed", "asleep"), True), (("burned", "poisoned"), True),
     (("poisoned", "burned", "asleep", "paralyzed"), False),
     (("poisoned", "poisoned"), False), (("asleep", "effect", "poisoned"), True),
     (("effect", "poisoned"), False), ((), False)],
)  # fmt: skip
def test_checkup_order(order: tuple[str, ...], said: bool) -> None:
    heard = hears(ORDER, case(sick("poisoned")), told(order=order))
    assert heard == (("reminder", (), None) if said else None)


def test_checkup_order_of_steps_at_a_table() -> None:
    at = over(theirs=to_do("asleep"), mine=to_do("poisoned"))
    assert hears(ORDER, at, t.Checkup(ME, step="asleep", unit="b1")) is not None
    assert hears(ORDER, at, t.Checkup(ME, step="poisoned", unit="a1")) is None
    done = over(theirs=to_do("asleep"), mine=sick("poisoned"))
    assert hears(ORDER, done, t.Checkup(ME, step="asleep", unit="b1")) is None
    same = over(theirs=to_do("asleep"), mine=to_do("asleep"))
    assert hears(ORDER, same, t.Checkup(ME, step="asleep", unit="b1")) is None
    stale = over(theirs=to_do("asleep"), mine=mon(marks=(Mark("check_poisoned"),)))
    assert hears(ORDER, stale, t.Checkup(ME, step="asleep", unit="b1")) is None


def test_checkup_order_names_what_comes_first() -> None:
    at = over(theirs=to_do("asleep", "burned"), mine=to_do("poisoned"))
    said = judge(at, (t.Checkup(ME, step="asleep", unit="b1"),))
    assert "Poisoned is checked before Asleep" in said[0].message.en
    assert "ねむりより先にどく" in said[0].message.ja


def test_checkup_both() -> None:
    two = case(sick("poisoned"), sick("poisoned"))
    assert hears(BOTH, two, told(counters=(("b1", 10),))) == ("reminder", ("seat.0",), None)
    assert hears(BOTH, two, told(counters=(("a1", 10),))) == ("reminder", ("seat.1",), None)
    assert hears(BOTH, two, told(counters=(("a1", 10), ("b1", 10)))) is None
    assert hears(BOTH, two, told(counters=())) is None
    assert hears(BOTH, case(sick("poisoned")), told(counters=(("b1", 10),))) is None


def test_checkup_both_blames_nobody_else_for_what_was_left_out() -> None:
    two = case(sick("poisoned", "burned"), sick("poisoned"))
    only = told(counters=(("a1", 10),), said=BOTH_FLIPPED)
    assert set(says(two, only)) == {BOTH}


def test_checkup_both_asks_for_coins_only_where_they_are_told() -> None:
    two = case(sick("asleep"), sick("poisoned"))
    assert hears(BOTH, two, told(counters=(("a1", 10),))) is None
    assert hears(BOTH, two, told(counters=(("a1", 10),), said=("flips",))) is not None
    flipped = told(counters=(("a1", 10),), flips=(("b1", "asleep"),), said=("flips",))
    assert hears(BOTH, two, flipped) is None
    woken = told(counters=(("a1", 10),), ended=(("b1", "asleep"),), said=BOTH_FLIPPED)
    assert hears(BOTH, two, woken) is None


def test_checkup_both_at_a_table() -> None:
    at = over(hurt(10, "a1"), mine=sick("poisoned"), theirs=sick("poisoned"))
    assert hears(BOTH, at, NEXT) == ("reminder", ("seat.1",), None)
    assert hears(POISON, at, NEXT) is None
    fine = over(hurt(10, "a1"), hurt(10), mine=sick("poisoned"), theirs=sick("poisoned"))
    assert hears(BOTH, fine, NEXT) is None
    ticked = t.Checkup(ME, step="poisoned", unit="b1")
    step = over(hurt(10, "a1"), ticked, mine=sick("poisoned"), theirs=sick("poisoned"))
    assert hears(BOTH, step, NEXT) is None


# -- Poisoned and Burned ---------------------------------------------------------------------------


def counted(rule: str, right: int) -> Heard:
    return ("suspicious", ("b1",), right) if rule else None


@pytest.mark.parametrize(("points", "wrong"), [(0, True), (10, False), (20, True)])
def test_checkup_poison(points: int, wrong: bool) -> None:
    heard = counted(POISON if wrong else "", 1)
    assert hears(POISON, case(sick("poisoned")), told(counters=(("b1", points),))) == heard
    assert hears(POISON, over(hurt(points), theirs=sick("poisoned")), NEXT) == heard


def test_checkup_poison_of_another_strength() -> None:
    eight = sick("poisoned", counters=8)
    assert hears(POISON, case(eight), told(counters=(("b1", 80),))) is None
    assert hears(POISON, case(eight), told(counters=(("b1", 10),))) == counted(POISON, 8)
    assert hears(POISON, over(hurt(40), hurt(40), theirs=eight), NEXT) is None


def test_checkup_poison_is_silent() -> None:
    at = case(sick("poisoned"))
    assert hears(POISON, at, told()) is None, "nobody said what was put"
    assert hears(POISON, at, told(counters=(), cause="Gas")) is None
    assert hears(POISON, at, told(counters=(), step="asleep")) is None
    assert hears(POISON, case(mon(PIKACHU)), told(counters=(("b1", 10),))) is None
    benched = position([mon()], their_bench=[sick("poisoned")], record=Record(is_case=True))
    assert hears(POISON, benched, told(counters=())) is None


def test_checkup_poison_looks_at_a_table_as_the_next_turn_begins() -> None:
    at = over(theirs=sick("poisoned"))
    assert hears(POISON, at, NEXT) == counted(POISON, 1)
    assert hears(POISON, at, told(counters=())) is None
    unseen = replace(at, record=replace(at.record, complete=False))
    assert hears(POISON, unseen, NEXT) is None
    assert hears(POISON, over(theirs=sick("poisoned"), turn={"phase": "main"}), NEXT) is None
    assert hears(POISON, case(sick("poisoned")), NEXT) is None
    nothing = over(theirs=sick("poisoned"), turn={"phase": "checkup", "number": 0})
    assert hears(POISON, nothing, NEXT) is None


def test_checkup_poison_knows_one_that_ended_or_began_in_the_checkup() -> None:
    assert hears(POISON, over(ends("poisoned")), NEXT) == counted(POISON, 1)
    assert hears(POISON, over(hurt(30), ends("poisoned", counters=3)), NEXT) is None
    begun = p.ChangeCondition(ME, "b1", "poisoned", on=True, counters=1)
    assert hears(POISON, over(begun, theirs=sick("poisoned")), NEXT) is None
    other = p.ChangeCondition(ME, "a1", "poisoned", on=True, counters=1)
    assert hears(POISON, over(other, theirs=sick("poisoned")), NEXT) is not None


ICY = "At each Pokémon Checkup, put 1 damage counter on each Pokémon."


@pytest.mark.parametrize(
    "more",
    [{"mine": mon(pokemon("Icy", abilities=(ability("Shroud", ICY),)))},
     {"mine": mon(RIOLU, tools=(trainer("Icy", "tool", ICY),))},
     {"mine": mon(RIOLU, others=(trainer("Icy", "tool", ICY),))},
     {"mine": mon(RIOLU, energy=(trainer("Icy", "special_energy", ICY),))},
     {"stadiums": [trainer("Icy", "stadium", ICY)]}],
)  # fmt: skip
def test_checkup_poison_is_silent_where_another_effect_may_work(more: dict[str, Any]) -> None:
    at = over(hurt(20), theirs=sick("poisoned"), **more)
    assert hears(POISON, at, NEXT) is None
    assert hears(POISON, over(theirs=sick("poisoned"), **more), NEXT) is None
    told_of = case(sick("poisoned"), **more)
    assert hears(POISON, told_of, told(counters=(("b1", 20),))) is None
    assert hears(POISON, told_of, told(counters=(("b1", 0),))) is not None


def test_checkup_poison_is_silent_where_something_is_not_known() -> None:
    for unknown in (mon(None), mon(RIOLU, unknown=1)):
        assert hears(POISON, over(hurt(20), theirs=sick("poisoned"), mine=unknown), NEXT) is None
    plain = mon(None, plain=True)
    assert hears(POISON, over(hurt(20), theirs=sick("poisoned"), mine=plain), NEXT) is not None
    quiet = trainer("Town", "stadium", "Draw a card.")
    at = over(hurt(20), theirs=sick("poisoned"), stadiums=[quiet])
    assert hears(POISON, at, NEXT) is not None
    lost = replace(at, stadiums=(replace(at.stadiums[0], card=None),))
    assert hears(POISON, lost, NEXT) is None


@pytest.mark.parametrize(("points", "wrong"), [(0, True), (10, True), (20, False), (30, True)])
def test_checkup_burn(points: int, wrong: bool) -> None:
    heard = counted(BURN if wrong else "", 2)
    assert hears(BURN, case(sick("burned")), told(counters=(("b1", points),))) == heard
    assert hears(BURN, over(hurt(points), HEADS, theirs=sick("burned")), NEXT) == heard
    assert hears(BURN, over(hurt(points), HEADS, ends("burned", counters=2)), NEXT) == heard


@pytest.mark.parametrize(
    ("points", "blamed"), [(30, ""), (10, BURN), (20, POISON), (0, POISON), (40, POISON)]
)
def test_checkup_burn_beside_poison(points: int, blamed: str) -> None:
    at = case(sick("poisoned", "burned"))
    play = told(counters=(("b1", points),))
    for rule in (POISON, BURN):
        assert hears(rule, at, play) == (counted(rule, 3) if rule == blamed else None)


def test_checkup_burn_needs_a_flip() -> None:
    at, right = case(sick("burned")), (("b1", 20),)
    assert hears(BURN, at, told(counters=right, said=("flips",))) == ("suspicious", ("b1",), None)
    assert hears(BURN, at, told(counters=right)) is None
    flipped = told(counters=right, flips=(("b1", "burned"),), said=("flips",))
    assert hears(BURN, at, flipped) is None
    other = told(counters=right, flips=(("b1", "asleep"),), said=("flips",))
    assert hears(BURN, at, other) is not None
    cured = told(counters=right, ended=(("b1", "burned"),), said=BOTH_FLIPPED)
    assert hears(BURN, at, cured) is None
    assert hears(BURN, case(sick("poisoned")), told(said=("flips",))) is None


@pytest.mark.parametrize(
    ("order", "wrong"),
    [(("flip", "counters"), True), (("counters", "flip"), False), (("flip",), False),
     (("flip", "counters", "flip"), True),
     (("burned", "flip", "burned", "counters"), True), (("poisoned", "counters", "flip"), False),
     (("poisoned", "counters", "burned", "flip", "counters"), True),
     (("asleep", "flip", "burned", "counters", "flip"), False), (("counters", "counters"), False)],
)  # fmt: skip
def test_checkup_burn_flips_after_the_counters(order: tuple[str, ...], wrong: bool) -> None:
    assert (hears(BURN, case(sick("burned")), told(order=order)) is not None) is wrong


# -- what is said, and of several at once ----------------------------------------------------------


def test_checkup_poison_names_both_numbers() -> None:
    at = case(sick("poisoned", counters=3))
    (said,) = sentences(at, told(counters=(("b1", 20),)), POISON)
    assert "is Poisoned: 3 damage counters, not 2." in said
    assert "どくなので、のせるダメカンは3個です（のせたのは2個）。" in said
    (advice,) = [one for one in judge(at, (told(counters=(("b1", 20),)),)) if one.rule == POISON]
    assert repr(advice.right) == "3", "a number of counters is whole"


def test_checkup_of_two_conditions_says_what_each_puts() -> None:
    at = case(sick("poisoned", "burned"))
    (said,) = sentences(at, told(counters=(("b1", 20),)), POISON)
    assert "is Poisoned and Burned: 1 + 2 = 3 damage counters, not 2." in said
    assert "1 + 2＝3個です（のせたのは2個）。" in said


def test_a_case_may_tell_a_checkup_step_by_step() -> None:
    at = case(sick("poisoned", "burned"))
    for step, rule, right in (("poisoned", POISON, 10), ("burned", BURN, 20)):
        for points in (10, 20, 30):
            play = told(step=step, unit="b1", counters=(("b1", points),))
            heard = counted(rule, right // 10) if points != right else None
            assert hears(rule, at, play) == heard
            assert hears(rule, at, replace(play, unit="")) == heard
        assert hears(rule, at, told(step=step, unit="b1")) is None, "nobody said what was put"
    assert says(at, told(step="asleep", unit="b1", counters=(("b1", 10),))) == {}


def test_checkup_poison_of_every_pokemon_that_was_miscounted() -> None:
    for points in (0, 10):
        at = case(sick("poisoned"), sick("poisoned", card=RIOLU))
        counters = (("a1", points), ("b1", 30))
        assert len(sentences(at, told(counters=counters), POISON)) == 2 - points // 10
    icy = [trainer("Icy", "stadium", ICY)]
    at = case(sick("poisoned"), sick("poisoned", card=RIOLU), stadiums=icy)
    explained = told(counters=(("a1", 20), ("b1", 0)))
    assert hears(POISON, at, explained) == counted(POISON, 1)
