"""Showing a step of the history moment by moment: forth, back, by itself, to its end, and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.ui.commands.actions.action_kinds import in_menu, of_table

if TYPE_CHECKING:
    from app.games.game_api import Selection
    from app.ui.commands.situation import Situation

NEXT, BACK = Words("&Next part", "次の場面(&N)"), Words("Part &before", "前の場面(&B)")
RUN, WAIT = Words("&Go on by itself", "自動で進める(&G)"), Words("&Wait here", "一時停止(&W)")
END = Words("Skip to the &end of the step", "この手順の最後まで飛ばす(&E)")
AGAIN = Words("&Show this step again", "この手順をもう一度見る(&S)")


def has_moments(situation: Situation) -> bool:
    """Whether the game of the table has steps that are shown part by part."""
    return situation.spec is not None and situation.spec.moments is not None


def _plays(situation: Situation) -> bool:
    return situation.playing.plays


def _run_named(situation: Situation, _selection: Selection) -> Words:
    return WAIT if situation.playing.runs else RUN


PLAYBACK_ACTIONS = in_menu(
    "playback",
    (
        of_table(
            "playback_back",
            BACK,
            lambda p: p.bridge.playback.back(),
            "PgUp Alt+PgUp",
            _plays,
            on_board=True,
        ),
        of_table(
            "playback_step",
            NEXT,
            lambda p: p.bridge.playback.step(),
            "PgDown Alt+PgDown",
            _plays,
            on_board=True,
        ),
        of_table(
            "playback_run",
            RUN,
            lambda p: p.bridge.playback.run_or_wait(),
            "Shift+PgDown Alt+Shift+PgDown",
            _plays,
            on_board=True,
            named=_run_named,
        ),
        of_table(
            "playback_end",
            END,
            lambda p: p.bridge.playback.skip(),
            "End Alt+End",
            _plays,
            on_board=True,
        ),
        of_table(
            "playback_again",
            AGAIN,
            lambda p: p.play_again(),
            "Shift+Home Alt+Shift+Home",
            lambda s: s.playing.again,
            separated=True,
            on_board=True,
        ),
    ),
)
