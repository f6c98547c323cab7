"""What is offered of a game's tasks at a table whose host is elsewhere."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Procedure
from app.core.view import SeatView
from app.games.game_registry import GAMES
from app.games.pokemon.tasks.turn_tasks import tasks
from app.games.task_model import Choice, Task
from app.session.host.local_table import LocalTable, lay_table
from app.ui.tasks.remote_tasks import AGAIN, NEXT_TABLE, far_away, to_look_at
from tests.games.pokemon_table import DECK
from tests.helpers.begun import begins


@pytest.fixture
def over() -> LocalTable:
    """Aki conceded in the first turn."""
    table = lay_table(GAMES["pokemon"], ("Aki", "Ren"), (DECK, DECK), seed=7)
    for seat in (0, 1):
        table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    table.sit(0).ask(begins(table.sit(0).view))
    table.sit(0).ask(Procedure("concede"))
    assert any(choice.action in AGAIN for choice in tasks(table.sit(0).view)[0].choices)
    return table


def offered(found: tuple[Task, ...]) -> list[list[str]]:
    return [[choice.title.en for choice in task.choices] for task in found]


def at(table: LocalTable, seat: int) -> tuple[SeatView, tuple[Task, ...]]:
    view = table.host.view_at(table.host.tree.cursor, seat)
    return view, tasks(view)


@pytest.mark.parametrize("seat", [0, 1])
def test_who_looks_after_the_table_opens_the_next_one(over: LocalTable, seat: int) -> None:
    (task,) = far_away(*at(over, seat), opener="")
    assert [choice.title.en for choice in task.choices] == ["Another game…", "Play on"]
    assert task.choices[0].action == NEXT_TABLE
    assert task.seat == seat


@pytest.mark.parametrize("seat", [0, 1])
def test_the_others_are_told_who_that_is(over: LocalTable, seat: int) -> None:
    end, following = far_away(*at(over, seat), opener="Mio")
    assert offered((end, following)) == [["Play on"], []]
    assert following.title.en == "Mio can open a table for another game"
    assert following.title.ja == "次の対戦の卓はMioさんが開けます"
    assert following.seat == end.seat == seat


@pytest.mark.parametrize("seat", [SPECTATOR, JUDGE])
def test_who_has_no_seat_reads_that_it_is_over_and_not_whose_turn_it_was(
    over: LocalTable, seat: int
) -> None:
    end, following = far_away(*at(over, seat), opener="Mio")
    assert (end.seat, following.seat) == (seat, seat)
    # A judge may act on everything; who watches, on nothing.
    assert offered((end,)) == [[] if seat == SPECTATOR else ["Play on"]]


def test_at_a_table_that_is_closed_nothing_is_offered(over: LocalTable) -> None:
    for opener in ("", "Mio", None):
        (task,) = far_away(*at(over, 0), opener=opener, over=True)
        assert not task.choices


def test_after_a_tie_no_game_is_offered_that_cannot_be_laid_there(over: LocalTable) -> None:
    view, _ = at(over, 0)
    tie = (
        Task(
            "result",
            0,
            view.setting.zones["deck.0"].spec.title,
            (
                Choice(view.setting.zones["deck.0"].spec.title, Procedure("finish")),
                Choice(view.setting.zones["deck.1"].spec.title, action="sudden_death"),
            ),
        ),
    )
    (task,) = far_away(view, tie, opener="")
    assert [choice.intent for choice in task.choices] == [Procedure("finish")]


def test_what_else_is_to_be_done_stays_as_it_is(over: LocalTable) -> None:
    view, _ = at(over, 0)
    other = (Task("prizes.1", 1, view.setting.zones["deck.0"].spec.title),)
    assert far_away(view, other, opener="") == other


def test_in_a_record_tasks_are_only_said(over: LocalTable) -> None:
    view, found = at(over, 1)
    assert to_look_at(view, found) == tuple(replace(task, choices=()) for task in found)
