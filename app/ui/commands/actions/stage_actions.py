"""What is done with the stage, whatever the game: pass, respond, wait, settle what is on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import PutMark
from app.core.intents.turn_intents import PassChance, Settle
from app.core.text.words import Words
from app.games.contracts.out_contract import seats_out, whose_turn
from app.games.contracts.stage.stage_contract import HOLDS, called, holding, whose_called
from app.games.game_api import Selection
from app.ui.commands.action_registry import Action
from app.ui.commands.actions.action_kinds import gesture, in_menu, of_table
from app.ui.commands.actions.restaging import aim, moved
from app.ui.commands.actions.stage_refusals import (
    why_no_chance,
    why_no_response,
    why_not_settled,
    why_passing_waits,
)
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.intent import Intent
    from app.core.view import SeatDeclaration
    from app.ui.app.shell import Shell
    from app.ui.commands.situation import Situation

Outcome = Literal["resolved", "countered", "withdrawn"]
RESPOND = Words("Respon&d: what can be started…", "応答する（始められるもの）(&D)…")
LONGEST = 28
"""Letters of what is declared in the title of what is done with it."""


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
    if spec is None or view is None or view.seat == SPECTATOR or why_passing_waits(situation):
        return False
    stage = view.stage
    if stage.chance is not None:
        gone = stage.chance in seats_out(view, spec.out)
        return view.seat in (stage.chance, JUDGE) or gone
    if stage.declarations or spec.chance is None:
        return False
    turn = whose_turn(view, spec.out, spec.over)
    return bool(turn) and view.seat in (*turn, JUDGE)


def _may_hold(situation: Situation) -> bool:
    """Whether the acting seat plays, and the others may be about to go on."""
    view = situation.view
    return view is not None and view.seat >= 0 and uses_stage(situation)


def _hold(situation: Situation, _selection: Selection) -> Intent | None:
    """Ask the others to wait, or no more."""
    view = situation.view
    if view is None:
        return None
    return PutMark((f"seat.{view.seat}",), HOLDS, value=int(not _holds(situation)))


def _holds(situation: Situation) -> bool:
    view = situation.view
    return view is not None and view.seat in holding(view)


def _may_choose_passing(situation: Situation) -> bool:
    """Whether the game says at what the chance may pass by itself, and the acting seat plays."""
    spec, view = situation.spec, situation.view
    return spec is not None and spec.kinds is not None and view is not None and view.seat >= 0


def _may_respond(situation: Situation) -> bool:
    """Whether the game shows what may be started, and the acting seat may start something."""
    spec, view = situation.spec, situation.view
    if spec is None or view is None or not spec.respond or view.seat < 0:
        return False
    if not may_pass(situation) and view.stage.chance is not None:
        return False
    shows = next((one for one in spec.actions if one.id == spec.respond), None)
    return shows is not None and shows.when(view, Selection())


def _respond(window: Shell, _selection: Selection) -> None:
    """Show what may be started, as the game does it."""
    spec = window.registry.spec
    entry = window.registry.named(spec.respond) if spec is not None else None
    if entry is not None:
        window.run_action(entry.id)


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


def _named_top(title: Words, filled: Words) -> Callable[[Situation, Selection], Words]:
    """Return what an action is called that means the top: `filled` with its name, else `title`.

    Whose it is is said of another's.
    """

    def named(situation: Situation, _selection: Selection) -> Words:
        top, view, spec = _top(situation), situation.view, situation.spec
        if top is None or view is None or spec is None:
            return title
        name = called if top.seat == view.seat else whose_called
        what = name(view, top, spec.declared)
        return Words(filled.en.format(_clipped(what.en)), filled.ja.format(_clipped(what.ja)))

    return named


def _clipped(name: str) -> str:
    """Return a name as it has room in a title, in which "&" is no letter to be pressed."""
    # Not by the three dots at the foot of a line: they say that something is asked first.
    return literal(name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}⋯")


def _settles(
    name: str, outcome: Outcome, key: str, title: Words, named: Words, short: Words, lacking: Words
) -> Action:
    """Return the action that takes the top off the stage with an outcome.

    `named` is what it is called while there is one, with its name; `lacking` is said without.
    """

    def when(situation: Situation, _selection: Selection) -> bool:
        return _may_withdraw(situation) if outcome == "withdrawn" else _top(situation) is not None

    def make(situation: Situation, _selection: Selection) -> Intent | None:
        top = _top(situation)
        return None if top is None else Settle(top.id, outcome)

    def lacks(situation: Situation, _selection: Selection) -> Words | None:
        return why_not_settled(situation, lacking)

    naming = _named_top(title, named)
    return Action(name, title, "", when, make, None, key, short=short, named=naming, lacks=lacks)


def _lower_top(situation: Situation, _selection: Selection) -> Intent | None:
    """Put the top below the next, which is settled before it then."""
    top = _top(situation)
    return None if top is None or situation.view is None else moved(situation.view, top.id, -1)


def _aim_top(window: Shell, _selection: Selection) -> None:
    top = _top(window.situation())
    if top is not None:
        aim(window, top.id)


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
            lacks=why_no_chance,
        ),
        Action(
            "respond",
            RESPOND,
            "",
            lambda situation, _: _may_respond(situation),
            None,
            _respond,
            "Alt+F11",
            short=Words("Respond", "応答"),
            named=_named_top(
                RESPOND,
                Words(
                    "Respon&d to {}: what can be started…", "{}に応答する（始められるもの）(&D)…"
                ),
            ),
            lacks=why_no_response,
        ),
        _settles(
            *("resolve_top", "resolved", "Shift+F12"),
            Words("&Resolve the top of the stage", "ステージの一番上を解決する(&R)"),
            Words("&Resolve {}", "{}を解決する(&R)"),
            Words("Resolve", "解決"),
            Words(
                "There is nothing to resolve: nothing is declared.", "解決する宣言がありません。"
            ),
        ),
        _settles(
            *("counter_top", "countered", "Ctrl+F12"),
            Words("&Counter the top of the stage", "ステージの一番上を打ち消す(&C)"),
            Words("&Counter {}", "{}を打ち消す(&C)"),
            Words("Counter it", "打ち消す"),
            Words(
                "There is nothing to counter: nothing is declared.", "打ち消す宣言がありません。"
            ),
        ),
        _settles(
            *("withdraw_top", "withdrawn", "Ctrl+Shift+F12"),
            Words("&Withdraw the top of the stage", "ステージの一番上を取り下げる(&W)"),
            Words("&Withdraw {}", "{}を取り下げる(&W)"),
            Words("Withdraw", "取り下げる"),
            Words(
                "There is nothing to withdraw: nothing is declared.", "取り下げる宣言がありません。"
            ),
        ),
        Action(
            "hold",
            Words("As&k the others to wait", "待ってもらう（考え中）(&H)"),
            "",
            lambda situation, _: _may_hold(situation),
            _hold,
            None,
            "Alt+Shift+F12",
            short=Words("Wait", "待って"),
            checked=_holds,
        ),
        of_table(
            "auto_pass",
            Words("Pass &by itself at…", "自動でパスする対象…(&B)"),
            lambda place: place.side.stage.choose_passing(),
            "Alt+Shift+F11",
            _may_choose_passing,
            short=Words("Auto-pass…", "自動パス…"),
        ),
        of_table(
            "cut_in",
            Words(
                "&Just a moment: back to my chance…", "ちょっと待って：自分のチャンスに戻る…(&J)"
            ),
            lambda place: place.side.stage.cut_in(),
            "Shift+F11",
            _may_hold,
            short=Words("Just a moment…", "待った…"),
        ),
        Action(
            "lower_top",
            Words("Put the top be&low the next", "ステージの一番上を次の下へ移す(&L)"),
            "",
            lambda situation, selection: _lower_top(situation, selection) is not None,
            _lower_top,
            None,
            "Ctrl+F11",
        ),
        Action(
            "aim_top",
            Words("&Aim the top at something else…", "ステージの一番上の対象を変える(&A)…"),
            "",
            lambda situation, _: _top(situation) is not None,
            None,
            _aim_top,
            "Ctrl+Shift+F11",
        ),
    ),
)
