"""What a drop promises, and keeps: its words, whether it will lie face down, the point it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.core.words import Words
from app.ui.board.drops import amended
from app.ui.board.layout import CARD_HEIGHT, CARD_WIDTH
from app.ui.board.seating import RIM_ROOM

if TYPE_CHECKING:
    from app.core.card import Position
    from app.games.api import Drop
    from app.ui.board.drag import Drag
    from app.ui.board.view import BoardView

SNAP = 8.0
"""The grid of the free mat, in table units."""
FACE_DOWN_KEY = Qt.KeyboardModifier.ShiftModifier
FREE_KEY = Qt.KeyboardModifier.AltModifier
CHOICE_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
CHOOSE = Words("…", "選ぶ…")
OTHER_WAYS = Words("Ctrl+Alt: other ways", "Ctrl+Alt：ほかの操作")
FACE_DOWN = Words(" (face down)", "（ウラ向き）")
EXACTLY = Words(" (exactly here)", "（この位置に）")


def leaves_choice(drag: Drag) -> bool:
    """Whether a drop now opens a menu of all its readings."""
    return len(drag.readings) > 1 and drag.pointer.modifiers & CHOICE_KEYS == CHOICE_KEYS


def other_ways(view: BoardView, drag: Drag) -> str:
    """Return how to do something else than the first reading, where there is a keyboard to do so.

    A finger has no keys; and whoever holds them already sees that there is a choice.
    """
    if len(drag.readings) < 2 or leaves_choice(drag) or drag.pointer.kind == "finger":
        return ""
    return OTHER_WAYS.in_(view.language)


def promise(view: BoardView, drag: Drag) -> tuple[str, bool]:
    """Return what letting go now will do, and whether the keys turn the card face down."""
    if not drag.readings:
        return "", False
    if leaves_choice(drag):
        return CHOOSE.in_(view.language), False
    first, table, keys = drag.readings[0], view.bridge.view, drag.pointer.modifiers
    text, down = first.title.in_(view.language), False
    if keys & FACE_DOWN_KEY:
        down = amended(first, table, face_down=True) is not first
        text += FACE_DOWN.in_(view.language) if down else ""
    if keys & FREE_KEY:
        there = position_of(view, drag, free=True)
        if amended(first, table, position=there) is not first:
            text += EXACTLY.in_(view.language)
    return text, down


def kept(view: BoardView, drag: Drag, drop: Drop) -> Drop:
    """Return `drop` as the keys and the place want it."""
    keys = drag.pointer.modifiers
    return amended(
        drop,
        view.bridge.view,
        face_down=bool(keys & FACE_DOWN_KEY),
        position=position_of(view, drag, free=bool(keys & FREE_KEY)),
    )


def position_of(view: BoardView, drag: Drag, *, free: bool) -> Position | None:
    """Return the point of the table a drop names; None where the zone has places of its own."""
    site = view.seating.sites.get(drag.target.zone)
    if site is None or drag.target.unit or not (free or site.place.arrange == "free"):
        return None
    # A card let go at the edge lies on the table, whole.
    mat, over = view.seating.mat.grown(-RIM_ROOM), drag.over
    x = min(max(over.x, mat.x + CARD_WIDTH / 2), mat.right - CARD_WIDTH / 2)
    y = min(max(over.y, mat.y + CARD_HEIGHT / 2), mat.bottom - CARD_HEIGHT / 2)
    x, y = view.seating.to_table(x, y)
    return (x, y) if free else (round(x / SNAP) * SNAP, round(y / SNAP) * SNAP)
