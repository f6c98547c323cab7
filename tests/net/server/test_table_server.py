"""A hosted table on the network: what comes of each word somebody says, and what they are told.

Over connections that the test holds by hand; `test_hosted_table.py` does the same over sockets.
"""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import JUDGE
from app.net.auth.client_key import new_key, public_key
from app.net.encoding import messages
from app.net.server import table_server
from app.session.fairness.hash_chain import Chain
from app.session.room.messages.from_people import Ask, Commit, FromPeople, Sit
from app.session.room.messages.table_talk import Drag, Say
from app.session.room.messages.to_people import Answered, Bye, People, Seated
from tests.helpers.handshake_table import SECRET, with_invite
from tests.net.by_hand import Client, until
from tests.net.server.served_table import AKI, JUDGES, REN, Guest, Hosted, during

# -- coming --------------------------------------------------------------------------------------


def test_who_comes_in_is_told_who_is_there_and_takes_a_place() -> None:
    async def talk(hosted: Hosted) -> None:
        sora = Guest(hosted)
        (people,) = sora.heard(People)
        assert (people.people, people.free) == ((), (AKI, REN))
        sora.say(Sit("Sora", "player", REN))
        assert (sora.place.role, sora.place.seat) == ("player", REN)
        assert len(sora.place.token) == 32
        assert [one.name for one in sora.heard(People)[-1].people] == ["Sora"]

    assert during(talk).kept == 1, "a token is kept before it is told"


def test_before_one_has_a_place_nothing_else_is_understood() -> None:
    async def talk(hosted: Hosted) -> None:
        sora = Guest(hosted)
        sora.say(Say("hello"))
        assert sora.codes() == ["malformed"]
        sora.say(Sit("Sora", "judge"))
        assert sora.codes() == ["malformed", "role"]
        assert sora.heard(Seated) == []

    during(talk)


def test_where_no_seat_is_free_one_is_told_so() -> None:
    async def talk(hosted: Hosted) -> None:
        hosted.pair()
        assert Guest(hosted, "Sora").codes() == ["no-seat-free"]

    during(talk)


def test_nobody_becomes_what_the_invite_is_not_for() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, _ = hosted.pair()
        aki.say(Sit("Aki", "judge"))
        assert aki.codes()[-1] == "role"
        assert aki.place.role == "player"
        judge = Guest(hosted, "Umi", role="judge", credential=with_invite(JUDGES))
        assert judge.place.seat == JUDGE

    during(talk)


# -- coming back ---------------------------------------------------------------------------------


# -- what is not understood ----------------------------------------------------------------------


def test_what_is_no_message_is_answered_and_nothing_happens() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, _ = hosted.pair()
        aki.client.say(b"hello?")
        assert aki.codes()[-1] == "malformed"
        aki.client.say(b'{"kind":"ask","id":"a1","on":0,"intent":{"kind":"fly"}}')
        answer = aki.heard(Answered)[-1]
        assert (answer.id, answer.node, answer.code) == ("a1", None, "malformed")

    during(talk)


def test_nobody_is_bound_by_a_key_that_is_not_their_own() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, _ = hosted.pair()
        aki.say(Commit("ab" * 32, public_key(new_key()).hex()))
        assert aki.codes()[-1] == "malformed"
        told = len(aki.codes())
        aki.say(Commit("ab" * 32, public_key(aki.key).hex()))
        assert len(aki.codes()) == told

    during(talk)


def test_who_is_too_fast_is_told_so_and_a_gesture_is_answered() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, _ = hosted.pair()
        before = len(aki.codes())
        begun = aki.reader.node

        def too_much(message: FromPeople) -> None:
            hosted.server.overheard(aki.client.connection, messages.written(message))

        too_much(Ask("a7", 0, i.Flip()))
        answer = aki.heard(Answered)[-1]
        assert (answer.id, answer.code) == ("a7", "too-fast")
        too_much(Say("hello"))
        assert aki.codes()[before:] == ["too-fast"]
        too_much(Drag((), 1.0, 2.0))
        hosted.server.overheard(aki.client.connection, b"?")
        assert len(aki.codes()) == before + 1, "a drag only shows, and nonsense is no message"
        assert aki.reader.node == begun

    during(talk)


def test_who_is_too_fast_at_the_door_is_told_nothing() -> None:
    async def talk(hosted: Hosted) -> None:
        client = Client(hosted.server)
        client.heard()
        hosted.server.overheard(client.connection, messages.written(Say("hello")))
        assert client.heard() == []

    during(talk)


# -- what is asked for ---------------------------------------------------------------------------


# -- the host's chair ----------------------------------------------------------------------------


# -- connections ---------------------------------------------------------------------------------


def test_an_address_that_is_banned_is_let_go_of_at_once() -> None:
    async def talk(hosted: Hosted) -> None:
        # Never its own machine, so it is banned as if it were another.
        hosted.handshake.admission.guests._addresses["127.0.0.1"] = None
        client = Client(hosted.server)
        assert client.cable.ended == "dropped"
        assert hosted.server.connections == 0

    during(talk)


def test_there_are_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_server, "MOST_CONNECTIONS", 2)

    async def talk(hosted: Hosted) -> None:
        slow = [Client(hosted.server, greets=False) for _ in range(3)]
        aki, ren = hosted.pair()
        assert hosted.server.connections == 5
        for client in slow:
            client.hang_up()
        third = Client(hosted.server)
        assert third.cable.ended == "dropped"
        assert hosted.server.connections == 2
        assert aki.do(i.Flip()) == ren.do(i.Flip()) == ""

    during(talk)


def test_somebody_who_is_dropped_while_all_are_told_is_away_afterwards() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        ren.client.connection.drop()
        assert hosted.room.roster[ren.place.person].here, "not in the middle of telling"
        assert aki.do(i.Flip()) == ""
        await until(lambda: not hosted.room.roster[ren.place.person].here)

    during(talk)


# -- time ----------------------------------------------------------------------------------------


# -- the end -------------------------------------------------------------------------------------


def test_at_the_end_everybody_is_told_why() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        hosted.server.close(Bye("over", "The table is closed.", "卓は閉じられました。"))
        assert aki.bye == ren.bye == ("over", "closed")
        assert hosted.server.connections == 0

    during(talk)


def test_what_was_asked_is_answered_before_the_end() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        for guest in (aki, ren):
            chain = Chain(guest.key)
            guest.say(Commit(chain.commitment.hex(), public_key(guest.key).hex()))
        aki.say(Ask("a1", 0, i.Flip()))
        assert aki.heard(Answered) == [], "it waits for the links of both"
        hosted.server.close(Bye("over", "The table is closed.", "卓は閉じられました。"))
        aki.listen()
        ends = [one for one in aki.told if isinstance(one, Answered | Bye)]
        assert [one.code for one in ends] == ["", "over"]

    during(talk, seed=None)


def test_a_table_that_was_never_laid_ends_as_well() -> None:
    async def talk(hosted: Hosted) -> None:
        sora = Guest(hosted, "Sora", AKI)
        hosted.server.close(Bye("over", "The table is closed.", "卓は閉じられました。"))
        assert sora.bye == ("over", "closed")

    during(talk)


def test_the_secrets_of_the_table_are_told_to_nobody() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        aki.do(i.Flip())
        for guest in (aki, ren):
            guest.listen()
            assert SECRET.hex() not in repr(guest.told)
            assert JUDGES.hex() not in repr(guest.told)

    during(talk)
