"""What an open table offers on scores, and its dice."""

from __future__ import annotations

from app.core.card import value_of
from app.core.ids import SeatId
from app.core.intent import PutMark, Roll
from app.core.text.wording import labelled, number
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Number, Pick
from app.games.game_api import GameAction, Selection
from app.games.open_table.open_pile_actions import seat_pointed
from app.games.open_table.open_sentences import SCORE
from app.games.table_tools import Does, Steps, gesture, me, offer

MOST_MADE = 9999
"""Points that a seat makes in one round, at most."""


def scored_seat(view: SeatView, selection: Selection) -> SeatId:
    """Return whose score is meant: of whose zone the pointer is over, or one's own."""
    seat = seat_pointed(view, selection)
    return me(view) if seat is None else seat


def _score(add: int) -> Does:
    def does(view: SeatView, selection: Selection) -> Steps:
        seat = scored_seat(view, selection)
        there = value_of(view.marks.get(f"seat.{seat}", ()), SCORE)
        if view.seat < 0 or there + add < 0:
            return ()
        return (PutMark((f"seat.{seat}",), SCORE, add=add),)

    return does


def _score_form(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    if view.seat < 0:
        return None
    names = [seat.name for seat in view.setting.seats]
    among = tuple(Choosable(str(at), Words(name, name)) for at, name in enumerate(names))
    seat = answers.get("seat", str(scored_seat(view, selection)))
    seat = seat if seat in {one.id for one in among} else "0"
    there = value_of(view.marks.get(f"seat.{seat}", ()), SCORE)
    written = answers.get("score", str(there))
    score = int(written) if written.isdecimal() and len(written) < 6 else there
    return Form(
        Words("Write a score down", "点数を書く"),
        (
            Pick("seat", Words("Whose score", "だれの点数"), among, seat),
            Number("score", Words("Score", "点数"), score, 0, 99999),
        ),
        Words("Write", "書く"),
        PutMark((f"seat.{seat}",), SCORE, value=score),
    )


def _round_form(view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
    """Ask what each seat has made in a round, and add it to the scores, all in one."""
    if view.seat < 0:
        return None
    fields, lines, marks = list[Number](), list[Words](), list[PutMark]()
    for at, seat in enumerate(view.setting.seats):
        written = answers.get(f"seat{at}", "0")
        made = int(written) if written.isdecimal() and len(written) < 5 else 0
        there = value_of(view.marks.get(f"seat.{at}", ()), SCORE)
        fields.append(Number(f"seat{at}", Words(seat.name, seat.name), made, 0, MOST_MADE))
        lines.append(labelled(Words(seat.name, seat.name), number(there + made)))
        if made:
            marks.append(PutMark((f"seat.{at}",), SCORE, add=made))
    return Form(
        Words("Add up the round", "全員の得点を足す"),
        tuple(fields),
        Words("Add", "足す"),
        gesture(marks),
        tuple(lines),
        None if marks else Words("Write what each has made.", "それぞれの得点を書いてください。"),
    )


def _dice_form(_view: SeatView, _selection: Selection, answers: Answers) -> Form:
    count_, sides = (answers.get(key, usual) for key, usual in (("count", "2"), ("sides", "6")))
    many = int(count_) if count_.isdecimal() and 0 < len(count_) < 3 else 2
    faces = int(sides) if sides.isdecimal() and 0 < len(sides) < 4 else 6
    return Form(
        Words("Roll dice", "サイコロを振る"),
        (
            Number("count", Words("How many", "個数"), many, 1, 20),
            Number("sides", Words("Sides of each", "面の数"), faces, 2, 100),
        ),
        Words("Roll", "振る"),
        Roll(min(max(faces, 2), 100), min(max(many, 1), 20)),
    )


SCORE_ACTIONS: tuple[GameAction, ...] = (
    offer("score_up", Words("Score: 1 more", "点数を1増やす"), _score(1), "+", "score"),
    offer("score_down", Words("Score: 1 less", "点数を1減らす"), _score(-1), "-", "score"),
    offer("score_ten", Words("Score: 10 more", "点数を10増やす"), _score(10), "Shift+P", "score"),
    GameAction(
        "score",
        Words("Write a score down…", "点数を書く…"),
        lambda view, _selection: view.seat >= 0,
        lambda _view, _selection: None,
        "P",
        "score",
        form=_score_form,
    ),
    GameAction(
        "add_scores",
        Words("Add up the round…", "全員の得点を足す…"),
        lambda view, _selection: view.seat >= 0,
        lambda _view, _selection: None,
        "Ctrl+P",
        "score",
        form=_round_form,
    ),
    GameAction(
        "dice",
        Words("Roll dice…", "サイコロを振る…"),
        lambda view, _selection: view.seat >= 0,
        lambda _view, _selection: Roll(6, 2),
        "Shift+K",
        "table",
        form=_dice_form,
    ),
)
