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
ASK = Words("Ask the &computer for a plan", "コンピューターに計画を聞く(&C)")
STOP = Words("Let the &computer stop thinking", "コンピューターの思考を止める(&C)")
TAKE = Words("&Take the proposed plan", "提案どおりに計画する(&T)")
OWN = Words("Back to the &own plan", "自分の計画に戻る(&O)")
GUESS = Words("… if the other does something el&se", "相手の動きの想定を変える(&S)")
TURNED = Words("Where the game t&urned…", "形勢の分かれ目(&U)…")
FORESEE = Words("&What would happen", "どうなるかを見る(&W)")


def plans(situation: Situation) -> bool:
    """Whether the game has its seats plan in secret, and shows what they plan."""
    return situation.spec is not None and situation.spec.plan_sheet is not None


_NAMES = {"takes": "take"}
"""What an action is called after, where the sheet has it under another name."""


def _step(name: str, title: Words, short: Words, key: str = "") -> Action:
    """Return the action that does what the sheet has under a name."""

    def make(situation: Situation, _selection: Selection) -> Intent | None:
        sheet: PlanSheet | None = situation.planning.sheet
        found: Intent | None = getattr(sheet, name, None)
        return found

    def when(situation: Situation, selection: Selection) -> bool:
        return make(situation, selection) is not None

    return Action(f"{_NAMES.get(name, name)}_plan", title, "", when, make, None, key, short=short)


def _ask(place: TableInFront) -> None:
    if place.hints is not None:
        place.hints.ask_or_stop()


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
            lambda s: s.planning.sheet is not None and bool(s.planning.sheet.guesses),
            short=Words("What would happen", "どうなるか"),
            checked=lambda s: s.planning.foresees,
        ),
        of_table(
            "guess_plan",
            GUESS,
            lambda place: place.side.plan.guess_next(),
            "Alt+Shift+F9",
            lambda s: s.planning.sheet is not None and len(s.planning.sheet.guesses) > 1,
        ),
        of_table(
            "ask_plan",
            ASK,
            _ask,
            "Shift+F7",
            lambda s: s.planning.asks or s.planning.thinks,
            short=Words("What would you plan?", "コンピューターに聞く"),
            named=lambda s, _: STOP if s.planning.thinks else ASK,
        ),
        _step("takes", TAKE, Words("Take this plan", "この計画にする")),
        of_table(
            "leave_proposal",
            OWN,
            lambda place: place.side.plan.watch.propose(None),
            "",
            lambda s: s.planning.sheet is not None and s.planning.sheet.takes is not None,
            short=Words("My own plan", "自分の計画へ"),
        ),
        of_table(
            "show_plan",
            Words("&Go to the plan", "計画へ移動(&G)"),
            lambda place: place.side.plan.take_keyboard(),
            "Shift+F4",
            lambda s: s.planning.sheet is not None,
        ),
        of_table(
            "look_back",
            TURNED,
            lambda place: place.side.look_back(),
            "Shift+F6",
            lambda s: s.planning.looks_back,
        ),
    ),
)
"""In the order in which people come to them."""
