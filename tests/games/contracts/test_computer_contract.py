"""Which computer plays which seat: an option of the table, for everybody to see."""

from __future__ import annotations

from app.core.options import with_options
from app.core.text.words import Words
from app.games.contracts.computer_contract import (
    NOBODY,
    PERSON,
    computers_of,
    played_by,
    reseated,
    seat_option,
)
from tests.helpers.toy_games import TOYS


def test_a_table_says_which_computer_plays_a_seat() -> None:
    options = with_options((), (played_by(1, "careful"), ("tie", "sudden-death")))
    assert computers_of(options) == {1: "careful"}


def test_a_seat_that_a_person_took_is_played_by_none() -> None:
    options = with_options((played_by(1, "careful"),), (played_by(1, ""),))
    assert options == (("computer.1", NOBODY),)
    assert computers_of(options) == {}


def test_what_somebody_else_made_of_such_an_option_names_no_seat() -> None:
    odd = ("computer.", "computer.x", "computer.12", "computer.-1", "computer.٣", "computer")
    assert computers_of(tuple((key, "careful") for key in odd)) == {}


def test_who_plays_a_seat_is_an_option_with_its_words() -> None:
    option = seat_option(TOYS["duel"].players, 1)
    assert (option.id, option.usual) == ("computer.1", NOBODY)
    assert option.title_of(NOBODY) == PERSON
    assert option.title_of("draws") == Words("Draws (computer)", "引く人（コンピューター）")
    assert not option.allows("careful")


def test_a_computer_keeps_its_place_among_those_who_move_on() -> None:
    options = with_options((), (played_by(1, "careful"), ("tie", "shared")))
    assert reseated(options, (1, 2, 0)) == (("computer.0", "careful"), ("tie", "shared"))
    assert reseated(options, (0, 1)) == options
