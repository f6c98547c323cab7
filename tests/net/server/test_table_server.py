"""A hosted table on the network: what comes of each word somebody says, and what they are told.

Over connections that the test holds by hand; `test_hosted_table.py` does the same over sockets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeVar

import pytest

from app.core import intent as i
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.net.auth.admission_events import AdmissionEvent
from app.net.auth.client_handshake import ClientHandshake, Credential, by_token
from app.net.auth.client_key import new_key, public_key
from app.net.encoding import messages
from app.net.encoding.patch.seat_reader import SeatReader
from app.net.server import table_server
from app.net.server.table_server import LATENCY_STEP, TableServer
from app.net.transport import connection as connection_module
from app.net.transport.connection import REFUSED
from app.session.fairness.hash_chain import Chain
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import (
    Ask,
    AskLeave,
    Chair,
    ChairDeed,
    Commit,
    Drag,
    FromPeople,
    Role,
    Say,
    SayReady,
    Sit,
    WantPast,
    WantView,
)
from app.session.room.messages.to_people import (
    Answered,
    Bye,
    Decided,
    FilePart,
    Invitation,
    Journal,
    Notice,
    Past,
    People,
    Person,
    Questioned,
    Record,
    Seated,
)
from app.session.room.room import Room
from tests.helpers.handshake_table import OURS, SECRET, table, with_invite
from tests.helpers.play import decks_for
from tests.helpers.toy_games import duel
from tests.net.by_hand import Client, until

AKI, REN = 0, 1
JUDGES = bytes(range(16, 32))
"""The secret by which a judge is invited."""

T = TypeVar("T")


class Hosted:
    """A table for two whose decks lie there, and a clock that the test turns."""

    def __init__(self, seed: int | None = 5) -> None:
        self.handshake = table()
        self.handshake.admission.guests.invite(JUDGES, ("judge",))
        setup = Setup(2, (), seed, decks_for(duel.SPEC, 2))
        self.leap = 0.0
        """Seconds that pass with every look at the clock."""
        self.server = TableServer(
            lambda tell: Room(duel.SPEC, setup, tell), self.handshake.admission, self._clock
        )
        self.kept = 0
        """How often something was to be kept."""
        self.events: list[AdmissionEvent] = []
        self.ended = 0
        self.server.changed = self._keep
        self.server.told = self.events.append
        self.server.ended = self._end
        self.server.invitation = lambda: Invitation(
            "chabudai:abc", self.handshake.admission.code or ""
        )

    def _clock(self) -> float:
        self.handshake.wait(self.leap)
        return self.handshake.now

    def _keep(self) -> None:
        self.kept += 1

    def _end(self) -> None:
        self.ended += 1

    @property
    def room(self) -> Room:
        return self.server.room

    def pair(self) -> tuple[Guest, Guest]:
        """Aki and Ren sit down, and the table is laid since both are ready."""
        aki, ren = Guest(self, "Aki", AKI), Guest(self, "Ren", REN)
        for guest in (aki, ren):
            guest.say(SayReady())
        return aki, ren


class Guest:
    """Somebody who has come in, and all that they were told."""

    def __init__(
        self,
        hosted: Hosted,
        name: str = "",
        seat: SeatId | None = None,
        *,
        role: Role = "player",
        credential: Credential | None = None,
        key: bytes = b"",
    ) -> None:
        """Come in; sit down where a `name` is given."""
        self.hosted, self.key = hosted, key or new_key()
        self.told: list[object] = []
        self.reader = SeatReader()
        self.client = Client(hosted.server)
        calling = ClientHandshake(credential or with_invite(), self.key, OURS)
        reply = calling.open(hosted.handshake.now)
        while reply.say:
            self.client.say(reply.say[0])
            welcome, *rest = self.client.heard()
            reply = calling.receive(welcome, hosted.handshake.now)
            self._hear(rest)
        assert reply.inside is not None, reply.refused
        if name:
            self.say(Sit(name, role, seat))

    def say(self, message: FromPeople) -> None:
        self.client.say(messages.written(message))

    def listen(self) -> None:
        self._hear(self.client.heard())

    def _hear(self, texts: list[bytes]) -> None:
        for text in texts:
            if messages.is_past(text):
                self.told.append(Past(self.reader.past(text)))
            elif messages.is_step(text):
                self.told.append(self.reader.read(text))
            else:
                self.told.append(messages.read_to_people(text))

    def heard(self, kind: type[T]) -> list[T]:
        """Return all that was told of a kind."""
        self.listen()
        return [one for one in self.told if isinstance(one, kind)]

    def codes(self) -> list[str]:
        """Return the codes of the notices that were told."""
        return [one.code for one in self.heard(Notice)]

    @property
    def place(self) -> Seated:
        """The place that was given last."""
        return self.heard(Seated)[-1]

    def do(self, intent: i.Intent) -> str:
        """Make a gesture; return the code of its refusal, "" where it happened."""
        name = f"a{len(self.told)}"
        self.say(Ask(name, 0, intent))
        (answer,) = (one for one in self.heard(Answered) if one.id == name)
        return answer.code

    def sees_the_table(self) -> bool:
        """Whether this end has the view that the host means."""
        self.listen()
        host, view = self.hosted.room.host, self.reader.view
        assert host is not None
        assert view is not None
        return view == host.view_at(host.tree.cursor, view.seat)

    @property
    def bye(self) -> tuple[str, str]:
        """Why the host ended the connection, and how."""
        (bye,) = self.heard(Bye)
        return bye.code, self.client.cable.ended


def during(talk: Callable[[Hosted], Coroutine[None, None, None]], seed: int | None = 5) -> Hosted:
    """Let an evening pass; with a `seed` chance is announced, without one it is mixed."""
    hosted = Hosted(seed)
    asyncio.run(talk(hosted))
    return hosted


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


# -- coming back ---------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["token", "key"])
def test_who_comes_back_has_the_place_from_before(way: str) -> None:
    async def talk(hosted: Hosted) -> None:
        aki, _ = hosted.pair()
        person, token = aki.place.person, bytes.fromhex(aki.place.token)
        aki.client.hang_up()
        await until(lambda: not hosted.room.roster[person].here)
        if way == "token":
            again = Guest(hosted, credential=by_token(token, OURS))
        else:
            again = Guest(hosted, key=aki.key)
        assert (again.place.person, again.place.seat) == (person, AKI)
        assert again.sees_the_table()
        assert bool(again.place.token) == (way == "key"), "a token is good until there is another"

    during(talk)


def test_who_comes_from_another_window_leaves_the_one_before() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        again = Guest(hosted, key=aki.key)
        assert aki.bye == ("elsewhere", "closed")
        await asyncio.sleep(0)
        assert hosted.room.roster[again.place.person].here
        assert ren.do(i.Announce("say", "hello")) == ""
        assert again.sees_the_table()

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


def test_whoever_only_watched_gives_up_the_place() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        sora = Guest(hosted, "Sora", role="spectator")
        person = sora.place.person
        assert hosted.server.keys()[person] == public_key(sora.key)
        sora.client.hang_up()
        assert sora.client.connection.hearing.stream is None
        await until(lambda: person not in hosted.room.roster)
        assert set(hosted.server.keys().values()) == {
            public_key(aki.key),
            public_key(ren.key),
        }
        again = Guest(hosted, key=sora.key)
        assert again.heard(Seated) == []

    during(talk)


def test_those_who_had_a_place_are_known_again_by_a_host_that_goes_on() -> None:
    async def talk(hosted: Hosted) -> None:
        key = new_key()
        person = Person(7, "Aki", "player", AKI, here=False)
        hosted.server.bring_back(((person, public_key(key)),))
        assert hosted.server.keys() == {7: public_key(key)}
        aki = Guest(hosted, key=key)
        assert (aki.place.person, aki.place.seat) == (7, AKI)

    during(talk)


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


# -- what is asked for ---------------------------------------------------------------------------


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


# -- the host's chair ----------------------------------------------------------------------------


def test_the_chair_is_told_how_others_come_in_and_nobody_else() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        ren.say(Chair("invite"))
        assert ren.codes()[-1] == "not-chair"
        aki.say(Chair("invite"))
        assert [one.invite for one in aki.heard(Invitation)] == ["chabudai:abc"]
        aki.say(Chair("new_code"))
        assert aki.heard(Invitation)[-1].code == hosted.handshake.admission.code
        assert ren.heard(Invitation) == []
        assert [event.what for event in hosted.events] == ["code-changed"]

    during(talk)


def test_the_chair_ends_the_table() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, _ = hosted.pair()
        aki.say(Chair("end"))

    assert during(talk).ended == 1


@pytest.mark.parametrize("deed", ["kick", "ban"])
def test_who_is_sent_away_comes_again_by_the_invite_and_who_is_banned_does_not(
    deed: ChairDeed,
) -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()
        person, token = ren.place.person, bytes.fromhex(ren.place.token)
        kept = hosted.kept
        aki.say(Chair(deed, person))
        assert ren.bye == ("sent-away", "closed")
        assert hosted.kept > kept
        assert aki.heard(People)[-1].free == (REN,)
        assert hosted.server.keys().keys() == {aki.place.person}
        guests = hosted.handshake.admission.guests
        assert guests.bans_key(public_key(ren.key).hex()) is (deed == "ban")
        refused = ClientHandshake(by_token(token, OURS), ren.key, OURS)
        client = Client(hosted.server)
        client.say(refused.open(hosted.handshake.now).say[0])
        client.heard()
        assert (client.cable.ended, client.code) == ("closed", REFUSED)
        if deed == "kick":
            assert Guest(hosted, "Ren", key=ren.key).place.seat == REN

    during(talk)


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


def test_how_far_away_somebody_is_is_told_where_it_is_worth_a_word() -> None:
    async def talk(hosted: Hosted) -> None:
        aki, ren = hosted.pair()

        def told() -> tuple[int, list[int | None]]:
            people = aki.heard(People)
            return len(people), [one.latency for one in people[-1].people]

        before, _ = told()
        hosted.server.look_around()
        assert told() == (before, [None, None])
        ren.client.connection.latency = 0.1
        hosted.server.look_around()
        hosted.server.look_around()
        assert told() == (before + 1, [None, 100])
        ren.client.connection.latency = 0.1 + LATENCY_STEP / 1000
        hosted.server.look_around()
        assert told() == (before + 1, [None, 100])
        ren.client.connection.latency = 0.2
        hosted.server.look_around()
        assert told() == (before + 2, [None, 200])

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
