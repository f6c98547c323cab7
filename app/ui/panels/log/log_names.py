"""The name of a card in the log that pointer or keyboard are at: it is underlined, and leads on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF

if TYPE_CHECKING:
    from app.ui.panels.log.log_layout import LogLayout
    from app.ui.panels.log.log_model import LogModel

Link = tuple[int, int]
"""(row, number of the name in it)."""


class LogNames:
    """At most one name of one row at a time."""

    def __init__(self, lines: LogModel, laid: LogLayout, moved: Callable[[], None]) -> None:
        """`moved` is called when another name is meant, or none any more."""
        self._lines = lines
        self._laid = laid
        self._moved = moved
        self.link: Link | None = None
        """The name that is meant."""
        self.by_keys = False
        """Whether it was the keyboard that went there."""

    @property
    def card(self) -> str:
        """The card whose name is meant, "" for none."""
        return self.card_of(self.link)

    def card_of(self, link: Link | None) -> str:
        """Return the card that a name stands for, "" for none."""
        names = self._laid.row(link[0]).names if link is not None else []
        return names[link[1]][2] if link is not None and link[1] < len(names) else ""

    def in_row(self, row: int) -> int | None:
        """Return the number of the name that is meant in a row; None if it is in another."""
        return self.link[1] if self.link is not None and self.link[0] == row else None

    def under(self, point: QPoint, in_sight: Iterable[tuple[int, int]]) -> Link | None:
        """Return the name at a point of the viewport, of the rows in sight as (row, y)."""
        for row, y in in_sight:
            laid = self._laid.row(row)
            if y <= point.y() < y + laid.height:
                where = QPointF(point) - QPointF(self._laid.page.indent, y + laid.top)
                number = laid.name_at(where)
                return None if number is None else (row, number)
        return None

    def go(self, link: Link | None, *, by_keys: bool = False) -> None:
        """Mean another name, or none."""
        self.by_keys = by_keys
        if link == self.link:
            return
        self.link = link
        self._moved()

    def walk(self, row: int, step: int) -> str:
        """Go to the next name of a row by the keyboard, or to the one before; return its text."""
        names = self._laid.row(row).names if row >= 0 else []
        if not names:
            return ""
        there = self.link is not None and self.link[0] == row
        at = self.link[1] + step if self.link is not None and there else 0 if step > 0 else -1
        self.go((row, at % len(names)), by_keys=True)
        return self._texts(row)[at % len(names)]

    @property
    def text(self) -> str:
        """What is written where the keyboard went; "" for nothing."""
        if not self.by_keys or self.link is None:
            return ""
        row, number = self.link
        return self._texts(row)[number]

    def _texts(self, row: int) -> list[str]:
        return [span.text for span in self._lines.line(row).sentence if span.ref]
