"""Playing: a card goes where its game plays it, the turn goes on, what was played is cleared away.

No preset says how it is played; the piles on the mat do. A pile that is called by the sign of a
suit is the place of its cards (Sevens, Klondike), an open pile that is the only one made is where
all play to (Daifugō), and where there is none cards are played in front (Hearts).
"""

from __future__ import annotations

from typing import Literal

from app.core.ids import ZoneId
from app.core.intent import Move, Procedure, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import Zone
from app.games._playing_cards.suits_ranks import JOKERS, PIPS, RANKS, PlayingCard, card_of
from app.games.form_model import Answers, Form
from app.games.game_api import GameAction, Selection
from app.games.open_table.open_card_actions import (
    asked_whom,
    cards_of,
    column_from,
    in_hand,
    may_hand_on,
    seat_choices,
)
from app.games.open_table.open_zones import DISCARD, FRONT, HAND, MAT, STOCK
from app.games.table_tools import (
    Steps,
    chosen_zone,
    count,
    my_turn,
    offer,
    own,
    ref_of,
    zone_of,
)

_SUITS = {sign: suit for suit, sign in PIPS.items()}
_LAST_RANKS = ("A", "2")
"""What follows the king where ranks are sorted by strength, as at Daifugō."""


# -- where cards are played -----------------------------------------------------------------------


def homes(view: SeatView) -> dict[str, Zone]:
    """Return the piles that are called by the sign of a suit: suit -> pile."""
    made = (zone for zone in view.setting.zones.values() if zone.is_made)
    return {_SUITS[zone.spec.title.en]: zone for zone in made if zone.spec.title.en in _SUITS}


def field(view: SeatView) -> ZoneId:
    """Return the pile that everybody plays to: the only open one that was made; "" for none."""
    made = [zone for zone in view.setting.zones.values() if zone.is_made]
    opened = [zone for zone in made if zone.spec.visibility == "public" and not zone.holders]
    one = opened[0].id if len(opened) == 1 else ""
    return "" if homes(view) or (one and view.setting.zones[one].arrange == "grid") else one


def played(view: SeatView, cards: tuple[str, ...]) -> Steps:
    """Return what plays cards of the own hand."""
    there, steps = homes(view), list[Move]()
    rest = []
    lying = {zone.id: _numbers(view, zone.id) for zone in there.values()}
    for ref in sorted(cards, key=lambda ref: _card(view, ref).number):
        card = _card(view, ref)
        if card.suit not in there:
            rest.append(ref)
            continue
        pile = there[card.suit]
        in_order = pile.arrange != "pile"
        at = sum(one < card.number for one in lying[pile.id]) if in_order else 0
        lying[pile.id].append(card.number)
        steps.append(Move((ref,), pile.id, at, verb="lay_down"))
    if not rest:
        return tuple(steps)
    front = own(view, FRONT) if len(view.setting.seats) > 1 else MAT
    return (*steps, Move(tuple(rest), field(view) or front, -1, verb="lay_down"))


def _card(view: SeatView, ref: str) -> PlayingCard:
    return card_of(ref_of(view, ref) or "")


def _numbers(view: SeatView, zone: ZoneId) -> list[int]:
    return [_card(view, handle).number for handle in view.zones[zone].items]


def _goes_home(view: SeatView, ref: str) -> Steps:
    """Return what puts the last card of a column on the pile of its suit, if it is the next one."""
    card, zone = _card(view, ref), zone_of(view, ref)
    pile = homes(view).get(card.suit)
    _, on_top = column_from(view, ref)
    uppermost = view.setting.zones[zone].arrange != "column" or len(on_top) == 1
    if pile is None or pile.id == zone or pile.arrange != "pile" or not uppermost:
        return ()
    fits = count(view, pile.id) == card.number - 1
    return (Move((ref,), pile.id, 0, True, "lay_down"),) if fits else ()


def _play(view: SeatView, selection: Selection) -> Steps:
    cards = cards_of(view, selection)
    if cards and all(zone_of(view, ref) == own(view, HAND) for ref in cards):
        return played(view, cards)
    if len(cards) == 1 and not selection.units and not zone_of(view, cards[0]).startswith(HAND):
        return _goes_home(view, cards[0])
    return ()


def _play_on(view: SeatView, selection: Selection) -> Steps:
    if len(view.setting.seats) < 2 or not my_turn(view) or not in_hand(view, selection):
        return ()
    return (*_play(view, selection), Procedure("end_turn"))


def _pass(view: SeatView, _selection: Selection) -> Steps:
    several = len(view.setting.seats) > 1
    return (Procedure("pass_turn"),) if several and my_turn(view) else ()


def _clear(view: SeatView, selection: Selection) -> Steps:
    zone = cleared(view, selection)
    return (Procedure("clear", (("zone", zone),)),) if zone else ()


def cleared(view: SeatView, selection: Selection) -> ZoneId:
    """Return the open pile that would be cleared: the one pointed at, or the field of all."""
    pointed = chosen_zone(view, selection) or next(
        (zone_of(view, ref) for ref in selection.cards), ""
    )
    place = view.setting.zones.get(pointed)
    opened = place is not None and place.is_made and place.spec.visibility == "public"
    zone = pointed if opened else field(view)
    return zone if view.seat >= 0 and zone and view.zones[zone].items else ""


def _turn_discard_over(view: SeatView, selection: Selection) -> Steps:
    """Turn the discard pile over where the stock is used up: the lowest card lies on top then."""
    zone = chosen_zone(view, selection)
    cards = view.zones[DISCARD].items
    if view.seat < 0 or count(view, STOCK) or zone not in ("", STOCK, DISCARD, MAT):
        return ()
    return (Move(cards[::-1], STOCK, 0, verb="turn_discard"),) if cards else ()


# -- the hand -------------------------------------------------------------------------------------

Order = Literal["suits", "ranks"]
_COLOURS = "SHCD"
"""Suits in an order in which black and red take turns."""


def in_order(view: SeatView, by: Order) -> tuple[str, ...]:
    """Return the own hand sorted.

    By suits the ace stands last, where tricks are taken, but first where it begins a row; by ranks
    the three comes first and ace, two and joker last.
    """
    low = bool(homes(view))
    ranks = list(RANKS)
    strength = {rank: ranks.index(rank) for rank in RANKS}
    high = strength if low else {**strength, "A": len(ranks)}
    strong = {**strength, **{rank: len(ranks) + ranks.index(rank) for rank in _LAST_RANKS}}

    def place(handle: str) -> tuple[int, int, int, str]:
        card = _card(view, handle)
        suit = _COLOURS.index(card.suit) if card.suit else len(_COLOURS)
        other = 0 if card.suit else 1 + (card.key not in JOKERS)
        if by == "suits":
            return other, suit, high.get(card.rank, 0), card.key
        return other, strong.get(card.rank, 0), suit, card.key

    return tuple(sorted(view.zones[own(view, HAND)].items, key=place))


def _sort(view: SeatView, _selection: Selection) -> Steps:
    hand = own(view, HAND)
    if view.seat < 0 or hand not in view.zones:
        return ()
    items = view.zones[hand].items
    orders = (in_order(view, "suits"), in_order(view, "ranks"))
    wanted = orders[1] if items == orders[0] else orders[0]
    return (Move(wanted, hand, 0, verb="sort"),) if wanted != items else ()


# -- passing cards on -----------------------------------------------------------------------------


def pass_on(view: SeatView, selection: Selection, seat: str) -> Step:
    """Return what lays cards of the own hand face down in front of another seat."""
    cards = ",".join(in_hand(view, selection))
    return Procedure("pass_on", (("card", cards), ("seat", seat)))


def _asks_pass(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    return asked_whom(view, selection, answers, _PASSING, pass_on)


def _make_pass(view: SeatView, selection: Selection) -> Step | None:
    if not may_hand_on(view, selection):
        return None
    return pass_on(view, selection, seat_choices(view)[0].id)


_PASSING = (
    Words("Pass cards on, all together", "全員同時にカードを渡す"),
    Words("Pass on", "渡す"),
)

PLAY_ACTIONS: tuple[GameAction, ...] = (
    offer("play", Words("Play", "出す"), _play, "Shift+N"),
    offer("play_on", Words("Play and end the turn", "出して番を終わる"), _play_on, "N"),
)
HAND_ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        "pass_on",
        Words("Pass on, all together…", "全員同時に渡す…"),
        may_hand_on,
        _make_pass,
        "J",
        form=_asks_pass,
    ),
    offer("sort_hand", Words("Sort the hand", "手札を並べ替える"), _sort, "Shift+S", "zone"),
    offer(
        "turn_discard",
        Words("Turn the discard pile over", "捨て札を裏返して山札にする"),
        _turn_discard_over,
        "Shift+U",
        "zone",
    ),
    offer("clear", Words("Clear the pile away", "場を流す"), _clear, "Shift+X", "zone"),
    offer(
        "pass_turn", Words("Pass and end the turn", "パスして番を終わる"), _pass, "Shift+Q", "turn"
    ),
)
