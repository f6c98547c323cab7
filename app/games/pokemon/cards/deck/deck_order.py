"""A pile of a deck in its groups: Pokémon, the kinds of Trainers, special and basic Energy.

Pokémon stand with what they evolve from and into, as people lay decks out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from app.cards.deck.deck import DeckGroup, DeckLine
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card, CardKind

GROUPS: dict[CardKind, Words] = {
    "pokemon": Words("Pokémon", "ポケモン"),
    "supporter": Words("Supporters", "サポート"),
    "item": Words("Items", "グッズ"),
    "tool": Words("Pokémon Tools", "ポケモンのどうぐ"),
    "stadium": Words("Stadiums", "スタジアム"),
    "special_energy": Words("Special Energy", "特殊エネルギー"),
    "basic_energy": Words("Basic Energy", "基本エネルギー"),
    "unknown": Words("Without card data", "データのないカード"),
}
"""The groups in their order."""

_STAGES = ("basic", "restored", "stage1", "stage2")


def groups(lines: Sequence[DeckLine], cards: CardBase) -> tuple[DeckGroup, ...]:
    """Return the groups of a pile that hold anything; lines keep their order in each."""
    places: dict[CardKind, list[int]] = defaultdict(list)
    for place, line in enumerate(lines):
        places[cards.get(line.key).kind].append(place)
    return tuple(
        DeckGroup(
            GROUPS[kind], sum(lines[place].count for place in places[kind]), tuple(places[kind])
        )
        for kind in GROUPS
        if places[kind]
    )


def in_order(lines: Sequence[DeckLine], cards: CardBase) -> tuple[DeckLine, ...]:
    """Return the lines sorted: by group, Pokémon by family and stage, the rest by count and name.

    Families with more cards come first.
    """
    held = [(line, cards.get(line.key)) for line in lines]
    kinds = list(GROUPS)
    before = {card.name.en: card.evolves_from.en for _, card in held if card.evolves_from}
    sizes: dict[str, int] = defaultdict(int)
    for line, card in held:
        sizes[_root(card.name.en, before)] += line.count

    def order(one: tuple[DeckLine, Card]) -> tuple[object, ...]:
        line, card = one
        if card.kind == "pokemon":
            root = _root(card.name.en, before)
            return kinds.index("pokemon"), -sizes[root], root, _stage(card), card.name.en
        return kinds.index(card.kind), -line.count, card.name.en, "", card.key

    return tuple(line for line, _ in sorted(held, key=order))


def _root(name: str, before: Mapping[str, str]) -> str:
    """Return the first Pokémon of a line of evolution, as far as the deck tells it."""
    seen = set()
    while name in before and name not in seen:
        seen.add(name)
        name = before[name]
    return name


def _stage(card: Card) -> str:
    """Return what the stages of a family are sorted by."""
    stage = card.stage or ""
    return f"{_STAGES.index(stage) if stage in _STAGES else len(_STAGES)}"
