"""The players of this game that are programs, as they sit at a table."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from app.core.data.value import replace
from app.core.intent import Step
from app.core.intents.seal_intents import LockPlan
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.computer_contract import (
    ComputerPlayer,
    LookAhead,
    Memory,
    Reasons,
    Think,
    computers_of,
)
from app.games.contracts.planned.review_contract import JudgedTurn, Judges
from app.games.nullpoga.flow.bundle_choice import chooses_now
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.open_plans import open_plans
from app.games.nullpoga.flow.phase_tasks import phase_step
from app.games.nullpoga.planning.drafting import drafts_now
from app.games.nullpoga.planning.plan_text import BROUGHT, plan_text, read_plan
from app.games.nullpoga.planning.plan_told import plan_lines
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.table.board_reading import board_of
from app.games.nullpoga.table.nullpoga_options import cards_at, rulings_at

_TITLES = {
    "1": Words("Level 1", "レベル1"),
    "2": Words("Level 2", "レベル2"),
    "3": Words("Level 3", "レベル3"),
    "4": Words("Level 4", "レベル4"),
    "5": Words("Level 5", "レベル5"),
    "greedy": Words("Attacks with everything", "全員で攻撃"),
    "first": Words("First that is legal", "最初の合法手"),
    "random": Words("By chance", "ランダム"),
}
ASKED = "5"
"""Who is asked for hints, and judges turns afterwards."""


def _player(name: str) -> ComputerPlayer:
    def load(_ahead: LookAhead) -> Think:
        def think(view: SeatView, memory: Memory, chance: Random) -> tuple[Step | None, Memory]:
            if drafts_now(view):
                return plan_locked(name, view, chance), memory
            if chooses_now(view):
                return _bundles_locked(name, view, chance), memory
            return _goes_on(view), memory

        return think

    if name != ASKED:
        return ComputerPlayer(_TITLES[name], load)
    return ComputerPlayer(_TITLES[name], load, _load_reasons, _load_judges)


def _load_reasons() -> Reasons:
    from app.games.nullpoga.computer.computer_levels import why  # noqa: PLC0415 - where it thinks

    def reasons(view: SeatView, step: Step, chance: Random) -> tuple[Words, ...]:
        if not isinstance(step, LockPlan):
            return ()
        plan, cards, rulings = read_plan(step.plan), cards_at(view), rulings_at(view)
        return why(plan, board_of(view), view.seat, rulings, cards, chance)

    return reasons


def _load_judges() -> Judges:
    from app.games.nullpoga.computer.plan_review import review  # noqa: PLC0415 - where it thinks

    def judges(before: SeatView, opened: SeatView, chance: Random) -> JudgedTurn:
        seat, board = before.seat, board_of(before)
        cards, rulings = cards_at(before), rulings_at(before)
        found = review(open_plans(opened), board, seat, rulings, cards, chance)
        best = plan_lines(found.best, board, seat) if found.best is not None else ()
        return JudgedTurn(
            _chances(found.stood),
            _chances(found.planned),
            _chances(found.met),
            _chances(found.promised),
            best,
        )

    return judges


def _chances(worth: float) -> float:
    """Return a worth from -1 (lost) to 1 (won) as chances from 0 to 1."""
    return (1 + max(-1.0, min(1.0, worth))) / 2


def plan_locked(name: str, view: SeatView, chance: Random) -> LockPlan:
    """Return what a player locks where it is to plan. Raises KeyError for a player that is none."""
    from app.games.nullpoga.computer.computer_levels import (  # noqa: PLC0415 - where it thinks
        plan_of,
    )

    cards, rulings = cards_at(view), rulings_at(view)
    plan = plan_of(name, board_of(view), view.seat, rulings, cards, chance)
    return LockPlan(plan_text(_named(plan)))


def _bundles_locked(name: str, view: SeatView, chance: Random) -> LockPlan:
    from app.games.nullpoga.computer.bundle_levels import (  # noqa: PLC0415 - where it thinks
        bundles_locked,
    )

    return bundles_locked(name, view, chance)


def _named(plan: Plan) -> Plan:
    """Return a plan that calls what its spells bring as a written plan does."""
    names = {
        cast.uid: f"{BROUGHT}{at + 1}"
        for at, cast in enumerate(plan.spells)
        if cast.monster and cast.uid
    }
    return replace(
        plan,
        spells=tuple(
            replace(cast, uid=f"{BROUGHT}{at + 1}") if cast.monster else cast
            for at, cast in enumerate(plan.spells)
        ),
        actions=tuple(
            replace(one, monster=names.get(one.monster, one.monster)) for one in plan.actions
        ),
        freeze=tuple(
            replace(one, monster=names.get(one.monster, one.monster)) for one in plan.freeze
        ),
        push=tuple(replace(one, monster=names.get(one.monster, one.monster)) for one in plan.push),
    )


def _goes_on(view: SeatView) -> Step | None:
    """Return the next phase where no person is there to look at it; else a person goes on."""
    phase, players = next_phase(view), computers_of(view.options)
    alone = len(players) == len(view.setting.seats) and view.seat == min(players)
    return phase_step(phase) if phase and alone else None


PLAYERS: Mapping[str, ComputerPlayer] = {name: _player(name) for name in _TITLES}
"""By the names under which a table keeps who plays a seat; the first is offered first."""
