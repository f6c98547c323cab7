"""A table that was played: a small picture of it, what it is called, and when it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from app.core.text.words import Words
from app.ui.app.trouble import steady_paint
from app.ui.home.recent.small_picture import USUAL_HEIGHT, paint_picture
from app.ui.home.tiles.tile import Tile
from app.ui.home.unbroken import spoken
from app.ui.look.colour import mix
from app.ui.look.crest_icon import paint_crest
from app.ui.look.fonts import text_width
from app.ui.look.look import Look
from app.ui.look.strokes import fill
from app.ui.look.style.style_controls import TARGET
from app.ui.look.text_block import TextBlock
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QEnterEvent, QKeyEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from app.cards.face import Face, Sign
    from app.store.recent_tables import SmallPicture

PAD = 0.85
PICTURE = 8.6
"""Width of the picture in letters."""
HEAD = 0.66
"""The side of a crest on it, as a share of its height."""
TITLE = 1.14
WORDS = 0.98
WHEN = 0.9
NARROW = 26.0
"""Letters of width below which the time stands under the other words instead of beside them."""
BARE = 17.0
"""Letters of width below which the picture is left out."""
TAKE_AWAY = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class TableTile(Tile):
    """One table: press it to sit down at it again, Delete takes it off the list."""

    forget_wanted = Signal()
    """Take it off the list."""

    def __init__(
        self,
        look: Look,
        picture: SmallPicture | None,
        signs: Mapping[str, Sign],
        parent: QWidget | None = None,
        *,
        missing: bool = False,
        removable: bool = True,
        heads: Sequence[Face] = (),
    ) -> None:
        """`heads` are cards that it is shown by in place of a picture."""
        super().__init__(look, parent)
        self._heads = tuple(heads)
        self.missing = missing
        self.removable = removable
        self._picture = picture
        self._signs = signs
        self._lines = ("", "", "")
        self._blocks: tuple[TextBlock, TextBlock, TextBlock] | None = None
        self._measured: tuple[object, ...] = ()
        self._when_width = 0.0
        self._beside = True
        self._remove_words = ""
        self._remove: Cross | None = None

    def say(self, title: str, words: str, when: str) -> None:
        """Write a title, the line below it, and when it was."""
        if (title, words, when) == self._lines:
            return
        self.setText(literal(title))
        self._lines = (title, words, when)
        self.setAccessibleName(
            Words(", ", "、")
            .in_(self.look.language)
            .join(spoken(part) for part in self._lines if part)
        )
        self._measured = ()
        self.update()

    def say_remove(self, words: str) -> None:
        """Name the small button that takes the table off the list, and its key."""
        self._remove_words = words
        self.setAccessibleDescription(words)
        self._place_remove()

    @property
    def remove(self) -> Cross:
        """The small button that takes the table off the list; made when it first shows."""
        if self._remove is None:
            self._remove = Cross(self)
            self._remove.clicked.connect(self.forget_wanted)
            self._place_remove()
        return self._remove

    def _place_remove(self) -> None:
        if self._remove is None:
            return
        side = max(TARGET, round(self.unit * 1.6))
        corner = self.sheet.topRight() + QPointF(-side - self.unit * 0.25, self.unit * 0.25)
        self._remove.setGeometry(round(corner.x()), round(corner.y()), side, side)
        self._remove.setAccessibleName(f"{self._remove_words}: {self._lines[0]}")
        self._remove.setToolTip(self._remove_words)

    # -- looks --------------------------------------------------------------------------------

    def height_for(self, width: float) -> float:
        """Return the height of the sheet at a width; lays out what is written on it."""
        unit = self.unit
        if self._measured != (width, unit):
            self._measured = (width, unit)
            self._lay_out(width, unit)
        assert self._blocks is not None
        title, words, when = self._blocks
        text = title.height + (words.height if self._lines[1] else 0.0)
        if not self._beside and self._lines[2]:
            text += when.height
        least = self._picture_width(width) * USUAL_HEIGHT / 1000 + 2 * PAD * unit
        return max(least, text + unit * 1.8)

    def _lay_out(self, width: float, unit: float) -> None:
        left = self._left(width)
        full = width - left - unit * (PAD + 0.35)
        self._beside = width >= NARROW * unit
        when = TextBlock(self._lines[2], full, unit * WHEN, leading=1.4)
        self._when_width = text_width(self._lines[2], unit * WHEN) + 1
        room = full
        if self._beside and self._lines[2]:
            room -= self._when_width + unit * 0.9
        self._blocks = (
            TextBlock(self._lines[0], room, unit * TITLE, bold=True, leading=1.3),
            TextBlock(self._lines[1], room, unit * WORDS, leading=1.36),
            when,
        )

    def _picture_width(self, width: float) -> float:
        return PICTURE * self.unit if width >= BARE * self.unit else 0.0

    def _left(self, width: float) -> float:
        picture = self._picture_width(width)
        return self.unit * PAD + (picture + self.unit * 1.0 if picture else self.unit * 0.35)

    def paint_sheet(self, painter: QPainter, sheet: QRectF) -> None:
        """Paint picture and words."""
        if not self._measured:
            self.height_for(sheet.width())
        if self._blocks is None:
            return
        unit, middle = self.unit, sheet.center().y()
        wide = self._picture_width(sheet.width())
        if wide:
            high = wide * USUAL_HEIGHT / 1000
            frame = QRectF(sheet.left() + PAD * unit, middle - high / 2, wide, high)
            if self.missing:
                self._paint_gone(painter, frame)
            else:
                picture = None if self._heads else self._picture
                paint_picture(painter, frame, picture, self.look.palette, self._signs)
                self._paint_heads(painter, frame)
        title, words, when = self._blocks
        below = not self._beside and bool(self._lines[2])
        height = title.height + (words.height if self._lines[1] else 0.0)
        height += when.height if below else 0.0
        at = QPointF(sheet.left() + self._left(sheet.width()), middle - height / 2)
        title.draw(painter, at, self.look.palette.muted if self.missing else self.ink)
        at += QPointF(0, title.height)
        if self._lines[1]:
            # Of three lines each is a little paler than the one above; of two, as on all tiles.
            second = mix(self.ink, self.pale_ink, 0.4) if self._lines[2] else self.pale_ink
            words.draw(painter, at, self.look.palette.accent_text if self.missing else second)
            at += QPointF(0, words.height)
        if self._lines[2]:
            if not below:
                x = sheet.right() - unit * (PAD + 0.35) - self._when_width
                at = QPointF(x, middle - when.height / 2)
            when.draw(painter, at, self.pale_ink)

    def _paint_heads(self, painter: QPainter, frame: QRectF) -> None:
        """Paint the crests of the cards it is shown by, side by side on the mat."""
        side = frame.height() * HEAD
        gap = side * 0.14
        count = len(self._heads)
        left = frame.center().x() - (side * count + gap * (count - 1)) / 2
        for place, face in enumerate(self._heads):
            centre = QPointF(left + side / 2 + place * (side + gap), frame.center().y())
            paint_crest(painter, centre, side, face)

    def _paint_gone(self, painter: QPainter, frame: QRectF) -> None:
        """Paint the empty place of a table whose file is gone."""
        pen = QPen(QColor(self.look.palette.muted), max(1.0, self.unit * 0.1), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, self.unit * 0.4, self.unit * 0.4)

    # -- taking it away ---------------------------------------------------------------------

    def _show_remove(self, *, wanted: bool) -> None:
        if self.removable and (wanted or self.missing):
            self.remove.show()
        elif self._remove is not None:
            self._remove.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the small button in the corner."""
        super().resizeEvent(event)
        self._place_remove()
        self._show_remove(wanted=self.underMouse())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Offer to take it away."""
        super().enterEvent(event)
        self._show_remove(wanted=True)

    def leaveEvent(self, event: QEvent) -> None:
        """Offer it no more."""
        super().leaveEvent(event)
        self._show_remove(wanted=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take it off the list with Delete."""
        if event.key() in TAKE_AWAY and self.removable:
            self.forget_wanted.emit()
        else:
            super().keyPressEvent(event)


class Cross(QAbstractButton):
    """The small cross in the corner of a table that takes it off the list."""

    def __init__(self, tile: TableTile) -> None:
        super().__init__(tile)
        self._tile = tile
        # With Delete the keyboard has the same without another stop on the way.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cross, on a plate under the pointer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, rect = self._tile.look.palette, QRectF(self.rect())
        if self.underMouse():
            fill(painter, rect, rect.width() * 0.25, colours.choice)
        ink = colours.choice_text if self.underMouse() else colours.muted
        painter.setPen(QPen(QColor(ink), max(1.3, rect.width() * 0.09)))
        reach = rect.width() * 0.2
        for way in (1, -1):
            step = QPointF(reach, reach * way)
            painter.drawLine(rect.center() - step, rect.center() + step)
        painter.end()
