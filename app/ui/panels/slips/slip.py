"""One slip of paper over the board: a sentence, perhaps one thing to do, and then it goes."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.data.value import value
from app.core.text.wording import bracketed
from app.core.text.words import Words
from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.panels.messages.message_list import Remedy
from app.ui.toolkit.plain_text import Label, literal

FADE = 160
"""Milliseconds."""
SHORTEST, LONGEST = 5000, 12000
"""Milliseconds a slip stays: long enough to read it, and to decide."""
READING = 65
"""Milliseconds for each letter."""
WIDE, NARROW, SLIM = 20, 14, 9
"""Widths in lines of text: what reads best, what fits between the places of a full mat, and what
fits there in large text."""
NO_LIMIT = 16_777_215
"""Pixels: what Qt takes for the largest size there is."""
CLOSE = Words("Dismiss", "閉じる")
Holding = Literal["pointer", "keyboard", "drag", "others"]


@value
class Says:
    """What stands on a slip."""

    words: Words
    sign: str = ""
    """Name of an icon."""
    button: Words | None = None
    do: Callable[[], object] | None = None
    key: str = ""
    """The key that does the same, as it is written on this system."""


class Slip(QFrame):
    """Comes, waits, goes; waits longer while somebody reads it. Never takes the focus."""

    gone = Signal()
    """It has left, by itself or because it was sent away."""
    reworded = Signal()
    """It has other words, or another size."""
    looked_at = Signal(bool)
    """Whether the pointer or the keyboard is on it."""

    def __init__(self, look: Look, room: QWidget, says: Says) -> None:
        super().__init__(room)
        self.look = look
        self.setObjectName("slip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.says = says
        self.animated = True
        self.remedy: Remedy | None = None
        """What the message offers, where it is one that was kept."""
        self.origin: QWidget | None = None
        """Gets the keyboard when the slip goes while one of its buttons has it."""
        self._holders: set[Holding] = set()
        self._left_for_good = False
        self._left = 0
        """Milliseconds that are left once nobody holds it any more."""
        self._sign = Label(self)
        self.label = Label(self)
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.cross = QToolButton(self)
        self.cross.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cross.clicked.connect(self.leave)
        self.button = QPushButton(self)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._on_button)
        self._lay_out()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fade_out)
        self._effect = QGraphicsOpacityEffect(self)
        self._effect.setEnabled(False)
        self.setGraphicsEffect(self._effect)
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(FADE)
        self._fade.valueChanged.connect(self._on_fade)
        self._fade.finished.connect(self._on_faded)
        for child in (self.button, self.cross):
            child.installEventFilter(self)
        self._follow_look()
        self.hide()
        look.changed.connect(self._follow_look)

    def _lay_out(self) -> None:
        self._head = head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.label, 1)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 8)
        column.setSpacing(6)
        column.addLayout(head)
        column.addLayout(foot)

    # -- what stands on it --------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        palette = self.look.palette
        self.setStyleSheet(
            f"QFrame#slip {{ background: {palette.bar}; border: 1px solid {palette.gold};"
            f" border-radius: 9px; }} QLabel {{ color: {palette.bar_text}; }}"
            f"QPushButton, QToolButton {{ background: transparent; color: {palette.gold};"
            f" border: 1px solid {palette.bar_line}; font-weight: 700; }}"
            "QToolButton { border-color: transparent; padding: 1px; }"
            f"QPushButton:focus, QPushButton:hover, QToolButton:focus, QToolButton:hover"
            f" {{ border: 2px solid {palette.gold}; }}"
        )
        side = self.fontMetrics().height()
        if self.says.sign:
            picture = icon(self.says.sign, palette, palette.gold).pixmap(QSize(side, side))
            self._sign.setPixmap(picture)
        self.cross.setIcon(icon("close", palette, palette.bar_muted))
        self.cross.setIconSize(QSize(side * 3 // 4, side * 3 // 4))
        self._tell()
        self.reworded.emit()

    @property
    def words(self) -> str:
        """The sentence, in the language of the program."""
        return self.says.words.in_(self.look.language)

    def _tell(self) -> None:
        says, words = self.says, self.words
        self.label.setText(words)
        self.setAccessibleName(words)
        self._sign.setVisible(bool(says.sign))
        self.button.setVisible(says.button is not None)
        if says.button is not None:
            self.button.setText(literal(self._title(keyed=True)))
            self.button.setAccessibleName(self._title(keyed=False))
            self.button.setAccessibleDescription(words)
        close = CLOSE.in_(self.look.language)
        self.cross.setAccessibleName(close)
        self.cross.setToolTip(close + bracketed("Esc").in_(self.look.language))

    def _title(self, *, keyed: bool) -> str:
        """Return what stands on the button, with its key or without."""
        if self.says.button is None:
            return ""
        title = self.says.button.in_(self.look.language)
        return f"{title}  {self.says.key}".rstrip() if keyed else title

    def _least(self, room: int) -> int:
        """Return how wide the button needs it to be: with its key, if there is room for that."""
        if self.says.button is None:
            return 0
        for keyed in (True, False):
            self.button.setText(literal(self._title(keyed=keyed)))
            least = self.button.sizeHint().width() + 24
            if least <= room:
                break
        return least

    def fit(self, lines: int, room: int) -> QSize:
        """Take the size for a width of so many lines of text, `room` pixels at most."""
        for part in (self, self.label, self.cross, self.button):
            part.ensurePolished()
        unit = self.fontMetrics().height()
        beside = 24 + (self.cross.sizeHint().width() + 8 if not self.cross.isHidden() else 0)
        beside += unit + 8 if self.says.sign else 0
        words = self.fontMetrics().horizontalAdvance(self.words) + 6
        self.widen(max(120, self._least(room), min(room, unit * lines, words + beside)))
        return self.size()

    def widen(self, width: int, most: int = NO_LIMIT) -> None:
        """Take a width, and the height that the words then need.

        Words that would be higher than `most` are cut; all of them are its accessible name.
        """
        self.label.setText(self.words)
        high = self._high(width)
        if high > most:
            letters = range(len(self.words))
            first = bisect_left(letters, True, key=lambda count: self._cut(count, width) > most)
            high = self._cut(max(0, first - 1), width)
        self.resize(width, high)

    def _cut(self, letters: int, width: int) -> int:
        """Show so many letters and no more; return how high that is."""
        self.label.setText(self.words[:letters].rstrip() + "…")
        return self._high(width)

    def _high(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        for part in (self, self._sign, self.label, self.cross, self.button):
            part.ensurePolished()
        # That the words are others is known to the layout within only after it was shown.
        self._head.invalidate()
        layout.invalidate()
        # The layout knows nothing of the frame around it.
        frame = self.contentsMargins()
        high = layout.heightForWidth(width - frame.left() - frame.right())
        return max(high, layout.minimumSize().height()) + frame.top() + frame.bottom()

    # -- coming and going ---------------------------------------------------------------------

    def appear(self) -> None:
        """Come up at its place."""
        self._left = min(LONGEST, SHORTEST + READING * max(0, len(self.words) - 30))
        self.show()
        self.raise_()
        if self.animated:
            self._run(0.0, 1.0)
        self._go_on()

    def leave(self) -> None:
        """Go at once, for good."""
        if self._left_for_good:
            return
        self._left_for_good = True
        self._timer.stop()
        self._fade.stop()
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused) and self.origin is not None:
            self.origin.setFocus()
        self.hide()
        self.gone.emit()

    def hold(self, holder: Holding, *, held: bool) -> None:
        """Let no time pass while it is held."""
        if held:
            self._holders.add(holder)
            if self._timer.isActive():
                self._left = self._timer.remainingTime()
                self._timer.stop()
            if self._fade.endValue() == 0.0 and self.isVisible():
                self._fade.stop()
                self._effect.setEnabled(False)
                self._fade.setEndValue(1.0)
        else:
            self._holders.discard(holder)
            self._go_on()

    def _go_on(self) -> None:
        if not self._holders and not self.isHidden():
            self._timer.start(max(1000, self._left))

    @Slot()
    def _fade_out(self) -> None:
        if self.animated:
            self._run(1.0, 0.0)
        else:
            self.leave()

    def _run(self, start: float, end: float) -> None:
        self._fade.stop()
        self._effect.setOpacity(start)
        self._effect.setEnabled(True)
        self._fade.setStartValue(start)
        self._fade.setEndValue(end)
        self._fade.start()

    @Slot(object)
    def _on_fade(self, share: float) -> None:
        self._effect.setOpacity(share)

    @Slot()
    def _on_faded(self) -> None:
        # An effect paints the slip twice: only while it fades.
        self._effect.setEnabled(False)
        if self._fade.endValue() == 0.0:
            self.leave()

    @Slot()
    def _on_button(self) -> None:
        do = self.says.do
        self.leave()
        if do is not None:
            do()

    # -- being read ---------------------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:
        """Wait while the pointer is on it."""
        super().enterEvent(event)
        self.hold("pointer", held=True)
        self.looked_at.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Go on when the pointer has left."""
        super().leaveEvent(event)
        self.looked_at.emit(False)
        self.hold("pointer", held=False)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Wait while the keyboard is on one of its buttons."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.hold("keyboard", held=event.type() == QEvent.Type.FocusIn)
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go on a click; it never reaches the board beneath."""
        event.accept()
        self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc sends it away; Enter presses the button that has the focus."""
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and focused is self.button:
            self.button.click()
        else:
            super().keyPressEvent(event)
