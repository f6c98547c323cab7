"""What a double click does at an open table, and what its menus begin with."""

from __future__ import annotations

from app.core.view import SeatView
from app.games.game_api import Foremost, Selection
from app.games.open_table.open_zones import ASIDE, HAND, STOCK
from app.games.table_tools import chosen_units, find, own, zone_of

_TABLE = Foremost((), ("lay_out", "deal", "collect", ">score"))
_STOCK = Foremost(("draw",), ("draw", "turn_top", "shuffle", "deal"))


def foremost(view: SeatView, selection: Selection) -> Foremost:
    """Return what stands foremost: play from the hand, turn over what lies, draw from piles."""
    if chosen_units(view, selection):
        first = ("turn_over", "to_won", "to_hand", "to_discard", ">card")
        return Foremost(("turn_over",), first)
    for ref in selection.cards:
        return _card(view, ref)
    if selection.zone in (STOCK, ASIDE):
        return _STOCK
    if selection.zone in view.zones:
        likeliest = ("take", "draw") if selection.zone.startswith(f"{HAND}.") else ("draw",)
        return Foremost(likeliest, ("draw", "look_through", "shuffle", ">draw", ">look"))
    return _TABLE


def _card(view: SeatView, ref: str) -> Foremost:
    zone, card = zone_of(view, ref), find(view, ref)
    if zone == own(view, HAND):
        plays = "to_front" if len(view.setting.seats) > 1 else "to_mat"
        return Foremost((plays,), (plays, "to_mat", "to_discard", "hand_on", ">card"))
    if zone.startswith(f"{HAND}."):
        return Foremost(("take",), ("take",))
    if card is None or not card.up:
        return Foremost(("turn_over",), ("turn_over", "to_hand", ">card"))
    return Foremost(("to_hand",), ("to_hand", "to_won", "turn_over", ">card"))
