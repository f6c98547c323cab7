"""How many Pokémon Tools (ポケモンのどうぐ) a Pokémon may have: 1, or what texts say."""

from __future__ import annotations

import re

from app.core.data.value import value
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import ability_texts

USUAL = 1
_MORE = re.compile(
    r"(?P<whom>[^.]*?)(?:may|can) (?:have|attach) up to (?P<number>\d+) pokémon tools?"
)
"""How an Ability or Ancient Trait speaks that allows more: θ Double, Multi Adapter."""
_NAMED = re.compile(r"has \"(?P<name>[^\"]+)\" in (?:its|their) name")
_TOOLS_JA = re.compile(r"どうぐ[^。]*?(?P<number>\d+)枚まで")


@value
class ToolLimit:
    """How many Tools a Pokémon may have."""

    most: int
    sure: bool = True
    """False where its texts are not known."""


def most_tools(position: Position, mon: Mon) -> ToolLimit:
    """Return how many Tools may be attached to a Pokémon (APR B-02)."""
    most = USUAL
    for one in position.side(mon.player).mons:
        for said in ability_texts(one):
            found = _MORE.search(said)
            if found is not None:
                if _reaches(found["whom"], one, mon):
                    most = max(most, int(found["number"]))
            elif one is mon and (other := _TOOLS_JA.search(said)) is not None:
                most = max(most, int(other["number"]))
    return ToolLimit(most, sure=mon.card is not None or mon.plain)


def _reaches(whom: str, holder: Mon, mon: Mon) -> bool:
    """Whether a text of `holder` means `mon`: itself, or each of the own ones with a name."""
    called = _NAMED.search(whom)
    if called is not None:
        return called["name"] in mon.name.en.casefold()
    return holder is mon or "each of your pokémon" in whom
