"""What is done with the stage, whatever the game: pass the chance, and settle what is on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from app.core.ids import JUDGE, SPECTATOR
from app.core.intents.turn_intents import PassChance, Settle
from app.core.text.words import Words
from app.games.contracts.out_contract import seats_out, whose_turn
from app.ui.commands.action_registry import Action
from app.ui.commands.actions.action_kinds import gesture, in_menu

if TYPE_CHECKING:
    from app.core.intent import Intent
    from app.core.view import SeatDeclaration
    from app.games.game_api import Selection
    from app.ui.commands.situation import Situation

Outcome = Literal["resolved", "countered", "withdrawn"]


def uses_stage(situation: Situation) -> bool:
    """Whether the game says who has the chance, or something is on the stage."""
    spec, view = situation.spec, situation.view
    if spec is None or view is None:
        return False
    stage = view.stage
    return spec.chance is not None or bool(stage.declarations) or stage.chance is not None


def may_pass(situation: Situation) -> bool:
    """Whether the acting seat may let the chance pass, as the host decides it (`pass_chance`)."""
    spec, view = situation.spec, situation.view
    if spec is None or view is None or view.seat == SPECTATOR:
        return False
    stage = view.stage
    if stage.chance is not None:
        gone = stage.chance in seats_out(view, spec.out)
        return view.seat in (stage.chance, JUDGE) or gone
    if stage.declarations or spec.chance is None:
        return False
    turn = whose_turn(view, spec.out, spec.over)
    return bool(turn) and view.seat in (*turn, JUDGE)


def _top(situation: Situation) -> SeatDeclaration | None:
    """Return what is settled first, for a seat that plays or judges."""
    view = situation.view
    if view is None or view.seat == SPECTATOR or not view.stage.declarations:
        return None
    return view.stage.declarations[-1]


def _may_withdraw(situation: Situation) -> bool:
    """Whether the top is the acting seat's own: nobody else takes it back but a judge."""
    top = _top(situation)
    return (
        top is not None and situation.view is not None and situation.view.seat in (top.seat, JUDGE)
    )


def _settles(name: str, title: Words, short: Words, outcome: Outcome, key: str) -> Action:
    """Return the action that takes the top off the stage with an outcome."""

    def when(situation: Situation, _selection: Selection) -> bool:
        return _may_withdraw(situation) if outcome == "withdrawn" else _top(situation) is not None

    def make(situation: Situation, _selection: Selection) -> Intent | None:
        top = _top(situation)
        return None if top is None else Settle(top.id, outcome)

    return Action(name, title, "", when, make, None, key, short=short)


STAGE_ACTIONS = in_menu(
    "stage",
    (
        gesture(
            "pass_chance",
            Words("&Pass the chance", "チャンスをパスする(&P)"),
            PassChance(),
            "Alt+F12",
            may_pass,
            short=Words("Pass", "パス"),
        ),
        _settles(
            "resolve_top",
            Words("&Resolve the top of the stage", "ステージの一番上を解決する(&R)"),
            Words("Resolve", "解決"),
            "resolved",
            "Shift+F12",
        ),
        _settles(
            "counter_top",
            Words("&Counter the top of the stage", "ステージの一番上を打ち消す(&C)"),
            Words("Counter it", "打ち消す"),
            "countered",
            "Ctrl+F12",
        ),
        _settles(
            "withdraw_top",
            Words("&Withdraw the top of the stage", "ステージの一番上を取り下げる(&W)"),
            Words("Withdraw", "取り下げる"),
            "withdrawn",
            "Ctrl+Shift+F12",
        ),
    ),
)
