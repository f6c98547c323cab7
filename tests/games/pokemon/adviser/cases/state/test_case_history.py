"""What was done in this turn so far and what it used up, and what is remembered of the game."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.cases.state.case_history import NOBODY
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.turn_record import KnockedOut, Record, Turn
from tests.games.pokemon.adviser.cases.telling import DUSKULL, TABLE, A, B, at, card


def turn(**said: Any) -> Turn:
    return at(this_turn=said).turn


# -- this turn -------------------------------------------------------------------------------------


def test_a_turn_of_which_nothing_is_told() -> None:
    assert at().turn == Turn(A, 5, "main", drew=True)


def test_whether_the_card_of_the_turn_was_drawn() -> None:
    draw = {"player": "A", "phase": "draw"}
    assert not at(turn=draw).turn.drew
    assert at(turn=draw, this_turn={"drew": True}).turn.drew
    assert not turn(drew=False).drew
    attack = at(turn={"player": "A", "phase": "attack"}).turn
    assert (attack.phase, attack.drew) == ("attack", True)


@pytest.mark.parametrize(
    ("said", "used"),
    [
        ({"energy": 1}, {"energy": 1}),
        ({"energy_attached": True}, {"energy": 1}),
        ({"energies": ["MEE-2", "MEE-2"]}, {"energy": 2}),
        ({"supporter": "Iono"}, {"supporter": 1}),
        ({"supporters": 1, "supporter_played": False}, {"supporter": 1}),
        ({"played": ["Iono", "Ultra Ball"]}, {"supporter": 1}),
        ({"supporter_played": True}, {"supporter": 1}),
        ({"attack": 1}, {"attack": 1}),
        ({"retreat": True}, {"retreat": 1}),
        ({"stadium_played": True}, {"stadium": 1}),
        ({"stadiums": ["Artazon"]}, {"stadium": 1}),
        ({"cards_played": ["Artazon"]}, {"stadium": 1}),
        ({"retreated": True}, {"retreat": 1}),
        ({"retreats": 2}, {"retreat": 2}),
        ({"attacked": True}, {"attack": 1}),
        ({"attack_used": "Bite"}, {"attack": 1}),
        ({"attacks": [{"uid": "a1"}, {"uid": "a1"}]}, {"attack": 2}),
        ({"retreat": -1, "supporter": 0, "stadium": "", "attack": None, "energy": 2.5}, {}),
    ],
)
def test_what_was_used_up(said: dict[str, Any], used: dict[str, int]) -> None:
    assert dict(turn(**said).used) == used


def test_energy_by_hand_and_by_effects() -> None:
    for key in ("target", "onto", "to", "uid"):
        told = turn(
            energy=[{"card": "MEE-2", key: "a1"}, "MEE-5", {"card": "MEE-5", "via": "Ability"}]
        )
        assert told.plays == (
            p.AttachCard(A, "a1", card("MEE-2")),
            p.AttachCard(A, "", card("MEE-5")),
            p.AttachCard(A, "", card("MEE-5"), manual=False),
        )
        assert told.used == (("energy", 2),)


@pytest.mark.parametrize(
    ("said", "by_hand"),
    [
        ({}, True),
        ({"by_hand": False}, False),
        ({"manual": True, "effect": "Dark Patch"}, True),
        ({"effect": True}, False),
        ({"how": "attack"}, False),
        ({"kind": "Trainer"}, False),
        ({"from": "discard"}, False),
        ({"source": "deck"}, False),
        ({"by": "item"}, False),
        ({"by": "A"}, True),
    ],
)
def test_what_makes_an_attachment_one_by_an_effect(said: dict[str, Any], by_hand: bool) -> None:
    (play,) = turn(energy=[{"card": "MEE-2", "onto": "a1", **said}]).plays
    assert play == p.AttachCard(A, "a1", card("MEE-2"), manual=by_hand)


def test_the_plays_of_a_turn_stand_in_one_order() -> None:
    told = turn(
        attacks=[{"uid": "a1", "attack": "Bite"}],
        shuffled=True,
        searched=True,
        used_stadium=1,
        abilities=["Seek"],
        played=["Ultra Ball"],
        supporter="Iono",
        energy=["MEE-2"],
        hit=["b1"],
    )
    assert told.plays == (
        p.AttachCard(A, "", card("MEE-2")),
        c.PlayTrainer(A, card("Iono")),
        c.PlayTrainer(A, card("Ultra Ball")),
        p.UseAbility(A, "", "Seek"),
        c.UseStadium(A, None),
        c.LookAt(A, "deck", A),
        c.ShuffleZone(A, "deck", A),
        p.Attack(A, "a1", "Bite"),
    )
    assert told.hit == ("b1",)


def test_a_pile_that_was_looked_through_and_a_stadium_that_was_used() -> None:
    for key in ("searched", "searched_deck", "deck_searched", "looked_at_deck"):
        assert turn(**{key: True}).plays == (c.LookAt(A, "deck", A),)
        assert turn(**{key: False}).plays == ()
    for key in ("stadium_effect", "stadium_effect_used", "used_stadium"):
        assert turn(**{key: 2}).plays == (c.UseStadium(A, None),) * 2


# -- the game before it ----------------------------------------------------------------------------


def test_a_case_of_which_nothing_is_remembered() -> None:
    assert at().record == Record(is_case=True)


def test_knock_outs_of_the_turn_before_and_of_this_one() -> None:
    told = at(log={"kos": [{"card": "Dragapult ex"}]}, this_turn={"kos": [{"card": "Dreepy"}]})
    assert told.record.kos == (
        KnockedOut(A, A, 4, card("Dragapult ex"), 2),
        KnockedOut(A, B, 5, card("Dreepy"), 1),
    )


@pytest.mark.parametrize(
    ("seats", "mover", "owner"),
    [
        (["A", "B"], "A", 1),
        (["A", "B"], "B", 0),
        (["A"], "A", NOBODY),
        (["A", "B", "C"], "A", NOBODY),
        (["A", "B", "C"], "B", NOBODY),
        (["A", "B", "C"], "C", NOBODY),
    ],
)
def test_a_knock_out_of_this_turn_is_of_the_one_other_player(
    seats: list[str], mover: str, owner: int
) -> None:
    players: dict[str, Any] = {name: {} for name in seats}
    state: dict[str, Any] = {"seats": seats, "players": players, "turn": {"player": mover}}
    (fallen,) = at(**state, this_turn={"kos": [{"prizes": 1}]}).record.kos
    assert (fallen.turn_of, fallen.owner) == (seats.index(mover), owner)
    (named,) = at(**state, this_turn={"kos": [{"owner": seats[-1]}]}).record.kos
    assert named.owner == len(seats) - 1


@pytest.mark.parametrize(
    ("state", "checked"),
    [
        ({"log": {"checkup": True}}, True),
        ({"this_turn": {"checkup": []}}, False),
        ({"this_turn": {"checkup": False}, "log": {"checkup": True}}, False),
        ({}, None),
    ],
)
def test_whether_the_checkup_before_was_done(state: dict[str, Any], checked: bool | None) -> None:
    record = at(**state).record
    assert record.checked is checked
    assert record.checkup == ((t.Checkup(-1),) if checked else ())


def test_the_attacks_of_the_turns_before() -> None:
    told = at(
        last_turn={"attacks": [{"uid": "b1", "attack": "Mumble"}]},
        log={"moved": [{"turn_of": "B", "uid": "b2"}], "mulligans": [["A"]]},
    ).record
    assert told.last_turn == (p.Attack(B, "b1", "Mumble"), p.MoveToBench(B, "b2"))
    assert told.last_turn_of(A) == ()
    assert told.mulligans == ((A,),)


def test_an_attack_of_the_last_turn_may_stand_on_the_pokemon() -> None:
    for key in ("last_attack", "used_last_turn", "attacked_last_turn"):
        players = {**TABLE, "B": {"active": [{**DUSKULL, key: "Mumble"}]}}
        theirs = at(turn={"player": "B"}, players=players).record
        assert theirs.last_turn_of(B) == (p.Attack(B, "b1", "Mumble"),)
        assert at(players=players).record.last_turn_of(A) == (), "B's turn was the last one"


def test_attacks_before_the_last_turn_and_powers_used_up() -> None:
    told = at(log={"attacks": [{"turn_of": "A", "attack": "Beauty-GX"}]}).record
    assert told.last_turn_of(A) == (p.Attack(A, "", "Beauty-GX"),)
    assert told.used_game == {(A, "gx")}
