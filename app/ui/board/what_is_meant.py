"""What a key or a menu acts on: what is chosen, or where the pointer or the keyboard is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor

from app.games.game_api import Selection
from app.ui.board.board_selection import chosen_at, selection_of
from app.ui.board.scene.pieces.piece import PILE_MARK

if TYPE_CHECKING:
    from app.ui.board.board_view import BoardView


def under_pointer(view: BoardView, *, cards: bool = False) -> Selection:
    """Return the pile under the pointer as a zone; with `cards`, also a card or a unit.

    It is looked for now: the table may have moved below a pointer at rest.
    """
    hit = view.mouse.hover.meant()
    if hit is None:
        return Selection()
    piece, part = hit
    if piece.key.startswith(PILE_MARK):
        if cards and "#" not in piece.base.name:
            return Selection((piece.base.name,))
        return Selection(zone=piece.zone)
    return selection_of((chosen_at(piece, part),), view.pieces) if cards else Selection()


def meant(view: BoardView) -> Selection:
    """Return what a key acts on.

    Where the keyboard walks, what is chosen, else where it stands. Otherwise the pile or card
    under the pointer, unless that is one of the chosen; over nothing what is chosen.
    """
    chosen = view.selection()
    if view.focus.shown:
        return chosen if chosen != Selection() else view.focus.selection()
    hit = view.mouse.hover.meant()
    if hit is None or not view.mouse.hover.goes_first(hit):
        return chosen
    # A pile is meant as such, not as its top card.
    pile = under_pointer(view)
    return pile if pile.zone else under_pointer(view, cards=True)


def place_of(view: BoardView, selection: Selection) -> QPoint:
    """Return where on the screen a selection lies, for a menu beside it."""
    chosen = view.chosen if selection == view.selection() else ()
    keys = [one.key for one in chosen if one.key in view.board.pieces]
    pile = PILE_MARK + selection.zone
    if not keys and pile in view.board.pieces:
        keys = [pile]
    port = view.viewport()
    if not keys:
        at = port.mapFromGlobal(QCursor.pos())
        inside = port.rect().contains(at)
        return QCursor.pos() if inside else port.mapToGlobal(port.rect().center())
    spot = view.board.pieces[keys[-1]].piece.spot
    point = view.to_window(spot.x, spot.y).toPoint()
    edge = port.rect().adjusted(4, 4, -4, -4)
    x = min(max(point.x(), edge.left()), edge.right())
    y = min(max(point.y(), edge.top()), edge.bottom())
    return port.mapToGlobal(QPoint(x, y))
