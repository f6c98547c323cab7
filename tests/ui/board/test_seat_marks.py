"""What lies on a seat or on the table is written beside the hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from app.core.intent import PutMark
from app.games.game_registry import GAMES
from app.session.host.local_table import lay_table
from app.ui.board.board_view import BoardView
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.table.bridge import Bridge
from tests.helpers.shipped import shipped_base


@pytest.fixture
def board(qtbot: QtBot) -> Iterator[BoardView]:
    deck = ("MEE-5",) * 10
    bridge = Bridge(lay_table(GAMES["pokemon"], ("Aki", "Ren"), (deck, deck)))
    art = CardArt(Look(language="en"))
    view = BoardView(art.look, bridge, art, shipped_base())
    view.resize(QSize(900, 600))
    yield view
    view.close_board()
    bridge.close()
    art.close()


def beside(board: BoardView, seat: int) -> str:
    return board.board.counts._count_text(f"hand.{seat}")


def test_a_power_used_stands_beside_its_seat(board: BoardView) -> None:
    board.bridge.ask(PutMark(("seat.1",), "vstar", 1))
    board.bridge.ask(PutMark(("seat.1",), "mulligans", 2))

    assert beside(board, 1) == "Ren · Hand 0 · Mulligans 2 · ✓ VSTAR Power"
    assert beside(board, 0) == "Aki · Hand 0"


def test_a_number_stands_there_as_a_number_one_as_well(board: BoardView) -> None:
    board.bridge.ask(PutMark(("seat.0",), "prizes_due", 1))
    board.bridge.ask(PutMark(("seat.1",), "mulligans", 1))

    assert beside(board, 0) == "Aki · Hand 0 · Prizes to take 1"
    assert beside(board, 1) == "Ren · Hand 0 · Mulligans 1"


def test_a_note_on_the_table_stands_at_the_lower_edge(board: BoardView) -> None:
    board.bridge.ask(
        PutMark(("table",), "note:", 1, text="house rule: no prizes for tokens at all")
    )

    assert beside(board, 0) == "Aki · Hand 0 · ✎ house rule: no prizes fo…"


def test_a_mark_of_the_table_is_not_taken_for_that_of_whoever_sits_there(
    board: BoardView,
) -> None:
    board.bridge.ask(PutMark(("table",), "mulligans", 2))
    assert beside(board, 0) == "Aki · Hand 0 · Table: Mulligans 2"
    assert beside(board, 1) == "Ren · Hand 0"


def test_the_table_turns_and_the_seat_that_acts_stays(board: BoardView) -> None:
    board.turn_table(1)
    assert board.seating.bottom == 1
    assert board.bridge.seat == 0

    board.turn_table(None)
    assert board.seating.bottom == 0
