"""One declaration of the pile on the stage: its number, its card, who declares what at what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from app.ui.look.faces.bake import margin
from app.ui.look.faces.card_picture import CardPicture
from app.ui.look.seat_colours import seat_colour
from app.ui.look.strokes import write_centred
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.row_drag import ARROWS

if TYPE_CHECKING:
    from app.core.text.words import Language, Words
    from app.ui.look.card_art import CardArt
    from app.ui.look.look import Look
    from app.ui.panels.stage.stage_words import Told

DISC = 1.3
"""Diameter of the disc with the number, in lines of text."""
PICTURE = 2.6
"""Height of the key card, in lines of text."""
SHAPE = 63 / 88
"""Width of a card by its height."""
EDGE = 5
"""Logical pixels of the edge in the colour of the seat."""
SIGN = "▶ "
"""What stands before what is said of the top."""


class DeclarationSlip(QFrame):
    """Its number from the bottom, the key card, and beside them who, what, at what, for what."""

    pointed = Signal(str)
    """Its declaration's name while the pointer or the keyboard is there; empty after that."""

    lifted = Signal(str, int)
    """Its declaration's name, and how far it is to go towards the top."""
    menu_wanted = Signal(str, QPoint)
    """Its declaration's name, and where on the screen what can be done with it is to show."""

    def __init__(self, look: Look, art: CardArt | None = None) -> None:
        """`art` paints the key cards; None for no pictures."""
        super().__init__()
        self._look = look
        self._art = art
        self._told: Told | None = None
        self.brief = False
        """Whether it has little room: target and cost in one line, the card as a picture alone."""
        self.setProperty("look", "declared")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.declaration = ""
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._disc, self.picture = Label(self), Label(self)
        self.head, self.signs, self.details = Label(self), Label(self), Label(self)
        self.outcome = Label(self)
        self.outcome.setProperty("look", "outcome")
        self.head.setProperty("look", "runs")
        self.signs.setProperty("look", "runs")
        self.details.setProperty("look", "small")
        words = QVBoxLayout()
        words.setSpacing(1)
        for part in (self.head, self.signs, self.details):
            part.setWordWrap(True)
            words.addWidget(part)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE + 5, 5, 8, 5)
        row.setSpacing(7)
        for sign in (self._disc, self.picture):
            row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        row.addWidget(self.outcome, 0, Qt.AlignmentFlag.AlignVCenter)
        if art is not None:
            art.ready.connect(self._show_picture)

    def show_told(self, told: Told, language: Language) -> None:
        """Show a declaration."""
        self._told = told
        self.declaration = told.declaration
        side = round(self.fontMetrics().height() * DISC)
        self._disc.setPixmap(self._number(told.number, side))
        self.head.setText(told.head.in_(language))
        self.signs.setText(_marked(told.signs, language))
        self.signs.setVisible(bool(told.signs))
        brief = told.brief.in_(language)
        self.outcome.setText("" if told.outcome is None else told.outcome.in_(language))
        self.outcome.setVisible(told.outcome is not None)
        lines = [part.in_(language) for part in told.details]
        self.details.setText(brief if self.brief else "\n".join(lines))
        self.details.setVisible(bool(self.details.text()))
        self.setToolTip("\n".join(lines) if self.brief else "")
        self.setAccessibleName(told.sentence.in_(language))
        self.setAccessibleDescription(self.signs.text().removeprefix(SIGN))
        for name, on in (("top", told.top), ("answered", told.answered)):
            if self.property(name) != on:
                self.setProperty(name, on)
                self.style().unpolish(self)
                self.style().polish(self)
        self._show_picture()
        self.update()

    def _show_picture(self, *_ready: object) -> None:
        """Show the key card; its back where the seat may not know which it is."""
        told = self._told
        shows = told is not None and told.has_card and self._art is not None
        self.picture.setVisible(shows)
        if not shows or told is None or self._art is None:
            return
        dpr = self.devicePixelRatioF()
        high = round(self.fontMetrics().height() * PICTURE * dpr)
        size = QSize(round(high * SHAPE), high)
        want = CardPicture(
            told.picture,
            (size.width(), size.height()),
            self._look.language,
            dpr=dpr,
            flat=True,
        )
        edge = margin(size.width())
        card = self._art.get(want).copy(QRect(QPoint(edge, edge), size))
        card.setDevicePixelRatio(dpr)
        self.picture.setPixmap(card)

    def _number(self, number: int, side: int) -> QPixmap:
        """Return the dark disc with the place in the pile."""
        palette, dpr = self._look.palette, self.devicePixelRatioF()
        pixels = max(1, round(side * dpr))
        pixmap = QPixmap(pixels, pixels)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        centre = QPointF(pixels / 2, pixels / 2)
        painter.setPen(QColor(palette.badge_text))
        painter.setBrush(QColor(palette.badge))
        painter.drawEllipse(centre, pixels / 2 - 1, pixels / 2 - 1)
        write_centred(painter, centre, str(number), pixels * 0.62, palette.badge_text)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edge in the colour of the seat, whose name stands beside it."""
        super().paintEvent(event)
        if self._told is None:
            return
        painter = QPainter(self)
        inside = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        inside.setWidth(EDGE)
        painter.fillRect(inside, QColor(seat_colour(self._told.seat)))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with Alt and an arrow."""
        by = ARROWS.get(Qt.Key(event.key()), 0)
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not by or modifiers != Qt.KeyboardModifier.AltModifier:
            super().keyPressEvent(event)
            return
        self.lifted.emit(self.declaration, -by)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for what can be done with it."""
        self.menu_wanted.emit(self.declaration, event.globalPos())
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Point out what it is aimed at."""
        super().enterEvent(event)
        self.pointed.emit(self.declaration)

    def leaveEvent(self, event: QEvent) -> None:
        """Point out nothing, unless the keyboard is here."""
        super().leaveEvent(event)
        self.pointed.emit(self.declaration if self.hasFocus() else "")

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The same for the keyboard."""
        super().focusInEvent(event)
        self.pointed.emit(self.declaration)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point out nothing, unless the pointer is here."""
        super().focusOutEvent(event)
        self.pointed.emit(self.declaration if self.underMouse() else "")


def _marked(signs: tuple[Words, ...], language: Language) -> str:
    """Return what is said of the top; nothing of any other."""
    return SIGN + " · ".join(sign.in_(language) for sign in signs) if signs else ""
