"""The public card data beside the project, known to the games while a test runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from app.games.pokemon.cards import every_card
from app.games.pokemon.cards.imports.readers.english import Brought, read_english
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from app.games.pokemon.cards.pokemon_cards import PokemonCards


@cache
def _read(*paths: Path) -> PokemonCards:
    read = (
        read_english(entry, place, shipped_sets())
        for path in paths
        for place, entry in enumerate(json.loads(path.read_bytes()), start=1)
    )
    brought = [one.card for one in read if isinstance(one, Brought)]
    return PokemonCards([*PokemonCards.load(), *brought])


@contextmanager
def shared_cards(shared: Path) -> Iterator[PokemonCards]:
    """Let the games know the sample cards as well as the shipped ones."""
    folder = shared / "data" / "ptcg"
    if not folder.is_dir():
        pytest.skip(f"needs the sample card data, and {folder} is not there")
    with cards_beside(*folder.glob("cards/en/*.json"), *folder.glob("samples/*.json")) as base:
        yield base


@contextmanager
def cards_beside(*paths: Path) -> Iterator[PokemonCards]:
    """Let the games know the cards of these files as well as the shipped ones."""
    token = every_card._of_run.set(_read(*sorted(paths)))
    try:
        yield every_card.known_base()
    finally:
        every_card._of_run.reset(token)
