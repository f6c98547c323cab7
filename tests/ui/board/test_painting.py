"""Pieces get their pictures: what is in sight first, several with one repaint."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from app.cli.benches.tools.four_boards import FOUR, lay_full
from app.games.game_registry import usual_cards
from app.ui.board.board_view import BoardView
from app.ui.board.drag.drag_measure import keys_of_pieces
from app.ui.board.scene.table_layout import Box
from app.ui.table.bridge import Bridge
from tests.ui.board.conftest import toy_cards, toy_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from app.ui.board.scene.card_item import PieceItem
    from app.ui.look.card_art import CardArt
    from app.ui.look.faces.card_picture import CardPicture
    from tests.ui.board.conftest import LayBoard


@pytest.fixture
def board(lay_board: LayBoard, qtbot: QtBot) -> BoardView:
    """A full table of four, all of it painted."""
    table = lay_full(FOUR, tuple(keys_of_pieces(usual_cards())), 4, 120)
    board = lay_board(table, cards=usual_cards())
    board.resize(QSize(1200, 800))
    qtbot.waitUntil(lambda: not board.board.pictures.art.pending, timeout=20_000)
    QApplication.processEvents()
    return board


def is_sharp(board: BoardView, item: PieceItem) -> bool:
    wanted = board.board.per_unit * item.piece.spot.scale
    picture = item.picture
    return picture is not None and picture.complete and picture.per_unit == pytest.approx(wanted)


def in_sight(board: BoardView) -> Iterator[PieceItem]:
    seen = board.camera.seen
    return (item for item in board.board.pieces.values() if seen.meets(item.piece.spot.box))


def test_of_a_board_that_is_looked_at_all_is_painted_before_what_is_out_of_sight(
    board: BoardView, qtbot: QtBot
) -> None:
    board.looking.look_at(1)
    scene = board.board
    peeking = [scene.pieces[key] for key in scene.by_zone["hand.1"]]
    assert all(item in list(in_sight(board)) for item in peeking), "an edge of them shows"
    left = {key for key, item in scene.pieces.items() if item not in list(in_sight(board))}
    assert left
    asked = {key for keys in scene.painting._awaiting.values() for key in keys}
    assert not asked & left
    qtbot.waitUntil(lambda: not scene.painting.awaits, timeout=20_000)
    assert all(is_sharp(board, item) for item in in_sight(board))


def test_what_is_out_of_sight_waits_until_what_is_looked_at_is_sharp(
    board: BoardView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = board.board
    done: list[bool] = []
    monkeypatch.setattr(scene.painting, "paint_the_rest", lambda: done.append(True))
    board.looking.look_at(1)
    assert scene.painting.awaits
    board.looking._paint_the_rest()
    assert done == []
    # It was put off, and comes by itself as soon as nothing is awaited any more.
    qtbot.waitUntil(lambda: bool(done), timeout=20_000)
    assert not scene.painting.awaits
    assert done == [True]


def test_what_never_comes_does_not_hold_up_the_rest(
    board: BoardView, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[bool] = []
    monkeypatch.setattr(board.board.painting, "paint_the_rest", lambda: done.append(True))
    monkeypatch.setattr("app.ui.board.looking_at.MOST_PUT_OFF", 2)
    monkeypatch.setattr(type(board.board.painting), "awaits", property(lambda _: True))
    for _ in range(3):
        board.looking._paint_the_rest()
    assert done == [True]


def test_pictures_that_come_one_after_the_other_are_shown_together(
    board: BoardView, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, painting = board.board, board.board.painting
    shown: list[str] = []
    monkeypatch.setattr(painting, "paint", lambda item: shown.append(item.piece.key))
    first, second, third, last = (f"want {number}" for number in range(4))
    keys = list(scene.pieces)[:4]
    wants: dict[CardPicture, set[str]] = {
        want: {key}  # type: ignore[misc] - only ever looked up
        for want, key in zip((first, second, third, last), keys, strict=True)
    }
    painting._awaiting = wants

    def comes(want: str) -> None:
        painting._ready(want, QPixmap())

    comes(first)
    assert shown == keys[:1], "the first at once"
    comes(second)
    comes(third)
    assert shown == keys[:1]
    comes(last)
    assert sorted(shown) == sorted(keys), "and the last with all that came before it"


def test_the_largest_is_painted_first(board: BoardView, monkeypatch: pytest.MonkeyPatch) -> None:
    painting, order = board.board.painting, []
    monkeypatch.setattr(painting, "paint", lambda item: order.append(item.piece.spot.scale))
    painting.seen = None
    painting.paint_all()
    assert order == sorted(order), "what is asked for last comes first"


def test_boxes_meet_where_they_have_more_than_an_edge_in_common() -> None:
    box = Box(0, 0, 10, 10)
    assert box.meets(Box(9, 9, 5, 5))
    assert not box.meets(Box(10, 0, 5, 5))
    assert not box.meets(Box(0, -5, 10, 5))


def test_nothing_is_painted_before_it_is_known_how_large_it_shows(art: CardArt) -> None:
    bridge = Bridge(toy_table(), 0)
    board = BoardView(art.look, bridge, art, toy_cards())
    pieces = board.board.pieces.values()
    assert pieces
    assert all(item.picture is None for item in pieces)
    assert not art.pending, "no face is baked in a size that is not shown"
    assert not board.board.counts.laid()
    board.look.change(language="ja")
    assert all(item.picture is None for item in pieces)
    board.resize(1000, 700)
    board.show()
    assert all(item.picture is not None for item in pieces)
    assert board.board.counts.laid()
    board.hide()
    board.close_board()
    bridge.close()
