"""Attacks and retreat, as far as a table carries them out: what they are, cost, and are paid by."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING

from app.core.card import value_of
from app.core.ids import UnitId
from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView
from app.games.pokemon.table.energy_units import Paid, cost_on, may_be_energy, pays, units_on
from app.games.pokemon.table.printed_facts import ENERGY, facts, kind
from app.games.table_tools import base_ref

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_record import Attack

_KEEPS_ATTACKS = ("break", "level_up")
"""Stages that have the attacks of the card below as well (APR, BREAK and LV.X)."""
_MOST_TRIED = 8
"""Energy cards of which every choice is looked at; of more, people choose by hand."""


def attacks_of(view: SeatView, unit: SeatUnit) -> tuple[Attack, ...]:
    """Return the attacks a Pokémon can name: its own, then those of cards attached to it."""
    refs = [*_own(view, unit), *(view.cards[handle].ref for handle in unit.attached)]
    return tuple(attack for ref in refs if ref is not None for attack in facts(ref).attacks)


def _own(view: SeatView, unit: SeatUnit) -> tuple[str | None, ...]:
    top = base_ref(view, unit)
    keeps = top is not None and facts(top).stage in _KEEPS_ATTACKS and unit.under
    return (top, view.cards[unit.under[-1]].ref) if keeps else (top,)


def abilities_of(view: SeatView, unit: SeatUnit) -> tuple[Words, ...]:
    """Return the names of a Pokémon's Abilities (特性)."""
    ref = base_ref(view, unit)
    return () if ref is None else tuple(ability.name for ability in facts(ref).abilities)


def printed_damage(attack: Attack) -> int:
    """Return the number printed beside an attack, 0 if there is none."""
    number = re.match(r"\d+", attack.damage)
    return int(number.group()) if number else 0


def paid(view: SeatView, unit: SeatUnit, attack: Attack) -> Paid:
    """Tell whether the Energy attached pays an attack's cost (seed 000 §6.2)."""
    return pays(units_on(view, unit), cost_on(unit, attack.cost))


def is_paid(view: SeatView, unit: SeatUnit, attack: Attack) -> bool:
    """Whether the Energy attached pays an attack's cost, or may: nobody can tell of some cards."""
    return paid(view, unit, attack) != "no"


def energy_on(view: SeatView, unit: SeatUnit) -> tuple[str, ...]:
    """Return the Energy cards attached to a Pokémon."""
    return tuple(h for h in unit.attached if kind(view.cards[h].ref) in ENERGY)


# -- retreat --------------------------------------------------------------------------------------


def printed_retreat(view: SeatView, unit: SeatUnit) -> int:
    """Return the Retreat Cost printed on a Pokémon; 0 for a back or a card without data."""
    ref = base_ref(view, unit)
    return 0 if ref is None else facts(ref).retreat


def retreat_cost(view: SeatView, unit: SeatUnit) -> int:
    """Return how much Energy a retreat costs, with what is noted (APR D-11)."""
    noted = value_of(unit.marks, "retreat_more") - value_of(unit.marks, "retreat_less")
    return max(0, printed_retreat(view, unit) + noted)


def worth(view: SeatView, unit: SeatUnit) -> dict[str, int]:
    """Return how many Energy each card attached counts as in a Retreat Cost, any type (APR A-03).

    A card that nobody can tell counts as one.
    """
    found = dict.fromkeys(may_be_energy(view, unit), 0)
    for one in units_on(view, unit):
        found[one.source] += 1
    return found


def settled(view: SeatView, unit: SeatUnit) -> tuple[str, ...] | None:
    """Return the Energy cards that pay for a retreat; None where there is a choice to make.

    Nothing of a payment can be left out of it; one choice is as good as another where the cards
    are the same. Where all Energy there is does not pay the cost, that is for people too.
    """
    cost, values = retreat_cost(view, unit), worth(view, unit)
    if not cost:
        return ()
    cards = tuple(card for card in values if values[card])
    alike: dict[tuple[str, ...], tuple[str, ...]] = {}
    for size in range(1, min(cost, len(cards)) + 1) if len(cards) <= _MOST_TRIED else ():
        for chosen in combinations(cards, size):
            worths = [values[card] for card in chosen]
            if sum(worths) >= cost > sum(worths) - min(worths):
                names = tuple(sorted(str(view.cards[card].ref) for card in chosen))
                alike.setdefault(names, chosen)
    return next(iter(alike.values())) if len(alike) == 1 else None


def payment(view: SeatView, active: UnitId, offered: tuple[str, ...]) -> tuple[str, ...]:
    """Return the Energy to discard for a retreat (seed 000 §6.4).

    What the player selected; otherwise what pays the cost where there is no choice to make, or
    all there is where it does not pay it.
    """
    unit = view.units[active]
    energy = may_be_energy(view, unit)
    selected = tuple(handle for handle in offered if handle in energy)
    if selected:
        return selected
    paid_by = settled(view, unit)
    if paid_by is not None:
        return paid_by
    short = sum(worth(view, unit).values()) < retreat_cost(view, unit)
    return energy_on(view, unit) if short else ()
