"""What is asked of the rules of any game, before a gesture and after it, and what of it is said."""

from __future__ import annotations

import pytest

from app.core.advice import Advice, Broken
from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import Draw, Flip
from app.core.intents.agreement_intents import Rule
from app.core.intents.turn_intents import NextTurn
from app.games.advising.common_plays import Moved, Standing
from tests.games.advising.toy_adviser import BOOK, TOY, Position, Watched


def drawn(by: int) -> Moved:
    return Moved(by, ("a",), f"deck.{by}", f"hand.{by}", "draw", 1)


def without_cards(_position: Position, play: Moved) -> Moved:
    return replace(play, cards=(), owners=())


ONE, TWO = Draw(1, "deck.0", "hand.0"), Draw(2, "deck.0", "hand.0")
ONCE, SHORT = ("draw-once", "illegal"), ("hand-short", "reminder")


@pytest.fixture
def table() -> Watched:
    return Watched()


def test_a_play_is_spoken_of_before_and_after_it_is_made(table: Watched) -> None:
    assert table.before(ONE) == table.do(ONE) == []
    assert table.before(ONE) == table.do(ONE) == [ONCE]
    assert [(play.verb, play.count) for play in table.memory.turn] == [("draw", 1)] * 2


def test_what_is_no_play_is_not_spoken_of(table: Watched) -> None:
    assert table.before(Flip()) == table.do(Flip()) == []


def test_what_stands_there_is_said_when_it_comes_about_and_not_again(table: Watched) -> None:
    assert table.do(TWO) == [ONCE]
    assert table.do(TWO) == [ONCE, SHORT], "the gravest first, whatever the order of the list"
    assert table.last[1].turn is None
    assert table.last[1].right == 3
    assert table.do(Flip()) == []


def test_a_rule_that_the_table_switched_off_is_silent_and_no_other() -> None:
    table = Watched((("rule:draw-once", "off"), ("rule:hand-short", "on")))
    assert table.before(TWO) == table.do(TWO) == []
    assert table.do(TWO) == [SHORT]


def test_what_this_seat_agreed_to_keep_is_not_said_again(table: Watched) -> None:
    table.do(TWO)
    (said,) = table.last
    table.do(Rule("draw-once", "agreed", said.about, (1,)), 1)
    assert table.do(ONE) == [ONCE], "others agreed on it"
    table.do(Rule("draw-once", "agreed", said.about, (0, 1)))
    assert table.before(ONE) == []
    assert table.memory.kept == {("draw-once", ":seat.0"), ("draw-once", "0:seat.0")}


def test_what_a_judge_ruled_is_kept_by_all(table: Watched) -> None:
    table.do(Rule("draw-once", "so be it", ("seat.0",), (JUDGE,)), JUDGE)
    assert table.do(TWO) == []


def test_a_rule_that_raises_is_told_of_and_the_others_go_on() -> None:
    unknown, broken = Position(1, 1, None), list[str]()
    said = TOY.judge(unknown, (drawn(0),), lambda rule, _problem: broken.append(rule))
    assert [one.rule for one in said] == ["draw-once"]
    assert broken == ["hand-counted"]
    with pytest.raises(AssertionError, match="a hand is counted"):
        TOY.judge(unknown, (drawn(0),))


def test_of_one_rule_the_same_is_said_once() -> None:
    table = Position(1, 1, 2)
    assert [one.subject for one in TOY.judge(table, (drawn(0), drawn(0)))] == ["1:seat.0"]
    assert len(TOY.judge(table, (drawn(0), drawn(1)))) == 2


def test_the_adviser_of_a_table_knows_the_rules_of_its_book(table: Watched) -> None:
    adviser = TOY.adviser(BOOK)
    assert [one.id for one in adviser.rules] == [*BOOK]
    assert adviser.kept(table.memory) == frozenset()
    assert adviser.case(table.memory, table.view) == {}


def test_a_gesture_that_was_foreseen_is_not_judged_again(
    table: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, judge = list[object](), TOY.judge

    def counted(position: Position, plays: tuple[object, ...], broken: Broken) -> list[Advice]:
        asked.extend(plays)
        return judge(position, plays, broken)

    monkeypatch.setattr(TOY, "judge", counted)
    table.do(ONE)
    asked.clear()
    # Which card it is, and whose, is told only afterwards: nothing that a rule asks for.
    monkeypatch.setattr(TOY, "_as_judged", without_cards)
    assert table.before(ONE) == table.do(ONE) == [ONCE]
    assert [type(play) for play in asked if not isinstance(play, Standing)] == [Moved]


def test_what_a_rule_raised_of_is_judged_again(
    table: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[str] = []
    table.broken = lambda rule, _problem: failed.append(rule)
    monkeypatch.setattr(TOY, "_as_judged", without_cards)
    hidden = Position(0, 0, None)
    monkeypatch.setattr(TOY, "_position", lambda _view, _memory, _plays: hidden)
    table.before(ONE)
    table.do(ONE)
    assert failed == ["hand-counted"] * 2


def test_as_a_turn_begins_its_plays_are_remembered_anew(table: Watched) -> None:
    table.do(ONE)
    table.do(NextTurn(1))
    assert table.memory.turn == ()
    assert table.do(ONE) == []
