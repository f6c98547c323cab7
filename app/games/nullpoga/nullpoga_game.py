"""Nullpoga (ヌルポガ): two plans in secret, opened together and carried out phase by phase.

An unofficial table for the game of that name by the author of mirenn/nullpoga_TCG: names, numbers
and what cards do are facts of their rules, told here in words of our own.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.intent import Announce, PutMark
from app.core.intents.turn_intents import SetPhase
from app.core.text.words import Words
from app.games.contracts.beginning_contract import Beginning
from app.games.contracts.bench_contract import RevealData
from app.games.game_api import GameSpec, Look
from app.games.nullpoga.flow.opening_turn import begin, setup, without_hand
from app.games.nullpoga.flow.phase_carrying import PHASE, carry_out
from app.games.nullpoga.flow.phase_order import OVER, TITLES
from app.games.nullpoga.flow.phase_tasks import (
    carries_out,
    is_out_of_turn,
    takes_back,
    tasks,
)
from app.games.nullpoga.flow.plans_opening import open_plan
from app.games.nullpoga.table.moment_signs import MOMENTS
from app.games.nullpoga.table.nullpoga_marks import COUNTED, MARKS, NUMBERS, UNNUMBERED, WINS
from app.games.nullpoga.table.nullpoga_options import OPTIONS
from app.games.nullpoga.table.nullpoga_sentences import SENTENCES
from app.games.nullpoga.table.nullpoga_zones import LAYOUT, ZONES, lay
from app.games.table_tools import Running, me, number_actions, offer
from app.games.zone_actions.common_actions import zone_actions
from app.games.zone_actions.dealing_actions import zone_procedures

GAME = "nullpoga"


def _concede(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Give the game up."""
    yield Announce("concede")
    view = look()
    if view.turn.phase != OVER:
        yield PutMark((f"seat.{1 - me(view)}",), WINS, value=1, verb="settles")
        yield SetPhase(OVER, verb="settles")


def _reveal_benches() -> RevealData:
    from app.games.nullpoga.benches.full_rows import REVEAL  # noqa: PLC0415 - when measured

    return REVEAL


ACTIONS = (
    offer(
        "nullpoga.phase",
        Words("Carry out the next phase", "次のフェイズを行う"),
        carries_out,
        "E",
        "turn",
    ),
    offer(
        "nullpoga.unlock", Words("Take the plan back", "計画を取り下げる"), takes_back, "U", "turn"
    ),
    *number_actions(GAME, NUMBERS[0]),
    *number_actions(GAME, NUMBERS[1]),
    *zone_actions(ZONES),
)

SPEC = GameSpec(
    id=GAME,
    title=Words("Nullpoga", "ヌルポガ"),
    seats=(2, 2),
    zones=ZONES,
    layout=LAYOUT,
    lay=lay,
    sign="封",
    settles_first=True,
    phases=tuple(TITLES.items()),
    over=OVER,
    marks=tuple(MARKS.items()),
    counted=COUNTED,
    unnumbered=UNNUMBERED,
    numbers=NUMBERS,
    moments=MOMENTS,
    reveal_benches=_reveal_benches,
    procedures={
        "setup": setup,
        "begin": begin,
        "open_plan": open_plan,
        PHASE: carry_out,
        "concede": _concede,
        **zone_procedures(ZONES),
    },
    actions=ACTIONS,
    sentences=SENTENCES,
    options=OPTIONS,
    tasks=tasks,
    out_of_turn=is_out_of_turn,
    beginning=Beginning("begin", without_hand),
    plans=True,
    plan_opens="open_plan",
)
