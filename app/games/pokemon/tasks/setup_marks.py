"""How far each player is with the setup: what was said is marked, the rest lies on the table.

All of it is public, and all of it goes when the game begins.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.core.card import value_of
from app.core.ids import SeatId, UnitId
from app.core.intent import PutMark
from app.core.view import SeatView
from app.games.pokemon.table.pokemon_options import option
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.seat_board import actives
from app.games.pokemon.variants.every_variant import players_of, variant_of
from app.games.table_tools import Steps, count, place_of, units_in

FIRST = "first"
"""Goes first."""
CHOOSES = "chooses_first"
"""Chooses who goes first: the winner of a throw, or the loser of the game before."""
HAS_BASIC = "has_basic"
NO_BASIC = "no_basic"
"""Said of the hand. After "no Basic" it was not shown yet."""
READY = "ready"
"""Has put everything down."""
LONE = "mulligans"
"""Counts the hands that were redrawn while the other player kept theirs."""
SHARED = "mulligans_shared"
"""On the table: counts the rounds in which everybody redrew. Nobody draws for those."""
TOGETHER = "mulligan_together"
"""Has redrawn in a round that everybody has together, and waits for the others of it."""
PAIR_REDRAWN = "pair_redrawn"
"""Has redrawn as the pair does, and waits for the partner to."""
IN_ROUND = "hand_round"
"""Is to choose a hand of rock, paper, scissors for who goes first (`hand_round`)."""
LEADS = "pair_first"
"""Goes first of the two of a pair, as they chose (TV019)."""

SAID = (HAS_BASIC, NO_BASIC, READY)
"""What players say of themselves."""
_ON_SEATS = (FIRST, CHOOSES, *SAID, LONE, TOGETHER, PAIR_REDRAWN, IN_ROUND, LEADS)


def seats(view: SeatView) -> range:
    """Return all players."""
    return range(len(view.setting.seats))


def target(seat: SeatId) -> str:
    """Return what a mark on a player lies on."""
    return f"seat.{seat}"


def marked(view: SeatView, seat: SeatId, key: str) -> int:
    """Return the value of a mark on a player; 0 if there is none."""
    return value_of(view.marks.get(target(seat), ()), key)


def shared(view: SeatView) -> int:
    """Return how many rounds of mulligans everybody had together."""
    return value_of(view.marks.get("table", ()), SHARED)


def decided(view: SeatView) -> SeatId | None:
    """Return who goes first; None if that was not decided yet."""
    return next((seat for seat in seats(view) if marked(view, seat, FIRST)), None)


def first_seat(view: SeatView) -> SeatId:
    """Return who goes first, as far as anybody knows."""
    found = decided(view)
    return view.turn.seat if found is None else found


def partners(view: SeatView, seat: SeatId) -> tuple[SeatId, ...]:
    """Return the members of a player's team, the player among them."""
    return players_of(view).partners(seat)


def leader(view: SeatView, seat: SeatId) -> SeatId:
    """Return who goes first of a player's pair; the player as long as the pair has not said so."""
    return next((one for one in partners(view, seat) if marked(view, one, LEADS)), seat)


def in_order(view: SeatView) -> tuple[SeatId, ...]:
    """Return the players in turn order, the first player first."""
    first = first_seat(view)
    return (first, *players_of(view).after(first))


def prize_number(view: SeatView) -> int:
    """Return how many Prizes this table plays with (table option "prizes")."""
    said = option(view, "prizes")
    return int(said) if said.isdecimal() else variant_of(view).prizes


def is_dealt(view: SeatView, seat: SeatId) -> bool:
    """Whether a player drew an opening hand, or put something down already."""
    return bool(count(view, place_of(view, "hand", seat))) or any(
        put_down(view, name, seat) for name in IN_PLAY
    )


def put_down(view: SeatView, name: str, seat: SeatId) -> tuple[UnitId, ...]:
    """Return what stands in a player's zone called `name`; of what a team has in common the own."""
    units = units_in(view, place_of(view, name, seat))
    if name not in variant_of(view).shared:
        return units
    return tuple(unit for unit in units if view.cards[view.units[unit].base].owner == seat)


def has_prizes(view: SeatView, seat: SeatId) -> bool:
    """Whether a player's Prizes lie there, or there are none to set out."""
    return bool(count(view, place_of(view, "prizes", seat))) or not (
        prize_number(view) and count(view, place_of(view, "deck", seat))
    )


def has_actives(view: SeatView, seat: SeatId) -> bool:
    """Whether enough Active Pokémon lie there: one of a player's own, or every one of a team's."""
    needed = variant_of(view).actives if variant_of(view).shared else 1
    return len(actives(view, seat)) >= needed


def is_set_out(view: SeatView, seat: SeatId) -> bool:
    """Whether a player's Active Pokémon and Prizes lie there."""
    return has_actives(view, seat) and has_prizes(view, seat)


def has_told_basic(view: SeatView, seat: SeatId) -> bool:
    """Whether a player said to have a Basic Pokémon, or has put down what there was."""
    return bool(marked(view, seat, HAS_BASIC) or marked(view, seat, READY))


def take_off(view: SeatView, keys: Iterable[str], players: Iterable[SeatId]) -> Steps:
    """Return the steps that take marks off players who have them."""
    several = tuple(players)
    found = {key: [seat for seat in several if marked(view, seat, key)] for key in keys}
    return tuple(
        PutMark(tuple(map(target, there)), key, value=0) for key, there in found.items() if there
    )


def unsaid(view: SeatView, seat: SeatId) -> Steps:
    """Return the steps that take back what a player said of the hand and of being ready."""
    return take_off(view, SAID, (seat,))


def say(view: SeatView, seat: SeatId, key: str) -> Steps:
    """Return the steps by which a player says something, in place of what was said before."""
    others = take_off(view, (other for other in SAID if other != key), (seat,))
    return (*others, PutMark((target(seat),), key, value=1))


def all_off(view: SeatView) -> Steps:
    """Return the steps that take off all marks of the setup."""
    table = (PutMark(("table",), SHARED, value=0),) if shared(view) else ()
    return (*take_off(view, _ON_SEATS, seats(view)), *table)
