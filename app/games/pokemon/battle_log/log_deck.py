"""Which printings the cards of a battle log are: those whose attacks and Abilities it tells of."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from app.cards.placeholder_keys import placeholder_key
from app.core.placed.table_position import UNKNOWN

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_base import CardBase
    from app.games.pokemon.cards.card_record import Card


class LogDeck:
    """The cards of a base, by the names of a log."""

    def __init__(self, base: CardBase, used: Mapping[str, Collection[str]]) -> None:
        """`used`: name of a Pokémon -> names of the attacks and Abilities that it used."""
        self._base = base
        self._used = used
        self._found: dict[str, Card | None] = {}

    def key(self, name: str) -> str:
        """Return the key of a card; `UNKNOWN` for one that nobody named."""
        if not name:
            return UNKNOWN
        card = self.card(name)
        return card.key if card is not None else placeholder_key(name)

    def card(self, name: str) -> Card | None:
        """Return the card of a name, None where there is no data of one."""
        if name not in self._found:
            wanted = {one.casefold() for one in self._used.get(name, ())}
            prints = self._base.prints(name)
            fitting = (one for one in prints if wanted <= _texts(one))
            self._found[name] = next(fitting, self._base.find(name) if prints else None)
        return self._found[name]

    @property
    def abilities(self) -> frozenset[str]:
        """The names of the Abilities among what was used."""
        cards = (self.card(name) for name in self._used)
        return frozenset(
            ability.name.en for card in cards if card is not None for ability in card.abilities
        )


def _texts(card: Card) -> set[str]:
    names = (*(one.name for one in card.attacks), *(one.name for one in card.abilities))
    return {name.en.casefold() for name in names}
