"""One person's place at a table elsewhere: what is heard becomes a seat as at a table here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.core.ids import SPECTATOR, SeatId
from app.core.text.words import Words
from app.net.client.connection_state import State
from app.net.client.remote_table import RemoteTable, Run, at_once
from app.session.host.updates import Accepted, Placed, Refused, Replaced, Stepped
from app.session.room.messages.from_people import FromPeople, WantPast
from app.session.room.messages.table_talk import Said, Say
from app.session.room.messages.to_people import Past, People, Person, Seated
from app.session.seat.chronicle import bare_journal, recall
from app.session.seat.pending_requests import PendingRequests
from app.session.seat.seat_client import SeatClient
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
RUN = "ab" * 8
ME = Seated(1, "player", AKI)

T = TypeVar("T")


class Line:
    """What a table uses of its connection: it keeps what is sent."""

    def __init__(self) -> None:
        self.pending = PendingRequests()
        self.started = False
        self.closed: list[float | None] = []
        self.asked: list[i.Request] = []
        self.said: list[FromPeople] = []

    def start(self) -> None:
        self.started = True

    def close(self, wait: float | None = None) -> None:
        self.closed.append(wait)

    def ask(self, request: i.Request) -> None:
        self.asked.append(request)

    def say(self, message: FromPeople) -> None:
        self.said.append(message)


class Far:
    """A table, and somebody's place at it far away."""

    def __init__(self, run: Run = at_once) -> None:
        self.play: Play = lay(TOYS["duel"], 5)
        self.line = Line()
        self.table = RemoteTable(TOYS.get, run)
        self.heard: list[object] = []
        self.table.listeners.append(self.heard.append)
        line: Any = self.line
        self.table.connect(line)

    def begin(self, play: Play | None = None, seat: SeatId = AKI, run: str = RUN) -> None:
        """Tell of a table from its beginning, and then what happens on it."""
        play = play or self.play
        self.table.began(tuple(bare_journal(play.host)), run)
        play.host.join(seat, self.table.told)

    def sit(self) -> SeatClient:
        self.table.seated(ME)
        self.begin()
        return self.seat

    @property
    def seat(self) -> SeatClient:
        assert self.table.seat is not None
        return self.table.seat

    def of(self, kind: type[T]) -> list[T]:
        """Return what listeners heard of a kind."""
        return [one for one in self.heard if isinstance(one, kind)]


@pytest.fixture
def far() -> Far:
    return Far()


# -- beginning -----------------------------------------------------------------------------------


def test_before_anything_is_heard_there_is_no_seat(far: Far) -> None:
    assert far.line.started
    assert far.table.state == State("calling")
    assert (far.table.me, far.table.seat, far.table.spec) == (None, None, None)
    assert far.table.people == People(())


def test_a_place_the_history_and_the_view_make_a_seat(far: Far) -> None:
    seat = far.sit()
    assert far.table.me == ME
    assert (seat.seat, seat.view) == (AKI, far.play.view(AKI))
    assert far.table.spec is TOYS["duel"]
    assert far.heard == [ME, seat]


def test_a_view_without_its_history_is_no_beginning(far: Far) -> None:
    far.table.seated(ME)
    far.play.host.join(AKI, far.table.told)
    assert far.table.seat is None


def test_what_happens_is_followed(far: Far) -> None:
    seat = far.sit()
    told: list[object] = []
    seat.listeners.append(told.append)
    for intent in (i.Draw(1, "deck.0", "hand.0"), i.Flip(), i.Undo()):
        far.play.ask(AKI, intent)
    assert [type(one) for one in told] == [Stepped, Stepped, Placed]
    assert seat.view == far.play.view(AKI)
    assert len(seat.chronicle.nodes) == len(far.play.host.tree)


def test_a_game_that_this_program_does_not_have_has_no_spec() -> None:
    far = Far()
    far.table = RemoteTable(lambda _: None)
    far.sit()
    assert far.table.spec is None


def test_all_of_it_happens_where_the_window_says() -> None:
    calls: list[Callable[[], None]] = []
    far = Far(calls.append)
    far.table.seated(ME)
    far.begin()
    far.table.state_is(State("inside"))
    assert (far.table.me, far.table.seat, far.heard) == (None, None, [])
    for call in calls:
        call()
    assert far.table.me == ME
    assert far.seat.view == far.play.view(AKI)
    assert far.table.state.name == "inside"


# -- what the seat wants ---------------------------------------------------------------------------


def test_a_gesture_goes_over_the_line_and_its_answer_comes_back(far: Far) -> None:
    sent = far.sit().send(i.Flip())
    (request,) = far.line.asked
    assert (request.intent, request.seat) == (i.Flip(), AKI)
    assert far.line.pending.intent_of(request.id) == i.Flip()
    assert sent.answer is None
    far.table.answered(Accepted(request.id, 1))
    assert sent.accepted


def test_a_step_that_was_not_heard_is_asked_for_and_filled_in(far: Far) -> None:
    far.play.ask(AKI, i.Draw(1, "deck.0", "hand.0"))
    seat = far.sit()
    assert seat.chronicle.told(1) is None
    (wanted,) = far.line.said
    assert isinstance(wanted, WantPast)
    assert 1 in wanted.nodes
    heard = far.of(SeatClient)
    far.table.heard(Past((recall(far.play.host, AKI, 1),)))
    assert seat.chronicle.told(1) == far.play.host.told(1, AKI)
    assert far.of(SeatClient) == heard, "nobody else is told of it"


def test_what_is_said_beside_the_cards_goes_and_comes(far: Far) -> None:
    far.table.say(Say("hello"))
    assert far.line.said == [Say("hello")]
    people = People((Person(1, "Aki", "player", AKI),))
    far.table.heard(people)
    far.table.heard(Said(1, "hello"))
    assert far.table.people == people
    assert far.heard == [people, Said(1, "hello")]


def test_without_a_connection_nothing_is_sent() -> None:
    table = RemoteTable(TOYS.get)
    table.say(Say("hello"))
    table.close()
    assert table.state == State("calling")


# -- another place, another time -------------------------------------------------------------------


def test_with_other_eyes_what_was_seen_before_is_no_longer_ones_own(far: Far) -> None:
    seat = far.sit()
    waiting = seat.send(i.Flip())
    far.table.seated(replace(ME, role="spectator", seat=SPECTATOR))
    assert far.table.seat is None
    assert isinstance(waiting.answer, Refused)
    assert waiting.answer.code == "other-seat"
    assert seat.send(i.Flip()).refused
    far.begin(seat=SPECTATOR)
    assert far.seat.view == far.play.view(SPECTATOR)


def test_who_comes_back_to_the_same_place_keeps_the_seat(far: Far) -> None:
    seat = far.sit()
    far.table.seated(ME)
    far.play.ask(AKI, i.Flip())
    far.begin()
    assert far.seat is seat
    assert far.of(SeatClient) == [seat]
    assert far.of(Replaced) == [], "all that was known stands"


def test_a_history_that_lost_something_is_told_to_be_another(far: Far) -> None:
    seat = far.sit()
    for _ in range(3):
        far.play.ask(AKI, i.Flip())
    shorter = lay(TOYS["duel"], 5)
    far.begin(shorter)
    assert far.seat is seat
    (replaced,) = far.of(Replaced)
    assert (replaced.kept, replaced.gone) == (0, 3)


def test_a_host_that_was_started_anew_may_have_another_history(far: Far) -> None:
    far.sit()
    far.play.ask(AKI, i.Flip())
    far.begin(run="cd" * 8)
    (replaced,) = far.of(Replaced)
    assert (replaced.gone, replaced.alike) == (0, True)


def test_another_table_is_another_seat(far: Far) -> None:
    seat = far.sit()
    waiting = seat.send(i.Flip())
    other = lay(TOYS["duel"], 6)
    far.begin(other)
    assert far.seat is not seat
    assert far.seat.view == other.view(AKI)
    assert isinstance(waiting.answer, Refused)
    assert waiting.answer.code == "other-table"
    assert "look at it" in waiting.answer.reason.en.lower()


def test_a_history_that_does_not_fit_ends_it(far: Far) -> None:
    seat = far.sit()
    view = far.play.view(AKI)
    far.table.told(Placed(99, view))
    assert (far.table.state.name, far.table.state.code) == ("refused", "malformed")
    assert far.line.closed == [0.5]
    assert seat.send(i.Flip()).refused


# -- the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "code"),
    [
        (State("refused", Words("Over.", "終わり。"), "over"), "over"),
        (State("ended"), "left"),
    ],
    ids=["refused", "left"],
)
def test_at_the_end_all_that_waits_is_answered(far: Far, state: State, code: str) -> None:
    waiting = far.sit().send(i.Flip())
    far.table.state_is(state)
    assert far.table.state == state
    assert far.heard[-1] == state
    assert isinstance(waiting.answer, Refused)
    assert waiting.answer.code == code


def test_while_one_is_away_what_was_asked_goes_on_waiting(far: Far) -> None:
    waiting = far.sit().send(i.Flip())
    far.table.state_is(State("away"))
    assert waiting.answer is None


def test_who_leaves_closes_the_connection(far: Far) -> None:
    far.table.close()
    assert far.line.closed == [None]
