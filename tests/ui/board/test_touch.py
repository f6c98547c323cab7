"""Fingers and pens: as touch and tablet events through Qt, with nothing counted twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice, QTabletEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.ui.board.what_is_meant import under_pointer

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.ui.board.board_view import BoardView
    from tests.ui.board.conftest import Hand

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
NONE = Qt.MouseButton.NoButton


class Fingers:
    """Fingers on the board's touch screen, by number."""

    def __init__(self, board: BoardView) -> None:
        self.board = board
        self.port = board.viewport()
        self.device = QTest.createTouchDevice()

    def down(self, *points: QPointF) -> None:
        self._send("press", points)

    def to(self, *points: QPointF) -> None:
        self._send("move", points)

    def up(self, *points: QPointF) -> None:
        self._send("release", points)

    def second_down(self, first: QPointF, second: QPointF) -> None:
        sequence = QTest.touchEvent(self.port, self.device, False)
        sequence.stationary(0)
        sequence.press(1, second.toPoint(), self.port)
        sequence.commit()

    def tap(self, point: QPointF) -> None:
        self.down(point)
        self.up(point)

    def drag(self, start: QPointF, goal: QPointF) -> None:
        self.down(start)
        self.to((start + goal) / 2)
        self.to(goal)

    def _send(self, what: str, points: tuple[QPointF, ...]) -> None:
        sequence = QTest.touchEvent(self.port, self.device, False)
        for number, point in enumerate(points):
            getattr(sequence, what)(number, point.toPoint(), self.port)
        sequence.commit()


@pytest.fixture
def fingers(board: BoardView) -> Fingers:
    return Fingers(board)


@pytest.fixture
def mouse_events(board: BoardView) -> Iterator[list[QEvent.Type]]:
    """The mouse events that reach the board besides."""
    from PySide6.QtCore import QObject

    seen: list[QEvent.Type] = []

    class Spy(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if isinstance(event, QMouseEvent):
                seen.append(event.type())
            return False

    spy = Spy()
    board.viewport().installEventFilter(spy)
    yield seen
    board.viewport().removeEventFilter(spy)


def above(hand: Hand, goal: QPointF) -> QPointF:
    """Where a finger has to be so that the ghost above it is at `goal`."""
    from app.ui.board.drag.carry import ABOVE_FINGER
    from app.ui.board.scene.table_layout import CARD_HEIGHT

    lift = CARD_HEIGHT / 2 * hand.board.camera.per_unit + ABOVE_FINGER
    return goal + QPointF(0, lift)


# -- one finger -------------------------------------------------------------------------------


def test_a_tap_chooses(
    board: BoardView, hand: Hand, fingers: Fingers, mouse_events: list[QEvent.Type]
) -> None:
    fingers.tap(hand.spot("c002"))
    assert board.selection().cards == ("c002",)
    assert mouse_events == []


def test_a_double_tap_does_the_likeliest(
    board: BoardView, hand: Hand, fingers: Fingers, qtbot: QtBot
) -> None:
    acted = []
    board.activated.connect(acted.append)
    fingers.tap(hand.spot("c003"))
    assert acted == []
    fingers.tap(hand.spot("c003") + QPointF(6, 4))
    assert [selection.cards for selection in acted] == [("c003",)]
    fingers.tap(hand.spot("c003"))
    assert len(acted) == 1


def test_two_taps_at_different_places_are_two_taps(
    board: BoardView, hand: Hand, fingers: Fingers, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(board.activated):
        fingers.tap(hand.spot("c002"))
        fingers.tap(hand.spot("c005"))
    assert board.selection().cards == ("c005",)


def test_a_finger_drags_only_after_twelve_pixels(
    board: BoardView, hand: Hand, fingers: Fingers
) -> None:
    start = hand.spot("c000")
    fingers.down(start)
    fingers.to(start + QPointF(6, 5))
    assert not board.mouse.carry.active
    fingers.to(start + QPointF(8, 5))
    assert board.mouse.carry.active
    fingers.up(start + QPointF(8, 5))
    assert not board.mouse.carry.active


def test_a_finger_moves_a_card_that_it_does_not_cover(
    board: BoardView, hand: Hand, fingers: Fingers, mouse_events: list[QEvent.Type]
) -> None:
    goal = hand.zone("bench.0", 0.9)
    at = above(hand, goal)
    fingers.drag(hand.spot("c000"), at)
    ghost = hand.ghost()
    assert (ghost - goal).manhattanLength() < 2
    assert board.mouse.carry.signs.text == "To bench.0 at 3"
    fingers.up(at)
    assert board.bridge.view.zones["bench.0"].count == 4
    assert mouse_events == []


def test_a_long_press_opens_the_menu(
    board: BoardView, hand: Hand, fingers: Fingers, qtbot: QtBot
) -> None:
    at = hand.spot("u01")
    with qtbot.waitSignal(board.menu_requested) as asked:
        fingers.down(at)
    assert asked.args[0].units == ("u01",)
    fingers.to(at + QPointF(40, 0))
    assert not board.mouse.carry.active
    fingers.up(at + QPointF(40, 0))
    assert board.selection().units == ("u01",)


def test_a_finger_that_moves_opens_no_menu(
    board: BoardView, hand: Hand, fingers: Fingers, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(board.menu_requested, wait=700):
        fingers.drag(hand.spot("u01"), hand.zone("mat", 0.5, 0.5))
    fingers.up(hand.zone("mat", 0.5, 0.5))


def test_a_finger_leaves_nothing_raised_or_outlined(
    board: BoardView, hand: Hand, fingers: Fingers, qtbot: QtBot
) -> None:
    low = board.board.pieces["c003"].pos()
    with qtbot.assertNotEmitted(board.hovered, wait=350):
        fingers.tap(hand.spot("c003"))
    assert board.board.pieces["c003"].pos() == low
    assert board.board.rings.worn("hover") == []
    assert under_pointer(board, cards=True).cards == ()


def test_a_cancelled_touch_returns_the_card(board: BoardView, hand: Hand, fingers: Fingers) -> None:
    from PySide6.QtGui import QTouchEvent

    fingers.drag(hand.spot("u01"), hand.zone("discard.0"))
    assert board.mouse.carry.active
    QApplication.sendEvent(board.viewport(), QTouchEvent(QEvent.Type.TouchCancel, fingers.device))
    assert not board.mouse.carry.active
    assert board.bridge.view.zones["discard.0"].count == 3
    fingers.up(hand.zone("discard.0"))


def test_what_the_system_makes_of_a_touch_does_not_count_twice(
    board: BoardView, hand: Hand, fingers: Fingers, qtbot: QtBot
) -> None:
    fingers.tap(hand.spot("c002"))
    source = Qt.MouseEventSource.MouseEventSynthesizedBySystem
    at = hand.spot("c005")
    for kind, buttons in (
        (QEvent.Type.MouseButtonPress, LEFT),
        (QEvent.Type.MouseButtonRelease, NONE),
    ):
        where = board.viewport().mapToGlobal(at)
        echo = QMouseEvent(
            kind, at, at, where, LEFT, buttons, Qt.KeyboardModifier.NoModifier, source
        )
        QApplication.sendEvent(board.viewport(), echo)
    assert board.selection().cards == ("c002",)
    # A mouse of its own is heard at once.
    hand.click(at)
    assert board.selection().cards == ("c005",)


# -- two fingers ------------------------------------------------------------------------------


def test_two_fingers_zoom_and_push(board: BoardView, hand: Hand, fingers: Fingers) -> None:
    fit = board.camera.per_unit
    left, right = QPointF(440, 350), QPointF(560, 350)
    below = board.to_mat(500, 350)
    fingers.down(left, right)
    for step in range(1, 21):
        fingers.to(left - QPointF(4 * step, 0), right + QPointF(4 * step, 0))
    assert board.camera.per_unit == pytest.approx(fit * 280 / 120, rel=0.05)
    assert board.to_mat(500, 350) == pytest.approx(below, abs=1.5)
    x = board.camera.x
    fingers.to(QPointF(460, 350), QPointF(740, 350))
    assert board.camera.x < x
    fingers.up(QPointF(460, 350), QPointF(740, 350))
    assert board.chosen == ()


def test_a_second_finger_ends_the_press_of_the_first(
    board: BoardView, hand: Hand, fingers: Fingers, qtbot: QtBot
) -> None:
    first, second = hand.spot("u01"), hand.spot("u01") + QPointF(120, 0)
    with qtbot.assertNotEmitted(board.menu_requested, wait=700):
        fingers.down(first)
        fingers.second_down(first, second)
    fingers.to(first + QPointF(0, 30), second + QPointF(0, 30))
    assert not board.mouse.carry.active
    fingers.up(first + QPointF(0, 30), second + QPointF(0, 30))
    assert board.chosen == ()


def test_a_second_finger_does_not_disturb_a_drag(
    board: BoardView, hand: Hand, fingers: Fingers
) -> None:
    fit = board.camera.per_unit
    goal = above(hand, hand.zone("bench.0", 0.9))
    fingers.drag(hand.spot("c000"), goal)
    fingers.second_down(goal, QPointF(200, 200))
    fingers.to(goal, QPointF(300, 100))
    assert board.mouse.carry.active
    assert board.camera.per_unit == fit
    fingers.up(goal, QPointF(300, 100))
    assert board.bridge.view.zones["bench.0"].count == 4


# -- a pen ------------------------------------------------------------------------------------


class PenHand:
    """A pen on a graphics tablet."""

    def __init__(self, board: BoardView) -> None:
        self.port = board.viewport()

    def send(
        self,
        kind: QEvent.Type,
        at: QPointF,
        button: Qt.MouseButton,
        buttons: Qt.MouseButton,
        *,
        eraser: bool = False,
    ) -> None:
        kinds = QPointingDevice.PointerType
        device = QPointingDevice(
            "pen",
            7,
            QInputDevice.DeviceType.Stylus,
            kinds.Eraser if eraser else kinds.Pen,
            QInputDevice.Capability.Position | QInputDevice.Capability.Pressure,
            1,
            3,
        )
        where = self.port.mapToGlobal(at)
        keys = Qt.KeyboardModifier.NoModifier
        event = QTabletEvent(
            kind, device, at, where, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, keys, button, buttons
        )
        QApplication.sendEvent(self.port, event)
        assert event.isAccepted()

    def press(self, at: QPointF, button: Qt.MouseButton = LEFT, *, eraser: bool = False) -> None:
        self.send(QEvent.Type.TabletPress, at, button, button, eraser=eraser)

    def move(self, at: QPointF, held: Qt.MouseButton = LEFT, *, eraser: bool = False) -> None:
        self.send(QEvent.Type.TabletMove, at, NONE, held, eraser=eraser)

    def lift(self, at: QPointF, button: Qt.MouseButton = LEFT, *, eraser: bool = False) -> None:
        self.send(QEvent.Type.TabletRelease, at, button, NONE, eraser=eraser)


@pytest.fixture
def pen(board: BoardView) -> PenHand:
    return PenHand(board)


def test_a_pen_drags_like_the_mouse(
    board: BoardView, hand: Hand, pen: PenHand, mouse_events: list[QEvent.Type]
) -> None:
    start, goal = hand.spot("c000"), hand.zone("bench.0", 0.9)
    pen.press(start)
    pen.move(start + QPointF(3, 2))
    assert not board.mouse.carry.active
    pen.move(goal)
    assert (hand.ghost() - goal).manhattanLength() < 40
    pen.lift(goal)
    assert board.bridge.view.zones["bench.0"].count == 4
    assert mouse_events == []


def test_a_pen_clicks_and_double_clicks(
    board: BoardView, hand: Hand, pen: PenHand, qtbot: QtBot
) -> None:
    at = hand.spot("c003")
    pen.press(at)
    pen.lift(at)
    assert board.selection().cards == ("c003",)
    with qtbot.waitSignal(board.activated):
        pen.press(at)
        pen.lift(at)


def test_the_side_button_of_a_pen_opens_the_menu(
    board: BoardView, hand: Hand, pen: PenHand, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(board.menu_requested) as asked:
        pen.press(hand.spot("u01"), RIGHT)
        pen.lift(hand.spot("u01"), RIGHT)
    assert asked.args[0].units == ("u01",)


def test_an_eraser_does_nothing(board: BoardView, hand: Hand, pen: PenHand) -> None:
    node = board.bridge.node
    pen.press(hand.spot("c000"), eraser=True)
    pen.move(hand.zone("discard.0"), eraser=True)
    pen.lift(hand.zone("discard.0"), eraser=True)
    assert board.bridge.node == node
    assert board.chosen == ()


def test_a_hovering_pen_shows_what_it_is_over(
    board: BoardView, hand: Hand, pen: PenHand, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(board.hovered) as told:
        pen.move(hand.spot("u01"), NONE)
    assert told.args[1] == "u01"


def test_the_board_takes_touches_and_hovering_pens(board: BoardView) -> None:
    port = board.viewport()
    assert port.testAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
    assert port.hasTabletTracking()


def test_a_finger_and_a_pen_bring_the_keyboard_along(
    board: BoardView, hand: Hand, fingers: Fingers, pen: PenHand
) -> None:
    for touch in (fingers.tap, pen.press):
        board.clearFocus()
        touch(hand.spot("c002"))
        assert board.hasFocus()
