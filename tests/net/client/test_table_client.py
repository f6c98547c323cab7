"""A seat's end of the network: comes in, stays in, comes back, and says why where it cannot."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from typing import Any, TypeVar

import pytest

from app.core import intent as i
from app.net.auth.client_handshake import Credential, by_code
from app.net.auth.client_key import new_key, public_key
from app.net.auth.proof import return_key
from app.net.client import retries
from app.net.client.connection_state import LEFT, State
from app.net.client.table_client import TableClient
from app.net.encoding.journal_rows import rows_of
from app.net.transport import wire as wire_module
from app.net.transport.host_address import HostAddress
from app.session.agreement.requests import Wish
from app.session.host.updates import Accepted, Answer, Placed, Refused, Stepped, Update
from app.session.room.messages.from_people import Ask, FromPeople, Say, Sit, WantView
from app.session.room.messages.to_people import (
    Answered,
    Bye,
    Decided,
    Journal,
    Notice,
    Past,
    People,
    Person,
    Said,
    Seated,
    Told,
)
from app.session.seat.chronicle import BareEntry, bare_journal, recall
from app.session.seat.pending_requests import NOT_KNOWN, Sent
from tests.helpers.handshake_table import SECRET
from tests.helpers.ports import free_port
from tests.net.client.scripted_host import (
    AKI,
    PEOPLE,
    RUN,
    TOKEN,
    LaidTable,
    Line,
    Script,
    ScriptedHost,
)
from tests.net.tables import wait_for

WISH = Sit("Aki", "player", AKI)

T = TypeVar("T")


class Heard:
    """All that a client told, in the order of time."""

    def __init__(self) -> None:
        self.all: list[object] = []
        self.names: list[str] = []
        """How the connection stood."""

    def state_is(self, state: State) -> None:
        self.all.append(state)
        self.names.append(state.name)

    def seated(self, seated: Seated) -> None:
        self.all.append(seated)

    def began(self, journal: tuple[BareEntry, ...], run: str) -> None:
        self.all.append((journal, run))

    def told(self, update: Update) -> None:
        self.all.append(update)

    def answered(self, answer: Answer) -> None:
        self.all.append(answer)

    def heard(self, message: Told) -> None:
        self.all.append(message)

    def of(self, kind: type[T]) -> list[T]:
        return [one for one in self.all if isinstance(one, kind)]

    @property
    def state(self) -> State:
        return self.of(State)[-1]


class Evening:
    """A host that is scripted, and a client that comes to it."""

    def __init__(self) -> None:
        self.heard = Heard()
        self.hosts: list[ScriptedHost] = []
        self.clients: list[TableClient] = []

    def host(self, *scripts: Script) -> ScriptedHost:
        host = ScriptedHost(*scripts)
        self.hosts.append(host)
        return host

    def client(
        self, host: ScriptedHost, credential: Credential | None = None, *more: HostAddress
    ) -> TableClient:
        """Return a client that has not begun to connect."""
        credential = credential or Credential("invite", SECRET, host.fingerprint[:16])
        client = TableClient((*more, host.address), credential, new_key(), WISH, self.heard)
        self.clients.append(client)
        return client

    def come(self, *scripts: Script, credential: Credential | None = None) -> TableClient:
        """Let somebody come to a host that follows these scripts."""
        client = self.client(self.host(*scripts), credential)
        client.start()
        return client

    def wait_until(self, name: str) -> State:
        wait_for(lambda: self.heard.names and self.heard.names[-1] == name)
        return self.heard.state

    def close(self) -> None:
        for client in self.clients:
            client.close()
        for host in self.hosts:
            host.close()


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait long before the next try."""
    monkeypatch.setattr(retries, "FIRST_WAIT", 0.001)


@pytest.fixture
def evening() -> Iterator[Evening]:
    evening = Evening()
    yield evening
    evening.close()


@pytest.fixture
def table() -> LaidTable:
    return LaidTable()


def seated(table: LaidTable) -> Script:
    """The script of a host that gives a place and carries out what is asked."""

    def follow(line: Line) -> None:
        table.seat(line)
        while True:
            said = line.hear()
            if isinstance(said, Ask):
                table.carry_out(line, said)

    return follow


def ask(client: TableClient, intent: i.Intent) -> str:
    """Make a gesture; return the name of its request."""
    request = client.pending.open(Sent(intent), AKI, 0)
    client.ask(request)
    return request.id


# -- coming --------------------------------------------------------------------------------------


def test_who_comes_takes_the_place_that_was_wished_for(evening: Evening, table: LaidTable) -> None:
    said: list[object] = []

    def follow(line: Line) -> None:
        assert line.entered.key == public_key(client.key)
        line.say(PEOPLE)
        said.append(line.hear())
        table.seat(line)
        line.wait_for_the_end()

    client = evening.client(evening.host(follow))
    client.start()
    wait_for(lambda: evening.heard.of(Placed))
    assert said == [WISH]
    assert evening.heard.names == ["calling", "handshake", "inside"]
    people, place, _, began, placed = evening.heard.all[2:]
    assert (people, place) == (PEOPLE, Seated(1, "player", AKI))
    assert began == (tuple(bare_journal(table.play.host)), RUN)
    assert placed == Placed(0, table.play.view(AKI))
    assert client.pin == evening.hosts[0].fingerprint


def test_who_has_a_place_already_wishes_for_none(evening: Evening, table: LaidTable) -> None:
    later = People((Person(1, "Aki", "player", AKI),))

    def follow(line: Line) -> None:
        table.seat(line)
        line.say(later)
        assert line.hear() == Say("hello"), "and not another wish"
        line.say(Said(1, "hello"))
        line.wait_for_the_end()

    client = evening.come(follow)
    wait_for(lambda: later in evening.heard.all)
    client.say(Say("hello"))
    wait_for(lambda: Said(1, "hello") in evening.heard.all)


def test_a_long_history_comes_in_parts_and_is_told_whole(
    evening: Evening, table: LaidTable
) -> None:
    for _ in range(3):
        table.do(i.Flip())
    whole = rows_of(bare_journal(table.play.host), RUN)

    def follow(line: Line) -> None:
        line.say(Seated(1, "player", AKI))
        line.say(Journal(whole.rows[:2], RUN, more=True), Journal(whole.rows[2:], RUN))
        line.say(table.view())
        line.wait_for_the_end()

    evening.come(follow)
    wait_for(lambda: evening.heard.of(Placed))
    (began,) = evening.heard.of(tuple)
    assert began == (tuple(bare_journal(table.play.host)), RUN)


def test_every_address_is_tried(evening: Evening, table: LaidTable) -> None:
    nobody = HostAddress("127.0.0.1", free_port())
    client = evening.client(evening.host(seated(table)), None, nobody)
    client.start()
    evening.wait_until("inside")
    assert client.addresses[0] == nobody


# -- asking --------------------------------------------------------------------------------------


def test_a_gesture_is_told_of_and_answered(evening: Evening, table: LaidTable) -> None:
    client = evening.come(seated(table))
    wait_for(lambda: evening.heard.of(Placed))
    name = ask(client, i.Flip())
    wait_for(lambda: evening.heard.of(Accepted))
    assert evening.heard.all[-1] == Accepted(name, 1)
    (step,) = evening.heard.of(Stepped)
    assert step.node == 1


def test_a_refusal_comes_with_its_sentence(evening: Evening, table: LaidTable) -> None:
    def follow(line: Line) -> None:
        table.seat(line)
        name = line.hear_ask().id
        line.say(Answered(name, None, "turn-lock", "Not now.", "今はできません。"))
        line.say(Answered(name, 1), Answered("nobody's", 1), Said(1, "done"))
        line.wait_for_the_end()

    client = evening.come(follow)
    wait_for(lambda: evening.heard.of(Placed))
    name = ask(client, i.Flip())
    wait_for(lambda: evening.heard.of(Said))
    (refused,) = evening.heard.of(Refused)
    assert (refused.request, refused.code, refused.reason.ja) == (
        name,
        "turn-lock",
        "今はできません。",
    )
    assert evening.heard.of(Accepted) == [], "an answer is heard once, and one to nothing never"


def test_what_is_asked_before_the_table_is_in_sight_is_sent_then(
    evening: Evening, table: LaidTable
) -> None:
    asked: list[Ask] = []

    def follow(line: Line) -> None:
        line.say(Seated(1, "player", AKI))
        line.say(rows_of(bare_journal(table.play.host), RUN), Said(1, "ask now"))
        assert line.hear() == Say("asked"), "and not the gesture before it"
        line.say(table.view())
        asked.append(line.hear_ask())
        line.wait_for_the_end()

    client = evening.client(evening.host(follow))
    first = ask(client, i.Flip())
    client.start()
    wait_for(lambda: evening.heard.of(Said))
    ask(client, i.Announce("say", "second"))
    client.say(Say("asked"))
    wait_for(lambda: asked)
    assert (asked[0].id, asked[0].intent) == (first, i.Flip())


def test_a_gesture_whose_answer_was_lost_is_asked_again_by_the_same_name(
    evening: Evening, table: LaidTable
) -> None:
    names: list[str] = []

    def lose_it(line: Line) -> None:
        table.seat(line)
        names.append(line.hear_ask().id)
        line.hang_up()

    def answer(line: Line) -> None:
        table.seat(line)
        asked = line.hear_ask()
        names.append(asked.id)
        table.carry_out(line, asked)
        line.wait_for_the_end()

    client = evening.come(lose_it, answer)
    wait_for(lambda: evening.heard.of(Placed))
    name = ask(client, i.Flip())
    wait_for(lambda: evening.heard.of(Accepted))
    assert names == [name, name]
    assert "away" in evening.heard.names
    assert not client.pending.uncertain


# -- out of step ---------------------------------------------------------------------------------


DRAW = i.Draw(1, "deck.0", "hand.0")


def bury_the_last(table: LaidTable) -> i.Intent:
    """Return the gesture that names a place which a hand does not have where a draw was missed."""
    return i.Move(table.play.view(AKI).cards_in("hand.0")[-1:], "grave.0")


def test_a_step_that_cannot_be_read_where_one_was_missed_is_mended_by_the_whole_view(
    evening: Evening, table: LaidTable
) -> None:
    wanted: list[FromPeople] = []

    def follow(line: Line) -> None:
        table.seat(line)
        table.do(DRAW)  # which nobody tells
        line.say(*table.do(bury_the_last(table)), *table.do(i.Undo()), *table.do(i.Flip()))
        wanted.append(line.hear())
        line.say(table.view(), Said(1, "mended"))
        wanted.append(line.hear())
        line.say(*table.do(DRAW))
        line.wait_for_the_end()

    client = evening.come(follow)
    wait_for(lambda: evening.heard.of(Said))
    client.say(Say("thanks"))
    wait_for(lambda: evening.heard.of(Stepped))
    assert wanted == [WantView(), Say("thanks")]
    assert [one.node for one in evening.heard.of(Placed)] == [0, 3]
    assert evening.heard.state.name == "inside"


@pytest.mark.parametrize("spoilt", [3, 1], ids=["setting", "hash"])
def test_where_the_whole_view_cannot_be_read_either_the_stay_ends(
    evening: Evening, table: LaidTable, spoilt: int
) -> None:
    wanted: list[FromPeople] = []

    def follow(line: Line) -> None:
        table.seat(line)
        table.do(DRAW)
        line.say(*table.do(bury_the_last(table)))
        wanted.append(line.hear())
        parts = json.loads(table.view())
        parts[spoilt] = "AAAAAAAA"
        line.say(json.dumps(parts).encode())
        line.wait_for_the_end()

    evening.come(follow)
    assert evening.wait_until("refused").code == "malformed"
    assert wanted == [WantView()]


def test_a_view_that_does_not_fit_is_asked_for_once_and_mended(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[FromPeople] = []

    def follow(line: Line) -> None:
        table.seat(line)
        table.do(DRAW)  # which nobody tells
        for _ in range(2):
            line.say(*table.do(i.Flip()))
        wanted.append(line.hear())
        line.say(table.view(), Said(1, "mended"))
        wanted.append(line.hear())
        line.wait_for_the_end()

    lost: list[None] = []
    client = evening.client(evening.host(follow))
    monkeypatch.setattr(client.chance, "lose_track", lambda: lost.append(None))
    client.start()
    wait_for(lambda: evening.heard.of(Said))
    client.say(Say("thanks"))
    wait_for(lambda: len(wanted) == 2)
    assert wanted == [WantView(), Say("thanks")]
    assert lost == [None], "nor can the record of chance be followed"
    assert evening.heard.of(Stepped) == []
    assert evening.heard.of(Placed)[-1].view == table.play.view(AKI)


def test_all_that_was_told_is_signed_before_the_record_is_opened(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, hand = Wish("record", 1, 1), Wish("hand", 1, 1)
    decided = [
        Decided("q1", hand, allowed=True, why="agreed"),
        Decided("q2", record, allowed=False, why="refused"),
        Decided("q3", record, allowed=True, why="agreed"),
    ]

    def follow(line: Line) -> None:
        table.seat(line)
        line.say(*decided)
        line.wait_for_the_end()

    signed: list[int] = []
    client = evening.client(evening.host(follow))
    monkeypatch.setattr(client.chance, "sign", lambda: signed.append(len(heard_decisions())))

    def heard_decisions() -> list[Decided]:
        return evening.heard.of(Decided)

    client.start()
    wait_for(lambda: len(heard_decisions()) == 3)
    assert heard_decisions() == decided
    assert signed == [2], "and before anybody hears that it is open"


def test_steps_of_the_history_are_handed_on(evening: Evening, table: LaidTable) -> None:
    table.do(i.Draw(1, "deck.0", "hand.0"))

    def follow(line: Line) -> None:
        (past,) = table.writer.past([recall(table.play.host, AKI, 1)])
        line.say(past)  # which is for other eyes, and passed over
        table.seat(line)
        line.say(past)
        line.wait_for_the_end()

    evening.come(follow)
    wait_for(lambda: evening.heard.of(Past))
    (past,) = evening.heard.of(Past)
    assert [one.node for one in past.heard] == [1]


# -- coming back ---------------------------------------------------------------------------------


def test_who_lost_the_connection_comes_back_by_the_token(
    evening: Evening, table: LaidTable
) -> None:
    def follow(line: Line) -> None:
        table.seat(line, TOKEN)
        line.wait_for_the_end()

    host = evening.host(follow)
    host.guests.expect_back(return_key(TOKEN), AKI)
    client = evening.client(host)
    client.start()
    wait_for(lambda: evening.heard.of(Placed))
    assert client.token == TOKEN
    client.lose()
    wait_for(lambda: len(evening.heard.of(Placed)) == 2)
    assert host.came == ["invite", "token"]
    once = ["calling", "handshake", "inside"]
    assert evening.heard.names == [*once, "away", *once]


def test_a_token_that_the_host_lost_is_let_go_and_the_invite_taken(
    evening: Evening, table: LaidTable
) -> None:
    host = evening.host(seated(table))
    client = evening.client(host)
    client.come_back(TOKEN, host.fingerprint, client.key, patient=True)
    client.start()
    wait_for(lambda: evening.heard.of(Placed))
    assert host.came == ["unknown-token", "invite"]
    assert client.token == b""


def test_who_only_has_a_token_that_was_lost_is_told_so(evening: Evening, table: LaidTable) -> None:
    host = evening.host(seated(table))
    evening.client(host, Credential("token", TOKEN, host.fingerprint)).start()
    assert evening.wait_until("refused").code == "unknown-token"


def test_who_was_in_waits_where_another_table_is_by_now(evening: Evening, table: LaidTable) -> None:
    client = evening.client(evening.host(seated(table)))
    client.come_back(TOKEN, b"\7" * 32, client.key, patient=True)
    client.start()
    wait_for(lambda: evening.heard.names.count("away") >= 3)
    client.close()
    assert evening.heard.names[-1] == "ended"


def test_who_has_todays_code_comes_to_todays_table(evening: Evening, table: LaidTable) -> None:
    """The token of another day is for another table that was at this address."""
    host = evening.host(seated(table))
    code = host.admission.change_code().new_code
    client = evening.client(host, by_code(code))
    own = client.key
    client.come_back(TOKEN, b"\7" * 32, new_key(), patient=False)
    client.start()
    wait_for(lambda: evening.heard.of(Placed))
    assert host.came == ["code"]
    assert (client.key, client.token) == (own, b"")


# -- not coming in -------------------------------------------------------------------------------


def test_where_nobody_answers_one_is_told_after_some_tries(evening: Evening) -> None:
    nobody = HostAddress("127.0.0.1", free_port())
    client = TableClient((nobody,), by_code("123456"), new_key(), WISH, evening.heard)
    evening.clients.append(client)
    client.start()
    assert evening.wait_until("refused").code == "no-answer"
    assert evening.heard.names.count("calling") == retries.GIVE_UP_AFTER


def test_who_was_in_does_not_give_up(evening: Evening, table: LaidTable) -> None:
    nobody = HostAddress("127.0.0.1", free_port())
    client = TableClient((nobody,), by_code("123456"), new_key(), WISH, evening.heard)
    evening.clients.append(client)
    client.come_back(TOKEN, b"\7" * 32, client.key, patient=True)
    client.start()
    wait_for(lambda: evening.heard.names.count("calling") > retries.GIVE_UP_AFTER + 1)


def test_who_is_banned_is_told_so_and_does_not_come_again(
    evening: Evening, table: LaidTable
) -> None:
    host = evening.host(seated(table))
    client = evening.client(host)
    host.guests.ban(key=public_key(client.key))
    client.start()
    state = evening.wait_until("refused")
    assert state.code == "banned"
    assert state.words is not None
    assert "Talk to the host" in state.words.en
    assert host.came == ["banned"]


def test_who_comes_into_a_crowd_waits_as_long_as_the_host_wants(
    evening: Evening, table: LaidTable
) -> None:
    host = evening.host(seated(table))
    for _ in range(5):
        host.admission.come("127.0.0.1")
    client = evening.client(host)
    client.start()
    assert evening.wait_until("away").again_in >= 10.0
    host.admission.leave("127.0.0.1")
    client.hurry()
    evening.wait_until("inside")
    assert host.came == ["crowded", "invite"]


def test_who_waits_may_hurry(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retries, "FIRST_WAIT", 1000.0)
    client = evening.come(seated(table))
    evening.wait_until("inside")
    client.lose()
    assert evening.wait_until("away").again_in >= 1000.0
    client.hurry()
    evening.wait_until("inside")


def test_who_waits_may_leave(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retries, "FIRST_WAIT", 1000.0)
    client = evening.come(seated(table))
    evening.wait_until("inside")
    client.lose()
    evening.wait_until("away")
    client.close()
    assert evening.heard.names[-1] == "ended"


@pytest.mark.parametrize(
    "nonsense",
    [b"what?", b'{"kind":"shout"}', b"[9]", b'[2,"AAAAAAAA",[0,0,0],{},[0]]'],
    ids=["text", "message", "frame", "view"],
)
def test_a_host_that_is_not_understood_is_left(
    evening: Evening, table: LaidTable, nonsense: bytes
) -> None:
    def follow(line: Line) -> None:
        table.seat(line)
        line.say(nonsense)
        line.wait_for_the_end()

    host = evening.host(follow)
    evening.client(host).start()
    assert evening.wait_until("refused").code == "malformed"
    assert host.came == ["invite"]


def test_a_history_without_end_is_not_kept(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.net.client.table_client.MOST_ROWS", 5)

    def follow(line: Line) -> None:
        line.say(Seated(1, "player", AKI))
        while True:
            line.say(Journal(((-3, 0, 0),) * 2, RUN, more=True))

    evening.come(follow)
    assert evening.wait_until("refused").code == "malformed"


def test_a_message_longer_than_any_ends_it(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire_module, "LONGEST_TOLD", 4000)

    def follow(line: Line) -> None:
        line.say(b" " * 5000)
        line.wait_for_the_end()

    evening.come(follow)
    assert evening.wait_until("refused").code == "too-long"


def test_a_mistake_of_the_program_leaves_no_window_waiting(
    evening: Evening, table: LaidTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    raised: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", raised.append)

    def stumble(update: Update) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(evening.heard, "told", stumble)
    evening.come(seated(table))
    assert evening.wait_until("refused").code == "broken"
    wait_for(lambda: raised)
    assert raised[0].exc_type is ZeroDivisionError


# -- the end -------------------------------------------------------------------------------------


def test_who_leaves_is_gone_and_nothing_more_is_asked(evening: Evening, table: LaidTable) -> None:
    client = evening.come(seated(table))
    evening.wait_until("inside")
    client.close()
    assert evening.heard.names[-1] == "ended"
    name = ask(client, i.Flip())
    assert evening.heard.all[-1] == Refused(name, "left", LEFT)


def test_of_what_was_sent_and_not_answered_it_is_not_known_what_became(
    evening: Evening, table: LaidTable
) -> None:
    heard = threading.Event()

    def follow(line: Line) -> None:
        table.seat(line)
        line.hear_ask()
        heard.set()
        line.wait_for_the_end()

    client = evening.come(follow)
    wait_for(lambda: evening.heard.of(Placed))
    name = ask(client, i.Flip())
    wait_for(heard.is_set)
    client.close()
    (refused,) = evening.heard.of(Refused)
    assert (refused.request, refused.code) == (name, NOT_KNOWN)


def test_a_host_that_closes_the_table_has_answered_everything(
    evening: Evening, table: LaidTable
) -> None:
    def follow(line: Line) -> None:
        table.seat(line)
        line.hear_ask()
        line.say(Bye("over", "The table is closed.", "卓は閉じられました。"))
        line.wait_for_the_end()

    client = evening.come(follow)
    wait_for(lambda: evening.heard.of(Placed))
    name = ask(client, i.Flip())
    state = evening.wait_until("refused")
    assert state.code == "over"
    assert state.words is not None
    assert state.words.ja == "卓は閉じられました。"
    (refused,) = evening.heard.of(Refused)
    assert (refused.request, refused.code, refused.reason) == (name, "over", state.words)


def test_before_there_is_a_place_nothing_but_a_wish_is_said(
    evening: Evening, table: LaidTable
) -> None:
    said: list[FromPeople] = []

    def follow(line: Line) -> None:
        line.say(Notice("no-seat-free", "No seat is free.", "席が空いていません。"))
        said.append(line.hear())
        line.wait_for_the_end()

    client = evening.come(follow)
    wait_for(lambda: evening.heard.of(Notice))
    client.say(Say("hello"))
    client.say(Sit("Aki", "spectator"))
    wait_for(lambda: said)
    assert said == [Sit("Aki", "spectator")]
