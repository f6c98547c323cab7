"""Rules of the decks of a Battle Royal."""

from __future__ import annotations

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.royal import A, royal
from tests.games.pokemon.adviser.situation import FIRE, RIOLU, hears, pokemon, trainer

GLC = "br-deck-glc"
BALL = trainer("Ball")


def test_br_deck_glc() -> None:
    seen = royal(record=Record(), sides={A: {"discard": (BALL,)}})
    assert hears(GLC, seen, c.PlayTrainer(A, BALL)) == ("illegal", ("seat.0",), None)
    big = pokemon("Big ex", prizes=2)
    assert hears(GLC, royal(record=Record()), c.PutDown(A, (big,), "bench", A)) is not None


def test_br_deck_glc_is_silent_for_the_first_of_a_name() -> None:
    seen = royal(record=Record(), sides={A: {"discard": (FIRE, FIRE)}})
    assert hears(GLC, seen, c.PlayTrainer(A, BALL)) is None
    assert hears(GLC, seen, c.PutDown(A, (RIOLU,), "bench", A)) is None
