"""Special Conditions (特殊状態): how they lie on the table, replace each other and end.

Asleep, Paralyzed and Confused turn the card and replace each other; Poisoned and Burned are
marks that stack with everything (seed 000 §9.3).
"""

from __future__ import annotations

from collections.abc import Iterable

from app.core.card import Quarter, mark_of
from app.core.ids import SeatId, UnitId
from app.core.intent import PutMark, Rotate, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.table.lasting_effects import ends_with_move
from app.games.pokemon.table.seat_board import is_active, is_with
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import me, side

TURNS: dict[str, Quarter] = {"asleep": 270, "paralyzed": 90, "confused": 180}
"""How far the card is turned: Asleep to the left, Paralyzed to the right."""

CONDITIONS: dict[str, Words] = {
    "poisoned": Words("Poisoned", "どく"),
    "burned": Words("Burned", "やけど"),
    "asleep": Words("Asleep", "ねむり"),
    "paralyzed": Words("Paralyzed", "マヒ"),
    "confused": Words("Confused", "こんらん"),
}
"""In the order of the Pokémon Checkup (seed 000 §8); Confused has no part in it."""


def has(view: SeatView, unit: UnitId, key: str) -> bool:
    """Whether a unit carries the mark `key`."""
    return mark_of(view.units[unit].marks, key) is not None


def afflict(view: SeatView, unit: UnitId, key: str) -> tuple[Step, ...]:
    """Return the steps that put one condition on a unit."""
    replaced = [other for other in TURNS if key in TURNS and other != key]
    steps: list[Step] = [
        PutMark((unit,), other, value=0) for other in replaced if has(view, unit, other)
    ]
    given = giver(view, unit)
    steps.append(PutMark((unit,), key, value=_length(view, unit, key), text=given))
    if key in TURNS and view.units[unit].turn != TURNS[key]:
        steps.append(Rotate((unit,), TURNS[key]))
    return tuple(steps)


def _length(view: SeatView, unit: UnitId, key: str) -> int:
    """Return how many ends of its own turn a condition still sees.

    Paralyzed ends with the next turn of its own player (seed 000 §8), so one that began in
    that player's own turn outlasts the end of it.
    """
    here = key == "paralyzed" and view.turn.number > 0 and is_with(view, unit, view.turn.seat)
    return 2 if here else 1


def giver(view: SeatView, unit: UnitId) -> str:
    """Return what a condition put on a unit now says of who gives it, "seat.2".

    Whoever puts it; where a player puts it on their own Pokémon in another's turn, that other one.
    "" where nobody asks for it.
    """
    if not variant_of(view).causes or not view.turn.number:
        return ""
    mine = side(view, unit) == me(view)
    return f"seat.{view.turn.seat if mine else me(view)}"


def given_by(view: SeatView, unit: UnitId, key: str) -> SeatId | None:
    """Return who gave a unit a condition; None where that was not noted."""
    mark = mark_of(view.units[unit].marks, key)
    said = mark.text.removeprefix("seat.") if mark is not None else ""
    known = said.isdecimal() and len(said) < 3 and int(said) < len(view.setting.seats)
    return int(said) if known else None


def end(view: SeatView, unit: UnitId, keys: Iterable[str]) -> tuple[Step, ...]:
    """Return the steps that take marks off a unit and turn it upright if they held it turned."""
    there = [key for key in keys if has(view, unit, key)]
    steps: list[Step] = [PutMark((unit,), key, value=0) for key in there]
    if any(key in TURNS for key in there) and view.units[unit].turn:
        steps.append(Rotate((unit,), 0))
    return tuple(steps)


def cure(view: SeatView, unit: UnitId) -> tuple[Step, ...]:
    """Return the steps that end every condition of a unit."""
    return end(view, unit, CONDITIONS)


def leave_active(view: SeatView, unit: UnitId) -> tuple[Step, ...]:
    """Return what ends when a Pokémon goes from the Active Spot to the Bench (seed 000 §9.4)."""
    return end(view, unit, (*CONDITIONS, *_effects(view, unit))) if is_active(view, unit) else ()


def _effects(view: SeatView, unit: UnitId) -> tuple[str, ...]:
    """Return the effects of attacks on a unit: like conditions they end on leaving or evolving."""
    return tuple(mark.key for mark in view.units[unit].marks if ends_with_move(mark))


def change_stage(view: SeatView, unit: UnitId) -> tuple[Step, ...]:
    """Return what ends when a Pokémon evolves or devolves (seed 000 §4.2, §9.4)."""
    return end(view, unit, (*CONDITIONS, *_effects(view, unit), "used"))


def toggle(view: SeatView, units: Iterable[UnitId], key: str) -> tuple[Step, ...]:
    """Return the steps that put a condition on units, or end it if all of them have it."""
    marked = tuple(units)
    if all(has(view, unit, key) for unit in marked):
        return tuple(step for unit in marked for step in end(view, unit, (key,)))
    return tuple(
        step for unit in marked if not has(view, unit, key) for step in afflict(view, unit, key)
    )
