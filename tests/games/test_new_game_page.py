"""docs/new-game.md is the making of a shipped game: its code is the game's, file by file."""

from __future__ import annotations

import re
from pathlib import Path

from app.games.contracts.reserved_names import MAY_REPLACE, PROCEDURES, RESERVED

PROJECT = Path(__file__).resolve().parents[2]
CODE = PROJECT / "app" / "games" / "stepping_stones"
TESTS = PROJECT / "tests" / "games" / "stepping_stones"
PAGE = (PROJECT / "docs" / "new-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```python (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def told(page: str) -> dict[str, list[str]]:
    """Return the lines of code that a page shows of each file, without empty ones."""
    files: dict[str, list[str]] = {}
    for name, code in BLOCK.findall(page):
        files.setdefault(name, []).extend(filter(str.strip, code.splitlines()))
    return files


def written(name: str) -> list[str]:
    place = TESTS / Path(name).name if name.startswith("tests/") else CODE / name
    return [line for line in place.read_text("utf-8").splitlines() if line.strip()]


def test_the_page_shows_every_file_of_the_game_as_it_is() -> None:
    shown = told(PAGE)
    there = {path.name for path in CODE.glob("*.py")} - {"__init__.py"}
    assert {name for name in shown if not name.startswith("tests/")} == there
    for name, lines in shown.items():
        assert lines == written(name), f"docs/new-game.md shows another {name}: copy it anew"


def test_one_changed_line_is_found() -> None:
    changed = PAGE.replace("HELD = 3", "HELD = 4")
    assert changed != PAGE
    name = "stepping_stones_moves.py"
    assert told(changed)[name] != written(name)


def test_what_is_reserved_is_said() -> None:
    said = PAGE.partition("## What is reserved")[2].partition("\n## ")[0]
    names = set(re.findall(r"`([a-z_]+)`", said))
    assert set(PROCEDURES) <= names
    assert names >= MAY_REPLACE
    assert names & RESERVED == {"undo", "start", "save", "note"}
