"""Hands at the real window that remember every gesture they make.

Pointing is no gesture. A place is named as on the table: "active.0", "bench.1:2" (the third
Pokémon), "hand:MEE-2", "hand.1" (a back), "deck.0", "prizes.0", "energy active.0",
"tool active.1", "free bench.1", "mat", "sheet:2".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.core.ids import zone_name
from app.core.text.words import Words
from app.games.contracts.learning.operation_contract import Act, Band, Click, Drag, Gesture, Typed
from app.games.pokemon.operations import pointed_at as places
from app.ui.board.input.hits import zone_at
from app.ui.board.scene.pieces.piece import PILE_MARK, Piece
from app.ui.board.scene.pieces.seen_pieces import piece_at

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from app.core.view import SeatView
    from app.ui.app.window import Window
    from app.ui.board.board_view import BoardView
    from app.ui.panels.cards.card_grid import CardGrid

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
STEPS = 4
"""Moves of the pointer on the way of a drag."""


class Hands:
    """One person at one window; `by_menu` chooses from menus whatever stands in one."""

    def __init__(self, window: Window, *, by_menu: bool = False) -> None:
        self.window = window
        self.by_menu = by_menu
        self.done: list[Gesture] = []
        self._come_back()

    def _come_back(self) -> None:
        """Give the window the keyboard again: offscreen, nobody does when a menu closes."""
        self.window.activateWindow()
        self.board.setFocus()
        QApplication.processEvents()

    @property
    def board(self) -> BoardView:
        assert self.window.board is not None
        return self.window.board

    @property
    def view(self) -> SeatView:
        assert self.window.bridge is not None
        return self.window.bridge.view

    # -- where things are -----------------------------------------------------------------

    def at(self, place: str) -> QPoint:
        """Return where in the window a place is."""
        kind, _, rest = place.partition(" ")
        if kind in ("energy", "tool"):
            piece = self.board.pieces[self._unit(rest)]
            role = {"energy": "sign", "tool": "name"}[kind]
            return self._part(piece, next(i for i, p in enumerate(piece.parts) if p.role == role))
        if kind == "free" or place == "mat":
            return self._free(rest or place)
        key = self._key(place)
        if key:
            return self._part(self.board.pieces[key], 0)
        return self.board.to_window(*self.board.seating.sites[place].box.centre).toPoint()

    def _key(self, place: str) -> str:
        """Return the key of the piece at a place; empty for the ground of a zone."""
        zone, _, which = place.partition(":")
        if zone == "hand":
            hand = self.view.cards_in(f"hand.{self.view.seat}")
            return next(card for card in hand if self.view.cards[card].ref == which)
        if self.view.setting.zones[zone].spec.holds == "units":
            return self._unit(place)
        if PILE_MARK + zone in self.board.pieces:
            return PILE_MARK + zone
        there = self.board.board.by_zone.get(zone)
        own_hand = zone == f"hand.{self.view.seat}"
        return there[0] if there and not own_hand else ""

    def _unit(self, place: str) -> str:
        zone, _, index = place.partition(":")
        return self.view.zones[zone].items[int(index or 0)]

    def _part(self, piece: Piece, part: int) -> QPoint:
        """Return the middle of where a part of a piece shows."""
        spot = piece.spot
        if part == 0 and self._shows(piece, 0, spot.x, spot.y):
            return self.board.to_window(spot.x, spot.y).toPoint()
        around = ((spot.x + x, spot.y + y) for x in range(-52, 53, 2) for y in range(-84, 85, 2))
        seen = [at for at in around if self._shows(piece, part, *at)]
        assert seen, f"part {part} of {piece.key} shows nowhere"
        middle = (sum(x for x, _ in seen) / len(seen), sum(y for _, y in seen) / len(seen))
        x, y = min(seen, key=lambda at: (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2)
        return self.board.to_window(x, y).toPoint()

    def _shows(self, piece: Piece, part: int, x: float, y: float) -> bool:
        hit = piece_at(self.board.board, x, y)
        if not self.board.viewport().rect().contains(self.board.to_window(x, y).toPoint()):
            return False  # the hand across the table reaches out of the window
        return hit is not None and (hit[0].key, hit[1]) == (piece.key, part)

    def _free(self, zone: str) -> QPoint:
        """Return a point of a zone where nothing lies."""
        box = self.board.seating.sites[zone].box
        for across in range(2, 99, 2):
            for down in (50, 20, 80, 35, 65):
                x, y = box.x + box.width * across / 100, box.y + box.height * down / 100
                there = zone_at(self.board.board.zone_rects, x, y)
                if there == zone and piece_at(self.board.board, x, y) is None:
                    return self.board.to_window(x, y).toPoint()
        raise AssertionError(f"{zone} is full")

    def words_at(self, point: QPoint, *, goal: bool = False) -> Words:
        """Return what is at a point, in the words of the table of operations."""
        x, y = self.board.to_mat(point.x(), point.y())
        hit = piece_at(self.board.board, x, y)
        if hit is not None:
            role = hit[0].parts[hit[1]].role
            if role in ("sign", "name"):
                return places.ENERGY_ON if role == "sign" else places.TOOL_ON
        zone = hit[0].zone if hit is not None else zone_at(self.board.board.zone_rects, x, y)
        assert zone is not None
        holders = self.view.setting.zones[zone].holders
        own = not holders or self.view.seat in holders
        onto_hand = goal and zone_name(zone) == "hand"
        return WORDS[zone_name(zone)](hit is not None and not onto_hand, own)

    # -- gestures -------------------------------------------------------------------------

    def act(self, action: str, place: str = "") -> None:
        """Do something with what is at a place, or with what is selected: by key or by menu."""
        if place.startswith("sheet"):
            self.done.append(Act(action, places.SHEET))
            self._press(action, self._sheet_grid())
            return
        point = self.at(place) if place else self._selected()
        self.done.append(Act(action, self.words_at(point) if place else places.SELECTED))
        if place:
            self.board.choose(())
        self._point_at(point)
        if self.by_menu or not self.window.registry.keys(self._id(action)):
            self._choose(action, point)
        else:
            self._press(action, self.board)

    def _point_at(self, point: QPoint) -> None:
        """Move the pointer; sent, because offscreen other windows lie below the real one."""
        port, none = self.board.viewport(), Qt.MouseButton.NoButton
        where = QPointF(port.mapToGlobal(point))
        event = QMouseEvent(QEvent.Type.MouseMove, QPointF(point), where, none, none, NONE)
        QApplication.sendEvent(port, event)

    def drag(self, place: str, goal: str) -> None:
        """Take something up and let it go somewhere else."""
        self.board.choose(())
        if place.startswith("sheet"):
            start, words = self._sheet_card(place), places.SHEET
            port = self._sheet_grid().viewport()
        else:
            start, words, port = self.at(place), None, self.board.viewport()
        end = self.at(goal)
        self.done.append(Drag(words or self.words_at(start), self.words_at(end, goal=True)))
        if port is not self.board.viewport():
            end = port.mapFromGlobal(self.board.viewport().mapToGlobal(end))
        QTest.mousePress(port, LEFT, NONE, start)
        for step in range(1, STEPS + 1):
            QTest.mouseMove(port, start + (end - start) * step / STEPS)
        QTest.mouseRelease(port, LEFT, NONE, end)

    def click(self, place: str) -> None:
        """Add something to what is selected."""
        point = self.at(place)
        self.done.append(Click(self.words_at(point)))
        QTest.mouseClick(self.board.viewport(), LEFT, CTRL if self.board.chosen else NONE, point)

    def band(self, *zones: str) -> None:
        """Draw a rubber band around all that stands in some zones."""
        boxes = [self.board.seating.sites[zone].box for zone in zones]
        left, right = min(b.x for b in boxes) - 8, max(b.right for b in boxes) + 8
        top, bottom = min(b.y for b in boxes) + 2, max(b.bottom for b in boxes)
        start, end = (self.board.to_window(*at).toPoint() for at in ((left, top), (right, bottom)))
        assert piece_at(self.board.board, left, top) is None
        port = self.board.viewport()
        QTest.mousePress(port, LEFT, NONE, start)
        for step in range(1, STEPS + 1):
            QTest.mouseMove(port, start + (end - start) * step / STEPS)
        QTest.mouseRelease(port, LEFT, NONE, end)
        theirs = {self.words_at(self.at_key(one.key)) for one in self.board.chosen}
        assert len(theirs) == 1, theirs
        self.done.append(Band(theirs.pop()))

    def at_key(self, key: str) -> QPoint:
        return self._part(self.board.pieces[key], 0)

    def type(self, digits: str) -> None:
        """Type a number, or several, and confirm."""
        self.done.append(Typed(places.ORDER))
        grid = self._sheet_grid()
        for digit in digits:
            QTest.keyClick(grid, digit)
        QTest.keyClick(grid, Qt.Key.Key_Return)

    def undo(self) -> None:
        """Take the last gesture back; counted nowhere."""
        QTest.keyClick(self.board, Qt.Key.Key_Z, CTRL)

    # -- keys and menus -------------------------------------------------------------------

    def _id(self, action: str) -> str:
        registry = self.window.registry
        return f"pokemon.{action}" if f"pokemon.{action}" in registry else action

    def _press(self, action: str, widget: object) -> None:
        combination = QKeySequence(self.window.registry.keys(self._id(action))[0])[0]
        QTest.keyClick(widget, combination.key(), combination.keyboardModifiers())

    def _choose(self, action: str, point: QPoint) -> None:
        """Open the menu at a point and choose from it; what is not in it, from the top bar's."""
        QTest.mouseClick(self.board.viewport(), RIGHT, NONE, point)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        entry = _entry(menu, self._id(action))
        if entry is None:
            entry = self.window.actions_of.get(action)
        assert entry is not None, f"{action} is in no menu"
        assert entry.isEnabled()
        menu.close()
        entry.trigger()
        self._come_back()

    def _selected(self) -> QPoint:
        return self.at_key(self.board.chosen[-1].key)

    def _sheet_grid(self) -> CardGrid:
        """Return the list of the sheet that is open."""
        assert self.window.side is not None
        for sheet in (self.window.side.sheets.top, self.window.side.sheets.viewer):
            if sheet.isVisible():
                return sheet.grid
        raise AssertionError("no sheet is open")

    def _sheet_card(self, place: str) -> QPoint:
        grid = self._sheet_grid()
        ref = place.partition(":")[2]
        row = next(i for i, entry in enumerate(grid.cards.shown) if entry.ref == ref)
        index = grid.cards.index(row)
        grid.scrollTo(index)
        return grid.visualRect(index).center()


def _entry(menu: QMenu, name: str) -> QAction | None:
    """Return the entry of a menu, or of one of its submenus, that stands for an action."""
    for entry in menu.actions():
        found = _entry(entry.menu(), name) if entry.menu() is not None else None
        if found is not None:
            return found
        if entry.data() == name and entry.menu() is None:
            return entry
    return None


WORDS: dict[str, Callable[[bool, bool], Words]] = {
    "active": lambda _piece, own: places.OWN if own else places.THEIRS,
    "bench": lambda piece, own: (places.OWN if own else places.THEIRS) if piece else places.BENCH,
    "hand": lambda piece, own: (
        places.THEIR_HAND if not own else places.HAND_CARD if piece else places.HAND
    ),
    "deck": lambda _piece, _own: places.DECK,
    "discard": lambda _piece, _own: places.DISCARD,
    "lost": lambda _piece, _own: places.LOST,
    "prizes": lambda _piece, _own: places.PRIZE,
    "stadium": lambda _piece, _own: places.STADIUM,
    "stage": lambda _piece, _own: places.MAT,
    "mat": lambda _piece, _own: places.MAT,
}
