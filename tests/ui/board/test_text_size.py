"""Names, counts and badges on the board follow the size of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from app.core.intent import PutMark
from app.ui.board.labels import ON_THE_MAT
from app.ui.board.view import BoardView
from app.ui.board.zone_item import label_pixels
from app.ui.look.fonts import scale_of, ui_font


@pytest.fixture
def text(qapp: QApplication) -> Iterator[Callable[[float], None]]:
    """Set the size of text of the whole program."""
    before = qapp.font()

    def use(scale: float) -> None:
        qapp.setFont(ui_font(scale))
        qapp.processEvents()

    use(1.0)
    yield use
    qapp.setFont(before)


def heights(board: BoardView) -> tuple[int, int]:
    """How high the name of the Bench and the number of the deck are, in pixels."""
    name = board.board.labels._held["bench.0"].pixmap().height()
    return name, board.board.counts._held["deck.0"].pixmap().height()


def test_a_font_knows_its_scale(text: Callable[[float], None], qapp: QApplication) -> None:
    for scale in (1.0, 2.0, 3.0):
        text(scale)
        assert scale_of(qapp.font()) == pytest.approx(scale, abs=0.05)


def test_names_and_counts_grow_with_the_text_and_shrink_again(
    text: Callable[[float], None], board: BoardView
) -> None:
    small = heights(board)
    text(2.0)
    large = heights(board)
    assert all(b > a * 1.3 for a, b in zip(small, large, strict=True))
    text(1.0)
    assert heights(board) == small


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
def test_names_lie_on_the_mat_and_on_no_other_zone(
    text: Callable[[float], None], board: BoardView, scale: float
) -> None:
    text(scale)
    per_unit = board.board.per_unit
    for zone, name in board.board.labels._held.items():
        assert name.zValue() == ON_THE_MAT
        if name.pixmap().height() <= usual_height(board):
            continue  # there was no free place for a larger one
        size = name.pixmap().size() / per_unit
        middle = (name.pos().x() + size.width() / 2, name.pos().y() + size.height() / 2)
        for other, site in board.seating.sites.items():
            assert site.backdrop or not site.box.contains(*middle), (zone, other)


def usual_height(board: BoardView) -> int:
    pixels = label_pixels(board.board.per_unit, board.board.dpr)
    return board.plates.plate("Bench", "label", pixels).height()


def test_cards_are_painted_anew_with_larger_letters_and_badges(
    text: Callable[[float], None], board: BoardView
) -> None:
    board.bridge.ask(PutMark(("u00",), "damage", value=120))
    board.board.pictures.at_once = True
    board.board.repaint_all()
    before = board.board.pieces["u00"].pixmap().toImage()
    text(2.0)
    after = board.board.pieces["u00"].pixmap().toImage()
    assert after.size() == before.size()
    assert after != before


def test_a_picture_of_the_board_follows_too(
    text: Callable[[float], None], board: BoardView
) -> None:
    small = board.grab_image(QSize(800, 600))
    text(3.0)
    assert board.grab_image(QSize(800, 600)) != small
