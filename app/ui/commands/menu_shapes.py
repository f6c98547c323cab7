"""Which groups of actions the menu of a selection begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.intent import Batch
from app.core.text.words import Words
from app.games.game_api import Selection
from app.ui.commands.actions.network_actions import ON_CARDS

if TYPE_CHECKING:
    from app.core.ids import ZoneId
    from app.core.intent import Intent
    from app.core.view import SeatView


GROUP_TITLES = {
    "card": Words("Move", "移動"),
    "draw": Words("Draw", "引く"),
    "look": Words("Look at the top", "上から見る"),
    "damage": Words("Damage", "ダメージ"),
    "conditions": Words("Special Conditions", "特殊状態"),
    "notes": Words("Marks", "マーク"),
    "table": Words("More", "その他"),
}
"""Groups of actions that may stand in a submenu of their own."""
MORE = Words("More", "その他")
SHAPES: dict[str, tuple[str, ...]] = {
    "units": ("unit", ">damage", ">conditions", ">notes", ">card", "zone", "turn", "table"),
    "cards": ("card", "unit", ">damage", ">conditions", ">notes", "zone", "turn", "table"),
    "pile": ("zone", ">draw", ">look", "turn", "table"),
    "cell": ("zone", "unit", ">notes", "turn", "table"),
    "table": ("turn", "zone", "table", ">notes"),
}
"""What is selected -> the groups its menu begins with, where the game does not say; one with ">"
stands in a submenu."""
OF_PROGRAM = {
    "units": ("read", "who_knows", "note", *ON_CARDS),
    "cards": ("read", "who_knows", *ON_CARDS),
    "pile": ("view_pile", "who_knows", "note", *ON_CARDS),
    "cell": ("note",),
    "table": ("note", "table_options", *ON_CARDS),
}
"""What the program itself adds at the end."""
IN_SIGHT = ("type_in",)
"""What the program itself adds to what is foremost, where there is a reason for it."""
OF_TABLE = ("start", "end_turn", "coin", "dice")
"""The program's actions that belong to the menu of the table, unless the game has its own."""


def shape_of(view: SeatView, selection: Selection) -> str:
    """Return which menu a selection gets."""
    if selection.units:
        return "units"
    if selection.cards:
        return "cards"
    if selection.cell:
        return "cell"
    zone = view.setting.zones.get(selection.zone)
    return "pile" if zone is not None and zone.spec.holds == "pile" else "table"


def mentions(intent: Intent | None, zone: ZoneId) -> bool:
    """Whether a gesture takes something from `zone` or does something with it."""
    if isinstance(intent, Batch):
        return any(mentions(step, zone) for step in intent.steps)
    if zone in (getattr(intent, "zone", ""), getattr(intent, "source", "")):
        return True
    return any(card.startswith(f"{zone}#") for card in getattr(intent, "cards", ()))
