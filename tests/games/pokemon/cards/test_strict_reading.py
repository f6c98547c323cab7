"""Card data read strictly: the file, the entry and the field that are wrong are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.strict_reading import CardDataError


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("{", ("bad.json", "not a list of cards")),
        ('{"key": "A-1"}', ("bad.json", "not a list of cards")),
        ('[{"key": "A-1", "name": {"en": "A", "ja": "A"}, "kind": "itme"}]', ("1 (A-1)", "kind")),
        ('[{"name": {"en": "A", "ja": "A"}, "kind": "item"}]', ("entry 1", "key")),
        (
            """[{"key": "A-1", "name": {"en": "A", "ja": "A"}, "kind": "item"},
            {"key": "A-1", "name": {"en": "B", "ja": "B"}, "kind": "item"}]""",
            ("bad.json", "“A-1”"),
        ),
    ],
)
def test_a_broken_file_is_named_with_its_entry(
    tmp_path: Path, text: str, parts: tuple[str, ...]
) -> None:
    (tmp_path / "bad.json").write_text(text, encoding="utf-8")
    with pytest.raises(CardDataError) as caught:
        CardBase.load(tmp_path)
    for part in ("bad.json", *parts):
        assert part in caught.value.words.en
    assert "bad.json" in caught.value.words.ja
    assert str(caught.value) == caught.value.words.en


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(CardDataError, match=r"folder\.json"):
        CardBase.load(tmp_path)


def test_an_empty_folder_is_an_empty_base(tmp_path: Path) -> None:
    assert len(CardBase.load(tmp_path)) == 0
