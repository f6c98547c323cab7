"""A room is looked at when something in it has its time."""

from __future__ import annotations

import asyncio
import math

from app.net.server.room_timer import SHORTEST_WAIT, RoomTimer
from app.session.room.messages.request_messages import AskLeave, Decided, Questioned
from tests.net.by_hand import until
from tests.net.server.served_table import Hosted, during


def test_what_has_its_time_is_looked_at_then() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        aki.say(AskLeave("options", options=(("turn-lock", "off"),)))
        (question,) = ren.heard(Questioned)
        hosted.handshake.wait(question.seconds + 1.0)
        hosted.server.tick()
        (decided,) = aki.heard(Decided)
        assert not decided.allowed

    during(talk)


def test_nobody_needs_to_look_for_it() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        hosted.leap = 3600.0
        aki.say(AskLeave("options", options=(("turn-lock", "off"),)))
        assert len(ren.heard(Questioned)) == 1
        assert aki.heard(Decided) == []
        await until(lambda: aki.heard(Decided))

    during(talk)


def test_what_is_due_by_a_slow_clock_is_looked_at_again_until_it_is() -> None:
    async def wait() -> list[float]:
        now, looks = [0.0], list[float]()

        def look() -> None:
            now[0] += 0.3
            looks.append(round(now[0], 1))
            timer.watch(0.0005 if now[0] < 0.8 else math.inf)

        timer = RoomTimer(lambda: now[0], look)
        timer.watch(0.0005)
        await until(lambda: len(looks) == 3)
        return looks

    assert asyncio.run(wait()) == [0.3, 0.6, 0.9]


def test_a_timer_that_is_cancelled_looks_no_more() -> None:
    async def wait() -> list[int]:
        looks = list[int]()
        timer = RoomTimer(lambda: 0.0, lambda: looks.append(1))
        timer.watch(0.0)
        timer.cancel()
        gone_by = asyncio.Event()
        asyncio.get_running_loop().call_later(3 * SHORTEST_WAIT, gone_by.set)
        await gone_by.wait()
        return looks

    assert asyncio.run(wait()) == []
