"""What is printed on cards, in small letters, as the rules look through it.

A rule may look for a fixed phrase of the rules ("if you go first"), never guess at a meaning.
"""

from __future__ import annotations

from functools import lru_cache

from app.cards.name_keys import name_key
from app.core.text.words import Words
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Ability, Attack, Card


def is_read(mon: Mon) -> bool:
    """Whether it is known what is printed on a Pokémon; a case's stand-in says nothing."""
    return mon.plain or (mon.card is not None and mon.card.kind != "unknown")


def printed_text(part: Card | Attack | Ability | None) -> str:
    """Return a text in both languages; "" where there is none or it is not known."""
    return "" if part is None or part.text is None else small(part.text)


@lru_cache(maxsize=8192)
def small(words: Words) -> str:
    """Return a text in small letters. Kept: the same cards are asked about at every gesture."""
    return f"{words.en} {words.ja}".casefold()


def ability_texts(mon: Mon) -> tuple[str, ...]:
    """Return what the Abilities of a Pokémon say."""
    return tuple(map(printed_text, mon.card.abilities)) if mon.card is not None else ()


def english_texts(card: Card | None) -> str:
    """Return all English texts of a card; "" where it has none or they are not known."""
    if card is None:
        return ""
    told = [card.text, *(one.text for one in card.abilities), *(one.text for one in card.attacks)]
    return " ".join(words.en for words in told if words is not None).casefold()


def english_text(card: Card | None, part: str) -> str:
    """Return the English text of an attack or Ability by its name; "" for none."""
    if card is None:
        return ""
    parts: tuple[Attack | Ability, ...] = (*card.attacks, *card.abilities)
    for one in parts:
        if name_key(one.name.en) == name_key(part) and one.text is not None:
            return one.text.en.casefold()
    return ""
