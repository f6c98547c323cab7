"""What a double click does at an open table, and what its menus begin with."""

from __future__ import annotations

from app.core.view import SeatView
from app.games.game_api import Foremost, Selection
from app.games.open_table.open_zones import ASIDE, HAND, STOCK
from app.games.table_tools import chosen_units, find, own, zone_of

_TABLE = Foremost((), ("open.lay_out", "open.deal", "open.collect", ">score"))
_STOCK = Foremost(("open.draw",), ("open.draw", "open.turn_top", "open.shuffle", "open.deal"))


def foremost(view: SeatView, selection: Selection) -> Foremost:
    """Return what stands foremost: play from the hand, turn over what lies, draw from piles."""
    if chosen_units(view, selection):
        first = ("open.turn_over", "open.to_won", "open.to_hand", "open.to_discard", ">card")
        return Foremost(("open.turn_over",), first)
    for ref in selection.cards:
        return _card(view, ref)
    if selection.zone in (STOCK, ASIDE):
        return _STOCK
    if selection.zone in view.zones:
        return Foremost(("open.take", "open.draw"), ("open.draw", "open.shuffle", ">draw", ">look"))
    return _TABLE


def _card(view: SeatView, ref: str) -> Foremost:
    zone, card = zone_of(view, ref), find(view, ref)
    if zone == own(view, HAND):
        plays = "open.to_front" if len(view.setting.seats) > 1 else "open.to_mat"
        return Foremost(
            (plays,), (plays, "open.to_mat", "open.to_discard", "open.hand_on", ">card")
        )
    if zone.startswith(f"{HAND}."):
        return Foremost(("open.take",), ("open.take",))
    if card is None or not card.up:
        return Foremost(("open.turn_over",), ("open.turn_over", "open.to_hand", ">card"))
    return Foremost(("open.to_hand",), ("open.to_hand", "open.to_won", "open.turn_over", ">card"))
