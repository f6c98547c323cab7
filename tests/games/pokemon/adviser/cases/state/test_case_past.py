"""What happened before: attacks, Knock Outs, Prizes that were taken, powers used up."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.cases.state.case_past import (
    abilities_used,
    attacked,
    earlier_turns,
    game_marks,
    knocked_out,
    this_turn,
    used_in_game,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.turn_record import KnockedOut
from tests.games.pokemon.adviser.cases.telling import (
    DREEPY,
    DUSKULL,
    PLAYERS,
    A,
    B,
    at,
    card,
    having,
    reader,
)


def test_attacks_of_earlier_turns() -> None:
    log = {
        "attacks": [
            {"turn_of": "A", "uid": "a1", "attack": "Bite"},
            {"turn_of": "B", "uid": "b1", "attack": "Mumble", "target": "a1"},
        ],
        "retreated": [{"turn_of": "A", "uid": "a1"}],
    }
    record = at(log=log).record
    assert record.last_turn_of(0) == (p.Attack(0, "a1", "Bite"), p.MoveToBench(0, "a1"))
    assert record.last_turn == (p.Attack(1, "b1", "Mumble", target="a1"),)


def test_knock_outs_and_prizes_of_this_turn() -> None:
    said = {"kos": [{"owner": "B", "card": "TWM-130"}], "prizes_taken": {"A": 2}}
    position = at(this_turn=said)
    (out,) = position.record.kos
    assert (out.owner, out.turn, out.prizes) == (1, position.number, 2)
    assert position.turn.plays == (c.TakePrizes(0, ((0, 2),)),)
    for told in (True, 2):
        other = at(this_turn={"prizes_taken": told})
        assert isinstance(other.turn.plays[0], c.TakePrizes)
    assert at(this_turn={"prizes_taken": 0}).turn.plays == ()


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
    assert at(**state).record.used_game == {(0, "gx")}


def test_a_vstar_power_noted_on_a_player() -> None:
    players = {
        "A": {"active": [DREEPY], "used_vstar": True},
        "B": {"active": [DUSKULL], "vstar_used": False},
    }
    position = at(players=players)
    assert position.side(0).noted("vstar")
    assert not position.side(1).noted("vstar")


@pytest.mark.parametrize(
    ("said", "used"),
    [
        ({"abilities": [{"uid": "a1", "name": "Seek"}]}, ("a1", "Seek")),
        ({"abilities": [{"pokemon": "a1", "ability": "Seek"}]}, ("a1", "Seek")),
        ({"abilities": {"a1": ["Seek"]}}, ("a1", "Seek")),
        ({"abilities": {"a1": "Seek"}}, ("a1", "Seek")),
        ({"abilities": ["Seek"]}, ("", "Seek")),
        ({"ability_names": ["Seek"]}, ("", "Seek")),
    ],
)
def test_abilities_that_were_used(said: dict[str, Any], used: tuple[str, str]) -> None:
    (play,) = at(this_turn=said).turn.plays
    assert isinstance(play, p.UseAbility)
    assert (play.unit, play.ability) == used


def test_attacks_of_the_own_last_turn() -> None:
    bite = p.Attack(0, "a1", "Bite")
    for key in ("last_attack", "used_last_turn"):
        assert at(players=having(**{key: "Bite"})).record.last_turn_of(0) == (bite,)
    by_name = {"last_turn": {"A": {"attacks": [{"uid": "a1", "attack": "Bite"}]}}}
    assert at(log=by_name).record.last_turn_of(0) == (bite,)
    theirs = {"last_turn": {"B": {"attacks": [{"uid": "b1", "attack": "Bite"}]}}}
    assert at(log=theirs).record.last_turn == (p.Attack(1, "b1", "Bite"),)


def test_gx_attacks_listed_with_who_used_them() -> None:
    for one in ("A", {"by": "A", "attack": "Beast-GX"}):
        assert at(log={"gx_attacks": [one]}).record.used_game == {(0, "gx")}
    assert at(log={"gx_attacks": [{"attack": "Beast-GX"}, 3]}).record.used_game == set()


def test_an_attack_as_a_log_tells_it() -> None:
    told = reader(attacker="a1", name="Bite", targets=["b1"], damage=40)
    assert attacked(told, A) == p.Attack(A, "a1", "Bite", target="b1", damage=(("b1", 40),))
    assert attacked(reader(unit="a1", fails=True), A) == p.Attack(A, "a1", failed=True)
    assert attacked(reader(failed=False), B) == p.Attack(B, "")


def test_coins_attacks_and_prizes_stand_in_that_order() -> None:
    told = reader(took_prizes=True, attacks=[{"uid": "a1"}], coin="tails")
    assert list(this_turn(told, A, PLAYERS)) == [
        c.FlipCoins(A, (0,)),
        p.Attack(A, "a1"),
        c.TakePrizes(A, ((A, 1),)),
    ]


@pytest.mark.parametrize(
    ("written", "taken"),
    [
        ({"A": 1, "B": 2}, ((A, 1), (B, 2))),
        ({"A": 0, "B": "all", "C": 1}, ()),
        (3, ((A, 3),)),
        (["x"], ((A, 1),)),
        (-1, ()),
        ("", ()),
        (None, ()),
    ],
)
def test_prizes_that_were_taken(written: Any, taken: tuple[tuple[int, int], ...]) -> None:
    for key in ("prizes_taken", "took_prizes", "prizes", "prize_taken"):
        told = list(this_turn(reader(**{key: written}), A, PLAYERS))
        assert told == ([c.TakePrizes(A, taken)] if taken else [])


def test_prizes_are_told_once() -> None:
    twice = reader(prizes_taken=1, prizes=2)
    assert list(this_turn(twice, A, PLAYERS)) == [c.TakePrizes(A, ((A, 1),))]


def test_abilities_by_pokemon_or_one_by_one() -> None:
    told = reader(abilities={"a1": ["Seek", "Hide"], "a2": "Seek"}, abilities_used="x")
    assert list(abilities_used(told, A)) == [
        p.UseAbility(A, "a1", "Seek"),
        p.UseAbility(A, "a1", "Hide"),
        p.UseAbility(A, "a2", "Seek"),
    ]
    for key in ("uid", "unit", "pokemon"):
        named = reader(ability_names=[{key: "a1", "name": "Seek"}])
        assert list(abilities_used(named, A)) == [p.UseAbility(A, "a1", "Seek")]
    assert list(abilities_used(reader(abilities={"uid": "a1"}), A)) == [p.UseAbility(A, "a1")]
    one = reader(abilities_used={"uid": "a1", "ability": "Seek"})
    assert list(abilities_used(one, A)) == [p.UseAbility(A, "a1", "Seek")]


def test_who_left_the_active_spot_in_the_turns_before() -> None:
    for key in ("moved", "benched", "retreats", "retreated", "left_active", "switched"):
        for name in ("uid", "unit", "card", "out"):
            assert earlier_turns(reader(**{key: [{name: "b1"}]}), PLAYERS, A) == (
                p.MoveToBench(B, "b1"),
            )
    three = {"A": 0, "B": 1, "C": 2}
    assert earlier_turns(reader(moved=["x"]), three, 1) == (p.MoveToBench(0, "x"),)
    own = reader(moved=[{"uid": "a1", "by": "A"}])
    assert earlier_turns(own, PLAYERS, A) == (p.MoveToBench(A, "a1"),)


def test_whose_turn_an_attack_was_in() -> None:
    for key in ("turn_of", "by", "player"):
        assert earlier_turns(reader(attacks=[{key: "A"}]), PLAYERS, A) == (p.Attack(A, ""),)
        assert earlier_turns(reader(attacks=[{key: "C"}]), PLAYERS, A) == (p.Attack(B, ""),)
    assert earlier_turns(reader(attacks=[{"uid": "a1"}]), PLAYERS, B) == (p.Attack(A, "a1"),)


@pytest.mark.parametrize(
    ("told", "out"),
    [
        ({}, KnockedOut(A, B, 4)),
        ({"card": "Dragapult ex"}, KnockedOut(A, B, 4, card("Dragapult ex"), 2)),
        ({"pokemon": "Nobody V"}, KnockedOut(A, B, 4, card("Nobody V"), 2)),
        ({"card": "Dragapult ex", "prizes": 1}, KnockedOut(A, B, 4, card("Dragapult ex"), 1)),
        ({"turn_of": "B", "owner": "A"}, KnockedOut(B, A, 4)),
    ],
)
def test_a_knock_out_that_is_remembered(told: dict[str, Any], out: KnockedOut) -> None:
    assert knocked_out(reader(**told), PLAYERS, A, B, 4) == out


@pytest.mark.parametrize(
    ("state", "used"),
    [
        ({"this_game": {"vstar_used": "B"}}, {(B, "vstar")}),
        ({"game": {"v-union": ["A", "B"]}}, {(A, "vunion"), (B, "vunion")}),
        ({"used_game": {"V_UNION_used": {"A": True, "B": 0}}}, {(A, "vunion")}),
        ({"log": {"B": {"gx": 1, "used_vstar": True}}}, {(B, "gx"), (B, "vstar")}),
        ({"log": {"gx": [{"player": "B"}, {"turn_of": "A"}]}}, {(A, "gx"), (B, "gx")}),
        ({"log": {"gx": True, "vstar": 3}}, set()),
        ({"log": {"gxx": "A", "B": "gx", "gx": [["A"]]}}, set()),
        ({"log": {"attacks": [{"name": "Beauty-GX"}]}}, set()),
        ({"log": {"attacks": [{"by": "B", "attack": "Big GX Punch"}]}}, set()),
        ({"log": {"attacks": [{"by": "B", "attack": "Beauty GX"}]}}, {(B, "gx")}),
    ],
)
def test_what_may_be_used_once_in_a_game(state: dict[str, Any], used: set[tuple[int, str]]) -> None:
    assert used_in_game(reader(**state), PLAYERS) == used


def test_notes_on_a_player_who_used_it() -> None:
    assert game_marks(reader(gx_used=True, vstar=0, v_union="yes", hand=["gx"])) == [
        Mark("gx"),
        Mark("vunion"),
    ]
