"""How a case file may spell attacks, damage, Knock Outs, promotions and Prizes."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.games.advising.cases.case_fields import CaseError
from app.games.pokemon.adviser.cases.case_fighting import amounts
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.cases.telling import card, having, plays, reader

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
    for key in ("uid", "ko", "kos", "unit", "units", "target"):
        assert plays("knock_out", **{key: ["b1"]}) == (plain,)
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
        assert plays("take_prizes", ko="b1", **said) == (c.TakePrizes(0, ((0, 2),), "b1"),)
    assert plays("take_prize") == (c.TakePrizes(0, ((0, 1),)),)
    both = plays("take_prizes", ko=["b1", "b2"], count=2)
    assert both == (c.TakePrizes(0, ((0, 2),), "b1", also=("b2",)),)


def test_prizes_with_whose_and_who_chooses() -> None:
    for key in ("from", "of", "whose"):
        (taken,) = plays("take_prizes", ko="b1", **{key: "B"})
        assert taken == c.TakePrizes(0, ((0, 1),), "b1", 1)
    (both,) = plays("take_prizes", ko="b1", **{"from": {"A": "B", "B": "A"}})
    assert both == c.TakePrizes(0, ((0, 1),), "b1")
    (theirs,) = plays("take_prizes", ko="b1", **{"from": "opponent"})
    assert theirs == c.TakePrizes(0, ((0, 1),), "b1", 1)
    (own,) = plays("take_prizes", ko="b1", **{"from": "own"})
    assert own == c.TakePrizes(0, ((0, 1),), "b1", 0)
    (zone,) = plays("take_prizes", ko="gone", **{"from": "prizes"})
    assert zone == c.TakePrizes(0, ((0, 1),), "gone")
    for key in ("chosen_by", "chooser", "picked_by"):
        (taken,) = plays("take_prizes", ko="b1", taken={"A": 1}, **{key: "B"})
        assert taken == c.TakePrizes(1, ((0, 1),), "b1")


def test_prizes_for_an_effect() -> None:
    assert plays("take_prizes", effect=True) == (c.TakePrizes(0, ((0, 1),), effect=True),)
    assert plays("take_prizes", **{"for": "Dive"}) == (c.TakePrizes(0, ((0, 1),), effect=True),)


def test_a_promotion_with_who_chose() -> None:
    for key in ("uid", "unit", "card", "to", "new_active", "pokemon"):
        assert plays("promote", by="B", **{key: "b2"}) == (p.Promote(1, "b2"),)
    assert plays("promote", unit="b2", chosen_by="B") == (p.Promote(0, "b2", 1),)
    assert plays("promote", unit="b2", chosen_by="owner") == (p.Promote(0, "b2", 1),)
    assert plays("promote", unit="zz", chosen_by="owner") == (p.Promote(0, "zz"),)
    assert plays("promote", uid="b2", effect=True) == (p.Promote(0, "b2", effect=True),)


def test_prizes_with_what_they_are_taken_for_and_where_the_cards_went() -> None:
    (play,) = plays("take_prizes", taken={"A": 1}, card="Iono")
    assert isinstance(play, c.TakePrizes)
    assert play.effect
    (play,) = plays("take_prizes", taken={"A": 1}, **{"from": {"A": "B"}})
    assert isinstance(play, c.TakePrizes)
    assert play.from_player == 1
    (_, gone) = plays("take_prizes", taken={"A": 1}, ko="a1", discarded=["Dreepy"])
    assert isinstance(gone, p.KnockOut)
    assert gone.discarded == (card("Dreepy"),)


def test_what_was_left_in_play_of_a_knock_out_is_the_rest() -> None:
    state = {"players": having(stack=["Dreepy"], energy=["MEE-2", "MEE-2"], tools=["Air Balloon"])}
    fire, balloon = card("MEE-2"), card("Air Balloon")
    for key in ("kept", "stays", "not_discarded"):
        (play,) = plays("knock_out", state, uid="a1", **{key: ["MEE-2"]})
        assert play == p.KnockOut(0, "a1", "", (card("Dreepy"), fire, balloon))
    (nothing,) = plays("knock_out", state, uid="a1", discards=[])
    assert nothing == p.KnockOut(0, "a1", "", ())
    (unknown,) = plays("knock_out", state, uid="zz", kept=["MEE-2"])
    assert unknown == p.KnockOut(0, "zz", "")


def test_whose_pile_a_knocked_out_pokemon_goes_to() -> None:
    assert plays("knock_out", uid="b1", to="A.discard") == (
        p.KnockOut(0, "b1", "discard", goal_player=0),
    )
    assert plays("knock_out", uid="b1", pile_of="B") == (
        p.KnockOut(0, "b1", "discard", goal_player=1),
    )


def test_prizes_that_are_counted_in_odd_ways() -> None:
    for said, taken in (
        ({"taken": {"A": 1, "B": 2}}, ((0, 1), (1, 2))),
        ({"taken": {"A": "one", "C": 1}}, ()),
        ({"amount": 3}, ((0, 3),)),
        ({"cards": ["x"], "count": None}, ((0, 1),)),
    ):
        assert plays("take_prizes", **said) == (c.TakePrizes(0, taken),)
    with pytest.raises(CaseError, match="count: 'two' is not a whole number"):
        plays("take_prizes", count="two")


def test_what_a_prize_is_taken_for_may_be_a_pokemon_or_an_effect() -> None:
    assert plays("take_prizes", **{"for": "b1"}) == (c.TakePrizes(0, ((0, 1),), "b1"),)
    assert plays("take_prizes", ability="Dive") == (c.TakePrizes(0, ((0, 1),), effect=True),)


def test_who_is_meant_by_the_opponent_where_there_are_several() -> None:
    three = {"seats": ["A", "B", "C"]}
    assert plays("promote", three, uid="b2", chosen_by="opponent") == (p.Promote(0, "b2"),)
    assert plays("promote", uid="b2", chooser="opponent") == (p.Promote(0, "b2", 1),)


def test_an_attack_of_whoever_is_active_on_whoever_is_active() -> None:
    assert plays("attack", by="B", damage=20) == (
        p.Attack(1, "b1", damage=(("a1", 20),), entered=True, apart=False),
    )
    for key in ("attacker", "uid", "user", "pokemon"):
        (benched,) = plays("attack", damage=20, target="b2", **{key: "a2"})
        assert benched == p.Attack(
            0, "a2", target="b2", damage=(("b2", 20),), entered=True, apart=False
        )
    (failed,) = plays("attack", attack="Bite", failed=True)
    assert failed == p.Attack(0, "a1", "Bite", failed=True)
    assert plays("attack", attack="Bite", fails=False) == (p.Attack(0, "a1", "Bite"),)
    (three,) = plays("attack", {"seats": ["A", "B", "C"]}, damage=20)
    assert three == p.Attack(0, "a1", damage=(("", 20),), entered=True, apart=False)


def test_what_an_attack_does_is_told_in_the_order_of_the_rules() -> None:
    told = plays("attack", attack="Bite", coin="heads", condition="Asleep", pay=["MEE-2"])
    assert [type(play) for play in told] == [c.FlipCoins, p.Attack, p.ChangeCondition, p.Detach]


@pytest.mark.parametrize("key", ["heal", "amount", "damage", "healed", "points"])
def test_healing_takes_damage_off_whatever_its_sign(key: str) -> None:
    for number in (20, -20):
        assert plays("heal", unit="a1", **{key: number}) == (
            p.ChangeDamage(0, "a1", -20, counters=False),
        )


def test_damage_and_counters_may_be_put_in_one_move() -> None:
    both = plays("put_damage", onto="b1", points=20, damage={"b2": 10}, counters=3)
    assert both == (
        p.ChangeDamage(0, "b2", 10, counters=False),
        p.ChangeDamage(0, "b1", 20, counters=False),
        p.ChangeDamage(0, "b1", 30, counters=True),
    )


def test_amounts_are_points_by_pokemon() -> None:
    assert amounts(reader(counters={"a1": 2, "b1": 0}), "counters", 10) == (("a1", 20), ("b1", 0))
    assert amounts(reader(damage=30), "damage", on="b1") == (("b1", 30),)
    assert amounts(reader(damage=0), "damage", on="b1") == amounts(reader(), "damage") == ()
    for written, place in (
        ({"a1": 2.5}, r"damage.a1: 2\.5 is not a number"),
        ([1], "damage: write an"),
        (True, "damage: write an"),
    ):
        with pytest.raises(CaseError, match=f"^here, {place}"):
            amounts(reader(damage=written), "damage")
