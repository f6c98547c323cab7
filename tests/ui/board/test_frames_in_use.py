"""A zone that a game says so of has a frame only while something lies in it."""

from __future__ import annotations

from PySide6.QtGui import QImage

from app.core.data.value import replace
from app.core.fact import Began
from app.core.intent import Move
from app.core.past.history import HistoryTree
from app.core.zone import Seat
from app.session.host.entropy import Entropy
from app.session.host.host import Host
from app.session.host.local_table import LocalTable
from app.ui.board.board_view import BoardView
from tests.ui.board.conftest import SPEC, ZONES, LayBoard, lay, toy_table


def table() -> LocalTable:
    """The toy's table, its discard pile with a frame only while it is used, and empty."""
    places = tuple(
        replace(place, frame="used") if place.zone == "discard" else place
        for place in SPEC.layout.places
    )
    spec = replace(SPEC, layout=replace(SPEC.layout, places=places))
    sitting = (Seat("Aki", 0), Seat("Ren", 1))
    deck = tuple(f"TOY-{number}" for number in range(17))
    began = Began("toy", sitting, ZONES, lay(sitting, (deck, deck)), 1)
    return LocalTable(Host(spec, HistoryTree.begin(began), Entropy(1)))


def ground(board: BoardView) -> QImage:
    """What the ground shows where the upper edge of the own discard pile's frame goes."""
    board.ground.follow_frames()
    box = board.seating.sites["discard.0"].box
    corner = board.to_window(box.x, box.y)
    image = board.ground._painted().toImage()
    return image.copy(round(corner.x()) - 2, round(corner.y()) - 3, 40, 6)


def test_the_frame_comes_with_the_first_card_and_goes_with_the_last(lay_board: LayBoard) -> None:
    board = lay_board(table())
    bare = ground(board)
    board.grab()
    card = board.bridge.view.cards_in("hand.0")[0]
    board.bridge.ask(Move((card,), "discard.0"))
    assert board.ground._backing is None
    framed = ground(board)
    assert framed != bare
    board.grab()
    board.bridge.ask(Move(board.bridge.view.cards_in("discard.0"), "hand.0"))
    assert board.bridge.view.zones["discard.0"].count == 0
    assert ground(board) == bare


def test_any_other_frame_shows_also_around_nothing(lay_board: LayBoard) -> None:
    always = lay_board(toy_table(deck=tuple(f"TOY-{number}" for number in range(17))))
    used = lay_board(table())
    assert always.ground._without_frame() == frozenset()
    assert used.ground._without_frame() == {"discard.0", "discard.1"}
    assert ground(always) != ground(used)
