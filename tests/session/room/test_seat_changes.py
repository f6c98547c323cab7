"""Who sits where, and sees what from there: moving, giving up, taking over, closing a hand."""

from __future__ import annotations

import pytest

from app.core.ids import SPECTATOR
from app.session.room import room_messages as m
from tests.session.room.small_room import AKI, REN, Evening


@pytest.fixture
def evening() -> Evening:
    return Evening()


def noted(evening: Evening) -> tuple[list[int], list[int]]:
    """Return who has other eyes from now on, and which seats are somebody else's."""
    seated: list[int] = []
    vacated: list[int] = []
    evening.room.places.seated = seated.append
    evening.room.places.vacated = vacated.append
    return seated, vacated


def test_while_seats_gather_one_moves_freely() -> None:
    evening = Evening(laid=False)
    evening.hear(evening.aki, m.Sit("Aki", "spectator"))
    evening.hear(evening.sora, m.Sit("Sora", "player"))
    company = evening.room.roster
    assert (company[evening.sora].seat, company[evening.aki].role) == (AKI, "spectator")


def test_in_a_game_who_saw_a_hand_sits_down_behind_no_other(evening: Evening) -> None:
    evening.hear(evening.aki, m.Sit("Aki", "judge"))
    assert evening.codes(evening.aki) == ["seated"]
    seated, _ = noted(evening)
    evening.hear(evening.aki, m.Sit("Aki", "spectator"))
    assert evening.room.roster.eyes(evening.aki) == SPECTATOR
    assert seated == [evening.aki]


def test_with_a_seat_that_is_taken_over_all_that_is_known_there_is(evening: Evening) -> None:
    seated, vacated = noted(evening)
    evening.room.places.take_over(evening.sora, REN, evening.now)
    company = evening.room.roster
    assert (company.eyes(evening.sora), company.eyes(evening.ren)) == (REN, SPECTATOR)
    assert seated == [evening.ren, evening.sora]
    assert vacated == [REN], "nobody comes back to it who had it before"


def test_who_plays_takes_over_nothing(evening: Evening) -> None:
    seated, vacated = noted(evening)
    evening.room.places.take_over(evening.aki, REN, evening.now)
    assert (seated, vacated) == ([], [])
    assert evening.room.roster.eyes(evening.ren) == REN


def test_a_hand_that_was_shown_is_closed_by_who_holds_it(evening: Evening) -> None:
    evening.room.places.show_hand(evening.sora, REN)
    assert evening.room.roster.eyes(evening.sora) == REN
    evening.hear(evening.aki, m.CloseHand())
    assert evening.room.roster.eyes(evening.sora) == REN, "it is Ren's"
    evening.hear(evening.ren, m.CloseHand())
    assert evening.room.roster.eyes(evening.sora) == SPECTATOR


def test_a_player_is_shown_no_hand(evening: Evening) -> None:
    evening.room.places.show_hand(evening.aki, REN)
    assert evening.room.roster.eyes(evening.aki) == AKI


def test_leave_to_see_a_hand_ends_with_who_gave_it(evening: Evening) -> None:
    evening.room.places.show_hand(evening.sora, REN)
    evening.hear(evening.ren, m.Sit("Ren", "spectator"))
    assert evening.room.roster.eyes(evening.sora) == SPECTATOR


def test_what_somebody_asked_for_ends_when_they_move(evening: Evening) -> None:
    evening.hear(evening.ren, m.AskLeave("chair"))
    evening.hear(evening.ren, m.Sit("Ren", "spectator"))
    (decided,) = evening.heard(evening.aki, m.Decided)
    assert (decided.allowed, decided.why) == (False, "withdrawn")
