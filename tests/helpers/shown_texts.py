"""All texts of a window as Qt shows and speaks them, and what of them is read as more than text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible, QAction, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsTextItem,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QToolTip,
    QWidget,
)

MOST_ROWS = 200
"""Of one list that are read."""
_ROLES = {
    "words": Qt.ItemDataRole.DisplayRole,
    "tool tip": Qt.ItemDataRole.ToolTipRole,
    "spoken words": Qt.ItemDataRole.AccessibleTextRole,
    "spoken description": Qt.ItemDataRole.AccessibleDescriptionRole,
}
Shown = tuple[str, str]
"""(where, the text as a person reads or hears it)"""


def without_mnemonics(text: str) -> str:
    """Return a title as it shows: "&" only marks the letter that opens it, "&&" is one."""
    return re.sub("&(.?)", r"\1", text.partition("\t")[0])


def shown_texts(top: QWidget) -> Iterator[Shown]:
    """Yield every text of a window, as it is shown or spoken."""
    for widget in (top, *top.findChildren(QWidget)):
        where = _where(widget)
        yield from ((f"{kind} of {where}", text) for kind, text in _own(widget) if text)
        spoken = QAccessible.queryAccessibleInterface(widget)
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
            if spoken is not None:
                yield f"spoken {kind.name.lower()} of {where}", spoken.text(kind)
    for action in top.findChildren(QAction):
        yield f"entry {action.text()!r}", without_mnemonics(action.text())
        yield f"tool tip of entry {action.text()!r}", action.toolTip()


def _own(widget: QWidget) -> Iterator[Shown]:
    yield "tool tip", widget.toolTip()
    yield "title", widget.windowTitle()
    if isinstance(widget, QComboBox | QAbstractItemView):
        yield from _items(widget.model())
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            yield "tab", without_mnemonics(widget.tabText(tab))
            yield "tool tip", widget.tabToolTip(tab)
    elif isinstance(widget, QGraphicsView) and widget.scene() is not None:
        for item in widget.scene().items():
            if isinstance(item, QGraphicsTextItem):
                yield "words on the drawing", item.toPlainText()
            yield "tool tip", item.toolTip()
    else:
        yield "words", _words(widget)


def _words(widget: QWidget) -> str:
    """Return what is written on one widget."""
    if isinstance(widget, QAbstractButton):
        return without_mnemonics(widget.text())
    if isinstance(widget, QMenu | QGroupBox):
        return without_mnemonics(widget.title())
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        return widget.toPlainText()
    return widget.text() if isinstance(widget, QLabel) else ""


def _items(model: QAbstractItemModel | None, under: QModelIndex | None = None) -> Iterator[Shown]:
    if model is None:
        return
    parent = under if under is not None else QModelIndex()
    # A list keeps to itself that it has one column.
    flat = isinstance(model, QAbstractListModel)
    for row in range(min(MOST_ROWS, model.rowCount(parent))):
        for column in range(1 if flat else model.columnCount(parent)):
            index = model.index(row, column, parent)
            for kind, role in _ROLES.items():
                text = model.data(index, role)
                if isinstance(text, str):
                    yield kind, text
        if not flat:
            yield from _items(model, model.index(row, 0, parent))


def read_as_markup(top: QWidget) -> Iterator[str]:
    """Yield the labels and pages of a window that would read what they are given as markup."""
    from app.ui.toolkit.rich_text import RichDocument

    for widget in (top, *top.findChildren(QWidget)):
        where = _where(widget)
        if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText:
            yield f"{where} guesses: {widget.text()!r}"
        if isinstance(widget, QTextEdit) and not isinstance(widget.document(), RichDocument):
            yield f"{where} has a document that loads what it names"
        if widget.whatsThis() or widget.statusTip():
            yield f"{where} has a help text"
        if widget.toolTip() and (found := _tip(widget)):
            yield f"{where}: {found}"
    for document in top.findChildren(QTextDocument):
        owner = document.parent()
        while owner is not None and not isinstance(owner, QWidget):
            owner = owner.parent()
        plain = isinstance(owner, QLabel | QPlainTextEdit)
        if not isinstance(document, RichDocument) and not plain:
            yield f"a document of its own in {owner}"


def _tip(widget: QWidget) -> str:
    """Return what is wrong with the tool tip of a widget once it shows."""
    QToolTip.showText(QPoint(10, 10), widget.toolTip(), widget)
    shown = [
        tip
        for tip in QApplication.topLevelWidgets()
        if tip.metaObject().className() == "QTipLabel" and tip.isVisible()
    ]
    QToolTip.hideText()
    for tip in shown:
        assert isinstance(tip, QLabel)
        if tip.textFormat() != Qt.TextFormat.PlainText:
            return f"its tool tip guesses: {tip.text()!r}"
    return "" if shown else "its tool tip does not show"


def _where(widget: QWidget) -> str:
    names = []
    part: QWidget | None = widget
    while part is not None:
        names.append(part.objectName() or type(part).__name__)
        part = part.parentWidget()
    return " < ".join(names[:4])
