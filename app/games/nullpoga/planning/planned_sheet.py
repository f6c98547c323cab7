"""What shows of a draft: the plan by phases beside the board, and what it means on the board."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from app.core.data.value import replace
from app.core.intents.seal_intents import LockPlan, Sketch, UnlockPlan
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.planned.planning_contract import PlanGroup, PlanRow, PlanSheet, still
from app.games.game_api import Selection
from app.games.nullpoga.flow.phase_order import PLAN, plans_are_open
from app.games.nullpoga.flow.plans_opening import cards_named
from app.games.nullpoga.planning import drafting as d
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.planning.expected_acts import expected
from app.games.nullpoga.planning.fighters import Fighter, aim_of, fighters, places_at
from app.games.nullpoga.planning.foreseeing import GUESSES, Outcome, guessed, outcome
from app.games.nullpoga.planning.plan_problems import (
    act_problem,
    cast_problem,
    cost_at,
    summon_problem,
)
from app.games.nullpoga.planning.plan_text import plan_text
from app.games.nullpoga.planning.plan_told import open_sheet
from app.games.nullpoga.planning.planned_board import arrows, ghosts, notes
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Board, Place
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.table.board_reading import board_of
from app.games.nullpoga.table.nullpoga_zones import cell_id

TITLE = Words("Your plan", "自分の計画")
HINT = Words(
    "Drag monsters to your standby cells, spells to their targets, and your own monsters to where "
    "they move or attack. Then lock the plan.",
    "モンスターはスタンバイのマスへ、スペルは対象へ、場のモンスターは移動先や攻撃先へドラッグします。"
    "できたら計画を伏せます。",
)


def plan_sheet(view: SeatView, guess: str) -> PlanSheet | None:
    """Return what shows of the own plan; None for who plans nothing now.

    What would happen is said against a guess of `foreseeing.GUESSES`, and not where it is "".
    """
    if plans_are_open(view):
        return open_sheet(view)
    if view.turn.phase != PLAN or not d.plans_now(view):
        return None
    plan, board = d.draft_of(view), board_of(view)
    drafts, cards = d.drafts_now(view), cards_named(view, plan)
    seen = outcome(view, plan, guessed(view, guess)) if guess else None
    groups = tuple(group for group in _groups(view, plan, board, seen) if group.rows)
    return PlanSheet(
        TITLE,
        groups if drafts else tuple(map(still, groups)),
        arrows(view.seat, plan, board, cards),
        ghosts(view.seat, plan, board),
        notes(view.seat, plan, board, seen),
        tuple(cards.values()),
        _sums(view, plan, board),
        LockPlan(plan_text(plan)) if drafts else None,
        UnlockPlan() if view.seal(view.seat) is not None else None,
        Sketch("") if drafts and view.draft else None,
        _waits(view),
        hint=HINT if drafts else None,
        guesses=GUESSES,
    )


def _groups(view: SeatView, plan: Plan, board: Board, seen: Outcome | None) -> Iterator[PlanGroup]:
    own = view.seat
    yield PlanGroup(
        Words("Spells", "スペル"),
        Words("in order, lower card number first", "順番に、番号の小さいカードが先"),
        tuple(_spells(view, plan, board)),
    )
    yield PlanGroup(
        Words("March", "進軍"),
        Words("automatic", "自動"),
        tuple(_marches(plan, board, own)),
    )
    yield PlanGroup(
        Words("Summons", "召喚"),
        Words("on standby cells", "スタンバイへ"),
        tuple(_summons(view, plan, board)),
    )
    yield PlanGroup(
        Words("Before the actions", "行動の前"),
        both(""),
        tuple(_before(plan, board, own)),
    )
    yield PlanGroup(
        Words("Actions", "行動"),
        Words("step by step with the other plan", "相手の計画と1手ずつ同時に"),
        tuple(_actions(view, plan, board, seen)),
    )


def _row(plan: Plan, group: str, at: int, size: int, row: PlanRow) -> PlanRow:
    name = f"{group}.{at}"
    return replace(
        row,
        id=name,
        number=at + 1,
        drops=d.sketch(d.without(plan, name)),
        moves=tuple(d.sketch(d.moved(plan, name, to)) for to in range(size)) if size > 1 else (),
    )


def _spells(view: SeatView, plan: Plan, board: Board) -> Iterator[PlanRow]:
    for at, cast in enumerate(plan.spells):
        about = Selection(cell=cell_id(cast.target)) if cast.target is not None else Selection()
        row = PlanRow(
            "",
            w.short_name(cast.card),
            w.cast_detail(cast, board, view.seat),
            cost=cost_at(view, cast.card),
            sign="cast",
            about=about,
            problem=cast_problem(view, plan, board, at),
        )
        yield _row(plan, "spells", at, len(plan.spells), row)


def _marches(plan: Plan, board: Board, own: int) -> Iterator[PlanRow]:
    foe = board.sides[1 - own]
    for one in fighters(board, own, plan).values():
        if one.row != STANDBY:
            continue
        goal = w.place_name(Place(own, BATTLE, one.column), own)
        name, facing = w.short_name(one.card), foe.standby[one.column]
        comes = facing is not None and foe.battle[one.column] is None
        detail = both("")
        if facing is not None and comes:
            other = w.standing_name(facing)
            detail = Words(f"{other.en} marches there too", f"相手の{other.ja}も進軍する")
        yield PlanRow(
            f"march.{one.uid}",
            Words(f"{name.en} to {goal.en}", f"{name.ja}が{goal.ja}へ"),
            detail,
            sign="rule",
            about=Selection(units=(one.uid,)),
        )


def _summons(view: SeatView, plan: Plan, board: Board) -> Iterator[PlanRow]:
    for at, summon in enumerate(plan.summons):
        row = PlanRow(
            "",
            w.short_name(summon.card),
            w.summon_detail(summon, view.seat),
            cost=cost_at(view, summon.card),
            sign="summon",
            about=Selection(cell=cell_id(Place(view.seat, STANDBY, summon.column))),
            problem=summon_problem(view, plan, board, at),
        )
        yield _row(plan, "summons", at, len(plan.summons), row)


def _before(plan: Plan, board: Board, own: int) -> Iterator[PlanRow]:
    numbers = count(1)
    for at, freeze in enumerate(plan.freeze):
        row = PlanRow("", w.freeze_title(freeze, board, own), sign="other")
        yield replace(_row(plan, "freeze", at, 1, row), number=next(numbers))
    for at, push in enumerate(plan.push):
        row = PlanRow("", w.push_title(push, board, own), sign="other")
        yield replace(_row(plan, "push", at, 1, row), number=next(numbers))
    if plan.repeat:
        yield PlanRow(
            "repeat",
            w.REPEATS[plan.repeat],
            sign="other",
            drops=d.sketch(d.without(plan, "repeat")),
        )


def _actions(view: SeatView, plan: Plan, board: Board, seen: Outcome | None) -> Iterator[PlanRow]:
    own = view.seat
    comes = expected(own, plan, seen) if seen is not None else {}
    able = fighters(board, own, plan)
    for at, act in enumerate(plan.actions):
        fighter = able.get(act.monster)
        column = places_at(board, own, plan, at).get(act.monster, -1)
        aimed = aim_of(act, fighter, column)
        row = PlanRow(
            "",
            w.act_title(act, fighter, aimed, board, own) if column >= 0 else _lost(fighter),
            comes.get(at, both("")),
            sign=w.ACT_SIGNS[act.do],
            about=Selection(units=(act.monster,)) if act.monster in view.units else Selection(),
            problem=act_problem(view, plan, board, at),
        )
        yield _row(plan, "actions", at, len(plan.actions), row)


def _lost(fighter: Fighter | None) -> Words:
    name = w.short_name(fighter.card) if fighter is not None else None
    return Words("A monster that is gone", "いなくなったモンスター") if name is None else name


def _sums(view: SeatView, plan: Plan, board: Board) -> tuple[Words, ...]:
    mana = board.sides[view.seat].mana
    left = mana - mana_used(view, plan)
    able = [one for one in fighters(board, view.seat, plan).values() if one.able]
    acting = {act.monster for act in plan.actions}
    idle = sum(one.uid not in acting for one in able)
    said = str(left).replace("-", "−")
    sums = [Words(f"Mana left {said} of {mana}", f"残りマナ{said}／{mana}")]
    if able:
        done = Words(f"All {len(able)} monsters act", f"{len(able)}体すべて行動")
        free = Words(f"{idle} of {len(able)} monsters idle", f"{len(able)}体中{idle}体が未行動")
        sums.append(free if idle else done)
    return tuple(sums)


def mana_used(view: SeatView, plan: Plan) -> int:
    """Return what a plan costs, if all of it happens once."""
    cards = (*(c.card for c in plan.spells), *(s.card for s in plan.summons))
    return sum(cost_at(view, card) for card in cards)


def _waits(view: SeatView) -> Words | None:
    names = view.setting.seats
    other = next((s for s in range(len(names)) if s != view.seat), view.seat)
    seal, name = view.seal(other), names[other].name
    if seal is not None and seal.locked:
        return Words(f"{name} has locked a plan, sealed", f"{name}は計画を伏せた")
    if view.seal(view.seat) is not None:
        return Words(f"Waiting for {name}'s plan", f"{name}の計画を待っている")
    return None
