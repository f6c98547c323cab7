"""What is changed: every mutant of a module's behaviour, by the operators of mutmut.

Left alone are what a module says (docstrings, `Words`), what it declares (decorators, annotations,
defaults of fields, the list of its rules) and how long something is (`len`, `isinstance`: as mutmut
itself does). A text that a rule looks for on a card is behaviour and is changed.
"""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import MutationVisitor
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

SAID = {"Words", "Noun", "guard", "by_hand"}
"""Calls that hold sentences and nothing else."""
SILENT = {"guard", "by_hand"}
"""What makes a rule that never speaks."""
DECLARED = {"__all__"}


@dataclass(frozen=True)
class Mutant:
    """A module with one thing changed; the text is made only where it is asked for."""

    module: str
    """Where it is imported from."""
    place: str
    """Function, or class and method; "" for a constant of the module."""
    line: int
    _before: str
    """The module up to the statement that is changed."""
    _after: str
    _tree: cst.Module
    _statement: cst.CSTNode
    _original: cst.CSTNode
    _mutated: cst.CSTNode

    @property
    def group(self) -> str:
        """The last part of the module's name."""
        return self.module.rpartition(".")[2]

    def source(self) -> str:
        """Return the module's changed source."""
        changed: Any = self._statement.deep_replace(self._original, self._mutated)
        return self._before + self._tree.code_for_node(changed) + self._after

    @cached_property
    def key(self) -> tuple[str, str, str, str]:
        """What it is known by, with the lines that went and those that came, each joined to one.

        Line numbers change too often.
        """
        gone: list[str] = []
        come: list[str] = []
        changed: Any = self._statement.deep_replace(self._original, self._mutated)
        both = [self._tree.code_for_node(one).splitlines() for one in (self._statement, changed)]
        for line in list(difflib.unified_diff(*both, n=0, lineterm=""))[2:]:
            if line[0] in "+-":
                (come if line[0] == "+" else gone).append(line[1:].strip())
        return (self.group, self.place, " ".join(gone), " ".join(come))


class _Behaviour(MutationVisitor):
    """Visits what a module does; rules are decorated, so decorated functions are visited too."""

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        return _only_says(node) or bool(super()._skip_node_and_children(_bare(node)))


def _only_says(node: cst.CSTNode) -> bool:
    """Whether a part of a module holds or declares something and does nothing."""
    match node:
        case cst.Call(func=cst.Name(value=name)):
            return name in SAID
        case cst.SimpleStatementLine(body=[cst.Expr(value=held)]):
            return isinstance(held, cst.SimpleString | cst.ConcatenatedString)
        case cst.Assign(value=cst.Call(func=cst.Name(value=name))) if name in SILENT:
            return True
        case cst.Assign(targets=[cst.AssignTarget(target=cst.Name(value=name))]):
            return name in DECLARED
        case cst.AnnAssign(target=cst.Name(value=name)):
            return name in DECLARED
    return isinstance(node, cst.Decorator)


def _bare(node: cst.CSTNode) -> cst.CSTNode:
    return node.with_changes(decorators=()) if isinstance(node, cst.FunctionDef) else node


def mutants_of(module: str, path: Path) -> list[Mutant]:
    """Return all mutants of a module, in the order of its lines."""
    source = path.read_text(encoding="utf-8")
    wrapper = MetadataWrapper(cst.parse_module(source))
    visitor = _Behaviour(mutation_operators, IgnoredCode(set(), set(), set()))
    wrapper.visit(visitor)
    positions = wrapper.resolve(PositionProvider)
    places, parts = _places(source), _parts(wrapper.module)
    found = []
    for one in visitor.mutations:
        line = positions[one.original_node].start.line
        place = places.get(line, "")
        if place is not None:
            nodes = (one.original_node, one.mutated_node)
            found.append(Mutant(module, place, line, *parts[id(one.original_node)], *nodes))
    return sorted(found, key=lambda mutant: mutant.line)


Part = tuple[str, str, cst.Module, cst.CSTNode]


def _parts(tree: cst.Module) -> dict[int, Part]:
    """Return node -> what stands before and after its statement in the module, both, statement.

    To change one statement is quick, to write a whole module anew is not.
    """
    parts: dict[int, Part] = {}
    offset = tree.code.index(tree.code_for_node(tree.body[0]))
    for statement in tree.body:
        length = len(tree.code_for_node(statement))
        part = (tree.code[:offset], tree.code[offset + length :], tree, statement)
        waiting: list[cst.CSTNode] = [statement]
        while waiting:
            node = waiting.pop()
            parts[id(node)] = part
            waiting.extend(node.children)
        offset += length
    return parts


def _places(source: str) -> dict[int, str | None]:
    """Return line -> function or method; None for what a class declares."""
    places: dict[int, str | None] = {}

    def fill(node: ast.stmt, name: str | None) -> None:
        assert node.end_lineno is not None
        places.update(dict.fromkeys(range(node.lineno, node.end_lineno + 1), name))

    def functions(body: list[ast.stmt], prefix: str = "") -> Iterator[None]:
        for node in body:
            if isinstance(node, ast.FunctionDef):
                fill(node, prefix + node.name)
            elif isinstance(node, ast.ClassDef):
                fill(node, None)
                yield from functions(node.body, f"{node.name}.")
        yield

    list(functions(ast.parse(source).body))
    return places
