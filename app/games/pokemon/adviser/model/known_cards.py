"""Cards as the rules ask about them; one without data is not known and says nothing."""

from __future__ import annotations

from app.cards.name_keys import name_key
from app.games.pokemon.cards.card_record import Ability, Attack, Card
from app.games.pokemon.table.printed_facts import ENERGY, TRAINERS, facts


def known(ref: str | None) -> Card | None:
    """Return the card `ref`; None for a back and for a card without data."""
    if ref is None:
        return None
    card = facts(ref)
    return None if card.kind == "unknown" else card


def kind(card: Card | None) -> str:
    """Return what a card is played as; "unknown" where it is not known."""
    return "unknown" if card is None else card.kind


def is_energy(card: Card | None) -> bool:
    """Whether it is surely an Energy card."""
    return kind(card) in ENERGY


def is_trainer(card: Card | None) -> bool:
    """Whether it is surely a Trainer card."""
    return kind(card) in TRAINERS


def is_pokemon(card: Card | None) -> bool:
    """Whether it is surely a Pokémon card."""
    return kind(card) == "pokemon"


def is_basic_pokemon(card: Card | None) -> bool:
    """Whether it is surely a Basic Pokémon (たねポケモン)."""
    return card is not None and card.kind == "pokemon" and card.stage == "basic"


def becomes_pokemon(card: Card | None) -> bool:
    """Whether it is an Item that is put into play as a Basic Pokémon: a fossil, a doll."""
    return card is not None and card.kind in TRAINERS and card.hp > 0


def said_by(card: Card | None) -> str:
    """Return all English texts printed on a card, small letters, for a printed phrase.

    "" where it has none or they are not known. A rule may look for a fixed phrase of the rules
    ("if you go first"), never guess at a meaning.
    """
    if card is None:
        return ""
    told = [card.text, *(one.text for one in card.abilities), *(one.text for one in card.attacks)]
    return " ".join(words.en for words in told if words is not None).casefold()


def text_of(card: Card | None, part: str) -> str:
    """Return the English text of an attack or Ability by its name, small letters; "" for none."""
    if card is None:
        return ""
    parts: tuple[Attack | Ability, ...] = (*card.attacks, *card.abilities)
    for one in parts:
        if name_key(one.name.en) == name_key(part) and one.text is not None:
            return one.text.en.casefold()
    return ""


def once_per_game(card: Card | None, part: str) -> str:
    """Return "gx" or "vstar" for what a player may use once in a game; "" for anything else."""
    if part.upper().replace("-", " ").endswith(" GX"):
        return "gx"
    said = text_of(card, part)
    if "vstar power" in said and "more than 1" in said:
        return "vstar"
    return ""


def vunion_key(card: Card, number: int) -> str:
    """Return how it is noted that a Pokémon V-UNION was combined in the turn with this number."""
    return f"vunion {card.name.en}@{number}"
