"""How long a frame takes while a unit is dragged over a full table: the figures of the bench."""

from __future__ import annotations

from math import cos, sin
from time import perf_counter

from PySide6.QtCore import QEvent, QEventLoop, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from app.cards.base import CardBase
from app.cards.card import Attack, Card, EnergyType
from app.core.fact import StartCard
from app.core.words import Words
from app.core.zone import Seat, ZoneSpec
from app.games.api import GameSpec, Layout, ZonePlace
from app.session.local import lay_table
from app.ui.board.view import BoardView
from app.ui.bridge import Bridge
from app.ui.look.art import CardArt

SIZE = QSize(1600, 960)
KINDS = 24
"""So many different faces lie on the table."""
TYPES: tuple[EnergyType, ...] = ("G", "R", "W", "L", "P", "F", "D", "M")
HAND = 8


def drag_frames(card_count: int, frames: int) -> list[float]:
    """Return the milliseconds of each of `frames` frames with `card_count` cards on the table.

    A frame is one mouse event of a drag and the repaint of all that it changed. Needs a
    QApplication.
    """
    bridge = Bridge(lay_table(_spec(), ("One", "Two"), (_deck(card_count), ())))
    art = CardArt()
    board = BoardView(bridge, art, CardBase(_cards()))
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


def _drag(board: BoardView, frames: int) -> list[float]:
    units = board.board.by_zone["field"]
    item = board.board.pieces[units[len(units) // 2]]
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


def _cards() -> list[Card]:
    return [
        Card(
            key=f"BENCH-{number}",
            name=Words(f"Soldier {number}", f"兵士{number}"),
            kind="pokemon",
            hp=60 + 10 * number,
            types=(TYPES[number % len(TYPES)],),
            stage="basic",
            attacks=(Attack(name=Words("Strike", "うつ"), cost=("C",), damage="30"),),
        )
        for number in range(KINDS)
    ]


def _deck(count: int) -> tuple[str, ...]:
    return tuple(f"BENCH-{number % KINDS}" for number in range(count))


def _lay(_seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    """Lay a hand of a few cards; all others stand on the field."""
    cards = []
    for number, ref in enumerate(decks[0]):
        handle = f"c{number:08d}"
        if number < HAND:
            cards.append(StartCard(ref, 0, "hand.0", handle))
        else:
            cards.append(StartCard(ref, 0, "field", handle, f"u{number:08d}", up=True))
    return tuple(cards)


def _spec() -> GameSpec:
    return GameSpec(
        id="bench",
        title=Words("Bench", "計測"),
        seats=(1, 2),
        zones=(
            ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
            ZoneSpec("discard", Words("Discard Pile", "捨て札")),
            ZoneSpec("field", Words("Field", "場"), scope="table", holds="units"),
        ),
        layout=Layout(
            (976.0, 620.0),
            (
                ZonePlace("hand", (190, 510, 596, 110), "fan"),
                ZonePlace("discard", (890, 480, 67, 92)),
                ZonePlace("field", (20, 120, 850, 380), "grid"),
            ),
        ),
        lay=_lay,
    )
