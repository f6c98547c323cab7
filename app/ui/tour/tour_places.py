"""Where on the window the hints point, and what a bubble must not lie over."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from app.ui.board.scene.pieces.piece import PILE_MARK
from app.ui.commands.native_key import native
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.slips.free_place import taken_on, whole
from app.ui.panels.slips.lane import Strip
from app.ui.panels.slips.overlay import Overlay
from app.ui.panels.slips.slip import Slip
from app.ui.tour.bubble import Bubble, Ring
from app.ui.tour.tour import Tour

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.board.board_view import BoardView
    from app.ui.board.seating import ZoneSite

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def covered(window: Shell) -> bool:
    """Whether a sheet, a menu or a dialog lies over the window: no time for a hint."""
    if QApplication.activePopupWidget() is not None or QApplication.activeModalWidget() is not None:
        return True
    over = [
        widget
        for widget in window.findChildren(QWidget, options=_DIRECT)
        if widget is not window.room and not widget.isWindow()
    ]
    over += [
        widget
        for widget in window.room.findChildren(QWidget, options=_DIRECT)
        if widget not in (window.top_bar, window.pages)
        and not isinstance(widget, Slip | Bubble | Ring | Strip | Overlay)
    ]
    # Piles and cards that are looked at lie over the board alone.
    over += window.room.findChildren(FloatingPanel)
    return any(widget.isVisible() for widget in over)


def has_begun(window: Shell) -> bool:
    """Whether whoever sits at the table holds cards: the first hint is about them."""
    place = window.place
    if place is None:
        return False
    view, hand = place.bridge.view, place.table.spec.layout.hand
    if view.seat < 0:
        return False
    own = [zone for zone in view.setting.zones.values() if view.seat in zone.holders]
    hands = [zone.id for zone in own if zone.spec.name == hand]
    return not hands or any(view.zones[zone].count for zone in hands)


class WindowPlaces:
    """Answers a tour's questions about one window; the table on it may change."""

    def __init__(self, window: Shell, room: QWidget) -> None:
        self._window = window
        self._room = room

    def anchor(self, name: str) -> QRect | None:
        """Return where a place is, in the room's coordinates; None where it does not show."""
        window = self._window
        place = window.place
        if name == "undo":
            return self._of_widget(self._undo_button())
        if name == "menu":
            return self._of_widget(window.top_bar.menu_button)
        if place is None or not place.isVisible():
            return None
        if name == "reading":
            return self._of_widget(place.side.reading_place())
        if name == "hand":
            return next(iter(self.hands()), None)
        return self._card(place.board)

    def hands(self) -> list[QRect]:
        """Return where one's own hand lies, with whose it is where that reaches into it."""
        board = self._board()
        found = []
        for site in self._sites():
            if site.hand and board is not None:
                fan, name = self._of_fan(board, site), board.board.counts.place(site.zone)
                told = QRect() if name is None else self._of_plate(name)
                found.append(fan | told if fan.intersects(told) else fan)
        return found

    def to_keep_free(self) -> list[QRect]:
        """Return what nothing may cover: the hand, one's piles, the buttons above the table."""
        place = self._window.place
        outline = place.side.outline if place is not None else None
        widgets = (self._of_widget(one) for one in (self._window.top_bar, outline))
        shown = [rect for rect in widgets if rect is not None]
        return [*self._hands_and_names(), *self._piles(), *shown]

    def _hands_and_names(self) -> list[QRect]:
        """Return where one's hand lies, with whose it is and how many cards, written beside it."""
        board = self._board()
        if board is None:
            return []
        boxes = [site.box for site in self._sites() if site.hand]
        right = board.seating.mat.right
        return [self._of_mat(box.x, box.y, right, box.bottom) for box in boxes]

    def _piles(self) -> list[QRect]:
        board = self._board()
        if board is None:
            return []
        zones = board.bridge.view.setting.zones
        return [
            self._of_site(site)
            for site in self._sites()
            if not site.hand and zones[site.zone].spec.holds == "pile"
        ]

    def passing(self) -> list[QRect]:
        """Return what comes and goes by itself: slips that say something, coins and dice."""
        shown = [*self._window.toasts.shown, *self._room.findChildren(Overlay)]
        places = (self._of_widget(widget) for widget in shown)
        return [place for place in places if place is not None]

    def by_keys(self) -> bool:
        """Whether the keyboard is where one plays."""
        place, board = self._window.place, self._board()
        return place is not None and (
            place.in_outline() is not None or (board is not None and board.focus.shown)
        )

    def played_with(self) -> list[QRect]:
        """Return all that lies on the table, its places and their names, and what is beside it."""
        place, board = self._window.place, self._board()
        beside = (place.side, place.side.tasks.strip) if place is not None else ()
        shown = [self._of_widget(widget) for widget in beside]
        lying = taken_on(board, self._room, stays=True) if board is not None else []
        return [*(one.rect for one in lying), *(rect for rect in shown if rect is not None)]

    def busy(self) -> bool:
        """Whether a hand carries cards now, or the table is not what is shown."""
        place = self._window.place
        if place is None or not place.isVisible():
            return True
        return place.board.mouse.carry.active or covered(self._window)

    def key_of(self, name: str) -> str:
        """Return the shortest key of an action as this system writes it; "" for none."""
        key = min(self._window.registry.keys(name), key=len, default="")
        return native(key)

    def _board(self) -> BoardView | None:
        place = self._window.place
        return place.board if place is not None and place.isVisible() else None

    def _sites(self) -> list[ZoneSite]:
        board = self._board()
        sites = board.seating.sites.values() if board is not None else ()
        return [site for site in sites if site.own]

    def _of_site(self, site: ZoneSite) -> QRect:
        box = site.box
        return self._of_mat(box.x, box.y, box.right, box.bottom)

    def _of_fan(self, board: BoardView, site: ZoneSite) -> QRect:
        """Return where the cards of a hand show: beyond its place, or in a part of it."""
        boxes = [whole(board, key) for key in board.board.by_zone.get(site.zone, ())]
        shown = [self._of_mat(box.x, box.y, box.right, box.bottom) for box in boxes]
        return reduce(QRect.united, shown) if shown else self._of_site(site)

    def _of_plate(self, plate: QRectF) -> QRect:
        """Return where a plate on the mat shows."""
        return self._of_mat(plate.left(), plate.top(), plate.right(), plate.bottom())

    def _of_mat(self, left: float, top: float, right: float, bottom: float) -> QRect:
        """Return where a part of the mat shows, as far as it does."""
        board = self._board()
        assert board is not None  # the sites are its own
        first, second = board.to_window(left, top), board.to_window(right, bottom)
        shown = QRectF(first, second).normalized().toRect() & board.viewport().rect()
        corner = board.viewport().mapTo(self._room, QPoint(0, 0))
        return shown.translated(corner)

    def _card(self, board: BoardView) -> QRect | None:
        """Return a card one can do something with: in play, otherwise in the hand."""
        hands = {site.zone: site.hand for site in self._sites() if not site.backdrop}
        pieces = [item.piece for item in board.board.pieces.values() if item.piece.zone in hands]
        cards = [piece for piece in pieces if not piece.key.startswith(PILE_MARK)]
        in_play = [piece for piece in cards if not hands[piece.zone]]
        # Of a fan the one in the middle lies the most upright; piles are the last resort.
        chosen = in_play[:1] or cards[len(cards) // 2 :][:1] or pieces[:1]
        if not chosen:
            return None
        box = chosen[0].spot.box
        return self._of_mat(box.x, box.y, box.right, box.bottom)

    def _undo_button(self) -> QPushButton | None:
        title = self._window.registry.get("undo").plain_title(self._window.look.language)
        buttons = self._window.top_bar.findChildren(QPushButton)
        return next((one for one in buttons if one.accessibleName() == title), None)

    def _of_widget(self, widget: QWidget | None) -> QRect | None:
        if widget is None or not widget.isVisible():
            return None
        return QRect(widget.mapTo(self._room, QPoint(0, 0)), widget.size())


def tour_of(window: Shell, room: QWidget) -> Tour:
    """Return a tour of `window` and its table, to be shown over `room`, its central widget.

    It sees the gestures on the board itself; actions are to be told it: `did(action.id)`.
    """
    places = WindowPlaces(window, room)
    tour = Tour(
        window.look,
        room,
        places.anchor,
        key_of=places.key_of,
        never_over=places.to_keep_free,
        rather_not_over=places.played_with,
        passing=places.passing,
        lane=window.lane,
        by_keys=places.by_keys,
        busy=places.busy,
    )
    if window.place is not None:
        board = window.place.board
        board.dropped.connect(lambda *_: tour.did("drop"))
        board.menu_requested.connect(lambda *_: tour.did("menu"))
        board.activated.connect(lambda *_: tour.did("likeliest"))
        board.reading_wanted.connect(lambda: tour.did("read"))
    return tour
