"""What is planned, on the board: arrows with numbers, ghosts, notes, and cards that are used."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.core.intent import Move
from app.session.host.local_table import LocalTable
from app.ui.app.window import Window
from app.ui.board.board_view import BoardView
from app.ui.board.planned.plan_labels import PlanLabel
from app.ui.board.planned.plan_on_board import PlanOnBoard
from app.ui.board.scene.handling import ASIDE
from app.ui.board.scene.table_layout import Box
from app.ui.look.colour import contrast
from tests.helpers.all_palettes import ALL_PALETTES
from tests.ui.planning.conftest import draft, hand, panel, plan_both, settle, units


def board(window: Window) -> BoardView:
    assert window.board is not None
    return window.board


def drawn(window: Window) -> PlanOnBoard:
    found = board(window).findChild(PlanOnBoard)
    assert found is not None
    return found


def written(window: Window) -> list[str]:
    return [label.text for label in drawn(window).labels.shown]


def test_arrows_bear_their_numbers_in_the_order_of_the_plan(window: Window) -> None:
    plan_both(window)
    signs = drawn(window).arrows.signs
    assert [sign.text for sign in signs] == ["1", "2", "", ""]
    palette = window.look.palette
    inside = [sign.brush().color().name() for sign in signs]
    assert inside[:3] == [palette.arrow_attack, palette.arrow_attack, palette.arrow_move]
    rule = signs[3]
    assert rule.pen().style() == Qt.PenStyle.CustomDashLine, "what goes by rule is broken"
    assert rule.pen().color().name() == palette.arrow_rule


def test_no_kind_of_arrow_is_told_from_another_by_its_colour_alone() -> None:
    """The row has the word and a sign; still each stands out from the mat."""
    for palette in ALL_PALETTES.values():
        for colour in (palette.arrow_move, palette.arrow_attack, palette.arrow_cast):
            assert contrast(colour, palette.mat) >= 3


def test_a_ghost_stands_in_its_cell_half_seen_and_catches_no_pointer(window: Window) -> None:
    plan_both(window)
    (ghost,) = drawn(window).ghosts.items
    spot = board(window).board.pieces["field.0#3"].piece.spot
    assert (ghost.pos().x(), ghost.pos().y()) == (spot.x, spot.y)
    assert 0 < ghost.opacity() < 1
    assert "summon" in written(window)
    at = board(window).to_window(spot.x, spot.y).toPoint()
    QTest.mouseClick(board(window).viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert board(window).selection().cell == "field.0#3"
    settle()
    first = panel(window).entries()[0]
    assert first.property("lit"), "its row says what the ghost is"


def test_a_card_of_the_hand_that_is_used_lies_there_faintly_and_says_so(window: Window) -> None:
    summons, *_ = plan_both(window)
    card = summons.split(":")[1]
    pieces = board(window).board.pieces
    assert pieces[card].opacity() == ASIDE
    assert "in the plan" in written(window)
    others = {name for name in pieces if pieces[name].opacity() == ASIDE}
    assert others == {card}
    window.run_action("clear_plan")
    settle()
    assert pieces[card].opacity() == 1.0
    assert "in the plan" not in written(window)


def test_after_a_drag_a_used_card_is_as_faint_as_before(window: Window) -> None:
    summons, *_ = plan_both(window)
    card = summons.split(":")[1]
    start = spot_of(window, card)
    drag(window, start, start + QPoint(0, -120))
    assert board(window).board.pieces[card].opacity() == ASIDE


def spot_of(window: Window, key: str) -> QPoint:
    spot = board(window).board.pieces[key].piece.spot
    return board(window).to_window(spot.x, spot.y).toPoint()


def drag(window: Window, start: QPoint, goal: QPoint) -> None:
    port = board(window).viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port, (start + goal) / 2)
    QTest.mouseMove(port, goal)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=goal)
    settle()


def test_a_drop_may_sketch_and_the_card_goes_back_to_where_it_lay(
    window: Window, table: LocalTable
) -> None:
    card = hand(window, 0)
    before = table.host.tree.cursor
    lay = board(window).board.pieces[card].pos()
    drag(window, spot_of(window, card), spot_of(window, "field.0#3"))
    assert draft(window) == [f"S:{card}:3"]
    assert table.host.tree.cursor == before, "nothing happened at the table"
    assert board(window).board.pieces[card].pos() == lay
    assert len(drawn(window).ghosts.items) == 1
    assert not board(window).mouse.carry.active


def test_a_key_and_a_menu_may_sketch(window: Window) -> None:
    first, second = units(window)
    view = board(window)
    view.setFocus()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(window, first))
    QTest.keyClick(view, Qt.Key.Key_A)
    assert draft(window) == [f"A:{first}"]
    place = window.place
    assert place is not None
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(window, second))
    menu = place.menus.made.menu(view.selection(), window)
    (entry,) = [one for one in menu.actions() if one.text().startswith("Plan an attack")]
    entry.trigger()
    assert draft(window) == [f"A:{first}", f"A:{second}"]
    menu.deleteLater()


def test_all_of_it_follows_the_zoom(window: Window, qtbot: QtBot) -> None:
    plan_both(window)
    label = drawn(window).labels.items[0]
    before = label.scale()
    with qtbot.waitSignal(board(window).sharpened):
        board(window).zoom_by(2.0)
    assert label.scale() < before, "it is written anew, as large as before in the window"
    assert drawn(window).ghosts.items[0].scene() is board(window).board


def test_what_a_step_takes_away_has_no_arrow_any_more(window: Window, table: LocalTable) -> None:
    _, first, _ = plan_both(window)
    unit = first.removeprefix("A:")
    shown = len(drawn(window).arrows.signs)
    base = table.sit(0).view.units[unit].base
    table.sit(0).ask(Move((base,), "deck.0", 0))
    settle()
    assert len(drawn(window).arrows.signs) < shown


@pytest.mark.parametrize("apart", [False, True])
def test_nothing_of_it_is_drawn_for_another_seat(
    put: Callable[..., Window], table: LocalTable, *, apart: bool
) -> None:
    window = put(table, apart=apart)
    assert window.place is not None
    screen = window.place.one_screen
    if apart:
        screen.sit(0)
        settle()
    plan_both(window)
    assert drawn(window).ghosts.items
    seen: list[tuple[int, int]] = []
    assert window.bridge is not None
    window.bridge.placed.connect(
        lambda _: seen.append((len(drawn(window).ghosts.items), len(drawn(window).labels.items)))
    )
    screen.hand_over()
    assert seen[0] == (0, 0), "not even while the window is told of the other seat"
    settle()
    assert not any(item.opacity() == ASIDE for item in board(window).board.pieces.values())
    if apart:
        assert not panel(window).isVisible()
        assert drawn(window).arrows.signs == []
        screen.sit(1)
        settle()
    assert [sign.text for sign in drawn(window).arrows.signs] == [""], "his march alone"
    screen.sit(0)
    settle()
    assert len(drawn(window).ghosts.items) == 1


def test_a_picture_of_the_board_has_nothing_of_it(window: Window) -> None:
    plan_both(window)
    other = BoardView(window.look, board(window).bridge, window.art, board(window).cards)
    assert other.findChild(PlanOnBoard) is None
    other.close_board()


@pytest.mark.parametrize("share", [0.2, 0.98])
def test_words_beside_words_stand_where_there_is_room_for_them(
    window: Window, share: float
) -> None:
    plan_both(window)
    labels, cloth = drawn(window).labels, board(window).camera.cloth
    plate = Box(cloth.x + cloth.width * share - 60, cloth.y + 40, 60, 8)
    labels.show([PlanLabel(plate, "17 → 16", beside=True)])
    (item,) = labels.items
    left = item.pos().x()
    right = left + item.pixmap().width() / board(window).board.per_unit
    assert cloth.x <= left < right <= cloth.right + 0.5
    assert left >= plate.right - 0.5 or right <= plate.x + 0.5, "it covers nothing"
