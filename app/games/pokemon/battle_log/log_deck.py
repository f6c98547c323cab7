"""Which printings the cards of a battle log are: those whose attacks and Abilities it tells of."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from app.cards.placeholder_keys import lone_key, placeholder_key
from app.core.placed.table_position import UNKNOWN
from app.games.pokemon.cards.check.format_rules.wording_drift import is_japanese
from app.games.pokemon.cards.words.card_names import is_named

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_base import CardBase
    from app.games.pokemon.cards.card_record import Ability, Attack, Card

_FROM_HAND = re.compile(r"\battach\b[^.:]* from your hand\b", re.IGNORECASE)


class LogDeck:
    """The cards of a base, by the names of a log."""

    def __init__(
        self,
        base: CardBase,
        used: Mapping[str, Collection[str]],
        named: Collection[str] = (),
        ids: Mapping[str, Collection[str]] = MappingProxyType({}),
    ) -> None:
        """`used`: name of a Pokémon -> names of the attacks and Abilities that it used.

        `named`: all cards of the log; one may lend another its attack. `ids`: name -> ids of the
        prints that the log tells.
        """
        self._base = base
        self._used = used
        self._named = named
        self._ids = ids
        self._found: dict[str, Card | None] = {}

    def key(self, name: str) -> str:
        """Return the key of a card; `UNKNOWN` for one that nobody named."""
        if not name:
            return UNKNOWN
        card = self.card(name)
        if card is not None:
            return card.key
        return lone_key(name) if self._base.prints(name) else placeholder_key(name)

    def card(self, name: str) -> Card | None:
        """Return the card of a name, None where there is no data of one."""
        if name not in self._found:
            self._found[name] = self._likeliest(name)
        return self._found[name]

    def _likeliest(self, name: str) -> Card | None:
        """Return the print that has most of what the card used, first of those that are told.

        None where no print has any of it: it is another card, unless a third one lends it that,
        or the data has no English words.
        """
        wanted = {one.casefold() for one in self._used.get(name, ())}
        told = [self._base.by_id(card_id) for card_id in self._ids.get(name, ())]
        known = [card for card in told if card is not None and is_named(card, name)]
        prints = (*known, *self._base.prints(name))
        best = max(prints, key=lambda one: len(wanted & _texts(one)), default=None)
        if best is not None and wanted & _texts(best):
            return best
        if known and (not wanted or known == told):
            return known[0]
        if wanted and not self._lent(name, wanted) and all(map(_is_told, prints)):
            return None
        return self._base.find(name) if prints else None

    def _lent(self, name: str, wanted: set[str]) -> bool:
        """Whether another card of the log has it: a Tool, or a Pokémon whose attack is copied."""
        others = (one for one in self._named if one != name)
        return any(wanted & _texts(card) for other in others for card in self._base.prints(other))

    @property
    def abilities(self) -> frozenset[str]:
        """The names of the Abilities among what was used."""
        cards = (self.card(name) for name in self._used)
        return frozenset(
            ability.name.en for card in cards if card is not None for ability in card.abilities
        )

    @property
    def from_hand(self) -> frozenset[str]:
        """The names of what was used that attaches cards from the hand."""
        cards = [card for card in map(self.card, self._used) if card is not None]
        told = ((one.name.en, one.text) for card in cards for one in _moves(card))
        return frozenset(
            name for name, text in told if text is not None and _FROM_HAND.search(text.en)
        )


def _moves(card: Card) -> tuple[Attack | Ability, ...]:
    return (*card.attacks, *card.abilities)


def _texts(card: Card) -> set[str]:
    return {one.name.en.casefold() for one in _moves(card)}


def _is_told(card: Card) -> bool:
    """Whether the data tells in English what a card is called that may be held against a log."""
    return not any(map(is_japanese, _texts(card)))
