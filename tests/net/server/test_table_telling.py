"""What people are told of a hosted table, from joining on."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import SPECTATOR
from app.net.encoding.patch.seat_reader import SeatReader
from app.net.transport import connection as connection_module
from app.session.room.messages.from_people import Ask, Sit, WantPast, WantView
from app.session.room.messages.to_people import FilePart, Journal, Past, Record
from tests.net.by_hand import until
from tests.net.server.served_table import Guest, Hosted, during


def test_a_laid_table_is_told_from_its_beginning_and_the_record_to_who_plays() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        for guest in (aki, ren):
            assert len(guest.heard(Journal)) == 1
            assert len(guest.heard(Record)) == 1
            assert guest.sees_the_table()
        sora = Guest(hosted, "Sora", role="spectator")
        assert sora.place.seat == SPECTATOR
        assert sora.place.token == ""
        assert sora.heard(Record) == []
        assert sora.sees_the_table()

    during(talk)


def test_what_happens_is_told_to_all() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        sora = Guest(hosted, "Sora", role="spectator")
        sora.listen()
        begun = sora.reader.node
        assert aki.do(i.Announce("say", "hello")) == ""
        assert sora.do(i.Announce("say", "hello")) == "spectator"
        assert all(guest.sees_the_table() for guest in (aki, ren, sora))
        assert sora.reader.node == begun + 1
        assert hosted.server.heard_so_far > 6

    during(talk)


def test_who_sits_elsewhere_is_told_what_is_seen_from_there_and_nothing_else() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        assert ren.sees_the_table()
        ren.say(Sit("Ren", "spectator"))
        assert ren.place.seat == SPECTATOR
        assert aki.do(i.Draw(1, "deck.0", "hand.0")) == ""
        assert ren.sees_the_table()

    during(talk)


def test_what_is_told_at_once_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(hosted: Hosted) -> None:
        aki, _ = hosted.pair()
        aki.do(i.Announce("say", "x" * 400))
        aki.listen()
        with monkeypatch.context() as patch:
            patch.setattr(connection_module, "LONGEST_TOLD", 500)
            aki.say(WantPast((1,)))
        assert aki.codes()[-1] == "too-much"
        assert aki.heard(Past) == []

    during(talk)


def test_a_view_that_no_client_takes_in_ends_the_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        with monkeypatch.context() as patch:
            patch.setattr(connection_module, "LONGEST_TOLD", 1000)
            aki.say(WantView())
        assert aki.bye == ("too-much", "closed")
        assert ren.do(i.Announce("say", "hello")) == ""

    during(talk)


def test_the_view_is_told_again_to_who_lost_it() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, _ = hosted.pair()
        aki.do(i.Flip())
        aki.listen()
        aki.reader, told = SeatReader(), len(aki.told)
        aki.say(WantView())
        assert aki.sees_the_table()
        assert len(aki.told) == told + 1

    during(talk)


def test_steps_of_the_history_are_told_again() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, _ = hosted.pair()
        aki.do(i.Flip())
        aki.say(WantPast((0, 1)))
        (past,) = aki.heard(Past)
        assert [one.node for one in past.heard] == [0, 1]

    during(talk)


def test_after_a_step_too_long_to_be_told_one_begins_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        aki.listen()
        begun = aki.reader.node
        with monkeypatch.context() as patch:
            patch.setattr(connection_module, "LONGEST_TOLD", 500)
            ren.say(Ask("a1", 0, i.Announce("say", "x" * 500)))
        aki.listen()
        assert aki.reader.node == begun
        await until(lambda: len(aki.heard(Journal)) == 2)
        await until(aki.sees_the_table)
        assert aki.reader.node == begun + 1

    during(talk)


def test_the_file_of_the_opened_record_goes_to_who_is_there_one_at_a_time() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        assert hosted.room.host is not None
        give, journal = hosted.room.record.give_file, hosted.room.host.journal
        told = len(aki.codes())
        give(aki.place.person, journal)
        assert len(aki.codes()) == told
        give(aki.place.person, journal)
        assert aki.codes()[told:] == ["too-fast"]
        away = ren.place.person
        ren.client.hang_up()
        give(away, journal)
        await until(lambda: aki.heard(FilePart))
        assert ren.heard(FilePart) == []

    during(talk)
