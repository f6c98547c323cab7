"""Where games of one's own are found, and how they are loaded: a folder each, with code in it.

A game called NAME is the folder `NAME` with `NAME_game.py` in it, whose `SPEC` is the game. Its
modules are imported as `NAME.…`. Whoever puts a folder there lets the program run what is in it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from app.places import files_in, folder

VARIABLE = "CHABUDAI_GAMES"


def game_folders(environment: Mapping[str, str] = os.environ) -> tuple[Path, ...]:
    """Return where folders of games are looked for: what CHABUDAI_GAMES says, else the data folder.

    Several places are written as in PATH. None of them need exist.
    """
    said = environment.get(VARIABLE, "")
    places = [Path(part) for part in said.split(os.pathsep) if part]
    return tuple(places) or (folder("data", environment) / "games",)


def own_games() -> Mapping[str, Path]:
    """Return the folders of one's own games by name, as they were when they were first asked for.

    Nothing is loaded for this.
    """
    return _games_in(game_folders())


@cache
def _games_in(places: tuple[Path, ...]) -> Mapping[str, Path]:
    found: dict[str, Path] = {}
    for place in places:
        for path in files_in(place, "*/*_game.py"):
            name = path.parent.name
            if path.name == f"{name}_game.py":
                found.setdefault(name, path.parent.resolve())
    return found


def load_own(name: str, path: Path) -> object:
    """Return the `SPEC` of the game in a folder. Raises whatever its code raises.

    Raises ImportError where another module has its name, AttributeError where there is no `SPEC`.
    """
    _package(name, path)
    return import_module(f"{name}.{name}_game").SPEC


def _package(name: str, path: Path) -> ModuleType:
    """Return a folder as the package `name`, imported once."""
    if is_taken(name, path):
        raise ImportError(f"another module is called {name}")
    if name in sys.modules:
        return sys.modules[name]
    found = spec_from_file_location(
        name, path / "__init__.py", submodule_search_locations=[str(path)]
    )
    if found is None or found.loader is None:
        raise ImportError(f"{path} is no package")
    package = module_from_spec(found)
    sys.modules[name] = package
    try:
        found.loader.exec_module(package)
    except BaseException:
        del sys.modules[name]
        raise
    return package


def is_taken(name: str, path: Path) -> bool:
    """Whether Python finds a module `name` that is not the folder `path`."""
    there = find_spec(name)
    if there is None:
        return name in sys.stdlib_module_names
    places = there.submodule_search_locations or ()
    return all(Path(place).resolve() != path for place in places)
