"""When a table is tried again."""

from __future__ import annotations

import pytest

from app.net.client.retries import FIRST_WAIT, GIVE_UP_AFTER, LONGEST_WAIT, Retries


@pytest.fixture(autouse=True)
def even(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses without their share of chance."""
    monkeypatch.setattr("app.net.client.retries.random.uniform", lambda least, _most: least)


def test_each_pause_is_twice_as_long_up_to_the_longest() -> None:
    retries = Retries()
    pauses = [retries.next_pause(came_in=False) for _ in range(8)]
    assert pauses == [FIRST_WAIT, 0.5, 1.0, 2.0, 4.0, LONGEST_WAIT, LONGEST_WAIT, LONGEST_WAIT]


def test_who_was_at_the_table_is_back_at_once_and_begins_to_count_anew() -> None:
    retries = Retries()
    for _ in range(GIVE_UP_AFTER):
        retries.next_pause(came_in=False)
    assert retries.in_vain
    assert retries.next_pause(came_in=True) == FIRST_WAIT
    assert not retries.in_vain


def test_a_host_that_wants_to_be_left_alone_is_there() -> None:
    retries = Retries()
    for _ in range(GIVE_UP_AFTER):
        retries.wait_for(30.0)
        assert retries.next_pause(came_in=False) == 30.0
    assert not retries.in_vain
    # Asked for once, and for one pause.
    assert retries.next_pause(came_in=False) == 2.0


def test_a_short_wish_of_the_host_does_not_hurry_anybody() -> None:
    retries = Retries()
    for _ in range(4):
        retries.next_pause(came_in=False)
    retries.wait_for(1.0)
    assert retries.next_pause(came_in=False) == 4.0


def test_pauses_of_many_are_not_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.net.client.retries.random.uniform", lambda _least, most: most)
    assert Retries().next_pause(came_in=False) == 1.5 * FIRST_WAIT
