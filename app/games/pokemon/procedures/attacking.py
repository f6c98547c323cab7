"""The procedure of an attack, one gesture from the coin of a Confused Pokémon to the damage.

(seed 000 §7, §9.2; APR A-01)
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.intent import Announce, Flip, PutMark
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.pokemon.procedures.attack_payment import attacks_of, printed_damage
from app.games.pokemon.procedures.checkup_steps import felled
from app.games.pokemon.table import moves, special_conditions
from app.games.pokemon.table.attack_hits import hit_of, opposing
from app.games.pokemon.table.damage_sum import ATTACKED, HIT, worked_out
from app.games.pokemon.table.seat_board import actives
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import Running, Steps, me, number, side

CONFUSED = 30
"""Damage a Confused Pokémon puts on itself where its attack fails: 3 counters."""

Amounts = tuple[tuple[str, int], ...]
"""Points by Pokémon, in the order in which they are put."""


def attack(look: Look, arguments: Mapping[str, str]) -> Running:
    """Announce an attack; Confused flips first and on tails puts 3 counters on itself.

    `unit` (the own Active Pokémon if not named), `attack` counted from 0. `damage` and `counters`
    say what it does, "u1:60,u2:20" in points; `base` is what the first of it was worked out from,
    and the log tells how. Without `damage`, `hit` puts the printed damage on the opposing Active
    Pokémon, Weakness and Resistance worked out: on `target` where there are several.
    Trainers that still lie played are discarded first: an attack ends the turn, so nothing more of
    them is carried out.
    """
    yield from moves.tidy(look())
    view = look()
    unit = arguments.get("unit") or next(iter(actives(view, me(view))), "")
    if unit in view.units and special_conditions.has(view, unit, "confused"):
        (heads,) = yield Flip()
        if not heads:
            yield Announce("attack_fails", units=(unit,))
            yield PutMark((unit,), "damage", add=CONFUSED)
            yield from felled(view, look(), unit, "confused")
            yield from moves.tick(view, "attack")
            yield from remembered(view, unit)
            return
    text, printed, index = "", 0, number(arguments, "attack", 0)
    if unit in view.units:
        known = attacks_of(view, view.units[unit])
        if index < len(known):
            text, printed = packed(known[index].name), printed_damage(known[index])
    yield Announce("attack", text, (unit,), printed)
    yield from moves.tick(view, "attack")
    target = arguments.get("target", "")
    target = target if target in view.units else ""
    touched = _touched(view, unit, target, arguments)
    if "damage" in arguments or "counters" in arguments:
        yield from _entered(view, unit, arguments)
    elif arguments.get("hit"):
        yield from _hit(view, unit, index, target)
    yield from remembered(view, unit, touched)


def _touched(
    view: SeatView, unit: str, target: str, arguments: Mapping[str, str]
) -> tuple[str, ...]:
    """Return the Pokémon that an attack does something to, its target among them (BR062)."""
    damage, counters = (amounts(arguments.get(key, "")) for key in ("damage", "counters"))
    aimed = target or (opposing(view, unit) if arguments.get("hit") else "")
    found = (aimed, *(one for one, _ in (*damage, *counters)))
    return tuple(one for one in dict.fromkeys(found) if one in view.units)


def remembered(view: SeatView, unit: str, touched: tuple[str, ...] = ()) -> Steps:
    """Return what notes until the end of the turn who attacked and who was hit, where it matters.

    Who attacked where a side has several Active Spots, who was hit where causes count. What an
    attack does to its own Pokémon does not protect that from others (BR102).
    """
    variant, now = variant_of(view), view.turn.number
    if variant.actives < 2 or not now or unit not in view.units:
        return ()
    by = side(view, unit) + 1
    hit = (PutMark(touched, HIT, value=by, until=now),) if touched and variant.causes else ()
    return (*hit, PutMark((unit,), ATTACKED, add=1, until=now))


def _hit(view: SeatView, unit: str, index: int, target: str) -> Running:
    hit = hit_of(view, unit, index, target)
    if hit is not None and hit.working is not None:
        yield Announce("worked_out", packed(hit.working), (hit.target,), hit.points)
    if hit is not None and hit.points:
        yield PutMark((hit.target,), "damage", add=hit.points)


def _entered(view: SeatView, unit: str, arguments: Mapping[str, str]) -> Running:
    """Put what a person entered; how the first of it came about is told."""
    damage = amounts(arguments.get("damage", ""))
    base = amount(arguments.get("base", ""))
    for target, points in damage[:1]:
        if unit in view.units and target in view.units and base is not None:
            yield from _working(view, unit, target, base, points)
    for target, points in (*damage, *amounts(arguments.get("counters", ""))):
        if points:
            yield PutMark((target,), "damage", add=points)


def _working(view: SeatView, unit: str, target: str, base: int, points: int) -> Running:
    """Tell the way to the damage; where it was overwritten, that too."""
    working = worked_out(view, base, view.units[unit], view.units[target])
    if working.points == points:
        if working.said is not None:
            yield Announce("worked_out", packed(working.said), (target,), points)
        return
    said = working.said or Words(str(base), str(base))
    text = Words(f"{said.en} = {working.points}", f"{said.ja}＝{working.points}")
    yield Announce("overwritten", packed(text if working.stages else said), (target,), points)


def amounts(text: str) -> Amounts:
    """Return "u1:60,u2:20" as points by Pokémon; what is none of that is left out."""
    pairs = (part.partition(":") for part in text.split(",") if part)
    read = ((unit, amount(points)) for unit, _, points in pairs)
    return tuple((unit, points) for unit, points in read if points is not None)


def amount(text: str) -> int | None:
    """Return a number of points; None for what is none, or beyond any game."""
    return int(text) if text.isdecimal() and len(text) < 5 else None
