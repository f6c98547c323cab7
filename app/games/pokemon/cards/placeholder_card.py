"""What stands for a card without data: it has the name that its key tells, and what that says."""

from __future__ import annotations

from functools import cache

from app.cards.placeholder_keys import placeholder_name
from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.words.card_names import BASIC_ENERGY, basic_energy_type

_THREE = (" VMAX", " V-UNION")
_TWO = (" ex", "-EX", " EX", "-GX", " GX", " V", " VSTAR", " LEGEND")


@cache
def placeholder_card(key: str) -> Card:
    """Return the card that stands for a key; a basic Energy is one without data, too."""
    name = placeholder_name(key)
    energy = basic_energy_type(name)
    if energy is not None:
        return Card(key=key, name=BASIC_ENERGY[energy], kind="basic_energy", types=(energy,))
    return Card(key=key, name=Words(en=name, ja=name), kind="unknown", prizes=prizes_by_name(name))


def prizes_by_name(name: str) -> int:
    """Return how many Prizes a Pokémon's name speaks for (seed 000 §7.4)."""
    mega = name.startswith("Mega ") and name.endswith(" ex")
    team = " & " in name and name.endswith("GX")
    if mega or team or name.endswith(_THREE):
        return 3
    return 2 if name.endswith(_TWO) else 1
