"""Cards as the rules ask about them; one without data is not known and says nothing."""

from __future__ import annotations

from app.games.pokemon.adviser.model.printed_texts import english_text
from app.games.pokemon.cards.card_record import Card
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


def once_per_game(card: Card | None, part: str) -> str:
    """Return "gx" or "vstar" for what a player may use once in a game; "" for anything else."""
    if part.upper().replace("-", " ").endswith(" GX"):
        return "gx"
    said = english_text(card, part)
    if "vstar power" in said and "more than 1" in said:
        return "vstar"
    return ""


def vunion_key(card: Card, number: int) -> str:
    """Return how it is noted that a Pokémon V-UNION was combined in the turn with this number."""
    return f"vunion {card.name.en}@{number}"
