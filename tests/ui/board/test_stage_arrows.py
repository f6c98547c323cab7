"""Arrows from what is declared on the stage to what it is aimed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from app.core.intent import Face, MoveUnits, PutMark
from app.core.intents.turn_intents import Declare, NextTurn, Settle
from app.ui.board.declared.arrow_shape import bent_arrow, edge_towards, middle_of
from app.ui.board.declared.declared_aims import aims_of, place_of_target
from app.ui.board.declared.stage_arrows import PLAIN, SHARES, STANDS_BACK
from app.ui.board.drag.drag import GHOST_HEIGHT
from app.ui.board.scene.card_item import HAND, LEVELS
from app.ui.board.scene.table_layout import Box
from tests.gallery.many import full, staged

if TYPE_CHECKING:
    from app.session.host.local_table import LocalTable
    from app.ui.app.window import Window
    from app.ui.board.board_view import BoardView
    from app.ui.board.declared.arrow_sign import ArrowSign
    from app.ui.board.declared.stage_arrows import StageArrows
    from app.ui.side.side_stage import SideStage


@pytest.fixture
def table() -> LocalTable:
    """Four at a table whose seats have Active Spots and Benches; the second seat looks."""
    return full("royal").table


@pytest.fixture
def window(empty_window: Window, table: LocalTable) -> Window:
    document = full("royal")
    document.table = table
    empty_window.put_on_board(document)
    assert empty_window.board is not None
    empty_window.board.set_animations(False)
    QApplication.processEvents()
    return empty_window


def board_of(window: Window) -> BoardView:
    assert window.board is not None
    return window.board


def stage(window: Window) -> SideStage:
    assert window.side is not None
    return window.side.stage


def arrows(window: Window) -> StageArrows:
    found = stage(window).arrows
    assert found is not None
    return found


def shown(window: Window) -> list[ArrowSign]:
    return list(arrows(window).signs.values())


def active(table: LocalTable, seat: int) -> str:
    return table.sit(seat).view.zones[f"active.{seat}"].items[0]


def declare(
    table: LocalTable, seat: int, *targets: str, cards: tuple[str, ...] = (), text: str = "strike"
) -> str:
    table.sit(seat).ask(Declare(text, cards, targets))
    QApplication.processEvents()
    return table.sit(seat).view.stage.declarations[-1].id


def piece_box(window: Window, unit: str) -> Box:
    return board_of(window).board.pieces[unit].piece.spot.box


def test_nothing_is_made_before_something_is_declared(window: Window, table: LocalTable) -> None:
    assert stage(window).arrows is None
    declare(table, 0)
    assert shown(window) == [], "it is aimed at nothing"


def test_a_declaration_points_at_its_target_and_goes_with_it(
    window: Window, table: LocalTable
) -> None:
    aimed = active(table, 2)
    name = declare(table, 0, aimed)
    (sign,) = shown(window)
    outline = sign.path()
    assert outline.intersects(_rect(piece_box(window, aimed)))
    edge = board_of(window).camera.seen.right
    assert outline.boundingRect().right() == pytest.approx(edge, abs=12), "it comes from the side"
    table.sit(0).ask(Settle(name))
    QApplication.processEvents()
    assert shown(window) == []
    assert sign.scene() is None


def test_it_follows_what_is_aimed_at(window: Window, table: LocalTable) -> None:
    aimed = active(table, 2)
    declare(table, 0, aimed)
    before = shown(window)[0].path()
    table.sit(2).ask(MoveUnits((aimed,), "bench.2"))
    QApplication.processEvents()
    after = shown(window)[0].path()
    assert after != before
    assert after.intersects(_rect(piece_box(window, aimed)))


def test_one_unit_aimed_at_another_says_who_at_whom(window: Window, table: LocalTable) -> None:
    mine, theirs = active(table, 0), active(table, 1)
    base = table.sit(0).view.units[mine].base
    declare(table, 0, theirs, "seat.3", cards=(base,))
    (sign,) = shown(window)
    assert sign.tag.isVisible()
    assert sign.text.startswith("Aki's ")
    assert " → Ren's " in sign.text
    assert sign.path().intersects(_rect(piece_box(window, mine).grown(4)))
    assert sign.path().intersects(_rect(piece_box(window, theirs)))


def test_what_comes_from_the_hand_says_what_it_is_and_at_whom(
    window: Window, table: LocalTable
) -> None:
    declare(table, 0, "seat.3", cards=(table.sit(0).view.cards_in("hand.0")[0],))
    (sign,) = shown(window)
    assert sign.tag.isVisible()
    assert sign.text == f"Aki's strike → {table.sit(0).view.setting.seats[3].name}"
    plate = board_of(window).board.counts.boxes()["hand.3"]
    assert sign.path().intersects(_rect(plate))


def test_the_newest_shows_and_the_one_that_is_pointed_at(window: Window, table: LocalTable) -> None:
    older = declare(table, 0, active(table, 2))
    declare(table, 1, text="parry")
    newest = declare(table, 0, active(table, 3))
    assert list(arrows(window).signs) == [newest]
    assert arrows(window).signs[newest].opacity() == pytest.approx(PLAIN)
    panel = stage(window).panel
    assert panel is not None
    panel.slips[2].setFocus()
    QApplication.processEvents()
    assert set(arrows(window).signs) == {older, newest}
    assert arrows(window).signs[older].opacity() == 1.0
    assert arrows(window).signs[newest].opacity() == pytest.approx(STANDS_BACK)
    board_of(window).setFocus()
    QApplication.processEvents()
    assert list(arrows(window).signs) == [newest]
    assert arrows(window).signs[newest].opacity() == pytest.approx(PLAIN)


def test_arrows_lie_over_cards_and_below_the_hand_and_what_is_carried(
    window: Window, table: LocalTable
) -> None:
    aimed = active(table, 2)
    declare(table, 0, aimed)
    (sign,) = shown(window)
    assert board_of(window).board.pieces[aimed].zValue() < sign.zValue()
    assert sign.tag.zValue() < HAND * LEVELS - 1 < GHOST_HEIGHT


def test_a_folded_board_stands_for_what_lies_on_it(window: Window, table: LocalTable) -> None:
    aimed = active(table, 2)
    table.sit(2).ask(PutMark(("seat.2",), "out", value=1))
    table.sit(1).ask(NextTurn(3))
    QApplication.processEvents()
    board = board_of(window)
    assert 2 in board.seating.folded
    view = board.bridge.view
    assert place_of_target(board.board, view, aimed) == board.seating.boards[2]
    assert place_of_target(board.board, view, "seat.2") == board.seating.boards[2]
    assert place_of_target(board.board, view, "bench.3") == board.seating.sites["bench.3"].box
    assert place_of_target(board.board, view, "seat.9") is None
    assert place_of_target(board.board, view, "table") is None


def test_a_unit_aimed_at_itself_is_aimed_at_from_the_stage(
    window: Window, table: LocalTable
) -> None:
    mine = active(table, 0)
    base = table.sit(0).view.units[mine].base
    declare(table, 0, mine, cards=(base,))
    board = board_of(window)
    (aim,) = aims_of(board.board, board.bridge.view, board.bridge.view.stage.declarations[-1])
    assert (aim.start, aim.source) == (None, "")
    name = board.cards.face(board.bridge.view.cards[base].ref or "").name.en
    assert shown(window)[0].text == f"Aki's strike → Aki's {name}"


def test_a_tag_is_not_covered_by_the_stage_over_the_mat(empty_window: Window) -> None:
    document = staged("duel on mat", 2)
    empty_window.put_on_board(document)
    board = board_of(empty_window)
    board.set_animations(False)
    seat = document.table.sit(0)
    while seat.view.stage.declarations:
        seat.ask(Settle(seat.view.stage.declarations[-1].id))
    seat.ask(Declare("strike", targets=("seat.0", "seat.1")))
    QApplication.processEvents()
    (sign,) = shown(empty_window)
    box, place = sign.tag_box, board.seating.stage
    assert box is not None
    assert place is not None
    assert not box.meets(place)


def test_a_tag_covers_as_few_cards_as_it_can(window: Window, table: LocalTable) -> None:
    declare(table, 0, active(table, 2))
    (sign,) = shown(window)
    board, view = board_of(window), board_of(window).bridge.view
    one = view.stage.declarations[-1]
    line = arrows(window)._line(view, one, aims_of(board.board, view, one)[0])

    def covered(box: Box | None) -> int:
        assert box is not None
        return sum(item.piece.spot.box.meets(box) for item in board.board.pieces.values())

    lies = covered(sign.tag_box)
    anywhere = [covered(sign.slide(line, share)) for share in SHARES]
    assert lies == min(anywhere) < max(anywhere)


def test_what_a_reader_may_not_know_stays_unnamed(window: Window, table: LocalTable) -> None:
    aimed = active(table, 2)
    table.sit(2).ask(Face((table.sit(2).view.units[aimed].base,), up=False))
    declare(table, 0, aimed, active(table, 3))
    (sign,) = shown(window)
    names = [table.sit(0).view.setting.seats[seat].name for seat in (2, 3)]
    assert sign.text.startswith(f"Aki's strike → {names[0]}'s card and {names[1]}'s ")


def test_another_part_of_the_mat_moves_where_it_begins(window: Window, table: LocalTable) -> None:
    declare(table, 0, active(table, 2))
    before = shown(window)[0].path()
    board_of(window).zoom_by(2.0, QPointF(10, 10))
    assert shown(window)[0].path() != before


def test_an_arrow_ends_at_an_edge_and_is_bent() -> None:
    box = Box(0, 0, 60, 80)
    assert edge_towards(box, (130, 40)) == (60, 40)
    assert edge_towards(box, (130, 40), 5) == (55, 40)
    assert edge_towards(box, (30, 40)) == (30, 40)
    x, y = middle_of((0, 0), (100, 0))
    assert (x, y < 0) == (50, True), "upwards"
    path = bent_arrow((0, 0), (100, 0))
    assert path.contains(QPointF(x, y))
    assert not path.contains(QPointF(50, 0))


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)
