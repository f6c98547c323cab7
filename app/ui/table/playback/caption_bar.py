"""The slip over the board that says which moment of a step shows, and leads through them.

It has one place and one size for a whole step: its buttons stay under the pointer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout

from app.core.text.words import Words
from app.ui.commands.action_registry import without_letter
from app.ui.commands.actions.playback_actions import BACK, END, NEXT, RUN, WAIT
from app.ui.look.icons import icon
from app.ui.panels.slips.free_place import EDGE, free_place, taken_on
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.ui.board.board_view import BoardView
    from app.ui.look.look import Look

FORMS = ((19, 0), (15, 0), (12, 0), (9, 0), (7, 0), (24, 3), (15, 3), (24, 1), (12, 1), (8, 1))
"""(width in lines of text, of how many lines the sentences are at most; 0: of as many as they
need): what is tried, the fullest first."""
HIDES = 0.5
"""Share of its own size that it rather covers of an empty place than leave sentences out."""
MOST_HIGH = 0.5
"""Share of the board that it may be high."""
LEFT = (0.02, 0.55)
"""Where on the board it had best lie."""
STEP = 24
"""Pixels between the places that are tried."""
TOUCHES = 0.04
"""Share of its own size that it may cover before a narrower form is tried."""
NAME = Words("What is shown of this step", "この手順の場面")
LAST = Words("To the table as it is", "今の卓へ")
BUTTONS = ("playback_back", "playback_step", "playback_run", "playback_end")


class CaptionBar(QFrame):
    """Title, number, sentences and four buttons."""

    wanted = Signal(str)
    """Id of the action whose button was pressed."""

    def __init__(self, look: Look, board: BoardView, key_of: Callable[[str], str]) -> None:
        """`key_of` says the key of an action, as people read it; "" for none."""
        super().__init__(board)
        self.look = look
        self._board = board
        self._key_of = key_of
        self._texts: tuple[tuple[str, str], ...] = ()
        """Title and sentences of all moments of the step: there is room for the longest."""
        self.setObjectName("captionBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title, self.number, self.words = Label(self), Label(self), Label(self)
        self.title.setProperty("look", "title")
        self.title.setWordWrap(True)
        self.number.setProperty("look", "muted")
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.buttons = {name: self._button(name) for name in BUTTONS}
        row = QHBoxLayout()
        row.setSpacing(2)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.number, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 10, 8)
        column.setSpacing(5)
        column.addLayout(head)
        column.addWidget(self.words, 1)
        column.addLayout(row)
        self.hide()
        board.installEventFilter(self)

    def _button(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("look", "plain")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.wanted.emit(name))
        return button

    # -- what it says -------------------------------------------------------------------------

    def begin(self, texts: Sequence[tuple[str, str]]) -> None:
        """Find a place for a step whose moments have these titles and sentences."""
        self._texts = tuple(texts)
        self.find_place()

    def say(self, title: str, words: str, number: str, *, runs: bool, first: bool) -> None:
        """Say which moment shows, and whether it goes on by itself."""
        self.title.setText(title)
        self.number.setText(number)
        self.setAccessibleName(f"{NAME.in_(self.look.language)}: {title}")
        self.setAccessibleDescription(words)
        self.words.setText(self._cut(words))
        self.words.setToolTip(words if self.words.text() != words else "")
        self._dress(runs=runs)
        self.buttons["playback_back"].setEnabled(not first)

    def _dress(self, *, runs: bool) -> None:
        palette, speak = self.look.palette, self.look.language
        side = round(self.fontMetrics().height() * 1.1)
        told = {
            "playback_back": ("earlier", BACK),
            "playback_step": ("later", NEXT),
            "playback_run": ("pause", WAIT) if runs else ("run", RUN),
            "playback_end": ("to_end", END),
        }
        for name, button in self.buttons.items():
            sign, words = told[name]
            button.setIcon(icon(sign, palette))
            button.setIconSize(QSize(side, side))
            title, key = without_letter(words.in_(speak)), self._key_of(name)
            button.setAccessibleName(title)
            button.setToolTip(f"{title} ({key})" if key else title)

    def _cut(self, words: str) -> str:
        """Return as much of the sentences as there is room for."""
        room = self.words.contentsRect()
        if _high(self.words, words, room.width()) <= room.height() or room.height() <= 0:
            return words
        low, high = 0, len(words)
        while low < high:
            middle = (low + high + 1) // 2
            if _high(self.words, words[:middle] + "…", room.width()) <= room.height():
                low = middle
            else:
                high = middle - 1
        return words[:low].rstrip() + "…"

    # -- where it lies ------------------------------------------------------------------------

    def find_place(self) -> None:
        """Lie where nothing is covered, as far as can be, large enough for every moment."""
        board = self._board
        taken = taken_on(board, board, stays=True)
        near = QPoint(round(board.width() * LEFT[0]), round(board.height() * LEFT[1]))
        best: tuple[float, QSize, QPoint] | None = None
        for wide, most in FORMS:
            least = self.fontMetrics().height() * wide
            size = self._size(min(least, board.width() - 2 * EDGE), most)
            area = size.width() * size.height()
            middle = near + QPoint(size.width() // 2, 0)
            at, cost = free_place(board.rect(), size, taken, middle, step=STEP)
            worth = cost + (HIDES * area if most else 0.0)
            if best is None or worth < best[0]:
                best = worth, size, at
            if cost <= TOUCHES * area:
                break
        assert best is not None
        _, size, at = best
        self.resize(size)
        self.move(at)
        self.show()
        self.raise_()
        self.layout().activate()  # type: ignore[union-attr]

    def _size(self, wide: int, most: int) -> QSize:
        for part in (self, self.title, self.words, *self.buttons.values()):
            part.ensurePolished()
        margins = self.layout().contentsMargins()  # type: ignore[union-attr]
        around = margins.left() + margins.right()
        hints = [button.sizeHint() for button in self.buttons.values()]
        wide = max(wide, sum(hint.width() + 2 for hint in hints) + around)
        inner, line = wide - around, self.fontMetrics().height()
        texts = max((_high(self.words, words, inner) for _, words in self._texts), default=0)
        if most:
            texts = min(texts, most * self.words.fontMetrics().lineSpacing())
        beside = self.number.fontMetrics().horizontalAdvance("00 / 00") + 6
        title = max(
            (_high(self.title, title, inner - beside) for title, _ in self._texts), default=0
        )
        buttons = max(hint.height() for hint in hints)
        high = margins.top() + margins.bottom() + title + max(line, texts) + buttons + line
        return QSize(wide, min(high, round(self._board.height() * MOST_HIGH)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for a place again when the board changes its size."""
        if event.type() == QEvent.Type.Resize and watched is self._board and self.isVisible():
            self.find_place()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a press from what lies beneath."""
        event.accept()


def _high(label: Label, words: str, wide: int) -> int:
    """Return how high words are in the letters of a label, at a width."""
    flags = Qt.TextFlag.TextWordWrap.value
    return label.fontMetrics().boundingRect(0, 0, wide, 10_000, flags, words).height()
