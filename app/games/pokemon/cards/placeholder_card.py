"""What stands for a card without data: it has the name that its key tells, and no more."""

from __future__ import annotations

from functools import cache

from app.cards.placeholder_keys import placeholder_name
from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.words.card_names import BASIC_ENERGY, basic_energy_type


@cache
def placeholder_card(key: str) -> Card:
    """Return the card that stands for a key; a basic Energy is one without data, too."""
    name = placeholder_name(key)
    energy = basic_energy_type(name)
    if energy is not None:
        return Card(key=key, name=BASIC_ENERGY[energy], kind="basic_energy", types=(energy,))
    return Card(key=key, name=Words(en=name, ja=name), kind="unknown")
