"""The cards that come with the program: read fast, and as the strict reader reads them."""

from __future__ import annotations

import json
from pathlib import Path

from app.games.pokemon.cards.store.shipped_cards import shipped_cards
from app.games.pokemon.cards.strict_reading import read_folder
from app.resources import assets


def test_the_shipped_cards_read_fast_are_those_read_strictly() -> None:
    folder = assets() / "cards"

    assert shipped_cards(folder) == list(read_folder(folder))


def test_a_changed_shipped_file_is_left_to_the_strict_reader(tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text('[{"key": "X-1", "nmae": {}}]', encoding="utf-8")

    assert shipped_cards(tmp_path) is None


def test_a_key_that_is_there_twice_is_left_to_the_strict_reader(tmp_path: Path) -> None:
    entry = {"key": "A-1", "kind": "item", "name": {"en": "Kettle", "ja": "やかん"}}
    for name in ("a.json", "b.json"):
        (tmp_path / name).write_text(json.dumps([entry]), encoding="utf-8")
    assert shipped_cards(tmp_path) is None
    (tmp_path / "b.json").unlink()
    assert [card.key for card in shipped_cards(tmp_path) or ()] == ["A-1"]
