"""What is clicked on a screen, and is too small for an unsteady hand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QListView,
    QMenu,
    QPlainTextEdit,
    QSlider,
    QTabBar,
    QTextEdit,
    QTreeView,
    QWidget,
)

from app.ui.look.style.style_controls import TARGET

FIELDS = (QLineEdit, QComboBox, QAbstractSpinBox, QTextEdit, QPlainTextEdit, QSlider)
ROWS = 40
"""Rows that are measured of those below one."""


def too_small() -> list[str]:
    """Return every button, tab, field and row in sight that is less than 24 x 24."""
    tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    widgets = [one for top in tops for one in (top, *top.findChildren(QWidget))]
    return [
        f"{type(one).__name__} in {type(one.parent()).__name__}: {what!r}, {size.toTuple()}"
        for one in widgets
        if one.isVisible()
        for what, size in _targets(one)
        if min(size.width(), size.height()) < TARGET
    ]


def _targets(widget: QWidget) -> Iterator[tuple[str, QSize]]:
    # What Qt puts into a field to empty it: Ctrl+A and Del do the same.
    if isinstance(widget, QAbstractButton) and not isinstance(widget.parent(), QLineEdit):
        yield widget.accessibleName() or widget.text(), widget.size()
    elif isinstance(widget, FIELDS) and not _within_a_field(widget) and not _is_read(widget):
        yield widget.accessibleName(), widget.size()
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            if widget.isTabVisible(tab) and widget.tabRect(tab).isValid():
                yield widget.tabText(tab), widget.tabRect(tab).size()
    elif isinstance(widget, (QTreeView, QListView)) and widget.model() is not None:
        for index in _rows(widget, QModelIndex()):
            where = widget.visualRect(index)
            if widget.viewport().rect().contains(where):
                yield str(index.data()), where.size()
    elif isinstance(widget, QMenu):
        yield from _lines(widget)


def _within_a_field(widget: QWidget) -> bool:
    return isinstance(widget.parent(), FIELDS)


def _is_read(widget: QWidget) -> bool:
    """Whether nothing can be typed: words that can be marked are as high as their lines."""
    return isinstance(widget, (QTextEdit, QPlainTextEdit)) and widget.isReadOnly()


def _lines(menu: QMenu) -> Iterator[tuple[str, QSize]]:
    for action in menu.actions():
        where = menu.actionGeometry(action)
        if not action.isSeparator() and where.isValid():
            yield action.text(), where.size()


def _rows(view: QAbstractItemView, below: QModelIndex) -> Iterator[QModelIndex]:
    model = view.model()
    for row in range(min(model.rowCount(below), ROWS)):
        index = model.index(row, 0, below)
        if view.visualRect(index).isValid():
            yield index
            yield from _rows(view, index)
