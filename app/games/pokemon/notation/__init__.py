"""The sentences of a Pokémon game in the text notation (`docs/notation.md`)."""

from __future__ import annotations

from app.games.notation import Notation
from app.games.pokemon.notation import cards, effects, fighting, setting_up, trainers
from app.games.pokemon.notation.claims import CLAIMS

NOTATION = Notation(
    (*setting_up.PHRASES, *trainers.PHRASES, *fighting.PHRASES, *effects.PHRASES, *cards.PHRASES),
    CLAIMS,
)
