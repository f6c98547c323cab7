"""Who sits where, and sees what from there: moving, giving up, taking over, closing a hand."""

from __future__ import annotations

import pytest

from app.core.ids import SPECTATOR
from app.session.room.messages.from_people import CloseHand, MoveSeat, SayReady, Sit
from app.session.room.messages.request_messages import AskLeave, Decided
from app.session.room.messages.to_people import People
from tests.session.room.small_room import AKI, REN, Evening, Quartet


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
    evening.hear(evening.aki, Sit("Aki", "spectator"))
    evening.hear(evening.sora, Sit("Sora", "player"))
    company = evening.room.roster
    assert (company[evening.sora].seat, company[evening.aki].role) == (AKI, "spectator")


def test_in_a_game_who_saw_a_hand_sits_down_behind_no_other(evening: Evening) -> None:
    evening.hear(evening.aki, Sit("Aki", "judge"))
    assert evening.codes(evening.aki) == ["seated"]
    seated, _ = noted(evening)
    evening.hear(evening.aki, Sit("Aki", "spectator"))
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
    evening.hear(evening.aki, CloseHand())
    assert evening.room.roster.eyes(evening.sora) == REN, "it is Ren's"
    evening.hear(evening.ren, CloseHand())
    assert evening.room.roster.eyes(evening.sora) == SPECTATOR


def test_a_player_is_shown_no_hand(evening: Evening) -> None:
    evening.room.places.show_hand(evening.aki, REN)
    assert evening.room.roster.eyes(evening.aki) == AKI


def test_leave_to_see_a_hand_ends_with_who_gave_it(evening: Evening) -> None:
    evening.room.places.show_hand(evening.sora, REN)
    evening.hear(evening.ren, Sit("Ren", "spectator"))
    assert evening.room.roster.eyes(evening.sora) == SPECTATOR


def test_what_somebody_asked_for_ends_when_they_move(evening: Evening) -> None:
    evening.hear(evening.ren, AskLeave("chair"))
    evening.hear(evening.ren, Sit("Ren", "spectator"))
    (decided,) = evening.heard(evening.aki, Decided)
    assert (decided.allowed, decided.why) == (False, "withdrawn")


# -- swapping before the table is laid ------------------------------------------------------------


def test_who_looks_after_the_table_swaps_any_two_with_their_decks() -> None:
    evening = Quartet()
    evening.hear(evening.ren, SayReady())
    evening.hear(evening.aki, MoveSeat(1, 2))
    assert evening.seats() == {"Aki": 0, "Mio": 1, "Ren": 2, "Yui": 3}
    assert not evening.room.roster[evening.ren].ready
    for person in evening.players:
        evening.hear(person, SayReady())
    table = evening.host.tree.table_at(0)
    assert [seat.name for seat in table.setting.seats] == ["Aki", "Mio", "Ren", "Yui"]
    decks = {card.owner: card.ref.partition("-")[0] for card in table.cards}
    assert [decks[seat] for seat in range(4)] == [f"quartet{one}" for one in "acbd"]


def test_two_players_swap_once_both_wish_for_it() -> None:
    evening = Quartet()
    evening.hear(evening.ren, MoveSeat(1, 3))
    assert evening.seats()["Ren"] == 1
    assert evening.heard(evening.yui, People)[-1].people[1].wants == 3
    evening.hear(evening.yui, MoveSeat(3, 1))
    assert (evening.seats()["Ren"], evening.seats()["Yui"]) == (3, 1)
    assert all(one.wants is None for one in evening.room.roster)


def test_a_wish_is_taken_back_and_ends_when_the_table_is_laid() -> None:
    evening = Quartet()
    evening.hear(evening.ren, MoveSeat(1, 3))
    evening.hear(evening.ren, MoveSeat(1, 1))
    evening.hear(evening.yui, MoveSeat(3, 1))
    assert evening.seats()["Ren"] == 1
    for person in evening.players:
        evening.hear(person, SayReady())
    assert evening.room.host is not None
    assert all(one.wants is None for one in evening.room.roster)


def test_a_free_seat_is_taken_at_once_and_the_deck_comes_along() -> None:
    evening = Quartet()
    evening.hear(evening.yui, Sit("Yui", "spectator"))
    evening.hear(evening.ren, MoveSeat(1, 3))
    assert evening.seats()["Ren"] == 3
    assert evening.room.roster[evening.ren].decked


@pytest.mark.parametrize(
    ("who", "wish", "code"),
    [
        ("ren", MoveSeat(0, 2), "not-chair"),
        ("sora", MoveSeat(0, 1), "not-chair"),
        ("jin", MoveSeat(0, 1), "not-chair"),
        ("aki", MoveSeat(0, 4), "no-seat"),
        ("aki", MoveSeat(7, 0), "no-seat"),
    ],
)
def test_nobody_else_moves_people(who: str, wish: MoveSeat, code: str) -> None:
    evening = Quartet()
    before = evening.seats()
    evening.hear(getattr(evening, who), wish)
    assert evening.codes(getattr(evening, who))[-1] == code
    assert evening.seats() == before


def test_in_a_game_nobody_swaps() -> None:
    evening = Quartet(laid=True)
    evening.hear(evening.aki, MoveSeat(0, 1))
    assert evening.codes(evening.aki)[-1] == "laid"


def test_who_keeps_the_tokens_hears_of_a_swap_before_anybody_is_told() -> None:
    evening = Quartet()
    heard: list[object] = []
    evening.room.places.swapped = lambda *seats: heard.append(seats)
    evening.room.places.seated = heard.append
    evening.hear(evening.aki, MoveSeat(1, 2))
    assert heard == [(1, 2), evening.ren, evening.mio]
