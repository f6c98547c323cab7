"""Plans that lie open: in a few words on the envelope, and entry by entry beside the board."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.seal import SeatSeal
from app.core.text.wording import Noun, both, counted, labelled, series
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.planned.planning_contract import (
    PlanGroup,
    PlanRow,
    PlanSheet,
    PlanSign,
)
from app.games.nullpoga.flow.open_plans import open_plans
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.planning.fighters import aim_of, fighters, places_at
from app.games.nullpoga.planning.plan_text import UnreadablePlanError, read_plan
from app.games.nullpoga.resolver.board_values import SIDES, Board
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.table.board_reading import board_of

NOTHING = Words("nothing", "何もしない")
UNREADABLE = Words("what nobody can read", "読めない計画")
SPELL = Noun("spell", "spells", "枚のスペル")
SUMMON = Noun("summon", "summons", "体の召喚")
ACT = Noun("act", "acts", "手の行動")
OPEN = Words("Both plans", "両者の計画")


def plan_words(_view: SeatView, seal: SeatSeal) -> Words | None:
    """Return how much a plan holds: "1 spell, 2 acts"; None where this seat cannot read it."""
    if seal.plan is None:
        return None
    try:
        plan = read_plan(seal.text)
    except UnreadablePlanError:
        return UNREADABLE
    parts = ((plan.spells, SPELL), (plan.summons, SUMMON), (plan.actions, ACT))
    said = [counted(len(entries), noun) for entries, noun in parts if entries]
    return series(said) if said else NOTHING


def open_sheet(view: SeatView) -> PlanSheet:
    """Return both plans entry by entry, for as long as they lie open."""
    board, plans = board_of(view), open_plans(view)
    groups = tuple(
        PlanGroup(both(view.setting.seats[side].name), rows=tuple(_rows(plans[side], board, side)))
        for side in SIDES
    )
    return PlanSheet(OPEN, groups, shared=True)


def plan_lines(plan: Plan, board: Board, own: int) -> tuple[Words, ...]:
    """Return a plan as sentences, entry by entry; one that says so where nothing is planned."""
    return tuple(title for title, _ in _told(plan, board, own)) or (NOTHING,)


def _rows(plan: Plan, board: Board, own: int) -> Iterator[PlanRow]:
    for number, (title, sign) in enumerate(_told(plan, board, own)):
        yield PlanRow(f"open.{own}.{number}", title, sign=sign)


def _told(plan: Plan, board: Board, own: int) -> Iterator[tuple[Words, PlanSign]]:
    for cast in plan.spells:
        detail = w.cast_detail(cast, board, own)
        name = w.short_name(cast.card)
        yield (labelled(name, detail) if detail.en else name), "cast"
    for summon in plan.summons:
        yield labelled(w.short_name(summon.card), w.summon_detail(summon, own)), "summon"
    for freeze in plan.freeze:
        yield w.freeze_title(freeze, board, own), "other"
    for push in plan.push:
        yield w.push_title(push, board, own), "other"
    able = fighters(board, own, plan)
    for at, act in enumerate(plan.actions):
        fighter = able.get(act.monster)
        column = places_at(board, own, plan, at).get(act.monster, -1)
        if column >= 0:
            title = w.act_title(act, fighter, aim_of(act, fighter, column), board, own)
            yield title, w.ACT_SIGNS[act.do]
    if plan.repeat:
        yield w.REPEATS[plan.repeat], "other"
