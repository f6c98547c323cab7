"""What the cards are called: their names in both languages, in short and as people write them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from app.cards.name_keys import sought
from app.games.nullpoga.cards.nullpoga_cards import NullpogaCard
from app.resources import assets

_NAMED = re.compile(r"(?P<what>[^「]*)「(?P<own>[^」]*)」")


@cache
def other_spellings() -> Mapping[str, Sequence[str]]:
    """Return what the cards are also called, by their ids: in short, or as people write them."""
    said: dict[str, list[str]] = json.loads(
        (assets() / "nullpoga" / "spellings.json").read_text("utf-8")
    )
    return said


def spellings(card: NullpogaCard) -> Iterator[str]:
    """Yield every way in which a card is called, its names first."""
    yield card.name.en
    yield card.name.ja
    named = _NAMED.fullmatch(card.name.ja)
    if named is not None:
        yield named["own"]
        yield named["what"]
    yield card.id.replace("_", " ")
    for stage in card.stages:
        yield stage.name.en
        yield stage.name.ja
    yield from other_spellings().get(card.id, ())


def cards_by_spelling(cards: Mapping[str, NullpogaCard]) -> dict[str, str]:
    """Return the ids of cards by all their spellings, as `sought` writes them.

    Where a token and a card share a name, the card is meant: tokens are in no deck.
    """
    found: dict[str, str] = {}
    for tokens in (False, True):
        group = [card for card in cards.values() if (card.kind == "token") == tokens]
        for card in group:
            for written in (card.id, card.name.en, card.name.ja):
                found.setdefault(sought(written), card.id)
        for card in group:
            for written in spellings(card):
                found.setdefault(sought(written), card.id)
    return found
