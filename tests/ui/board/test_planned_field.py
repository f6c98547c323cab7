"""The field of a planned game: its cards, what is told of the own hand, arrows between rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.games.game_registry import cards_of
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH
from tests.gallery import poga

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import LayBoard

FOOT = 0.22
"""How much of a card's height its numbers take."""
WINDOWS = ((921, 655), (1258, 905), (2219, 1395))


@pytest.fixture
def field(lay_board: LayBoard) -> BoardView:
    document = poga.planned()
    board: BoardView = lay_board(document.table, 0, cards_of(document.table.spec))
    return board


@pytest.mark.parametrize("text", [1.0, 2.0, 3.0])
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(740, 618), *WINDOWS])
def test_what_is_told_of_the_own_hand_hardly_covers_its_cards(
    field: BoardView, size: tuple[int, int], text: float, language: Language
) -> None:
    field.resize(*size)
    field.board.speak(language, text)
    told = field.board.counts.boxes()["hand.0"].grown(-2)
    edge = [
        (told.x + told.width * step / 40, y) for step in range(41) for y in (told.y, told.bottom)
    ]
    for key in field.board.by_zone["hand.0"]:
        spot = field.board.pieces[key].piece.spot
        for x, y in (spot.local(*point) for point in edge):
            assert not (0 < x < CARD_WIDTH and 0 < y < CARD_HEIGHT * (1 - FOOT / 2)), key
