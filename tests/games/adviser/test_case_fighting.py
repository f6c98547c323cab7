"""How a case file may spell attacks, damage, Knock Outs, Prizes and claims."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.cases.case_file import CaseMove, read_case
from app.games.pokemon.adviser.cases.case_reading import CaseError
from app.games.pokemon.adviser.cases.case_writing import case_of
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.cards.every_card import known_base

DREEPY = {"uid": "a1", "card": "Dreepy", "energy": ["MEE-2"]}
DUSKULL = {"uid": "b1", "card": "Duskull", "energy": ["MEE-5"]}
BENCHED = {"uid": "b2", "card": None}
BITE = p.Attack(0, "a1", "Bite", damage=(("b1", 40),), entered=True, apart=False)


def read(move: dict[str, Any], on: dict[str, Any] | None = None, **state: Any) -> CaseMove:
    entry = {
        "state": {
            "seats": ["A", "B"],
            "turn": {"player": "A"},
            "players": {
                "A": {"active": [{**DREEPY, **(on or {})}]},
                "B": {"active": [DUSKULL], "bench": [BENCHED]},
            },
            **state,
        },
        "moves": [{"move": {"by": "A", **move}}],
    }
    return read_case(entry, 1, known_base()).moves[0]


def plays(kind: str, **move: Any) -> tuple[p.Play, ...]:
    tried = read({"type": kind, **move})
    if tried.error is not None:
        raise CaseError(tried.error)
    return tried.plays


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


@pytest.mark.parametrize(
    ("said", "fell"),
    [
        ({"coin": "heads"}, (1,)),
        ({"flip": "Tails"}, (0,)),
        ({"flips": ["tails", "heads"]}, (0, 1)),
        ({"coins": "heads, tails"}, (1, 0)),
        ({"coins": [1, 0]}, (1, 0)),
        ({"heads": 0}, (0,)),
        ({"heads": 2}, (1, 1)),
        ({"heads": 1, "tails": 1}, (1, 0)),
        ({"coin_flip": True}, ()),
    ],
)
def test_coins_before_an_attack(said: dict[str, Any], fell: tuple[int, ...]) -> None:
    flip, attack = plays("attack", attack="Bite", **said)
    assert flip == p.FlipCoins(0, fell)
    assert isinstance(attack, p.Attack)


def test_no_coins_where_nobody_speaks_of_them() -> None:
    for said in ({}, {"coin": None}, {"coin": "edge"}, {"flip": False}, {"heads": True}):
        assert len(plays("attack", attack="Bite", **said)) == 1


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


# -- claims ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("result", "winner"),
    [
        ("A wins", 0),
        ("A", 0),
        ("A: win", 0),
        ("A has won", 0),
        ("Aの勝ち", 0),
        ("A wins by deck out", 0),
        ("B loses", 0),
        ("B lost by deck out", 0),
        ("B has no Pokémon", 0),
        ("B cannot draw", 0),
        ("wins", 0),
        ("I win", 0),
        ("win", 0),
        ("victory", 0),
        ("lose", 1),
        ("I lost", 1),
        ("B wins", 1),
        ("A loses", 1),
        ("sudden death", None),
        ("Another game", None),
    ],
)
def test_who_wins_by_a_claim(result: str, winner: int | None) -> None:
    assert plays("claim", result=result) == (p.Claim(0, result, winner),)


@pytest.mark.parametrize("result", ["tie", "draw", "A tie", "It is a draw", "引き分け"])
def test_a_claimed_tie(result: str) -> None:
    assert plays("claim", result=result) == (p.Claim(0, result, None, tie=True),)


def test_a_claim_that_names_the_winner() -> None:
    assert plays("claim", winner="B") == (p.Claim(0, "wins", 1),)
    assert plays("claim", loser="B") == (p.Claim(0, "wins", 0),)
    assert plays("claim", outcome="B loses") == (p.Claim(0, "B loses", 0),)
    assert plays("claim", tie=True) == (p.Claim(0, "", None, tie=True),)
    assert plays("concede") == (p.Claim(0, "concede", None),)


# -- what is noted and what came before ------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "note"),
    [
        ("can't attack", Mark("no_attack")),
        ("can't attack during its next turn", Mark("no_attack")),
        ("can't use Mega Brave", Mark("no_attack", text="Mega Brave")),
        ("Can't use Mega Brave during your next turn.", Mark("no_attack", text="Mega Brave")),
        ("cannot use attacks", Mark("no_attack")),
        ("if tails, that attack doesn't happen (flip a coin)", Mark("attack_flip")),
        ("can't retreat", Mark("no_retreat")),
        ("prevent all damage", Mark("protected")),
        ("has no Abilities", Mark("no_ability")),
        ("takes 30 less damage from attacks", Mark("less_damage", 30)),
        ("takes 20 more damage", Mark("more_damage", 20)),
        ("does 40 more damage", Mark("deals_more", 40)),
        ("attacks do 20 less damage", Mark("deals_less", 20)),
        ("damage taken -30", Mark("less_damage", 30)),
        ("+30 damage", Mark("deals_more", 30)),
        ("-30 damage from attacks", Mark("less_damage", 30)),
        ("damage is reduced by 20", Mark("less_damage", 20)),
        ("Sand Attack", Mark("attack_flip")),
        ("attacks cost 1 less", Mark("cost_less", 1)),
        ("attacks cost Colorless less", Mark("cost_less", 1)),
        ("attacks cost 2 more", Mark("cost_more", 2)),
        ("+50 HP", Mark("hp", 50)),
        ("something else", Mark("something else")),
    ],
)
def test_an_effect_in_words(effect: str, note: Mark) -> None:
    mon = read({"type": "pass_turn"}, {"effects": [effect]}).position.mon("a1")
    assert mon is not None
    assert mon.marks == (note,)


def test_attacks_of_earlier_turns() -> None:
    log = {
        "attacks": [
            {"turn_of": "A", "uid": "a1", "attack": "Bite"},
            {"turn_of": "B", "uid": "b1", "attack": "Mumble", "target": "a1"},
        ],
        "retreated": [{"turn_of": "A", "uid": "a1"}],
    }
    record = read({"type": "pass_turn"}, log=log).position.record
    assert record.before_last == (p.Attack(0, "a1", "Bite"), p.MoveToBench(0, "a1"))
    assert record.last_turn == (p.Attack(1, "b1", "Mumble", target="a1"),)


def test_knock_outs_and_prizes_of_this_turn() -> None:
    said = {"kos": [{"owner": "B", "card": "TWM-130"}], "prizes_taken": {"A": 2}}
    position = read({"type": "pass_turn"}, this_turn=said).position
    (out,) = position.record.kos
    assert (out.owner, out.turn, out.prizes) == (1, position.number, 2)
    assert position.turn.plays == (p.TakePrizes(0, ((0, 2),)),)
    for told in (True, 2):
        other = read({"type": "pass_turn"}, this_turn={"prizes_taken": told}).position
        assert isinstance(other.turn.plays[0], p.TakePrizes)
    assert read({"type": "pass_turn"}, this_turn={"prizes_taken": 0}).position.turn.plays == ()


@pytest.mark.parametrize(
    "state",
    [
        {"log": {"gx_used": ["A"]}},
        {"log": {"gx_used": "A"}},
        {"log": {"gx": {"A": True, "B": False}}},
        {"per_game": {"A": {"gx_used": True}}},
        {"log": {"attacks": [{"turn_of": "A", "attack": "Beauty-GX"}]}},
    ],
)
def test_a_gx_attack_used_before(state: dict[str, Any]) -> None:
    assert read({"type": "pass_turn"}, **state).position.record.used_game == {(0, "gx")}


def test_a_vstar_power_noted_on_a_player() -> None:
    players = {
        "A": {"active": [DREEPY], "used_vstar": True},
        "B": {"active": [DUSKULL], "vstar_used": False},
    }
    position = read({"type": "pass_turn"}, players=players).position
    assert position.side(0).noted("vstar")
    assert not position.side(1).noted("vstar")


def test_a_player_of_whom_no_pokemon_are_told() -> None:
    position = read({"type": "pass_turn"}, players={"A": {"active": []}, "B": {}}).position
    assert position.side(0).shown
    assert not position.side(1).shown


def test_what_is_written_of_a_position_is_read_again() -> None:
    state = {
        "this_turn": {"kos": [{"owner": "B", "card": "TWM-130"}], "prizes_taken": {"A": 2}},
        "log": {
            "attacks": [
                {"turn_of": "A", "uid": "a1", "attack": "Bite"},
                {"turn_of": "B", "uid": "b1", "attack": "Mumble", "target": "a1"},
            ],
            "moved": [{"turn_of": "B", "uid": "b2"}],
            "gx_used": ["A"],
        },
    }
    before = read({"type": "pass_turn"}, **state).position
    after = read_case(case_of(before, "again"), 1, known_base()).moves[0].position
    assert after.record == before.record
    assert after.turn == before.turn
