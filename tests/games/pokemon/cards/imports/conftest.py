"""Ways to write card data down and to bring it into a store."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.cards.importing.import_values import Summary
from app.games.pokemon.cards.imports.bring_cards import bring
from app.games.pokemon.cards.imports.card_sources import Read, read_files
from app.games.pokemon.cards.imports.linked_names import NameTable
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from app.games.pokemon.cards.store.card_store import CardStore

PROJECT = Path(__file__).resolve().parents[5]
Entry = dict[str, Any]
Write = Callable[..., Path]
Bring = Callable[..., Summary]


def english(card_id: str = "sv6-1", name: str = "Cottonee", **more: Any) -> Entry:
    """A card as the public English data has it."""
    return {
        "id": card_id,
        "name": name,
        "supertype": "Pokémon",
        "subtypes": ["Basic"],
        "hp": "60",
        "types": ["Grass"],
        "attacks": [{"name": "Leafage", "cost": ["Grass"], "damage": "20", "text": ""}],
        "retreatCost": ["Colorless"],
        "number": card_id.rpartition("-")[2],
        "nationalPokedexNumbers": [546],
        **more,
    }


def japanese(card_id: str = "SV6-001", name: str | Entry = "モンメン", **more: Any) -> Entry:
    """The same card as the public multi-language data has it; a plain name is Japanese."""
    return {
        "id": card_id,
        "localId": card_id.rpartition("-")[2],
        "name": {"ja": name} if isinstance(name, str) else name,
        "category": "Pokemon",
        "stage": "Basic",
        "hp": 60,
        "types": ["Grass"],
        "attacks": [{"name": {"ja": "このは"}, "cost": ["Grass"], "damage": 20}],
        "retreat": 1,
        "dexId": [546],
        **more,
    }


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file of card data: text, bytes, or what becomes JSON."""

    def written(data: Any, name: str = "cards.json") -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(data, bytes):
            path.write_bytes(data)
        else:
            text = data if isinstance(data, str) else json.dumps(data)
            path.write_text(text, encoding="utf-8")
        return path

    return written


@pytest.fixture
def store() -> CardStore:
    return CardStore.in_memory()


@pytest.fixture
def brought(store: CardStore, write: Write) -> Bring:
    """Brings entries into the store and returns the summary."""

    def done(*entries: Entry, names: NameTable | None = None) -> Summary:
        path = write(list(entries))
        return bring(store, read_files([path], shipped_sets()), names or NameTable())

    return done


def read(*paths: Path) -> list[Read]:
    """What the files hold, all of it."""
    return list(read_files(paths, shipped_sets()))
