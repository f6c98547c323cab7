"""Whose tasks come first where several wait."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure
from app.core.text.words import Words
from app.games.task_model import Task
from app.session.host.local_table import lay_table
from app.ui.app.window import Window
from app.ui.tasks.open_tasks import of_others
from tests.gallery.four_players import royal
from tests.helpers.toy_games.boards import FOUR, PAIRS

NAMES = ("Aki", "Ren", "Mio", "Sota")


@pytest.mark.parametrize(
    ("game", "seat", "order"),
    [("pairs", 0, [2, 1, 3]), ("pairs", 1, [3, 0, 2]), ("four", 0, [1, 2, 3]), ("pairs", -1, None)],
)
def test_partners_are_waited_for_first(game: str, seat: int, order: list[int] | None) -> None:
    spec = {"pairs": PAIRS, "four": FOUR}[game]
    deck = tuple(f"card {number}" for number in range(9))
    view = lay_table(spec, NAMES, (deck,) * 4, seed=1).sit(0).view
    tasks = tuple(Task(f"wait.{who}", who, Words("Wait", "待つ")) for who in range(4))
    found = [task.seat for task in of_others(tasks, view, seat)]
    assert found == (list(range(4)) if order is None else order)


def test_in_a_game_that_is_over_who_is_out_is_told_so_too(empty_window: Window) -> None:
    document = royal()
    for seat in (1, 2, 3):
        document.table.sit(seat).ask(Procedure("concede"))
    empty_window.put_on_board(document)
    assert empty_window.bridge is not None
    empty_window.bridge.act_as(3)
    assert empty_window.side is not None
    todo = empty_window.side.tasks.todo
    assert todo is not None
    assert [task.id for task in todo.own] == ["rematch"]
