"""What a double click does at an open table, and what its menus begin with."""

from __future__ import annotations

from app.core.ids import ZoneId
from app.core.view import SeatView
from app.games._playing_cards.suits_ranks import card_of
from app.games.game_api import Foremost, Selection
from app.games.open_table.open_play_actions import field, homes
from app.games.open_table.open_procedures import is_dealt_out, is_whole_trick
from app.games.open_table.open_zones import ASIDE, FRONT, HAND, MAT, STOCK
from app.games.table_tools import chosen_units, find, own, ref_of, zone_of

_TABLE = Foremost(
    (),
    ("next_round", "lay_out", "deal", "collect", "sort_hand", "pass_turn", "my_turn", ">score"),
)
_STOCK = Foremost(("draw", "turn_discard"), ("draw", "turn_top", "turn_discard", "shuffle", "deal"))
_PATIENCE = Foremost(("turn_top", "turn_discard"), ("turn_top", "turn_discard", "draw", "shuffle"))
"""Of the stock where one plays alone to piles of suits: nothing is drawn into a hand."""


def foremost(view: SeatView, selection: Selection) -> Foremost:
    """Return what stands foremost: play from the hand, turn over what lies, draw from piles."""
    if chosen_units(view, selection):
        first = ("turn_over", "to_won", "to_hand", "to_discard", ">card")
        return Foremost(("turn_over",), first)
    if _is_set(view, selection.cards):
        return _SET
    for ref in selection.cards:
        return _card(view, ref)
    if selection.zone in (STOCK, ASIDE):
        alone = len(view.setting.seats) == 1
        return _PATIENCE if alone and homes(view) else _STOCK
    if selection.zone in view.zones and selection.zone != MAT:
        likeliest = ("take", "draw") if selection.zone.startswith(f"{HAND}.") else ("draw",)
        return Foremost(likeliest, ("draw", "look_through", "shuffle", ">draw", ">look"))
    return _TABLE


_SET = Foremost(("to_discard",), ("to_discard", "to_front", "hand_on", ">card"))


def _is_set(view: SeatView, cards: tuple[str, ...]) -> bool:
    """Whether several cards of one rank are chosen in the own hand, which no pile waits for."""
    mine = all(zone_of(view, ref) == own(view, HAND) for ref in cards)
    ranks = {card_of(ref_of(view, ref) or "").rank for ref in cards}
    waits = bool(homes(view) or field(view))
    return len(cards) > 1 and mine and not waits and len(ranks) == 1 and "" not in ranks


def _card(view: SeatView, ref: str) -> Foremost:
    zone, card = zone_of(view, ref), find(view, ref)
    if zone == own(view, HAND):
        return _in_hand(view)
    if zone.startswith(f"{HAND}."):
        return Foremost(("take",), ("take",))
    if card is None or not card.up:
        return Foremost(("turn_over",), ("turn_over", "to_hand", ">card"))
    return _lies_up(view, zone)


def _in_hand(view: SeatView) -> Foremost:
    """Play; where all cards are dealt out that ends the turn as well, for there is no draw."""
    front = "to_front" if len(view.setting.seats) > 1 else "to_mat"
    plays = "play" if homes(view) or field(view) else front
    on = ("play_on",) if is_dealt_out(view) else ()
    first = ("play_on", plays, "pass_on", "hand_on", "to_discard", "sort_hand", ">card")
    return Foremost((*on, plays), first)


def _lies_up(view: SeatView, zone: ZoneId) -> Foremost:
    """What lies open where all cards are dealt out was played: nobody takes it into the hand."""
    first = ("to_hand", "to_won", "turn_over", ">card")
    if zone.startswith(f"{FRONT}.") and is_whole_trick(view):
        return Foremost(("win",), ("win", *first))
    if zone and zone == field(view):
        return Foremost(("clear",) if is_dealt_out(view) else ("to_hand",), ("clear", *first))
    if homes(view):
        return Foremost(("play",), ("play", *first))
    theirs = zone.startswith(f"{FRONT}.") and zone != own(view, FRONT)
    return Foremost(() if theirs else ("to_hand",), first)
