"""A layout that goes on in the next line where the width ends, for chips and buttons."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Puts items side by side, line after line."""

    def __init__(self, parent: QWidget | None = None, gap: int = 5) -> None:
        super().__init__(parent)
        self.gap = gap
        """Pixels between two things."""
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item in at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give an item away."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Return none: the height follows the width."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Return True."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines at `width`."""
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        """Place the items."""
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        """Return the size of the largest item: any width will do."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """Return the size of the largest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, *, place: bool) -> int:
        shown = [one for one in self._items if not ((of := one.widget()) and of.isHidden())]
        sizes = [item.sizeHint() for item in shown]
        corners, height = in_lines(sizes, rect.width(), self.gap)
        if place:
            for item, corner, size in zip(shown, corners, sizes, strict=True):
                item.setGeometry(QRect(rect.topLeft() + corner, size))
        return height


def in_lines(sizes: Iterable[QSize], width: int, gap: int) -> tuple[list[QPoint], int]:
    """Return where things of these sizes stand, line after line, and the height of all lines."""
    corners: list[QPoint] = []
    x, y, line = 0, 0, 0
    for size in sizes:
        if x > 0 and x + size.width() > width:
            x, y, line = 0, y + line + gap, 0
        corners.append(QPoint(x, y))
        x += size.width() + gap
        line = max(line, size.height())
    return corners, y + line
