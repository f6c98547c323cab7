"""The cards this program knows: those that come with it, and those the person imported."""

from __future__ import annotations

from contextvars import ContextVar
from functools import cache

from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.cards.store.card_layer import Layer
from app.games.pokemon.cards.store.imported_cards import ImportedCards

_of_run: ContextVar[PokemonCards | None] = ContextVar("cards_of_run", default=None)


@cache
def imported_cards() -> ImportedCards:
    """Return the person's imported cards, one for everybody. Opens nothing yet."""
    return ImportedCards()


@cache
def _usual() -> PokemonCards:
    return PokemonCards.load(layers=(imported_cards(),))


def known_base() -> PokemonCards:
    """Return the shipped cards and the person's imported ones, made once for everybody.

    The imported cards are opened when a card is asked for that the shipped ones do not answer.
    With `--cards`, those cards come before the imported ones.
    """
    return _of_run.get() or _usual()


def know_for_this_run(layer: Layer) -> PokemonCards:
    """Let `known_base` know these cards too, as long as the verb runs, and return it."""
    base = known_base().with_layer(layer)
    _of_run.set(base)
    return base
