"""Which card it is, as a seat sees it."""

from __future__ import annotations

from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.readers.seen_cards import card_named
from tests.games.pokemon.adviser.readers.gestures import AKI, REN
from tests.games.pokemon_table import FIRE, Game


def test_a_card_is_known_to_who_sees_it(game: Game) -> None:
    assert card_named(game.view(AKI), game.card(FIRE)) == known(FIRE)
    assert card_named(game.view(REN), "hand.0#0") is None
    assert card_named(game.view(AKI), "no card") is None
