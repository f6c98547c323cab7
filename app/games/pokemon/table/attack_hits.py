"""What an attack's printed damage comes to on the opposing Active Pokémon (seed 000 §7.2).

A proposal for the table: what an attack's text adds is left to people, who edit the number.
"""

from __future__ import annotations

import re

from app.core.data.value import value
from app.core.ids import UnitId
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.procedures.attack_payment import attacks_of
from app.games.pokemon.table.damage_sum import worked_out
from app.games.pokemon.table.seat_board import actives, in_play
from app.games.table_tools import others, side

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


def hit_of(view: SeatView, unit: UnitId, index: int) -> Hit | None:
    """Return what an attack of a Pokémon does to the opposing Active Pokémon.

    None where the attack prints no plain damage or there is nobody to hit.
    """
    standing = view.units.get(unit)
    known = attacks_of(view, standing) if standing is not None else ()
    plain = PLAIN.fullmatch(known[index].damage) if index < len(known) else None
    target = opposing(view, unit)
    if standing is None or plain is None or not target:
        return None
    working = worked_out(view, int(plain.group(1)), standing, view.units[target])
    return Hit(target, working.points, working.said)


def opposing(view: SeatView, unit: UnitId) -> UnitId:
    """Return the Active Pokémon on the other side of a Pokémon; "" where there is none."""
    mine = side(view, unit) if unit in view.units else -1
    for seat in range(len(view.setting.seats)) if others(view) else ():
        if seat != mine:
            return next((one for one in actives(view, seat) if in_play(view, one)), "")
    return ""
