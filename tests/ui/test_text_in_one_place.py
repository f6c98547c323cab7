"""No label, page or title of the window goes past what keeps others' words from being more than
words (`app/ui/toolkit/plain_text.py`, `app/ui/toolkit/rich_text.py`); the source is read and
not run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.words.source import called, modules

PLAIN, RICH = "app/ui/toolkit/plain_text.py", "app/ui/toolkit/rich_text.py"
STYLE = "app/ui/look/style/style_sheet.py"

HOMES: dict[str, frozenset[str]] = {
    **dict.fromkeys(("QLabel", "setTextFormat", "TextFormat"), frozenset({PLAIN})),
    **dict.fromkeys(
        ("QTextDocument", "QTextBrowser", "setHtml", "setMarkdown", "loadResource"),
        frozenset({RICH}),
    ),
    **dict.fromkeys(
        (
            # They guess, or read what they are given as markup.
            *("QTextEdit", "QGraphicsTextItem", "QStaticText", "LabelItem", "insertHtml"),
            *("QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog"),
            *("QWhatsThis", "setWhatsThis", "setStatusTip", "WhatsThisRole", "StatusTipRole"),
            *("QSystemTrayIcon", "QSplashScreen", "mightBeRichText", "setDefaultStyleSheet"),
            # They open what a text names.
            *("setOpenExternalLinks", "setSource", "setSearchPaths", "QSvgRenderer"),
        ),
        frozenset[str](),
    ),
    "setOpenLinks": frozenset({RICH}),
}
"""Names of Qt and Python -> the modules that may use them."""

TITLED = frozenset(
    {
        *("QAction", "QCheckBox", "QPushButton", "QRadioButton"),
        *("addAction", "addMenu", "add_below"),
    }
)
"""Calls whose first text may hold a letter that opens it."""
TITLES = frozenset({"literal", "_title", "text"})
"""Calls whose outcome is a title: others' words made literal, the program's own, or one already."""
MARKUP = re.compile(r"</?(?:a|b|body|br|div|font|h\d|i|img|li|p|span|table|td|tr|ul)\b[^<>]*>")


def named(node: ast.AST) -> str:
    """Return the name that a part of the source uses or imports."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.name if isinstance(node, ast.alias) else ""


def strays(file: str, tree: ast.Module) -> Iterator[str]:
    """Yield where a module goes past the one place."""
    for node in ast.walk(tree):
        found = [_stray_name(file, node), _stray_text(file, node)]
        if isinstance(node, ast.Call):
            found.append(_stray_call(file, node))
        yield from (f"{file}:{getattr(node, 'lineno', 0)} {one}" for one in found if one)


def _stray_name(file: str, node: ast.AST) -> str:
    name = named(node)
    if file not in HOMES.get(name, {file}):
        return name
    by_itself = isinstance(node, ast.ImportFrom) and node.module == "html" and file != RICH
    return "escapes by itself" if by_itself else ""


def _stray_text(file: str, node: ast.AST) -> str:
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return ""
    if MARKUP.search(node.value) and file != RICH:
        return f"markup: {node.value!r}"
    own_format = "textFormat" in node.value and file != STYLE
    return f"a format of its own: {node.value!r}" if own_format else ""


def _stray_call(file: str, node: ast.Call) -> str:
    given = [ast.unparse(one) for one in node.args]
    if any(one.arg == "html" for one in node.keywords):
        return "html"
    if called(node) == "replace" and given == ["'&'", "'&&'"] and file != PLAIN:
        return "makes letters literal by itself"
    if called(node) == "setWindowTitle" and not isinstance(node.args[0], ast.Constant):
        return "a title that is not the program's own"
    labelled = called(node) == "addRow" and isinstance(node.args[0], ast.Constant | ast.JoinedStr)
    return "a label that Qt makes" if labelled else ""


def untitled(file: str, tree: ast.Module) -> Iterator[str]:
    """Yield where words become a title as they came."""
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef):
            continue
        kept: dict[str, ast.expr | None] = {
            target.id: node.value
            for node in ast.walk(scope)
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        given = (*scope.args.args, *scope.args.kwonlyargs)
        kept |= {one.arg: None for one in given if _annotated(one) == "str"}
        for node in ast.walk(scope):
            titled = isinstance(node, ast.Call) and called(node) in TITLED and node.args
            if titled and not _is_title(node.args[0], kept):
                yield f"{file}:{node.lineno} {ast.unparse(node)}"


def _annotated(given: ast.arg) -> str:
    return ast.unparse(given.annotation) if given.annotation is not None else ""


def _is_title(words: ast.expr | None, kept: dict[str, ast.expr | None]) -> bool:
    """Whether words are a title: what is no text at all (a parent, an action) passes.

    `kept` is what stands behind a name; None for a text that the function was given.
    """
    if isinstance(words, ast.Name) and words.id in kept:
        words = kept[words.id]
    if isinstance(words, ast.Call):
        return _makes_title(words)
    parts: list[ast.expr] = []
    if isinstance(words, ast.IfExp):
        parts = [words.body, words.orelse]
    elif isinstance(words, ast.BinOp):
        parts = [words.left, words.right]
    elif isinstance(words, ast.JoinedStr):
        parts = [one.value for one in words.values if isinstance(one, ast.FormattedValue)]
    return words is not None and all(_is_title(part, kept) for part in parts)


def _makes_title(call: ast.Call) -> bool:
    if called(call) == "in_":
        said = call.func.value if isinstance(call.func, ast.Attribute) else None
        if isinstance(said, ast.Call) and called(said) == "Words":
            return all(isinstance(one, ast.Constant) for one in said.args)
        # Constants are the program's own words.
        whose = ast.unparse(call.func).rpartition(".")[0]
        return re.fullmatch(r"(?:\w+\.)?[A-Z_]+(?:\[\w+\])?", whose) is not None
    return called(call) in TITLES | TITLED | {"native", "QMenu", "TableMenu"}


def test_others_words_are_shown_by_way_of_one_place() -> None:
    found = [
        stray
        for file, tree in modules()
        if file.startswith("app/ui/")
        for stray in (*strays(file, tree), *untitled(file, tree))
    ]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "from PySide6.QtWidgets import QLabel",
        "label = QtWidgets.QLabel(name)",
        "label.setTextFormat(Qt.TextFormat.RichText)",
        "page.setHtml(name)",
        "QMessageBox.warning(window, '', name)",
        "item.setData(Qt.ItemDataRole.WhatsThisRole, name)",
        "said = f'<b>{name}</b>'",
        "widget.setStyleSheet('qproperty-textFormat: RichText')",
        "plot.addItem(pg.TextItem(html=name))",
        "button.setText(name.replace('&', '&&'))",
        "window.setWindowTitle(name)",
        "form.addRow('Name', field)",
        "def f(self):\n    menu.addAction(name.in_(language))",
        "def f(self, name: str):\n    menu.addAction(name)",
        "from html import escape",
        "def f(self):\n    title = called(name)\n    menu.addAction(title)",
        "def f(self):\n    menu.addAction(f'&1 {title.in_(language)}')",
    ],
)
def test_what_goes_past_it_is_noticed(source: str) -> None:
    tree = ast.parse(source)
    assert [*strays("app/ui/new.py", tree), *untitled("app/ui/new.py", tree)]
