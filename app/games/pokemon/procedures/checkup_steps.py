"""The Pokémon Checkup (ポケモンチェック): its steps in order, at once or one by one (seed 000 §8).

Step by step, what is still to do lies as a public mark on each Pokémon concerned, so that both
players see it and can take it off by hand.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.card import mark_of, value_of
from app.core.data.value import value
from app.core.ids import UnitId
from app.core.intent import Announce, Flip, PutMark
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.pokemon.table import special_conditions
from app.games.pokemon.table.seat_board import actives
from app.games.pokemon.table.special_conditions import CONDITIONS
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


def checks(view: SeatView) -> tuple[Check, ...]:
    """Return the steps of a checkup that begins now, in the order of the rules.

    Both players' Active Pokémon, those of the player whose turn it is first.
    """
    units = _in_active_spots(view)
    return tuple(
        Check(key, unit) for key in CHECKED for unit in units if _has_step(view, unit, key)
    )


def open_checks(view: SeatView) -> tuple[Check, ...]:
    """Return the steps that are noted as still to be done."""
    if view.turn.phase != CHECKUP:
        return ()
    return tuple(
        one for one in checks(view) if special_conditions.has(view, one.unit, to_check(one.key))
    )


def _in_active_spots(view: SeatView) -> tuple[UnitId, ...]:
    seats = len(view.setting.seats)
    order = [(view.turn.seat + offset) % seats for offset in range(seats)]
    return tuple(unit for seat in order for unit in actives(view, seat))


def _has_step(view: SeatView, unit: UnitId, key: str) -> bool:
    there = special_conditions.has(view, unit, key)
    # Paralyzed ends after its own player's turn only.
    return there and (key != "paralyzed" or side(view, unit) == view.turn.seat)


def counters(view: SeatView, check: Check) -> int:
    """Return how many damage counters a step puts: for Poisoned and Burned.

    The mark's value counts for cards that put more: Poisoned 4 means 4 counters (APR E-16).
    """
    strength = value_of(view.units[check.unit].marks, check.key)
    return strength * {"poisoned": 1, "burned": 2}.get(check.key, 0)


# -- carrying it out ----------------------------------------------------------------------


def note(view: SeatView) -> Steps:
    """Return the steps that note a checkup, to be done one by one."""
    return tuple(PutMark((one.unit,), to_check(one.key), value=1) for one in checks(view))


def forget(view: SeatView) -> Steps:
    """Return the steps that take off what is left of a checkup."""
    return tuple(
        PutMark((unit.id,), key, value=0)
        for unit in view.units.values()
        for key in TO_CHECK
        if mark_of(unit.marks, key) is not None
    )


def run(look: Look) -> Running:
    """Carry out what is noted as still to be done, or else a whole checkup."""
    for one in open_checks(look()) or checks(look()):
        yield from carry_out(look, one)


def carry_out(look: Look, check: Check) -> Running:
    """Do one step: counters first, then the coin."""
    view = look()
    if special_conditions.has(view, check.unit, to_check(check.key)):
        yield PutMark((check.unit,), to_check(check.key), value=0)
    damage = 10 * counters(view, check)
    if damage:
        yield PutMark((check.unit,), "damage", add=damage)
    if check.key in ("burned", "asleep"):
        (heads,) = yield Flip()
        if heads:
            yield from special_conditions.end(look(), check.unit, (check.key,))
    if check.key == "paralyzed":
        yield from _wear_off(view, check.unit)


def lasts_on(view: SeatView, check: Check) -> bool:
    """Whether Paralyzed began in its own player's turn and so outlasts the end of it."""
    return value_of(view.units[check.unit].marks, check.key) > 1


def _wear_off(view: SeatView, unit: UnitId) -> Running:
    if lasts_on(view, Check("paralyzed", unit)):
        yield PutMark((unit,), "paralyzed", add=-1)
    else:
        yield from special_conditions.end(view, unit, ("paralyzed",))


def checkup(look: Look, arguments: Mapping[str, str]) -> Running:
    """Poisoned, Burned, Asleep, Paralyzed, for both players' Active Pokémon.

    With `unit` and `step`, a condition, only that one step; all that is still to do otherwise.
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
    if not open_checks(look()):
        yield Announce("checkup")
    yield from run(look)
