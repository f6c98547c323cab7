"""A small game of two seats, a table of it, and a person's hand on the mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from app.core.fact import Began, StartCard
from app.core.intent import Attach, Collect, Move, MoveUnits
from app.core.past.history import HistoryTree
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec
from app.games.game_api import Drop, GameSpec, Layout, Selection, ZonePlace
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.host.entropy import Entropy
from app.session.host.host import Host
from app.session.host.local_table import LocalTable
from app.ui.look.look import Look

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from app.core.view import SeatView
    from app.ui.board.board_view import BoardView
    from app.ui.look.card_art import CardArt

LayBoard = Callable[..., Any]
"""Lays a board of a table for a seat."""
Modifiers = Any
"""Qt.KeyboardModifier, or None for none."""

ZONES = (
    ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden"),
    ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
    ZoneSpec("bench", Words("Bench", "ベンチ"), holds="units"),
    ZoneSpec("discard", Words("Discard", "トラッシュ")),
    ZoneSpec("prizes", Words("Prizes", "サイド"), visibility="hidden"),
    ZoneSpec("mat", Words("Mat", "マット"), scope="table", holds="units"),
)
LAYOUT = Layout(
    (900.0, 600.0),
    (
        ZonePlace("prizes", (20, 330, 146, 240), "grid", slots=6),
        ZonePlace("bench", (200, 340, 500, 100), "row", slots=5),
        ZonePlace("deck", (740, 400, 67, 92)),
        ZonePlace("discard", (822, 400, 67, 92)),
        ZonePlace("hand", (200, 480, 500, 110), "fan", label="none"),
        ZonePlace("mat", (0, 0, 900, 600), "free", label="none"),
    ),
)


def lay(seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    """Each seat: 8 cards in hand, 3 on the bench (the first with two Energy), the rest in piles."""
    cards = []
    for owner, deck in enumerate(decks):
        for number, ref in enumerate(deck):
            handle = f"c{owner}{number:02d}"
            if number < 8:
                cards.append(StartCard(ref, owner, f"hand.{owner}", handle))
            elif number < 11:
                unit = f"u{owner}{number - 8}"
                cards.append(StartCard(ref, owner, f"bench.{owner}", handle, unit, up=True))
            elif number < 17:
                cards.append(StartCard(ref, owner, f"prizes.{owner}"))
            elif number < 20:
                cards.append(StartCard(ref, owner, f"discard.{owner}", handle, up=True))
            else:
                cards.append(StartCard(ref, owner, f"deck.{owner}"))
    return tuple(cards)


def drops(view: SeatView, selection: Selection, zone: str, unit: str, index: int) -> Iterator[Drop]:
    """Attach cards to the unit below; otherwise move what is dragged to the zone."""
    if zone.startswith("prizes"):
        return
    title = Words(f"To {zone} at {index}", f"{zone}へ")
    if unit and selection.cards:
        yield Drop(Words(f"Attach to {unit}", f"{unit}につける"), Attach(selection.cards, unit))
    field = view.setting.zones[zone].spec.holds == "units"
    if selection.cards:
        yield Drop(title, Move(selection.cards, zone, index))
    elif selection.units and field:
        yield Drop(title, MoveUnits(selection.units, zone, index))
    elif selection.units:
        yield Drop(title, Collect(selection.units, zone, index))


SPEC = GameSpec(
    id="toy",
    title=Words("Toy", "おもちゃ"),
    seats=(1, 4),
    zones=ZONES,
    layout=LAYOUT,
    lay=lay,
    drops=drops,
)
KINDS = ("pokemon", "basic_energy", "tool", "item")


def toy_cards() -> PokemonCards:
    """Forty cards, of four kinds in turn."""
    return PokemonCards(
        Card(
            key=f"TOY-{number}",
            name=Words(f"Card {number}", f"カード{number}"),
            kind=KINDS[number % 4],
            hp=60 if number % 4 == 0 else 0,
            types=("L",) if number % 4 < 2 else (),
        )
        for number in range(40)
    )


def toy_table(seats: int = 2, deck: tuple[str, ...] = ()) -> LocalTable:
    """A table whose cards and units have names a test can say: "c003", "u01"."""
    deck = deck or tuple(f"TOY-{number}" for number in range(30))
    names = ("Aki", "Ren", "Mio", "Sho")[:seats]
    sitting = tuple(Seat(name, team) for team, name in enumerate(names))
    began = Began("toy", sitting, ZONES, lay(sitting, (deck,) * seats), 1)
    return LocalTable(Host(SPEC, HistoryTree.begin(began), Entropy(1)))


class Hand:
    """A person's hand: presses, moves and lets go on a board, in points of the mat."""

    def __init__(self, board: BoardView) -> None:
        self.board = board

    def spot(self, key: str) -> QPointF:
        """The middle of a piece in the window."""
        spot = self.board.board.pieces[key].piece.spot
        return self.board.to_window(spot.x, spot.y)

    def point(self, x: float, y: float) -> QPointF:
        return self.board.to_window(x, y)

    def zone(self, zone: str, x: float = 0.5, y: float = 0.5) -> QPointF:
        """A point of a zone, by shares of its width and height."""
        box = self.board.seating.sites[zone].box
        return self.point(box.x + box.width * x, box.y + box.height * y)

    def _send(
        self,
        kind: QEvent.Type,
        point: QPointF,
        button: Qt.MouseButton,
        buttons: Qt.MouseButton,
        modifiers: Modifiers,
    ) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtGui import QMouseEvent
        from PySide6.QtWidgets import QApplication

        modifiers = modifiers or Qt.KeyboardModifier.NoModifier
        where = self.board.viewport().mapToGlobal(point)
        event = QMouseEvent(kind, point, where, button, buttons, modifiers)
        QApplication.sendEvent(self.board.viewport(), event)

    def press(
        self, point: QPointF, modifiers: Modifiers = None, button: str = "LeftButton"
    ) -> None:
        from PySide6.QtCore import QEvent, Qt

        which = getattr(Qt.MouseButton, button)
        self._send(QEvent.Type.MouseButtonPress, point, which, which, modifiers)

    def move(self, point: QPointF, modifiers: Modifiers = None, held: str = "LeftButton") -> None:
        from PySide6.QtCore import QEvent, Qt

        held = getattr(Qt.MouseButton, held)
        self._send(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton, held, modifiers)

    def let_go(
        self, point: QPointF, modifiers: Modifiers = None, button: str = "LeftButton"
    ) -> None:
        from PySide6.QtCore import QEvent, Qt

        which = getattr(Qt.MouseButton, button)
        none = Qt.MouseButton.NoButton
        self._send(QEvent.Type.MouseButtonRelease, point, which, none, modifiers)

    def click(
        self, point: QPointF, modifiers: Modifiers = None, button: str = "LeftButton"
    ) -> None:
        self.press(point, modifiers, button)
        self.let_go(point, modifiers, button)

    def press_again(self, point: QPointF) -> None:
        """Press as soon after a click as makes a double click."""
        from PySide6.QtCore import QEvent, Qt

        left = Qt.MouseButton.LeftButton
        self._send(QEvent.Type.MouseButtonDblClick, point, left, left, None)

    def double_click(self, point: QPointF) -> None:
        self.click(point)
        self.press_again(point)
        self.let_go(point)

    def wheel(self, point: QPointF, notches: float, modifiers: Modifiers = None) -> None:
        """Turn the wheel away from oneself by so many notches."""
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtGui import QWheelEvent
        from PySide6.QtWidgets import QApplication

        event = QWheelEvent(
            point,
            self.board.viewport().mapToGlobal(point),
            QPoint(),
            QPoint(0, round(120 * notches)),
            Qt.MouseButton.NoButton,
            modifiers or Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.board.viewport(), event)

    def ghost(self) -> QPointF:
        """Where the middle of what is carried shows in the window."""
        place = self.board.mouse.carry.drag.ghost.pos()
        return self.board.to_window(place.x(), place.y())

    def carry(self, start: QPointF, goal: QPointF, modifiers: Modifiers = None) -> None:
        """Press at `start` and move to `goal` without letting go."""
        self.press(start)
        self.move((start + goal) / 2, modifiers)
        self.move(goal, modifiers)

    def drag(self, start: QPointF, goal: QPointF, modifiers: Modifiers = None) -> None:
        self.carry(start, goal, modifiers)
        self.let_go(goal, modifiers)


@pytest.fixture(autouse=True)
def told(qapp: QApplication) -> Iterator[list[Words]]:
    """What the person is told went wrong; a test that expects it takes it from the list."""
    from app.ui.app.trouble import troubles

    told: list[Words] = []
    everything = troubles()
    everything.forget()
    everything.told.connect(told.append)
    yield told
    everything.told.disconnect(told.append)
    assert told == [], "the board stumbled"


@pytest.fixture
def art(qapp: QApplication) -> Iterator[CardArt]:
    from app.ui.look.card_art import CardArt

    art = CardArt(Look(language="en"))
    yield art
    art.close()


@pytest.fixture
def lay_board(qtbot: QtBot, art: CardArt) -> Iterator[LayBoard]:
    """Lay boards of the toy game, or of another table, and take them away afterwards."""
    from PySide6.QtCore import QCoreApplication, QEvent

    from app.ui.board.board_view import BoardView
    from app.ui.table.bridge import Bridge

    laid = []

    def lay_one(
        table: LocalTable | None = None, seat: int = 0, cards: PokemonCards | None = None
    ) -> BoardView:
        bridge = Bridge(table or toy_table(), seat)
        board = BoardView(art.look, bridge, art, cards or toy_cards())
        board.animations = False
        board.resize(1000, 700)
        board.show()
        qtbot.waitExposed(board)
        laid.append((board, bridge))
        return board

    yield lay_one
    for board, bridge in laid:
        board.hide()
        board.close_board()
        bridge.close()
    laid.clear()
    # Nothing runs that would delete them later, and one that is left would take the pointer.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def board(lay_board: LayBoard) -> BoardView:
    return lay_board()


@pytest.fixture
def hand(board: BoardView) -> Hand:
    return Hand(board)


@pytest.fixture
def lay_toy() -> Callable[..., LocalTable]:
    """Lay a table of the toy game for so many seats, perhaps with a deck of one's own."""
    return toy_table


@pytest.fixture
def hand_on() -> type[Hand]:
    """Put a hand on another board."""
    return Hand
