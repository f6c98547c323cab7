"""What the table tells, made into frames once for all who have the same eyes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.core.ids import SPECTATOR, SeatId
from app.core.placed.table_position import position_of
from app.net.encoding.patch.patch_names import WHOLE
from app.net.encoding.patch.seat_reader import SeatReader
from app.net.server.streams import WIDEST, Stream, Streams
from app.net.transport import connection as connection_module
from app.net.transport.connection import Connection, TooLongError
from app.net.transport.versions import SPOKEN
from app.session.positions.laid_tables import lay_position
from app.session.room.delayed_view import Behind
from app.session.seat.chronicle import recall
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS
from tests.net.by_hand import Client, Silent

AKI, REN = 0, 1
DRAW = i.Draw(1, "deck.0", "hand.0")


class Evening:
    """A table that is hosted, and those who follow it."""

    def __init__(self, play: Play | None = None) -> None:
        self.play = play or lay(TOYS["duel"], 5)
        self.anew: list[Connection] = []
        """Who has to begin anew."""
        self.streams = Streams(self.anew.append)

    def follow(self, eyes: SeatId) -> tuple[Client, Stream]:
        """Let one more follow the table."""
        client, stream = Client(Silent()), self.streams.of(self.play.host, eyes)
        client.heard()
        stream.add(client.connection)
        return client, stream

    def do(self, *intents: i.Intent) -> None:
        for intent in intents:
            self.play.ask(AKI, intent)


def during(talk: Callable[[Evening], Coroutine[None, None, None]]) -> None:
    async def run() -> None:
        await talk(Evening())

    asyncio.run(run())


def seen(frames: list[bytes]) -> SeatReader:
    """Return a reader that has read all that somebody was told."""
    reader = SeatReader()
    for frame in frames:
        reader.read(frame)
    return reader


# -- the same for all ----------------------------------------------------------------------------


def test_who_comes_is_told_the_whole_view_and_from_then_on_what_happens() -> None:
    async def talk(evening: Evening) -> None:
        aki, _ = evening.follow(AKI)
        evening.do(DRAW, i.Undo(), i.Flip())
        frames = aki.heard()
        assert len(frames) == 4
        assert seen(frames).view == evening.play.view(AKI)

    during(talk)


def test_all_with_the_same_eyes_are_told_the_same_bytes() -> None:
    async def talk(evening: Evening) -> None:
        sora, stream = evening.follow(SPECTATOR)
        mio, same = evening.follow(SPECTATOR)
        assert same is stream
        assert stream.listeners == 2
        evening.do(DRAW)
        assert sora.heard() == mio.heard()

    during(talk)


def test_other_eyes_are_told_what_is_theirs() -> None:
    async def talk(evening: Evening) -> None:
        aki, _ = evening.follow(AKI)
        ren, stream = evening.follow(REN)
        assert stream.eyes == REN
        evening.do(DRAW)
        assert seen(aki.heard()).view == evening.play.view(AKI)
        assert seen(ren.heard()).view == evening.play.view(REN)

    during(talk)


def test_an_older_guest_is_told_what_its_version_knows() -> None:
    async def talk(evening: Evening) -> None:
        position = replace(position_of(evening.play.host.tree.table), first=REN)
        laid = lay_position(TOYS["duel"], position, 5)
        for version in (SPOKEN.newest, SPOKEN.oldest):
            client = Client(Silent())
            evening.streams.of(laid, AKI, version).add(client.connection)
            first = seen(client.heard()).view.setting.first
            assert first == (REN if version == SPOKEN.newest else None)

    during(talk)


def test_who_comes_later_begins_where_the_table_is() -> None:
    async def talk(evening: Evening) -> None:
        sora, _ = evening.follow(SPECTATOR)
        evening.do(DRAW)
        mio, _ = evening.follow(SPECTATOR)
        evening.do(i.Flip())
        told = mio.heard()
        assert len(told) == 2
        assert seen(told).view == seen(sora.heard()).view == evening.play.view(SPECTATOR)

    during(talk)


async def lengths_of_moves(*names: str) -> list[int]:
    """Return how long it is to tell Aki that each of these cards was played."""
    decks = (("leader", "common", *names), ("leader", "common"))
    evening = Evening(lay(TOYS["duel"], 5, decks=decks))
    aki, _ = evening.follow(AKI)
    evening.do(i.Flip(), i.Draw(len(names), "deck.0", "hand.0"))
    aki.heard()
    for card in evening.play.view(AKI).cards_in("hand.0"):
        evening.do(i.Move((card,), "field.0"))
    lengths = [len(frame) for frame in aki.heard()]
    assert len(lengths) == len(names)
    return lengths


def test_all_names_are_as_wide_as_the_longest() -> None:
    """How long a frame is does not tell a placeholder from a card that is known."""
    short = asyncio.run(lengths_of_moves("fox", "elk"))
    mixed = asyncio.run(lengths_of_moves("fox", "?A card that nobody knows|SET|12", "owl"))
    assert len(set(short)) == len(set(mixed)) == 1
    assert short[0] < mixed[0]


def test_names_are_no_wider_than_they_may_be() -> None:
    fox, long = sorted(asyncio.run(lengths_of_moves("fox", "x" * (WIDEST + 1))))
    assert WIDEST < fox < 2 * WIDEST < long


# -- again ---------------------------------------------------------------------------------------


def test_the_whole_view_is_told_again_to_who_asks_for_it_and_counted() -> None:
    async def talk(evening: Evening) -> None:
        aki, stream = evening.follow(AKI)
        (first,) = aki.heard()
        stream.again(aki.connection)
        assert aki.heard() == [first]
        evening.do(DRAW)
        stream.again(aki.connection)
        _, second = aki.heard()
        assert seen([second]).view == evening.play.view(AKI)

    during(talk)


def test_who_asks_for_it_without_end_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[int] = []
    monkeypatch.setattr(Connection, "charge", lambda _, size: charged.append(size))

    async def talk(evening: Evening) -> None:
        aki, stream = evening.follow(AKI)
        (whole,) = aki.heard()
        stream.again(aki.connection)
        assert charged == [len(whole)]

    during(talk)


def test_steps_of_the_history_are_told_again() -> None:
    async def talk(evening: Evening) -> None:
        aki, stream = evening.follow(AKI)
        evening.do(DRAW)
        reader = seen(aki.heard())
        stream.past(aki.connection, [recall(evening.play.host, AKI, 1)])
        (frame,) = aki.heard()
        assert [one.node for one in reader.past(frame)] == [1]

    during(talk)


# -- no more -------------------------------------------------------------------------------------


def test_who_left_is_told_no_more_and_nothing_again() -> None:
    async def talk(evening: Evening) -> None:
        sora, stream = evening.follow(SPECTATOR)
        mio, _ = evening.follow(SPECTATOR)
        sora.heard()
        mio.heard()
        evening.streams.leave(stream, sora.connection)
        evening.do(DRAW)
        stream.again(sora.connection)
        stream.past(sora.connection, [recall(evening.play.host, SPECTATOR, 1)])
        assert sora.heard() == []
        assert len(mio.heard()) == 1
        assert stream.listeners == 1

    during(talk)


def test_eyes_that_nobody_has_any_more_are_closed() -> None:
    async def talk(evening: Evening) -> None:
        sora, stream = evening.follow(SPECTATOR)
        aki, own = evening.follow(AKI)
        evening.streams.leave(stream, sora.connection)
        assert evening.streams.of(evening.play.host, SPECTATOR) is not stream
        assert evening.streams.of(evening.play.host, AKI) is own
        evening.do(DRAW)
        assert seen(aki.heard()).view == evening.play.view(AKI)

    during(talk)


def test_at_the_end_nobody_is_told_anything() -> None:
    async def talk(evening: Evening) -> None:
        aki, stream = evening.follow(AKI)
        aki.heard()
        evening.streams.close()
        evening.do(DRAW)
        assert aki.heard() == []
        assert stream.listeners == 0
        assert evening.streams.of(evening.play.host, AKI) is not stream

    during(talk)


# -- later ---------------------------------------------------------------------------------------


def test_who_watches_later_has_other_eyes_than_who_watches_now() -> None:
    async def talk(evening: Evening) -> None:
        now, _ = evening.follow(SPECTATOR)
        behind = Behind(evening.play.host, 30.0, lambda: 100.0)
        stream, later = evening.streams.of(behind, SPECTATOR), Client(Silent())
        later.heard()
        stream.add(later.connection)
        evening.do(DRAW)
        assert len(now.heard()) == 2
        assert len(later.heard()) == 1
        behind.tick(130.0)
        assert len(later.heard()) == 1

    during(talk)


# -- too long ------------------------------------------------------------------------------------


def test_a_view_that_no_client_takes_in_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "LONGEST_TOLD", 100)

    async def talk(evening: Evening) -> None:
        client, stream = Client(Silent()), evening.streams.of(evening.play.host, AKI)
        client.heard()
        with pytest.raises(TooLongError):
            stream.add(client.connection)
        assert stream.listeners == 0
        evening.do(DRAW)
        assert client.heard() == []

    during(talk)


def test_after_a_step_that_is_too_long_all_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(evening: Evening) -> None:
        aki, stream = evening.follow(AKI)
        ren, _ = evening.follow(REN)
        aki.heard()
        with monkeypatch.context() as patch:
            patch.setattr(connection_module, "LONGEST_TOLD", 100)
            evening.do(i.Announce("say", "x" * 200))
        assert set(evening.anew) == {aki.connection, ren.connection}
        assert aki.heard() == []
        stream.again(aki.connection)
        (whole,) = aki.heard()
        assert json.loads(whole)[0] == WHOLE
        assert seen([whole]).node == 1

    during(talk)
