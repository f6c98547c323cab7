"""What of a window is seen and must not be covered, as rectangles in its coordinates."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.ui.app.window import Window
from app.ui.board.scene.table_layout import Box


def in_window(window: Window, widget: QWidget) -> QRect:
    """Where a widget lies, whatever of it shows."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _seen(window: Window, widget: QWidget) -> QRect:
    """What shows of a widget: within all that it lies in."""
    rect, around = in_window(window, widget), widget.parentWidget()
    while around is not None and around is not window:
        rect &= in_window(window, around)
        around = around.parentWidget()
    return rect


def played_with(window: Window) -> Iterator[tuple[str, QRect]]:
    """All zones, the cards that lie loose, and what is written beside them."""
    board = window.board
    assert board is not None
    corner, whole = board.viewport().mapTo(window, QPoint(0, 0)), in_window(window, board)

    def on_mat(box: Box) -> QRect:
        first = board.to_window(box.x, box.y).toPoint()
        last = board.to_window(box.right, box.bottom).toPoint()
        return QRect(first, last).translated(corner) & whole

    for zone, site in board.seating.sites.items():
        if not site.backdrop:
            yield zone, on_mat(site.box)
    for key, item in board.board.pieces.items():
        yield key, on_mat(item.piece.spot.box)
    for zone, box in board.board.counts.boxes().items():
        yield f"number of {zone}", on_mat(box)


def buttons(window: Window, but: QWidget) -> Iterator[tuple[str, QRect]]:
    """All buttons that show, but those of what lies there itself."""
    for button in window.findChildren(QAbstractButton):
        if not button.isVisible() or but.isAncestorOf(button):
            continue
        rect = _seen(window, button)
        if not rect.isEmpty():
            yield button.accessibleName() or button.text() or type(button).__name__, rect


def named(window: Window, *names: str) -> Iterator[tuple[str, QRect]]:
    """Widgets by their object names, and by their classes, as far as they show."""
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and {widget.objectName(), type(widget).__name__} & set(names):
            rect = _seen(window, widget)
            if not rect.isEmpty():
                yield widget.objectName() or type(widget).__name__, rect


def covered(window: Window, widget: QWidget, sheet: QRect | None = None) -> list[str]:
    """What a widget covers, or the part of it that is its `sheet`."""
    here = sheet if sheet is not None else in_window(window, widget)
    found = [*played_with(window), *buttons(window, widget)]
    found += named(window, "taskStrip", "RequestCard", "AdviceCard", "TopBar")
    return [name for name, rect in found if rect.intersects(here)]
