"""Sees which functions of some modules are called, and costs next to nothing where none is.

Each function says so itself: a first line is put into it, in the same way in which a mutant is put
where it stands. So what is seen is just what a mutant can change.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from tests.mutation.live import put

Place = tuple[str, str]
"""Module, and function or class and method."""
SAYS = "__called__"


def watch(modules: Mapping[str, Path]) -> set[Place]:
    """Return a set to which every call of a function of the modules adds its place from now on."""
    called: set[Place] = set()
    for module, path in modules.items():
        vars(sys.modules[module])[SAYS] = partial(_add, called, module)
        put(module, saying(path.read_text(encoding="utf-8")), constants=False)
    return called


def _add(called: set[Place], module: str, place: str) -> None:
    called.add((module, place))


def saying(source: str) -> str:
    """Return a module's source in which each function begins with telling its place.

    What is called inside a function counts as that function.
    """
    tree = ast.parse(source)
    _tell(tree, "")
    # Run anew only to take its functions out of it: then nobody is told yet.
    tree.body.insert(_first(tree), ast.parse(f"{SAYS} = print").body[0])
    return ast.unparse(ast.fix_missing_locations(tree))


def _tell(node: ast.AST, outer: str) -> None:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            _tell(child, f"{outer}{child.name}.")
        elif isinstance(child, ast.FunctionDef):
            told = ast.parse(f"{SAYS}({outer + child.name!r})").body[0]
            child.body.insert(_first(child), told)


def _first(node: ast.Module | ast.FunctionDef) -> int:
    """Return behind which statements others may stand: a docstring, and imports of the future."""
    ahead = 1 if ast.get_docstring(node) is not None else 0
    while ahead < len(node.body) and isinstance(node.body[ahead], ast.ImportFrom):
        ahead += 1
    return ahead
