"""Tables with a long history or very much on them: who comes is told all of it, or why not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Opcode

from app.core.intent import Announce, Bring, Draw, Flip, PutMark, WriteLabel
from app.core.text.words import Words
from app.net.client import table_reading as client_module
from app.net.client.connection_state import State
from app.net.encoding import messages
from app.net.server import joining_frames, part_sender
from app.net.server.streams import Stream
from app.net.transport import connection as connection_module
from app.net.transport import wire as wire_module
from app.net.transport.connection import Connection, TooLongError, frame
from app.net.transport.limits import LONGEST_TOLD, MOST_UNREAD
from app.session.host import host_limits
from app.session.host.updates import Accepted
from app.session.room.messages.from_people import SayReady, WantPast
from app.session.room.messages.to_people import Journal, Notice
from tests.faults.line import framed
from tests.net.tables import Guest, Hosted, hosted, hosting, same_eyes, wait_for
from tests.net.transport.test_connection import Cable, Host, greeting


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Hosted]:
    decks = tuple(tuple(f"{name}-{number}" for number in range(60)) for name in ("A", "R"))
    with hosted(hosting(tmp_path / "evening.chabudai", *decks)) as table:
        yield table


@pytest.fixture
def guests(table: Hosted) -> Iterator[list[Guest]]:
    """Aki, at a table that is laid; whoever comes later is put here as well."""
    guests = [Guest(table.open, "Aki", seat=0), Guest(table.open, "Ren", seat=1)]
    for guest in guests:
        guest.wait_inside()
        guest.say(SayReady())
    for guest in guests:
        _ = guest.seat
    yield guests
    for guest in guests:
        guest.close()


def come(table: Hosted, guests: list[Guest], name: str = "Sora") -> Guest:
    guest = Guest(table.open, name, role="spectator")
    guests.append(guest)
    return guest


# -- the history ----------------------------------------------------------------------------------


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> list[Journal]:
    """The messages in which histories are told: short ones."""
    told: list[Journal] = []
    honest = messages.written

    def written(message: Any) -> bytes:
        if isinstance(message, Journal):
            told.append(message)
        return honest(message)

    monkeypatch.setattr(messages, "written", written)
    monkeypatch.setattr(joining_frames, "ENOUGH", 400)
    monkeypatch.setattr(joining_frames, "AT_ONCE", 4)
    return told


def test_a_long_history_comes_in_parts(
    table: Hosted, guests: list[Guest], parts: list[Journal]
) -> None:
    aki = guests[0]
    for number in range(60):
        aki.ask(Announce("say", f"{number}"))
    aki.ask(WriteLabel(20, "here", "x" * 450))
    sora = come(table, guests)
    wait_for(lambda: sora.table.seat is not None and same_eyes(sora, table))
    assert len(parts) >= 3
    assert [one.more for one in parts] == [True] * (len(parts) - 1) + [False]
    assert len(sora.seat.chronicle.nodes) == len(table.host.tree.nodes)
    assert sora.seat.chronicle.labels[20].name == "here"


def test_what_happens_while_a_history_is_read_slowly_is_part_of_it(
    table: Hosted,
    guests: list[Guest],
    parts: list[Journal],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    aki = guests[0]
    for number in range(30):
        aki.ask(Announce("say", f"{number}"))
    slow, honest = [True], Connection.unread

    def unread(self: Connection) -> int:
        told = honest.fget(self)  # type: ignore[attr-defined]
        return MOST_UNREAD if slow and parts else int(told)

    monkeypatch.setattr(Connection, "unread", property(unread))
    sora = come(table, guests).wait_inside()
    wait_for(lambda: len(parts) == 1)
    for word in ("meanwhile", "and more"):
        assert isinstance(aki.ask(Announce("say", word)), Accepted)
    assert isinstance(aki.ask(Draw(1, "deck.0", "hand.0")), Accepted)
    assert sora.table.seat is None
    slow.clear()
    wait_for(lambda: sora.table.seat is not None and same_eyes(sora, table))
    assert len(sora.seat.chronicle.nodes) == len(table.host.tree.nodes)
    assert isinstance(aki.ask(Flip()), Accepted)
    wait_for(lambda: same_eyes(sora, table))


def test_a_connection_that_is_lost_within_a_history_begins_with_all_of_it(
    table: Hosted,
    guests: list[Guest],
    parts: list[Journal],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for number in range(60):
        guests[0].ask(Announce("say", f"{number}"))
    slow, honest = [True], Connection.unread

    def unread(self: Connection) -> int:
        told = honest.fget(self)  # type: ignore[attr-defined]
        return MOST_UNREAD if slow and len(parts) >= 1 else int(told)

    monkeypatch.setattr(Connection, "unread", property(unread))
    sora = come(table, guests).wait_inside()
    wait_for(lambda: sora.client._reading._rows)
    sora.client.lose()
    wait_for(lambda: sora.table.state.name == "away")
    slow.clear()
    wait_for(lambda: sora.table.seat is not None and same_eyes(sora, table))
    assert len(sora.seat.chronicle.nodes) == len(table.host.tree.nodes)


def test_who_leaves_while_the_history_is_told_leaves_nothing_behind(
    table: Hosted,
    guests: list[Guest],
    parts: list[Journal],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for number in range(30):
        guests[0].ask(Announce("say", f"{number}"))
    monkeypatch.setattr(joining_frames, "MOST_UNREAD", -8)
    sora = Guest(table.open, "Sora", role="spectator").wait_inside()
    sora.close()
    wait_for(lambda: table.table is not None and table.table.server.connections == 2)
    monkeypatch.setattr(joining_frames, "MOST_UNREAD", MOST_UNREAD)
    assert isinstance(guests[0].ask(Flip()), Accepted)
    wait_for(lambda: all(same_eyes(guest, table) for guest in guests))


def test_a_history_that_is_none_ends_the_stay_with_a_sentence(
    table: Hosted, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    strange = ((0, "undo", 99),)
    monkeypatch.setattr(joining_frames, "rows_of", lambda _, run: Journal(strange, run))
    assert come(table, guests).wait_refused().code == "malformed"


def test_a_view_that_belongs_to_no_step_of_the_history_ends_the_stay_with_a_sentence(
    table: Hosted, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = joining_frames.rows_of

    def one_short(entries: Any, run: str) -> Journal:
        journal = honest(entries, run)
        return Journal(journal.rows[:-1], run)

    monkeypatch.setattr(joining_frames, "rows_of", one_short)
    guests[0].ask(Flip())
    sora = come(table, guests)
    wait_for(lambda: any(one.code == "malformed" for one in sora.all(State)))  # type: ignore[attr-defined]


# -- what is too long -----------------------------------------------------------------------------


def test_nothing_is_made_a_frame_that_the_other_side_must_refuse() -> None:
    assert frame(b"x" * LONGEST_TOLD)
    with pytest.raises(TooLongError):
        frame(b"x" * (LONGEST_TOLD + 1))


def test_a_gesture_that_is_too_long_to_be_told_is_told_by_where_it_led(
    table: Hosted, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    aki, ren = guests
    whole = max(len(stream._snapshot()) for stream in streams(table))
    monkeypatch.setattr(connection_module, "LONGEST_TOLD", whole + 4000)
    assert isinstance(aki.ask(Announce("say", "長" * 2000)), Accepted)
    wait_for(lambda: same_eyes(aki, table) and same_eyes(ren, table))
    assert isinstance(ren.ask(Announce("say", "go on")), Accepted)
    wait_for(lambda: same_eyes(aki, table) and same_eyes(ren, table))
    assert len(ren.seat.chronicle.nodes) == len(table.host.tree.nodes)
    assert [guest.table.state.name for guest in guests] == ["inside", "inside"]


def streams(table: Hosted) -> list[Stream]:
    assert table.table is not None
    return list(table.table.server.telling.streams._open.values())


def test_who_cannot_be_told_the_view_is_told_why(
    table: Hosted, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = max(len(stream._snapshot()) for stream in streams(table))
    monkeypatch.setattr(connection_module, "LONGEST_TOLD", whole // 2)
    state = come(table, guests).wait_refused()
    assert state.code == "too-much"
    assert state.words is not None
    assert "take marks, notes or declarations away" in state.words.en
    assert "もう一度参加" in state.words.ja
    # Whoever is there plays on.
    assert isinstance(guests[0].ask(Flip()), Accepted)
    wait_for(lambda: all(same_eyes(guest, table) for guest in guests[:2]))


def test_a_window_that_is_told_too_much_says_so_and_does_not_come_back_for_ever(
    table: Hosted, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire_module, "LONGEST_TOLD", 3000)
    state = come(table, guests).wait_refused()
    assert state.code == "too-long"
    assert state.words is not None
    assert "start a new table" in state.words.en


def test_a_mistake_of_this_program_ends_the_stay_with_a_sentence(
    table: Hosted, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> tuple[()]:
        raise ZeroDivisionError

    monkeypatch.setattr(client_module, "journal_from", fail)
    told: list[BaseException | None] = []
    monkeypatch.setattr("threading.excepthook", lambda problem: told.append(problem.exc_value))
    state = come(table, guests).wait_refused()
    assert state.code == "broken"
    assert isinstance(state.words, Words)
    wait_for(lambda: told)
    assert isinstance(told[0], ZeroDivisionError)


def test_steps_of_the_past_that_are_too_long_are_answered_by_a_notice(
    table: Hosted, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    aki, ren = guests
    monkeypatch.setattr(connection_module, "LONGEST_TOLD", 1000)
    ren.say(WantPast((0, 1), ()))
    wait_for(lambda: ren.all(Notice))
    notice = ren.all(Notice)[-1]
    assert isinstance(notice, Notice)
    assert notice.code == "too-much"
    monkeypatch.undo()
    assert isinstance(aki.ask(Flip()), Accepted)
    wait_for(lambda: same_eyes(ren, table))


def test_a_past_that_takes_long_is_told_step_by_step(
    table: Hosted, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    aki, ren = guests
    for number in range(24):
        aki.ask(Announce("say", f"{number}"))
    monkeypatch.setattr(part_sender, "LONG", -1.0)
    told: list[int] = []
    honest = Stream.past

    def past(self: Stream, connection: Connection, heard: Any) -> None:
        told.append(len(heard))
        honest(self, connection, heard)

    monkeypatch.setattr(Stream, "past", past)
    ren.say(WantPast(tuple(range(24)), ()))
    wait_for(lambda: sum(told) == 24)
    assert told == [8] + [1] * 16


# -- a connection ---------------------------------------------------------------------------------


def connected(act: Any) -> tuple[Host, Cable]:
    host, cable = Host(), Cable()

    async def talk() -> None:
        connection, line = Connection(host), cast_line(cable)
        connection.connection_made(line)
        connection.data_received(greeting())
        connection.certain = True
        act(connection, cable)
        connection.connection_lost(None)

    asyncio.run(talk())
    return host, cable


def cast_line(cable: Cable) -> Any:
    return cable


def test_who_reads_a_long_view_is_not_dropped_for_it_and_who_reads_nothing_is() -> None:
    def act(connection: Connection, cable: Cable) -> None:
        connection.send_view(b"x" * (2 * MOST_UNREAD))
        for _ in range(8):
            connection.send(b"y" * (MOST_UNREAD // 16))
        assert not cable.ended
        for _ in range(10):
            connection.send(b"y" * (MOST_UNREAD // 8))
        assert cable.ended == "dropped"

    connected(act)


def test_once_the_view_is_read_as_little_may_wait_as_before() -> None:
    def act(connection: Connection, cable: Cable) -> None:
        connection.send_view(b"x" * (2 * MOST_UNREAD))
        cable.unread = 100
        connection.send(b"y")
        cable.unread = MOST_UNREAD + 1
        connection.send(b"y")
        assert cable.ended == "dropped"

    connected(act)


def test_long_messages_are_too_many_sooner() -> None:
    def said(length: int) -> int:
        def act(connection: Connection, _: Cable) -> None:
            for _ in range(600):
                connection.data_received(framed(Opcode.TEXT, b"x" * length))

        host, _ = connected(act)
        return sum(text.startswith("x") for text in host.said)

    assert said(100) == 600
    assert 10 < said(40_000) < 40


def test_views_that_are_asked_for_count_like_messages() -> None:
    def act(connection: Connection, _: Cable) -> None:
        for _ in range(5):
            connection.charge(4_000_000)
        connection.data_received(framed(Opcode.TEXT, b"hello"))

    host, _ = connected(act)
    assert host.said[1] == "too many"


def test_what_takes_the_host_long_counts_as_many_messages() -> None:
    def act(connection: Connection, _: Cable) -> None:
        for _ in range(100):
            connection.charge(seconds=0.01)
        connection.data_received(framed(Opcode.TEXT, b"usual"))
        for _ in range(100):
            connection.charge(seconds=3.0)
        connection.data_received(framed(Opcode.TEXT, b"long"))

    host, cable = connected(act)
    assert host.said[1:3] == ["usual", "too many"]
    assert not cable.ended, "whoever made it work waits, and is not sent away"


# -- everything at once ---------------------------------------------------------------------------


def test_a_table_with_megabytes_on_it_is_told_to_who_comes(
    table: Hosted, guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than a client may leave unread, and less than a message may have."""
    monkeypatch.setattr(host_limits, "MOST_PUT", 10 * MOST_UNREAD)
    aki = guests[0]
    names = tuple(f"{number:03}-" + "x" * 150 for number in range(60))
    assert isinstance(aki.ask(Bring(names, "bench.0")), Accepted)
    units = aki.view.zones["bench.0"].items
    for _ in range(20):
        assert isinstance(aki.ask(PutMark(units, "note:", 1, text="長" * 400)), Accepted)
    sora = come(table, guests)
    wait_for(lambda: sora.table.seat is not None and same_eyes(sora, table))
    assert len(streams(table)[-1]._snapshot()) > MOST_UNREAD
    assert isinstance(aki.ask(Flip()), Accepted)
    wait_for(lambda: all(same_eyes(guest, table) for guest in guests))
