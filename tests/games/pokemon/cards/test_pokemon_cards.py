"""The Pokémon cards with all that the game knows to do with them, loaded when it is asked for."""

from __future__ import annotations

import subprocess
import sys

from app.games.pokemon.cards.check.pokemon_check import PokemonCheck
from app.games.pokemon.cards.decklists.pokemon_lists import PokemonLists
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.cards.store.pokemon_finder import PokemonFinder


def test_a_few_cards_show_at_a_glance_which_game_it_is() -> None:
    cards = PokemonCards.load()
    assert cards.game == "pokemon"
    shown = [cards.get(key) for key in cards.showing]
    assert [card.kind for card in shown] == ["pokemon", "basic_energy", "item"]
    assert [cards.face(card.key).name for card in shown] == [card.name for card in shown]


def test_each_part_is_made_once() -> None:
    cards = PokemonCards.load()
    assert isinstance(cards.lists, PokemonLists)
    assert isinstance(cards.finder, PokemonFinder)
    assert isinstance(cards.check, PokemonCheck)
    assert cards.lists is cards.lists
    (line,) = cards.lists.read("4 Dreepy TWM 128").lines
    assert line.status == "known", "it reads with these cards"


def test_a_deck_is_seen_as_chance_sees_it() -> None:
    cards = PokemonCards.load()
    pool = cards.pool_of(cards.lists.read("4 Dreepy TWM 128\n56 Basic Fire Energy MEE 2"))
    assert pool.size == 60
    assert cards.pool_of(cards.lists.read("60 Dreepy TWM 128"), 4).size == 60


def test_what_is_not_asked_for_is_not_loaded() -> None:
    code = """
import sys
from app.games.pokemon.cards.pokemon_cards import PokemonCards
PokemonCards.load()
late = ("check.pokemon_check", "store.pokemon_finder", "imports.pokemon_imports")
assert not [name for name in late if f"app.games.pokemon.cards.{name}" in sys.modules]
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
