"""Games of one's own are folders in a place that is looked in; nothing is registered."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from app.own_games import game_folders, is_taken, load_own, own_games


def written(place: Path, name: str, code: str) -> Path:
    folder = place / name
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / f"{name}_game.py").write_text(code)
    return folder


def test_they_are_looked_for_in_the_data_folder_or_where_it_is_said(tmp_path: Path) -> None:
    home = {"CHABUDAI_HOME": str(tmp_path)}
    assert game_folders(home) == (tmp_path / "data" / "games",)
    said = os.pathsep.join((str(tmp_path / "a"), str(tmp_path / "b")))
    assert game_folders({**home, "CHABUDAI_GAMES": said}) == (tmp_path / "a", tmp_path / "b")


def test_a_folder_with_the_module_of_its_name_is_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, "cove", "SPEC = 1")
    (tmp_path / "notes").mkdir()
    written(tmp_path, "bay", "").joinpath("bay_game.py").rename(tmp_path / "bay" / "cove_game.py")
    monkeypatch.setenv("CHABUDAI_GAMES", str(tmp_path))
    assert dict(own_games()) == {"cove": (tmp_path / "cove").resolve()}


def test_a_place_that_is_not_there_holds_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_GAMES", str(tmp_path / "nowhere"))
    assert dict(own_games()) == {}


def test_a_game_imports_its_own_modules_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = written(tmp_path, "cove_a", "from cove_a.cove_a_zones import SPEC")
    (folder / "cove_a_zones.py").write_text("SPEC = 'all of it'")
    assert load_own("cove_a", folder.resolve()) == "all of it"
    assert load_own("cove_a", folder.resolve()) == "all of it", "it is imported once"


def test_a_name_that_python_has_already_is_no_game(tmp_path: Path) -> None:
    folder = written(tmp_path, "json", "SPEC = 1").resolve()
    assert is_taken("json", folder)
    assert not is_taken("cove_b", folder)
    with pytest.raises(ImportError, match="another module is called json"):
        load_own("json", folder)


def test_a_package_that_fails_is_not_kept(tmp_path: Path) -> None:
    folder = written(tmp_path, "cove_c", "SPEC = 1")
    (folder / "__init__.py").write_text("raise OSError('no')")
    with pytest.raises(OSError, match="no"):
        load_own("cove_c", folder.resolve())
    assert "cove_c" not in sys.modules
