"""Finds the files that ship with the program, in a checkout and in an installed wheel alike.

In a checkout `assets`, `decklists` and `docs` lie beside the package; a wheel carries what it needs
of them in `app/_data`.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def assets() -> Path:
    """The folder of icons, card backs, starter card data and styles."""
    return _shipped("assets")


def decklists() -> Path:
    """The folder of ready-to-play decks."""
    return _shipped("decklists")


def page(name: str) -> Path:
    """A page of the documentation that comes along: how a game is made, and what that names."""
    return _shipped("docs") / name


def tests_of(game: str) -> Path:
    """The folder of tests of a game that is a template for others."""
    return _shipped(f"tests/games/{game}")


def _shipped(name: str, package: Path = _PACKAGE) -> Path:
    # Inside site-packages a stranger's `assets` folder could lie beside ours: the wheel's own copy
    # comes first, and a checkout has no `_data`.
    inside = package / "_data" / name
    return inside if inside.is_dir() else package.parent / name
