"""What a typed text finds in all of a card base, best first.

First the card whose print or id it is, also by its number of how many ("130/167"); then names, and
what cards say (`ranking`). Where no name fits, a set and a number are taken for what they are
("iono PAL", "iono paldea evolved", "pikachu 25"), where that finds nothing either, kana for kanji,
then a slip of the keys is overlooked, and at last a word that is in no name ("crobat prime").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from unicodedata import normalize

from app.cards.name_keys import sought, words_of
from app.core.data.value import replace, value
from app.games.pokemon.cards.card_filter import CardFilter
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.store.card_layers import CardLayers
from app.games.pokemon.cards.store.cards_at_hand import Sought, hits, near_hits
from app.games.pokemon.cards.store.near_names import near_names
from app.games.pokemon.cards.store.ranking import BY_NAME, Asked, Hit
from app.games.pokemon.cards.store.read_names import read_names

_PRINT = re.compile(
    r"(?:(?P<set>[0-9a-z]{2,6}(?:-[a-z]{1,3})?)[ -]|(?P<glued>[a-z]{2,4}))"
    r"#?(?P<number>[a-z]{0,5}\d{1,4}[a-z]?)(?:/\S{1,9})?"
)
"""TWM 130, PR-SV 189, twm130"""
_OF_SIZE = re.compile(r"#?(?P<number>[a-z]{0,3}\d{1,3}[a-z]?) ?/ ?(?P<size>\d{1,3})")
"""130/167, as it stands on the card"""
_NUMBER = re.compile(r"#?(?P<number>[a-z]{0,3}\d{1,3}[a-z]?)(?:/\S{1,9})?")
_MOST_WORDS = 12
"""Words among which a set and a number are looked for."""
_BETWEEN_WORDS = re.compile(r"[\s—–-]+")
_FEW_WORDS = 4
"""Words of which one may be in no name."""
_SHORTEST_SET, _SHORTEST_REST = 4, 3
"""Letters of the name of a set, and of what is left without the word that is in no name."""


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
    sets: Callable[[], Mapping[str, str]]
    """The codes of all known sets with their names."""

    def keys(self, text: str, filters: CardFilter, limit: int) -> list[str]:
        """Return the keys of at most `limit` cards."""
        text = normalize("NFKC", text)
        found = self._typed(text, filters, limit)
        if text.strip() and (not found or found[0].rank > BY_NAME):
            found = (
                self._narrowed(text, filters, limit)
                or self._read(text, filters, limit)
                or self._near(text, filters, limit, found)
                or self._but_one(text, filters, limit)
            )
        keys = dict.fromkeys(hit.key for hit in found)
        return list(dict.fromkeys([*self._prints(text, filters), *keys]))[:limit]

    def _prints(self, text: str, filters: CardFilter) -> list[str]:
        """Return the keys of the cards whose print or id the text is."""
        typed = " ".join(text.split())
        if numbered := _OF_SIZE.fullmatch(typed.casefold()):
            cards = self._of_size(numbered["number"], int(numbered["size"]))
        else:
            named = _PRINT.fullmatch(typed.casefold())
            card = self.of_print(named["set"] or named["glued"], named["number"]) if named else None
            card = card or self.of_id(typed)
            cards = [card] if card else []
        return [card.key for card in cards if filters.fits(card)]

    def _of_size(self, number: str, size: int) -> list[Card]:
        """Return the cards of a number in sets of so many cards, the newest first."""
        from app.games.pokemon.cards.imports.readers.set_records import shipped_sets  # noqa: PLC0415 - few searches

        of_size = sorted(
            (one for one in shipped_sets() if one.size == size),
            key=lambda one: (one.released, one.code),
            reverse=True,
        )
        return [card for one in of_size if (card := self.of_print(one.code, number))]

    def _typed(self, text: str, filters: CardFilter, limit: int) -> list[Hit]:
        at_hand = hits(self.at_hand, text, lambda card: self.fits(card, filters))
        return _in_order(at_hand, self.layers.search(text, filters, limit))

    def _narrowed(self, text: str, filters: CardFilter, limit: int) -> list[Hit]:
        """Return the cards whose name, set and number the words are; none for other words."""
        words = text.split()
        if not 1 < len(words) <= _MOST_WORDS:
            return []
        sets = self.sets()
        in_set = next((word for word in words if word.upper() in sets), "")
        number = next((word for word in words if _NUMBER.fullmatch(word.casefold())), "")
        name = " ".join(word for word in words if word not in (in_set, number))
        if not in_set and (found := self._in_named_set(words, sets, filters, limit)):
            return found
        if not name or not (in_set or number):
            return []
        if in_set:
            filters = replace(filters, set_code=in_set)
        found = self._typed(name, filters, _MANY if number else limit)
        bare = _NUMBER.fullmatch(number.casefold())
        ending = "-" + bare["number"].upper().lstrip("0") if bare else ""
        return [hit for hit in found if hit.rank <= BY_NAME and hit.key.endswith(ending)]

    def _in_named_set(
        self, words: Sequence[str], sets: Mapping[str, str], filters: CardFilter, limit: int
    ) -> list[Hit]:
        """Return the cards of a set whose name stands behind theirs: "judge unleashed"."""
        codes = _codes_by_ending(tuple(sets.items()))
        for at in range(1, len(words)):
            code = codes.get(sought(" ".join(words[at:])))
            if code is not None:
                of_set = replace(filters, set_code=code)
                found = self._typed(" ".join(words[:at]), of_set, limit)
                return [hit for hit in found if hit.rank <= BY_NAME]
        return []

    def _but_one(self, text: str, filters: CardFilter, limit: int) -> list[Hit]:
        """Return the cards whose name has all words but one, the shortest that can be left out.

        The longest says what is looked for.
        """
        words = words_of(text)
        if not 1 < len(words) <= _FEW_WORDS:
            return []
        for at in sorted(range(len(words)), key=lambda at: (len(words[at]), -at))[:-1]:
            rest = " ".join((*words[:at], *words[at + 1 :]))
            found = self._typed(rest, filters, limit) if len(rest) >= _SHORTEST_REST else []
            if by_name := [hit for hit in found if hit.rank <= BY_NAME]:
                return by_name
        return []

    def _read(self, text: str, filters: CardFilter, limit: int) -> list[Hit]:
        """Return the cards whose Japanese name is read as the text."""
        asked = read_names(sought(text), words_of(text))
        return self._asked(asked, filters, limit) if asked is not None else []

    def _asked(self, asked: Asked, filters: CardFilter, limit: int) -> list[Hit]:
        at_hand = near_hits(self.at_hand, asked, lambda card: self.fits(card, filters))
        return _in_order(at_hand, self.layers.near(asked, filters, limit))

    def _near(self, text: str, filters: CardFilter, limit: int, found: list[Hit]) -> list[Hit]:
        near = near_names(sought(text), words_of(text))
        if near is None:
            return found
        return _in_order(found, self._asked(near, filters, limit))


@lru_cache(maxsize=1)
def _codes_by_ending(sets: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Return the codes of sets by their names and what these end in, the first of them."""
    codes: dict[str, str] = {}
    for code, name in sets:
        words = _BETWEEN_WORDS.split(name)
        for at in range(len(words)):
            ending = sought(" ".join(words[at:]))
            if len(ending) >= _SHORTEST_SET:
                codes.setdefault(ending, code)
    return codes


_MANY = 2_000
"""Prints among which a number is looked for."""


def _in_order(*among: Iterable[Hit]) -> list[Hit]:
    """Return hits, the best first; a card that is in several counts as in the first."""
    found: dict[str, Hit] = {}
    for part in among:
        for hit in part:
            found.setdefault(hit.key, hit)
    return sorted(found.values(), key=lambda hit: hit.order)
