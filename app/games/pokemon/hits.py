"""What an attack's printed damage comes to on the opposing Active Pokémon (seed 000 §7.2).

A proposal for the table: what an attack's text adds is left to people, who edit the number.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from app.cards.energy_types import TYPE_WORDS
from app.core.card import Marks, mark_of, value_of
from app.core.ids import UnitId
from app.core.value import value
from app.core.view import SeatUnit, SeatView
from app.core.words import Words
from app.games.pokemon.attacks import attacks_of
from app.games.pokemon.board import actives, base_ref, in_play, others, side
from app.games.pokemon.facts import facts

if TYPE_CHECKING:
    from app.cards.card import Card

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
    target = _opposing(view, unit)
    if standing is None or plain is None or not target:
        return None
    printed = int(plain.group(1))
    points, working = _worked_out(view, printed, standing, view.units[target])
    if not working:
        return Hit(target, points)
    said = Words(
        f"{printed} {' '.join(step.en for step in working)}",
        f"{printed} {' '.join(step.ja for step in working)}",
    )
    return Hit(target, points, said)


def _opposing(view: SeatView, unit: UnitId) -> UnitId:
    mine = side(view, unit) if unit in view.units else -1
    for seat in range(len(view.setting.seats)) if others(view) else ():
        if seat != mine:
            return next((one for one in actives(view, seat) if in_play(view, one)), "")
    return ""


def _worked_out(
    view: SeatView, printed: int, attacker: SeatUnit, defender: SeatUnit
) -> tuple[int, list[Words]]:
    """Return the damage and the steps to it, in the order of the rules (seed 000 §7.2)."""
    points, steps = printed, []
    base = value_of(attacker.marks, "deals_more") - value_of(attacker.marks, "deals_less")
    if base:
        points += base
        steps.append(_signed(base))
    ref, other = base_ref(view, attacker), base_ref(view, defender)
    if ref is not None and other is not None:
        types = _types(attacker.marks, facts(ref))
        factor, less = _weakness(defender.marks, types, facts(other))
        points = max(points, 0) * factor - less
        if factor > 1:
            steps.append(Words(f"×{factor} (Weakness)", f"×{factor}（弱点）"))
        if less:
            steps.append(Words(f"−{less} (Resistance)", f"−{less}（抵抗力）"))
    taken = value_of(defender.marks, "more_damage") - value_of(defender.marks, "less_damage")
    if taken:
        points += taken
        steps.append(_signed(taken))
    return max(points, 0), steps


def _signed(points: int) -> Words:
    text = f"+{points}" if points > 0 else f"−{-points}"
    return Words(text, text)


def _types(marks: Marks, card: Card) -> set[str]:
    """Return a Pokémon's types: those noted on it, otherwise those printed."""
    noted: set[str] = {letter for letter in TYPE_WORDS if mark_of(marks, f"type_{letter}")}
    return noted or set(card.types)


def _weakness(marks: Marks, types: set[str], card: Card) -> tuple[int, int]:
    """Return by how much damage is multiplied and what is taken off it then."""
    noted: set[str] = {letter for letter in TYPE_WORDS if mark_of(marks, f"weak_{letter}")}
    weak = noted & types if noted else card.weakness in types
    factor = 2 if weak and not mark_of(marks, "no_weakness") else 1
    resists = card.resistance in types and not mark_of(marks, "no_resistance")
    return factor, 30 if resists else 0
