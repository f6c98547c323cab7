"""Files in which a position stands are known by what is in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.session.positions.position_line import BEGINNING, holds_line
from app.store.tables import position_files
from app.store.tables.position_files import text_of


def test_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "anything"
    path.write_text(f'{{"exact": "{BEGINNING}ABCD"}}')
    assert holds_line(text_of(path))
    path.write_text("4 Iono PAL 185")
    assert not holds_line(text_of(path))


def test_what_cannot_be_read_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert text_of(tmp_path) == ""
    assert text_of(tmp_path / "nothing") == ""
    assert text_of(Path("a\x00b")) == ""
    path = tmp_path / "large"
    path.write_bytes(b"\xff" + BEGINNING.encode())
    assert holds_line(text_of(path)), "letters of no language stand before it"
    monkeypatch.setattr(position_files, "LARGEST", 5)
    assert not holds_line(text_of(path))
