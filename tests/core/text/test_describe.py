"""A look through a whole pile is told by its number, a short one by its names."""

from __future__ import annotations

import pytest

from app.core.text.describe import describe
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import plain
from app.core.view import Event
from app.core.zone import Seat
from tests.games.pokemon_table import Game


@pytest.mark.parametrize(("count", "named"), [(10, True), (11, False), (53, False)])
def test_the_names_of_many_cards_are_left_out(count: int, named: bool) -> None:
    setting = Game().view().setting
    assert setting.seats[0] == Seat("Aki", 0)
    cards = tuple(f"CARD-{number}" for number in range(count))
    event = Event(verb="look", actor=0, cards=cards, count=count, source="deck.0")
    sentence = plain(describe(event, "en", setting, Lexicon()))
    assert sentence.startswith(f"Aki looks at {count} cards of their Deck")
    assert ("CARD-3" in sentence) is named
