"""Rows whose name stands in their own corner: nothing that happens between rows lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.games.game_registry import cards_of
from tests.gallery import black

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import LayBoard

ROWS = ("soldiers", "bulwarks")


@pytest.mark.parametrize("text", [1.0, 2.0, 3.0])
@pytest.mark.parametrize("size", [(921, 655), (1258, 905)])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_names_of_rows_stand_in_their_corners_beside_the_cards(
    lay_board: LayBoard, size: tuple[int, int], text: float, language: Language
) -> None:
    document = black.answered()
    board: BoardView = lay_board(document.table, 0, cards_of(document.table.spec))
    board.resize(*size)
    board.board.speak(language, text)
    for seat in (0, 1):
        for row in ROWS:
            zone = f"{row}.{seat}"
            name = board.board.labels._held[zone].sceneBoundingRect()
            box = board.seating.sites[zone].box
            middle = name.center()
            assert box.contains(middle.x(), middle.y()), zone
            # At the side of whoever holds it, away from where the rows meet.
            assert (middle.y() > box.centre[1]) == (seat == 0)
            pieces = (board.board.pieces[key] for key in board.board.by_zone[zone])
            cards = [item.piece.spot.box for item in pieces]
            assert name.right() <= min(card.x for card in cards), zone


def test_a_hand_of_playing_cards_is_seen_whole(lay_board: LayBoard) -> None:
    document = black.answered()
    board: BoardView = lay_board(document.table, 0, cards_of(document.table.spec))
    for size in ((921, 655), (1258, 905), (2219, 1395)):
        board.resize(*size)
        held = (board.board.pieces[key].piece.spot.box for key in board.board.by_zone["hand.0"])
        assert all(card.bottom <= board.seating.cloth.bottom + 4 for card in held), size
