"""Nullpoga (ヌルポガ): two plans in secret, opened together and carried out phase by phase.

An unofficial table for the game of that name by the author of mirenn/nullpoga_TCG: names, numbers
and what cards do are facts of their rules, told here in words of our own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.core.data.value import replace
from app.core.intent import Announce, PutMark
from app.core.intents.turn_intents import SetPhase
from app.core.text.words import Words
from app.games.contracts.beginning_contract import Beginning
from app.games.contracts.bench_contract import RevealData
from app.games.game_api import GameSpec, Look
from app.games.nullpoga.computer.program_seats import PLAYERS
from app.games.nullpoga.flow.bundle_choice import CHOOSE
from app.games.nullpoga.flow.first_hands import begin, setup, without_hand
from app.games.nullpoga.flow.phase_carrying import PHASE, carry_out
from app.games.nullpoga.flow.phase_order import OVER, TITLES
from app.games.nullpoga.flow.phase_tasks import (
    carries_out,
    is_out_of_turn,
    tasks,
)
from app.games.nullpoga.flow.plans_opening import open_plan
from app.games.nullpoga.planning.plan_actions import ACTIONS as PLANNING_ACTIONS
from app.games.nullpoga.planning.plan_actions import GROUPS, foremost
from app.games.nullpoga.planning.plan_drops import drops
from app.games.nullpoga.planning.plan_told import plan_words
from app.games.nullpoga.planning.planned_sheet import plan_sheet
from app.games.nullpoga.table.board_reading import ending, winners
from app.games.nullpoga.table.moment_signs import MOMENTS
from app.games.nullpoga.table.nullpoga_marks import (
    COUNTED,
    MARKS,
    NUMBERS,
    UNNUMBERED,
    UNSEEN,
    WILD,
    WINS,
)
from app.games.nullpoga.table.nullpoga_options import OPTIONS, agreed_with_decks
from app.games.nullpoga.table.nullpoga_sentences import SENTENCES
from app.games.nullpoga.table.nullpoga_zones import LAYOUT, ZONES, lay
from app.games.table_tools import Running, me, number_actions, offer
from app.games.zone_actions.common_actions import with_keys, zone_actions
from app.games.zone_actions.dealing_actions import zone_procedures

if TYPE_CHECKING:
    from app.core.advice import Adviser
    from app.games.contracts.bench_contract import TurnData
    from app.games.contracts.card_contract import GameCards
    from app.games.contracts.learning.lesson_contract import Lesson
    from app.games.contracts.learning.lists_contract import GameLists
    from app.games.contracts.planned.text_play_contract import TextPlay

GAME = "nullpoga"


def _cards() -> GameCards:
    from app.games.nullpoga.cards.nullpoga_base import (  # noqa: PLC0415 - when asked for
        nullpoga_base,
    )

    return nullpoga_base()


def _adviser() -> Adviser:
    from app.games.nullpoga.adviser.nullpoga_advising import (  # noqa: PLC0415 - when asked for
        adviser,
    )

    return adviser()


def _lesson() -> Lesson:
    from app.games.nullpoga.learn.eight_steps import EIGHT_STEPS  # noqa: PLC0415 - when asked for

    return EIGHT_STEPS


def _lists() -> GameLists:
    from app.games.nullpoga.learn.nullpoga_lookup import lists  # noqa: PLC0415 - when asked for

    return lists()


def _benches() -> TurnData:
    from app.games.nullpoga.benches.full_turns import TURNS  # noqa: PLC0415 - when measured

    return TURNS


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


_LESS_KEYS = {"shuffle": "", **{f"draw_{number}": "" for number in range(1, 10)}}
"""Digits name cells here, and S summons; cards are drawn as the turn begins."""

ACTIONS = (
    CHOOSE,
    *PLANNING_ACTIONS,
    offer(
        "phase",
        Words("Carry out the next phase", "次のフェイズを行う"),
        carries_out,
        "E",
        "turn",
    ),
    *(
        replace(action, id=action.id.removeprefix(f"{GAME}."))
        for number in NUMBERS
        for action in number_actions(GAME, number)
    ),
    *with_keys(zone_actions(ZONES), _LESS_KEYS),
)


def _text_play() -> TextPlay:
    from app.games.nullpoga.text_play.poga_text_play import (  # noqa: PLC0415 - at a terminal
        TEXT_PLAY,
    )

    return TEXT_PLAY


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
    result=winners,
    ended=ending,
    marks=tuple(MARKS.items()),
    counted=COUNTED,
    unnumbered=UNNUMBERED,
    unseen=UNSEEN,
    grounds=frozenset({WILD}),
    numbers=NUMBERS,
    moments=MOMENTS,
    reveal_benches=_reveal_benches,
    own_deeds=frozenset({"concede"}),
    procedures={
        "setup": setup,
        "begin": begin,
        "open_plan": open_plan,
        PHASE: carry_out,
        "concede": _concede,
        **zone_procedures(ZONES),
    },
    actions=ACTIONS,
    cards=_cards,
    sentences=SENTENCES,
    options=OPTIONS,
    agreed_with_decks=agreed_with_decks,
    tasks=tasks,
    groups=GROUPS,
    foremost=foremost,
    drops=drops,
    plan_sheet=plan_sheet,
    text_play=_text_play,
    plan_words=plan_words,
    out_of_turn=is_out_of_turn,
    adviser=_adviser,
    beginning=Beginning("begin", without_hand),
    players=PLAYERS,
    lesson=_lesson,
    lists=_lists,
    plans=True,
    plan_opens="open_plan",
    turn_benches=_benches,
)
