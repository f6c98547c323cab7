"""An open plan in one sentence, for the log and for the envelope it was in."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.seal import SeatSeal
from app.core.text.wording import labelled, series
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.nullpoga.flow.phase_carrying import open_plans
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.planning.fighters import aim_of, fighters, places_at
from app.games.nullpoga.planning.plan_text import UnreadablePlanError, read_plan
from app.games.nullpoga.resolver.board_values import Board
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.table.board_reading import board_of

NOTHING = Words("nothing", "何もしない")


def plan_words(view: SeatView, seal: SeatSeal) -> Words | None:
    """Return what a plan says; None where this seat cannot read it."""
    if seal.plan is None:
        return None
    try:
        plan = open_plans(view)[seal.seat] if not seal.locked else read_plan(seal.text)
    except UnreadablePlanError:
        return Words("what nobody can read", "読めない計画")
    said = list(_told(plan, board_of(view), seal.seat))
    return series(said) if said else NOTHING


def _told(plan: Plan, board: Board, own: int) -> Iterator[Words]:
    for cast in plan.spells:
        detail = w.cast_detail(cast, board, own)
        name = w.short_name(cast.card)
        yield labelled(name, detail) if detail.en else name
    for summon in plan.summons:
        yield labelled(w.short_name(summon.card), w.summon_detail(summon, own))
    for freeze in plan.freeze:
        yield w.freeze_title(freeze, board, own)
    for push in plan.push:
        yield w.push_title(push, board, own)
    able = fighters(board, own, plan)
    for at, act in enumerate(plan.actions):
        fighter = able.get(act.monster)
        column = places_at(board, own, plan, at).get(act.monster, -1)
        if column >= 0:
            yield w.act_title(act, fighter, aim_of(act, fighter, column), own)
    if plan.repeat:
        yield w.REPEATS[plan.repeat]
