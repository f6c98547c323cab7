"""What a hand takes up: from the board, or out of another window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.game_api import Selection
from app.ui.board.board_selection import Chosen
from app.ui.board.drag.carried_cards import Held, hold
from app.ui.board.drag.drag import Drag, Ghost
from app.ui.board.scene.table_layout import CARD_WIDTH, Spot

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.input.pointer import Pointer


def take_up(view: BoardStage, first: Held, press: Pointer) -> Drag:
    """Return a drag of what is chosen, or only of `first`, the one under the pointer, if it is not.

    What it asks for is not worked out yet.
    """
    board, pieces = view.board, view.pieces
    held = tuple(
        hold(one, pieces[one.key], view.bridge.view)
        for one in view.chosen
        # A part whose whole unit is chosen as well comes along with it.
        if one.key in pieces
        and not pieces[one.key].cell
        and not (one.part and Chosen(one.key) in view.chosen)
    )
    same = next((one for one in held if one.card == first.card), None)
    first, held = (same, held) if same is not None else (first, (first,))
    x, y = view.to_mat(press.point.x(), press.point.y())
    drag = Drag(held, first, Selection(), (0.0, 0.0), Ghost(), press, at=(x, y), began=(x, y))
    item = board.pieces.get(first.chosen.key)
    if item is not None and press.kind != "finger":
        # Where it is seen now, which may be on its way somewhere.
        reach = CARD_WIDTH * 0.6
        across, down = item.pos().x() - x, item.pos().y() - y
        drag.grip = (max(-reach, min(reach, across)), max(-reach, min(reach, down)))
    return drag


def asked_for(held: tuple[Held, ...]) -> Selection:
    """Return what is held in the words of the table."""
    return Selection(
        tuple(one.card for one in held if not one.unit),
        tuple(one.unit for one in held if one.unit),
    )


def home_of(view: BoardStage, first: Held) -> Spot | None:
    """Return where the ghost of `first` flies to; None where a real card flies in its stead."""
    if first.whole:
        return None
    item = view.board.pieces.get(first.chosen.key)
    if item is not None:
        return item.piece.spot
    card = view.bridge.view.cards.get(first.card)
    site = view.seating.sites.get(card.zone) if card is not None else None
    return None if site is None else Spot(*site.box.centre)
