"""Gestures at the Active Spots, as steps: who comes there, who makes way, who changes places."""

from __future__ import annotations

from app.core.card import value_of
from app.core.ids import SeatId, UnitId
from app.core.intent import Move, MoveUnits, PutMark, SwapUnits
from app.core.view import SeatView
from app.games.pokemon.table import moves, special_conditions
from app.games.pokemon.table.damage_sum import ATTACKED, SPOT_ATTACKED
from app.games.pokemon.table.pokemon_options import by_the_sheet
from app.games.pokemon.table.seat_board import actives, free_spots, is_active
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import Steps, owner_of, place_of, side, zone_of


def giving_way(view: SeatView, seat: SeatId) -> tuple[UnitId, ...]:
    """Return the Active Pokémon of which one goes where another comes: none while a Spot is free.

    Where it is more than one, somebody chooses.
    """
    there = actives(view, seat)
    return there if len(there) >= variant_of(view).actives else ()


def _leaving(view: SeatView, seat: SeatId, instead: UnitId) -> tuple[UnitId, ...] | None:
    """Return who leaves the Active Spot for somebody; None where that is not chosen yet."""
    there = giving_way(view, seat)
    if instead in there:
        return (instead,)
    return there if len(there) < 2 else None


def promote_card(view: SeatView, ref: str, instead: UnitId = "") -> Steps:
    """Return the steps that put a card in an Active Spot of its owner's side.

    Where all of them are taken, `instead` goes to the Bench: nothing where it is not chosen.
    """
    seat = owner_of(view, ref)
    leaving = _leaving(view, seat, instead)
    if leaving is None or zone_of(view, ref) == place_of(view, "active", seat):
        return ()
    down = Move((ref,), place_of(view, "active", seat), -1, up=moves.face(view), verb="promote")
    return (*(moves.bench_units(view, leaving) if leaving else ()), down)


def promote_unit(view: SeatView, unit: UnitId, instead: UnitId = "") -> Steps:
    """Return the steps that bring a Pokémon to an Active Spot.

    Where all of them are taken it changes places with `instead`: nothing where it is not chosen.
    """
    seat = side(view, unit)
    leaving = _leaving(view, seat, instead)
    if leaving is None or is_active(view, unit):
        return ()
    if leaving and view.units[unit].zone == place_of(view, "bench", seat):
        return switch(view, leaving[0], unit)
    goal = MoveUnits((unit,), place_of(view, "active", seat), verb="promote")
    return (*(moves.bench_units(view, leaving) if leaving else ()), goal, *_into_free(view, unit))


def switch(view: SeatView, one: UnitId, other: UnitId, verb: str = "switch") -> Steps:
    """Return the steps by which two Pokémon change places (いれかえ)."""
    pairs = [pair for pair in ((one, other), (other, one)) if not is_active(view, pair[1])]
    leaving = (step for unit, _ in pairs for step in special_conditions.leave_active(view, unit))
    newcomers = (
        step
        for out, into in pairs
        if is_active(view, out)
        for step in _into_spot(view, into, _attacks_from(view, out))
    )
    return (*leaving, SwapUnits(one, other, verb), *newcomers)


def _attacks_from(view: SeatView, unit: UnitId) -> int:
    """Return how often a Pokémon's Spot has attacked this turn, as far as its marks tell."""
    marks = view.units[unit].marks
    return value_of(marks, ATTACKED) or value_of(marks, SPOT_ATTACKED)


def _into_spot(view: SeatView, unit: UnitId, attacks: int) -> Steps:
    """Return what notes that a Pokémon comes into a Spot that has attacked this turn (BR096)."""
    own_turn = variant_of(view).causes and view.turn.of(side(view, unit))
    if attacks < 1 or not own_turn or by_the_sheet(view, "br-spots"):
        return ()
    return (PutMark((unit,), SPOT_ATTACKED, value=attacks, until=view.turn.number),)


def _into_free(view: SeatView, unit: UnitId) -> Steps:
    """Return what notes of a free Spot that it has attacked: its attacks are nobody's who stands.

    Of two free ones of which one has, whoever comes last is taken to stand there.
    """
    seat = side(view, unit)
    free, there = free_spots(view, seat), actives(view, seat)
    gone = view.turn.used("attack") - sum(_attacks_from(view, one) for one in there)
    if not free or gone < free:
        return ()
    return _into_spot(view, unit, gone if free == 1 else 1)
