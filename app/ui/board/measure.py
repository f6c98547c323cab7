"""How long a frame takes while a unit is dragged over a full table: the figures of the bench."""

from __future__ import annotations

from math import cos, sin
from time import perf_counter

from PySide6.QtCore import QEvent, QEventLoop, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from app.cards.base import shipped_base
from app.core.ids import SeatId
from app.core.intent import Draw, Move
from app.games.registry import GAMES
from app.session.local import LocalTable, lay_table
from app.ui.board.view import BoardView
from app.ui.bridge import Bridge
from app.ui.look.art import CardArt

SIZE = QSize(1600, 960)
IN_DECK = 10
"""Cards left in each deck; all others lie open or in hand."""


def drag_frames(card_count: int, frames: int) -> list[float]:
    """Return the milliseconds of each of `frames` frames with `card_count` cards on the table.

    A frame is one mouse event of a drag over a Pokémon table, by that game's own drop rules, and
    the repaint of all that it changed. Needs a QApplication.
    """
    bridge = Bridge(_crowded_table(card_count))
    art = CardArt()
    board = BoardView(bridge, art, shipped_base())
    try:
        board.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        board.animations = False
        board.board.pictures.at_once = True
        board.resize(SIZE)
        board.show()
        QApplication.processEvents()
        while art.pending:  # what it asked for before `at_once` would be baked during the drag
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        return _drag(board, frames)
    finally:
        board.close_board()
        bridge.close()
        art.close()


def _crowded_table(card_count: int) -> LocalTable:
    """Lay a Pokémon table for two on which most cards lie somewhere on the mat."""
    pokemon = [card.key for card in shipped_base() if card.kind == "pokemon"]
    deck = tuple(pokemon[number % len(pokemon)] for number in range(card_count // 2))
    table = lay_table(GAMES["pokemon"], ("Aki", "Ren"), (deck, deck), seed=1)
    for seat in (0, 1):
        _spread(table, seat)
    return table


def _spread(table: LocalTable, seat: SeatId) -> None:
    client = table.sit(seat)
    deck = f"deck.{seat}"
    for name, count in (("hand", 8), ("prizes", 6), ("active", 1), ("bench", 5)):
        client.ask(Draw(count, deck, f"{name}.{seat}"))
    left = client.view.zones[deck].count or 0
    for number in range(left - IN_DECK):
        place = (60.0 + number * 37 % 850, 60.0 + (number * 53 + seat * 300) % 560)
        client.ask(Move((f"{deck}#0",), "mat", -1, up=True, position=place))


def _drag(board: BoardView, frames: int) -> list[float]:
    item = board.board.pieces[board.board.by_zone["bench.0"][0]]
    start = board.to_window(item.piece.spot.x, item.piece.spot.y)
    _send(board, QEvent.Type.MouseButtonPress, start)
    middle = QPointF(SIZE.width() / 2, SIZE.height() / 2)
    times = []
    for frame in range(frames + 2):
        turn = frame * 0.043
        point = middle + QPointF(cos(turn) * 560, sin(turn * 1.7) * 380)
        began = perf_counter()
        _send(board, QEvent.Type.MouseMove, point)
        _repaint(board)
        times.append((perf_counter() - began) * 1000)
    if not board.mouse.carry.active:
        raise RuntimeError("the drag ended while it was measured")
    board.mouse.cancel()
    return times[2:]


def _repaint(board: BoardView) -> None:
    """Repaint what changed, now: a window would wait for its screen."""
    QApplication.sendPostedEvents()
    QApplication.sendEvent(board, QEvent(QEvent.Type.UpdateRequest))


def _send(board: BoardView, kind: QEvent.Type, point: QPointF) -> None:
    moving = kind == QEvent.Type.MouseMove
    button = Qt.MouseButton.NoButton if moving else Qt.MouseButton.LeftButton
    QApplication.sendEvent(
        board.viewport(),
        QMouseEvent(
            kind,
            point,
            board.viewport().mapToGlobal(point),
            button,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    )
