"""A window to take pictures of, in one language, theme and size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QCursor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.core.data.value import value
from app.core.text.words import Language
from app.store.personal_settings import Mat, Settings
from app.ui.app.application import Translations
from app.ui.app.window import Window
from app.ui.board.board_view import BoardView
from app.ui.look.fonts import ui_font
from app.ui.look.palette import ThemeName
from app.ui.side.side_panel import SidePanel
from app.ui.table.table_document import Document
from tests.helpers.advised_once import advised_once
from tests.helpers.painted_once import painted_once

LONGEST_WAIT = 20.0
"""Seconds until painted cards are given up."""
TICK = 5
"""Milliseconds after which it is asked again whether something has come, at the latest."""
FREE = QPoint(5, 5)
"""Where the pointer lies on nothing that would show it."""
MOMENT = 150
"""Milliseconds: what a window puts off by less than this is part of what it is doing."""


@value
class Shot:
    """How a picture is taken."""

    language: Language
    theme: ThemeName
    size: tuple[int, int] = (1280, 720)
    text: float = 1.0
    """Text scale, 1.0 to 3.0."""
    ratio: float = 1.0
    """Device pixels for a logical one; it is the process that has it, not the window."""

    mat: Mat = ""
    """The colour of the table; "" for that of the theme."""

    @property
    def name(self) -> str:
        """A file name: "en-light-1280x720", with "-200" for the text scale and "@2" for density.

        A mat of another colour than the theme's is named behind the theme: "en-light-washi-…".
        """
        text = f"-{round(self.text * 100)}" if self.text != 1.0 else ""
        ratio = f"@{self.ratio:g}" if self.ratio != 1.0 else ""
        mat = f"-{self.mat}" if self.mat else ""
        return f"{self.language}-{self.theme}{mat}-{self.size[0]}x{self.size[1]}{text}{ratio}"


def _is_put_off(timer: QTimer) -> bool:
    return timer.isActive() and timer.isSingleShot() and timer.interval() < MOMENT


class Studio:
    """One window, and what is needed to bring it into any state."""

    def __init__(self, application: QApplication, look: Shot, translations: Translations) -> None:
        self.application = application
        self.look = look
        self.stack = ExitStack()
        """What a screen needs as long as it shows, such as a table elsewhere."""
        translations.use(look.language)
        application.setFont(ui_font(look.text))
        settings = Settings(
            theme=look.theme,
            mat=look.mat,
            text_scale=look.text,
            animations=False,
            tour_seen=True,
        )
        self.window = Window(settings, look.language, translations)
        self.window.resize(QSize(*look.size))
        self.window.move(40, 40)
        self.window.show()
        QTest.qWaitForWindowExposed(self.window)

    @property
    def board(self) -> BoardView:
        assert self.window.board is not None
        return self.window.board

    @property
    def side(self) -> SidePanel:
        assert self.window.side is not None
        return self.window.side

    def lay(self, document: Document) -> None:
        """Put a table on the board and wait until its cards are painted."""
        self.window.put_on_board(document)
        self.settle()

    def settle(self) -> None:
        """Let everything that was asked for happen."""
        for _ in range(3):
            self.application.processEvents()
        self.wait_until(self._is_painted)
        for _ in range(3):
            self.application.processEvents()

    def _is_painted(self) -> bool:
        """Whether all cards are painted, and those of the board lie there: they come together."""
        board = self.window.board
        lies_there = board is None or not board.board.painting._come
        return lies_there and not self.window.art.pending

    def rest(self) -> None:
        """Let everything happen, and what was put off for a moment: a place that is looked for."""
        self.settle()
        self.wait_until(lambda: not any(map(_is_put_off, self.window.findChildren(QTimer))))
        self.settle()

    def wait_until(self, come: Callable[[], bool]) -> None:
        """Let events happen until something has come; give up after a while."""
        if come():
            return
        end = perf_counter() + LONGEST_WAIT
        # Asleep between events: asking all the time would take the time of those who paint.
        ticks = QTimer(interval=TICK)
        ticks.start()
        while not come() and perf_counter() < end:
            self.application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def folder(self) -> Path:
        """Return an empty folder that goes with the window."""
        return Path(self.stack.enter_context(TemporaryDirectory()))

    # -- the pointer on the board -----------------------------------------------------------

    def spot(self, key: str) -> QPointF:
        """The middle of a piece in the board's window."""
        spot = self.board.board.pieces[key].piece.spot
        return self.board.to_window(spot.x, spot.y)

    def piece(self, zone: str, index: int = 0) -> str:
        """The key of a piece that lies in a zone."""
        return self.board.board.by_zone[zone][index]

    def hover_zone(self, title: str) -> QPointF:
        """Let the pointer rest on a zone; return its lower right corner in the board's window."""
        zones = self.board.bridge.view.setting.zones.values()
        name = next(one.id for one in zones if one.spec.title.en == title)
        box = self.board.seating.sites[name].box
        for x, y in ((box.x + 1, box.y + 1), box.centre):
            QTest.mouseMove(self.board.viewport(), self.board.to_window(x, y).toPoint())
        self.settle()
        return self.board.to_window(box.right, box.bottom) + QPointF(4, 4)

    def carry(self, start: QPointF, goal: QPointF) -> None:
        """Press at `start` and move to `goal` without letting go."""
        port = self.board.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start.toPoint())
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(port, (start + (goal - start) * share).toPoint())
            self.application.processEvents()

    # -- the picture ------------------------------------------------------------------------

    def photograph(self) -> QImage:
        """Return the window with every dialog and menu that stands over it."""
        self.settle()
        image = self.window.grab().toImage()
        painter = QPainter(image)
        for widget in self.application.topLevelWidgets():
            if widget is not self.window and widget.isVisible() and not widget.size().isEmpty():
                self._paint_over(painter, widget)
        painter.end()
        return image

    def _paint_over(self, painter: QPainter, widget: QWidget) -> None:
        at = widget.mapToGlobal(QPoint(0, 0)) - self.window.mapToGlobal(QPoint(0, 0))
        rect = QRect(at, widget.size())
        for step in (6, 4, 2):
            painter.fillRect(rect.adjusted(-step, -step, step, step), QColor(0, 0, 0, 40))
        painter.drawPixmap(at, widget.grab())

    def outside(self) -> list[str]:
        """Return the dialogs and menus that reach over the screen's edge."""
        found = []
        for widget in self.application.topLevelWidgets():
            if widget.isVisible():
                # A menu as high as the screen is a line higher.
                screen = widget.screen().availableGeometry().adjusted(-2, -2, 2, 2)
                if not screen.contains(widget.frameGeometry()):
                    found.append(f"{type(widget).__name__} {widget.frameGeometry()}")
        return found

    def close(self) -> None:
        """Take the window away, and everything it opened."""
        if self.window.lan is not None:
            self.window.lan.close()
        self.stack.close()
        for widget in self.application.topLevelWidgets():
            # Qt for Python may take what lies where a layout's item lay before for that item.
            if isinstance(widget, QWidget) and widget is not self.window and widget.isVisible():
                widget.close()
        if self.window.board is not None:
            self.window.board.mouse.cancel()
            if QApplication.mouseButtons() != Qt.MouseButton.NoButton:
                # Held down, it would be so for whatever comes next in this process.
                QTest.mouseRelease(self.window.board.viewport(), Qt.MouseButton.LeftButton)
        self.window.close()
        self.window.deleteLater()
        for _ in range(3):
            self.application.processEvents()
        # Left to itself, all of it would be dressed once more with the window after it.
        self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def open_studio(application: QApplication, look: Shot) -> Iterator[Studio]:
    """Open a window in a look and put the program's looks back afterwards."""
    before = application.styleSheet(), application.font(), application.palette()
    # Wherever it was left, a card would be read that lies below it.
    QCursor.setPos(FREE)
    translations = Translations(application)
    with painted_once(), advised_once():
        studio = Studio(application, look, translations)
        try:
            yield studio
        finally:
            studio.close()
            translations.use("en")
            application.setStyleSheet(before[0])
            application.setFont(before[1])
            application.setPalette(before[2])
