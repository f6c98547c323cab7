"""What is about to be replaced stays under another name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.store import backup_copy
from app.store.backup_copy import keep_aside


@pytest.mark.parametrize("links", [True, False])
def test_each_copy_has_a_name_of_its_own(
    tmp_path: Path, links: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    if not links:
        monkeypatch.setattr(backup_copy.os, "link", refuse)
    path = tmp_path / "settings.json"
    asides = []
    for data in (b"one", b"two", b"three"):
        path.unlink(missing_ok=True)
        path.write_bytes(data)
        os.utime(path, (7, 7))
        asides.append(keep_aside(path))
        assert path.read_bytes() == data
    assert [aside.name for aside in asides] == [
        "settings.json.damaged",
        "settings.json.damaged-2",
        "settings.json.damaged-3",
    ]
    assert [aside.read_bytes() for aside in asides] == [b"one", b"two", b"three"]
    assert asides[0].stat().st_mtime == 7


def test_what_is_not_there_cannot_be_kept(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        keep_aside(tmp_path / "none")
