"""The ground of a screen while it shows: painted once for a size, after all the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QRectF, QTimer, Slot

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QWidget

    from app.games.contracts.card_contract import GameCards
    from app.ui.look.look import Look

SETTLED = 120
"""Milliseconds after which a window is taken to have the size it will have."""


class Backdrop(QObject):
    """Paints the ground of a screen, with the corner of a table where there is room for it."""

    def __init__(self, screen: QWidget, look: Look, cards: GameCards) -> None:
        super().__init__(screen)
        self._look = look
        self._room = QRectF()
        self._cards = cards
        self.picture: QPixmap | None = None
        """The ground with the table; None while it is not painted, or not needed."""
        self._painted: tuple[object, ...] = ()
        """What the picture was painted for."""
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self._paint_table)

    def take(self, cards: GameCards) -> None:
        """Let the cards of another game lie on the table."""
        self._cards = cards
        self.let_go()

    @property
    def _screen(self) -> QWidget:
        # A name of its own for it would keep a screen that has ended.
        return cast("QWidget", self.parent())

    def renew(self, room: QRectF) -> None:
        """Paint the ground anew if something about it is different now.

        `room` is where the corner may show; it ends at the lower right one of the screen.
        The table comes a moment after what matters; until then the old picture has to do.
        """
        self._room = room
        if self._wanted == self._painted:
            return
        resized = self.picture is not None and self._painted[0] != self._screen.size()
        self._waiting.start(SETTLED if resized else 0)
        self._screen.update()

    @property
    def _wanted(self) -> tuple[object, ...]:
        """What a picture would be painted for now."""
        screen, look = self._screen, self._look
        return (
            screen.size(),
            screen.devicePixelRatioF(),
            self._room,
            look.palette,
            look.language,
        )

    @Slot()
    def _paint_table(self) -> None:
        if not self._screen.isVisible():
            return
        from app.ui.home.home_ground import ground_with_table  # noqa: PLC0415 - when it shows

        screen, look = self._screen, self._look
        self._painted = self._wanted
        self.picture = ground_with_table(
            screen.size(),
            screen.devicePixelRatioF(),
            self._room,
            look.palette,
            self._cards,
            look.language,
        )
        screen.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the ground, without the table as long as that is not there."""
        if self.picture is not None:
            painter.drawPixmap(self._screen.rect(), self.picture)
        else:
            from app.ui.home.home_ground import paint_ground  # noqa: PLC0415 - when it shows

            paint_ground(painter, QRectF(self._screen.rect()), self._look.palette)

    def let_go(self) -> None:
        """Give the memory of the picture back."""
        self.picture = None
        self._painted = ()
