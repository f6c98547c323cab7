"""pydantic's engine by itself: what checks the data, without what describes it to type checkers.

The package `pydantic_core` is one compiled module and some thousand hints about it, and to load the
hints takes fifteen times as long as the module. Loaded again with its package, as pydantic does,
it is the same engine.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import find_spec, module_from_spec
from typing import Any

_PACKAGE = "pydantic_core"


@cache
def engine() -> Any:
    """Return the engine: `SchemaValidator`, `from_json`; the package where it has no file."""
    package = find_spec(_PACKAGE)
    within = package.submodule_search_locations if package is not None else None
    spec = PathFinder.find_spec(f"{_PACKAGE}._{_PACKAGE}", within)
    if spec is None or spec.loader is None:
        return import_module(_PACKAGE)
    try:
        made = module_from_spec(spec)
        spec.loader.exec_module(made)
    except ImportError:
        # An engine that insists on its package.
        return import_module(_PACKAGE)
    return made
