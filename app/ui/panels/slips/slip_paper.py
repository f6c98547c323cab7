"""The paper of a slip: what stands on it, and how large it is for that."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
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
from app.ui.look.style.style_controls import TARGET
from app.ui.toolkit.plain_text import Label, literal

WIDE, NARROW, SLIM = 20, 14, 9
"""Widths in lines of text: what reads best, what fits between the places of a full mat, and what
fits there in large text."""
NO_LIMIT = 16_777_215
"""Pixels: what Qt takes for the largest size there is."""
CLOSE = Words("Dismiss", "閉じる")


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


class SlipPaper(QFrame):
    """Sign, sentence, cross and perhaps a button."""

    reworded = Signal()
    """It has other words, or another size."""

    def __init__(self, look: Look, room: QWidget, says: Says) -> None:
        super().__init__(room)
        self.look = look
        self.setObjectName("slip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.says = says
        self._sign = Label(self)
        self.label = Label(self)
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.cross = QToolButton(self)
        self.cross.setMinimumSize(TARGET, TARGET)
        self.cross.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button = QPushButton(self)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()
        self._follow_look()
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
