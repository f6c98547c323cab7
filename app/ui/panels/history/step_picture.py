"""What a step of the history looked like, over the board: to look at, and to go back to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QIcon,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.ui.app.trouble import steady_paint
from app.ui.look.colour import with_alpha
from app.ui.look.crest_icon import sign_icon
from app.ui.look.look import Look
from app.ui.panels.history.more_button import MoreButton
from app.ui.panels.history.movie_controls import MovieControls
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.cards.face import Face

AS_IT_WAS = Words("As it was at {number}: {sentence}", "{number}の場面：{sentence}")
STAY = Words("Go back to this step", "この手順まで戻る")
PLAY_ON = Words("Play on from here, apart", "ここから別の卓で続ける")
HOST = Words("Host from here", "ここからネットワークの卓で続ける")
NOW = Words("Back to now", "現在に戻る")
MOST_HIGH = 0.42
"""Share of the picture that the sheet may hide before it leaves something out."""
EDGE = 10
"""Pixels around the words."""
VEIL = 0.22
"""How much of the mat lies over the picture: it is not what is on the table now."""


class StepPicture(QWidget):
    """Covers all of the board; a click or Esc shows the table as it is now again."""

    stay_wanted = Signal()
    """The table is to go back to the step."""
    apart_wanted = Signal()
    """Somebody wants to play on from the step, on a table of their own."""
    host_wanted = Signal()
    """Somebody wants to play on from the step, on a table that others come to."""
    left = Signal()
    """It is not looked at any more."""

    def __init__(self, look: Look, board: QWidget) -> None:
        # Tab goes round inside, as on any sheet over the board.
        super().__init__(board, Qt.WindowType.SubWindow)
        self.look = look
        self._board = board
        self._image = QImage()
        self._veil = QColor(with_alpha(look.palette.mat, VEIL))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.crest = Label()
        self.words = Label()
        self.words.setWordWrap(True)
        self.stay, self.now = (
            QPushButton(STAY.in_(look.language)),
            QPushButton(NOW.in_(look.language)),
        )
        self.now.setProperty("look", "primary")
        self.stay.clicked.connect(self.stay_wanted)
        self.now.clicked.connect(self.left)
        self.apart = QPushButton(PLAY_ON.in_(look.language))
        self.apart.clicked.connect(self.apart_wanted)
        self.host = QPushButton(HOST.in_(look.language))
        self.host.clicked.connect(self.host_wanted)
        self.comment = Label()
        self.comment.setWordWrap(True)
        self.comment.setProperty("look", "muted")
        self._sheet = sheet = QFrame(self)
        # A click beside a button is no click on the picture, which would leave it.
        sheet.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        sheet.setProperty("look", "sheet")
        self.controls = MovieControls(look, sheet)
        for pressed in self.controls.buttons.values():
            # Whoever plays by the pointer goes on by keys.
            pressed.clicked.connect(self._take_keyboard)
        column = QVBoxLayout(sheet)
        # First of all: whatever is said of a step, the buttons stay under the pointer.
        column.addWidget(self.controls)
        told = QHBoxLayout()
        told.addWidget(self.crest)
        told.addWidget(self.words, 1)
        column.addLayout(told)
        column.addWidget(self.comment)
        for button in (self.stay, self.apart, self.host):
            self.controls.add(button)
        self.more = MoreButton(look, self.controls, (self.stay, self.apart, self.host), sheet)
        self.controls.add(self.more)
        self.controls.add(self.now)
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        row.addWidget(sheet, 1, Qt.AlignmentFlag.AlignTop)
        board.installEventFilter(self)
        self.hide()

    def show_step(
        self,
        image: QImage,
        number: str,
        sentence: str,
        comment: str = "",
        about: Face | None = None,
    ) -> None:
        """Show what a step looked like; `sentence` is its line of the log.

        `comment` is what people, or the adviser, had to say of it; `about` the one card that the
        step is about, where there is one.
        """
        side = self.fontMetrics().height() * 3 // 2
        crest = QIcon()
        if about is not None:
            crest = sign_icon(about, side, self.devicePixelRatioF(), self.look.language)
        self.crest.setPixmap(crest.pixmap(side, side))
        self.crest.setVisible(not crest.isNull())
        self.comment.setText(comment)
        self.comment.setVisible(bool(comment))
        self._image = image
        words = AS_IT_WAS.in_(self.look.language).format(number=number, sentence=sentence)
        self.words.setText(words)
        self.setAccessibleName(words)
        self.setGeometry(self._board.rect())
        self._leave_room()
        self.show()
        self.raise_()
        self.update()

    @Slot()
    def _take_keyboard(self) -> None:
        focused = QApplication.focusWidget()
        if focused is None or not self.isAncestorOf(focused):
            self.setFocus()

    def _leave_room(self) -> None:
        """Put what is wanted least into a menu, where the sheet would hide too much of the picture.

        The line goes without: steps, turns and jumps lead wherever it does.
        """
        controls, layout = self.controls, self._sheet.layout()
        assert layout is not None
        controls.show_all((self.stay, self.apart, self.host))
        self.more.hide()
        width, most = self.width() - 2 * EDGE, self.height() * MOST_HIGH
        least = (controls.speed, self.host, controls.eyes, self.apart, controls.jumps, self.stay)
        for part in (controls.line, *least):
            controls.measure_anew()
            layout.invalidate()
            if self._sheet.heightForWidth(width) <= most:
                break
            self.more.setVisible(self.more.isVisibleTo(self) or part is not controls.line)
            part.hide()

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture, veiled."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(self.rect()), self._image)
        painter.fillRect(self.rect(), self._veil)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the table again: nothing here can be taken hold of."""
        event.accept()
        self.left.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move nothing below."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc shows the table again; arrows go on, Space plays; none reaches the table below."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            self.controls.take_key(event.key())
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open no menu of what lies below."""
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave when the board is another in size, or the keyboard comes to it."""
        if self.isVisible() and event.type() in (QEvent.Type.Resize, QEvent.Type.FocusIn):
            self._leave()
        return super().eventFilter(watched, event)

    @Slot()
    def _leave(self) -> None:
        self.left.emit()
