"""Moves of a case file: which there are, and those of which no other file tells."""

from __future__ import annotations

from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.cases.telling import having, plays

SETUP = {"turn": {"player": "A", "phase": "setup"}}


def test_pokemon_are_put_down_face_down_in_a_setup_and_face_up_in_a_game() -> None:
    put = {"card": "Dreepy", "to": "bench"}
    for said, up in (({}, False), ({"face_up": True}, True), ({"face_down": False}, True),
                     ({"face": "up"}, True), ({"face": "down"}, False)):  # fmt: skip
        (play,) = plays("put_into_play", SETUP, **{**put, **said})
        assert isinstance(play, p.PutDown)
        assert play.up is up
    (play,) = plays("put_into_play", **put)
    assert isinstance(play, p.PutDown)
    assert play.up


def test_a_choice_for_an_ability_is_its_use() -> None:
    for said in ({"uid": "a1"}, {"user": "a1"}, {"source": "a1"}):
        (play,) = plays("choose", ability="Seek", **said)
        assert play == p.UseAbility(0, "a1", "Seek")
    assert plays("choose", chosen=["B"]) == ()


def test_an_ability_without_its_pokemon_is_that_of_the_only_one_that_has_it() -> None:
    dusknoir = {"players": having(card="Dusknoir")}
    (play,) = plays("ability", dusknoir, ability="Cursed Blast")
    assert play == p.UseAbility(0, "a1", "Cursed Blast")
    (play,) = plays("ability", ability="Cursed Blast")
    assert play == p.UseAbility(0, "", "Cursed Blast")


def test_a_trainer_that_heals() -> None:
    (ball, heal) = plays("play_trainer", card="Potion", heal={"a1": 30})
    assert isinstance(ball, p.PlayTrainer)
    assert heal == p.ChangeDamage(0, "a1", -30, counters=False)
    (play,) = plays("play_trainer", card="Potion", targets=["a1"])
    assert isinstance(play, p.PlayTrainer)
    assert play.onto == "a1"
