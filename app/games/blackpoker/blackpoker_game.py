"""BlackPoker (ブラックポーカー) for two, with two packs of playing cards.

An unofficial table for the game of that name by its makers (Copyright 2013, BlackPoker): names,
numbers and what actions do are facts of their rules, told here in words of our own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.intent import Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.actions.any_start_form import START_ANY
from app.games.blackpoker.actions.black_drops import drops
from app.games.blackpoker.actions.by_hand import asks
from app.games.blackpoker.actions.every_action import ACTIONS, GROUPS, foremost
from app.games.blackpoker.actions.names import declared_name
from app.games.blackpoker.actions.stage_tasks import tasks
from app.games.blackpoker.computer.program_players import PLAYERS
from app.games.blackpoker.flow.ability_hooks import NEXT_GENERATION
from app.games.blackpoker.flow.declaration_kinds import KINDS
from app.games.blackpoker.flow.opening_steps import begin, setup
from app.games.blackpoker.flow.resolve_steps import RESOLVE, resolve
from app.games.blackpoker.flow.stage_reading import OVER, chance, passes
from app.games.blackpoker.flow.start_steps import START, answers, end_turn, start
from app.games.blackpoker.flow.triggers import (
    ORDER_TRIGGERED,
    next_generation_by_hand,
    order_triggered,
)
from app.games.blackpoker.flow.trump_setup import LAY, SEARCH, lay_trumps, search_trumps
from app.games.blackpoker.flow.waiting_triggers import passing_waits
from app.games.blackpoker.flow.win_check import CONCEDE, concede, ending, gives_up, winners
from app.games.blackpoker.learn.could_start import starts
from app.games.blackpoker.learn.if_all_pass import forecast
from app.games.blackpoker.table.battle_arrows import arrows
from app.games.blackpoker.table.blackpoker_options import OPTIONS, agreed_with_decks
from app.games.blackpoker.table.blackpoker_sentences import COUNTED, MARKS, SENTENCES
from app.games.blackpoker.table.blackpoker_zones import HAND, LAYOUT, ZONES, lay
from app.games.blackpoker.table.strength import NUMBER
from app.games.blackpoker.table.trump_words import abilities, stamps
from app.games.contracts.beginning_contract import Beginning
from app.games.game_api import GameSpec
from app.games.table_tools import count

if TYPE_CHECKING:
    from app.core.advice import Adviser
    from app.games.contracts.bench_contract import PlayData
    from app.games.contracts.card_contract import GameCards
    from app.games.contracts.learning.lesson_contract import Lesson
    from app.games.contracts.learning.lists_contract import GameLists
    from app.games.contracts.reading.case_contract import JudgeCase

GAME = "blackpoker"


def _cards() -> GameCards:
    from app.games.blackpoker.cards.black_cards import black_cards  # noqa: PLC0415 - when asked for

    return black_cards()


def _lesson() -> Lesson:
    from app.games.blackpoker.learn.first_game import FIRST_GAME  # noqa: PLC0415 - when asked for

    return FIRST_GAME


def _lists() -> GameLists:
    from app.games.blackpoker.learn.black_lists import lists  # noqa: PLC0415 - when asked for

    return lists()


def _adviser() -> Adviser:
    from app.games.blackpoker.adviser.blackpoker_advising import (  # noqa: PLC0415 - when asked for
        adviser,
    )

    return adviser()


def _cases() -> JudgeCase:
    from app.games.blackpoker.adviser.blackpoker_cases import (  # noqa: PLC0415 - one verb
        judge_case,
    )

    return judge_case


def _benches() -> PlayData:
    from app.games.blackpoker.benches.full_field import PLAY  # noqa: PLC0415 - when measured

    return PLAY


def _out_of_turn(view: SeatView, step: Step) -> bool:
    """Whether a step belongs in any turn: giving up, asking, an answer of who has the chance."""
    return gives_up(view, step) or asks(view, step) or answers(view, step)


def _awaited(view: SeatView) -> tuple[int, ...]:
    """Return who has no hand yet."""
    seats = range(len(view.setting.seats))
    return tuple(seat for seat in seats if not count(view, f"{HAND}.{seat}"))


SEVERAL = Words(
    "The rules are for two. Three or four play by hand, in turn: no rule is claimed for it.",
    "ルールは2人用です。3人・4人では順番に、手動で進めます。ルールは定めていません。",
)
SPEC = GameSpec(
    id=GAME,
    title=Words("BlackPoker", "ブラックポーカー"),
    seats=(1, 4),
    of_seats=dict.fromkeys((3, 4), SEVERAL),
    zones=ZONES,
    layout=LAYOUT,
    lay=lay,
    sign="♠",
    needs_decks=False,
    settles_first=True,
    phases=(
        ("setup", Words("Setup", "準備")),
        ("main", Words("Turn", "手番")),
        (OVER, Words("Game over", "対戦終了")),
    ),
    over=OVER,
    result=winners,
    ended=ending,
    ledger=(
        ("setBulwark", Words("Place Bulwark", "防壁設置"), 1),
        ("attack", Words("Attack", "アタック"), 1),
    ),
    marks=tuple(MARKS.items()),
    counted=COUNTED,
    numbers=(NUMBER,),
    arrows=arrows,
    stamps=stamps,
    abilities=abilities,
    own_deeds=frozenset({CONCEDE}),
    procedures={
        "setup": setup,
        "begin": begin,
        SEARCH: search_trumps,
        LAY: lay_trumps,
        START: start,
        RESOLVE: resolve,
        ORDER_TRIGGERED: order_triggered,
        "end_turn": end_turn,
        CONCEDE: concede,
        NEXT_GENERATION: next_generation_by_hand,
    },
    actions=ACTIONS,
    groups=GROUPS,
    foremost=foremost,
    drops=drops,
    sentences=SENTENCES,
    cards=_cards,
    options=OPTIONS,
    agreed_with_decks=agreed_with_decks,
    tasks=tasks,
    out_of_turn=_out_of_turn,
    chance=chance,
    passes=passes,
    passing_waits=passing_waits,
    beginning=Beginning("begin", _awaited),
    declared=declared_name,
    starts=starts,
    forecast=forecast,
    lesson=_lesson,
    lists=_lists,
    adviser=_adviser,
    cases=_cases,
    turn_rules=frozenset({"NO_CHANCE", "NOT_YOUR_TURN", "CHANCE_AFTER_RESOLVE"}),
    players=PLAYERS,
    play_benches=_benches,
    kinds=KINDS,
    respond=START_ANY,
    window_keys={"pass_chance": "P", "respond": "R", "resolve_top": "E"},
)
