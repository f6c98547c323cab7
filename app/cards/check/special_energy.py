"""Which types of Energy a Special Energy card can give, from assets/energy/special.json."""

from __future__ import annotations

import json
from functools import cache
from typing import cast

from app.cards.card import Card, EnergyType
from app.cards.check.names import copy_name
from app.cards.energy_types import TYPE_WORDS
from app.core.value import value
from app.resources import assets

ANY = frozenset(TYPE_WORDS)
"""Every type."""


@value
class Gives:
    """What a Special Energy can give, at its best."""

    types: frozenset[EnergyType]
    only_on: str = ""
    """It gives them to Pokémon with this in their name or among their tags; "" for all."""

    def helps(self, pokemon: Card) -> bool:
        """Tell whether it gives anything to a Pokémon."""
        return not self.only_on or self.only_on in pokemon.tags or self.only_on in pokemon.name.en


def gives(card: Card) -> Gives | None:
    """Return what a Special Energy can give, None for one that nobody wrote down."""
    return _table().get(copy_name(card.name.en))


@cache
def _table() -> dict[str, Gives]:
    entries = json.loads((assets() / "energy" / "special.json").read_bytes())
    return {copy_name(entry["name"]): _gives(entry) for entry in entries}


def _gives(entry: dict[str, str]) -> Gives:
    letters = entry["gives"]
    types = ANY if letters == "*" else frozenset(cast("EnergyType", letter) for letter in letters)
    return Gives(types, entry.get("only_on", ""))
