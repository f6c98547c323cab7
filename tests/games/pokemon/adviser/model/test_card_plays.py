"""Plays with cards: what is not said of them is left open."""

from __future__ import annotations

from typing import get_args

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model.plays import Play
from tests.games.pokemon.adviser.situation import ME


def test_every_play_with_cards_is_a_play() -> None:
    assert set(get_args(c.CardPlay)) < set(get_args(Play))


def test_who_replaced_a_stadium_or_paid_for_a_trainer_is_open_until_it_is_said() -> None:
    assert c.PlayStadium(ME, None).discarded is None
    assert c.PlayTrainer(ME, None).discarded is None
    assert c.Search(ME).shown is None


def test_a_look_is_at_the_whole_pile_and_a_pokemon_lies_face_up() -> None:
    assert c.LookAt(ME, "deck").count == 0
    assert c.PutDown(ME, (None,), "bench", ME).up
