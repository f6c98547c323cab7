"""Files of card data to import: the sets beside the project, again and again under fresh ids.

Where those are not at hand, cards of our own making in the same form stand in for them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from app.games.pokemon.benches.many_cards import many_cards
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.words.printed_types import TYPES
from app.resources import assets

_IN_A_FILE = 117
"""Cards: the public data has 20,202 in 172 files."""


def write_card_files(folder: Path, count: int) -> None:
    """Write `count` cards into files in `folder`, each card with an id of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    entries = islice(_entries(), count)
    number = 0
    while part := list(islice(entries, _IN_A_FILE)):
        number += 1
        text = json.dumps(part, ensure_ascii=False, indent=2)
        (folder / f"{number:04}.json").write_text(text, encoding="utf-8")


def _entries() -> Iterator[dict[str, Any]]:
    sets = assets().parent.parent / "shared" / "data" / "ptcg" / "cards" / "en"
    files = sorted(sets.glob("*.json"))
    originals = [entry for file in files for entry in json.loads(file.read_bytes())]
    if not originals:
        yield from map(_entry, many_cards(10**9))
    turn = 0
    while True:
        for entry in originals:
            set_id, _, number = entry["id"].rpartition("-")
            yield {**entry, "id": f"{set_id}x{turn}-{number}"} if turn else entry
        turn += 1


_WORDS = {letter: word for word, letter in reversed(TYPES.items())}
_STAGES = {"basic": "Basic", "stage1": "Stage 1", "stage2": "Stage 2"}
_TRAINERS = {
    "item": "Item",
    "tool": "Pokémon Tool",
    "supporter": "Supporter",
    "stadium": "Stadium",
}


def _entry(card: Card) -> dict[str, Any]:
    """Return a card as the public English data has it."""
    kind = "Pokémon" if card.kind == "pokemon" else "Trainer"
    kind = "Energy" if card.kind.endswith("energy") else kind
    subtypes = [_STAGES.get(card.stage or "", ""), _TRAINERS.get(card.kind, ""), *card.tags]
    return {
        "id": card.id,
        "name": card.name.en,
        "supertype": kind,
        "subtypes": [word for word in subtypes if word] or ["Special"],
        "hp": str(card.hp) if card.hp else None,
        "types": [_WORDS[letter] for letter in card.types],
        "evolvesFrom": card.evolves_from.en if card.evolves_from else None,
        "rules": [card.text.en] if card.text else None,
        "abilities": [{"name": one.name.en, "text": one.text.en} for one in card.abilities],
        "attacks": [
            {
                "name": one.name.en,
                "cost": [_WORDS[letter] for letter in one.cost],
                "damage": one.damage,
                "text": one.text.en if one.text else "",
            }
            for one in card.attacks
        ],
        "retreatCost": ["Colorless"] * card.retreat,
        "number": card.id.rpartition("-")[2],
        "regulationMark": card.regulation_mark,
        "nationalPokedexNumbers": [],
    }
