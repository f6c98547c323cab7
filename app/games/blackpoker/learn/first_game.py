"""The first game of somebody new: ten steps of the easiest format, with cards that were chosen.

The teacher has a soldier and few cards left; whoever does what is said wins in the third turn.
"""

from __future__ import annotations

from app.core.fact import StartCard
from app.core.intent import Show, Step
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.win_check import winners
from app.games.blackpoker.learn.teacher_play import plays
from app.games.blackpoker.learn.ten_steps import STEPS
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import BULWARKS, DECK, HAND, SOLDIERS
from app.games.contracts.learning.lesson_contract import PUPIL, TEACHER, Lesson

_HANDS = {PUPIL: "D-8 C-3 H-5 C-9 S-2 D-4", TEACHER: "S-4 D-6 H-8"}
_DECKS = {
    PUPIL: "D-2 D-3 H-4 S-6 C-5 D-5 H-2 S-8 C-4 D-7 H-6 S-5 C-6 D-9 H-7 S-9 C-8 D-10 H-9 S-10",
    TEACHER: "H-3 C-2 S-3 D-2 H-4 C-4 S-5 D-5 H-6 C-6 S-6 D-7 H-7",
}
_FIELD = ((PUPIL, "S-7", BULWARKS, False), (TEACHER, "C-7", SOLDIERS, True))


def _cards() -> tuple[StartCard, ...]:
    """Return how the table lies: a bulwark of the pupil's, a soldier of the teacher's."""
    stand = tuple(
        StartCard(ref, seat, f"{zone}.{seat}", None, f"{zone} {ref}", up)
        for seat, ref, zone, up in _FIELD
    )
    piles = tuple(
        StartCard(ref, seat, f"{zone}.{seat}", None)
        for zone, refs in ((HAND, _HANDS), (DECK, _DECKS))
        for seat, names in refs.items()
        for ref in names.split()
    )
    return (*stand, *piles)


def _begins(view: SeatView) -> tuple[Step, ...]:
    """Let the pupil know the own bulwark, and begin."""
    down = tuple(card for one in f.bulwarks(view, PUPIL) for card in view.units[one].parts)
    return (Show(down, (PUPIL,)), NextTurn(PUPIL))


_NOW = Words("Now try a whole game: start a new table.", "新しい卓で、はじめから遊んでみましょう。")
_WON = Words(
    "You won: the teacher has no card left.", "あなたの勝ちです。先生のデッキがなくなりました。"
)
_LOST = Words("The teacher has won this one.", "この対戦は先生の勝ちです。")


def _ends(view: SeatView) -> Words:
    """Return who has won, and what comes next."""
    said = _WON if winners(view) == (PUPIL,) else _LOST
    return Words(f"{said.en} {_NOW.en}", f"{said.ja}{_NOW.ja}")


FIRST_GAME = Lesson(
    "first",
    Words("The first game", "はじめての対戦"),
    Words("Learn BlackPoker in ten steps", "10のステップでブラックポーカーを覚える"),
    (("edition", "6"), ("format", "lite")),
    _cards,
    _begins,
    STEPS,
    plays,
    _ends,
)
