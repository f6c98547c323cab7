"""Cells by what people type: counted from the reader's own left on both sides."""

from __future__ import annotations

import pytest

from app.core.view import Event
from app.games.nullpoga.resolver.board_values import BATTLE, STANDBY, Place
from app.games.nullpoga.text_play.typed_cells import (
    is_place,
    place_word,
    read_enemy,
    read_own_battle,
    read_place,
    retold,
)
from app.games.nullpoga.text_play.typed_errors import TypedError


@pytest.mark.parametrize(
    ("word", "first", "second"),
    [
        ("2", Place(0, BATTLE, 1), Place(1, BATTLE, 3)),
        ("b2", Place(0, BATTLE, 1), Place(1, BATTLE, 3)),
        ("s1", Place(0, STANDBY, 0), Place(1, STANDBY, 4)),
        ("控1", Place(0, STANDBY, 0), Place(1, STANDBY, 4)),
        ("e5", Place(1, BATTLE, 4), Place(0, BATTLE, 0)),
        ("敵5", Place(1, BATTLE, 4), Place(0, BATTLE, 0)),
        ("es4", Place(1, STANDBY, 3), Place(0, STANDBY, 1)),
        ("敵控4", Place(1, STANDBY, 3), Place(0, STANDBY, 1)),
    ],
)
def test_a_number_is_the_column_from_one_s_own_left_whoever_has_the_cell(
    word: str, first: Place, second: Place
) -> None:
    assert read_place(word, 0) == first
    assert read_place(word, 1) == second
    assert is_place(word)


@pytest.mark.parametrize("word", ["0", "6", "e", "x3", "33", "", "rat"])
def test_what_is_no_cell_is_said_with_what_is_one(word: str) -> None:
    assert not is_place(word)
    with pytest.raises(TypedError, match=r"is not a cell\. Cells are 1 to 5 from your left"):
        read_place(word, 0)


def test_where_only_one_side_can_be_meant_its_sign_may_be_left_out() -> None:
    assert read_enemy("4", 0) == read_enemy("e4", 0) == Place(1, BATTLE, 3)
    assert read_own_battle("4", 0) == Place(0, BATTLE, 3)
    for word in ("e4", "s4"):
        with pytest.raises(TypedError, match="is not a cell of your battle zone"):
            read_own_battle(word, 0)


@pytest.mark.parametrize("own", [0, 1])
def test_a_cell_is_written_as_it_is_read(own: int) -> None:
    for side in (0, 1):
        for column in range(5):
            for row in (BATTLE, STANDBY):
                at = Place(side, row, column)
                word = place_word(at, own)
                assert read_place(word.en, own) == read_place(word.ja, own) == at


def test_what_happened_is_told_with_the_reader_s_cells() -> None:
    theirs = Event("summons", 1, goal="standby.1", at="cell.2")
    assert retold(0, theirs).at == "cell.4"
    assert retold(1, theirs) == theirs
    # The first attacks what the other counts as 4; it faces the own cell 2.
    assert retold(0, Event("attacks", 0, number=4)).number == 2
    assert retold(1, Event("attacks", 0, number=4)).number == 4
    assert retold(1, Event("rains", 0, number=1)).number == 5
    assert retold(0, Event("draw", 1, goal="hand.1")) == Event("draw", 1, goal="hand.1")
