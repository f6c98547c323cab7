"""The curtain over the whole window: who is to sit down, and the buttons that let it rise.

It takes every key and every drop while it is down. What it says comes as a `CurtainPage`; it
knows nothing of tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEasingCurve,
    QElapsedTimer,
    QEvent,
    QObject,
    QPoint,
    QSize,
    Qt,
    QVariantAnimation,
    Slot,
)
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.core.text.wording import bracketed
from app.ui.app.trouble import steady_paint
from app.ui.commands.native_key import native
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.table.curtain.cloth import paint_curtain
from app.ui.table.curtain.crest import Crest
from app.ui.table.curtain.curtain_style import curtain_style, title_pixels
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from app.ui.table.curtain.curtain_page import Choice, CurtainPage

RISE = 320
"""Milliseconds."""
WIDE = 34
"""Width of the words in lines of text."""


def settled(since: QElapsedTimer) -> bool:
    """Whether the page was there long enough that a press is meant for it.

    The second half of a double press on "End turn" would let the next seat's cards be seen.
    """
    return since.hasExpired(QApplication.doubleClickInterval())


class Curtain(QWidget):
    """Covers its parent; falls at once, and rises by one of its buttons."""

    def __init__(self, look: Look, room: QWidget) -> None:
        # Qt keeps Tab inside what it takes for a window of its own within the window.
        super().__init__(room, Qt.WindowType.SubWindow)
        self.look = look
        self.setObjectName("curtain")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.animated = True
        self.page: CurtainPage | None = None
        """What it says; None while it is up, or on its way."""
        self._room = room
        self._cloth: QImage | None = None
        self._since = QElapsedTimer()
        self.above, self.title, self.hint = Label(), Label(), Label()
        self.buttons: list[QPushButton] = []
        self._crest = Crest(self)
        self._lay_out()
        self._rise = QVariantAnimation(self)
        self._rise.setDuration(RISE)
        self._rise.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.valueChanged.connect(self._on_rise)
        self._rise.finished.connect(self.hide)
        room.installEventFilter(self)
        self.hide()
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        for label, name in ((self.above, "above"), (self.title, "title"), (self.hint, "hint")):
            label.setObjectName(name)
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._main, self._beside = QHBoxLayout(), QHBoxLayout()
        for row in (self._main, self._beside):
            row.addStretch(1)
            row.addStretch(1)
        column = QVBoxLayout()
        column.addStretch(5)
        column.addWidget(self._crest, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.above)
        column.addWidget(self.title)
        column.addWidget(self.hint)
        column.addLayout(self._main)
        column.addLayout(self._beside)
        column.addStretch(7)
        self._column = column
        self._frame = QHBoxLayout(self)
        self._frame.setContentsMargins(0, 0, 0, 0)
        self._frame.addStretch(1)
        self._frame.addLayout(column)
        self._frame.addStretch(1)

    # -- falling and rising -------------------------------------------------------------------

    def fall(self, page: CurtainPage) -> None:
        """Close at once and say `page`; down already, say another one."""
        self._rise.stop()
        self.page = page
        self._since.start()
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(choice) for choice in page.choices]
        self._write()
        self.setGeometry(self._room.rect())
        self._fit()
        self.show()
        self.raise_()
        self.take_focus()
        announce(self, f"{self.title.text()}. {self.hint.text()}", urgent=True)

    def rise(self) -> None:
        """Open; what lies behind it can be used from now on."""
        if self.page is None:
            return
        self.page = None
        for button in self.buttons:
            button.setEnabled(False)
        if self.animated and self.isVisible():
            # What lies behind is laid first: it would take the time of the whole way up.
            soon(self._begin_to_rise)
        else:
            self.hide()

    @Slot()
    def _begin_to_rise(self) -> None:
        if self.page is None:
            self._rise.start()

    def take_focus(self) -> None:
        """Put the keyboard on the button that answers."""
        if self.page is not None:
            self.buttons[self.page.first].setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _on_rise(self, share: float) -> None:
        self.move(QPoint(0, -round(self._room.height() * share)))

    def _button(self, choice: Choice) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("weight", choice.weight)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._choose(choice))
        row = self._beside if choice.weight == "small" else self._main
        row.insertWidget(row.count() - 1, button)
        button.show()
        return button

    def _choose(self, choice: Choice) -> None:
        if self.page is not None and choice in self.page.choices and settled(self._since):
            choice.do()

    # -- keys, mouse, drops -------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Swallow what no button takes; the arrows go from button to button."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Down: 1,
        }
        pressed = event.keyCombination()
        for choice in () if self.page is None else self.page.choices:
            if any(QKeySequence(key) == QKeySequence(pressed) for key in choice.keys):
                self._choose(choice)
                event.accept()
                return
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            self.focusNextPrevChild(step > 0)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no press through to what lies behind; the keyboard stays on the buttons."""
        self.take_focus()
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take what is dragged over, so that nothing behind does, and want none of it."""
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Refuse it everywhere."""
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        """Do nothing with it."""
        event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover all of the room whatever its size."""
        if watched is self._room and event.type() == QEvent.Type.Resize and self.page is not None:
            self.setGeometry(self._room.rect())
        return super().eventFilter(watched, event)

    # -- words and looks ----------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        self._cloth = None
        self._crest.colour = self.look.palette.mat_text
        self._write()
        self._fit()
        self.update()

    def _write(self) -> None:
        page, language = self.page, self.look.language
        if page is None:
            return
        self.above.setText(page.above.in_(language))
        self.title.setText(page.title.in_(language))
        self.hint.setText(page.hint.in_(language))
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.hint.text())
        for button, choice in zip(self.buttons, page.choices, strict=True):
            title = choice.title.in_(language)
            key = "".join(bracketed(native(one)).in_(language) for one in choice.keys[:1])
            button.setText(literal(title + key))
            button.setAccessibleName(title)
            # What is asked is spoken with the button that answers it.
            button.setAccessibleDescription(f"{self.title.text()}. {self.hint.text()}")

    def _fit(self) -> None:
        """Let words and sign follow the size of text and of the window."""
        line, room = self.fontMetrics().height(), self.size()
        if not self._room.rect().contains(self.rect()) or room.height() < line * 4:
            return  # it has not taken its place yet
        pixels = float(self.fontInfo().pixelSize())
        title = title_pixels(pixels, room.height())
        style = curtain_style(self.look.palette, pixels, title)
        if style != self.styleSheet():
            self.setStyleSheet(style)
        width = min(line * WIDE, room.width() - 2 * line)
        for label in (self.above, self.title, self.hint):
            label.setFixedWidth(width)
        gap = max(2, min(line, room.height() // 46))
        self._column.setSpacing(gap)
        self._main.setSpacing(gap)
        self._main.setContentsMargins(0, gap // 2, 0, 0)
        self._beside.setSpacing(gap)
        self._crest.setVisible(False)
        spare = room.height() * 0.86 - self._words_height(width, gap)
        self._crest.fit(room.height(), spare - gap)

    def _words_height(self, width: int, gap: int) -> int:
        """Return how high all is but the sign."""
        labels = (self.above, self.title, self.hint)
        high = sum(label.heightForWidth(width) for label in labels)
        small = [b for b in self.buttons if b.property("weight") == "small"]
        for row in (small, [b for b in self.buttons if b not in small]):
            high += max((button.sizeHint().height() for button in row), default=0)
        return high + gap * (len(labels) + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hang a curtain of another size."""
        super().resizeEvent(event)
        self._cloth = None
        self._fit()

    @steady_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth."""
        ratio = self.devicePixelRatioF()
        size = QSize(round(self.width() * ratio), round(self.height() * ratio))
        if self._cloth is None or self._cloth.size() != size:
            self._cloth = paint_curtain(size, self.look.palette, ratio)
            self._cloth.setDevicePixelRatio(ratio)
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        painter.drawImage(0, 0, self._cloth)
