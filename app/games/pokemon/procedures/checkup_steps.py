"""The Pokémon Checkup (ポケモンチェック): its steps in order, at once or one by one (seed 000 §8).

Step by step, what is still to do lies as a public mark on each Pokémon concerned, so that both
players see it and can take it off by hand.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.card import mark_of, value_of
from app.core.data.value import value
from app.core.ids import SeatId, UnitId
from app.core.intent import Announce, Flip, PutMark
from app.core.intents.turn_intents import SetPhase
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.pokemon.procedures.game_result import OVER
from app.games.pokemon.table import special_conditions
from app.games.pokemon.table.health import knocked_out
from app.games.pokemon.table.pokemon_options import by_the_sheet
from app.games.pokemon.table.prize_cards import FELLED, FELLED_AMONG, with_a_part
from app.games.pokemon.table.seat_board import actives, is_with, players
from app.games.pokemon.table.special_conditions import CONDITIONS
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import Running, Steps, side

CHECKUP = "checkup"
"""The phase between two turns; it belongs to nobody's turn (APR F)."""
CHECKED = ("poisoned", "burned", "asleep", "paralyzed")
"""The conditions that have a step, in their order; Confused has none."""


def to_check(key: str) -> str:
    """Return the mark that says that a condition's step is still to be done."""
    return f"check_{key}"


TO_CHECK: dict[str, Words] = {
    to_check(key): Words(f"To check: {CONDITIONS[key].en}", f"未チェック：{CONDITIONS[key].ja}")
    for key in CHECKED
}


@value
class Check:
    """One step of a Pokémon Checkup."""

    key: str
    """The condition: "poisoned"."""
    unit: UnitId


def checks(view: SeatView, comes: SeatId | None = None) -> tuple[Check, ...]:
    """Return the steps of a checkup that begins now, in the order of the rules.

    All players' Active Pokémon, those of the player whose turn it is first; where the variant says
    so, only of those whose turn ended or `comes`, which is usually the next player's.
    """
    if comes is None:
        comes = players(view).following(view.turn.seat)
    return tuple(one for one in _steps(view) if _is_due(view, one, comes))


def _steps(view: SeatView) -> tuple[Check, ...]:
    units = _in_active_spots(view)
    return tuple(
        Check(key, unit) for key in CHECKED for unit in units if _has_step(view, unit, key)
    )


def _is_due(view: SeatView, one: Check, comes: SeatId) -> bool:
    """Whether this checkup is for a condition of a Pokémon (BR071; BR119 for all conditions)."""
    if one.key not in ("poisoned", "burned") and by_the_sheet(view, "br-checkup"):
        return True
    owner = side(view, one.unit)
    return variant_of(view).checked(players(view), owner, view.turn.seat, comes)


def open_checks(view: SeatView) -> tuple[Check, ...]:
    """Return the steps that are noted as still to be done."""
    if view.turn.phase != CHECKUP:
        return ()
    return tuple(
        one for one in _steps(view) if special_conditions.has(view, one.unit, to_check(one.key))
    )


def _in_active_spots(view: SeatView) -> tuple[UnitId, ...]:
    order = (view.turn.seat, *players(view).after(view.turn.seat))
    return tuple(dict.fromkeys(unit for seat in order for unit in actives(view, seat)))


def _has_step(view: SeatView, unit: UnitId, key: str) -> bool:
    there = special_conditions.has(view, unit, key)
    # Paralyzed ends after its own player's turn only.
    return there and (key != "paralyzed" or is_with(view, unit, view.turn.seat))


def counters(view: SeatView, check: Check) -> int:
    """Return how many damage counters a step puts: for Poisoned and Burned.

    The mark's value counts for cards that put more: Poisoned 4 means 4 counters (APR E-16).
    """
    strength = value_of(view.units[check.unit].marks, check.key)
    return strength * {"poisoned": 1, "burned": 2}.get(check.key, 0)


# -- carrying it out ----------------------------------------------------------------------


def note(view: SeatView, comes: SeatId | None = None) -> Steps:
    """Return the steps that note a checkup, to be done one by one."""
    return tuple(PutMark((one.unit,), to_check(one.key), value=1) for one in checks(view, comes))


def forget(view: SeatView) -> Steps:
    """Return the steps that take off what is left of a checkup."""
    return tuple(
        PutMark((unit.id,), key, value=0)
        for unit in view.units.values()
        for key in TO_CHECK
        if mark_of(unit.marks, key) is not None
    )


def run(look: Look, comes: SeatId | None = None) -> Running:
    """Carry out what is noted as still to be done, or else a whole checkup."""
    for one in open_checks(look()) or checks(look(), comes):
        yield from carry_out(look, one)


def carry_out(look: Look, check: Check) -> Running:
    """Do one step: counters first, then the coin."""
    view = look()
    if special_conditions.has(view, check.unit, to_check(check.key)):
        yield PutMark((check.unit,), to_check(check.key), value=0)
    damage = 10 * counters(view, check)
    if damage:
        yield PutMark((check.unit,), "damage", add=damage)
        yield from felled(view, look(), check.unit, check.key)
    if check.key in ("burned", "asleep"):
        (heads,) = yield Flip()
        if heads:
            yield from special_conditions.end(look(), check.unit, (check.key,))
    if check.key == "paralyzed":
        yield from _wear_off(view, check.unit)


def felled(before: SeatView, now: SeatView, unit: UnitId, key: str) -> Steps:
    """Return what notes who knocked a Pokémon out, if a condition has just done it (BR067).

    Where an Ability of a checkup may have had its part in it, of whom one did (BR256).
    """
    by = special_conditions.given_by(before, unit, key) if variant_of(before).causes else None
    if by is None or unit in knocked_out(before) or unit not in knocked_out(now):
        return ()
    now_is = before.turn.number
    if others := with_a_part(before, unit):
        among = "+".join(str(seat) for seat in sorted({by, *others}))
        return (PutMark((unit,), FELLED_AMONG, value=1, text=among, until=now_is),)
    return (PutMark((unit,), FELLED, value=by + 1, until=now_is),)


def lasts_on(view: SeatView, check: Check) -> bool:
    """Whether Paralyzed began in its own player's turn and so outlasts the end of it."""
    return value_of(view.units[check.unit].marks, check.key) > 1


def _wear_off(view: SeatView, unit: UnitId) -> Running:
    if lasts_on(view, Check("paralyzed", unit)):
        yield PutMark((unit,), "paralyzed", add=-1)
    else:
        yield from special_conditions.end(view, unit, ("paralyzed",))


def checkup(look: Look, arguments: Mapping[str, str]) -> Running:
    """Poisoned, Burned, Asleep, Paralyzed, for all players' Active Pokémon.

    With `unit` and `step`, a condition, only that one step; all that is still to do otherwise.
    The turn is over with it: its end goes on from here, and checks nothing twice.
    """
    key, unit = arguments.get("step", ""), arguments.get("unit", "")
    if key or unit:
        view = look()
        if key in CHECKED and unit in view.units and special_conditions.has(view, unit, key):
            yield from carry_out(look, Check(key, unit))
        else:
            # The host answers that it is not in play.
            yield Announce("checkup", units=("",))
        return
    view = look()
    if not open_checks(view):
        in_turn = view.turn.number and view.turn.phase not in (CHECKUP, OVER)
        yield SetPhase(CHECKUP) if in_turn else Announce("checkup")
    yield from run(look)
