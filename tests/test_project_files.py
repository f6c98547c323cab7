"""What no file of the project may hold: a place that is somebody's alone, or that may go away."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent

MADE_HERE = re.compile(r"\.(git|venv.*|[a-z]+_cache|hypothesis)$|__pycache__$|(dist|build)$")
"""Folders of tools, which write what they like."""

# Put together here, so that this file does not hold what it looks for.
REGISTRIES = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("anaconda", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("crates", "io"),
        ("rubygems", "org"),
        ("proxy.golang", "org"),
        ("repo1.maven", "org"),
        ("deb.debian", "org"),
    )
)
INVENTED = "aki|aoi|ren|mio|sora|me"
"""People who exist in tests and examples only."""
HOMES = re.compile(
    rf"(?<![\w.<{{}}-])/(?:home|Users|work|root|mnt|workspace)/(?!(?:{INVENTED})\b)[\w.-]+"
    r"|[A-Z]:\\+Users\\+\w"
)


def project_files() -> Iterator[Path]:
    for folder, folders, files in os.walk(PROJECT):
        folders[:] = [name for name in folders if not MADE_HERE.search(name)]
        for name in files:
            if name != ".git":  # a worktree's pointer to its home
                yield Path(folder, name)


def found(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(PROJECT)}: {hit.group()}"
        for path in project_files()
        for hit in pattern.finditer(path.read_bytes().decode("latin-1"))
    ]


def test_there_are_files() -> None:
    names = {path.relative_to(PROJECT).as_posix() for path in project_files()}
    assert {"pyproject.toml", "app/__main__.py", ".ci/run", "packaging/bootstrap.py"} <= names
    assert len(names) > 200


def test_no_file_names_a_package_registry() -> None:
    hosts = "|".join(map(re.escape, REGISTRIES))
    assert found(re.compile(hosts, re.IGNORECASE)) == []


def test_no_file_carries_a_path_of_somebodys_machine() -> None:
    assert found(HOMES) == []


HOME = "home"


@pytest.mark.parametrize(
    ("text", "theirs"),
    [
        (f"/{HOME}/sven/chabudai", True),
        (f"in /{HOME}/sven", True),
        (f"C:\\{'Users'}\\sven", True),
        ("/usr/share/fonts", False),
        ("~/.local/share", False),
        ("app/home/page", False),
        ("/home/aki/chabudai", False),
    ],
)
def test_what_counts_as_such_a_path(text: str, theirs: bool) -> None:
    assert bool(HOMES.search(text)) is theirs


def test_every_folder_of_tests_is_told_of() -> None:
    told = (PROJECT / "docs" / "testing.md").read_text("utf-8")
    folders = [path for path in (PROJECT / "tests").iterdir() if path.is_dir()]
    names = [f"`tests/{path.name}`" for path in folders if path.name != "__pycache__"]
    assert [name for name in names if name not in told] == []
