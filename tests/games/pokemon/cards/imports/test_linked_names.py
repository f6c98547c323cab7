"""Which English and Japanese names mean the same card, as far as somebody said so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.games.pokemon.cards.imports.linked_names import NamesError, NameTable, known_names
from app.resources import assets


def known_pairs(shared: Path, name: str) -> dict[str, Any]:
    file = shared / "data" / "ptcg" / "ja" / name
    if not file.is_file():
        pytest.skip(f"needs the collected Japanese names, and {file} is not there")
    data: dict[str, Any] = json.loads(file.read_bytes())
    return data


@pytest.mark.parametrize("text", ["{", "[]", '{"Iono": 5}', "[" * 100_000])
def test_a_wrong_file_of_names_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "mine.json").write_text(text, encoding="utf-8")
    with pytest.raises(NamesError) as caught:
        known_names((), tmp_path)
    assert "mine.json" in caught.value.words.en
    assert "mine.json" in caught.value.words.ja


def test_the_shipped_names_are_right(shared: Path) -> None:
    right = known_pairs(shared, "en_name_to_ja.json")["names"]
    shipped = json.loads((assets() / "names" / "pokemon.json").read_bytes())
    compared = {en for en in shipped if en in right}
    assert len(compared) > 120
    assert {en: shipped[en] for en in compared if shipped[en] != right[en]} == {}


def test_of_two_names_for_one_card_the_first_counts() -> None:
    table = NameTable([("Iono", "ナンジャモ"), ("IONO", "ほか"), ("Kettle", "")])
    assert table.translation("iono", "en") == "ナンジャモ"
    assert table.translation("ナンジャモ", "ja") == "Iono"
    assert table.translation("kettle", "en") == "", "somebody said that there is none"
    assert table.translation("pot", "en") is None
    assert len(table) == 2
