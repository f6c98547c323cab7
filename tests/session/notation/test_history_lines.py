"""Lines about the history: taking back, doing again, branches and places with a name."""

from __future__ import annotations

import pytest

from app.core.intent import Announce
from app.games.contracts.notation_contract import NotationError
from app.session.host.local_table import LocalTable
from app.session.host.updates import Accepted
from app.session.notation.history_lines import Travels
from tests.helpers.play import lay
from tests.helpers.toy_games import TOYS
from tests.session.notation.small_script import play, wrong


def said(table: LocalTable) -> int:
    """Let Aki say something more; return the step."""
    answer = table.sit(0).ask(Announce("say", "more"))
    assert isinstance(answer, Accepted)
    return answer.node


@pytest.fixture
def table() -> LocalTable:
    """Three things were said."""
    table = lay(TOYS["duel"], 5).table
    for text in ("one", "two", "three"):
        table.sit(0).ask(Announce("say", text))
    return table


def test_a_line_of_another_kind_is_left_alone(table: LocalTable) -> None:
    assert not Travels(table).carries_out("draws 2 cards", 0)
    assert table.host.tree.cursor == 3


@pytest.mark.parametrize(
    ("line", "node"),
    [
        ("take back", 2),
        ("Take back two steps", 1),
        ("undo", 2),
        ("undo 99 steps", None),
        ("go to the beginning", 0),
        ("go back to start", 0),
    ],
)
def test_one_goes_back(table: LocalTable, line: str, node: int | None) -> None:
    travels = Travels(table)
    if node is None:
        with pytest.raises(NotationError):
            travels.carries_out(line, 0)
    else:
        assert travels.carries_out(line, 0)
        assert table.host.tree.cursor == node


def test_what_is_named_is_found_again_in_any_case(table: LocalTable) -> None:
    travels = Travels(table)
    assert travels.carries_out("mark The Fork", 0)
    assert travels.carries_out("note: why not", 0)
    travels.carries_out("undo 2 steps", 0)
    assert travels.carries_out("go to the fork.", 0)
    assert table.host.tree.cursor == 3
    label = table.host.tree.labels[3]
    assert (label.name, label.note) == ("The Fork", "why not")


def test_a_branch_is_named_by_the_gesture_that_begins_it(table: LocalTable) -> None:
    travels = Travels(table)
    travels.carries_out("undo", 0)
    assert travels.carries_out("branch bold:", 0)
    assert table.host.tree.labels == {}
    travels.grew(said(table), 0)
    travels.grew(said(table), 0)
    assert {node: label.name for node, label in table.host.tree.labels.items()} == {4: "bold"}


# -- in a script ----------------------------------------------------------------------------------


def test_steps_are_taken_back_and_done_again() -> None:
    lines = "draws 1 card\ndraws 1 card\ntake back 2 steps\nexpect Aki has 5 cards in hand\n"
    play(lines + "do again\nexpect Aki has 6 cards in hand\nredo\nundo")


def test_branches_and_places_have_names() -> None:
    text = (
        "mark the fork\nbranch careful\ndraws 1 card\ngo to the fork\nbranch bold\ndraws 2 cards\n"
        "note: greedy\ngo back to careful\nexpect Aki has 6 cards in hand\ngo to the beginning\n"
        "go to bold"
    )
    tree = play(text).table.host.tree
    assert {(label.name, label.note) for label in tree.labels.values()} == {
        ("the fork", ""),
        ("careful", ""),
        ("bold", "greedy"),
    }
    assert "no place is called “mars”. Places with a name: none yet." in str(wrong("go to mars"))
