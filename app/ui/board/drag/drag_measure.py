"""How long a drag takes over a full table, frame by frame and when it ends: for the bench."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, sin
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QEventLoop, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from app.core.ids import SeatId
from app.core.intent import Draw, Move
from app.games.game_registry import GAMES, USUAL, usual_cards
from app.session.host.local_table import LocalTable, lay_table
from app.store.tables.autosave import Autosave
from app.ui.board.board_view import BoardView
from app.ui.board.scene.pieces.seen_pieces import piece_at
from app.ui.look.card_art import CardArt, OwnFace
from app.ui.look.look import Look
from app.ui.look.palette import LIGHT
from app.ui.table.bridge import Bridge

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards

SIZE = QSize(1600, 960)
IN_DECK = 10
"""Cards left in each deck; all others lie open or in hand."""


def drag_frames(card_count: int, frames: int, own_face: OwnFace | None = None) -> list[float]:
    """Return the milliseconds of each of `frames` frames with `card_count` cards on the table.

    A frame is one mouse event of a drag over a Pokémon table, by that game's own drop rules, and
    the repaint of all that it changed. `own_face` gives pictures of the user's own. Needs a
    QApplication.
    """
    return drag_frames_over(lay_crowded(card_count), frames, own_face)


def drag_frames_over(
    table: LocalTable, frames: int, own_face: OwnFace | None = None
) -> list[float]:
    """Return the same over a table that is laid: its first seat drags a unit of its "bench"."""
    with crowded_board(table, own_face) as board:
        board.animations = False
        board.board.pictures.at_once = True
        return _drag(board, frames)


def drop_times(card_count: int, count: int, own_face: OwnFace | None = None) -> list[float]:
    """Return the milliseconds from letting go to the repainted board, for `count` drops.

    Units to other places, cards from the hand and to the discard pile and back: each goes through
    the host and into an autosave, and moves glide. Needs a QApplication.
    """
    table = lay_crowded(card_count)
    autosave = Autosave(table.host, lambda _words: None)
    try:
        with crowded_board(table, own_face) as board:
            return [_drop(board, number) for number in range(count)]
    finally:
        autosave.close(discard=True)


@contextmanager
def crowded_board(table: LocalTable, own_face: OwnFace | None = None) -> Iterator[BoardView]:
    """A board of its own, every face painted."""
    bridge = Bridge(table)
    look = Look(LIGHT, "en")
    art = CardArt(look, own_face=own_face)
    board = BoardView(look, bridge, art, usual_cards())
    try:
        board.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        board.resize(SIZE)
        board.show()
        QApplication.processEvents()
        while art.pending:  # it would be baked while something is measured
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        yield board
    finally:
        board.close_board()
        bridge.close()
        art.close()


def keys_of_pieces(cards: GameCards) -> list[str]:
    """Return the cards at hand of the part that decks name first: those with most on them."""
    first = next(iter(cards.lists.sections))
    return [card.key for card in cards.at_hand if card.section == first]


def lay_crowded(card_count: int) -> LocalTable:
    """Lay a table for two of the usual game on which most cards lie somewhere on the mat."""
    keys = keys_of_pieces(usual_cards())
    deck = tuple(keys[number % len(keys)] for number in range(card_count // 2))
    table = lay_table(GAMES[USUAL], ("Aki", "Ren"), (deck, deck), seed=1)
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
    send(board, QEvent.Type.MouseButtonPress, start)
    middle = QPointF(SIZE.width() / 2, SIZE.height() / 2)
    times = []
    for frame in range(frames + 2):
        turn = frame * 0.043
        point = middle + QPointF(cos(turn) * 560, sin(turn * 1.7) * 380)
        began = perf_counter()
        send(board, QEvent.Type.MouseMove, point)
        repaint(board)
        times.append((perf_counter() - began) * 1000)
    if not board.mouse.carry.active:
        raise RuntimeError("the drag ended while it was measured")
    board.mouse.cancel()
    return times[2:]


def _drop(board: BoardView, number: int) -> float:
    """Carry something to another place and measure letting it go."""
    zones = board.board.by_zone
    own = [name for name in zones["mat"] if _lies_free(board, name)]
    # On the own side: a game may refuse what is let go on another's.
    place = board.to_window(580.0 + number * 53 % 290, 412.0 + number * 37 % 56)
    hand, pile = (
        board.to_window(*board.seating.sites[f"{name}.0"].box.centre)
        for name in ("hand", "discard")
    )
    source, goal = (
        (own[number % len(own)], place),
        (zones["hand.0"][0], place),
        (own[-1], pile),
        ("pile:discard.0", hand),
    )[number % 4]
    lies = board.board.pieces[source].piece.spot
    start = board.to_window(lies.x, lies.y)
    send(board, QEvent.Type.MouseButtonPress, start)
    for step in range(1, 6):
        send(board, QEvent.Type.MouseMove, start + (goal - start) * step / 5)
        repaint(board)
    node = board.bridge.node
    began = perf_counter()
    send(board, QEvent.Type.MouseButtonRelease, goal)
    repaint(board)
    took = (perf_counter() - began) * 1000
    if board.bridge.node == node:
        raise RuntimeError(f"drop {number} of {source} did nothing")
    board.board.glide.finish()
    while board.board.pictures.art.pending:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    QApplication.processEvents()
    return took


def _lies_free(board: BoardView, unit: str) -> bool:
    """Whether a unit of one's own can be taken up by its middle: nothing lies over it there."""
    view, spot = board.bridge.view, board.board.pieces[unit].piece.spot
    hit = piece_at(board.board, spot.x, spot.y)
    mine = view.cards[view.units[unit].base].owner == view.seat
    return mine and hit is not None and hit[0].key == unit


def repaint(board: BoardView) -> None:
    """Repaint what changed, now: a window would wait for its screen."""
    QApplication.sendPostedEvents()
    QApplication.sendEvent(board, QEvent(QEvent.Type.UpdateRequest))


def send(board: BoardView, kind: QEvent.Type, point: QPointF) -> None:
    """Send a board what the mouse does at a point of it."""
    moving = kind == QEvent.Type.MouseMove
    button = Qt.MouseButton.NoButton if moving else Qt.MouseButton.LeftButton
    up = kind == QEvent.Type.MouseButtonRelease
    QApplication.sendEvent(
        board.viewport(),
        QMouseEvent(
            kind,
            point,
            board.viewport().mapToGlobal(point),
            button,
            Qt.MouseButton.NoButton if up else Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    )
