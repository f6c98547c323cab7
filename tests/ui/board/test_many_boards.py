"""Boards of many on one screen: how large, looked at and back, enlarged by resting, who is out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.cli.benches.tools.four_boards import lay_full
from app.core.intent import Move, Procedure, PutMark, Undo
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.games.game_api import GameSpec
from app.games.game_registry import usual_cards
from app.games.seats.boards.seat_facing import TWO_SIDES
from app.session.host.local_table import lay_table
from app.ui.board.drag.drop_preview import named
from app.ui.board.input.camera import Camera
from app.ui.board.input.seen_mat import seen_through
from app.ui.board.looking_at import REST
from app.ui.board.scene.plates import plate_edge
from app.ui.board.seating import seat_table
from app.ui.board.who_is_out import WhoIsOut
from app.ui.commands.actions.view_actions import LOOK_AT
from app.ui.outline.outline_rows import rows_of
from app.ui.outline.sentences.outline_sentences import Sentences
from tests.gallery.studio import Shot, open_studio
from tests.games.seats.boards.test_board_areas import setting_of
from tests.helpers.play import decks_for
from tests.helpers.toy_games import MANY, TOYS

pytestmark = pytest.mark.painted

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.session.host.local_table import LocalTable
    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand, LayBoard

KEYS = tuple(f"TOY-{number}" for number in range(0, 40, 4))
BEATEN = Words("all Prizes are taken", "サイドを取られた")


def beaten(view: SeatView, seat: SeatId) -> Words | None:
    """Whoever bears the mark is out."""
    return BEATEN if any(m.key == "out" for m in view.marks.get(f"seat.{seat}", ())) else None


def full(name: str, seats: int = 4) -> LocalTable:
    spec = replace(MANY[name], out=beaten, marks=(("out", Words("out", "脱落")),))
    table = lay_full(spec, KEYS, seats, cards=27 * seats)
    table.sit(0).ask(NextTurn(0))
    return table


@pytest.fixture
def royal(lay_board: LayBoard) -> BoardView:
    board: BoardView = lay_board(full("royal"))
    board.resize(1259, 915)
    return board


def widths(board: BoardView) -> dict[str, float]:
    """How wide a card is shown, by zone, in pixels."""
    return {
        zone: board.board.pieces[keys[0]].piece.spot.box.width * board.camera.device_per_unit
        for zone, keys in board.board.by_zone.items()
        if keys
    }


@pytest.mark.parametrize(
    ("size", "own", "others"), [((1600, 960), 72.0, 66.0), ((1280, 720), 54.0, 50.0)]
)
def test_with_four_seats_everybodys_cards_can_be_read(
    qapp: QApplication, size: tuple[int, int], own: float, others: float
) -> None:
    from app.games.pokemon.cards.every_card import known_base
    from app.ui.table.table_document import Document

    table = full("royal")
    with open_studio(qapp, Shot("en", "light", size)) as studio:
        studio.lay(Document(table, known_base(), None, None))
        board = studio.board
        bottom, found = board.seating.bottom, widths(board)
        for zone in ("active", "bench"):
            assert found[f"{zone}.{bottom}"] >= own
            assert all(found[f"{zone}.{s}"] >= others for s in range(4) if s != bottom), found
        menus = studio.window.menus.actions_of
        assert [name for name in LOOK_AT if menus[name].isVisible()] == [
            *("look_at_1", "look_at_2", "look_at_3", "look_at_4", "look_at_all")
        ]


@pytest.mark.parametrize("game", ["plans", "outpost"])
@pytest.mark.parametrize("size", [(1259, 915), (939, 681)])
def test_the_plate_of_the_own_hand_lies_on_no_pile(
    lay_board: LayBoard, game: str, size: tuple[int, int]
) -> None:
    spec = TOYS[game]
    table = lay_table(spec, ("Aki", "Ren", "Mio"), decks_for(spec, 3), seed=3)
    if "deal" in spec.procedures:
        table.sit(0).ask(Procedure("deal"))
    board = lay_board(table)
    board.resize(*size)
    plate = board.board.counts.laid()["hand.0"]
    sites = board.seating.sites.values()
    own = [one.home for one in sites if one.own and not one.hand and one.zone.endswith(".0")]
    assert own
    assert not [box for box in own if box.meets(plate)]


@pytest.mark.parametrize("seats", [3, 4, 5, 8])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_plates_of_hands_have_disc_and_name_and_lie_side_by_side(
    lay_board: LayBoard, seats: int, text: float
) -> None:
    board = lay_board(full("crowd", seats))
    board.resize(741, 648)
    board.board.speak("ja", text)
    places = [board.board.counts.place(f"hand.{seat}") for seat in range(seats)]
    assert board.board.counts.seats_shown
    found = [place for place in places if place is not None]
    assert len(found) == seats
    for number, one in enumerate(found):
        assert not any(one.intersects(other) for other in found[number + 1 :])


# -- looking at a board -------------------------------------------------------------------------


def test_a_board_is_looked_at_above_the_own_hand_and_back_is_where_one_was(
    royal: BoardView,
) -> None:
    before = royal.camera
    royal.looking.look_at(2)
    box = royal.seating.boards[2]
    port = royal.viewport().rect()
    corners = royal.to_window(box.x, box.y), royal.to_window(box.right, box.bottom)
    assert all(port.contains(corner.toPoint()) for corner in corners)
    assert widths(royal)["bench.2"] > 120
    under = royal.board.under_hand
    assert under is None or under.y >= box.bottom - 6
    assert royal.board.per_unit == royal.camera.device_per_unit, "cards are painted at that size"
    royal.looking.look_at(2)
    assert royal.camera == before
    assert royal.looking.seat is None


def test_one_goes_back_to_the_zoom_one_had(royal: BoardView) -> None:
    royal.zoom_by(1.6)
    zoomed = royal.camera
    royal.looking.look_at(1)
    royal.looking.look_at(3)
    royal.looking.back()
    assert royal.camera == zoomed
    royal.looking.look_at(1)
    royal.looking.look_at_all()
    assert royal.camera.fitted


def test_looking_tells_the_table_nothing(royal: BoardView) -> None:
    node, view = royal.bridge.node, royal.bridge.view
    for seat in (1, 2, 3, 0):
        royal.looking.look_at(seat)
    royal.looking.look_at_all()
    assert royal.bridge.node == node
    assert royal.bridge.view is view


def test_of_five_and_more_a_board_is_all_there_while_it_is_looked_at(lay_board: LayBoard) -> None:
    board = lay_board(full("crowd", 8))
    bottom = board.seating.bottom
    seat = (bottom + 3) % 8
    hidden = {f"{zone}.{seat}" for zone in ("active", "bench", "prizes", "deck")}
    assert not hidden & set(board.seating.sites)
    assert {f"hand.{seat}", f"discard.{seat}"} <= set(board.seating.sites)
    laid = board.seating
    board.looking.look_at(seat)
    assert hidden <= set(board.seating.sites)
    assert set(board.seating.boards) == {bottom, seat}
    board.looking.back()
    assert board.seating == laid
    assert not any(board.board.by_zone.get(zone) for zone in hidden)


def test_a_turned_table_looks_at_nobody(royal: BoardView) -> None:
    royal.looking.look_at(2)
    royal.turn_table(2)
    assert royal.looking.seat is None
    assert royal.seating.bottom == 2


# -- carrying -----------------------------------------------------------------------------------


def over_board(board: BoardView, seat: int) -> tuple[float, float]:
    return board.seating.boards[seat].centre


def test_resting_on_a_board_enlarges_it_for_the_drop_and_all_goes_back(
    royal: BoardView, hand_on: type[Hand], qtbot: QtBot
) -> None:
    person, before = hand_on(royal), royal.camera
    card = royal.board.by_zone["hand.0"][0]
    person.carry(person.spot(card), person.point(*over_board(royal, 2)))
    assert royal.camera == before
    qtbot.waitUntil(lambda: royal.looking.seat == 2, timeout=3000)
    assert royal.camera.per_unit > before.per_unit * 1.5
    goal = person.zone("bench.2")
    person.move(goal)
    person.let_go(goal)
    assert royal.looking.seat is None
    assert royal.camera == before
    assert len(royal.bridge.view.zones["bench.2"].items) == 5


def test_what_is_aimed_at_stays_below_the_pointer(
    royal: BoardView, hand_on: type[Hand], qtbot: QtBot
) -> None:
    person, before = hand_on(royal), royal.camera
    card = royal.board.by_zone["hand.0"][0]
    aim = person.spot(royal.board.by_zone["active.2"][0])
    person.carry(person.spot(card), aim)
    drag = royal.mouse.carry.drag
    assert drag.target.unit == royal.board.by_zone["active.2"][0]
    qtbot.wait(REST * 2)
    assert royal.looking.seat is None
    assert royal.camera == before
    # From there to where no card lies: that is looked at closer.
    person.move(person.point(*over_board(royal, 2)))
    qtbot.waitUntil(lambda: royal.looking.seat == 2, timeout=3000)


def test_let_go_at_rest_it_goes_where_it_was_held_before_the_board_was_enlarged(
    royal: BoardView, hand_on: type[Hand], qtbot: QtBot
) -> None:
    person = hand_on(royal)
    card = royal.board.by_zone["hand.0"][0]
    board, bench = royal.seating.boards[1], royal.seating.sites["bench.1"].box
    aim = person.point(bench.x + bench.width * 0.97, bench.centre[1])
    person.carry(person.spot(card), aim)
    drag = royal.mouse.carry.drag
    zone = drag.target.zone
    assert zone == "bench.1", "the aim is a free place of the Bench"
    qtbot.waitUntil(lambda: royal.looking.seat == 1, timeout=3000)
    x, y = royal.to_mat(aim.x(), aim.y())
    assert not bench.contains(x, y), "something else lies below the pointer now"
    assert board.contains(*drag.at)
    assert drag.target.zone == zone
    person.let_go(aim)
    assert len(royal.bridge.view.zones["bench.1"].items) == 5
    assert royal.looking.seat is None


def test_resting_on_one_of_eight_lays_out_the_whole_board_for_the_drop(
    lay_board: LayBoard, hand_on: type[Hand], qtbot: QtBot
) -> None:
    board = lay_board(full("crowd", 8))
    person, laid, camera = hand_on(board), board.seating, board.camera
    card = board.board.by_zone["hand.0"][0]
    person.carry(person.spot(card), person.point(*over_board(board, 4)))
    qtbot.waitUntil(lambda: board.looking.seat == 4, timeout=3000)
    goal = person.zone("active.4")
    person.move(goal)
    assert board.mouse.carry.drag.target.zone == "active.4"
    person.let_go(goal)
    assert len(board.bridge.view.zones["active.4"].items) == 3
    assert board.looking.seat is None
    assert board.camera == camera
    assert board.seating == laid


def test_esc_puts_the_card_and_the_table_back(
    royal: BoardView, hand_on: type[Hand], qtbot: QtBot
) -> None:
    person, before = hand_on(royal), royal.camera
    node = royal.bridge.node
    card = royal.board.by_zone["hand.0"][0]
    person.carry(person.spot(card), person.point(*over_board(royal, 1)))
    qtbot.waitUntil(lambda: royal.looking.seat == 1, timeout=3000)
    QTest.keyClick(royal, Qt.Key.Key_Escape)
    assert not royal.mouse.carrying
    assert royal.looking.seat is None
    assert royal.camera == before
    assert royal.bridge.node == node


def test_passing_over_a_board_enlarges_nothing(
    royal: BoardView, hand_on: type[Hand], qtbot: QtBot
) -> None:
    person = hand_on(royal)
    card = royal.board.by_zone["hand.0"][0]
    person.carry(person.spot(card), person.point(*over_board(royal, 1)))
    person.move(person.zone("bench.0"))
    qtbot.wait(600)
    assert royal.looking.seat is None
    royal.mouse.cancel()


def test_who_looks_by_key_while_carrying_stays_there_after_the_drop(
    royal: BoardView, hand_on: type[Hand]
) -> None:
    person = hand_on(royal)
    card = royal.board.by_zone["hand.0"][0]
    person.carry(person.spot(card), person.zone("bench.0"))
    royal.looking.look_at(3)
    assert royal.mouse.carrying
    person.move(person.zone("bench.3"))
    assert royal.mouse.carry.drag is not None
    assert royal.mouse.carry.drag.target.zone == "bench.3"
    person.let_go(person.zone("bench.3"))
    assert royal.looking.seat == 3
    assert len(royal.bridge.view.zones["bench.3"].items) == 5


# -- whose turn, and who is out -------------------------------------------------------------------


def golden(board: BoardView) -> set[int]:
    """The seats whose board has a golden edge."""
    QApplication.processEvents()
    picture, found = board.viewport().grab().toImage(), set()
    for seat, box in board.seating.boards.items():
        point = board.to_window(box.x, box.y + box.height * 0.5).toPoint()
        near = (picture.pixelColor(point.x() + by, point.y()).name() for by in range(-2, 3))
        if board.look.palette.gold in near:
            found.add(seat)
    return found


def test_the_board_of_whoever_has_the_turn_is_gold(royal: BoardView) -> None:
    assert golden(royal) == {0}
    royal.bridge.ask(NextTurn(1))
    assert golden(royal) == {1}


def test_who_is_out_is_hatched_then_folds_and_can_still_be_looked_at(royal: BoardView) -> None:
    royal.bridge.table.sit(2).ask(PutMark(("seat.2",), "out", value=1))
    assert royal.laying.outs.reasons == {2: BEATEN}
    assert "bench.2" in royal.seating.sites, "hatched in place"
    assert royal.board.outs.shown == {2}
    royal.bridge.ask(NextTurn(1))
    assert royal.laying.outs.folded == {2}
    assert not any(zone.endswith(".2") for zone in royal.seating.sites)
    assert "bench.1" in royal.seating.sites
    royal.looking.look_at(2)
    assert "bench.2" in royal.seating.sites
    royal.looking.back()
    royal.bridge.ask(Undo())
    royal.bridge.ask(Undo())
    assert royal.laying.outs.reasons == {}
    assert "bench.2" in royal.seating.sites
    assert royal.board.outs.shown == set()


def test_a_table_that_is_opened_shows_who_was_out_before_as_a_plate(lay_board: LayBoard) -> None:
    table = full("royal")
    table.sit(2).ask(PutMark(("seat.2",), "out", value=1))
    board = lay_board(table)
    assert board.seating.folded == {2}


def test_a_game_that_nobody_leaves_asks_nothing(royal: BoardView) -> None:
    outs = WhoIsOut(MANY["royal"])
    assert not outs.follow(royal.bridge.view)
    assert outs.reasons == {}


# -- the window changes no place of the table -----------------------------------------------------


@settings(max_examples=60)
@given(
    spec=st.sampled_from([(MANY["royal"], 4), (MANY["pairs"], 4), (MANY["crowd"], 8)]),
    bottom=st.integers(0, 7),
    looked=st.integers(0, 8),
    window=st.tuples(st.integers(320, 2000), st.integers(240, 1400)),
    zoom=st.floats(0.5, 6.0),
    share=st.tuples(st.floats(0.02, 0.98), st.floats(0.02, 0.98)),
)
def test_resizing_zooming_and_looking_never_change_the_name_of_a_place(
    spec: tuple[GameSpec, int],
    bottom: int,
    looked: int,
    window: tuple[int, int],
    zoom: float,
    share: tuple[float, float],
) -> None:
    game, seats = spec
    assert seats > TWO_SIDES
    setting, by = setting_of(game, seats), bottom % seats
    laid = seat_table(game.layout, setting, by)
    x = laid.mat.x + share[0] * laid.mat.width
    y = laid.mat.y + share[1] * laid.mat.height
    name = laid.to_table(x, y)
    camera = Camera(laid.mat, 1.0, 1.0).resized(laid.mat, *window, 1.0)
    for eye in (camera, camera.zoomed(zoom, (window[0] * share[0], window[1] * share[1]))):
        seen = seen_through(eye, laid)
        assert seen.to_table(x, y) == name
        assert seen.from_table(*name) == pytest.approx((x, y))
    if looked % seats != by and looked < seats:
        looking = seat_table(game.layout, setting, by, looked)
        area = looking.areas[looked]
        point = area.at(share)
        assert looking.to_table(*point) == pytest.approx(
            laid.to_table(*laid.areas[looked].at(share))
        )
        assert looking.from_table(*looking.to_table(*point)) == pytest.approx(point)


def test_a_card_let_go_lies_there_for_its_owner_whatever_the_window_shows(
    lay_board: LayBoard,
) -> None:
    table = full("royal")
    board = lay_board(table)
    card = board.bridge.view.cards_in("hand.0")[0]
    place = named(board.seating, 700.0, 330.0, free=True)
    table.sit(0).ask(Move((card,), "mat", -1, up=True, position=place))
    unit = board.bridge.view.zones["mat"].items[0]
    for size in ((800, 600), (1259, 915), (500, 900)):
        board.resize(QSize(*size))
        board.looking.look_at(1)
        assert board.bridge.view.units[unit].position == place
        board.looking.back()
    spot = board.board.pieces[unit].piece.spot
    assert (spot.x, spot.y) == pytest.approx((700.0, 330.0))


def test_the_outline_says_which_player_it_is_and_why_somebody_is_out() -> None:
    table = full("royal")
    table.sit(2).ask(PutMark(("seat.2",), "out", value=1))
    view = table.sit(0).view
    says = Sentences(table.spec, usual_cards().face, "en")
    rows = [row for row in rows_of(view, table.spec) if row.kind == "seat"]
    said = {row.seat: says.row(view, row) for row in rows}
    assert "player 1" in said[0]
    assert "player 3" in said[2]
    assert "all Prizes are taken" in said[2]
    assert "all Prizes are taken" not in said[1]


@pytest.mark.parametrize("text", [1.0, 2.0, 3.0])
@pytest.mark.parametrize("size", [(740, 618), (939, 675), (1259, 915)])
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_names_of_zones_lie_on_the_board_of_whoever_holds_them(
    lay_board: LayBoard, seats: int, size: tuple[int, int], text: float
) -> None:
    board = lay_board(full("crowd", seats), 0)
    board.resize(*size)
    board.board.speak("en", text)
    for zone, name in board.board.labels._held.items():
        holders = board.bridge.view.setting.zones[zone].holders
        if not holders or holders == (0,):
            continue
        lies = board.seating.boards[holders[0]]
        edge = plate_edge(name.pixmap().height() / 2.1) * name.scale()
        plate = name.sceneBoundingRect().adjusted(edge, edge, -edge, -edge)
        assert lies.grown(3).contains(plate.left(), plate.top()), (zone, plate, lies)
        assert lies.grown(3).contains(plate.right(), plate.bottom()), (zone, plate, lies)
