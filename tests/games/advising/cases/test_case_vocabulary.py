"""Cases of any game: each move is read by the words of its game and judged on its own."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.advising.cases.case_fields import CaseError
from app.games.advising.cases.case_vocabulary import plays_written
from app.games.advising.common_plays import Passed
from tests.games.advising.cases.toy_cases import WORDS

DREW: dict[str, Any] = {"this_turn": {"drawn": 1}}
DRAW: dict[str, Any] = {"by": "A", "type": "draw"}


def case(*moves: Any, **state: Any) -> dict[str, Any]:
    return {"id": "one", "title": "A case", "state": state, "moves": list(moves)}


def said(*moves: Any, asked: str | None = None, **state: Any) -> list[list[str]]:
    judged = WORDS.judge_case(case(*moves, **state), 1, asked)
    assert judged.error is None
    return [[one.rule for one in advice] for advice in judged.moves]


def test_every_move_is_tried_from_the_same_position() -> None:
    assert said(DRAW, DRAW, {"type": "pass"}) == [[], [], []]
    assert said(DRAW, {"type": "pass"}, DRAW, **DREW) == [["draw-once"], [], ["draw-once"]]
    assert said({"move": {**DRAW, "count": 2}, "expect": []}) == [["draw-once"]]
    assert said(DRAW, **DREW, options={"rule:draw-once": "off"}) == [[]]


def test_of_one_move_alone_the_position_may_be_otherwise() -> None:
    later = {"move": DRAW, "state": {"this_turn": {"drawn": 0}, "turn": 3}}
    assert said(DRAW, later, DRAW, **DREW) == [["draw-once"], [], ["draw-once"]]
    read = WORDS.read(case(DRAW, later, turn=2, hand=4, **DREW), 1)
    tables = [move.position.table for move in read.moves]
    assert [(one.number, one.hand, one.drawn) for one in tables] == [(2, 4, 1), (3, 4, 0)]
    odd = WORDS.read(case({**DRAW, "state": {"turn": "soon"}}), 1).moves[0].error
    assert odd is not None
    assert odd.en.startswith("one.moves[0].state, turn: 'soon' is not a whole number")


def test_several_words_may_mean_the_same_move() -> None:
    assert said({**DRAW, "type": "take"}, **DREW) == [["draw-once"]]


def test_who_does_what_is_said_of_nobody() -> None:
    plays = [
        move.plays
        for move in WORDS.read(case({"type": "pass"}, {"type": "pass", "by": "A"}), 1).moves
    ]
    assert plays == [(Passed(1),), (Passed(0),)]


def test_a_move_that_cannot_be_read_says_why_and_leaves_the_others() -> None:
    judged = WORDS.judge_case(
        case({"type": "fly"}, {"type": "pass", "by": "C"}, DRAW, **DREW), 1, None
    )
    first, second, third = judged.wrong
    assert first is not None
    assert (
        first.en
        == "one.moves[0], type: “fly” is not a move; choose draw, name_check, pass or take."
    )
    assert second is not None
    assert "“C” does not sit at this table" in second.en
    assert third is None
    assert [len(advice) for advice in judged.moves] == [0, 0, 1]


def test_a_case_that_cannot_be_read_says_why() -> None:
    judged = WORDS.judge_case(case(DRAW, turn="soon"), 1, None)
    assert (judged.id, judged.title, judged.moves) == ("one", "A case", ())
    assert judged.error is not None
    assert judged.error.en.startswith("one.state, turn: 'soon' is not a whole number")
    nothing = WORDS.judge_case(3, 7, None)
    assert (nothing.id, nothing.title) == ("case-7", "")


def test_what_was_not_looked_at_is_told_with_what_is_read() -> None:
    judged = WORDS.judge_case(case({**DRAW, "colour": 1, "note": "?", "expect": []}), 1, None)
    assert judged.odd == (("colour",),)
    (words,) = judged.unread
    assert words.en == (
        "one, move 1: “colour” means nothing here and was not looked at. "
        "This kind of move is read by by and count."
    )


def test_what_looks_wrong_is_told_once() -> None:
    judged = WORDS.judge_case(case(DRAW, hnd=3), 1, None)
    assert [one.en[:27] for one in judged.doubts] == ["one.state: “hnd” was not lo"]
    assert WORDS.judge_case(case(DRAW), 1, None).doubts == ()


def test_a_move_that_is_no_play_is_judged_by_itself() -> None:
    check = {"type": "name_check", "name": "Aki"}
    judged = WORDS.judge_case(case(DRAW, check, **DREW), 1, "jp")
    assert [one.message.en for one in judged.moves[1]] == ["Aki jp"]
    assert WORDS.read(case(check), 1).moves[0].apart == ("name_check", "Aki")
    broken = WORDS.judge_case(case(DRAW, {**check, "name": "none"}), 1, None).error
    assert broken is not None
    assert broken.en == "one.state, name: no name."


def test_moves_may_be_read_by_themselves() -> None:
    read = WORDS.read(case(), 1).state.reading
    moves = {"pass": lambda _move, by, _position, _players: [Passed(by)]}
    assert plays_written(read({"type": "pass"}, "here"), None, {}, 3, moves) == (Passed(3),)
    with pytest.raises(CaseError, match="here, type: “fly” is not a move; choose pass or walk"):
        plays_written(read({"type": "fly"}, "here"), None, {}, 3, moves, ("walk",))
