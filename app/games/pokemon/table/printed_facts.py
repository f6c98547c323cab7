"""What is printed on a card, found by the key that the table knows it by."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.text.words import Words

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_base import CardBase
    from app.games.pokemon.cards.card_record import Card

ENERGY = frozenset({"basic_energy", "special_energy"})
TRAINERS = frozenset({"item", "tool", "supporter", "stadium"})

FACE_DOWN = Words("a face-down card", "ウラ向きのカード")


def facts(ref: str) -> Card:
    """Return what is printed on the card `ref`; a card without data is of kind "unknown"."""
    return _base()().get(ref)


def facts_of(refs: Iterable[str | None]) -> list[Card | None]:
    """Return what is printed on several cards; None for a back and for one without data."""
    get = _base()().get
    found = [None if ref is None else get(ref) for ref in refs]
    return [None if card is None or card.kind == "unknown" else card for card in found]


@value
class Printed:
    """What is printed on some cards, as it was read: an import may bring more of a card later."""

    base: object
    refs: tuple[str, ...]
    """Those that may be told otherwise later."""
    facts: list[Card]

    def holds(self) -> bool:
        """Whether the same would be read now."""
        base = _base()()
        return base is self.base and (not self.refs or list(map(base.get, self.refs)) == self.facts)


def printed_on(refs: Iterable[str]) -> Printed:
    """Return what is printed on several cards, to ask later whether that still holds."""
    base = _base()()
    facts = {ref: base.get(ref) for ref in refs if not base.is_settled(ref)}
    loose = tuple(ref for ref in facts if not base.is_settled(ref))
    return Printed(base, loose, [facts[ref] for ref in loose])


@cache
def _base() -> Callable[[], CardBase]:
    from app.games.pokemon.cards.every_card import known_base  # noqa: PLC0415 - the data is read when a card is

    return known_base


def kind(ref: str | None) -> str:
    """Return what a card is played as; "unknown" for a back or a card without data."""
    return "unknown" if ref is None else facts(ref).kind


def is_basic(ref: str | None) -> bool:
    """Whether the card is a Basic Pokémon (たねポケモン)."""
    return ref is not None and kind(ref) == "pokemon" and facts(ref).stage == "basic"


def is_evolution(ref: str | None) -> bool:
    """Whether the card is a Pokémon that comes into play by evolving (進化ポケモン)."""
    return ref is not None and kind(ref) == "pokemon" and facts(ref).stage != "basic"


def stands_as_pokemon(ref: str | None) -> bool:
    """Whether a card in play is a Pokémon: a back may be one, and an Item with HP counts as one."""
    card = None if ref is None else facts(ref)
    return card is None or card.kind in ("pokemon", "unknown") or card.hp > 0


def evolves(ref: str | None, base: str | None) -> bool:
    """Whether the card says that it evolves from the Pokémon `base` (seed 000 §4.2)."""
    if ref is None or base is None:
        return False
    source, name = facts(ref).evolves_from, facts(base).name
    return source is not None and (source.en == name.en or source.ja == name.ja)


def name_of(ref: str | None) -> Words:
    """Return the card's name; a back has none."""
    return FACE_DOWN if ref is None else facts(ref).name


def hit_points(ref: str | None) -> int:
    """Return the printed HP; 0 where there is none or it is not known."""
    return 0 if ref is None else facts(ref).hp
