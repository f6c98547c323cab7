"""What the rules ask for next: a plan of each, then phase after phase."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.intent import Procedure, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Selection
from app.games.nullpoga.flow.bundle_choice import CHOOSE, has_bundles
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.phase_carrying import PHASE
from app.games.nullpoga.flow.phase_order import PLAN, TITLES
from app.games.table_tools import Steps, me
from app.games.task_model import Choice, Task

CARRY_OUT = "carry_out"
"""The action that carries out the phase that comes next."""


def tasks(view: SeatView) -> tuple[Task, ...]:
    """Return what is to be done: who has to plan, or the phase that comes next."""
    return tuple(_tasks(view))


def _tasks(view: SeatView) -> Iterator[Task]:
    phase = next_phase(view)
    if not view.turn.number:
        yield from _bundles(view)
    elif phase:
        words = TITLES[phase]
        yield Task(
            f"phase.{phase}",
            me(view),
            Words("Both plans lie open", "両者の計画が公開された"),
            (Choice(Words(f"Next: {words.en}", f"次：{words.ja}"), phase_step(phase)),),
        )
    elif view.turn.phase == PLAN:
        for seat in view.turn.seats:
            if view.seal(seat) is None:
                name = view.setting.seats[seat].name
                yield Task(
                    f"plan.{view.turn.number}.{seat}",
                    seat,
                    Words(f"{name} plans the turn", f"{name}がこのターンを計画する"),
                )


def _bundles(view: SeatView) -> Iterator[Task]:
    for seat, about in enumerate(view.setting.seats):
        if has_bundles(view, seat) and view.seal(seat) is None:
            yield Task(
                f"bundles.{seat}",
                seat,
                Words(f"{about.name} chooses two bundles", f"{about.name}が束を2つ選ぶ"),
                (Choice(CHOOSE.title, action=CHOOSE.id),),
            )


def phase_step(phase: str) -> Procedure:
    """Return the step that carries out a phase, and no other should it have been done meanwhile."""
    return Procedure(PHASE, ((PHASE, phase),))


def carries_out(view: SeatView, _selection: Selection) -> Steps:
    """Return the step for the phase that comes next, whatever is pointed at."""
    phase = next_phase(view)
    return (phase_step(phase),) if phase else ()


def is_out_of_turn(_view: SeatView, step: Step) -> bool:
    """Whether a step belongs in any turn: giving up does."""
    return isinstance(step, Procedure) and step.name == "concede"
