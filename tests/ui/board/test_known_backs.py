"""A card that lies face down in the open says which it is, to who knows it and nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Face, Show
from app.games.blackpoker.cards.black_cards import black_cards
from app.ui.board.board_view import BoardView
from app.ui.look.card_art import CardArt
from app.ui.look.faces.marks.badges import KnownFace, known_face
from app.ui.look.look import Look
from app.ui.look.tints import INK
from app.ui.table.bridge import Bridge
from tests.games.blackpoker.black_table import BlackTable, Side

Lay = Callable[[int], BoardView]


@pytest.fixture
def black(qapp: QApplication) -> BlackTable:
    own = Side(hand="C3", soldiers="S9", bulwarks="C6' D4", trumps="H10")
    return BlackTable(own, Side(bulwarks="JB"))


@pytest.fixture
def lay(black: BlackTable) -> Iterator[Lay]:
    art = CardArt(Look(language="en"))
    laid: list[BoardView] = []

    def one(seat: int) -> BoardView:
        view = BoardView(art.look, Bridge(black.table, seat), art, black_cards())
        view.animations = False
        view.resize(1000, 700)
        laid.append(view)
        return view

    yield one
    for view in laid:
        view.close_board()
        view.bridge.close()
    art.close()


def known(board: BoardView, zone: str) -> list[str | None]:
    """What stands on each unit of a zone."""
    pieces = [board.board.pieces[key].piece for key in board.board.by_zone[zone]]
    assert all(piece.badges.known is None or piece.base.card is None for piece in pieces)
    return [piece.badges.known.text if piece.badges.known else None for piece in pieces]


def test_its_holder_sees_it_on_the_back_and_the_other_does_not(lay: Lay) -> None:
    own, other = lay(0), lay(1)
    assert known(own, "bulwarks.0") == ["6♣", "4♦"]
    assert known(own, "trumps.0") == ["10♥"]
    assert known(own, "soldiers.0") == [None]
    assert known(own, "bulwarks.1") == [None]
    assert known(other, "bulwarks.0") == [None, None]
    assert known(other, "bulwarks.1") == ["JK★"]


def test_a_judge_sees_all_and_a_spectator_none(lay: Lay) -> None:
    assert known(lay(JUDGE), "bulwarks.0") == ["6♣", "4♦"]
    assert known(lay(SPECTATOR), "bulwarks.0") == [None, None]


def test_it_comes_with_being_shown_and_goes_with_turning_up(black: BlackTable, lay: Lay) -> None:
    other = lay(1)
    view = black.view(0)
    first = view.units[view.zones["bulwarks.0"].items[0]].base
    black.do(Show((first,), (1,)))
    assert known(other, "bulwarks.0") == ["6♣", None]
    black.do(Face((first,), up=True))
    assert known(other, "bulwarks.0") == [None, None]


def test_what_lies_in_a_hand_bears_none(lay: Lay) -> None:
    board = lay(0)
    assert known(board, "hand.0") == [None]


def test_a_card_without_an_index_bears_its_name() -> None:
    face = black_cards().face("?Old rook||")
    assert known_face(face, "en") == KnownFace("Old rook", INK)
    assert known_face(black_cards().face("H-10"), "ja").text == "10♥"
