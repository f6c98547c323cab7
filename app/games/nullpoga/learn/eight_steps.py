"""The first game of somebody new: eight steps over five turns that are taught, then a free game.

The teacher locks its plan once the pupil's is as the step asks; until then a slip can be taken back
without a trace. From turn 6 on it plays like the easiest computer.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.card import value_of
from app.core.intent import Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.learning.lesson_contract import (
    PUPIL,
    TEACHER,
    Lesson,
    LessonHint,
    LessonStep,
)
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.phase_order import OVER
from app.games.nullpoga.learn.lesson_cards import cards
from app.games.nullpoga.learn.pupil_turns import LAST_TAUGHT, LEFT, MIDDLE, TURNS
from app.games.nullpoga.learn.taught_turn import (
    LOCKED,
    PHASES,
    after,
    cell,
    monster,
    summons,
    written,
)
from app.games.nullpoga.learn.teacher_plans import plays
from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS
from app.games.nullpoga.table import nullpoga_marks as m
from app.games.nullpoga.table.board_reading import life_of, wild_of, winners

_TABLE = Words(
    "Each side has two rows of five cells: battle in front, standby behind it. Both have 20 life. "
    "Turn 1 gives 1 mana, turn 2 gives 2, and so on up to 10. Press “Start” at the top.",
    "どちらの側にも、5マスの列が2つあります。前がバトル、後ろがスタンバイです。ライフは20で"
    "す。マナは1ターン目に1、2ターン目に2と、10まで増えます。右上の「開始」を押しましょう。",
)


def _begin(_view: SeatView) -> LessonHint:
    return LessonHint(_TABLE)


def _in_turn(view: SeatView) -> LessonHint:
    """Return what the turn that is played asks for."""
    turn = TURNS.get(view.turn.number)
    return LessonHint(_TABLE) if turn is None else turn.hint(view)


def _free(view: SeatView) -> LessonHint:
    """Return how the game stands, and what goes on."""
    phase = next_phase(view)
    if phase:
        return LessonHint(PHASES[phase])
    if view.seal(PUPIL) is not None:
        return LessonHint(LOCKED)
    life, wild = life_of(view, TEACHER), len(wild_of(view, TEACHER))
    return LessonHint(
        Words(
            "Now you are on your own; the teacher plays like the easiest computer. You win when "
            f"the teacher's life is 0 ({life} now) or all {COLUMNS} battle cells there are "
            f"wilderness ({wild} now). Plan as you like, then lock it (Enter).",
            "ここからは自由に計画しましょう。先生は一番やさしいコンピューターのように戦いま"
            f"す。先生のライフを0にする（今{life}）か、先生のバトル{COLUMNS}マスをすべて荒野"
            f"にすると（今{wild}）勝ちです。計画して、Enterで伏せましょう。",
        )
    )


# -- what shows that a step is done -----------------------------------------------------------


def _planned_first(view: SeatView) -> bool:
    """Whether the Rat's summon is locked, or has been carried out."""
    planned = view.seal(PUPIL) is not None and summons(written(view), "rat", MIDDLE)
    return planned or bool(monster(view, PUPIL, "rat"))


def _after(turn: int, came: Callable[[SeatView], bool]) -> Callable[[SeatView], bool]:
    """Whether a turn is over and has come out as it should."""
    return lambda view: view.turn.number > turn and came(view)


def _struck(column: int) -> Callable[[SeatView], bool]:
    return lambda view: column in wild_of(view, TEACHER)


def _dodged(view: SeatView) -> bool:
    places = [cell(view, monster(view, PUPIL, card)) for card in ("rat", "cat")]
    return places == [f"{BATTLE}-{LEFT + 1}", f"{BATTLE}-{MIDDLE + 1}"]


def _cast(view: SeatView) -> bool:
    return not monster(view, TEACHER, "frog") and _is_stunned(view)


def _is_stunned(view: SeatView) -> bool:
    held = view.units.get(monster(view, PUPIL, "boar"))
    return held is not None and value_of(held.marks, m.BARRED) > 0


def _waits(view: SeatView, _step: int) -> bool:
    turn = TURNS.get(view.turn.number)
    return view.seal(PUPIL) is None if turn is None else turn.keeps_waiting(view)


STEPS = (
    LessonStep(Words("The table", "卓のようす"), _begin, lambda v: v.turn.number > 0),
    LessonStep(Words("A secret plan", "ひそかな計画"), _in_turn, _planned_first, 1),
    LessonStep(
        Words("Five phases", "5つのフェイズ"),
        _in_turn,
        _after(1, lambda v: bool(monster(v, PUPIL, "rat"))),
        1,
    ),
    LessonStep(Words("March and attack", "進軍と攻撃"), _in_turn, _after(2, _struck(MIDDLE)), 2),
    LessonStep(Words("Step by step", "1手ずつ同時に"), _in_turn, _after(3, _dodged), 3),
    LessonStep(Words("A spell", "スペルを唱える"), _in_turn, _after(4, _cast), 4),
    LessonStep(
        Words("Monsters that cannot act", "動けないモンスター"),
        _in_turn,
        _after(5, _struck(LEFT)),
        LAST_TAUGHT,
    ),
    LessonStep(Words("The win", "勝つには"), _free, lambda v: v.turn.phase == OVER),
)


def _begins(_view: SeatView) -> tuple[Step, ...]:
    """Leave the beginning to the pupil."""
    return ()


_NOW = Words(
    "That was all of it. Now try a deck of your own, against a computer or a friend.",
    "これで全部です。次は自分のデッキで、コンピューターや友だちと遊んでみましょう。",
)
_WON = Words("You have won!", "あなたの勝ちです！")
_LOST = Words("The teacher has won this one.", "この対戦は先生の勝ちです。")
_DRAWN = Words("The game is a draw.", "引き分けです。")


def _ends(view: SeatView) -> Words:
    """Return who has won, and what comes next."""
    won = winners(view)
    said = _WON if won == (PUPIL,) else _LOST if won == (TEACHER,) else _DRAWN
    return after(said, _NOW)


EIGHT_STEPS = Lesson(
    "first",
    Words("The first game", "はじめての対戦"),
    Words("Learn Nullpoga in eight steps", "8つのステップでヌルポガを覚える"),
    (),
    cards,
    _begins,
    STEPS,
    plays,
    _ends,
    waits=_waits,
)
