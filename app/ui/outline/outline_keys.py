"""The outline's own keys, beside those of the table: what they are called, and which they are."""

from __future__ import annotations

from app.core.data.value import value
from app.core.text.words import Words


@value
class Command:
    """Something that only the outline does."""

    id: str
    title: Words
    key: str
    """Default keys, separated by a space."""


PUT_DOWN = "outline.put_down"
COMMANDS: tuple[Command, ...] = (
    Command("outline.pick_up", Words("Outline: pick up", "一覧：持つ"), "Ins Ctrl+G"),
    Command(PUT_DOWN, Words("Outline: put down at once", "一覧：すぐ置く"), "Ctrl+V"),
    Command("outline.find", Words("Outline: find a card", "一覧：カードを探す"), "Ctrl+F"),
    Command("outline.find_next", Words("Outline: find the next", "一覧：次を探す"), "F3"),
    Command(
        "outline.find_previous", Words("Outline: find the one before", "一覧：前を探す"), "Shift+F3"
    ),
    Command("outline.copy", Words("Outline: copy the rows", "一覧：行をコピー"), "Ctrl+C"),
)

AS_ON_BOARD = {
    "Alt+Up": "Ctrl+Up",
    "Alt+Down": "Ctrl+Down",
    "Alt+Return": "Return",
    "Space": "Space",
}
"""Key here -> key of the table. Arrows walk, with Ctrl too, and Enter is for the row; with Alt
they are the board's."""
WALKING = frozenset(
    f"{held}{key}"
    for held in ("", "Shift+", "Ctrl+")
    for key in ("Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDown")
)
"""What Qt's tree does by itself: with Shift it selects on the way, with Ctrl nothing."""
