"""What is done with the plan that a seat makes in secret: the menu "Plan" of a game with one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.ui.commands.action_registry import Action
from app.ui.commands.actions.action_kinds import in_menu, of_table

if TYPE_CHECKING:
    from app.core.intent import Intent
    from app.games.contracts.planned.planning_contract import PlanSheet
    from app.games.game_api import Selection
    from app.ui.app.table_in_front import TableInFront
    from app.ui.commands.situation import Situation

LOCK = Words("&Lock the plan", "計画を伏せて確定する(&L)")
UNLOCK = Words("Take the locked plan &back", "伏せた計画を取り下げる(&B)")
CLEAR = Words("&Empty the plan", "計画を白紙に戻す(&E)")
FORESEE = Words("&What would happen", "どうなるかを見る(&W)")


def plans(situation: Situation) -> bool:
    """Whether the game has its seats plan in secret, and shows what they plan."""
    return situation.spec is not None and situation.spec.plan_sheet is not None


def _step(name: str, title: Words, short: Words, key: str = "") -> Action:
    """Return the action that does what the sheet has under a name."""

    def make(situation: Situation, _selection: Selection) -> Intent | None:
        sheet: PlanSheet | None = situation.planning.sheet
        found: Intent | None = getattr(sheet, name, None)
        return found

    def when(situation: Situation, selection: Selection) -> bool:
        return make(situation, selection) is not None

    return Action(f"{name}_plan", title, "", when, make, None, key, short=short)


def _switch(place: TableInFront) -> None:
    place.side.plan.switch()


PLAN_ACTIONS = in_menu(
    "plan",
    (
        _step("lock", LOCK, Words("Lock plan", "計画を確定"), "Return"),
        _step("unlock", UNLOCK, Words("Take the plan back", "計画を取り下げる")),
        _step("clear", CLEAR, Words("Clear", "消去")),
        of_table(
            "foresee_plan",
            FORESEE,
            _switch,
            "Shift+F9",
            lambda s: s.planning.sheet is not None and s.planning.sheet.foresees,
            short=Words("What would happen", "どうなるか"),
            checked=lambda s: s.planning.foresees,
        ),
        of_table(
            "show_plan",
            Words("&Go to the plan", "計画へ移動(&G)"),
            lambda place: place.side.plan.take_keyboard(),
            "Shift+F4",
            lambda s: s.planning.sheet is not None,
        ),
    ),
)
"""In the order in which people come to them."""
