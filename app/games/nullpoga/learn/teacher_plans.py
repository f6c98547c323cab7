"""What the teacher plans: five turns by heart, then as the easiest computer player does."""

from __future__ import annotations

from random import Random

from app.core.intents.seal_intents import LockPlan
from app.core.view import SeatView
from app.games.contracts.learning.lesson_contract import TEACHER
from app.games.nullpoga.computer.program_seats import plan_locked
from app.games.nullpoga.learn.pupil_turns import LAST_TAUGHT
from app.games.nullpoga.learn.taught_turn import monster
from app.games.nullpoga.planning.drafting import drafts_now
from app.games.nullpoga.planning.plan_text import plan_text
from app.games.nullpoga.resolver.turn_plans import Act, Plan, Summon

LEVEL = "1"
"""Which computer player goes on once all is taught."""
_SCRIPT: dict[int, tuple[str, Summon]] = {
    1: ("", Summon("rat", 0)),
    2: ("rat", Summon("frog", 2)),
    3: ("rat frog", Summon("jellyfish", 3)),
    4: ("jellyfish frog rat", Summon("turtle", 2)),
    5: ("rat", Summon("boar", 1)),
}
"""By turn: who attacks in which order, and who is summoned where."""


def plays(view: SeatView, _step: int) -> LockPlan | None:
    """Return the plan that the teacher locks now; None where there is nothing to plan."""
    if not drafts_now(view):
        return None
    if view.turn.number > LAST_TAUGHT:
        # The same again where a turn is taken back and played once more.
        return plan_locked(LEVEL, view, Random(view.turn.number))  # noqa: S311 - a game
    who, summon = _SCRIPT[view.turn.number]
    units = (monster(view, TEACHER, card) for card in who.split())
    acts = tuple(Act(unit, "attack") for unit in units if unit)
    return LockPlan(plan_text(Plan(summons=(summon,), actions=acts)))
