"""Archives by their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cards.importing.packed_files import is_packed


@pytest.mark.parametrize(
    ("name", "packed"),
    [
        ("cards.zip", True),
        ("CARDS.ZIP", True),
        ("cards.json.gz", True),
        ("cards.7z", True),
        ("cards.json", False),
        ("zip", False),
        ("cards.zip.json", False),
    ],
)
def test_an_archive_is_known_by_the_end_of_its_name(name: str, packed: bool) -> None:
    assert is_packed(Path("downloads", name)) is packed
