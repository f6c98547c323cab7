"""Pointing at things for others: with the mouse, with keys, and how it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.games.game_api import Selection
from app.ui.board.remote import pointing_marks
from app.ui.board.remote.aiming import Aiming
from app.ui.board.remote.other_hands import Who
from app.ui.board.remote.others_on_board import Others
from app.ui.board.remote.pointing_marks import FADES, LASTS, MOST

if TYPE_CHECKING:
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand

ALT = Qt.KeyboardModifier.AltModifier
REN = Who(2, "Ren", 1)
Told = list[tuple[tuple[float, float], tuple[float, float] | None]]


@pytest.fixture
def pointed(board: BoardView) -> Told:
    """What was pointed at; the board has company."""
    others(board)
    pointed: Told = []
    board.pointed.connect(lambda start, to: pointed.append((start, to)))
    return pointed


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    moment = [100.0]
    monkeypatch.setattr(pointing_marks, "monotonic", lambda: moment[0])
    return moment


def others(board: BoardView) -> Others:
    """Return the other people at a board, who are there from now on."""
    if board.others is None:
        board.others = Others(board)
    return board.others


def near(board: BoardView, place: tuple[float, float] | None, key: str) -> bool:
    assert place is not None
    spot = board.board.pieces[key].piece.spot
    x, y = others(board).seen(place)
    return abs(x - spot.x) < 1.5 and abs(y - spot.y) < 1.5


def aiming(board: BoardView) -> Aiming:
    return others(board).aiming


# -- with the mouse --


def test_alt_and_a_click_points(board: BoardView, hand: Hand, pointed: Told) -> None:
    hand.click(hand.spot("u10"), ALT)
    ((start, to),) = pointed
    assert near(board, start, "u10")
    assert to is None
    assert board.selection() == Selection(), "it chooses nothing"


def test_alt_and_a_drag_draws_an_arrow(board: BoardView, hand: Hand, pointed: Told) -> None:
    hand.press(hand.spot("u00"), ALT)
    hand.move(hand.spot("u10"), ALT)
    assert aiming(board).waits
    assert not board.mouse.carrying
    hand.let_go(hand.spot("u10"), ALT)
    ((start, to),) = pointed
    assert near(board, start, "u00")
    assert near(board, to, "u10")
    assert not aiming(board).waits


def test_escape_gives_an_arrow_up(board: BoardView, hand: Hand, pointed: Told) -> None:
    hand.press(hand.spot("u00"), ALT)
    hand.move(hand.spot("u10"), ALT)
    QTest.keyClick(board, Qt.Key.Key_Escape)
    hand.let_go(hand.spot("u10"), ALT)
    assert pointed == []
    assert not board.mouse.busy


def test_a_release_that_was_lost_gives_it_up(board: BoardView, hand: Hand, pointed: Told) -> None:
    hand.press(hand.spot("u00"), ALT)
    hand.move(hand.spot("u10"), held="NoButton")
    assert pointed == []
    assert not aiming(board).waits


def test_without_company_alt_means_what_it_meant(board: BoardView, hand: Hand) -> None:
    said: list[object] = []
    board.pointed.connect(lambda *what: said.append(what))
    hand.click(hand.spot("u10"), ALT)
    assert said == []
    assert board.selection().units == ("u10",)
    hand.carry(hand.spot("u00"), hand.spot("u10"), ALT)
    assert board.mouse.carrying
    board.mouse.cancel()


def test_alt_in_the_middle_of_a_drag_still_ignores_the_grid(
    board: BoardView, hand: Hand, pointed: Told
) -> None:
    hand.press(hand.spot("u00"))
    hand.move(hand.spot("u10"), ALT)
    assert board.mouse.carrying
    board.mouse.cancel()
    assert pointed == []


# -- with keys --


def test_an_arrow_that_has_begun_ends_at_the_next_click(
    board: BoardView, hand: Hand, pointed: Told
) -> None:
    place = aiming(board).place_of(Selection(units=("u00",)))
    assert place is not None
    aiming(board).begin(place)
    hand.move(hand.spot("u01"), held="NoButton")
    hand.click(hand.spot("u10"))
    ((start, to),) = pointed
    assert near(board, start, "u00")
    assert near(board, to, "u10")
    hand.click(hand.spot("u10"))
    assert board.selection().units == ("u10",), "a click is a click again"


def test_or_at_what_is_chosen_then(board: BoardView, pointed: Told) -> None:
    first = aiming(board).place_of(Selection(units=("u00",)))
    second = aiming(board).place_of(Selection(zone="discard.1"))
    assert first is not None
    assert second is not None
    aiming(board).begin(first)
    aiming(board).end(second)
    ((start, to),) = pointed
    assert near(board, start, "u00")
    assert near(board, to, "pile:discard.1")


def test_escape_gives_up_what_waits_for_its_end(
    board: BoardView, hand: Hand, pointed: Told
) -> None:
    aiming(board).begin((450.0, 300.0))
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not aiming(board).waits
    hand.click(hand.spot("u10"))
    assert pointed == []


def test_a_card_within_a_unit_or_a_hand_is_pointed_at_by_its_name(
    board: BoardView, pointed: Told
) -> None:
    for card, key in (("c008", "u00"), ("c003", "c003")):
        place = aiming(board).place_of(Selection((card,)))
        assert place is not None
        aiming(board).point(place)
        assert near(board, pointed[-1][0], key)


# -- how it is shown --


def test_it_is_shown_for_a_while_and_fades(board: BoardView, moment: list[float]) -> None:
    board.set_animations(True)
    others(board).pointing.show(REN, 450.0, 300.0, (500.0, 400.0))
    (sign,) = others(board).pointing.signs
    moment[0] += LASTS - 0.1
    others(board).pointing._step()
    assert sign.opacity() == 1.0
    moment[0] += 0.1 + FADES / 2
    others(board).pointing._step()
    assert 0.3 < sign.opacity() < 0.7
    moment[0] += FADES
    others(board).pointing._step()
    assert others(board).pointing.signs == ()


def test_nothing_moves_where_nothing_is_to_move(board: BoardView, moment: list[float]) -> None:
    others(board).pointing.show(REN, 450.0, 300.0)
    (sign,) = others(board).pointing.signs
    assert sign.scale() == 1.0
    moment[0] += LASTS + 0.01
    others(board).pointing._step()
    assert others(board).pointing.signs == ()


def test_of_one_person_only_the_newest_are_shown(board: BoardView) -> None:
    for number in range(MOST + 4):
        others(board).pointing.show(REN, 100.0 + number, 300.0)
    others(board).pointing.show(Who(1, "Aki", 0), 50.0, 50.0)
    shown = others(board).pointing.shown
    assert [start[0] for person, start, _ in shown if person == 2] == [104.0, 105.0, 106.0]
    assert len(shown) == MOST + 1


def test_an_arrow_from_a_place_to_itself_is_a_ring(board: BoardView) -> None:
    others(board).pointing.show(REN, 450.0, 300.0, (450.0, 300.0))
    (sign,) = others(board).pointing.signs
    assert sign.path().boundingRect().center().manhattanLength() < 0.01


def test_it_points_at_the_same_card_when_the_mat_is_turned(board: BoardView) -> None:
    spot = board.board.pieces["u11"].piece.spot
    others(board).pointing.show(REN, spot.x, spot.y)
    board.turn_table(1)
    (sign,) = others(board).pointing.signs
    spot = board.board.pieces["u11"].piece.spot
    assert (sign.x(), sign.y()) == (spot.x, spot.y)
