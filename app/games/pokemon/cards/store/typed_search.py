"""What a typed text finds in all of a card base, best first.

First the card whose print or id it is; then names, and what cards say (`ranking`). Where no name
fits, a set and a number are taken for what they are ("iono PAL", "pikachu 25"), and where that
finds nothing either, a slip of the keys is overlooked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence

from app.cards.name_keys import sought, words_of
from app.core.data.value import replace, value
from app.games.pokemon.cards.card_filter import CardFilter
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.store.card_layers import CardLayers
from app.games.pokemon.cards.store.cards_at_hand import Sought, hits, near_hits
from app.games.pokemon.cards.store.near_names import near_names
from app.games.pokemon.cards.store.ranking import BY_NAME, Hit

_PRINT = re.compile(
    r"(?:(?P<set>[0-9a-z]{2,6}(?:-[a-z]{1,3})?)[ -]|(?P<glued>[a-z]{2,4}))"
    r"#?(?P<number>[a-z]{0,5}\d{1,4}[a-z]?)(?:/\S{1,9})?"
)
"""TWM 130, PR-SV 189, twm130"""
_NUMBER = re.compile(r"#?(?P<number>[a-z]{0,3}\d{1,3}[a-z]?)(?:/\S{1,9})?")
_MOST_WORDS = 12
"""Words among which a set and a number are looked for."""


@value
class Searched:
    """What is searched."""

    at_hand: Sequence[Sought]
    layers: CardLayers
    fits: Callable[[Card, CardFilter], bool]
    """Whether a card at hand may be found."""
    of_print: Callable[[str, str], Card | None]
    """The card of a set code and a number."""
    of_id: Callable[[str], Card | None]
    set_codes: Callable[[], Collection[str]]

    def keys(self, text: str, filters: CardFilter, limit: int) -> list[str]:
        """Return the keys of at most `limit` cards."""
        found = self._typed(text, filters, limit)
        if text.strip() and (not found or found[0].rank > BY_NAME):
            found = self._narrowed(text, filters, limit) or self._near(text, filters, limit, found)
        keys = dict.fromkeys(hit.key for hit in found)
        return [*self._print(text, filters, keys), *keys][:limit]

    def _print(self, text: str, filters: CardFilter, keys: dict[str, None]) -> list[str]:
        """Return the key of the card whose print or id the text is, and take it out of others."""
        typed = " ".join(text.split())
        named = _PRINT.fullmatch(typed.casefold())
        card = self.of_print(named["set"] or named["glued"], named["number"]) if named else None
        card = card or self.of_id(typed)
        if card is None or not filters.fits(card):
            return []
        keys.pop(card.key, None)
        return [card.key]

    def _typed(self, text: str, filters: CardFilter, limit: int) -> list[Hit]:
        at_hand = hits(self.at_hand, text, lambda card: self.fits(card, filters))
        return _in_order(at_hand, self.layers.search(text, filters, limit))

    def _narrowed(self, text: str, filters: CardFilter, limit: int) -> list[Hit]:
        """Return the cards whose name, set and number the words are; none for other words."""
        words = text.split()
        if not 1 < len(words) <= _MOST_WORDS:
            return []
        codes = self.set_codes()
        in_set = next((word for word in words if word.upper() in codes), "")
        number = next((word for word in words if _NUMBER.fullmatch(word.casefold())), "")
        name = " ".join(word for word in words if word not in (in_set, number))
        if not name or not (in_set or number):
            return []
        if in_set:
            filters = replace(filters, set_code=in_set)
        found = self._typed(name, filters, _MANY if number else limit)
        bare = _NUMBER.fullmatch(number.casefold())
        ending = "-" + bare["number"].upper().lstrip("0") if bare else ""
        return [hit for hit in found if hit.rank <= BY_NAME and hit.key.endswith(ending)]

    def _near(self, text: str, filters: CardFilter, limit: int, found: list[Hit]) -> list[Hit]:
        near = near_names(sought(text), words_of(text))
        if near is None:
            return found
        at_hand = near_hits(self.at_hand, near, lambda card: self.fits(card, filters))
        return _in_order(found, at_hand, self.layers.near(near, filters, limit))


_MANY = 2_000
"""Prints among which a number is looked for."""


def _in_order(*among: Iterable[Hit]) -> list[Hit]:
    """Return hits, the best first; a card that is in several counts as in the first."""
    found: dict[str, Hit] = {}
    for part in among:
        for hit in part:
            found.setdefault(hit.key, hit)
    return sorted(found.values(), key=lambda hit: hit.order)
