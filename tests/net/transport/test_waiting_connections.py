"""Connections that wait: however many strangers come, they hold little, and friends get through."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from app.net.transport.limits import MOST_WAITING_CONNECTIONS
from app.net.transport.waiting_connections import WaitingConnections


@dataclass(eq=False)
class Waiting:
    """A connection that is not through yet."""

    address: str
    ended: bool = False

    def drop(self) -> None:
        self.ended = True


def test_there_is_room_for_so_many() -> None:
    waiting = WaitingConnections()
    some = [Waiting("10.0.0.1") for _ in range(MOST_WAITING_CONNECTIONS)]
    for one in some:
        waiting.come(one)
    assert len(waiting) == MOST_WAITING_CONNECTIONS
    assert not any(one.ended for one in some)


def test_who_is_through_takes_no_room() -> None:
    waiting = WaitingConnections(2)
    first, second, third = (Waiting("10.0.0.1") for _ in range(3))
    waiting.come(first)
    waiting.come(second)
    waiting.leave(first)
    waiting.come(third)
    assert not any(one.ended for one in (first, second, third))


def test_one_too_many_ends_the_oldest_of_the_address_that_has_the_most() -> None:
    waiting = WaitingConnections(4)
    friend = Waiting("10.0.0.2")
    strangers = [Waiting("10.0.0.1") for _ in range(4)]
    waiting.come(friend)
    for one in strangers:
        waiting.come(one)
    assert [one.ended for one in strangers] == [True, False, False, False]
    assert not friend.ended
    assert len(waiting) == 4


def test_strangers_at_one_address_never_keep_out_a_friend_at_another() -> None:
    chance = random.Random(3)
    waiting = WaitingConnections(16)
    friends: list[Waiting] = []
    for number in range(2000):
        waiting.come(Waiting(f"10.0.0.{chance.randrange(3)}"))
        if number % 100 == 0:
            friends.append(Waiting("10.0.1.1"))
            waiting.come(friends[-1])
        if len(friends) == 4:
            waiting.leave(friends.pop(0))
        assert len(waiting) <= 16
    assert not any(one.ended for one in friends)


def test_addresses_that_have_as_many_take_turns() -> None:
    waiting = WaitingConnections(6)
    some = [Waiting(f"10.0.0.{number % 3}") for number in range(12)]
    for one in some:
        waiting.come(one)
    assert Counter(one.address for one in some if one.ended) == Counter(
        {"10.0.0.0": 2, "10.0.0.1": 2, "10.0.0.2": 2}
    )
