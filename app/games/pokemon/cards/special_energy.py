"""What a Special Energy provides, and on what that depends; from assets/energy/special.json.

The deck check asks what one can give at its best, a table what it gives where it is attached. What
is not written down, or hangs on something that nobody knows, is not known: never nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, cast

from app.cards.name_keys import name_key
from app.core.data.value import value
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS
from app.resources import assets

ANY: frozenset[EnergyType] = frozenset(TYPE_WORDS)
"""Every type."""

Types = frozenset[EnergyType]
"""What one Energy counts as: one of these types at a time."""


@value
class Around:
    """Where a Special Energy is attached, as far as it is known."""

    on: Card | None = None
    """The Pokémon; None for one that is not known."""
    beside: tuple[Card | None, ...] = ()
    """The other Energy cards on it; None for one that is not known."""
    behind: bool | None = None
    """Whether its player has more Prize cards left than the opponent."""


@value
class Gives:
    """What a Special Energy provides."""

    usual: tuple[Types, ...]
    """One entry for each Energy that it provides, where nothing else is said."""
    cases: tuple[tuple[tuple[str, ...], tuple[Types, ...]], ...] = ()
    """(all of these conditions, what it provides instead)."""
    only: tuple[str, ...] = ()
    """What must hold for it to provide anything: it is for some Pokémon only."""

    @property
    def types(self) -> Types:
        """The types that it can give at its best."""
        every = (self.usual, *(units for _, units in self.cases))
        return frozenset().union(*(types for units in every for types in units))

    def helps(self, pokemon: Card) -> bool:
        """Tell whether it gives anything to a Pokémon."""
        return _all(self.only, Around(pokemon)) is not False

    def there(self, around: Around) -> tuple[Types, ...] | None:
        """Return what it provides where it is attached; None where that is not known."""
        fits = _all(self.only, around)
        if not fits:
            return None if fits is None else ()
        for conditions, units in self.cases:
            holds = _all(conditions, around)
            if holds is None:
                return None
            if holds:
                return units
        return self.usual


def gives(card: Card) -> Gives | None:
    """Return what a Special Energy provides, None for one that nobody wrote down."""
    known = _table()
    return known.get(name_key(card.name.en)) or known.get(name_key(card.name.ja))


# -- conditions -----------------------------------------------------------------------------------


def _all(conditions: Iterable[str], around: Around) -> bool | None:
    """Tell whether all conditions hold; None where that hangs on what is not known."""
    held = [_holds(condition, around) for condition in conditions]
    if False in held:
        return False
    return None if None in held else True


def _holds(condition: str, around: Around) -> bool | None:
    """Tell whether one condition holds: "on basic", "tag V|GX", "behind"."""
    what, _, of = condition.partition(" ")
    if what == "behind":
        return around.behind
    if what == "beside":
        return _is_beside_special(around)
    if around.on is None or around.on.kind == "unknown":
        return None
    return _OF_POKEMON[what](around.on, of)


def _is_beside_special(around: Around) -> bool | None:
    kinds = ["unknown" if card is None else card.kind for card in around.beside]
    if "special_energy" in kinds:
        return True
    return None if "unknown" in kinds else False


def _stands(pokemon: Card, stage: str) -> bool:
    if stage == "evolution":
        return pokemon.stage not in (None, "basic")
    return pokemon.stage == stage


def _has_tag(pokemon: Card, tags: str) -> bool:
    return not set(tags.split("|")).isdisjoint(pokemon.tags)


def _is_named(pokemon: Card, names: str) -> bool:
    said = (pokemon.name.en, pokemon.name.ja)
    return any(name in one for name in names.split("|") for one in said)


def _lacks(pokemon: Card, what: str) -> bool:
    """Tell whether a Pokémon has no Rule Box, or none of some tags: "no tag GX|EX"."""
    if what == "rulebox":
        from app.games.pokemon.cards.check.format_rules.glc import has_rule_box  # noqa: PLC0415 - brings all deck rules along

        return not has_rule_box(pokemon)
    return not _has_tag(pokemon, what.removeprefix("tag "))


_OF_POKEMON: dict[str, Callable[[Card, str], bool]] = {
    "on": _stands,
    "tag": _has_tag,
    "name": _is_named,
    "type": lambda pokemon, letter: letter in pokemon.types,
    "no": _lacks,
}
"""Word a condition begins with -> (Pokémon, the rest) -> whether it holds."""


# -- the file -------------------------------------------------------------------------------------


@cache
def _table() -> dict[str, Gives]:
    entries = json.loads((assets() / "energy" / "special.json").read_bytes())
    return {
        name_key(entry[language]): _gives(entry)
        for entry in entries
        for language in ("name", "ja")
        if language in entry
    }


def _gives(entry: dict[str, Any]) -> Gives:
    return Gives(
        _units(entry["gives"]),
        tuple((tuple(case["when"]), _units(case["gives"])) for case in entry.get("if", ())),
        tuple(entry.get("only", ())),
    )


def _units(written: Iterable[str]) -> tuple[Types, ...]:
    return tuple(
        ANY if letters == "*" else frozenset(cast("tuple[EnergyType, ...]", tuple(letters)))
        for letters in written
    )
