"""What a host keeps for one connection, before and after somebody is in."""

from __future__ import annotations

import asyncio

from app.net.auth.host_handshake import HostHandshake
from app.net.server.guest import Guest
from app.net.transport.limits import MOST_UNREAD
from app.session.room.messages.from_people import WantPast
from tests.helpers.handshake_table import REN, table


def test_somebody_is_at_the_door_first_and_nobody_yet() -> None:
    handshake = HostHandshake(table().admission, REN)
    guest = Guest(handshake, lambda _, __: None, lambda: 0)
    assert guest.handshake is handshake
    assert (guest.entered, guest.person) == (None, None)
    assert (guest.stream, guest.coming, guest.timer) == (None, None, None)


def test_what_is_wanted_of_the_past_is_told_to_who_wants_it() -> None:
    told: list[tuple[Guest, WantPast]] = []
    unread = 0

    async def ask() -> None:
        nonlocal unread
        aki, ren = (
            Guest(
                HostHandshake(table().admission, REN),
                lambda guest, wanted: told.append((guest, wanted)),
                lambda: unread,
            )
            for _ in range(2)
        )
        ren.past.want(WantPast((7,)))
        assert told == [(ren, WantPast((7,)))]
        unread = MOST_UNREAD
        aki.past.want(WantPast((8,)))
        assert len(told) == 1, "nothing more is told to who does not read"

    asyncio.run(ask())
