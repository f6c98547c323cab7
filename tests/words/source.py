"""Every wording in the source of the program, read from its syntax and not by running it.

A wording is a template: what is filled in stands in braces, under the same name in both languages
("{cards.en}" and "{cards.ja}" are both "{cards}").
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.helpers.uncollected import uncollected

PROJECT = Path(__file__).resolve().parents[2]
APP = PROJECT / "app"

PAIRS = {"Words": 0, "impossible": 1, "misread": 0}
"""Calls that take a wording as English and Japanese, and which argument is the English one."""

NOUNS = "Noun"
"""The call that makes a noun to count with, in both languages; has a test of its own."""

MARKED = frozenset({"tr", "translate"})
"""Calls by which Qt would translate: a second place for words, which there is not."""

JAPANESE = re.compile(r"[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff66-\uff9f]")
LATIN = re.compile(r"[A-Za-z]")


@dataclass(frozen=True)
class Wording:
    """One wording in both languages, and where it is said."""

    place: str
    en: str
    ja: str

    def __str__(self) -> str:
        return f"{self.place}: {self.en!r} | {self.ja!r}"


@dataclass(frozen=True)
class Literal:
    """A string in the source that is no wording."""

    file: str
    line: int
    text: str
    calls: tuple[str, ...]
    """The calls it is an argument of, the innermost first."""
    raised: bool
    """Whether it only goes into a `raise`."""

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    """Return the path under the project and the syntax of every module of the program."""
    with uncollected():
        return tuple(
            (path.relative_to(PROJECT).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
            for path in sorted(APP.rglob("*.py"))
        )


@cache
def nodes() -> tuple[tuple[str, tuple[ast.AST, ...]], ...]:
    """Return the same with all parts of each module's syntax in a row: many rules read them all."""
    with uncollected():
        return tuple((file, tuple(ast.walk(tree))) for file, tree in modules())


def called(node: ast.AST) -> str:
    """Return the name of what a call calls, "" for what is no call or has no name."""
    if not isinstance(node, ast.Call):
        return ""
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    # Painters and strings translate too, and mean something else.
    if name == "translate" and "Application" not in ast.unparse(node.func):
        return ""
    return str(name)


def template(node: ast.expr) -> str:
    """Return what an expression says, with its unknown parts as blanks."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(template(part) for part in node.values)
    if isinstance(node, ast.FormattedValue):
        return "{" + _name(node.value) + "}"
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return template(node.left) + template(node.right)
    return "{" + _name(node) + "}"


def _name(node: ast.expr) -> str:
    """Return the name of a blank: its expression without the language."""
    text = ast.unparse(node)
    text = re.sub(r"\.(en|ja|one|many|counter)\b", "", text)
    text = re.sub(r"\b(en|ja)\b|_(en|ja)\b", "", text)
    # Only an English sentence begins with a capital letter.
    text = re.sub(r"\bbegins\((.*)\)", r"\1", text)
    # Braces and colons mean something to the reader of blanks.
    return re.sub(r"[{}:!]", "", text)


def blanks(text: str) -> frozenset[str]:
    """Return what is filled into a template."""
    return frozenset(re.findall(r"\{([^{}]*)\}", text))


def plain(text: str) -> str:
    """Return a template without its blanks."""
    return re.sub(r"\{[^{}]*\}", "", text)


@cache
def pairs() -> tuple[Wording, ...]:
    """Return every wording that the program writes in both languages where it says it."""
    found = []
    for file, parts in nodes():
        for node in parts:
            if isinstance(node, ast.Call) and called(node) in PAIRS:
                spoken = _spoken(node)
                if spoken is not None:
                    en, ja = (template(part) for part in spoken)
                    found.append(Wording(f"{file}:{node.lineno}", en, ja))
    return tuple(found)


def _spoken(node: ast.Call) -> tuple[ast.expr, ast.expr] | None:
    """Return the two arguments with the wording; None for `Words(*pair)` and `Words(**data)`."""
    named = {keyword.arg: keyword.value for keyword in node.keywords}
    if "en" in named and "ja" in named:
        return named["en"], named["ja"]
    first = PAIRS[called(node)]
    if len(node.args) < first + 2 or any(isinstance(part, ast.Starred) for part in node.args):
        return None
    return node.args[first], node.args[first + 1]


@cache
def wordings() -> tuple[Wording, ...]:
    """Return all wordings of the program."""
    return pairs()


@cache
def literals() -> tuple[Literal, ...]:
    """Return every string of the source that is neither a wording nor a docstring."""
    return tuple(found for file, tree in modules() for found in _Strings(file).of(tree))


class _Strings(ast.NodeVisitor):
    """Walks one module and remembers what each string stands in."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.calls: tuple[str, ...] = ()
        self.raised = False
        self.only_raised: frozenset[str] = frozenset()
        self.found: list[Literal] = []

    def of(self, tree: ast.Module) -> Iterator[Literal]:
        self.visit(tree)
        yield from self.found

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = called(node)
        if name in MARKED or name == NOUNS:
            return
        wording = set(map(id, _spoken(node) or ())) if name in PAIRS else set()
        before, self.calls = self.calls, (name, *self.calls)
        for child in ast.iter_child_nodes(node):
            if id(child) not in wording and id(getattr(child, "value", None)) not in wording:
                self.visit(child)
        self.calls = before

    def visit_Raise(self, node: ast.Raise) -> None:
        before, self.raised = self.raised, True
        self.generic_visit(node)
        self.raised = before

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        before, self.only_raised = self.only_raised, _only_raised(node)
        for child in (*node.args.defaults, *node.args.kw_defaults, *node.body):
            if child is not None:
                self.visit(child)
        self.only_raised = before

    def visit_Assign(self, node: ast.Assign) -> None:
        names = {target.id for target in node.targets if isinstance(target, ast.Name)}
        before = self.raised
        self.raised = self.raised or bool(names and names <= self.only_raised)
        self.generic_visit(node)
        self.raised = before

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)

    def visit_Dict(self, node: ast.Dict) -> None:
        for value in node.values:
            self.visit(value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FormattedValue(self, node: ast.FormattedValue) -> None:
        self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        self._keep(node, template(node))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self._keep(node, node.value)

    def _keep(self, node: ast.expr, text: str) -> None:
        self.found.append(Literal(self.file, node.lineno, text, self.calls, self.raised))


def _only_raised(function: ast.FunctionDef) -> frozenset[str]:
    """Return the variables of a function that are used in `raise` and nowhere else."""
    parts = tuple(ast.walk(function))
    raises = [part for node in parts if isinstance(node, ast.Raise) for part in ast.walk(node)]
    if not raises:
        return frozenset()
    raised = {part.id for part in raises if isinstance(part, ast.Name)}
    in_raises = set(map(id, raises))
    elsewhere = {
        node.id
        for node in parts
        if isinstance(node, ast.Name)
        and isinstance(node.ctx, ast.Load)
        and id(node) not in in_raises
    }
    return frozenset(raised - elsewhere)


def asks_language(test: ast.expr) -> bool:
    """Tell whether a condition compares something with the name of a language."""
    return any(
        isinstance(node, ast.Compare)
        and any(
            isinstance(part, ast.Constant) and part.value in ("ja", "en")
            for part in (node.left, *node.comparators)
        )
        for node in ast.walk(test)
    )
