"""What of the selected cards joins a Pokémon: attached, put under it, evolving it."""

from __future__ import annotations

from app.core.ids import UnitId
from app.core.intent import Attach
from app.core.view import SeatView
from app.games.game_api import Selection
from app.games.pokemon.table import moves
from app.games.pokemon.table.printed_facts import ENERGY, evolves, kind
from app.games.pokemon.table.seat_board import actives, chosen_pokemon, in_play, is_astray, is_with
from app.games.table_tools import Steps, base_ref, chosen_units, loose, me, owner_of, ref_of


def _target(view: SeatView, selection: Selection) -> UnitId:
    """Return the Pokémon selected beside the cards; without one, the only own Active Pokémon."""
    for unit in chosen_pokemon(view, selection):
        return unit
    there = [unit for unit in actives(view, me(view)) if in_play(view, unit)]
    return there[0] if len(there) == 1 else ""


def _joining(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return the selected cards that can join the target: not one that is on it, nor a Pokémon."""
    there = {unit.base for unit in view.units.values() if not is_astray(view, unit.id)}
    target = _target(view, selection)
    if target:
        there.update(view.units[target].parts)
    astray = tuple(
        part
        for unit in chosen_units(view, selection)
        if is_astray(view, unit)
        for part in view.units[unit].parts
    )
    return (*astray, *(ref for ref in loose(view, selection) if ref not in there))


def _fits(view: SeatView, cards: tuple[str, ...]) -> bool:
    """Whether all are cards that are made to be attached, or cards without data; no backs."""
    refs = {ref_of(view, ref) for ref in cards}
    return None not in refs and {kind(ref) for ref in refs} <= ENERGY | {"tool", "unknown"}


def attach(view: SeatView, selection: Selection) -> Steps:
    """Return the steps that attach what is made for it, by hand."""
    cards, unit = _joining(view, selection), _target(view, selection)
    return moves.attach(view, cards, unit) if cards and unit and _fits(view, cards) else ()


def attach_other(view: SeatView, selection: Selection) -> Steps:
    """Return the steps that attach what is not made for it, all the same."""
    cards, unit = _joining(view, selection), _target(view, selection)
    return moves.attach(view, cards, unit) if cards and unit and not _fits(view, cards) else ()


def attach_by_effect(view: SeatView, selection: Selection) -> Steps:
    """Return the steps that attach cards by an effect: the turn counts none of them."""
    cards, unit = _joining(view, selection), _target(view, selection)
    return moves.attach(view, cards, unit, manual=False) if cards and unit else ()


def tuck(view: SeatView, selection: Selection) -> Steps:
    """Return the steps that put cards under a Pokémon."""
    cards, unit = _joining(view, selection), _target(view, selection)
    return (Attach(cards, unit, "under"),) if cards and unit else ()


def evolve(view: SeatView, selection: Selection) -> Steps:
    """Return the steps that evolve the Pokémon selected, or the only one that the card evolves."""
    cards = _joining(view, selection)[:1]
    for ref in cards:
        units = chosen_pokemon(view, selection) or _that_evolve(view, ref)
        if units:
            return moves.evolve(view, ref, units[0])
    return ()


def _that_evolve(view: SeatView, ref: str) -> tuple[UnitId, ...]:
    """Return the owner's Pokémon that the card evolves, if there is just one to choose."""
    owner = owner_of(view, ref)
    units = [
        unit.id
        for unit in view.units.values()
        if in_play(view, unit.id)
        and is_with(view, unit.id, owner)
        and evolves(ref_of(view, ref), base_ref(view, unit))
    ]
    return tuple(units) if len(units) == 1 else ()
