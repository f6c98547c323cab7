"""The picture: kept equal to the view, mirrored, in two languages, at any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QSize

from app.core.intent import (
    Attach,
    Draw,
    Face,
    Move,
    MoveUnits,
    PutMark,
    Redo,
    Rotate,
    Shuffle,
    Undo,
)
from app.core.intents.turn_intents import NextTurn
from app.ui.board.scene.pieces.seen_pieces import piece_at

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from app.core.text.words import Words
    from app.session.host.local_table import LocalTable
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand, LayBoard


def keys(board: BoardView) -> dict[str, list[str]]:
    return {zone: list(names) for zone, names in board.board.by_zone.items() if names}


def fresh(board: BoardView, lay_board: LayBoard) -> BoardView:
    """Another board laid anew on the same table: what the first one should look like."""
    return lay_board(board.bridge.table, board.bridge.seat)


def assert_same(board: BoardView, lay_board: LayBoard) -> None:
    other = fresh(board, lay_board)
    assert keys(board) == keys(other)
    assert board.pieces == other.pieces
    for key, item in board.board.pieces.items():
        there = other.board.pieces[key]
        assert item.pos() == there.pos()
        assert item.zValue() == there.zValue()
    assert len(board.board.items()) == len(other.board.items())


STEPS = [
    Draw(2, "deck.0", "hand.0"),
    Move(("c000", "c003"), "bench.0", 1),
    Attach(("c001",), "u01"),
    Attach(("c004",), "u01", "under"),
    PutMark(("u01", "u00"), "damage", 60),
    PutMark(("u01",), "poisoned", 1),
    Rotate(("u02",), 90),
    Move(("c005",), "mat", 0, position=(300.0, 250.0)),
    Move(("c006",), "discard.0"),
    Move(("discard.0#1",), "hand.0"),
    Shuffle("deck.0"),
    Move(("prizes.0#2",), "hand.0"),
    NextTurn(0),
    Undo(),
    Undo(),
    Redo(),
]


@pytest.mark.parametrize("seat", [0, 1])
def test_updates_by_difference_end_where_a_fresh_board_begins(
    lay_board: LayBoard, seat: int
) -> None:
    board = lay_board(seat=seat)
    actor = board.bridge.table.sit(0)
    for step in STEPS:
        assert type(actor.ask(step)).__name__ == "Accepted", step
    assert_same(board, lay_board)


def test_a_step_touches_only_what_it_changes(board: BoardView) -> None:
    other = {key: item for key, item in board.board.pieces.items() if not key.startswith("u00")}
    board.bridge.ask(PutMark(("u00",), "damage", 30))
    for key, item in other.items():
        assert board.board.pieces[key] is item
    assert board.board.pieces["u00"].piece.badges.damage == 30


def test_the_other_half_is_mirrored(board: BoardView, lay_board: LayBoard) -> None:
    own = board.board.pieces["u00"].piece.spot
    theirs = board.board.pieces["u10"].piece.spot
    assert (theirs.x, theirs.y) == (900 - own.x, 600 - own.y)
    assert theirs.angle == 180
    other = lay_board(board.bridge.table, 1)
    assert other.board.pieces["u10"].piece.spot == own


def test_another_seat_and_turning_the_table(board: BoardView) -> None:
    board.bridge.act_as(1)
    assert board.board.pieces["u10"].piece.spot.angle == 0
    assert "c100" in board.board.pieces
    assert "c000" not in board.board.pieces
    board.turn_table(0)
    assert board.board.pieces["u10"].piece.spot.angle == 180


def test_ones_hand_shows_faces_and_the_others_backs(board: BoardView) -> None:
    assert board.board.pieces["c000"].piece.base.card is not None
    assert all(
        board.board.pieces[key].piece.base.card is None for key in board.board.by_zone["hand.1"]
    )


def test_a_card_lying_face_down_shows_its_back(board: BoardView) -> None:
    base = board.bridge.view.units["u00"].base
    board.bridge.ask(Face((base,), up=False))
    assert board.board.pieces["u00"].piece.base.card is None


def test_a_turned_unit_lies_wide(board: BoardView) -> None:
    board.bridge.ask(Rotate(("u00",), 90))
    item = board.board.pieces["u00"]
    assert item.piece.spot.angle == 90
    assert item.pixmap().width() > item.pixmap().height()
    assert item.rotation() == 0


def test_an_empty_pile_bears_no_number(board: BoardView) -> None:
    counts = board.board.counts
    assert counts._count_text("deck.0") == str(board.bridge.view.zones["deck.0"].count)
    pile = tuple(f"deck.0#{place}" for place in range(board.bridge.view.zones["deck.0"].count or 0))
    board.bridge.ask(Move(pile, "hand.0"))
    assert board.bridge.view.zones["deck.0"].count == 0
    assert counts._count_text("deck.0") == ""


def test_nothing_is_left_behind(board: BoardView) -> None:
    board.bridge.ask(Move(tuple(board.board.by_zone["hand.0"]), "deck.0"))
    for unit in ("u00", "u01", "u02"):
        board.bridge.ask(Move(board.bridge.view.units[unit].parts, "deck.0"))
    shown = set(board.board.pieces)
    assert not any(key.startswith(("c0", "u0")) for key in shown)
    for piece in board.board.pieces.values():
        assert piece.scene() is board.board
    loose = [
        item
        for item in board.board.items()
        if item not in board.board.pieces.values()
        and item not in board.board.counts._held.values()
        and item not in board.board.labels._held.values()
    ]
    assert loose == []


def test_cards_glide_when_they_may(board: BoardView, qtbot: QtBot) -> None:
    board.animations = True
    board.bridge.ask(Draw(1, "deck.0", "hand.0"))
    new = board.board.pieces[board.board.by_zone["hand.0"][-1]]
    assert board.board.glide.running
    assert new.pos().x() != new.piece.spot.x
    qtbot.waitUntil(lambda: not board.board.glide.running)
    assert new.pos() == QPointF(new.piece.spot.x, new.piece.spot.y)


def test_a_glide_that_is_overtaken_ends_at_the_last_place(
    board: BoardView, qtbot: QtBot, lay_board: LayBoard
) -> None:
    board.animations = True
    for step in (Draw(2, "deck.0", "hand.0"), Undo(), Redo(), Undo()):
        board.bridge.ask(step)
    qtbot.waitUntil(lambda: not board.board.glide.running)
    assert_same(board, lay_board)


def test_the_language_changes_while_running(board: BoardView, qtbot: QtBot) -> None:
    art = board.board.pictures.art
    qtbot.waitUntil(lambda: not art.pending, timeout=20000)
    before = board.grab_image(QSize(800, 560))
    board.look.change(language="ja")
    qtbot.waitUntil(lambda: not art.pending, timeout=20000)
    picture = board.board.pieces["c000"].picture
    assert {want.language for want in picture.wants} == {"ja"}
    assert board.grab_image(QSize(800, 560)) != before


def test_another_theme(board: BoardView, qtbot: QtBot) -> None:
    from app.ui.look.palette import CONTRAST

    before = board.grab_image(QSize(600, 420))
    board.look.change(palette=CONTRAST)
    assert board.grab_image(QSize(600, 420)) != before


def test_a_picture_has_real_faces_and_leaves_the_board_alone(board: BoardView) -> None:
    scale = board.board.per_unit
    image = board.grab_image(QSize(1200, 800))
    assert image.size() == QSize(1200, 800)
    assert board.board.per_unit == scale
    # A baked card is no flat patch: many colours lie on the middle of a unit.
    spot = board.board.pieces["u00"].piece.spot
    mat = board.seating.mat
    by = min(800 / mat.height, 1200 / mat.width)
    x = 600 + (spot.x - mat.centre[0]) * by
    y = 400 + (spot.y - mat.centre[1]) * by
    colours = {
        image.pixel(round(x + dx), round(y + dy)) for dx in range(-15, 15) for dy in range(-20, 20)
    }
    assert len(colours) > 20


def test_two_pictures_of_one_table_are_equal(board: BoardView) -> None:
    assert board.grab_image(QSize(500, 350)) == board.grab_image(QSize(500, 350))


def test_zoom_pan_and_fit(board: BoardView, hand: Hand, qtbot: QtBot) -> None:
    from PySide6.QtCore import Qt

    fitted = board.camera
    qtbot.keyClick(board, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert board.camera.per_unit > fitted.per_unit
    at = QPointF(200, 150)
    below = board.to_mat(200, 150)
    board.zoom_by(1.5, at)
    assert board.to_mat(200, 150) == pytest.approx(below, abs=1.0)
    x = board.camera.x
    hand.press(QPointF(300, 300), button="MiddleButton")
    hand.move(QPointF(340, 300), held="MiddleButton")
    hand.let_go(QPointF(340, 300), button="MiddleButton")
    assert board.camera.x < x
    qtbot.waitUntil(lambda: board.board.per_unit == board.camera.device_per_unit)
    qtbot.keyClick(board, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert board.camera.fitted


@pytest.mark.parametrize("size", [(1280, 720), (640, 900), (2200, 1300)])
def test_the_mat_fits_any_window(board: BoardView, size: tuple[int, int]) -> None:
    board.resize(*size)
    mat = board.seating.mat
    for x, y in ((mat.x, mat.y), (mat.right, mat.bottom)):
        point = board.to_window(x, y)
        assert -1 <= point.x() <= size[0] + 1
        assert -1 <= point.y() <= size[1] + 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_seats_has_a_board(
    lay_board: LayBoard, lay_toy: Callable[[int], LocalTable], seats: int
) -> None:
    board = lay_board(lay_toy(seats))
    assert all(f"u{seat}0" in board.board.pieces for seat in range(seats))
    assert board.grab_image(QSize(900, 600)).size() == QSize(900, 600)


def test_a_spectator_sees_the_table_and_moves_nothing(
    lay_board: LayBoard, board: BoardView
) -> None:
    from app.core.ids import SPECTATOR

    other = lay_board(board.bridge.table, SPECTATOR)
    assert other.board.pieces["u00"].piece.spot.angle == 0
    assert all(key.startswith("hand.0#") for key in other.board.by_zone["hand.0"])


def test_an_error_in_a_handler_is_logged(
    board: BoardView,
    hand: Hand,
    told: list[Words],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(board.mouse, "press", lambda *_, **__: 1 / 0)
    hand.press(QPointF(10, 10))
    assert "stumbled in Port.mousePressEvent" in caplog.text
    assert "ZeroDivisionError" in told.pop().en


def test_frames_can_be_measured(qapp: QApplication) -> None:
    from app.ui.board.drag.drag_measure import drag_frames

    times = drag_frames(60, 20)
    assert len(times) == 20
    assert all(0 < time < 1000 for time in times)


def test_what_is_put_down_last_on_the_mat_lies_on_top(board: BoardView) -> None:
    for number, unit in enumerate(("u00", "u01", "u02")):
        board.bridge.ask(MoveUnits((unit,), "mat", position=(400.0 + 9 * number, 200.0)))
    heights = {unit: board.board.pieces[unit].zValue() for unit in ("u01", "u02")}
    board.bridge.ask(MoveUnits(("u00",), "mat", -1, position=(404.0, 210.0)))
    for unit, height in heights.items():
        assert board.board.pieces[unit].zValue() == height  # the others are not painted anew
        assert board.board.pieces["u00"].zValue() > height
    hit = piece_at(board.board, 404.0, 210.0)
    assert hit is not None
    assert hit[0].key == "u00"


def test_heights_on_the_mat_begin_again_when_they_run_out(
    board: BoardView, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.board.scene.pieces.heights.LEVELS", 5)
    band = 1  # that of what lies loose on the mat
    for number in range(12):
        unit = f"u0{number % 3}"
        board.bridge.ask(MoveUnits((unit,), "mat", -1, position=(400.0 + number, 200.0)))
        order = board.bridge.view.zones["mat"].items
        heights = [board.board.pieces[name].zValue() for name in order]
        assert heights == sorted(set(heights))
        assert all(5 * band <= height < 5 * band + 5 for height in heights)


def test_drops_can_be_measured(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of those that the bench makes: what a game refuses to take would end it."""
    from app.cli.benches.window_bench import DROPS
    from app.ui.board.drag.drag_measure import drop_times

    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    times = drop_times(120, DROPS)
    assert len(times) == DROPS
    assert all(0 < time < 5000 for time in times)
