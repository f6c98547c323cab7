"""The check of Pokémon decks as the program asks for it: formats, days, what else may be said."""

from __future__ import annotations

from datetime import date

import pytest

from app.cards.card_facts import CardsError
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.check.pokemon_check import PokemonCheck
from app.games.pokemon.cards.decklists.decklist import read_decklist
from tests.games.pokemon.cards.check.making import FIGHTING, RIOLU

CARDS = CardBase([RIOLU, FIGHTING])
CHECK = PokemonCheck(CARDS)
DECK = read_decklist("5 Riolu MEG 76\n55 Basic Fighting Energy MEE 6", CARDS)
DAY = date(2026, 2, 18)


def test_the_usual_format_is_one_of_those_there_are() -> None:
    assert CHECK.usual in CHECK.formats()
    assert CHECK.broken() == {}
    assert set(CHECK.home.values()) <= set(CHECK.regions)


def test_a_deck_is_checked_in_a_format_by_name() -> None:
    found = CHECK.findings(DECK, "standard", DAY, "intl")
    assert found[0].severity == "illegal"
    assert "Riolu" in found[0].words.en
    with pytest.raises(KeyError):
        CHECK.findings(DECK, "no-such", DAY, "intl")


def test_a_declared_type_is_asked_for_by_its_name() -> None:
    asks = {ask.id: ask for ask in CHECK.asks}
    assert asks["type"].read("闘") == "F"
    with pytest.raises(CardsError, match="“Sound” is not a type"):
        asks["type"].read("Sound")
    assert asks["prizes"].most == 60
    said = CHECK.findings(DECK, "glc", DAY, "intl", type=asks["type"].read("Fire"))
    silent = CHECK.findings(DECK, "glc", DAY, "intl", type=asks["type"].read("Fighting"))
    assert {one.rule for one in said} - {one.rule for one in silent}


def test_decks_of_another_game_are_not_checked_here() -> None:
    assert CHECK.other_game("duel").en.startswith("The deck is for another game (duel).")
    assert CHECK.source("RB").en == "Rule book, 2025"
