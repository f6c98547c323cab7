"""The field of a planned game: its cards, what is told of the own hand, arrows between rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.games.contracts.planned.planning_contract import PlanArrow
from app.games.game_registry import cards_of
from app.ui.board.planned.plan_arrows import PlanArrows
from app.ui.board.planned.plan_places import box_of
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH
from tests.gallery import poga

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.board.board_view import BoardView
    from app.ui.board.scene.table_layout import Box
    from tests.ui.board.conftest import LayBoard

NAME, FOOT = 0.2, 0.22
"""How much of a card's height its name takes, and its numbers."""
WINDOWS = ((921, 655), (1258, 905), (2219, 1395))


@pytest.fixture
def field(lay_board: LayBoard) -> BoardView:
    document = poga.planned()
    board: BoardView = lay_board(document.table, 0, cards_of(document.table.spec))
    return board


def held(board: BoardView, zone: str) -> list[Box]:
    return [board.board.pieces[key].piece.spot.box for key in board.board.by_zone[zone]]


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


@pytest.mark.parametrize("size", WINDOWS)
def test_arrows_from_card_to_card_leave_the_name_of_one_and_the_numbers_of_the_other(
    field: BoardView, size: tuple[int, int]
) -> None:
    field.resize(*size)
    arrows = PlanArrows(field)
    view = field.bridge.view
    arrows.show([PlanArrow("battle.0#4", "battle.1#2", number=3)], view, "")
    (sign,) = arrows.signs
    source, target = (box_of(field.board, view, name) for name in ("battle.0#4", "battle.1#2"))
    assert source is not None
    assert target is not None
    assert sign.tag_box is not None
    assert sign.tag_box.bottom <= source.y + source.height * NAME / 2
    assert sign.tag_box.y >= target.bottom - 2
    # It points into the card, between its two numbers.
    point = sign.path().boundingRect().top()
    assert target.bottom - target.height * FOOT <= point < target.bottom


@pytest.mark.parametrize("size", WINDOWS)
def test_cards_of_the_field_are_as_large_as_the_window_allows_and_the_hand_is_whole(
    field: BoardView, size: tuple[int, int]
) -> None:
    field.resize(*size)
    wide = held(field, "battle.0")[0].width * field.board.per_unit
    assert wide >= size[1] * 0.098
    assert all(card.bottom <= field.seating.cloth.bottom + 4 for card in held(field, "hand.0"))
