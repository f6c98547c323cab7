"""Attacks and retreat, as far as a table carries them out: announced, ticked, paid."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from app.core.ids import UnitId
from app.core.view import SeatUnit, SeatView
from app.core.words import Words
from app.games.pokemon.board import base_ref
from app.games.pokemon.facts import ENERGY, facts, kind

if TYPE_CHECKING:
    from app.cards.card import Attack


def attacks_of(view: SeatView, unit: SeatUnit) -> tuple[Attack, ...]:
    """Return the attacks a Pokémon can name: its own, then those of cards attached to it."""
    refs = [base_ref(view, unit), *(view.cards[handle].ref for handle in unit.attached)]
    return tuple(attack for ref in refs if ref is not None for attack in facts(ref).attacks)


def abilities_of(view: SeatView, unit: SeatUnit) -> tuple[Words, ...]:
    """Return the names of a Pokémon's Abilities (特性)."""
    ref = base_ref(view, unit)
    return () if ref is None else tuple(ability.name for ability in facts(ref).abilities)


def printed_damage(attack: Attack) -> int:
    """Return the number printed beside an attack, 0 if there is none."""
    number = re.match(r"\d+", attack.damage)
    return int(number.group()) if number else 0


def is_paid(view: SeatView, unit: SeatUnit, attack: Attack) -> bool:
    """Whether the Energy attached pays an attack's cost (seed 000 §6.2).

    A Special Energy, or one nobody can see, counts for any type: who looks for the likeliest
    attack must not miss it.
    """
    energy = [view.cards[handle].ref for handle in energy_on(view, unit)]
    held: Counter[str] = Counter(
        facts(ref).types[0]
        for ref in energy
        if ref is not None and kind(ref) == "basic_energy" and facts(ref).types
    )
    wanted: Counter[str] = Counter(symbol for symbol in attack.cost if symbol != "C")
    missing = (wanted - held).total()
    return len(energy) >= len(attack.cost) and missing <= len(energy) - held.total()


def energy_on(view: SeatView, unit: SeatUnit) -> tuple[str, ...]:
    """Return the Energy cards attached to a Pokémon."""
    return tuple(h for h in unit.attached if kind(view.cards[h].ref) in ENERGY)


def payment(view: SeatView, active: UnitId, offered: tuple[str, ...]) -> tuple[str, ...]:
    """Return the Energy to discard for a retreat (seed 000 §6.4).

    What the player selected; otherwise the printed cost where there is no choice to make.
    """
    energy = energy_on(view, view.units[active])
    selected = tuple(handle for handle in offered if handle in energy)
    if selected:
        return selected
    ref = base_ref(view, view.units[active])
    cost = 0 if ref is None else facts(ref).retreat
    alike = len(Counter(view.cards[handle].ref for handle in energy)) <= 1
    return energy[:cost] if alike or len(energy) <= cost else ()
