"""What happened before: attacks, Knock Outs, Prizes that were taken, powers used up."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.cases.telling import DREEPY, DUSKULL, at, having


def test_attacks_of_earlier_turns() -> None:
    log = {
        "attacks": [
            {"turn_of": "A", "uid": "a1", "attack": "Bite"},
            {"turn_of": "B", "uid": "b1", "attack": "Mumble", "target": "a1"},
        ],
        "retreated": [{"turn_of": "A", "uid": "a1"}],
    }
    record = at(log=log).record
    assert record.before_last == (p.Attack(0, "a1", "Bite"), p.MoveToBench(0, "a1"))
    assert record.last_turn == (p.Attack(1, "b1", "Mumble", target="a1"),)


def test_knock_outs_and_prizes_of_this_turn() -> None:
    said = {"kos": [{"owner": "B", "card": "TWM-130"}], "prizes_taken": {"A": 2}}
    position = at(this_turn=said)
    (out,) = position.record.kos
    assert (out.owner, out.turn, out.prizes) == (1, position.number, 2)
    assert position.turn.plays == (p.TakePrizes(0, ((0, 2),)),)
    for told in (True, 2):
        other = at(this_turn={"prizes_taken": told})
        assert isinstance(other.turn.plays[0], p.TakePrizes)
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
        assert at(players=having(**{key: "Bite"})).record.before_last == (bite,)
    by_name = {"last_turn": {"A": {"attacks": [{"uid": "a1", "attack": "Bite"}]}}}
    assert at(log=by_name).record.before_last == (bite,)
    theirs = {"last_turn": {"B": {"attacks": [{"uid": "b1", "attack": "Bite"}]}}}
    assert at(log=theirs).record.last_turn == (p.Attack(1, "b1", "Bite"),)


def test_gx_attacks_listed_with_who_used_them() -> None:
    for one in ("A", {"by": "A", "attack": "Beast-GX"}):
        assert at(log={"gx_attacks": [one]}).record.used_game == {(0, "gx")}
    assert at(log={"gx_attacks": [{"attack": "Beast-GX"}, 3]}).record.used_game == set()
