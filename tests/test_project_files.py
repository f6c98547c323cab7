"""What no file of the project may hold: a place of somebody's own, or one that is not there."""

from __future__ import annotations

import ast
import os
import re
import sys
import tokenize
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


# -- what is named and gone ----------------------------------------------------------------------


IN_BACKTICKS = re.compile(r"`([\w./]+)`")
FOLDERS = tuple(PROJECT / name for name in ("app", "tests", "packaging"))
PLACES = {
    place.relative_to(PROJECT).as_posix()
    for folder in FOLDERS
    for place in (folder, *folder.rglob("*"))
    if place.is_dir() or place.suffix == ".py"
}
OURS = {place.rpartition("/")[2] for place in PLACES if not place.endswith(".py")}
"""Names of folders: a path that begins with one is meant to be ours."""
ENDINGS = {
    "/".join(parts[at:])
    for parts in (place.split("/") for place in PLACES)
    for at in range(len(parts))
}
"""How they may be called: a name may leave out the folders before it."""
A_FILE = re.compile(r"(?:[a-z]\w+/)*[a-z]\w+\.py")
A_PATH = re.compile(r"([a-z]\w+)(?:/[a-z]\w+)+")
A_MEMBER = re.compile(r"((?:[a-z]\w+\.)*[a-z]\w+)\.[A-Z]\w*")


def module_named(name: str) -> str | None:
    """Return the path of the module or folder that a name in backticks stands for, if any."""
    path, member = A_PATH.fullmatch(name), A_MEMBER.fullmatch(name)
    if A_FILE.fullmatch(name) or (path and path[1] in OURS):
        return name
    if member and member[1].partition(".")[0] not in sys.stdlib_module_names:
        return member[1].replace(".", "/")
    dotted = name.split(".")
    return "/".join(dotted[:-1]) if dotted[0] in OURS and len(dotted) > 2 else None


def is_there(name: str) -> bool:
    return name in ENDINGS or f"{name}.py" in ENDINGS


def explanations(path: Path) -> Iterator[str]:
    """Yield the text of a page; of a module its comments and docstrings."""
    if path.suffix == ".md":
        yield path.read_text("utf-8")
        return
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.string
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)


def gone(text: str) -> list[str]:
    """Return the modules and folders that a text names and that are not there."""
    named = map(module_named, IN_BACKTICKS.findall(text))
    return [name for name in named if name is not None and not is_there(name)]


def test_every_module_that_is_named_is_there() -> None:
    pages = [*PROJECT.glob("*.md"), *(PROJECT / "docs").rglob("*.md")]
    modules = [path for folder in FOLDERS for path in folder.rglob("*.py")]
    # Only these few are parsed, to see whether it is said or part of the code.
    suspicious = [path for path in (*pages, *modules) if gone(path.read_text("utf-8"))]
    assert [
        f"{path.relative_to(PROJECT)}: {name}"
        for path in suspicious
        for text in explanations(path)
        for name in gone(text)
    ] == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("`session/steps/rights.py` and `rights.py`, `app/session/steps/rights`", []),
        ("all of `app/session`, see `to_people.Journal`", []),
        ("`session/rights.py`", ["session/rights.py"]),
        ("`no_such_module.py`", ["no_such_module.py"]),
        ("a folder, `app/ui/no_such_folder`", ["app/ui/no_such_folder"]),
        ("`talk.Journal`", ["talk"]),
        ("`ui.no_such_module.run`", ["ui/no_such_module"]),
        ("`asyncio.Handle`, `hand.0`, `x/y`, `image/png`, `view`, `a.B`, talk.py", []),
    ],
)
def test_what_is_taken_for_the_name_of_a_module(text: str, names: list[str]) -> None:
    assert gone(text) == names
