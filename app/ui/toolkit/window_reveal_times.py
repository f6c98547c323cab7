"""How long the next moment of a step takes to be on the screen: for the bench."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.ui.toolkit.window_gestures import SIZE, home_of_its_own
from app.ui.toolkit.window_measure import settle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.core.ids import NodeId
    from app.core.intent import Step
    from app.session.host.local_table import LocalTable
    from app.ui.app.window import Window


def reveal_times(table: LocalTable, step: Step, count: int) -> list[float]:
    """Return the milliseconds from asking for a next moment to the repainted window.

    What `step` leads to, asked for as often as it is possible, is shown over and over until there
    are `count` of them. Cards glide, and have come to their place before the next is asked for.
    Needs a QApplication.
    """
    from app.ui.app.program import open_window  # noqa: PLC0415 - the window knows the board
    from app.ui.table.table_document import Document  # noqa: PLC0415 - likewise

    with home_of_its_own():
        window = open_window()
        try:
            window.looks.change(tour_seen=True, moments="hand")
            window.resize(SIZE)
            window.put_on_board(Document(table, window.cards, None, None))
            nodes = list(_carried_out(window, step))
            times: list[float] = []
            while len(times) < count:
                before = len(times)
                for node in nodes:
                    times += _moments(window, node)
                if len(times) == before:
                    raise RuntimeError("no step has more than one moment")
            return times[:count]
        finally:
            window.close()
            window.deleteLater()
            settle(0.05)


def _carried_out(window: Window, step: Step) -> Iterator[NodeId]:
    """Do it as often as it is possible, and yield which steps of the history that makes."""
    assert window.bridge is not None
    while (sent := window.ask(step)) is not None and sent.accepted:
        window.bridge.playback.finish()
        yield window.bridge.node


def _moments(window: Window, node: NodeId) -> list[float]:
    """Show a step from its first moment on, and return how long each of the others took."""
    assert window.bridge is not None
    assert window.board is not None
    playback, times = window.bridge.playback, []
    if not window.bridge.play_again(node):
        return []
    while playback.playing:
        _come_to_rest(window)
        if playback.is_last:
            playback.skip()
            break
        began = perf_counter()
        playback.step()
        _repaint(window)
        times.append((perf_counter() - began) * 1000)
    _come_to_rest(window)
    return times


def _repaint(window: Window) -> None:
    """Repaint what changed, once and now: a window would wait for its screen."""
    QApplication.sendPostedEvents()
    QApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))


def _come_to_rest(window: Window) -> None:
    assert window.board is not None
    window.board.board.glide.finish()
    settle(0.03)
    while window.art.pending:
        settle(0.02)
