"""`chabudai new-game NAME`: a folder that is a game, sound from its first minute."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from app.games.game_registry import GAMES
from app.session.conformance.played_findings import played_findings
from app.session.conformance.spec_findings import spec_findings
from tests.cli.conftest import Command

PROJECT = Path(__file__).resolve().parents[2]
NAMES = ("night_train", "aa", "zebra_crossing_99x")
"""In between, before and behind what is imported beside it; the last is as long as can be."""


def run(folder: Path, *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(PROJECT), "MYPYPATH": str(PROJECT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def files(folder: Path) -> list[str]:
    return sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file())


def test_it_says_what_it_wrote_and_what_to_do_next(chabudai: Command, tmp_path: Path) -> None:
    said = chabudai("new-game", "night_train", "--into", tmp_path)
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == f"Made the game “night_train”: {tmp_path / 'night_train'}"
    assert "  night_train_zones.py            where cards lie" in lines
    assert f"  CHABUDAI_GAMES={tmp_path} chabudai" in lines
    assert f"  python -m pytest {tmp_path / 'night_train'}" in lines
    assert files(tmp_path / "night_train") == [
        "__init__.py",
        *(f"night_train_{part}.py" for part in ("cards", "game", "moves", "zones")),
        *("tests/__init__.py", "tests/golden.txt"),
        *(f"tests/test_night_train_{part}.py" for part in ("cards", "game", "moves", "zones")),
    ]


def test_it_says_so_in_japanese(
    chabudai: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    said = chabudai("new-game", "night_train", "--into", tmp_path)
    assert said.out.startswith(f"ゲーム「night_train」を作成：{tmp_path / 'night_train'}")
    assert "次にすること" in said.out
    assert "すでにあります" in chabudai("new-game", "night_train", "--into", tmp_path).err


def test_without_a_place_it_is_where_games_are_looked_for(
    chabudai: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    monkeypatch.delenv("CHABUDAI_GAMES", raising=False)
    said = chabudai("new-game", "night_boat")
    assert (tmp_path / "data" / "games" / "night_boat" / "night_boat_game.py").is_file()
    assert "  chabudai" in said.out.splitlines()


def test_the_game_is_there_at_the_next_start_and_keeps_what_games_keep(
    chabudai: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chabudai("new-game", "night_coach", "--into", tmp_path)
    monkeypatch.setenv("CHABUDAI_GAMES", str(tmp_path))
    assert "night_coach" in list(GAMES)
    spec = GAMES["night_coach"]
    assert (spec.id, spec.title.en) == ("night_coach", "Night coach")
    assert [str(one) for one in (*spec_findings(spec), *played_findings(spec))] == []
    said = chabudai("goldfish", "moss", "--game", "night_coach", "--seed", "3")
    assert said.code == 0, said.err
    assert "Aki shuffles their Pile; draws 3 cards" in said.out


@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_the_game_it_was_made_from_is_left(
    chabudai: Command, tmp_path: Path, name: str
) -> None:
    assert chabudai("new-game", name, "--into", tmp_path).code == 0
    for path in (tmp_path / name).rglob("*"):
        assert "stepping" not in path.name
        if path.is_file():
            text = path.read_text("utf-8")
            assert "stepping" not in text.lower()
            assert "飛び石" not in text


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_its_own_tests_and_the_linter(
    chabudai: Command, tmp_path: Path, name: str
) -> None:
    chabudai("new-game", name, "--into", tmp_path)
    run(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", name)
    rules = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]["lint"]
    ignored = ",".join((*rules["ignore"], *rules["per-file-ignores"]["tests/**"]))
    how = ("--isolated", "--no-cache", "--line-length", "100", "--target-version", "py311")
    known = 'lint.isort.known-first-party=["app"]'
    chosen = ("--select", "ALL", "--ignore", ignored, "--config", known)
    run(tmp_path, "ruff", "check", *how, *chosen, name)
    run(tmp_path, "ruff", "format", "--check", *how, name)


@pytest.mark.slow
def test_it_passes_the_type_checker(chabudai: Command, tmp_path: Path) -> None:
    chabudai("new-game", "night_train", "--into", tmp_path)
    cache = str(PROJECT / ".mypy_cache")
    settings = ("--config-file", str(PROJECT / "pyproject.toml"), "--cache-dir", cache)
    run(tmp_path, "mypy", *settings, "night_train")


@pytest.mark.parametrize(
    "name", ["Boat", "2x", "a__b", "_a", "a_", "a-b", "..", "a" * 20, "ボート"]
)
def test_a_name_that_no_game_can_have_is_refused(
    chabudai: Command, tmp_path: Path, name: str
) -> None:
    said = chabudai("new-game", name, "--into", tmp_path)
    assert said.code == 2
    assert f"No game can be called “{name}”. Write small letters, digits" in said.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["pokemon", "open_table", "stepping_stones"])
def test_the_name_of_another_game_is_refused(chabudai: Command, tmp_path: Path, name: str) -> None:
    said = chabudai("new-game", name, "--into", tmp_path)
    assert (said.code, list(tmp_path.iterdir())) == (2, [])
    assert f"There is a game “{name}” already. Choose another name." in said.err


@pytest.mark.parametrize("name", ["class", "match", "json", "numpy", "app"])
def test_a_name_that_python_has_is_refused(chabudai: Command, tmp_path: Path, name: str) -> None:
    said = chabudai("new-game", name, "--into", tmp_path)
    assert (said.code, list(tmp_path.iterdir())) == (2, [])
    assert f"“{name}” is a name that the program or what it is made with has already" in said.err


def test_nothing_is_overwritten(chabudai: Command, tmp_path: Path) -> None:
    (tmp_path / "night_train").mkdir()
    said = chabudai("new-game", "night_train", "--into", tmp_path)
    assert said.code == 2
    assert f"{tmp_path / 'night_train'} is there already, and nothing is overwritten." in said.err
    assert files(tmp_path) == []


def test_where_nothing_can_be_written_it_is_said_and_nothing_is_left(
    chabudai: Command, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    said = chabudai("new-game", "night_train", "--into", tmp_path / "file")
    assert said.code == 2
    assert "cannot be made: File exists. Choose another place with --into." in said.err
    assert files(tmp_path) == ["file"]
