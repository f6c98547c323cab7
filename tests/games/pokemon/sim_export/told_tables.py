"""Invented exports of ptcg-sim, in the form that it writes."""

from __future__ import annotations

import json
from typing import Any

DECKS = {
    "self": [[4, "Dreepy", "Pokémon", "u"], [4, "Drakloak", "Pokémon", "u"]],
    "opp": [[4, "Duskull", "Pokémon", "u"]],
}
ENERGY = [[12, "Basic Psychic Energy", "Energy", "u"], [4, "Bravery Charm", "Trainer", "u"]]


def entry(user: str, action: str, *parameters: Any) -> dict[str, Any]:
    """Return one entry."""
    return {"user": user, "emit": True, "action": action, "parameters": list(parameters)}


def export(*entries: dict[str, Any]) -> str:
    """Return an export with both decks and a setup in which nothing is shuffled, and entries."""
    decks = {user: [*rows, *ENERGY] for user, rows in DECKS.items()}
    sizes = {user: sum(row[0] for row in rows) for user, rows in decks.items()}
    every = [
        {"version": "1.5.1"},
        *(entry(user, "loadDeckData", decks[user]) for user in decks),
        *(entry(user, "setup", list(range(sizes[user]))) for user in decks),
        *entries,
    ]
    return json.dumps(every, indent=2, ensure_ascii=False)


def move(user: str, origin: str, goal: str, index: int, target: int | bool = False) -> Any:
    """Return the entry of a card that is moved."""
    return entry(user, "moveCardBundle", user, origin, goal, index, target, "move")
