"""The adviser at a seat: follows, remembers every step, and is told again what it did not see."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from app.core.advice import Advice, AdviceRule, Adviser, Broken
from app.core.data.value import replace
from app.core.ids import NodeId, SeatId
from app.core.intent import Flip, Intent, Jump, Undo
from app.core.text.words import Words
from app.core.view import SeatFact, SeatView
from app.session.host.local_table import LocalTable, lay_table
from app.session.seat import retold_steps
from app.session.seat.seat_adviser import Retold, SeatAdviser
from tests.helpers.toy_games.duel import SPEC

RULE = AdviceRule("third-time", "reminder", Words("Third time.", "3回目です。"), "house rule 1")
Told = list[tuple[str, Exception]]


def counting(*, fails: bool = False) -> Adviser:
    """Return an adviser that counts gestures and speaks up at the third."""

    def follow(
        memory: int,
        _view: SeatView,
        _facts: tuple[SeatFact, ...],
        _after: SeatView,
        _broken: Broken,
    ) -> tuple[list[Advice], int]:
        if fails:
            raise RuntimeError("no rule may do this")
        said = [Advice(RULE.id, RULE.severity, RULE.title)] if memory == 2 else []
        return said, memory + 1

    def foresee(memory: int, _view: SeatView, _intent: Intent, _broken: Broken) -> list[Advice]:
        return [Advice(RULE.id, RULE.severity, RULE.title)] if memory == 2 else []

    def case(memory: int, _view: SeatView) -> dict[str, Any]:
        return {"gestures": memory}

    return Adviser((RULE,), lambda _view: 0, follow, foresee, case, lambda _memory: frozenset())


@pytest.fixture
def table() -> LocalTable:
    """Two seats of a toy game."""
    decks = (("a",) * 10, ("b",) * 10)
    return lay_table(SPEC, ("Aki", "Ren"), decks, seed=5)


def seated(table: LocalTable, adviser: Adviser, told: Told | None = None) -> SeatAdviser:
    client = table.sit(0)
    heard: Told = [] if told is None else told
    made = SeatAdviser(
        adviser,
        0,
        client.node,
        client.view,
        table.host.retell,
        lambda rule, problem: heard.append((rule, problem)),
    )
    client.listeners.append(made.told)
    return made


def flip(table: LocalTable, times: int = 1, seat: int = 0) -> None:
    for _ in range(times):
        table.sit(seat).ask(Flip())


def test_what_one_rule_says_another_is_not_told_beside_it(table: LocalTable) -> None:
    wide = AdviceRule("too-many", "illegal", RULE.title, "house rule 2", says_too=(RULE.id,))
    alone = counting()

    def both(
        memory: int, seen: SeatView, facts: tuple[SeatFact, ...], after: SeatView, broken: Broken
    ) -> tuple[list[Advice], int]:
        said, then = alone.follow(memory, seen, facts, after, broken)
        return [*said, *(Advice(wide.id, wide.severity, wide.title) for _ in said)], then

    adviser = seated(table, replace(alone, rules=(RULE, wide), follow=both))
    flip(table, 3)
    assert adviser.catch_up()
    assert [one.rule for one in adviser.advice_at(3)] == ["too-many"]


def test_of_what_people_agreed_to_keep_nothing_narrower_is_told(table: LocalTable) -> None:
    wide = AdviceRule("too-many", "illegal", RULE.title, "house rule 2", says_too=(RULE.id,))
    subject = Advice(RULE.id, RULE.severity, RULE.title).subject
    kept = frozenset({(wide.id, subject)})
    ruled = replace(counting(), rules=(RULE, wide), kept=lambda _memory: kept)
    adviser = seated(table, ruled)
    flip(table, 2)
    assert adviser.catch_up()
    assert adviser.foresee(Flip()) == []
    flip(table)
    assert adviser.catch_up()
    assert adviser.advice_at(3) == ()
    unruled = seated(table, replace(ruled, kept=lambda _memory: frozenset()))
    assert unruled.catch_up()
    assert [one.rule for one in unruled.advice_at(3)] == [RULE.id]


def test_it_says_of_a_step_what_it_says_and_of_no_other(table: LocalTable) -> None:
    adviser = seated(table, counting())
    flip(table, 4)
    assert adviser.catch_up()
    assert [len(adviser.advice_at(node)) for node in range(5)] == [0, 0, 0, 1, 0]


def test_the_work_waits_and_may_be_done_in_parts(table: LocalTable) -> None:
    adviser = seated(table, counting())
    flip(table, 3)
    assert not adviser.catch_up(1)
    assert adviser.foresee(Flip()) == []
    assert not adviser.catch_up(1)
    assert adviser.catch_up()
    assert adviser.case() == {"gestures": 3}


def test_before_a_gesture_it_says_what_it_would_say_of_it(table: LocalTable) -> None:
    adviser = seated(table, counting())
    flip(table, 2)
    adviser.catch_up()
    assert [one.rule for one in adviser.foresee(Flip())] == ["third-time"]


def test_taking_back_takes_the_memory_back(table: LocalTable) -> None:
    adviser = seated(table, counting())
    flip(table, 3)
    adviser.catch_up()
    table.sit(0).ask(Undo())
    assert adviser.catch_up()
    assert adviser.case() == {"gestures": 2}


def test_a_table_that_was_played_before_is_told_again(table: LocalTable) -> None:
    flip(table, 3)
    table.sit(0).ask(Jump(1))
    flip(table, 1, seat=1)
    adviser = seated(table, counting())
    assert adviser.catch_up()
    assert adviser.case() == {"gestures": 2}
    table.sit(0).ask(Jump(3))
    assert adviser.catch_up()
    assert len(adviser.advice_at(3)) == 1


def test_while_what_was_before_is_not_here_it_waits_and_then_knows_all(table: LocalTable) -> None:
    flip(table, 2)
    here: list[bool] = []

    def later(seat: SeatId, known: Callable[[NodeId], bool], goal: NodeId) -> Iterable[Retold]:
        return table.host.retell(seat, known, goal) if here else ()

    client = table.sit(0)
    adviser = SeatAdviser(counting(), 0, client.node, client.view, later, lambda *_: None)
    client.listeners.append(adviser.told)
    flip(table, 1)
    assert adviser.catch_up()
    assert adviser.advice_at(3) == ()
    assert adviser.foresee(Flip()) == []
    assert adviser.case() == {}
    here.append(True)
    assert adviser.catch_up()
    assert len(adviser.advice_at(3)) == 1
    assert adviser.case() == {"gestures": 3}


def test_a_game_that_fails_is_told_of_and_forgotten_for_that_step(table: LocalTable) -> None:
    told: Told = []
    adviser = seated(table, counting(fails=True), told)
    flip(table, 2)
    assert adviser.catch_up()
    assert [type(problem) for _, problem in told] == [RuntimeError, RuntimeError]
    assert adviser.advice_at(2) == ()


def test_of_a_very_long_game_only_the_end_is_gone_through(
    table: LocalTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retold_steps, "MOST_RETOLD", 10)
    flip(table, 30)
    adviser = seated(table, counting())
    assert adviser.catch_up()
    assert adviser.case() == {"gestures": 10}
    # What was said there is said of what it remembers: the third step after it began.
    assert [node for node in range(31) if adviser.advice_at(node)] == [23]


def test_a_long_way_is_asked_for_once_however_small_the_parts(table: LocalTable) -> None:
    flip(table, 60)
    asked: list[NodeId] = []

    def retell(seat: SeatId, known: Callable[[NodeId], bool], goal: NodeId) -> Iterable[Retold]:
        asked.append(goal)
        return table.host.retell(seat, known, goal)

    client = table.sit(0)
    adviser = SeatAdviser(counting(), 0, client.node, client.view, retell, lambda *_: None)
    parts = 0
    while not adviser.catch_up(7):
        parts += 1
    assert parts == 8
    assert asked == [60]
    assert adviser.case() == {"gestures": 60}
