"""What is carried throws a shadow that grows as it is lifted; several cards are fanned out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from app.ui.board.drag.drag import FALLS, Ghost
from app.ui.board.drag.ghost import Lifted, ghost_picture
from app.ui.look.palette import CONTRAST

if TYPE_CHECKING:
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand


def taken_up(board: BoardView, hand: Hand, far: float) -> Ghost:
    here = hand.spot("u02")
    hand.press(here)
    hand.move(here + QPointF(8, 0))
    hand.move(here + QPointF(far, 0))
    return board.mouse.carry.drag.ghost


def darkness(ghost: Ghost) -> list[int]:
    """Return how dark the picture is below the middle of the card, from its middle downwards."""
    image = ghost.pixmap().toImage()
    x, y = (-round(ghost.offset().x()), -round(ghost.offset().y()))
    return [image.pixelColor(x, below).alpha() for below in range(y, image.height())]


def falls(ghost: Ghost) -> int:
    """Return how far below its middle anything of a picture is seen."""
    return max(below for below, alpha in enumerate(darkness(ghost)) if alpha)


def test_the_shadow_grows_as_a_card_is_lifted(board: BoardView, hand: Hand) -> None:
    near = taken_up(board, hand, 9)
    low = near.pixmap().toImage()
    fallen = falls(near)
    hand.move(hand.spot("u02") + QPointF(120, 0))
    assert falls(near) > fallen
    hand.move(hand.spot("u02") + QPointF(9, 0))
    assert near.pixmap().toImage() == low, "and falls shorter where it is brought back"


def test_the_shadow_is_soft(board: BoardView) -> None:
    shown = ghost_picture(board.board, Lifted(board.pieces["u02"]))
    assert shown.shade is not None
    shade = shown.shade.toImage()
    seen = [shade.pixelColor(x, shade.height() // 2).alpha() for x in range(shade.width())]
    assert seen[len(seen) // 2] == max(seen) > 120
    assert shade.pixelColor(0, 0).alpha() == 0
    assert len(set(seen)) > 4


def test_a_ghost_is_one_thing_no_larger_than_what_is_seen(board: BoardView, hand: Hand) -> None:
    ghost = taken_up(board, hand, 120)
    assert not ghost.childItems()
    shown = ghost_picture(board.board, Lifted(board.pieces["u02"]))
    assert shown.shade is not None
    foot = shown.middle[1] + shown.shade.height() / 2 + FALLS * board.board.per_unit
    assert ghost.pixmap().height() <= max(shown.pixmap.height(), foot + 1)


def test_what_others_carry_is_held_high(board: BoardView, hand: Hand) -> None:
    high = taken_up(board, hand, 120)
    ghost, lies = Ghost(), Lifted(board.pieces["u02"])
    ghost.show_picture(ghost_picture(board.board, lies), board.board.per_unit)
    assert falls(ghost) == falls(high)


def test_nothing_throws_a_shadow_in_high_contrast(board: BoardView) -> None:
    board.board.pictures.art.look.change(palette=CONTRAST)
    shown = ghost_picture(board.board, Lifted(board.pieces["u02"]))
    assert shown.shade is None


def test_several_cards_are_fanned_out_behind_the_first(board: BoardView) -> None:
    piece = board.pieces["u02"]
    one, two, five = (ghost_picture(board.board, Lifted(piece, count)) for count in (1, 2, 5))
    assert two.pixmap.width() > one.pixmap.width()
    assert five.pixmap.size() == two.pixmap.size()
    assert two.pixmap.toImage() != five.pixmap.toImage()
    # The middle is that of the first card still: a drop goes where it is seen.
    shift = two.middle[0] - one.middle[0], two.middle[1] - one.middle[1]
    at = round(two.middle[0]), round(two.middle[1])
    first = one.pixmap.toImage().pixelColor(round(at[0] - shift[0]), round(at[1] - shift[1]))
    assert two.pixmap.toImage().pixelColor(*at) == first


def test_what_is_seen_through_a_card_is_not_darkened_by_its_shadow(
    board: BoardView, hand: Hand
) -> None:
    here = hand.spot("c001")
    hand.press(here)
    hand.move(here + QPointF(8, 0))
    ghost = board.mouse.carry.drag.ghost
    hand.move(hand.zone("discard.0"))
    shaded = falls(ghost)
    hand.move(hand.spot("u01"))
    assert ghost.opacity() < 1.0
    assert falls(ghost) < shaded
    hand.move(hand.zone("discard.0"))
    assert falls(ghost) == shaded


def test_a_ghost_takes_no_click(board: BoardView, hand: Hand) -> None:
    ghost = taken_up(board, hand, 60)
    assert ghost.acceptedMouseButtons() == Qt.MouseButton.NoButton
