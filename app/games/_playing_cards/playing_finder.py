"""Searching among playing cards: by name, by short form, by suit and by rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.cards.card_facet import Facet
from app.cards.card_facts import CardsError
from app.core.text.wording import either, quoted
from app.core.text.words import Language, Words
from app.games._playing_cards.card_spelling import found_by
from app.games._playing_cards.suits_ranks import CARDS, JOKER, RANKS, SECTIONS, SUITS, card_of
from app.games._playing_cards.suits_ranks import PlayingCard as Card

_SUITS = {suit: SECTIONS[suit] for suit in (*SUITS, JOKER)}


def _one_of(known: Mapping[str, Words], what: Words, written: str) -> str:
    """Return the choice that somebody wrote. Raises CardsError."""
    if written.upper() in known:
        return written.upper()
    title, there, asked = what, either(tuple(known)), quoted(written[:40])
    raise CardsError(
        Words(
            f"{title.en}: there is no {asked.en}. Choose {there.en}.",
            f"{title.ja}に{asked.ja}はありません。{there.ja}から選んでください。",
        )
    )


SUIT, RANK = Words("Suit", "スート"), Words("Rank", "数字")
FACETS = (
    Facet(
        "suit",
        SUIT,
        Words("Every suit", "すべてのスート"),
        _SUITS.items,
        "SUIT",
        Words("only this suit, by its first letter", "スート（頭文字）"),
        lambda written: _one_of(_SUITS, SUIT, written),
        tuple(_SUITS),
    ),
    Facet(
        "rank",
        RANK,
        Words("Every rank", "すべての数字"),
        RANKS.items,
        "RANK",
        Words("only this rank, as on the card", "数字（カードの表記）"),
        lambda written: _one_of(RANKS, RANK, written),
        tuple(RANKS),
    ),
)


class PlayingFinder:
    """Searching by name, and by suit and rank."""

    hint = Words("Name or short form: “10D”", "名前か短い表記（「10D」など）")
    help = Words(
        "part of a name, or a short form such as 10D", "名前の一部、または10Dなどの短い表記"
    )
    facets: Sequence[Facet] = FACETS

    def keys(
        self, text: str, chosen: Mapping[str, str] | None = None, limit: int = 100
    ) -> list[str]:
        """Return the keys of the cards found, best first."""
        suit, rank = ((chosen or {}).get(one, "") for one in ("suit", "rank"))
        found = (CARDS[key] for key in found_by(text))
        fits = (c for c in found if suit in ("", c.section) and rank in ("", c.rank))
        return [card.key for card in fits][:limit]

    def cards(self, keys: Sequence[str]) -> Sequence[Card]:
        """Return the cards with these keys; what is no playing card is left out."""
        return [CARDS[key] for key in keys if key in CARDS]

    def row(self, key: str, speak: Language) -> Sequence[str]:
        """Return the short form and the name."""
        card = card_of(key)
        return (card.in_short.in_(speak), card.name.in_(speak))

    def as_json(self, key: str) -> Mapping[str, object]:
        """Return what a program is told of a card."""
        card = card_of(key)
        names = {"en": card.name.en, "ja": card.name.ja}
        return {"key": key, "name": names, "suit": card.suit, "rank": card.rank}
