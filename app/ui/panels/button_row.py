"""A row of buttons that keeps its place: one line high, and what has no room is in a menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from app.core.data.value import value
from app.core.text.words import Words
from app.ui.commands.native_key import show_key
from app.ui.toolkit.plain_text import literal
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from app.ui.look.look import Look

GAP = 5
"""Pixels between two buttons."""
DOTS = "…"
FEW = 2
"""With fewer buttons than this in the row, their keys are left out to make room."""

First = Literal["strong", "primary"]
"""How the likeliest button stands out: by its letters, or as what the sheet is for."""


@value
class Deed:
    """One thing that can be done, as it is written on a button or in the menu."""

    title: str
    key: str = ""
    """Empty for none."""
    short: str = ""
    """The title where there is hardly any room; empty for the same one."""
    tip: str = ""
    """What is told of it besides, on the button alone."""
    enabled: bool = True


class ButtonRow(QWidget):
    """Shows the first deeds as buttons, as many as there is room for, and the rest under More."""

    pressed = Signal(int)
    """The number of the deed that was chosen, by button or in the menu."""

    def __init__(
        self,
        look: Look,
        parent: QWidget | None = None,
        *,
        most: int = 5,
        first: First = "strong",
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._first = first
        self.deeds: tuple[Deed, ...] = ()
        self.buttons: list[QPushButton] = []
        """The buttons of the first deeds; those without room are hidden."""
        self.menu: QMenu | None = None
        """The menu of the other deeds, once it was opened."""
        self._most = most
        self.more = QPushButton(self)
        self._opener = Opener(self.more, opens="menu")
        self.more.clicked.connect(self.open_menu)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._follow_look)
        self._follow_look()

    def set_deeds(self, deeds: Sequence[Deed]) -> None:
        """Offer these; the buttons stay the same ones, so that none loses the focus."""
        if tuple(deeds) == self.deeds:
            return
        self.deeds = tuple(deeds)
        wanted = min(len(self.deeds), self._most)
        while len(self.buttons) < wanted:
            self._add_button()
        for button, deed in zip(self.buttons, self.deeds, strict=False):
            button.setAccessibleName(deed.title)
            button.setToolTip(deed.tip)
            button.setAccessibleDescription(deed.tip)
            button.setEnabled(deed.enabled)
        for button in self.buttons[len(self.deeds) :]:
            _write(button, "")
            button.setEnabled(False)
        self.more.setEnabled(any(deed.enabled for deed in self.deeds))
        self._arrange()

    def _add_button(self) -> None:
        button = QPushButton(self)
        number = len(self.buttons)
        if not number:
            self._stand_out(button)
        button.clicked.connect(lambda: self.pressed.emit(number))
        self.buttons.append(button)
        # The order of the keyboard is that of the eye.
        self.setTabOrder(button, self.more)
        if number:
            self.setTabOrder(self.buttons[number - 1], button)

    def _stand_out(self, button: QPushButton) -> None:
        if self._first == "primary":
            button.setProperty("look", "primary")
            return
        # Its size still follows that of the text.
        font = QFont()
        font.setBold(True)
        button.setFont(font)

    # -- room --

    def full_width(self) -> int:
        """Return the width at which every button shows, with its key."""
        widths = self._widths(_long)
        if len(self.deeds) > len(widths):
            widths.append(_width_of(self.more, self._more_words))
        return sum(widths) + GAP * (len(widths) - 1)

    def sizeHint(self) -> QSize:
        """Return one line; the width is whatever there is."""
        self.more.ensurePolished()
        hint = self.more.sizeHint()
        # Letters that stand out may be taken from a higher font.
        tallest = max((button.sizeHint().height() for button in self.buttons), default=0)
        return QSize(hint.width(), max(hint.height(), tallest))

    def minimumSizeHint(self) -> QSize:
        """Return one line."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many buttons as there is room for."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Follow buttons that grew with the size of text."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._arrange()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show as many buttons as there is room for, now that this is known."""
        super().showEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        if not self.isVisible():
            for button, deed in zip(self.buttons, self.deeds, strict=False):
                _write(button, _long(deed))
            return
        write, more = self._fitting()
        widths = self._widths(write)
        menu = _width_of(self.more, more)
        count = _how_many(widths, self.width(), menu, rest=len(self.deeds) > len(widths))
        # What even the fewest words have no room for is cut: one button is always there.
        count = max(count, min(1, len(widths)))
        below = count < len(self.deeds)
        room = self.width() - (menu + GAP if below else 0)
        x, height = 0, self.sizeHint().height()
        for number, button in enumerate(self.buttons):
            if number < len(widths):
                _write(button, write(self.deeds[number]))
            if number < count:
                width = min(widths[number], room - x)
                button.setGeometry(x, 0, width, height)
                x += width + GAP
            button.setVisible(number < count)
        _write(self.more, more)
        self.more.setGeometry(x, 0, menu, height)
        self.more.setVisible(below)

    def _fitting(self) -> tuple[Write, str]:
        """Return how buttons and menu are written: in as many words as there is room for."""
        wanted = min(FEW, len(self.deeds))
        for write, more, least in (
            (_long, self._more_words, wanted),
            (_plain, self._more_words, 1),
            (_plain, DOTS, 1),
        ):
            widths = self._widths(write)
            rest = len(self.deeds) > len(widths)
            if _how_many(widths, self.width(), _width_of(self.more, more), rest=rest) >= least:
                return write, more
        return _short, DOTS

    def _widths(self, write: Write) -> list[int]:
        """Return how wide the buttons are if written so."""
        pairs = zip(self.buttons, self.deeds, strict=False)
        return [_width_of(button, write(deed)) for button, deed in pairs]

    # -- the menu --

    @Slot()
    def open_menu(self) -> None:
        """List what has no button, with its keys."""
        from app.ui.commands.table_menu import TableMenu  # noqa: PLC0415 - not at the start

        if self.menu is None:
            self.menu = TableMenu(self)
        self.menu.clear()
        for number, deed in enumerate(self.deeds):
            if number < len(self.buttons) and not self.buttons[number].isHidden():
                continue
            entry = self.menu.addAction(literal(deed.title))
            show_key(entry, deed.key)
            entry.setEnabled(deed.enabled)
            entry.triggered.connect(lambda _=False, number=number: self.pressed.emit(number))
        self._opener.drop(self.menu)

    @Slot()
    def _follow_look(self) -> None:
        self._more_words = Words("More…", "その他…").in_(self.look.language)
        self.more.setText(self._more_words)
        self.more.setAccessibleName(
            Words("More that can be done", "ほかの操作").in_(self.look.language)
        )
        self._arrange()


Write = Callable[[Deed], str]


def _long(deed: Deed) -> str:
    return f"{deed.title}  {deed.key}" if deed.key else deed.title


def _plain(deed: Deed) -> str:
    return deed.title


def _short(deed: Deed) -> str:
    return deed.short or deed.title


def _how_many(widths: list[int], room: int, menu: int, *, rest: bool) -> int:
    """Return how many buttons so wide stand in `room`; `rest` if more is only in the menu."""
    x = 0
    for count, width in enumerate(widths):
        last = count + 1 == len(widths) and not rest
        if x + width + (0 if last else GAP + menu) > room:
            return count
        x += width + GAP
    return len(widths)


def _width_of(button: QPushButton, words: str) -> int:
    """Return the width of a button with other words, without writing them on it.

    Written and measured in turns, a visible button would ask for a new layout each time.
    """
    button.ensurePolished()
    metrics, flag = button.fontMetrics(), Qt.TextFlag.TextShowMnemonic
    before = metrics.size(flag, button.text() or "XXXX").width()
    return button.sizeHint().width() - before + metrics.size(flag, literal(words)).width()


def _write(button: QPushButton, words: str) -> None:
    if button.text() != literal(words):
        button.setText(literal(words))
