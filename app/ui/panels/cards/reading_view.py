"""A card in big text over the window: all it says in words, selectable, scrolled by keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.cards.face import Face
from app.core.text.wording import bracketed
from app.ui.app.trouble import steady_paint
from app.ui.look.fonts import system_pixels
from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.cards.large_card import SHAPE, LargeCard
from app.ui.panels.cards.reading_page import Detail, page_of
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.rich_text import Rich, RichPage, height_of
from app.ui.toolkit.spoken.spoken_role import speak_as

_CLOSING = (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
LARGER = 1.5
"""How much larger than the text of the windows this is."""
FEW_WORDS = ((4 / 3, 18), (1.0, 24))
"""(how much larger still, longest line): what is tried first. Few words would lie lost in a corner
of their sheet."""
LINES = 20
"""So many letters' heights the page is high at least: large text is enlarged no further than that.
"""
LINE = 34
"""The longest line in letters' heights: longer ones are hard to follow."""
SHORTEST_LINE = 15
"""Below this the picture of the card gives way to the words."""
PAD = 14
CARET = 0.06
"""Width of the caret in lines of text."""


class _Page(RichPage):
    """The words: arrows walk through them, Shift selects, Ctrl+C copies."""

    left = Signal(QWidget)
    """The focus went by mouse to another widget."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # Nothing can be written here: the caret comes with the keys that walk through the words.
        self.setCursorWidth(0)
        self.setProperty("look", "reading")
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys that close to the view."""
        if event.key() in _CLOSING:
            event.ignore()
        else:
            self._show_caret()
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is, where it came back to the words."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._show_caret()

    def _show_caret(self) -> None:
        self.setCursorWidth(max(1, round(self.fontMetrics().height() * CARET)))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say where the focus went."""
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self.left.emit(QApplication.focusWidget())


class ReadingView(QWidget):
    """Covers `window`; gives the focus back to where it was when it closes."""

    def __init__(
        self, look: Look, window: QWidget, card: Face | None, details: tuple[Detail, ...] = ()
    ) -> None:
        super().__init__(window, Qt.WindowType.SubWindow)
        self.look = look
        speak_as(self, QAccessible.Role.Dialog)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._covered = window
        self._came_from = QApplication.focusWidget()
        self._card = card
        self._details = details
        self._pixels = 0.0
        self.sheet = QFrame(self)
        self.sheet.setProperty("look", "sheet")
        self.face = LargeCard(look, self.sheet)
        self.face.show_card(card)
        # The page says it all; the picture would say it twice.
        self.face.setAccessibleName("")
        self.page = _Page(self.sheet)
        self.cross = QToolButton(self.sheet)
        self.cross.setProperty("look", "plain")
        self.cross.setIcon(icon("close", look.palette, look.palette.text))
        self.cross.clicked.connect(self.leave)
        self._lay_out()
        window.installEventFilter(self)
        self._cover()
        self.setFocusProxy(self.page)
        self.page.left.connect(self._on_left)
        self.show()
        self.raise_()
        self.page.setFocus()
        announce(self, self.page.toPlainText())
        look.changed.connect(self._follow_look)

    @Slot()
    def _follow_look(self) -> None:
        palette = self.look.palette
        self.cross.setIcon(icon("close", palette, palette.text))
        self._cover()

    def show_details(self, details: tuple[Detail, ...]) -> None:
        """Read what lies on the card now, or the same in other words."""
        self._details = details
        self._cover()

    def _lay_out(self) -> None:
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(self.cross)
        head.addStretch(1)
        row = QHBoxLayout(self.sheet)
        row.setContentsMargins(PAD, PAD, PAD // 2, PAD)
        row.setSpacing(PAD)
        row.addWidget(self.face)
        row.addWidget(self.page, 1)
        row.addLayout(head)

    def _say(self) -> None:
        """Write the page."""
        self.page.show_rich(self._words(self._pixels))
        closing = CLOSE.in_(self.look.language)
        self.cross.setToolTip(closing + bracketed("Esc").in_(self.look.language))
        self.cross.setAccessibleName(closing)
        title = self.page.document().firstBlock().text()
        self.setAccessibleName(title)
        self.page.setAccessibleName(title)

    def _cover(self) -> None:
        """Cover the window; show the card beside its words where both have room.

        The letters follow the text of the windows.
        """
        room = self._covered.rect()
        self.setGeometry(room)
        height = round(room.height() * 0.94)
        widest = round(room.width() * 0.94)
        inside = height - 2 * PAD
        plain = max(self.fontInfo().pixelSize(), system_pixels())
        usual = max(plain, min(plain * LARGER, inside / LINES))
        self.cross.setIconSize(QSize(round(usual), round(usual)))
        beside = self.cross.sizeHint().width() + 4 * PAD
        card = round(inside / SHAPE)
        spare = widest - beside - card
        self.face.setVisible(spare >= usual * SHORTEST_LINE)
        if self.face.isHidden():
            card, spare = 0, widest - beside
        self.face.set_highest(inside)
        self.face.setFixedWidth(max(card, 1))
        across = min(spare, usual * LINE)
        self._pixels = usual
        for larger, line in FEW_WORDS:
            few = min(spare, usual * larger * line)
            if self._height_of(usual * larger, few) <= inside:
                self._pixels, across = usual * larger, few
                break
        self._say()
        width = min(widest, round(across) + beside + card)
        at = QRect((room.width() - width) // 2, (room.height() - height) // 2, width, height)
        self.sheet.setGeometry(at)

    def _height_of(self, pixels: float, width: float) -> float:
        """Return how high the page is in letters of `pixels` and lines of `width`."""
        return height_of(self._words(pixels), self.page.font(), width)

    def _words(self, pixels: float) -> Rich:
        return page_of(self._card, self.look.language, self.look.palette, pixels, self._details)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Darken the window behind the sheet."""
        QPainter(self).fillRect(self.rect(), QColor(8, 14, 26, 170))

    @Slot()
    def leave(self) -> None:
        """Close."""
        if self._came_from is not None:
            self._came_from.setFocus()
            self._came_from = None
        self.close()

    @Slot(QWidget)
    def _on_left(self, goal: QWidget | None) -> None:
        """Close when something else is worked with."""
        if goal is not None and not self.isAncestorOf(goal):
            self._came_from = None
            self.close()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Close on a click beside the sheet."""
        self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, Space and Enter close; nothing reaches the table meanwhile."""
        if event.key() in _CLOSING and not event.isAutoRepeat():
            self.leave()

    def event(self, event: QEvent) -> bool:
        """Claim all keys: Space held over a card repeats, and the window has keys of its own."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go on covering the window."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self._cover()
        return super().eventFilter(watched, event)
