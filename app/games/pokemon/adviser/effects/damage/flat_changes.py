"""By how much Abilities in play surely change an attack's damage: "30 more", "takes 30 less".

Only sentences that hang on nothing and name whom they mean in a way that is read. What a text may
change otherwise is for people to say (`striking`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.abilities_off import has_no_ability
from app.games.pokemon.adviser.effects.meant.pokemon_meant import is_kind_meant
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Ability

_MORE = re.compile(
    r"^attacks (?:used by|of) your (?P<whose>(?:[^.,]*? )?pokémon) do (?P<points>\d+) more damage"
    r"(?: to (?:your opponent's|the opposing) active pokémon)?"
    r"(?: \(before applying weakness and resistance\)|, added before weakness and resistance)\.?$"
)
"""How an Ability speaks that adds to the attacks of its side before Weakness."""
_LESS = re.compile(
    r"^this pokémon takes (?P<points>\d+) less damage from attacks"
    r"(?: \(after applying weakness and resistance\)"
    r"|, taken off after weakness and resistance)?\.?$"
)
"""How an Ability speaks that takes off what attacks do to its own Pokémon, after Resistance."""


@value
class FlatChange:
    """What an Ability in play changes of an attack's damage."""

    who: Words
    """The Ability."""
    points: int
    """In points: what it adds before Weakness, or takes off after Resistance."""


def surely_more(position: Position, attacker: Mon) -> tuple[FlatChange, ...]:
    """Return what Abilities of its side surely add to an attack on an opposing Active Pokémon."""
    side = position.side(attacker.player)
    return tuple(
        change for one in side.mons for change in _by_ability(position, one, _MORE, attacker)
    )


def surely_less(position: Position, defender: Mon) -> tuple[FlatChange, ...]:
    """Return what its own Abilities surely take off an attack's damage."""
    return tuple(_by_ability(position, defender, _LESS, defender))


def _by_ability(
    position: Position, one: Mon, phrase: re.Pattern[str], meant: Mon
) -> Iterator[FlatChange]:
    if one.card is None or has_no_ability(position, one):
        return
    for ability in one.card.abilities:
        found = phrase.search(ability.text.en.casefold())
        whose = found.groupdict().get("whose") if found is not None else None
        if found is None or (whose is not None and not is_kind_meant(whose, meant.card)):
            continue
        yield FlatChange(ability.name, int(found["points"]))


def is_flat(ability: Ability) -> bool:
    """Whether an Ability is all of one of these forms: then it says nothing else of damage."""
    said = ability.text.en.casefold()
    return _MORE.search(said) is not None or _LESS.search(said) is not None
