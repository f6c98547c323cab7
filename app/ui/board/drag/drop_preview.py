"""What a drop promises, and keeps: its words, whether it will lie face down, the point it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from app.core.text.wording import labelled, owned, quoted, series
from app.core.text.words import Words
from app.session.agreement.request_words import ask_whom
from app.ui.board.drag.drops import amended, goal
from app.ui.board.scene.table_layout import Spot

if TYPE_CHECKING:
    from app.core.card import Position
    from app.core.ids import ZoneId
    from app.games.game_api import Drop
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.drag.drag import Drag
    from app.ui.board.seating import Seating
    from app.ui.table.bridge import Bridge

SNAP = 8.0
"""The grid of the free mat, in table units."""
FACE_DOWN_KEY = Qt.KeyboardModifier.ShiftModifier
FREE_KEY = Qt.KeyboardModifier.AltModifier
CHOICE_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
CHOOSE = Words("…", "選ぶ…")
OTHER_WAYS = Words("Ctrl+Alt: other ways", "Ctrl+Alt：ほかの操作")
FACE_DOWN = Words(" (face down)", "（ウラ向き）")
EXACTLY = Words(" (exactly here)", "（この位置に）")
ON_OWN_SIDE = Words(" (on your own side)", "（自分の側へ）")
NO_PLACE = Words("No place for cards here", "ここには置けません")
NO_PLACE_THERE = Words(
    "There is no place for cards there. Let them go over one of the places with a frame.",
    "そこにはカードを置けません。枠のある場所の上で離してください。",
)


def leaves_choice(drag: Drag) -> bool:
    """Whether a drop now opens a menu of all its readings."""
    if len(drag.readings) < 2:
        return False
    keys = drag.pointer.modifiers & CHOICE_KEYS == CHOICE_KEYS
    return keys or drag.readings[0].choose is not None


def other_ways(view: BoardStage, drag: Drag) -> str:
    """Return how to do something else than the first reading, where there is a keyboard to do so.

    A finger has no keys; and whoever holds them already sees that there is a choice.
    """
    if len(drag.readings) < 2 or leaves_choice(drag) or drag.pointer.kind == "finger":
        return ""
    return OTHER_WAYS.in_(view.look.language)


def promise(view: BoardStage, drag: Drag) -> tuple[str, bool]:
    """Return what letting go now will do, and whether the keys turn the card face down."""
    if not drag.readings:
        return "", False
    if leaves_choice(drag):
        return (drag.readings[0].choose or CHOOSE).in_(view.look.language), False
    first, table, keys = drag.readings[0], view.bridge.view, drag.pointer.modifiers
    text, down = titled(view.bridge, first).in_(view.look.language), False
    aside = _aside(view, drag, first)
    text += aside.in_(view.look.language) if aside is not None else ""
    if keys & FACE_DOWN_KEY:
        down = amended(first, table, face_down=True) is not first
        text += FACE_DOWN.in_(view.look.language) if down else ""
    if keys & FREE_KEY:
        there = position_of(view, drag, first, free=True)
        if amended(first, table, position=there) is not first:
            text += EXACTLY.in_(view.look.language)
    return text, down


def titled(bridge: Bridge, drop: Drop) -> Words:
    """Return what a drop is called; where its holder does it: "Ask Ren: Discard"."""
    holders = bridge.holders_of(drop.intent)
    if not holders:
        return drop.title
    return labelled(ask_whom(bridge.view.setting, holders), drop.title)


def _aside(view: BoardStage, drag: Drag, drop: Drop) -> Words | None:
    """Return on whose side the first card will lie, where that is not the side it is held over."""
    zones, there = view.bridge.view.setting.zones, goal(drop.intent)
    if there is None or there[0] not in zones or drag.target.zone not in zones:
        return None
    whose, over = zones[there[0]].holders, zones[drag.target.zone].holders
    if not whose or not over or whose == over:
        return None
    if view.bridge.view.seat in whose:
        return ON_OWN_SIDE
    name = view.bridge.view.setting.seats[whose[0]].name
    return Words(f" (on {name}'s side)", f"（{name}の側へ）")


def kept(view: BoardStage, drag: Drag, drop: Drop) -> Drop:
    """Return `drop` as the keys and the place want it."""
    keys = drag.pointer.modifiers
    return amended(
        drop,
        view.bridge.view,
        face_down=bool(keys & FACE_DOWN_KEY),
        position=position_of(view, drag, drop, free=bool(keys & FREE_KEY)),
    )


def position_of(view: BoardStage, drag: Drag, drop: Drop, *, free: bool) -> Position | None:
    """Return the point of the table a drop names; None where the zone has places of its own."""
    there = goal(drop.intent)
    site = view.seating.sites.get(there[0]) if there is not None else None
    if site is None or not (free or site.place.arrange == "free"):
        return None
    return named(view.seating, drag.over.x, drag.over.y, free=free)


def named(seating: Seating, x: float, y: float, *, free: bool) -> Position:
    """Return how everybody names the point of the mat where a card lies that is let go at one.

    It is one of the grid, unless it is `free`; at the edge the card lies on the table, whole.
    """
    if not free:
        if seating.areas:  # as it shows here: elsewhere the next point may be on another board
            x, y = round(x / SNAP) * SNAP, round(y / SNAP) * SNAP
        else:
            across, along = seating.to_table(x, y)
            x, y = seating.from_table(round(across / SNAP) * SNAP, round(along / SNAP) * SNAP)
    right, down = Spot(x, y).box.into(seating.cloth)
    return seating.to_table(x + right, y + down)


def why_not(view: BoardStage, drag: Drag) -> Words | None:
    """Return in a few words why letting go here does nothing; None where nobody would ask."""
    if drag.readings or not drag.inside or _lies_here(view, drag):
        return None
    if not drag.target.zone:
        return NO_PLACE
    title = _named(view, drag.target.zone)
    return Words(f"{title.en}: cannot be put here", f"{title.ja}には置けません")


def what_instead(view: BoardStage, drag: Drag) -> Words:
    """Return the same as a sentence, with what to do."""
    if not drag.target.zone:
        return NO_PLACE_THERE
    title = quoted(_named(view, drag.target.zone))
    return Words(
        f"This cannot be put on {title.en}. Let it go over another place; a right click shows all "
        "that can be done with it.",
        f"{title.ja}には置けません。別の場所で離してください。右クリックで、そのカードででき"
        "ることがすべて出ます。",
    )


def _named(view: BoardStage, zone: ZoneId) -> Words:
    """Return what a place is called, with whose it is where that is somebody else's."""
    seen = view.bridge.view
    place = seen.setting.zones[zone]
    if not place.holders or seen.seat in place.holders:
        return place.spec.title
    names = series([seen.setting.seats[seat].name for seat in place.holders])
    return owned(names, place.spec.title)


def _lies_here(view: BoardStage, drag: Drag) -> bool:
    """Whether all that is carried comes from the very place it is held over."""
    pieces, at = view.board.pieces, drag.target
    return bool(drag.held) and all(
        at.unit == one.chosen.key
        if one.chosen.part
        else one.chosen.key in pieces and pieces[one.chosen.key].piece.zone == at.zone
        for one in drag.held
    )
