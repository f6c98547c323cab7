"""No two people at a table are called the same, nor so that one would read it as the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from app.games.game_registry import GAMES
from app.session.host.local_table import lay_host
from app.session.room.messages.from_people import Sit
from app.session.room.people import Roster
from app.session.room.person_names import LONGEST_NAME, all_told_apart, looks, told_apart


def test_a_name_that_nobody_has_stays() -> None:
    assert told_apart("Ren", ["Aki", "Mio"]) == "Ren"


@pytest.mark.parametrize(
    "same",
    [
        pytest.param("Ren", id="the same"),
        pytest.param("REN", id="other case"),
        pytest.param("Ｒｅｎ", id="full width"),
        pytest.param("R en", id="a space in it"),
        pytest.param("R\u200ben", id="a space that nobody sees"),
    ],
)
def test_who_comes_second_gets_a_number(same: str) -> None:
    assert told_apart(same, ["Aki", "Ren"]) == f"{same} 2"


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        pytest.param("Aki", "\u0410ki", id="a Cyrillic A"),
        pytest.param("Aki", "\u0391\u03bai", id="Greek letters"),
        pytest.param(
            "\u0430\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430", id="Cyrillic alone, other case"
        ),
        pytest.param("Ali", "AIi", id="a large I for a small l"),
        pytest.param("Leo1", "Leol", id="a small l for a 1"),
        pytest.param("Olli", "0lli", id="a zero for an O"),
    ],
)
def test_letters_that_are_drawn_alike_read_alike(name: str, alike: str) -> None:
    assert told_apart(alike, [name]) == f"{alike} 2"
    assert told_apart(name, [alike]) == f"{name} 2"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0418\u0440\u0430", "\u0418\u0432\u0430"),
        ("Ken", "Ren"),
        ("\u30ec\u30f3", "\u30ec\u30f3\u30ab"),
        ("Ilse", "Else"),
    ],
    ids=["two in Cyrillic", "two in Latin", "two in kana", "with an I"],
)
def test_what_is_read_otherwise_stays(name: str, other: str) -> None:
    assert told_apart(name, [other]) == name


def test_half_width_kana_and_large_sharp_s_read_alike() -> None:
    assert told_apart("ﾚﾝ", ["レン"]) == "ﾚﾝ 2"
    assert told_apart("STRASSE", ["Straße"]) == "STRASSE 2"


def test_a_number_that_is_taken_is_passed_over() -> None:
    assert told_apart("Ren", ["Ren", "ren2"]) == "Ren 3"


def test_the_longest_name_makes_room_for_its_number() -> None:
    longest = "n" * LONGEST_NAME
    assert told_apart(longest, [longest]) == "n" * (LONGEST_NAME - 2) + " 2"


@given(some.lists(some.text(min_size=1, max_size=LONGEST_NAME), max_size=8))
def test_of_any_names_no_two_read_alike(names: list[str]) -> None:
    told = all_told_apart(names)
    for place, name in enumerate(told):
        assert not any(looks(name) & looks(other) for other in told[:place])
    assert all(len(name) <= LONGEST_NAME for name in told)
    assert told[:1] == tuple(names[:1])


def test_at_a_hosted_table_the_second_ren_is_ren_2() -> None:
    roster = Roster(2)
    first, second = roster.sit(Sit("Ren")), roster.sit(Sit("ｒｅｎ"))
    assert [roster[one].name for one in (first, second)] == ["Ren", "ｒｅｎ 2"]


def test_spectators_and_who_is_away_count_as_well() -> None:
    roster = Roster(2)
    roster.sit(Sit("Ren", "spectator"))
    away = roster.sit(Sit("Mio"))
    roster.go(away)
    assert roster[roster.sit(Sit("Mio"))].name == "Mio 2"
    assert roster[roster.sit(Sit("Ren", "spectator"))].name == "Ren 2"


def test_who_moves_keeps_the_name() -> None:
    roster = Roster(2)
    roster.sit(Sit("Ren"))
    second = roster.sit(Sit("Ren"))
    roster.sit(Sit("Ren", "spectator"), second)
    assert roster[second].name == "Ren 2"


def test_two_at_one_screen_are_told_apart_too() -> None:
    deck = ("TWM-128",) * 60
    host = lay_host(GAMES["pokemon"], ("Aki", "aki"), (deck, deck), 7)
    table = host.tree.table_at(0)
    assert [seat.name for seat in table.setting.seats] == ["Aki", "aki 2"]
