"""`packaging/dev.py`: which tests a folder has, and that the map is drawn from the code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PROJECT / "packaging"))

import code_map  # noqa: E402
import dev  # noqa: E402


@pytest.mark.parametrize(
    ("folder", "tests"),
    [
        ("session", "session"),
        ("app/session", "session"),
        ("app/session/steps", "session/steps"),
        ("tests/net", "net"),
        ("app/ui/board/drag", "ui/board"),
        ("app/net/", "net"),
    ],
)
def test_the_tests_of_a_folder(folder: str, tests: str) -> None:
    assert dev.tests_of(folder) == PROJECT / "tests" / tests


@pytest.mark.parametrize("folder", ["nowhere", "app", "", "../shared"])
def test_what_is_no_folder_of_the_program_is_said(folder: str) -> None:
    with pytest.raises(SystemExit) as told:
        dev.tests_of(folder)
    assert "folder of app or tests" in str(told.value)


def test_the_map_is_as_the_code_is() -> None:
    assert code_map.draw(PROJECT, check=True) == 0


def test_a_map_that_is_old_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "app").symlink_to(PROJECT / "app")
    assert code_map.draw(tmp_path, check=True) == 1
    assert "dev.py map" in capsys.readouterr().out
    assert code_map.draw(tmp_path) == 0
    assert code_map.draw(tmp_path, check=True) == 0


def test_every_layer_of_the_map_is_a_folder_of_the_program() -> None:
    named = {name for layer in code_map.LAYERS for name in layer}
    folders = {path.name for path in (PROJECT / "app").iterdir() if (path / "__init__.py").exists()}
    assert named == folders


def test_the_hook_stops_what_is_not_formatted(tmp_path: Path) -> None:
    hook = PROJECT / "packaging" / "hooks" / "pre-commit"
    run = lambda *command: subprocess.run(  # noqa: E731
        command, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    run("git", "init", "-q")
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "bin").symlink_to(Path(sys.executable).parent)
    (tmp_path / "one.py").write_text("x=1\n")
    run("git", "add", "one.py")
    assert run(str(hook)).returncode != 0
    (tmp_path / "one.py").write_text("x = 1\n")
    run("git", "add", "one.py")
    assert run(str(hook)).returncode == 0
