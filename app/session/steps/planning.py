"""Sealed plans: locking the own, taking it back, and how all of them open together.

They open in the gesture of the last seat that locks its own, and not by a step of somebody's: there
is no moment in which all are locked and somebody could still think better of it, or keep the others
waiting. `OpenPlans` is for when a seat is lost; who has to agree to it is said by `binding`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked
from app.core.ids import SPECTATOR, SeatId
from app.core.intents.seal_intents import LockPlan, OpenPlans, UnlockPlan
from app.core.seal import PLAN_LENGTH, Seal, names_plan, seal_of
from app.core.sight import view
from app.core.table import Table
from app.core.text.wording import CHARACTER, counted
from app.session.steps.rights import impossible

if TYPE_CHECKING:
    from app.session.steps.step_context import StepContext


def lock_plan(work: StepContext, step: LockPlan) -> None:
    """Lock a plan of this seat; where it is the last one, all open."""
    _own_closed(work)
    if not names_plan(step.plan):
        most = counted(PLAN_LENGTH, CHARACTER)
        raise impossible(
            "no-plan",
            f"A plan has at most {most.en}: plain letters, digits and signs, without quotes "
            "and backslashes. Plan less, or tell whoever made the game.",
            f"計画は{most.ja}までの半角英数字と記号で、引用符と逆スラッシュは使えません。"
            "計画を減らすか、ゲームの作者に知らせてください。",
        )
    work.commit(PlanLocked(work.seat, step.plan))
    locked = _locked(work.table)
    if not _awaited(work):
        _open(work, PlansOpened(work.seat, locked))


def unlock_plan(work: StepContext, _step: UnlockPlan) -> None:
    """Take the own plan back."""
    if _own_closed(work) is None:
        raise impossible(
            "no-plan",
            "You have locked no plan.",
            "伏せた計画はありません。",
        )
    work.commit(PlanUnlocked(work.seat))


def open_plans(work: StepContext, step: OpenPlans) -> None:
    """Open plans before all are locked, as who asks for it agreed to."""
    locked = _locked(work.table)
    seats = tuple(sorted({work.player(seat) for seat in step.seats})) or locked
    if not seats or not set(seats) <= set(locked):
        raise impossible(
            "no-plan",
            "No plan is locked there that could be opened.",
            "公開できる計画がありません。",
        )
    agreed = tuple(sorted({work.seat, *map(work.player, step.agreed)}))
    _open(work, PlansOpened(work.seat, seats, agreed))


def _open(work: StepContext, fact: PlansOpened) -> None:
    """Open plans, and let each of these seats do what its game has it do then."""
    work.commit(fact)
    if not work.spec.plan_opens:
        return
    opener = work.seat
    for seat in fact.seats:
        work.seat = seat
        try:
            work.run_procedure(work.spec.plan_opens)
        finally:
            work.seat = opener


def _own_closed(work: StepContext) -> Seal | None:
    """Return the own plan, if there is one. Raises ImpossibleError where it lies open already."""
    if not work.spec.plans:
        raise impossible(
            "no-plans",
            "Nothing is planned in secret in this game. Write it down outside the table.",
            "このゲームに伏せた計画はありません。卓の外に書き留めてください。",
        )
    if work.seat not in range(len(work.table.setting.seats)):
        raise impossible(
            "no-seat",
            "Only those who sit at the table make plans.",
            "計画を伏せられるのは席に着いている人だけです。",
        )
    planners = _planners(work)
    if planners is not None and work.seat not in planners:
        raise impossible(
            "not-planning",
            "Nothing is to be planned by this seat now. Wait until it is asked.",
            "この席は今、計画を伏せる番ではありません。求められるまで待ってください。",
        )
    own = seal_of(work.table.seals, work.seat)
    if own is not None and not own.locked and planners is not None:
        return None
    if own is not None and not own.locked:
        raise impossible(
            "plan-open",
            "Your plan lies open. The next one can be locked when the next turn begins.",
            "あなたの計画はもう公開されています。次の計画は次の番から伏せられます。",
        )
    return own


def _planners(work: StepContext) -> tuple[SeatId, ...] | None:
    """Return who is to plan now as the game says; None where it leaves that to the turn."""
    asks = work.spec.planners
    return None if asks is None else asks(view(work.table, SPECTATOR))


def _locked(table: Table) -> tuple[SeatId, ...]:
    return tuple(seal.seat for seal in table.seals if seal.locked)


def _awaited(work: StepContext) -> tuple[SeatId, ...]:
    """Return the seats that have planned nothing yet.

    Of those whom the game asks; where it leaves that open, of those that play a turn at once, or of
    all where one plays it alone. Who is out plans nothing.
    """
    planners = _planners(work)
    if planners is not None:
        return tuple(seat for seat in planners if seat not in {*work.out(), *_locked(work.table)})
    turn = work.table.turn
    seats = turn.seats if turn.also else range(len(work.table.setting.seats))
    done = {*work.out(), *(seal.seat for seal in work.table.seals)}
    return tuple(seat for seat in seats if seat not in done)


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {
    LockPlan: lock_plan,
    UnlockPlan: unlock_plan,
    OpenPlans: open_plans,
}
