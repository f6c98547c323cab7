"""Who knocks: however many strangers come, they hold little, and friends get through."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from app.net.auth.waiting_connections import Threshold
from app.net.transport.limits import MOST_KNOCKING


@dataclass(eq=False)
class Knocking:
    """A connection that is not through yet."""

    address: str
    ended: bool = False

    def drop(self) -> None:
        self.ended = True


def test_there_is_room_for_so_many() -> None:
    threshold = Threshold()
    some = [Knocking("10.0.0.1") for _ in range(MOST_KNOCKING)]
    for one in some:
        threshold.come(one)
    assert len(threshold) == MOST_KNOCKING
    assert not any(one.ended for one in some)


def test_who_is_through_takes_no_room() -> None:
    threshold = Threshold(2)
    first, second, third = (Knocking("10.0.0.1") for _ in range(3))
    threshold.come(first)
    threshold.come(second)
    threshold.leave(first)
    threshold.come(third)
    assert not any(one.ended for one in (first, second, third))


def test_one_too_many_ends_the_oldest_of_the_address_that_has_the_most() -> None:
    threshold = Threshold(4)
    friend = Knocking("10.0.0.2")
    strangers = [Knocking("10.0.0.1") for _ in range(4)]
    threshold.come(friend)
    for one in strangers:
        threshold.come(one)
    assert [one.ended for one in strangers] == [True, False, False, False]
    assert not friend.ended
    assert len(threshold) == 4


def test_strangers_at_one_address_never_keep_out_a_friend_at_another() -> None:
    chance = random.Random(3)
    threshold = Threshold(16)
    friends: list[Knocking] = []
    for number in range(2000):
        threshold.come(Knocking(f"10.0.0.{chance.randrange(3)}"))
        if number % 100 == 0:
            friends.append(Knocking("10.0.1.1"))
            threshold.come(friends[-1])
        if len(friends) == 4:
            threshold.leave(friends.pop(0))
        assert len(threshold) <= 16
    assert not any(one.ended for one in friends)


def test_addresses_that_have_as_many_take_turns() -> None:
    threshold = Threshold(6)
    some = [Knocking(f"10.0.0.{number % 3}") for number in range(12)]
    for one in some:
        threshold.come(one)
    assert Counter(one.address for one in some if one.ended) == Counter(
        {"10.0.0.0": 2, "10.0.0.1": 2, "10.0.0.2": 2}
    )
