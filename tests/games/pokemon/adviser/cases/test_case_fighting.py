"""How a case file may spell attacks, damage, Knock Outs, promotions and Prizes."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.cases.case_reading import CaseError
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.cases.telling import card, plays

BITE = p.Attack(0, "a1", "Bite", damage=(("b1", 40),), entered=True, apart=False)


# -- attacks ---------------------------------------------------------------------------------------


def test_an_attack_with_damage_by_pokemon_or_as_a_number() -> None:
    for move in (
        {"damage": {"b1": 40}, "target": "b1"},
        {"damage": 40, "target": "b1"},
        {"damage": 40, "defender": "b1"},
    ):
        (attack,) = plays("attack", attack="Bite", **move)
        assert attack == replace(BITE, target="b1")
    (alone,) = plays("attack", name="Bite", damage=40)
    assert alone == BITE


def test_one_number_for_each_pokemon_may_mean_counters() -> None:
    (alone,) = plays("attack", attack="Bite", damage={"b1": 40})
    (both,) = plays("attack", attack="Bite", damage={"b1": 40}, counters={"b2": 3})
    assert isinstance(alone, p.Attack)
    assert isinstance(both, p.Attack)
    assert (alone.apart, both.apart) == (False, True)


def test_an_attack_with_counters() -> None:
    for key in ("counters", "damage_counters"):
        (attack,) = plays("attack", attack="Bite", **{key: {"b2": 3}})
        assert attack == p.Attack(0, "a1", "Bite", counters=(("b2", 30),), entered=True)
    (told,) = plays("attack", attack="Bite", uid="a1")
    assert told == p.Attack(0, "a1", "Bite")


def test_damage_that_is_no_number() -> None:
    for said in ({"damage": {"b1": "x"}}, {"damage": {"b1": True}}, {"damage": "many"}):
        with pytest.raises(CaseError):
            plays("attack", attack="Bite", **said)


def test_damage_and_healing_outside_of_an_attack() -> None:
    put = p.ChangeDamage(0, "b1", 20, counters=False)
    assert plays("damage", damage={"b1": 20}) == (put,)
    assert plays("damage", uid="b1", damage=20) == (put,)
    assert plays("damage", target="b1", amount=20) == (put,)
    assert plays("put_counters", uid="b1", counters=2) == (
        p.ChangeDamage(0, "b1", 20, counters=True),
    )
    off = p.ChangeDamage(0, "a1", -30, counters=False)
    for said in ({"heal": {"a1": 30}}, {"uid": "a1", "amount": 30}, {"uid": "a1", "heal": 30}):
        assert plays("heal", **said) == (off,)
    assert plays("heal", uid="a1") == (p.ChangeDamage(0, "a1", -10, counters=False),)


# -- Knock Outs and Prizes -------------------------------------------------------------------------


def test_a_knock_out_with_where_the_cards_go() -> None:
    (plain,) = plays("knock_out", uid="b1")
    assert plain == p.KnockOut(0, "b1", "")
    (lost,) = plays("ko", ko="b1", to="lost zone")
    assert lost == p.KnockOut(0, "b1", "lost")
    (by_effect,) = plays("knock_out", unit="b1", cause="Guillotine", to="discard")
    assert by_effect == p.KnockOut(0, "b1", "discard", effect=True)
    both = plays("knock_out", uid=["a1", "b1"])
    assert [one.unit for one in both if isinstance(one, p.KnockOut)] == ["a1", "b1"]


def test_a_knock_out_with_what_was_discarded_or_left() -> None:
    (listed,) = plays("knock_out", uid="b1", discarded=["Duskull"])
    assert isinstance(listed, p.KnockOut)
    assert [card.name.en for card in listed.discarded or ()] == ["Duskull"]
    (left,) = plays("knock_out", uid="b1", left=["MEE-5"])
    assert isinstance(left, p.KnockOut)
    assert left.discarded == listed.discarded


def test_prizes_in_many_spellings() -> None:
    for said in ({"taken": {"A": 2}}, {"taken": 2}, {"count": 2}, {"prizes": ["x", "y"]}):
        assert plays("take_prizes", ko="b1", **said) == (p.TakePrizes(0, ((0, 2),), "b1"),)
    assert plays("take_prize") == (p.TakePrizes(0, ((0, 1),)),)
    both = plays("take_prizes", ko=["b1", "b2"], count=2)
    assert both == (p.TakePrizes(0, ((0, 2),), "b1", also=("b2",)),)


def test_prizes_with_whose_and_who_chooses() -> None:
    for key in ("from", "of", "whose"):
        (taken,) = plays("take_prizes", ko="b1", **{key: "B"})
        assert taken == p.TakePrizes(0, ((0, 1),), "b1", 1)
    (theirs,) = plays("take_prizes", ko="b1", **{"from": "opponent"})
    assert theirs == p.TakePrizes(0, ((0, 1),), "b1", 1)
    (own,) = plays("take_prizes", ko="b1", **{"from": "own"})
    assert own == p.TakePrizes(0, ((0, 1),), "b1", 0)
    (zone,) = plays("take_prizes", ko="gone", **{"from": "prizes"})
    assert zone == p.TakePrizes(0, ((0, 1),), "gone")
    for key in ("chosen_by", "chooser", "picked_by"):
        (taken,) = plays("take_prizes", ko="b1", taken={"A": 1}, **{key: "B"})
        assert taken == p.TakePrizes(1, ((0, 1),), "b1")


def test_prizes_for_an_effect() -> None:
    assert plays("take_prizes", effect=True) == (p.TakePrizes(0, ((0, 1),), effect=True),)
    assert plays("take_prizes", **{"for": "Dive"}) == (p.TakePrizes(0, ((0, 1),), effect=True),)


def test_a_promotion_with_who_chose() -> None:
    assert plays("promote", uid="b2", by="B") == (p.Promote(1, "b2"),)
    assert plays("promote", unit="b2", chosen_by="B") == (p.Promote(0, "b2", 1),)
    assert plays("promote", uid="b2", effect=True) == (p.Promote(0, "b2", effect=True),)


def test_prizes_with_what_they_are_taken_for_and_where_the_cards_went() -> None:
    (play,) = plays("take_prizes", taken={"A": 1}, card="Iono")
    assert isinstance(play, p.TakePrizes)
    assert play.effect
    (play,) = plays("take_prizes", taken={"A": 1}, **{"from": {"A": "B"}})
    assert isinstance(play, p.TakePrizes)
    assert play.from_player == 1
    (_, gone) = plays("take_prizes", taken={"A": 1}, ko="a1", discarded=["Dreepy"])
    assert isinstance(gone, p.KnockOut)
    assert gone.discarded == (card("Dreepy"),)
