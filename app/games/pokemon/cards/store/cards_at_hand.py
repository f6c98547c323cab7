"""The cards that are at hand, as they are searched by what somebody typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from app.cards.name_keys import sought, sought_in_text, words_of
from app.core.data.value import value
from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.store.ranking import PARTS, TEXT, Asked, Hit, rank_of

_FOR_TEXT = 3
"""Letters from which on the texts of cards are searched too."""


@value
class Sought:
    """A card at hand, as it is searched."""

    card: Card
    en: str
    ja: str
    parts: tuple[str, ...]
    """Names of attacks and Abilities."""
    texts: tuple[str, ...]


def sought_card(card: Card) -> Sought:
    """Return a card with its names and texts made comparable."""
    named = [one.name for one in card.abilities] + [one.name for one in card.attacks]
    said: list[Words | None] = [one.text for one in card.abilities]
    said += [*(one.text for one in card.attacks), card.text]
    names = [side for words in named for side in (words.en, words.ja)]
    texts = [side for words in said if words for side in (words.en, words.ja)]
    return Sought(
        card,
        sought(card.name.en),
        sought(card.name.ja),
        tuple(map(sought, names)),
        tuple(map(sought_in_text, texts)),
    )


def hits(among: Iterable[Sought], text: str, fits: Callable[[Card], bool]) -> Iterator[Hit]:
    """Yield what a typed text finds among the cards that fit."""
    wanted, said_so = sought(text), sought_in_text(text)
    words = words_of(text)
    if not wanted and text.strip():
        return
    for one in among:
        card = one.card
        if not fits(card):
            continue
        ranked = rank_of(wanted, one.en, one.ja, words)
        if ranked is not None:
            yield Hit(*ranked, card.released, card.key)
        elif any(wanted in part for part in one.parts):
            yield Hit(PARTS, one.en, card.released, card.key)
        elif len(said_so) >= _FOR_TEXT and any(said_so in said for said in one.texts):
            yield Hit(TEXT, one.en, card.released, card.key)


def near_hits(among: Iterable[Sought], near: Asked, fits: Callable[[Card], bool]) -> Iterator[Hit]:
    """Yield the cards that fit whose name was typed with a slip."""
    for one in among:
        ranked = near.rank_of(one.en, one.ja)
        if ranked is not None and fits(one.card):
            yield Hit(*ranked, one.card.released, one.card.key)
