"""Cards that are carried to the board from another window, such as a pile's list.

That window shows their ghost; the board says what letting them go would do. `new` ones come from
outside the table and are named by ref.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.game_api import Selection
from app.ui.board.drag.drag import Drag, Ghost

if TYPE_CHECKING:
    from app.ui.board.drag.carry import Carry
    from app.ui.board.input.pointer import Pointer


def bring(carry: Carry, cards: tuple[str, ...], pointer: Pointer, *, new: bool = False) -> None:
    """Let go cards that were carried here."""
    carry.cancel()
    if carry.is_inside(pointer.point):
        carry.take(brought(cards, pointer, new=new))
        carry.drop(pointer)


def hover(
    carry: Carry, cards: tuple[str, ...], pointer: Pointer, *, new: bool = False, foot: float = 0.0
) -> None:
    """Light up where cards would go; their ghost's foot is so many logical pixels below."""
    if not carry.is_inside(pointer.point):
        carry.cancel()
        return
    if carry.drag is None or (carry.drag.new or carry.drag.selection.cards) != cards:
        carry.cancel()
        drag = brought(cards, pointer, new=new)
        drag.foot = foot
        carry.take(drag)
    carry.move(pointer)


def brought(cards: tuple[str, ...], pointer: Pointer, *, new: bool) -> Drag:
    """Return a drag whose ghost is shown by another window; `new` cards are named by ref."""
    there = () if new else cards
    drag = Drag((), None, Selection(there), (0.0, 0.0), Ghost(), pointer, lifted=set(there))
    drag.new = cards if new else ()
    return drag
