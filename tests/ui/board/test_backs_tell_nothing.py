"""Backs by seat tell whose a card is where everybody knows it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize

from app.core.data.value import replace
from app.core.fact import Began, StartCard
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intent import Draw, Face, Move, MoveUnits
from app.core.past.history import HistoryTree
from app.core.zone import Seat
from app.session.host.entropy import Entropy
from app.session.host.host import Host
from app.session.host.local_table import LocalTable
from app.ui.board.board_view import BoardView
from app.ui.look.faces.back_patterns import BackDress
from tests.ui.board.conftest import SPEC, ZONES, lay

if TYPE_CHECKING:
    LayBoard = Callable[..., BoardView]

SITTING = (Seat("Aki", 0), Seat("Ren", 1))
DECK = tuple(f"TOY-{number}" for number in range(30))
OTHER_DECK = tuple(f"TOY-{39 - number}" for number in range(30))


def table(cards: tuple[StartCard, ...]) -> LocalTable:
    began = Began("toy", SITTING, ZONES, cards, 1)
    return LocalTable(Host(SPEC, HistoryTree.begin(began), Entropy(1)))


def exchanged(cards: tuple[StartCard, ...]) -> tuple[StartCard, ...]:
    """The same where Ren looks; where Ren cannot, other cards, and half of them Ren's."""
    hidden = ("deck.0", "prizes.0", "hand.0")
    return tuple(
        replace(card, ref=OTHER_DECK[number % 30], owner=number % 2)
        if card.zone in hidden
        else card
        for number, card in enumerate(cards)
    )


def seats_of(board: BoardView, zone: str) -> set[SeatId | None]:
    return {board.board.pieces[key].piece.base.seat for key in board.board.by_zone[zone]}


@pytest.fixture
def dressed(lay_board: LayBoard) -> Callable[..., BoardView]:
    def lay_one(laid: LocalTable, seat: SeatId) -> BoardView:
        board = lay_board(laid, seat)
        board.look.change(dress=BackDress("asanoha", by_seat=True))
        return board

    return lay_one


@pytest.mark.parametrize("eyes", [1, SPECTATOR])
def test_twin_tables_with_hidden_cards_exchanged_paint_the_same(
    dressed: Callable[..., BoardView], eyes: SeatId
) -> None:
    cards = lay(SITTING, (DECK, DECK))
    pictures = []
    for laid in (cards, exchanged(cards)):
        board = dressed(table(laid), eyes)
        board.bridge.ask(Draw(1, "deck.1", "hand.1"))
        pictures.append(board.grab_image(QSize(1000, 700)))
    assert pictures[0] == pictures[1]


def test_to_whoever_knows_them_these_tables_are_not_the_same(
    dressed: Callable[..., BoardView],
) -> None:
    cards = lay(SITTING, (DECK, DECK))
    boards = [dressed(table(laid), JUDGE) for laid in (cards, exchanged(cards))]
    one, other = (board.grab_image(QSize(1000, 700)) for board in boards)
    assert one != other


def test_each_seat_s_own_zones_wear_its_back(dressed: Callable[..., BoardView]) -> None:
    board = dressed(table(lay(SITTING, (DECK, DECK))), 0)
    for seat in (0, 1):
        for zone in ("deck", "prizes", "hand"):
            assert seats_of(board, f"{zone}.{seat}") == {seat}


def test_a_card_among_another_s_hidden_ones_wears_their_back(
    dressed: Callable[..., BoardView],
) -> None:
    laid = table(lay(SITTING, (DECK, DECK)))
    ren = dressed(laid, 1)
    ren.bridge.ask(Move((ren.bridge.view.cards_in("hand.1")[0],), "prizes.0"))
    for eyes in (0, SPECTATOR):
        assert seats_of(dressed(laid, eyes), "prizes.0") == {0}


def test_a_card_that_lies_face_down_in_the_open_keeps_its_owner_s(
    dressed: Callable[..., BoardView],
) -> None:
    laid = table(lay(SITTING, (DECK, DECK)))
    aki, ren = dressed(laid, 0), dressed(laid, 1)
    aki.bridge.ask(MoveUnits(("u00",), "mat", position=(450.0, 300.0)))
    aki.bridge.ask(Face((aki.bridge.view.units["u00"].base,), up=False))
    for board in (aki, ren, dressed(laid, JUDGE)):
        base = board.board.pieces["u00"].piece.base
        assert (base.card, base.seat) == (None, 0)


def test_only_backs_are_painted_by_seat(dressed: Callable[..., BoardView]) -> None:
    board = dressed(table(lay(SITTING, (DECK, DECK))), 0)
    shown = board.board
    for item in shown.pieces.values():
        for want in shown.pictures.wants(item.piece, (60, 84), 0):
            assert (want.seat is None) == (want.card is not None)
    board.look.change(dress=BackDress("asanoha"))
    for item in shown.pieces.values():
        assert all(one.seat is None for one in shown.pictures.wants(item.piece, (60, 84), 0))
