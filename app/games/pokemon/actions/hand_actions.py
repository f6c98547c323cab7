"""What the menu of a hand offers: all of it at once, and picks nobody chooses."""

from __future__ import annotations

from app.core.ids import ZoneId, place, zone_name
from app.core.intent import Move, PickRandom, Show, Shuffle
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import GameAction, Selection
from app.games.pokemon.table import moves
from app.games.pokemon.table.seat_board import chosen_hand, hand
from app.games.table_tools import Steps, chosen_zone, count, me, offer, own, place_of


def _own_hand(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return the own hand by place if the pointer is over it."""
    if chosen_hand(view, selection) != own(view, "hand"):
        return ()
    return tuple(place(own(view, "hand"), index) for index in range(len(hand(view))))


def _show(view: SeatView, selection: Selection) -> Steps:
    cards = _own_hand(view, selection)
    return (Show(cards, ()),) if cards else ()


def _discard(view: SeatView, selection: Selection) -> Steps:
    cards = _own_hand(view, selection)
    return moves.put_cards(view, cards, "discard", verb="discard") if cards else ()


def _shuffle_in(view: SeatView, selection: Selection) -> Steps:
    cards = _own_hand(view, selection)
    return moves.shuffle_in(view, cards, ()) if cards else ()


def _below(view: SeatView, selection: Selection) -> Steps:
    """Shuffle the hand and put it under the deck; a partner's card under the partner's (TV064)."""
    cards = _own_hand(view, selection)
    if not cards:
        return ()
    partners = [h for h in hand(view) if view.cards[h].owner != me(view)]
    theirs = moves.put_cards(view, partners, "deck", -1, "return")
    rest = len(cards) - len(partners)
    below = Move(cards[:rest], own(view, "deck"), -1, verb="return")
    return (*theirs, Shuffle(own(view, "hand")), *((below,) if rest else ()))


def _random_source(view: SeatView, selection: Selection) -> ZoneId:
    """Return the hidden pile under the pointer: anybody's hand, the own deck or Prizes."""
    zone = chosen_hand(view, selection) or chosen_zone(view, selection)
    mine = zone in (own(view, "deck"), own(view, "prizes"))
    if selection.units or not (mine or zone_name(zone) == "hand"):
        return ""
    return zone if count(view, zone) else ""


def _random_discard(view: SeatView, selection: Selection) -> Steps:
    """Discard a card at random from the hand under the pointer, anyone's."""
    zone = _random_source(view, selection)
    if zone_name(zone) != "hand":
        return ()
    holder = view.setting.zones[zone].holders[0]
    return (PickRandom(zone, 1, place_of(view, "discard", holder)),)


def _random_open(view: SeatView, selection: Selection) -> Steps:
    """Lay a card open that nobody chose, to be put wherever it goes."""
    zone = _random_source(view, selection)
    return (PickRandom(zone, 1, "stage"),) if zone else ()


ACTIONS: tuple[GameAction, ...] = (
    offer("show_hand", Words("Show the hand", "手札を見せる"), _show, "Shift+O", "hand"),
    offer(
        "discard_hand",
        Words("Discard the hand", "手札をすべてトラッシュ"),
        _discard,
        "Ctrl+Shift+Del",
        "hand",
        ruinous=True,
    ),
    offer(
        "shuffle_hand_in",
        Words("Shuffle the hand into the deck", "手札を山札に戻して切る"),
        _shuffle_in,
        "Ctrl+Shift+Up",
        "hand",
        ruinous=True,
    ),
    offer(
        "hand_below",
        Words("Shuffle the hand and put it under the deck", "手札を切って山札の下に置く"),
        _below,
        "Ctrl+Shift+Down",
        "hand",
        ruinous=True,
    ),
    offer(
        "random_discard",
        Words("Discard a card at random", "ランダムに1枚トラッシュ"),
        _random_discard,
        "Ctrl+Del",
        "hand",
    ),
    offer(
        "random_open",
        Words("Put a random card face up", "ランダムに1枚をオモテで置く"),
        _random_open,
        "Ctrl+R",
        "hand",
    ),
)
