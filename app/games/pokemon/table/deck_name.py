"""What people call a deck: after the Pokémon that it is built around."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.pokemon.table.printed_facts import facts, kind

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_record import Card

STAGES = {"stage1": 1, "stage2": 2}
RULE_BOX = 2
"""What a rule box is worth: one that gives up more Prize cards is there to win with."""
_PRINTED = re.compile(r"[ -]?(?:ex|EX|GX|V|VMAX|VSTAR|V-UNION|BREAK)$")
"""The end of a name that nobody needs to know which Pokémon is meant."""


def deck_name(keys: tuple[str, ...]) -> Words | None:
    """Return the name of the Pokémon that a deck is built around; None for a deck without any.

    That is one that the deck has much of, evolves into and wins with.
    """
    pokemon = [facts(key) for key in keys if kind(key) == "pokemon"]
    if not pokemon:
        return None
    copies = Counter(card.name.en for card in pokemon)
    evolved = {card.evolves_from.en for card in pokemon if card.evolves_from is not None}
    last = [card for card in pokemon if card.name.en not in evolved] or pokemon

    def weight(card: Card) -> tuple[int, int, int, int, str]:
        many, stage = copies[card.name.en], STAGES.get(card.stage or "", 0)
        return many + stage + RULE_BOX * (card.prizes > 1), stage, many, card.hp, card.key

    name = max(last, key=weight).name
    return Words(_PRINTED.sub("", name.en), _PRINTED.sub("", name.ja))
