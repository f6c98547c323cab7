"""Reads cards from the fields of a case file, beside what the reader of every game reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.core.text.words import Words
from app.games.advising.cases.case_fields import MOST, CaseReader

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_base import CardBase
    from app.games.pokemon.cards.card_record import Card


class Reader(CaseReader):
    """One JSON object of a case, and where it stands."""

    @property
    def cards_known(self) -> CardBase:
        """The cards that its ids and names are looked up in."""
        base: CardBase = self.known
        return base

    def by_effect(self) -> bool:
        """Whether the move is said to be done by an effect: named, or only called one."""
        keys = ("effect", "by_effect", "cause", "ability_used", "because_of")
        return any(bool(self.raw.get(key)) for key in keys)

    def first_card(self, *keys: str) -> Card | None:
        """Return the card under the first of these keys that is there."""
        found = next((key for key in keys if self.raw.get(key) is not None), None)
        return self.card(found) if found is not None else None

    def card(self, key: str) -> Card | None:
        """Return the card under `key`: an id, a name, or null for one that is left open."""
        written = self.raw.get(key)
        return None if written is None else self._one(key, written)

    def cards(self, key: str) -> tuple[Card, ...]:
        """Return the cards of a list of ids or names."""
        written = self.raw.get(key) or []
        if isinstance(written, str):
            written = [written]
        if not isinstance(written, list) or len(written) > MOST:
            raise self.error(
                key, Words("a list of card ids is needed", "カードIDのリストが必要です")
            )
        return tuple(
            card for one in written if one is not None and (card := self._one(key, one)) is not None
        )

    def some_cards(self, key: str) -> tuple[Card | None, ...]:
        """Return cards that are written as one, as a list, or as true or a number of them."""
        written = self.raw.get(key)
        if written is None or written is False:
            return ()
        if written is True:
            return (None,)
        if isinstance(written, int):
            return (None,) * min(max(0, written), MOST)
        if isinstance(written, Mapping):
            return (self.reading(written, self.at(key, 0)).card("card"),)
        return tuple(self.cards(key))

    def _one(self, key: str, written: Any) -> Card | None:
        if isinstance(written, Mapping):
            return self.reading(written, f"{self.where}.{key}").card("card")
        if not isinstance(written, str):
            raise self.error(
                key, Words(f"{written!r} is not a card id", f"{written!r}はカードIDではありません")
            )
        return self.card_called(written)

    def card_called(self, written: str) -> Card:
        """Return the card an id, a key or a name means; a placeholder where there is no data."""
        name = written.removeprefix("name:").strip()
        found = self.cards_known.by_id(written) if name == written else None
        if found is None and written in self.cards_known:
            found = self.cards_known.get(written)
        return found or self.cards_known.find(name) or self.cards_known.get(f"?{name}||")
