"""Who plays in a typed position, and whose name a text begins with."""

from __future__ import annotations

import re

import pytest

from app.core.zone import Seat
from app.games.game_registry import GAMES
from app.session.positions.position_line import PositionError
from app.session.positions.typed.typed_seats import NAMES, named_first, seats_typed

SPEC = GAMES["pokemon"]
SEATS = (Seat("Aki", 0), Seat("Ren", 1))


@pytest.mark.parametrize(
    "said", ["seats: Yuki, Sora", "Players: Yuki, Sora", "プレイヤー：Yuki、Sora"]
)
def test_the_part_that_names_them_is_taken_out(said: str) -> None:
    parts = ["active Dreepy", said]
    assert [seat.name for seat in seats_typed(SPEC, parts, ("Mio", "Kai"))] == ["Yuki", "Sora"]
    assert parts == ["active Dreepy"]


def test_who_plays_is_known_or_usual_where_nobody_says() -> None:
    assert [seat.name for seat in seats_typed(SPEC, [], ("Mio", "Kai"))] == ["Mio", "Kai"]
    assert [seat.name for seat in seats_typed(SPEC, [], ())] == list(NAMES[:2])


def test_teams_are_those_of_the_game() -> None:
    four = seats_typed(GAMES["team-battle"], ["seats: A, B, C, D"], ())
    assert len({seat.team for seat in four}) == 2


@pytest.mark.parametrize(
    ("said", "says"),
    [("seats: A, B, C", "not by 3"), ("seats: " + "x" * 41 + ", Ren", "40 letters at most")],
)
def test_who_cannot_play_so_is_told(said: str, says: str) -> None:
    with pytest.raises(PositionError, match=says):
        seats_typed(SPEC, [said], ())


def test_a_name_is_found_with_what_follows_it() -> None:
    colon = re.compile(r"\s*:\s*")
    assert named_first(SEATS, "ren : bench Dreepy", colon) == (1, "bench Dreepy")
    assert named_first(SEATS, "Rena: bench", colon) == (None, "Rena: bench")
