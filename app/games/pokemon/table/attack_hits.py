"""What an attack's printed damage comes to on the opposing Active Pokémon (seed 000 §7.2).

A proposal for the table: what an attack's text adds is left to people, who edit the number.
"""

from __future__ import annotations

import re

from app.core.card import mark_of
from app.core.data.value import value
from app.core.ids import UnitId
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.procedures.attack_payment import attacks_of
from app.games.pokemon.table.damage_sum import (
    ATTACKED,
    HIT,
    SPOT_ATTACKED,
    TURN_ENDED,
    worked_out,
)
from app.games.pokemon.table.seat_board import actives, foes, in_play
from app.games.table_tools import side

PLAIN = re.compile(r"(\d+)\+?")
"""Printed damage that can be put as it stands: "30", and of "30+" the 30."""


@value
class Hit:
    """Damage on its way."""

    target: UnitId
    points: int
    """Damage in points, after all that is known."""
    working: Words | None = None
    """How it was worked out, "30 ×2 (Weakness)"; None where it is what is printed."""


def hit_of(view: SeatView, unit: UnitId, index: int, target: UnitId = "") -> Hit | None:
    """Return what an attack of a Pokémon does to `target`, or to the only opposing Active Pokémon.

    None where the attack prints no plain damage or it is not known whom it hits.
    """
    standing = view.units.get(unit)
    known = attacks_of(view, standing) if standing is not None else ()
    plain = PLAIN.fullmatch(known[index].damage) if index < len(known) else None
    target = target or opposing(view, unit)
    if standing is None or plain is None or target not in view.units:
        return None
    working = worked_out(view, int(plain.group(1)), standing, view.units[target])
    return Hit(target, working.points, working.said)


def opposing(view: SeatView, unit: UnitId) -> UnitId:
    """Return the only Active Pokémon that opposes a Pokémon; "" for none, and for several."""
    there = all_opposing(view, unit)
    return there[0] if len(there) == 1 else ""


def all_opposing(view: SeatView, unit: UnitId) -> tuple[UnitId, ...]:
    """Return the Active Pokémon that oppose a Pokémon, in turn order after its own player.

    Those that no attack touched this turn come first.
    """
    if unit not in view.units:
        return ()
    there = [one for seat in foes(view, side(view, unit)) for one in actives(view, seat)]
    found = (one for one in dict.fromkeys(there) if in_play(view, one))
    return tuple(sorted(found, key=lambda one: was_hit(view, one)))


def was_hit(view: SeatView, unit: UnitId) -> bool:
    """Whether an attack touched a Pokémon this turn (BR062), as far as the table remembers it."""
    return mark_of(view.units[unit].marks, HIT) is not None


def had_its_attack(view: SeatView, unit: UnitId) -> bool:
    """Whether a Pokémon attacks no more this turn: it did, its Spot did, or its turn has ended."""
    done = (ATTACKED, SPOT_ATTACKED, TURN_ENDED)
    return any(mark_of(view.units[unit].marks, key) is not None for key in done)
