"""Whoever shows something follows language, theme and size of text by `Look.changed`; the source is
read and not run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.words.source import modules

HEARS_QT = {
    "app/ui/board/input/port.py": "the density of the screen is no matter of the look",
    "app/ui/lan/people/people_row.py": "every font it is given comes without digits of one width",
}
"""The modules that may override `changeEvent`, and why."""
TOLD_BY_HAND = frozenset({"set_palette", "set_language", "retranslate", "_retranslate"})
"""What a slot for one part of the look was called; there is one for all of it: `_follow_look`."""


def strays(file: str, tree: ast.Module) -> Iterator[str]:
    """Yield where a module follows the look by itself."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef):
            continue
        by_itself = node.name == "changeEvent" and file not in HEARS_QT
        if by_itself or node.name in TOLD_BY_HAND:
            yield f"{file}:{node.lineno} {node.name}"


def test_all_follow_the_look_and_nothing_else() -> None:
    ui = [(file, tree) for file, tree in modules() if file.startswith("app/ui/")]
    found = [stray for file, tree in ui for stray in strays(file, tree)]
    assert found == [], "\n".join(found)


def test_whoever_may_hear_of_changes_from_qt_does() -> None:
    named = {file for file, tree in modules() if "changeEvent" in _functions(tree)}
    assert named == set(HEARS_QT)


def _functions(tree: ast.Module) -> set[str]:
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("name", ["changeEvent", *sorted(TOLD_BY_HAND)])
def test_what_follows_by_itself_is_noticed(name: str) -> None:
    tree = ast.parse(f"class New(QWidget):\n    def {name}(self, *told):\n        self.fit()")
    assert list(strays("app/ui/new.py", tree)) == [f"app/ui/new.py:2 {name}"]
