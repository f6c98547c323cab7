"""What is said of a table file that cannot be opened, or not whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.data.value import replace
from app.core.past.history import HistoryTree
from app.store.tables.gzip_lines import Ending
from app.store.tables.table_file_words import (
    NoBeginningError,
    TableFileError,
    damaged_after,
    empty_file,
    newer_file,
    no_beginning,
    not_a_table,
    of_a_seat,
    told_damage,
)
from app.store.tables.table_lines import Header, header_of
from tests.store.toy import played

PATH = Path("evening.chabudai")


@pytest.fixture(scope="module")
def tree() -> HistoryTree:
    return played(20).tree


@pytest.fixture(scope="module")
def saved() -> Header:
    return header_of(played(1).journal)


@pytest.fixture
def autosaved(saved: Header) -> Header:
    return replace(saved, autosave=True)


# -- not whole -----------------------------------------------------------------------------------


def test_of_a_whole_file_there_is_nothing_to_say(
    tree: HistoryTree, saved: Header, autosaved: Header
) -> None:
    assert told_damage(PATH, saved, tree, "", "closed") is None
    assert told_damage(PATH, autosaved, tree, "", "closed") is None
    assert told_damage(PATH, autosaved, tree, "", "cut") is None, "its program was ended"


@pytest.mark.parametrize("ending", ["cut", "mid-line", "broken", "huge"])
def test_a_saved_table_without_its_end_is_damaged_after_its_last_step(
    tree: HistoryTree, saved: Header, ending: Ending
) -> None:
    assert told_damage(PATH, saved, tree, "", ending) == damaged_after(PATH, tree.shapes[-1])


@pytest.mark.parametrize("ending", ["broken", "huge"])
def test_so_is_an_autosave_that_was_spoilt(
    tree: HistoryTree, autosaved: Header, ending: Ending
) -> None:
    assert told_damage(PATH, autosaved, tree, "", ending) == damaged_after(PATH, tree.shapes[-1])


def test_a_line_that_does_not_fit_is_damage_however_the_file_ends(
    tree: HistoryTree, autosaved: Header
) -> None:
    told = told_damage(PATH, autosaved, tree, "crc", "closed")
    assert told == damaged_after(PATH, tree.shapes[-1])


def test_of_a_program_that_ended_in_the_middle_of_a_gesture_that_one_is_missing(
    tree: HistoryTree, autosaved: Header
) -> None:
    told = told_damage(PATH, autosaved, tree, "", "mid-line")
    assert told is not None
    assert "that one is missing" in told.en
    assert "それより前はすべて残っています" in told.ja


def test_the_last_good_step_is_named_by_number_and_turn(tree: HistoryTree) -> None:
    step = tree.shapes[7]
    told = damaged_after(PATH, step)
    assert f"after step 7 (turn {step.turn}.{step.step})" in told.en
    assert f"手順7（{step.turn}ターン目の{step.step}手目）" in told.ja


# -- not at all ----------------------------------------------------------------------------------

REFUSALS = {
    "empty": empty_file(PATH),
    "not a table": not_a_table(PATH),
    "what one seat saw": of_a_seat(PATH),
    "damaged from its beginning": no_beginning(PATH, foreign=False),
    "newer version": newer_file(PATH),
}


@pytest.mark.parametrize("said", REFUSALS)
def test_each_reason_says_what_it_is_of_which_file(said: str) -> None:
    refusal = REFUSALS[said]
    assert said in refusal.words.en
    assert "“evening.chabudai”" in refusal.words.en
    assert "「evening.chabudai」" in refusal.words.ja


def test_only_a_table_that_was_one_has_lost_its_beginning() -> None:
    """Whoever looks for a table by its name passes over such a one, and says so."""
    assert isinstance(no_beginning(PATH, foreign=False), NoBeginningError)
    foreign = no_beginning(PATH, foreign=True)
    assert type(foreign) is TableFileError
    assert foreign.words == not_a_table(PATH).words
