"""Arrows that a game has between what lies on its board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from app.core.data.value import replace
from app.core.intent import MoveUnits, Procedure, PutMark
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.board.arrow_contract import BoardArrow
from app.session.host.local_table import lay_table
from app.ui.board.declared.arrow_sign import ARROW_HEIGHT
from app.ui.panels.slips.free_place import LASTING, Taken, shown_at, taken_on
from tests.helpers.play import decks_for
from tests.helpers.shipped import shipped_base
from tests.helpers.toy_games import TOYS

if TYPE_CHECKING:
    from app.session.host.local_table import LocalTable
    from app.ui.board.board_view import BoardView
    from app.ui.board.declared.arrow_sign import ArrowSign
    from tests.ui.board.conftest import LayBoard

_WAYS = (("wild#2", "wild#4"), ("wild#4", "wild#2"))
OUTPOST = TOYS["outpost"]
LONG = 9


def _at_whom(view: SeatView) -> tuple[BoardArrow, ...]:
    """Aim each unit with a mark at what the mark points at."""
    found = []
    for unit in view.units.values():
        for mark in unit.marks:
            if mark.key == "at":
                much = "8" * 40 if mark.value == LONG else str(mark.value)
                said = Words(f"{much} : 2", f"{much}：2")
                found.append(BoardArrow(unit.id, mark.to, said, open=mark.to.startswith("seat.")))
    return tuple(found)


@pytest.fixture
def table() -> LocalTable:
    spec = replace(OUTPOST, arrows=_at_whom)
    table = lay_table(spec, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2)
    table.sit(0).ask(Procedure("deal"))
    return table


def wild(table: LocalTable) -> tuple[str, ...]:
    return table.sit(0).view.zones["wild"].items


def aim(table: LocalTable, unit: str, target: str, number: int = 3) -> None:
    table.sit(0).ask(PutMark((unit,), "at", value=number, to=target))


def signs(board: BoardView) -> dict[tuple[str, str], ArrowSign]:
    assert board.game_arrows is not None
    return board.game_arrows.signs


def box(board: BoardView, unit: str) -> QRectF:
    found = board.board.pieces[unit].piece.spot.box
    return QRectF(found.x, found.y, found.width, found.height)


def test_a_game_without_any_makes_nothing(lay_board: LayBoard) -> None:
    assert lay_board().game_arrows is None


def test_it_goes_from_one_to_the_other_with_what_is_said(
    lay_board: LayBoard, table: LocalTable
) -> None:
    one, other, *_ = wild(table)
    aim(table, one, other)
    board = lay_board(table, 0, shipped_base())
    (sign,) = signs(board).values()
    assert sign.text == "3 : 2"
    assert sign.tag.isVisible()
    assert sign.path().intersects(box(board, other))
    assert sign.pen().style() == Qt.PenStyle.SolidLine
    assert sign.tag.zValue() < ARROW_HEIGHT, "below those of the stage"
    aim(table, one, other, 5)
    assert sign.text == "5 : 2", "the same arrow follows"
    before = sign.path()
    board.zoom_by(2.0, QPointF(10, 10))
    assert (sign.path() != before) or board.camera.per_unit != 1.0
    table.sit(0).ask(MoveUnits((other,), "line.0"))
    assert sign.path().intersects(box(board, other))
    table.sit(0).ask(PutMark((one,), "at", value=0))
    assert signs(board) == {}
    assert sign.scene() is None


def test_one_that_is_open_has_a_broken_line_and_ends_at_the_seat(
    lay_board: LayBoard, table: LocalTable
) -> None:
    board = lay_board(table, 0, shipped_base())
    one = wild(table)[0]
    aim(table, one, "seat.1")
    (sign,) = signs(board).values()
    assert sign.pen().style() == Qt.PenStyle.CustomDashLine
    hand = board.seating.sites["hand.1"].box
    where = QRectF(hand.x, hand.y, hand.width, hand.height)
    assert sign.path().intersects(where)
    middle = box(board, one).center().x()
    assert abs(sign.path().boundingRect().center().x() - middle) < 40, "it goes straight there"
    assert box(board, one).adjusted(-80, -80, 80, 80).contains(sign.tag.pos()), "near its source"


def test_what_does_not_show_has_no_arrow(lay_board: LayBoard, table: LocalTable) -> None:
    board = lay_board(table, 0, shipped_base())
    one = wild(table)[0]
    aim(table, one, one)
    assert signs(board) == {}


def test_what_floats_over_the_board_keeps_off_what_is_written(
    lay_board: LayBoard, table: LocalTable
) -> None:
    board = lay_board(table, 0, shipped_base())
    aim(table, *wild(table)[:2])
    (sign,) = signs(board).values()
    assert sign.tag_box is not None
    assert Taken(shown_at(board, sign.tag_box, board), LASTING) in taken_on(board, board)


def test_what_is_written_on_one_does_not_cover_what_is_written_on_another(
    lay_board: LayBoard, table: LocalTable
) -> None:
    first, second, *_ = wild(table)
    board = lay_board(table, 0, shipped_base())
    table.sit(0).ask(MoveUnits((second,), "wild", cell=2))
    for unit in (first, second):
        aim(table, unit, "seat.1", LONG)
    one, other = (sign.tag_box for sign in signs(board).values())
    assert one is not None
    assert other is not None
    assert not one.meets(other)


def _across(view: SeatView) -> tuple[BoardArrow, ...]:
    """Aim two places at each other, and a pile at a third."""
    return (
        BoardArrow("wild#2", "wild#4"),
        BoardArrow("wild#4", "wild#2"),
        BoardArrow("discard.1", "wild#3"),
        BoardArrow("nowhere", "wild#3"),
    )


def test_one_may_come_from_a_place_or_a_pile_where_nothing_lies_any_more(
    lay_board: LayBoard,
) -> None:
    spec = replace(OUTPOST, arrows=_across)
    board = lay_board(
        lay_table(spec, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2), 0, shipped_base()
    )
    shown = signs(board)
    assert set(shown) == {("wild#2", "wild#4"), ("wild#4", "wild#2"), ("discard.1", "wild#3")}
    assert shown["discard.1", "wild#3"].path().intersects(box(board, "wild#3"))


def test_what_comes_back_goes_on_the_other_side(lay_board: LayBoard) -> None:
    spec = replace(OUTPOST, arrows=_across)
    board = lay_board(
        lay_table(spec, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2), 0, shipped_base()
    )
    there, back = (signs(board)[way].path() for way in _WAYS)
    assert not there.intersects(back)
