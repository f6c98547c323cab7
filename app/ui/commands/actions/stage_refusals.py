"""Why a key of the stage does nothing now, in one sentence: whose chance it is, what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.ids import JUDGE, SPECTATOR
from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.contracts.out_contract import whose_turn
from app.games.contracts.stage.stage_contract import called

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.ui.commands.situation import Situation

LOOKS_ON = Words("You are only watching.", "観戦中はできません。")
OF_ANOTHER = Words("The chance is {}'s now.", "今のチャンスは{}にあります。")
TO_RESOLVE = Words(
    "Nobody has the chance any more: {} is to be resolved.",
    "チャンスはもうだれにもありません。次は「{}」の解決です。",
)
NOTHING_TO_PASS = Words(
    "Nothing is declared in {}'s turn: there is nothing to pass.",
    "{}の番で、何も宣言されていません。パスするものはありません。",
)
NOTHING_TO_START = Words(
    "There is nothing that you could start now.", "今始められるものはありません。"
)
OVER = Words("The game is over: there is nothing to pass.", "対戦は終わっています。")
NO_TURN = Words(
    "It is nobody's turn: there is nothing to pass.",
    "だれの番でもありません。パスするものはありません。",
)
NOT_YOURS = Words(
    "{} is {}'s: only the player who declared it can take it back.",
    "「{}」は{}の宣言です。取り下げられるのは宣言した人だけです。",
)


def why_passing_waits(situation: Situation) -> Words | None:
    """Return why nobody but a judge passes yet, as the game says it; None where they may."""
    spec, view = situation.spec, situation.view
    if spec is None or view is None or spec.passing_waits is None or view.seat == JUDGE:
        return None
    return spec.passing_waits(view)


def why_no_chance(situation: Situation, _selection: object = None) -> Words | None:
    """Return why the seat at the window can neither pass nor respond; None without a table."""
    spec, view = situation.spec, situation.view
    if spec is None or view is None:
        return None
    first = LOOKS_ON if view.seat == SPECTATOR else why_passing_waits(situation)
    if first is not None:
        return first
    stage = view.stage
    if stage.chance is not None:
        return _filled(OF_ANOTHER, _people(view, (stage.chance,)))
    if stage.declarations:
        return _filled(TO_RESOLVE, called(view, stage.declarations[-1], spec.declared))
    if spec.over and view.turn.phase == spec.over:
        return OVER
    turn = whose_turn(view, spec.out, spec.over)
    return _filled(NOTHING_TO_PASS, _people(view, turn)) if turn else NO_TURN


def why_no_response(situation: Situation, selection: object = None) -> Words | None:
    """Return why the seat at the window cannot respond; None without a table."""
    view = situation.view
    waits = why_passing_waits(situation)
    if view is not None and view.seat >= 0 and view.stage.chance == view.seat and waits is None:
        return NOTHING_TO_START
    return why_no_chance(situation, selection)


def why_not_settled(situation: Situation, lacking: Words) -> Words | None:
    """Return why the top cannot be taken off the stage: `lacking` where nothing is declared."""
    spec, view = situation.spec, situation.view
    if spec is None or view is None:
        return None
    if view.seat == SPECTATOR:
        return LOOKS_ON
    if not view.stage.declarations:
        return lacking
    top = view.stage.declarations[-1]
    what, who = called(view, top, spec.declared), _people(view, (top.seat,))
    return Words(NOT_YOURS.en.format(what.en, who.en), NOT_YOURS.ja.format(what.ja, who.ja))


def _people(view: SeatView, seats: tuple[SeatId, ...]) -> Words:
    """Return the names of seats."""
    return listed([view.setting.seats[seat].name for seat in seats])


def _filled(words: Words, name: Words) -> Words:
    return Words(words.en.format(name.en), words.ja.format(name.ja))
