"""What things are worth to a program that plays, counted in cards of a deck: one is one life.

The figures were found by letting players with other ones play against each other.
"""

from __future__ import annotations

from math import log

from app.core.ids import SeatId, UnitId
from app.core.view import SeatView
from app.games.blackpoker.flow.stage_reading import declared
from app.games.blackpoker.rules.card_values import is_high, is_joker, number_of
from app.games.blackpoker.rules.trump_characters import printed
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import DECK, FOG, GRAVE, HAND, KEYS, TRUMPS
from app.games.table_tools import count

LOST = -1000.0
"""A deck without cards."""
BULWARKS = (7.0, 6.0, 4.5, 3.0, 2.0)
"""The first ones pay for more than they stop; each further one is worth the last figure."""
JOKER = 8.0
MOST_HELD = 7
_PILES = (HAND, GRAVE, KEYS, FOG)


def life_worth(cards: int) -> float:
    """Return what a deck of so many cards is worth: the last ones most."""
    return LOST if cards <= 0 else cards + 9.0 * log(cards + 1)


def card_worth(ref: str) -> float:
    """Return what a card is worth in a hand."""
    if is_joker(ref):
        return JOKER
    number = number_of(ref)
    return 5.0 if number == 1 else 3.0 + 0.25 * number


def hand_worth(refs: tuple[str, ...]) -> float:
    """Return what a hand is worth: what is over seven is discarded before long."""
    worths = sorted((card_worth(ref) for ref in refs), reverse=True)
    return sum(worths[:MOST_HELD]) + 0.3 * sum(worths[MOST_HELD:])


def soldier_worth(number: int) -> float:
    """Return what a soldier on the field is worth by its number."""
    return 3.5 + 1.1 * max(number, 0)


def bulwarks_worth(number: int) -> float:
    """Return what so many bulwarks are worth together."""
    listed = BULWARKS[:number]
    return sum(listed) + BULWARKS[-1] * (number - len(listed))


def unit_worth(view: SeatView, unit: UnitId) -> float:
    """Return what a character is worth, as far as the view knows it."""
    if f.is_bulwark(view, unit):
        standing = len(f.bulwarks(view, f.owner(view, unit)))
        return bulwarks_worth(standing) - bulwarks_worth(standing - 1)
    if f.has_joker(view, unit):
        return JOKER
    return soldier_worth(printed(f.refs(view, unit)))


def heirs(refs: tuple[str, ...]) -> int:
    """Return how often Next Generation follows where these cards fall."""
    return sum(is_high(ref) for ref in refs)


def use_of_bulwark(view: SeatView, unit: UnitId) -> float:
    """Return how useful a bulwark is as a blocker: those whose number meets many attackers."""
    refs = f.refs(view, unit)
    if not refs:
        return 0.0
    theirs = f.soldiers(view, f.foe_of(view, f.owner(view, unit)))
    met = sum(number_of(refs[0]) in map(number_of, f.refs(view, one)) for one in theirs)
    return 10.0 * is_joker(refs[0]) + 4.0 * met + number_of(refs[0]) / 100


def belongings(view: SeatView, seat: SeatId) -> int:
    """Return how many cards of a player lie anywhere but in the deck."""
    piles = sum(count(view, f"{name}.{seat}") for name in _PILES)
    units = (*f.characters(view, seat), *view.zones[f"{TRUMPS}.{seat}"].items)
    return piles + sum(len(view.units[unit].parts) for unit in units)


def pack_of(view: SeatView, seat: SeatId) -> int:
    """Return how many cards a player brought; where it is not told, as many as the view's seat."""
    told = view.zones[f"{DECK}.{seat}"].count
    if told is not None:
        return belongings(view, seat) + told
    mine = view.seat
    return belongings(view, mine) + count(view, f"{DECK}.{mine}")


def life_of(view: SeatView, seat: SeatId, pack: int) -> int:
    """Return how many cards a deck has, or must have if the player brought `pack` cards."""
    return max(pack - belongings(view, seat), 0)


def hand_of(view: SeatView, seat: SeatId) -> float:
    """Return what a hand is worth; what the view does not know is worth the usual card."""
    cards = view.cards_in(f"{HAND}.{seat}")
    refs = tuple(ref for card in cards if (ref := view.cards[card].ref) is not None)
    unknown = max(f.held(view, seat) - len(refs), 0)
    return hand_worth(refs) + USUAL * min(unknown, MOST_HELD)


USUAL = 4.6
"""What a card is worth that nobody knows."""


def aim_worth(view: SeatView, target: str) -> float:
    """Return what is aimed at: a character; an action of the stage counts by its key cards."""
    if target in view.units:
        return unit_worth(view, target)
    one = declared(view, target)
    return 0.0 if one is None else USUAL * len(one.cards)
