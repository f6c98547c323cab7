"""Decks given as ids of the public data with their numbers, as worked cases have them."""

from __future__ import annotations

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.check import deck_of_ids
from tests.games.pokemon.cards.check.making import FIGHTING, RIOLU


def test_a_deck_is_made_from_ids_with_names_and_prints() -> None:
    deck = deck_of_ids({RIOLU.id: 2, FIGHTING.id: 58}, CardBase([RIOLU, FIGHTING]))
    first, second = deck.lines
    assert (first.count, first.name, first.section, first.key) == (2, "Riolu", "pokemon", "MEG-76")
    assert (second.section, second.key) == ("energy", "MEE-6")
    assert deck.count == 60


def test_an_id_without_data_keeps_its_print() -> None:
    (line,) = deck_of_ids({"bw4-92": 1}, CardBase()).lines
    assert line.status == "placeholder"
    assert (line.set_code, line.number) == ("NXD", "92")


def test_a_name_may_stand_for_an_id() -> None:
    cards = CardBase([RIOLU])
    known, unknown = deck_of_ids({"name:riolu": 1, "name:Foo Bar": 2}, cards).lines
    assert known.key == RIOLU.key
    assert (unknown.name, unknown.status) == ("Foo Bar", "placeholder")
