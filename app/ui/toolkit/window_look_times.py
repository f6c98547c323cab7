"""How long it takes until the board of a seat shows sharp once its key is hit: for the bench."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QEventLoop, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from app.ui.toolkit.window_gestures import SIZE, home_of_its_own
from app.ui.toolkit.window_measure import paint, settle

if TYPE_CHECKING:
    from app.session.host.local_table import LocalTable
    from app.ui.app.window import Window
    from app.ui.board.board_view import BoardView

SECOND = 1
"""The seat that is looked at."""


def look_times(table: LocalTable, count: int) -> list[float]:
    """Return the milliseconds from the key to the sharp frame, for `count` looks in a window.

    Before each look all painted faces are thrown away, as if nobody had looked there before.
    Needs a QApplication.
    """
    from app.ui.app.program import open_window  # noqa: PLC0415 - the window knows the board
    from app.ui.table.table_document import Document  # noqa: PLC0415 - likewise

    with home_of_its_own():
        window = open_window()
        try:
            window.looks.change(tour_seen=True)
            window.resize(SIZE)
            window.put_on_board(Document(table, window.cards, None, None))
            board = window.board
            assert board is not None
            times = []
            for _ in range(count):
                window.art.forget()
                board.board.pictures.forget()
                board.board.repaint_all()
                _wait_for_faces(window)
                began = perf_counter()
                _press(board)
                while not _is_sharp(board):
                    # Asleep until a face is there: asking all the time would take its time.
                    QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                paint(window)
                times.append((perf_counter() - began) * 1000)
                _wait_for_faces(window)
                _press(board)
                if board.looking.seat is not None:
                    raise RuntimeError("the key did not go back")
            return times
        finally:
            window.close()
            window.deleteLater()
            settle(0.05)


def _wait_for_faces(window: Window) -> None:
    settle(0.02)
    while window.art.pending:
        settle(0.02)


def _press(board: BoardView) -> None:
    """Hit the key of the second seat."""
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QApplication.sendEvent(board, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F2, keys))


def _is_sharp(board: BoardView) -> bool:
    """Whether all that lies on the board that is looked at is painted at the size it has."""
    if board.looking.seat != SECOND:
        raise RuntimeError("the key looked at nobody")
    scene = board.board
    zones = board.bridge.view.setting.zones
    for zone, keys in scene.by_zone.items():
        if SECOND not in zones[zone].holders:
            continue
        for key in keys:
            item = scene.pieces[key]
            wanted = scene.per_unit * item.piece.spot.scale
            picture = item.picture
            if picture is None or not picture.complete or abs(picture.per_unit - wanted) > 1e-6:
                return False
    return True
