"""Many cards to measure with: the shipped ones over and over, as new sets."""

from __future__ import annotations

from itertools import islice

from app.games.pokemon.benches.many_cards import PRINTS, list_of_sixty, many_cards
from app.games.pokemon.cards.card_base import shipped_base
from app.games.pokemon.cards.pokemon_cards import PokemonCards

ONCE = sum(card.kind != "basic_energy" for card in shipped_base())
"""Cards of one round."""


def test_there_are_so_many_as_are_asked_for_and_none_twice() -> None:
    cards = list(many_cards(3 * ONCE))
    assert len({card.key for card in cards}) == len({card.id for card in cards}) == 3 * ONCE
    assert len(list(many_cards(7))) == 7


def test_a_name_has_a_dozen_prints_before_it_is_another_one() -> None:
    first = [card.name.en for card in islice(many_cards(), 0, PRINTS * ONCE, ONCE)]
    assert len(set(first)) == 1
    (later,) = islice(many_cards(), PRINTS * ONCE, PRINTS * ONCE + 1)
    assert later.name.en == f"{first[0]} 1"


def test_every_other_print_bears_a_mark_that_left_standard() -> None:
    marks = [card.regulation_mark for card in islice(many_cards(), 0, 4 * ONCE, ONCE)]
    assert marks == ["F", "I", "F", "I"]


def test_they_are_in_english_as_an_import_has_them() -> None:
    for card in many_cards(ONCE):
        assert card.name.en == card.name.ja
        assert all(attack.name.en == attack.name.ja for attack in card.attacks)


def test_a_list_of_sixty_is_read_as_sixty_cards() -> None:
    deck = PokemonCards.load().lists.read(list_of_sixty())
    assert sum(line.count for line in deck.lines) == 60
