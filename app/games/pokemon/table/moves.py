"""Gestures as steps: what putting cards and Pokémon somewhere means on this table.

Each function returns the steps of one gesture; actions and drops share them. Cards of another
player go to that player's zone of the same kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.core.card import value_of
from app.core.ids import SeatId, UnitId, zone_name
from app.core.intent import Attach, Collect, Move, MoveUnits, PutMark, Shuffle, SwapUnits
from app.core.intents.turn_intents import Use
from app.core.view import SeatView
from app.games.pokemon.table import special_conditions
from app.games.pokemon.table.printed_facts import ENERGY, TRAINERS, kind
from app.games.pokemon.table.seat_board import actives, is_active
from app.games.table_tools import (
    Steps,
    base_ref,
    me,
    my_turn,
    own,
    owner_of,
    place_of,
    ref_of,
    side,
    units_in,
    zone_of,
)

LONELY = ("hand", "discard", "lost", "prizes")
"""Piles where putting a card that lies there already means nothing."""


def tick(view: SeatView, key: str, times: int = 1) -> Steps:
    """Return the tick in the ledger of a player who acts in the own turn."""
    return (Use(key, times),) if times and my_turn(view) else ()


def from_hand(view: SeatView, ref: str) -> bool:
    """Whether a card is in the acting player's hand."""
    return zone_of(view, ref) == own(view, "hand")


def _by_owner(view: SeatView, refs: Sequence[str]) -> dict[SeatId, tuple[str, ...]]:
    owners: dict[SeatId, tuple[str, ...]] = {}
    for ref in refs:
        owner = owner_of(view, ref)
        owners[owner] = (*owners.get(owner, ()), ref)
    return owners


def _by_side(view: SeatView, units: Sequence[UnitId]) -> dict[SeatId, tuple[UnitId, ...]]:
    sides: dict[SeatId, tuple[UnitId, ...]] = {}
    for unit in units:
        seat = side(view, unit)
        sides[seat] = (*sides.get(seat, ()), unit)
    return sides


# -- piles --------------------------------------------------------------------------------


def put_cards(
    view: SeatView, refs: Sequence[str], name: str, at: int = 0, verb: str = "move"
) -> Steps:
    """Return the steps that put cards in their owners' piles called `name`."""
    moving = [ref for ref in refs if name not in LONELY or zone_name(zone_of(view, ref)) != name]
    return tuple(
        Move(cards, place_of(view, name, owner), at, verb=verb)
        for owner, cards in _by_owner(view, moving).items()
    )


def put_units(
    view: SeatView, units: Sequence[UnitId], name: str, at: int = 0, verb: str = "move"
) -> Steps:
    """Return the steps that put whole Pokémon, with all that is on them, in piles."""
    return tuple(
        Collect(members, place_of(view, name, seat), at, verb)
        for seat, members in _by_side(view, units).items()
    )


def shuffle_in(view: SeatView, refs: Sequence[str], units: Sequence[UnitId]) -> Steps:
    """Return the steps that shuffle own cards and whole Pokémon into the own deck."""
    steps = (
        *put_cards(view, refs, "deck", verb="return"),
        *put_units(view, units, "deck", verb="return"),
    )
    return (*steps, Shuffle(own(view, "deck"))) if steps else ()


# -- the field ----------------------------------------------------------------------------


def face(view: SeatView) -> bool | None:
    """Return how Pokémon are put down: face down before the first turn (seed 000 §5)."""
    return False if view.turn.number == 0 else None


def bench_cards(view: SeatView, refs: Sequence[str], at: int = -1) -> Steps:
    """Return the steps that put cards onto their owners' Benches."""
    return tuple(
        Move(cards, place_of(view, "bench", owner), at, up=face(view), verb="bench")
        for owner, cards in _by_owner(view, refs).items()
    )


def bench_units(view: SeatView, units: Sequence[UnitId], at: int = -1) -> Steps:
    """Return the steps that put Pokémon onto the Bench of their side; conditions end."""
    cured = tuple(step for unit in units for step in special_conditions.leave_active(view, unit))
    return cured + tuple(
        MoveUnits(members, place_of(view, "bench", seat), at, verb="bench")
        for seat, members in _by_side(view, units).items()
    )


def _make_way(view: SeatView, seat: SeatId) -> Steps:
    there = actives(view, seat)
    return bench_units(view, there) if there else ()


def promote_card(view: SeatView, ref: str) -> Steps:
    """Return the steps that put a card in its owner's Active Spot."""
    seat = owner_of(view, ref)
    if zone_of(view, ref) == place_of(view, "active", seat):
        return ()
    down = Move((ref,), place_of(view, "active", seat), -1, up=face(view), verb="promote")
    return (*_make_way(view, seat), down)


def promote_unit(view: SeatView, unit: UnitId) -> Steps:
    """Return the steps that bring a Pokémon to the Active Spot; the one there changes places."""
    if is_active(view, unit):
        return ()
    seat = side(view, unit)
    there = actives(view, seat)
    if there and view.units[unit].zone == place_of(view, "bench", seat):
        return switch(view, there[0], unit)
    goal = MoveUnits((unit,), place_of(view, "active", seat), verb="promote")
    return (*_make_way(view, seat), goal)


def switch(view: SeatView, one: UnitId, other: UnitId, verb: str = "switch") -> Steps:
    """Return the steps by which two Pokémon change places (いれかえ)."""
    leaving = tuple(
        step
        for unit, goal in ((one, other), (other, one))
        if not is_active(view, goal)
        for step in special_conditions.leave_active(view, unit)
    )
    return (*leaving, SwapUnits(one, other, verb))


# -- building up a Pokémon ----------------------------------------------------------------


def attach(view: SeatView, refs: Sequence[str], unit: UnitId, *, manual: bool = True) -> Steps:
    """Return the steps that attach cards; Energy from hand is ticked if done by hand.

    One Energy card from hand in a turn is the rule (seed 000 §4.4); what an effect attaches
    is not `manual` and does not count.
    """
    energy = [ref for ref in refs if kind(ref_of(view, ref)) in ENERGY and from_hand(view, ref)]
    ticks = tick(view, "energy", len(energy)) if manual else ()
    return (Attach(tuple(refs), unit), *ticks)


def evolve(view: SeatView, ref: str, unit: UnitId) -> Steps:
    """Return the steps that put an Evolution card on a Pokémon; damage stays."""
    return (*special_conditions.change_stage(view, unit), Attach((ref,), unit, "base"))


def devolve(view: SeatView, unit: UnitId, name: str = "hand") -> Steps:
    """Return the steps that take the highest stage off a Pokémon (退化)."""
    standing = view.units[unit]
    if not standing.under:
        return ()
    top = put_cards(view, (standing.base,), name, verb="devolve")
    return (*special_conditions.change_stage(view, unit), *top)


def move_damage(view: SeatView, one: UnitId, other: UnitId, points: int = 0) -> Steps:
    """Return the steps that move damage between two Pokémon; 0 points for all of it."""
    there = value_of(view.units[one].marks, "damage")
    moved = min(points, there) if points else there
    if not moved:
        return ()
    return (PutMark((one,), "damage", add=-moved), PutMark((other,), "damage", add=moved))


# -- Trainers -----------------------------------------------------------------------------


def play(view: SeatView, ref: str, *, finish: bool = False) -> Steps:
    """Return the steps that play a Trainer; `finish` lays it in the discard pile at once.

    Supporters and Stadiums are ticked (seed 000 §4.3).
    """
    what = kind(ref_of(view, ref))
    if what == "stadium":
        return place_stadium(view, ref)
    if what in ENERGY or what == "pokemon":
        return ()
    goal = f"discard.{owner_of(view, ref)}" if finish else "stage"
    ticks = tick(view, "supporter") if what == "supporter" and from_hand(view, ref) else ()
    return (Move((ref,), goal, 0 if finish else -1, verb="play"), *ticks)


def tidy(view: SeatView) -> Steps:
    """Return the steps that discard the Items and Supporters the player has carried out.

    A card stays in the play area while people do what it says. Nobody can tell when that is done,
    but the next Trainer, an attack and the end of the turn only come after it (APR B-01, B-03):
    they take it along in their own gesture, the log says so, and undo lays it back.
    """
    done = [
        unit
        for unit in units_in(view, "stage")
        if side(view, unit) == me(view)
        and kind(base_ref(view, view.units[unit])) in ("item", "supporter")
    ]
    return put_units(view, done, "discard", verb="discard")


def place_stadium(view: SeatView, ref: str) -> Steps:
    """Return the steps that put a Stadium into play; the one before goes to its owner."""
    old = units_in(view, "stadium")
    ticks = tick(view, "stadium") if from_hand(view, ref) else ()
    down = Move((ref,), "stadium", verb="play")
    return (*put_units(view, old, "discard", verb="replace"), down, *ticks)


def is_played(view: SeatView, ref: str) -> bool:
    """Whether playing this card from hand means laying it open and carrying it out."""
    return from_hand(view, ref) and kind(ref_of(view, ref)) in TRAINERS | {"unknown"}
