"""Going on with a draft: entries are put in, put in another place of their order, taken out.

A draft is a `Plan` like the one that will be locked. What is sketched replaces what it cannot stand
beside: another act of the same monster, another card on the same standby cell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from app.core.data.value import replace
from app.core.intents.seal_intents import Sketch
from app.core.view import SeatView
from app.games.nullpoga.flow.phase_order import PLAN
from app.games.nullpoga.planning.plan_text import BROUGHT, UnreadablePlanError, plan_text, read_plan
from app.games.nullpoga.resolver.turn_plans import (
    NOTHING,
    Act,
    Cast,
    Freeze,
    Plan,
    Push,
    Repeat,
    Summon,
)
from app.games.nullpoga.table.board_reading import hand_of

Entry = Cast | Summon | Act | Freeze | Push
T = TypeVar("T")
GROUPS = ("spells", "summons", "actions", "freeze", "push")
"""The lists of a plan, as its rows are called: "actions.2"."""


def plans_now(view: SeatView) -> bool:
    """Whether this seat is to plan: the plans of this turn do not lie open."""
    own = view.seal(view.seat)
    return view.seat >= 0 and view.turn.of(view.seat) and (own is None or own.locked)


def drafts_now(view: SeatView) -> bool:
    """Whether this seat can go on with its draft: it is to plan, and has not locked it."""
    return view.turn.phase == PLAN and plans_now(view) and view.seal(view.seat) is None


def draft_of(view: SeatView) -> Plan:
    """Return the own plan as it is: the locked one, or the draft."""
    own = view.seal(view.seat)
    text = view.draft if own is None or not own.locked else own.text
    try:
        return read_plan(text)
    except UnreadablePlanError:
        return NOTHING


def sketch(plan: Plan) -> Sketch:
    """Return the gesture that makes a plan the draft."""
    return Sketch(plan_text(plan))


# -- what a hand still has ------------------------------------------------------------------------


def named_cards(plan: Plan) -> Counter[str]:
    """Return how often a plan names each card of the hand."""
    return Counter(
        [
            *(cast.card for cast in plan.spells),
            *(cast.monster for cast in plan.spells if cast.monster),
            *(summon.card for summon in plan.summons),
        ]
    )


def left_in_hand(view: SeatView, plan: Plan, card: str) -> int:
    """Return how many of a card the hand holds that the plan does not name."""
    return hand_of(view, view.seat).count(card) - named_cards(plan)[card]


# -- entries --------------------------------------------------------------------------------------


def with_cast(plan: Plan, cast: Cast, left: int) -> Plan:
    """Put a spell at the end; where no more of it is `left`, it is aimed anew in its place."""
    if cast.monster:
        cast = replace(cast, uid=_free_name(plan))
    if left > 0:
        return replace(plan, spells=(*plan.spells, cast))
    at = next((n for n, one in enumerate(plan.spells) if one.card == cast.card), -1)
    return plan if at < 0 else replace(plan, spells=_put(plan.spells, at, cast))


def _free_name(plan: Plan) -> str:
    taken = {cast.uid for cast in plan.spells}
    return next(name for n in range(1, 99) if (name := f"{BROUGHT}{n}") not in taken)


def with_summon(plan: Plan, summon: Summon, left: int) -> Plan:
    """Put a monster on a standby cell, in place of what was planned there.

    Where no more of it is `left`, the one that was planned goes to this cell instead.
    """
    kept = [one for one in plan.summons if one.column != summon.column]
    if left <= 0:
        same = next((one for one in kept if one.card == summon.card), None)
        if same is None and not any(one == summon for one in plan.summons):
            return plan
        if same is not None:
            return replace(plan, summons=_put(tuple(kept), kept.index(same), summon))
    return replace(plan, summons=(*kept, summon))


def with_act(plan: Plan, act: Act) -> Plan:
    """Let a monster do this, in the place of what it was to do before, or last (ruling R6)."""
    at = next((n for n, one in enumerate(plan.actions) if one.monster == act.monster), -1)
    if at < 0:
        return replace(plan, actions=(*plan.actions, act))
    return replace(plan, actions=_put(plan.actions, at, act))


def with_freeze(plan: Plan, freeze: Freeze) -> Plan:
    """Let a Frost Witch freeze a column, and no other."""
    kept = tuple(one for one in plan.freeze if one.monster != freeze.monster)
    return replace(plan, freeze=(*kept, freeze))


def with_push(plan: Plan, push: Push) -> Plan:
    """Let a Tempest Knight push somebody, and nobody else."""
    kept = tuple(one for one in plan.push if one.monster != push.monster)
    return replace(plan, push=(*kept, push))


def with_repeat(plan: Plan, repeat: Repeat) -> Plan:
    """Let Chrono Mages repeat a phase; the same again takes it out."""
    return replace(plan, repeat="" if plan.repeat == repeat else repeat)


# -- rows -----------------------------------------------------------------------------------------


def without(plan: Plan, row: str) -> Plan:
    """Take a row out. Raises ValueError, IndexError for none of the plan's."""
    if row == "repeat":
        return replace(plan, repeat="")
    group, at = _row(row)
    line = _line(plan, group)
    gone = line[at]
    plan = _with_line(plan, group, (*line[:at], *line[at + 1 :]))
    if isinstance(gone, Cast) and gone.uid:
        # What was planned for a monster goes with the spell that would have brought it.
        plan = without_monster(plan, gone.uid)
    return plan


def without_monster(plan: Plan, monster: str) -> Plan:
    """Take out all that a monster was to do."""
    return replace(
        plan,
        actions=tuple(one for one in plan.actions if one.monster != monster),
        freeze=tuple(one for one in plan.freeze if one.monster != monster),
        push=tuple(one for one in plan.push if one.monster != monster),
    )


def without_card(plan: Plan, card: str) -> Plan:
    """Take out the last entry that names a card of the hand."""
    for group in ("summons", "spells"):
        line = _line(plan, group)
        for at in reversed(range(len(line))):
            entry = line[at]
            named = {entry.card} if isinstance(entry, Cast | Summon) else set()
            if isinstance(entry, Cast):
                named.add(entry.monster)
            if card in named:
                return without(plan, f"{group}.{at}")
    return plan


def moved(plan: Plan, row: str, to: int) -> Plan:
    """Put a row into another place of its order. Raises ValueError, IndexError as `without`."""
    group, at = _row(row)
    line = list(_line(plan, group))
    line.insert(to, line.pop(at))
    return _with_line(plan, group, tuple(line))


def _row(row: str) -> tuple[str, int]:
    group, _, number = row.partition(".")
    if group not in GROUPS or not number.isdecimal():
        raise ValueError(row)
    return group, int(number)


def _line(plan: Plan, group: str) -> tuple[Entry, ...]:
    line: tuple[Entry, ...] = getattr(plan, group)
    return line


def _with_line(plan: Plan, group: str, line: Sequence[Entry]) -> Plan:
    return replace(plan, **{group: tuple(line)})


def _put(line: tuple[T, ...], at: int, one: T) -> tuple[T, ...]:
    return (*line[:at], one, *line[at + 1 :])
