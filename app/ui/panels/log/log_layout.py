"""The rows of the log that were looked at, broken into lines, and how far a scroll bar goes.

The scroll bar counts rows and parts of a row, so that only rows in sight are ever asked for their
height: a whole game is never told on opening.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from app.ui.panels.log.log_rows import LogRow, Page, lay_out

if TYPE_CHECKING:
    from app.ui.panels.log.log_model import LogModel

PARTS = 16
"""Positions of the scroll bar for each row."""
KEPT = 600
"""Rows whose layout is kept."""


class LogLayout:
    """Rows by their number, laid out when they are first asked for."""

    def __init__(
        self, lines: LogModel, page: Callable[[], Page], is_whole: Callable[[int], bool]
    ) -> None:
        """`is_whole` says whether a row is shown to its end, however long it is."""
        self._lines = lines
        self._page = page
        self._is_whole = is_whole
        self._laid: dict[int, LogRow] = {}
        self._doubted: set[int] = set()
        """Rows that may say something else than when they were laid out."""
        self._indent = 0.0
        """Where words began then: numbers have more digits in a long game."""

    @property
    def page(self) -> Page:
        """What all rows share now."""
        return self._page()

    def row(self, row: int) -> LogRow:
        """Return a row broken into lines."""
        laid = self._laid.get(row)
        if laid is not None and row in self._doubted:
            self._doubted.discard(row)
            if laid.line != self._lines.line(row) or laid.whole != self._is_whole(row):
                laid = None
        if laid is None:
            if len(self._laid) >= KEPT:
                self.forget()
            page = self.page
            self._indent = page.indent
            laid = self._laid[row] = lay_out(self._lines.line(row), page, whole=self._is_whole(row))
        return laid

    # -- forgetting --

    def forget(self) -> None:
        """Break all rows anew when they are next asked for."""
        self._laid.clear()
        self._doubted.clear()

    def doubt(self, first: int, last: int) -> None:
        """Break those of these rows anew, `last` too, that say something else by now."""
        if self._indent != self.page.indent:
            self.forget()
        self._doubted.update(row for row in self._laid if first <= row <= last)

    def forget_long(self, rows: Iterable[int]) -> bool:
        """Break those of `rows` anew that are more than a few lines; whether there were any."""
        stale = [row for row in rows if row in self._laid]
        most = self.page.most_lines
        long = [row for row in stale if self._laid[row].layout.lineCount() > most]
        for row in long:
            del self._laid[row]
            self._doubted.discard(row)
        return bool(long)

    # -- the scroll: `at` is a position of the bar, `room` a height in pixels --

    def _top(self, at: int) -> tuple[int, float]:
        """Return the first row in sight, and how far it is scrolled out at the top."""
        count = self._lines.rowCount()
        if not count:
            return 0, 0.0
        row, parts = divmod(at, PARTS)
        row = min(row, count - 1)
        return row, parts / PARTS * self.row(row).height

    def in_sight(self, at: int, room: int) -> list[tuple[int, int]]:
        """Return (row, y) of the rows in sight."""
        found: list[tuple[int, int]] = []
        row, hidden = self._top(at)
        y, count = -round(hidden), self._lines.rowCount()
        while row < count and y < room:
            found.append((row, y))
            y += self.row(row).height
            row += 1
        return found

    def end(self, room: int) -> tuple[int, int]:
        """Return how far the bar goes so that the last row can just be seen whole.

        The first is the row that stands at the top then.
        """
        left, row, count = float(room), self._lines.rowCount(), self._lines.rowCount()
        while row > 0 and left > 0:
            row -= 1
            left -= self.row(row).height
        parts = 0.0 if left >= 0 or not count else -left / self.row(row).height
        # Rows may fill the room to the very pixel: those above them are scrolled to all the same.
        return row, row * PARTS + round(parts * PARTS + 0.49) if left <= 0 else 0

    def with_last(self, row: int, room: int) -> int:
        """Return where the bar stands when `row` is the last that is seen whole."""
        left, top = room - self.row(row).height, row
        while top > 0 and left >= self.row(top - 1).height:
            top -= 1
            left -= self.row(top).height
        return top * PARTS
