"""The sign at the foot of something that scrolls that there is more below what is seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, Slot
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from app.ui.app.trouble import steady_paint
from app.ui.look.look import Look

HIGH = 0.85
"""Its height in lines of text."""
SPARE = 4
"""Pixels below which nothing worth a sign is left: an edge, no line of text."""


class MoreBelow(QWidget):
    """A shade with an arrow over the last line in sight; it takes no click and no key."""

    def __init__(self, look: Look, area: QAbstractScrollArea, *, raised: bool = False) -> None:
        """`raised`: what scrolls lies on a sheet, and not on the panel itself."""
        super().__init__(area)
        self._look = look
        self._area = area
        self._raised = raised
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        look.changed.connect(self._follow)
        area.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the foot of what is seen."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._follow()
        return super().eventFilter(watched, event)

    @Slot()
    def _follow(self) -> None:
        bar, port = self._area.verticalScrollBar(), self._area.viewport()
        high = round(self._area.fontMetrics().height() * HIGH)
        at = port.geometry()
        # Where hardly more than a line is seen, that line is worth more than the sign.
        worth = bar.maximum() - bar.value() > SPARE and at.height() > 3 * high
        self.setGeometry(QRect(at.left(), at.bottom() + 1 - high, at.width(), high))
        self.setVisible(worth)
        if worth:
            self.raise_()

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Let the words fade into the ground, with an arrow that points down."""
        palette = self._look.palette
        ground = QColor(palette.panel_raised if self._raised else palette.panel)
        clear = QColor(ground)
        clear.setAlpha(0)
        shade = QLinearGradient(QPointF(0, 0), QPointF(0, self.height()))
        shade.setColorAt(0, clear)
        shade.setColorAt(0.75, ground)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), shade)
        half, middle = self.height() * 0.3, QPointF(self.width() / 2, self.height() * 0.62)
        pen = QPen(QColor(palette.text), max(1.6, self.height() * 0.09))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        tip = middle + QPointF(0, half / 2)
        for side in (-1, 1):
            painter.drawLine(middle + QPointF(side * half, -half / 2), tip)
        painter.end()
