"""Files of card data to import: so many cards, each with an id of its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.games.pokemon.benches import card_files
from app.games.pokemon.benches.card_files import write_card_files
from app.games.pokemon.cards.imports.brought_entry import Brought
from app.games.pokemon.cards.imports.card_sources import read_files
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets


@pytest.fixture
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No data lies beside the project: cards of our own making stand in for it."""
    monkeypatch.setattr(card_files, "assets", lambda: tmp_path / "a" / "b")


def written(folder: Path, count: int) -> list[list[dict[str, Any]]]:
    write_card_files(folder, count)
    return [json.loads(file.read_bytes()) for file in sorted(folder.glob("*.json"))]


@pytest.mark.usefixtures("_bare")
def test_cards_are_parted_into_files(tmp_path: Path) -> None:
    files = written(tmp_path / "data", 250)
    assert [len(file) for file in files] == [117, 117, 16]


@pytest.mark.usefixtures("_bare")
def test_each_card_has_an_id_of_its_own(tmp_path: Path) -> None:
    ids = [entry["id"] for file in written(tmp_path / "data", 1200) for entry in file]
    assert len(ids) == len(set(ids)) == 1200


@pytest.mark.usefixtures("_bare")
def test_an_import_can_read_them(tmp_path: Path) -> None:
    write_card_files(tmp_path / "data", 30)
    read = list(read_files([tmp_path / "data"], shipped_sets()))
    assert len(read) == 30
    assert all(isinstance(one.what, Brought) for one in read)
