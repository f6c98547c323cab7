"""Who watches the handshake: places there, what wrong tries cost, the spoken code of the day."""

from __future__ import annotations

import pytest

from app.net.auth.admission_control import (
    FIRST_PAUSE,
    FORGET_AFTER,
    LONGEST_DELAY,
    LONGEST_PAUSE,
    MOST_HANDSHAKES,
    MOST_HANDSHAKES_AT,
    MOST_WRONG,
    SHARE_EVERY,
    TO_CONFIRM,
    AdmissionControl,
)
from tests.helpers.handshake_table import AKI, MIO, REN, table

NOW = 1000.0


@pytest.fixture
def admission() -> AdmissionControl:
    """A table with a spoken code; nobody is at its handshake."""
    return table().admission


def wrong(admission: AdmissionControl, address: str, now: float = NOW) -> list[str]:
    """Let somebody try a wrong code; return what the host's people hear of it."""
    told = admission.wrong_code(address, admission.code_count, now, finished=True)
    return [event.what for event in told]


def five_wrong(admission: AdmissionControl, now: float = NOW) -> None:
    for host in range(MOST_WRONG):
        wrong(admission, f"10.0.0.{host}", now)


# -- places ----------------------------------------------------------------------------------------


def test_an_address_has_so_many_places_and_gets_one_back_when_somebody_leaves(
    admission: AdmissionControl,
) -> None:
    for _ in range(MOST_HANDSHAKES_AT):
        assert not admission.is_crowded(REN)
        admission.come(REN)
    assert admission.is_crowded(REN)
    assert not admission.is_crowded(AKI)
    admission.leave(REN)
    assert not admission.is_crowded(REN)
    assert admission.waiting == MOST_HANDSHAKES_AT - 1


def test_all_together_have_so_many_places(admission: AdmissionControl) -> None:
    for host in range(MOST_HANDSHAKES):
        assert not admission.is_crowded(f"10.0.0.{host}")
        admission.come(f"10.0.0.{host}")
    assert admission.is_crowded(REN)


def test_a_crowd_of_addresses_is_not_remembered_for_ever() -> None:
    here = table()
    for number in range(3000):
        here.admission.wrong_secret(f"10.0.{number // 256}.{number % 256}", "invite", here.now)
    assert len(here.admission._delays) == 1000
    assert len(here.admission._waiting) == 0


# -- what wrong tries cost -------------------------------------------------------------------------


def test_each_wrong_try_costs_its_address_twice_the_time_up_to_a_minute(
    admission: AdmissionControl,
) -> None:
    waits = []
    for _ in range(9):
        admission.wrong_secret(REN, "invite", NOW)
        waits.append(admission.delay(REN, "invite", NOW))
    assert waits == [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, LONGEST_DELAY, LONGEST_DELAY, LONGEST_DELAY]


def test_it_costs_no_other_address_and_no_other_way(admission: AdmissionControl) -> None:
    admission.wrong_secret(REN, "invite", NOW)
    assert admission.delay(AKI, "invite", NOW) == 0.0
    assert admission.delay(REN, "token", NOW) == 0.0
    assert admission.delay(REN, "invite", NOW + 0.25) == 0.75
    assert admission.delay(REN, "invite", NOW + 1.0) == 0.0


def test_who_was_wrong_long_ago_or_was_right_since_begins_anew(admission: AdmissionControl) -> None:
    for address in (AKI, REN, MIO):
        for _ in range(3):
            admission.wrong_secret(address, "invite", NOW)
    admission.right(AKI, "invite")
    later = NOW + 4.0 + FORGET_AFTER
    admission.wrong_secret(AKI, "invite", NOW)
    admission.wrong_secret(REN, "invite", later)
    admission.wrong_secret(MIO, "invite", later - 1.0)
    assert admission.delay(AKI, "invite", NOW) == 1.0
    assert admission.delay(REN, "invite", later) == 1.0
    assert admission.delay(MIO, "invite", later - 1.0) == 8.0


def test_a_wrong_secret_is_told_each_time_and_a_ban_now_and_then(
    admission: AdmissionControl,
) -> None:
    assert [event.what for event in admission.wrong_secret(REN, "token", NOW)] == ["wrong-secret"]
    assert [event.what for event in admission.wrong_secret(REN, "token", NOW)] == ["wrong-secret"]
    assert [event.address for event in admission.banned(REN, NOW)] == [REN]
    assert admission.banned(REN, NOW + 0.5) == ()
    assert len(admission.banned(REN, NOW + 1.0)) == 1
    assert admission.banned(REN, NOW + 2.5) == (), "it is told more and more seldom"


# -- the spoken code -------------------------------------------------------------------------------


def test_no_code_holds_before_there_is_one_and_after_it_was_dropped() -> None:
    admission = table(code=False).admission
    assert admission.code is None
    event = admission.change_code()
    assert event.what == "code-changed"
    assert event.new_code == admission.code
    count = admission.code_count
    admission.drop_code()
    assert (admission.code, admission.code_count) == (None, count + 1)
    assert wrong(admission, REN) == [], "there is no code that a try could wear out"


def test_a_new_code_is_another_one() -> None:
    drawn = [b"\0\0\0\1", b"\0\0\0\1", b"\0\0\0\2"]
    admission = AdmissionControl(b"", table().admission.guests, draw=lambda _: drawn.pop(0))
    assert admission.change_code().new_code == "000001"
    assert admission.change_code().new_code == "000002"


def test_after_five_wrong_tries_the_code_is_another(admission: AdmissionControl) -> None:
    before = admission.code
    told = [wrong(admission, f"10.0.0.{host}") for host in range(MOST_WRONG)]
    assert told == [["wrong-code"]] * (MOST_WRONG - 1) + [["wrong-code", "code-changed"]]
    assert admission.code != before
    assert wrong(admission, REN) == ["wrong-code"], "it is counted anew"


def test_a_try_that_was_broken_off_counts_and_is_told_as_such(admission: AdmissionControl) -> None:
    (event,) = admission.wrong_code(REN, admission.code_count, NOW, finished=False)
    assert event.what == "unfinished"
    assert "try 1 of 5" in event.words.en
    assert admission.delay(REN, "code", NOW) == 1.0


def test_a_try_with_an_older_code_costs_its_address_but_not_the_code(
    admission: AdmissionControl,
) -> None:
    older = admission.code_count
    admission.change_code()
    assert admission.wrong_code(REN, older, NOW, finished=True) == ()
    assert admission.delay(REN, "code", NOW) == 1.0
    (event,) = admission.wrong_code(AKI, admission.code_count, NOW, finished=True)
    assert "try 1 of 5" in event.words.en


def test_after_that_nobody_tries_codes_for_a_while_and_longer_each_time(
    admission: AdmissionControl,
) -> None:
    pauses = []
    for _ in range(8):
        five_wrong(admission)
        pauses.append(admission.delay(MIO, "code", NOW))
        assert admission.delay(MIO, "invite", NOW) == 0.0
    assert pauses[:3] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert pauses[-1] == LONGEST_PAUSE


@pytest.mark.parametrize("end", ["somebody came in", "a new code"])
def test_pauses_are_short_again_after_the_right_code_or_a_new_one(
    admission: AdmissionControl, end: str
) -> None:
    five_wrong(admission)
    if end == "a new code":
        admission.change_code()
        assert admission.delay(MIO, "code", NOW) == 0.0
    else:
        admission.right(AKI, "code")
        assert admission.delay(MIO, "code", NOW) == FIRST_PAUSE
    five_wrong(admission, NOW + FIRST_PAUSE)
    assert admission.delay(MIO, "code", NOW + FIRST_PAUSE) == FIRST_PAUSE


def test_who_came_by_an_invite_does_not_shorten_the_pauses(admission: AdmissionControl) -> None:
    five_wrong(admission)
    admission.right(AKI, "invite")
    five_wrong(admission)
    assert admission.delay(MIO, "code", NOW) == 2 * FIRST_PAUSE


# -- one at a time ---------------------------------------------------------------------------------


def test_while_one_tries_a_code_all_others_wait(admission: AdmissionControl) -> None:
    assert admission.free_in(NOW) == 0.0
    admission.begin_try("Ren's", NOW)
    assert admission.free_in(NOW) == TO_CONFIRM
    admission.end_try("Aki's")
    assert admission.free_in(NOW) == TO_CONFIRM, "it was not Aki who tried"
    admission.end_try("Ren's")
    assert admission.free_in(NOW) == SHARE_EVERY
    assert admission.free_in(NOW + SHARE_EVERY) == 0.0


def test_who_does_not_finish_holds_nobody_up_for_long(admission: AdmissionControl) -> None:
    admission.begin_try("Ren's", NOW)
    assert admission.free_in(NOW + TO_CONFIRM) == 0.0
