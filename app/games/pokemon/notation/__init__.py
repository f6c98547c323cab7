"""The sentences of a Pokémon game in the text notation (`docs/notation.md`)."""

from __future__ import annotations

from app.games.contracts.notation_contract import Notation
from app.games.pokemon.cards.words.card_names import BASIC_ENERGY, same_name
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS
from app.games.pokemon.notation import (
    card_sentences,
    effect_sentences,
    fight_sentences,
    setup_sentences,
    trainer_sentences,
)
from app.games.pokemon.notation.pokemon_claims import CLAIMS

NOTATION = Notation(
    (
        *setup_sentences.PHRASES,
        *trainer_sentences.PHRASES,
        *fight_sentences.PHRASES,
        *effect_sentences.PHRASES,
        *card_sentences.PHRASES,
    ),
    CLAIMS,
    same_name,
    {
        short: words.en
        for letter, words in BASIC_ENERGY.items()
        for short in (letter, TYPE_WORDS[letter].ja)
    },
    ("draw",),
)
