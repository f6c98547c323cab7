"""A card in plain words, for screen readers and the clipboard."""

from __future__ import annotations

from collections.abc import Iterator

from app.cards.card import Card, Language
from app.ui.look.tints import ENERGY, kind_line


def card_words(card: Card, language: Language) -> str:
    """Return everything the card says, one statement a line."""
    return "\n".join(_statements(card, language))


def _statements(card: Card, language: Language) -> Iterator[str]:
    japanese = language == "ja"
    yield card.name.in_(language)
    yield kind_line(card, language)
    if card.hp:
        types = "・".join(ENERGY[energy].word(language) for energy in card.types)
        yield f"HP {card.hp} {types}".strip()
    if card.evolves_from:
        name = card.evolves_from.in_(language)
        yield f"{name}から進化" if japanese else f"Evolves from {name}"
    for ability in card.abilities:
        head = "特性" if japanese else "Ability"
        yield f"{head} {ability.name.in_(language)}: {ability.text.in_(language)}"
    for attack in card.attacks:
        cost = " ".join(ENERGY[energy].word(language) for energy in attack.cost)
        line = f"[{cost}] {attack.name.in_(language)} {attack.damage}".rstrip()
        yield f"{line}: {attack.text.in_(language)}" if attack.text else line
    if card.text:
        yield card.text.in_(language)
    if card.weakness:
        word = "弱点" if japanese else "Weakness"
        yield f"{word} {ENERGY[card.weakness].word(language)} {card.weakness_value}"
    if card.resistance:
        word = "抵抗力" if japanese else "Resistance"
        yield f"{word} {ENERGY[card.resistance].word(language)} {card.resistance_value}"
    if card.kind == "pokemon":
        yield f"{'にげる' if japanese else 'Retreat'} {card.retreat}"
