"""Who watches the door: places there, what wrong tries cost, the spoken code of the day."""

from __future__ import annotations

import pytest

from app.net.auth.doorkeeper import (
    FIRST_PAUSE,
    FORGET_AFTER,
    LONGEST_DELAY,
    LONGEST_PAUSE,
    MOST_WAITING,
    MOST_WAITING_AT,
    MOST_WRONG,
    SHARE_EVERY,
    TO_CONFIRM,
    Doorkeeper,
)
from tests.helpers.door import AKI, MIO, REN, table

NOW = 1000.0


@pytest.fixture
def keeper() -> Doorkeeper:
    """A table with a spoken code; nobody is at its door."""
    return table().keeper


def wrong(keeper: Doorkeeper, address: str, now: float = NOW) -> list[str]:
    """Let somebody try a wrong code; return what the host's people hear of it."""
    told = keeper.wrong_code(address, keeper.code_count, now, finished=True)
    return [event.what for event in told]


def five_wrong(keeper: Doorkeeper, now: float = NOW) -> None:
    for host in range(MOST_WRONG):
        wrong(keeper, f"10.0.0.{host}", now)


# -- places ----------------------------------------------------------------------------------------


def test_an_address_has_so_many_places_and_gets_one_back_when_somebody_leaves(
    keeper: Doorkeeper,
) -> None:
    for _ in range(MOST_WAITING_AT):
        assert not keeper.is_crowded(REN)
        keeper.come(REN)
    assert keeper.is_crowded(REN)
    assert not keeper.is_crowded(AKI)
    keeper.leave(REN)
    assert not keeper.is_crowded(REN)
    assert keeper.waiting == MOST_WAITING_AT - 1


def test_all_together_have_so_many_places(keeper: Doorkeeper) -> None:
    for host in range(MOST_WAITING):
        assert not keeper.is_crowded(f"10.0.0.{host}")
        keeper.come(f"10.0.0.{host}")
    assert keeper.is_crowded(REN)


def test_a_crowd_of_addresses_is_not_remembered_for_ever() -> None:
    here = table()
    for number in range(3000):
        here.keeper.wrong_secret(f"10.0.{number // 256}.{number % 256}", "invite", here.now)
    assert len(here.keeper._delays) == 1000
    assert len(here.keeper._waiting) == 0


# -- what wrong tries cost -------------------------------------------------------------------------


def test_each_wrong_try_costs_its_address_twice_the_time_up_to_a_minute(
    keeper: Doorkeeper,
) -> None:
    waits = []
    for _ in range(9):
        keeper.wrong_secret(REN, "invite", NOW)
        waits.append(keeper.delay(REN, "invite", NOW))
    assert waits == [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, LONGEST_DELAY, LONGEST_DELAY, LONGEST_DELAY]


def test_it_costs_no_other_address_and_no_other_way(keeper: Doorkeeper) -> None:
    keeper.wrong_secret(REN, "invite", NOW)
    assert keeper.delay(AKI, "invite", NOW) == 0.0
    assert keeper.delay(REN, "token", NOW) == 0.0
    assert keeper.delay(REN, "invite", NOW + 0.25) == 0.75
    assert keeper.delay(REN, "invite", NOW + 1.0) == 0.0


def test_who_was_wrong_long_ago_or_was_right_since_begins_anew(keeper: Doorkeeper) -> None:
    for address in (AKI, REN, MIO):
        for _ in range(3):
            keeper.wrong_secret(address, "invite", NOW)
    keeper.right(AKI, "invite")
    later = NOW + 4.0 + FORGET_AFTER
    keeper.wrong_secret(AKI, "invite", NOW)
    keeper.wrong_secret(REN, "invite", later)
    keeper.wrong_secret(MIO, "invite", later - 1.0)
    assert keeper.delay(AKI, "invite", NOW) == 1.0
    assert keeper.delay(REN, "invite", later) == 1.0
    assert keeper.delay(MIO, "invite", later - 1.0) == 8.0


def test_a_wrong_secret_is_told_each_time_and_a_ban_now_and_then(keeper: Doorkeeper) -> None:
    assert [event.what for event in keeper.wrong_secret(REN, "token", NOW)] == ["wrong-secret"]
    assert [event.what for event in keeper.wrong_secret(REN, "token", NOW)] == ["wrong-secret"]
    assert [event.address for event in keeper.banned(REN, NOW)] == [REN]
    assert keeper.banned(REN, NOW + 0.5) == ()
    assert len(keeper.banned(REN, NOW + 1.0)) == 1
    assert keeper.banned(REN, NOW + 2.5) == (), "it is told more and more seldom"


# -- the spoken code -------------------------------------------------------------------------------


def test_no_code_holds_before_there_is_one_and_after_it_was_dropped() -> None:
    keeper = table(code=False).keeper
    assert keeper.code is None
    event = keeper.change_code()
    assert event.what == "code-changed"
    assert event.new_code == keeper.code
    count = keeper.code_count
    keeper.drop_code()
    assert (keeper.code, keeper.code_count) == (None, count + 1)
    assert wrong(keeper, REN) == [], "there is no code that a try could wear out"


def test_a_new_code_is_another_one() -> None:
    drawn = [b"\0\0\0\1", b"\0\0\0\1", b"\0\0\0\2"]
    keeper = Doorkeeper(b"", table().keeper.guests, draw=lambda _: drawn.pop(0))
    assert keeper.change_code().new_code == "000001"
    assert keeper.change_code().new_code == "000002"


def test_after_five_wrong_tries_the_code_is_another(keeper: Doorkeeper) -> None:
    before = keeper.code
    told = [wrong(keeper, f"10.0.0.{host}") for host in range(MOST_WRONG)]
    assert told == [["wrong-code"]] * (MOST_WRONG - 1) + [["wrong-code", "code-changed"]]
    assert keeper.code != before
    assert wrong(keeper, REN) == ["wrong-code"], "it is counted anew"


def test_a_try_that_was_broken_off_counts_and_is_told_as_such(keeper: Doorkeeper) -> None:
    (event,) = keeper.wrong_code(REN, keeper.code_count, NOW, finished=False)
    assert event.what == "unfinished"
    assert "try 1 of 5" in event.words.en
    assert keeper.delay(REN, "code", NOW) == 1.0


def test_a_try_with_an_older_code_costs_its_address_but_not_the_code(keeper: Doorkeeper) -> None:
    older = keeper.code_count
    keeper.change_code()
    assert keeper.wrong_code(REN, older, NOW, finished=True) == ()
    assert keeper.delay(REN, "code", NOW) == 1.0
    (event,) = keeper.wrong_code(AKI, keeper.code_count, NOW, finished=True)
    assert "try 1 of 5" in event.words.en


def test_after_that_nobody_tries_codes_for_a_while_and_longer_each_time(
    keeper: Doorkeeper,
) -> None:
    pauses = []
    for _ in range(8):
        five_wrong(keeper)
        pauses.append(keeper.delay(MIO, "code", NOW))
        assert keeper.delay(MIO, "invite", NOW) == 0.0
    assert pauses[:3] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert pauses[-1] == LONGEST_PAUSE


@pytest.mark.parametrize("end", ["somebody came in", "a new code"])
def test_pauses_are_short_again_after_the_right_code_or_a_new_one(
    keeper: Doorkeeper, end: str
) -> None:
    five_wrong(keeper)
    if end == "a new code":
        keeper.change_code()
        assert keeper.delay(MIO, "code", NOW) == 0.0
    else:
        keeper.right(AKI, "code")
        assert keeper.delay(MIO, "code", NOW) == FIRST_PAUSE
    five_wrong(keeper, NOW + FIRST_PAUSE)
    assert keeper.delay(MIO, "code", NOW + FIRST_PAUSE) == FIRST_PAUSE


def test_who_came_by_an_invite_does_not_shorten_the_pauses(keeper: Doorkeeper) -> None:
    five_wrong(keeper)
    keeper.right(AKI, "invite")
    five_wrong(keeper)
    assert keeper.delay(MIO, "code", NOW) == 2 * FIRST_PAUSE


# -- one at a time ---------------------------------------------------------------------------------


def test_while_one_tries_a_code_all_others_wait(keeper: Doorkeeper) -> None:
    assert keeper.free_in(NOW) == 0.0
    keeper.begin_try("Ren's", NOW)
    assert keeper.free_in(NOW) == TO_CONFIRM
    keeper.end_try("Aki's")
    assert keeper.free_in(NOW) == TO_CONFIRM, "it was not Aki who tried"
    keeper.end_try("Ren's")
    assert keeper.free_in(NOW) == SHARE_EVERY
    assert keeper.free_in(NOW + SHARE_EVERY) == 0.0


def test_who_does_not_finish_holds_nobody_up_for_long(keeper: Doorkeeper) -> None:
    keeper.begin_try("Ren's", NOW)
    assert keeper.free_in(NOW + TO_CONFIRM) == 0.0
