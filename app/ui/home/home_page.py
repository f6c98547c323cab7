"""What stands on the home screen, and where: three columns, two, or one, by the room there is."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from app.ui.home.column_plan import Column, Columns, columns, letters
from app.ui.home.home_link import Link
from app.ui.home.lettering import Lettering, Masthead
from app.ui.home.scrolled import BAR
from app.ui.home.tiles.deck_shortcut import DeckShortcut
from app.ui.home.tiles.game_tile import GameTile
from app.ui.home.way_tile import WayButton
from app.ui.home.ways_plan import lay_ways
from app.ui.look.look import Look

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QSize

    from app.ui.home.focus_stop import Stop
    from app.ui.home.tiles.table_tile import TableTile
    from app.ui.home.tiles.tile import Tile

FEWEST_SHOWN = 3
"""Tables that show however low the window is."""
LOW = 52.0
"""Letters of height below which everything moves closer together."""
LOWEST = 24.0
"""Letters of height below which the name of the program stands alone."""
GAP = 0.85
"""Between two tiles, in letters."""


class Page(QWidget):
    """All parts of the screen in their places."""

    def __init__(self, look: Look, games: Iterable[str]) -> None:
        super().__init__()
        self.look = look
        self.unit = 13.0
        self.room = QRectF()
        """Where the corner of the table may show: where no words lie on the bare ground."""
        self.all_shown = False
        """Whether all tables show, also those that there is no room for."""
        self.shown = 0
        """How many tables show."""
        self.masthead = Masthead(look, self)
        self.back = WayButton(look, "network", "Enter", self)
        self.go_on = WayButton(look, "go_on", "Enter", self, primary=True)
        self.new = WayButton(look, "plus", "N", self)
        self.join = WayButton(look, "network", "J", self)
        self.open = WayButton(look, "folder", "O", self)
        self.decks = WayButton(look, "deck", "D", self)
        self.settings = WayButton(look, "gear", "S", self)
        self.tables_heading = Lettering(look, self, 1.0, bold=True)
        self.tables: list[TableTile] = []
        self.more = Link(look, self)
        self.games_heading = Lettering(look, self, 1.0, bold=True)
        self.games = [GameTile(look, game, self) for game in games]
        self.shipped_heading = Lettering(look, self, 1.0, bold=True)
        self.shipped: list[DeckShortcut] = []
        """Decks to sit down with at once, while tables stand where they stood before."""
        self.japanese, self.english = Link(look, self), Link(look, self)
        self.keys = Link(look, self)
        self.motto = Lettering(look, self, 1.0)

    # -- its parts ----------------------------------------------------------------------------

    @property
    def ways(self) -> list[WayButton]:
        """The big buttons that are there now."""
        return [way for way in self._all_ways if not way.isHidden()]

    @property
    def _all_ways(self) -> list[WayButton]:
        further = [self.new, self.join, self.open, self.decks, self.settings]
        return [self.back, self.go_on, *further]

    @property
    def tiles(self) -> list[Tile]:
        """Every tile, shown or not."""
        return [*self._all_ways, *self.tables, *self.games, *self.shipped]

    @property
    def stops(self) -> list[Stop]:
        """What the keyboard can reach, in its order; the hidden ones included."""
        right = [*self.games, *self.shipped]
        return [*self._all_ways, *self.tables, self.more, *right, *self._links]

    @property
    def _links(self) -> list[Link]:
        return [self.japanese, self.english, self.keys]

    @property
    def _lettering(self) -> list[Masthead | Lettering]:
        headings = [self.tables_heading, self.games_heading, self.shipped_heading]
        return [self.masthead, *headings, self.motto]

    def put_tables(self, tables: list[TableTile], shipped: list[DeckShortcut]) -> None:
        """Show these tables, and decks to sit down with, in place of those before."""
        for tile in (*self.tables, *self.shipped):
            tile.hide()
            tile.setParent(None)
            tile.deleteLater()
        self.tables, self.shipped = tables, shipped
        for before, after in pairwise(self.stops):
            QWidget.setTabOrder(before, after)

    # -- their places -------------------------------------------------------------------------

    def lay_out(self, width: int, height: int, text: float) -> None:
        """Place everything in a window of that size and grow as high as it takes.

        `text` is the height of plain text in pixels.
        """
        self.unit = unit = letters(width, height, text)
        for part in (*self._lettering, *self.stops):
            part.unit = unit
        bottom = self._lay(columns(width, unit), width, height)
        if bottom > height:
            bottom = self._lay(columns(width - BAR * text, unit), width, height)
        self.setGeometry(self.x(), self.y(), width, round(max(bottom, height)))
        self.update()

    def _lay(self, plan: Columns, width: int, height: int) -> float:
        """Place everything in columns; return where it ends."""
        unit, low = self.unit, height < LOW * self.unit
        side, close = plan.ways.x, low and plan.count == 1
        y = max(1.4 * unit, min(height * (0.05 if low else 0.075), 5.5 * unit))
        y = 0.6 * unit if close else y
        self.masthead.brief = height < LOWEST * unit
        self.masthead.largest = max(1.7 if close else 2.0, height * (0.1 if close else 0.12) / unit)
        y = self._lay_lettering(self.masthead, side, y, width - 2 * side)
        y += unit * (0.5 if close else 1.5 if low else 2.6)
        self.shipped_heading.setVisible(bool(self.shipped))
        foot = self._lay_foot(side, 0, width - 2 * side, place=False)
        left = lay_ways(self.ways, plan.ways, y, GAP * unit, unit, close=close)
        top = y if plan.count > 1 else left + unit * (1.0 if close else 1.6)
        end = height - foot - unit * 2
        if plan.count == 3:
            # Below the tables, where there is room: the corner of the table has the right one.
            decks = self._height_of_shipped(plan.tables)
            middle = self._lay_tables(plan, top, end - decks)
            middle = self._lay_shipped(plan.tables, middle + 1.6 * unit, 2) if decks else middle
            right = self._lay_games(plan, y)
        else:
            middle = self._lay_tables(plan, top, end)
            right = self._lay_games(plan, middle + 1.6 * unit)
            if self.shipped:
                most = 2 if plan.count > 1 else 3
                right = self._lay_shipped(plan.games, right + 1.6 * unit, most)
        y = max(max(left, middle, right) + unit * 1.4, height - foot - unit * 1.3)
        self._lay_foot(side, y, width - 2 * side)
        self.room = self._room(plan, width, height, middle, right)
        return y + foot + unit * 0.6

    def _lay_lettering(self, part: Masthead | Lettering, x: float, y: float, width: float) -> float:
        height = part.height_for(width)
        part.setGeometry(round(x), round(y), round(width), round(height) + 2)
        return y + height

    def _lay_tables(self, plan: Columns, y: float, end: float) -> float:
        x, width, gap = plan.tables.x, plan.tables.width, GAP * self.unit
        self.tables_heading.setVisible(bool(self.tables))
        if not self.tables:
            return y
        y = self._lay_lettering(self.tables_heading, x, y, width) + self.unit * 0.6
        heights = [tile.height_for(width) for tile in self.tables]
        link = self.more.sizeHint()
        self.shown = self._fitting([height + gap for height in heights], end + gap - y, link)
        for index, (tile, height) in enumerate(zip(self.tables, heights, strict=True)):
            tile.setVisible(index < self.shown)
            if index < self.shown:
                tile.put(x, y, width, height)
                y += height + gap
        self.more.setVisible(self.shown < len(self.tables))
        if self.shown < len(self.tables):
            left = x - self.more.pad
            self.more.setGeometry(round(left), round(y - gap * 0.5), link.width(), link.height())
            y += link.height()
        return y - gap

    def _fitting(self, heights: list[float], room: float, link: QSize) -> int:
        """Return how many tables there is room for."""
        if self.all_shown or sum(heights) <= room:
            return len(heights)
        count, left = 0, room - link.height()
        for height in heights:
            left -= height
            count += left >= 0
        return max(FEWEST_SHOWN, count)

    def _lay_games(self, plan: Columns, y: float) -> float:
        y = self._lay_lettering(self.games_heading, plan.games.x, y, plan.games.width)
        most = 2 if plan.count > 1 else 3
        return self._lay_beside(self.games, plan.games, y + self.unit * 0.6, most)

    def _height_of_shipped(self, column: Column) -> float:
        """Return how much of a column the decks to sit down with take, with what is above them."""
        if not self.shipped:
            return 0.0
        heading = self.shipped_heading.height_for(column.width)
        rows, _ = self._rows(self.shipped, column, 2)
        gaps = GAP * self.unit * (len(rows) - 1)
        return heading + 2.2 * self.unit + sum(height for _, height in rows) + gaps

    def _lay_shipped(self, column: Column, y: float, most: int) -> float:
        y = self._lay_lettering(self.shipped_heading, column.x, y, column.width)
        return self._lay_beside(self.shipped, column, y + self.unit * 0.6, most)

    def _rows(
        self, tiles: Sequence[Tile], column: Column, most: int
    ) -> tuple[list[tuple[Sequence[Tile], float]], float]:
        """Return small tiles in rows of `most`, each with its height, and how wide one is."""
        width, gap = column.width, GAP * self.unit
        across = max(1, int((width + gap) // (11.5 * self.unit + gap)))
        across = min(across, len(tiles), most)
        each = (width - gap * (across - 1)) / across
        rows = [tiles[start : start + across] for start in range(0, len(tiles), across)]
        return [(row, max(tile.height_for(each) for tile in row)) for row in rows], each

    def _lay_beside(self, tiles: Sequence[Tile], column: Column, y: float, most: int) -> float:
        """Place small tiles in rows."""
        gap = GAP * self.unit
        rows, each = self._rows(tiles, column, most)
        for row, height in rows:
            for place, tile in enumerate(row):
                tile.put(column.x + place * (each + gap), y, each, height)
                tile.show()
            y += height + gap
        return y - gap

    def _lay_foot(self, x: float, y: float, width: float, *, place: bool = True) -> float:
        """Lay what stands at the foot in lines; return how high they are."""
        unit, at, top = self.unit, 0.0, 0.0
        line = self.keys.sizeHint().height()
        parts: list[tuple[QWidget, float, float]] = [
            (link, link.sizeHint().width(), line) for link in self._links
        ]
        room = min(width, self.motto.natural_width())
        parts.append((self.motto, room, self.motto.height_for(room)))
        for part, wide, high in parts:
            if at and at + wide > width:
                at, top = 0.0, top + line
            if place:
                # The words of a link begin at the edge, not the room for its ring.
                left = x + at - (0.0 if part is self.motto else self.keys.pad)
                down = y + top + (line - high) / 2
                part.setGeometry(round(left), round(down), round(wide), round(high) + 1)
            at += wide + unit * (0.0 if part is self.japanese else 0.9)
            end = top + max(line, high)
        return end

    def _room(self, plan: Columns, width: int, height: int, middle: float, games: float) -> QRectF:
        if plan.count == 1:
            return QRectF()
        unit = self.unit
        if plan.count == 3:
            top = max(games + unit * 1.8, height * 0.54)
            # The edge of the table passes below what stands in the middle, or beside it.
            below = middle + unit < (top + height) / 2
            left = plan.tables.x + plan.tables.width * (0.7 if below else 1.0)
            left += 0.0 if below else unit
        else:
            top = max(games + unit * 1.2, height * 0.6)
            left = max(plan.tables.x + unit, width - (height - top) * 1.9)
        return QRectF(left, top, width - left, height - top)
