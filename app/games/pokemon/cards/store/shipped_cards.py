"""The cards that come with the program, read without checking them again.

The tests read the same files strictly (`reading`); a start need not pay for that each time.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Ability, Attack, Card


def shipped_cards(folder: Path) -> list[Card] | None:
    """Return the cards in `folder`, None if they are not as they were shipped."""
    cards: dict[str, Card] = {}
    try:
        for path in sorted(folder.glob("*.json")):
            for entry in json.loads(path.read_bytes()):
                card = _card(entry)
                if cards.setdefault(card.key, card) is not card:
                    return None
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        # Somebody changed the files: the strict reader will say what is wrong.
        return None
    return list(cards.values())


def _card(entry: dict[str, Any]) -> Card:
    values = dict(entry)
    for field in ("name", "evolves_from", "text"):
        if values.get(field) is not None:
            values[field] = Words(**values[field])
    for field in ("tags", "types"):
        if field in values:
            values[field] = tuple(values[field])
    if "abilities" in values:
        values["abilities"] = tuple(
            Ability(Words(**one["name"]), Words(**one["text"])) for one in values["abilities"]
        )
    if "attacks" in values:
        values["attacks"] = tuple(_attack(one) for one in values["attacks"])
    return Card(**values)


def _attack(entry: dict[str, Any]) -> Attack:
    text = entry.get("text")
    return Attack(
        Words(**entry["name"]),
        tuple(entry.get("cost", ())),
        entry.get("damage", ""),
        Words(**text) if text is not None else None,
    )
