"""The curves of a deck: a bar for each number, with how many cards have it.

They stand side by side where there is room, otherwise one below the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.cards.deck.deck_curves import Curve
from app.core.text.words import Language
from app.ui.app.trouble import steady_paint
from app.ui.decks.editor import editor_words
from app.ui.decks.odds.plot_ink import ink_of
from app.ui.home.focus_stop import unit_of
from app.ui.look.look import Look
from app.ui.look.strokes import fill, outline, write, write_centred

WIDEST = 3.4
"""Letters that a number takes at most."""
BESIDE, HIGHEST = 24.0, 22.0
"""Letters of width that a curve takes at least beside others, and of height at most."""
BAR = 0.68
"""Share of its place that a bar takes."""


class CurvesPanel(QWidget):
    """Shows the curves of one deck; it can be read by a screen reader too."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.curves: tuple[Curve, ...] = ()
        self._language: Language = look.language
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.update)

    def show_curves(self, curves: Sequence[Curve]) -> None:
        """Show other curves."""
        self.curves = tuple(curves)
        self._tell()

    def speak(self, language: Language) -> None:
        """Say everything in another language."""
        self._language = language
        self._tell()

    def _tell(self) -> None:
        self.setAccessibleName(editor_words.CURVES.in_(self._language))
        said = [editor_words.curve_told(one).in_(self._language) for one in self.curves]
        self.setAccessibleDescription("\n".join(said))
        self.update()

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the curves, each in an equal share of the height."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, p = unit_of(self), self.look.palette
        shown = [one for one in self.curves if one.counts]
        if not shown:
            write_centred(
                painter,
                QPointF(self.width() / 2, self.height() / 2),
                editor_words.NO_CURVES.in_(self._language),
                unit,
                p.muted,
                bold=False,
            )
        room = QRectF(self.rect()).adjusted(unit * 0.4, unit * 0.4, -unit * 0.4, -unit * 0.2)
        beside = self.width() >= len(shown) * BESIDE * unit
        share = 1 / max(1, len(shown))
        for place, one in enumerate(shown):
            box = QRectF(room)
            if beside:
                box.setWidth(room.width() * share - unit)
                box.moveLeft(room.left() + room.width() * share * place)
                box.setHeight(min(room.height(), unit * HIGHEST))
            else:
                box.setHeight(room.height() * share - unit * 0.6)
                box.moveTop(room.top() + room.height() * share * place)
            self._curve(painter, one, box, unit)
        if self.hasFocus():
            edge = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            outline(painter, edge, unit * 0.3, p.gold, 2)
        painter.end()

    def _curve(self, painter: QPainter, one: Curve, box: QRectF, unit: float) -> None:
        p = self.look.palette
        title = editor_words.curve_title(one).in_(self._language)
        write(
            painter,
            QPointF(box.left() + unit * 0.4, box.top() + unit),
            title,
            unit,
            p.text,
            bold=True,
        )
        foot, top = box.bottom() - unit * 1.5, box.top() + unit * 2.9
        room = max(1.0, foot - top)
        stride = min(unit * WIDEST, (box.width() - unit * 0.8) / len(one.counts))
        most = max(count for _, count in one.counts)
        ink = ink_of(p)["exact"]
        for place, (number, count) in enumerate(one.counts):
            x = box.left() + unit * 0.4 + stride * (place + 0.5)
            high = room * count / most
            bar = QRectF(x - stride * BAR / 2, foot - high, stride * BAR, high)
            if count:
                fill(painter, bar, min(unit * 0.2, stride * 0.1), ink)
                above = QPointF(x, bar.top() - unit * 0.6)
                write_centred(painter, above, str(count), unit * 0.86, p.text, bold=False)
            below = QPointF(x, foot + unit * 0.75)
            write_centred(painter, below, str(number), unit * 0.9, p.muted)
        line = QRectF(box.left() + unit * 0.4, foot, stride * len(one.counts), max(1.0, p.heavy))
        fill(painter, line, 0, p.muted)
