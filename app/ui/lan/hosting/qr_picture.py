"""An invite as a picture to scan: dark on light in every theme, sharp at every scale."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.net.auth.qr_code import QUIET_ZONE, Matrix, qr_matrix
from app.ui.app.trouble import steady_paint

LINES = 13
"""Height in lines of text."""
DARK, BRIGHT = QColor("#000000"), QColor("#ffffff")
"""Scanners want it so, whatever the theme."""


class QrPicture(QWidget):
    """The QR code of a text."""

    def __init__(self, lines: int = LINES) -> None:
        """`lines` is its height in lines of text."""
        super().__init__()
        self._lines = lines
        self._matrix: Matrix = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Draw another text."""
        self._matrix = qr_matrix(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As large as a phone reads it from across a table."""
        side = self.fontMetrics().height() * self._lines
        return QSize(side, side)

    def module(self) -> float:
        """Return the side of one module: a whole number of device pixels, in logical ones."""
        across = len(self._matrix) + 2 * QUIET_ZONE
        ratio = self.devicePixelRatioF()
        return max(1, int(min(self.width(), self.height()) * ratio / across)) / ratio

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the modules."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), BRIGHT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(DARK)
        step = self.module()
        ratio = self.devicePixelRatioF()
        spare = (min(self.width(), self.height()) - step * len(self._matrix)) / 2
        edge = round(spare * ratio) / ratio
        for y, row in enumerate(self._matrix):
            for x, dark in enumerate(row):
                if dark:
                    painter.drawRect(QRectF(edge + x * step, edge + y * step, step, step))
        painter.end()
