"""Who watches with a delay learns nothing of the table before its time, whenever they come."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.core.ids import SPECTATOR, NodeId, PersonId, SeatId
from app.core.intents.turn_intents import NextTurn
from app.core.sight import handles_seen
from app.session.fairness.hash_chain import Chain
from app.session.host.history_recall import look_back
from app.session.host.host import Host
from app.session.host.updates import Grew, JournalEntry, Recorded, Update, Went, told_of
from app.session.room import room as room_module
from app.session.room.audience import Audience
from app.session.room.delayed_view import Behind
from app.session.room.game_clock import ClockSetting
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import (
    Ask,
    Chair,
    CloseHand,
    Commit,
    FromPeople,
    Role,
    SayReady,
    SetClock,
    Sit,
    WantPast,
)
from app.session.room.messages.request_messages import AskLeave, Decided, GiveReply, Questioned
from app.session.room.messages.table_talk import Drag, Ghost, Point, Pointed
from app.session.room.messages.to_people import Answered, ClockShows, Notice, Past, ToPeople
from app.session.room.room import Room
from app.session.seat.chronicle import bare_journal, recall
from app.session.seat.chronicle_entries import Heard
from app.session.seat.seat_chronicle import GapError, SeatChronicle
from app.session.seat.seat_client import SeatClient
from tests.helpers.play import KINDS, Player, decks_for
from tests.helpers.toy_games import duel

DELAY = 30.0
SPEC = duel.SPEC
AKI, REN = 0, 1
OF_PLAY = (Ghost, Pointed, ClockShows)
MOST_WATCHING = 5


@dataclass
class Watcher:
    """What the program of somebody who watches holds."""

    client: SeatClient
    history: SeatChronicle
    leave: Callable[[], None]
    recorded: list[object] = field(default_factory=list)
    began: int = 0
    """How long the journal was that it began with."""

    def told(self, update: Update) -> None:
        if isinstance(update, Recorded):
            self.recorded.append(update.entry)
        self.client.told(update)


class Evening:
    """A table with a delay, two who play, and a clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.happened: list[tuple[float, int]] = []
        self.told: dict[PersonId, list[tuple[float, ToPeople]]] = {}
        self.watchers: dict[PersonId, Watcher] = {}
        setup = Setup(2, decks=decks_for(SPEC, 2))
        self.room = Room(SPEC, setup, self._tell, behind=self._behind)
        self.room.places.seated = self._seated
        self.people = [self.come(name, seat) for seat, name in enumerate(("Aki", "Ren"))]
        for person in self.people:
            self.hear(person, SayReady())
        self.host.watchers.append(self._note)
        self._asked = 0

    def _behind(self, host: Host) -> Behind:
        self.happened.append((-DELAY, len(host.journal)))
        return Behind(host, DELAY, lambda: self.now)

    @property
    def host(self) -> Host:
        assert self.room.host is not None
        return self.room.host

    @property
    def behind(self) -> Behind:
        assert self.room.audience.behind is not None
        return self.room.audience.behind

    def _note(self, _: JournalEntry) -> None:
        self.happened.append((self.now, len(self.host.journal)))

    # -- what a server does -----------------------------------------------------------------

    def _tell(self, person: PersonId, message: ToPeople) -> None:
        self.told.setdefault(person, []).append((self.now, message))
        watcher = self.watchers.get(person)
        if watcher is not None and isinstance(message, Past):
            check_past(self, watcher, message.heard)
            watcher.history.filled(message.heard)
        if watcher is not None and isinstance(message, Ghost):
            # Of several things that come at once, the ghost belongs to what came before it.
            table = self.host.tree.table_at(watcher.client.node)
            known = handles_seen(table, watcher.client.seat)
            assert known.issuperset(card for card in message.cards if card is not None)

    def _seated(self, person: PersonId) -> None:
        self.let_go(person)
        if not self.room.audience.is_behind(person):
            return
        eyes = self.room.roster.eyes(person)
        history = SeatChronicle(eyes)
        watcher = Watcher(SeatClient(eyes, lambda _: None, history), history, lambda: None)
        watcher.leave = lambda: self.behind.leave(watcher.told)
        journal = self.behind.journal()
        watcher.began = len(journal)
        history.begin(journal, self.host.view_at(self.behind.cursor, eyes))
        self.behind.join(eyes, watcher.told)
        self.watchers[person] = watcher

    def let_go(self, person: PersonId) -> None:
        watcher = self.watchers.pop(person, None)
        if watcher is not None:
            watcher.leave()

    # -- what people do -----------------------------------------------------------------------

    def come(self, name: str, seat: SeatId | None = None) -> PersonId:
        role: Role = "spectator" if seat is None else "player"
        person = self.room.sit(Sit(name, role, seat))
        self.room.arrive(person, self.now)
        return person

    def go(self, person: PersonId) -> None:
        self.let_go(person)
        self.room.leave(person, self.now)

    def hear(self, person: PersonId, message: FromPeople) -> None:
        self.room.hear(person, message, self.now)

    def ask(self, seat: SeatId, intent: i.Intent) -> None:
        self._asked += 1
        self.hear(self.people[seat], Ask(f"a{self._asked}", self.host.tree.cursor, intent))

    def pass_time(self, seconds: float) -> None:
        """Let time pass, a little at a time."""
        until = self.now + seconds
        while self.now < until:
            self.now = min(until, self.now + 0.5)
            self.room.tick(self.now)

    # -- what may be known ----------------------------------------------------------------------

    def present(self) -> tuple[int, NodeId, int]:
        """Return (entries of the journal, where the table stood, steps) of a delay ago."""
        entries = max(count for at, count in self.happened if at + DELAY <= self.now)
        cursor, steps = 0, 0
        for entry in self.host.journal[:entries]:
            if isinstance(entry, Grew):
                cursor, steps = entry.node.id, entry.node.id + 1
            elif isinstance(entry, Went):
                cursor = entry.goal
        return entries, cursor, steps

    def heard_by(self, person: PersonId, *kinds: type) -> list[tuple[float, ToPeople]]:
        return [one for one in self.told.get(person, ()) if isinstance(one[1], kinds)]


def check_past(one: Evening, watcher: Watcher, heard: tuple[Heard, ...]) -> None:
    _, _, steps = one.present()
    for told in heard:
        assert told.node < steps, "a step was told that is not due"
        again = recall(one.host, watcher.client.seat, told.node, seen=told.view is not None)
        assert told == again


def check(one: Evening) -> None:
    """Everything that who watches holds is the table of a delay ago, no more and no less."""
    entries, cursor, steps = one.present()
    journal = replace_requests(list(bare_journal(one.host, entries)))
    for watcher in one.watchers.values():
        client, history = watcher.client, watcher.history
        assert client.node == cursor
        assert client.view == one.host.view_at(cursor, client.seat)
        assert replace_requests(history.journal) == list(journal)
        assert len(history.nodes) == steps
        public = [told_of(e) for e in one.host.journal[:entries] if not _is_history(e)]
        shown = [entry for entry in public if entry is not None]
        assert shown[len(shown) - len(watcher.recorded) :] == watcher.recorded


def replace_requests(journal: object) -> list[object]:
    """Return entries without what their askers called them."""
    assert isinstance(journal, Sequence)
    return [replace(one, request="") if hasattr(one, "request") else one for one in journal]


def _is_history(entry: JournalEntry) -> bool:
    return hasattr(entry, "request")


def check_said(one: Evening, watching: set[PersonId]) -> None:
    """What was said of the table was heard by the players a delay before, or longer."""
    live = [pair for person in one.people for pair in one.heard_by(person, *OF_PLAY)]
    for person in watching:
        for at, message in one.heard_by(person, *OF_PLAY):
            if isinstance(message, ClockShows):
                continue
            plain = _plain(message)
            assert any(when + DELAY <= at and _plain(other) == plain for when, other in live)
        for at, message in one.heard_by(person, Decided):
            assert isinstance(message, Decided)
            if message.wish.kind == "travel":
                decided = one.heard_by(one.people[AKI], Decided)
                assert any(when + DELAY <= at and other == message for when, other in decided)


def _plain(message: ToPeople) -> ToPeople:
    """Return what was said without the handles, which each hears as far as they are known."""
    if isinstance(message, Ghost):
        return replace(message, cards=tuple(None for _ in message.cards))
    return message


def play(one: Evening, seed: int, rounds: int = 150) -> set[PersonId]:
    """Let everybody do what they can at random, and look after each of it; return who watched."""
    rng = random.Random(f"watching {seed}")
    player = Player(SPEC, rng, KINDS)
    watching: list[PersonId] = []
    watched: set[PersonId] = set()
    for number in range(rounds):
        one.pass_time(rng.choice((0.0, 0.0, 0.5, 1.0, 4.0, 12.0)))
        seat = rng.choice((AKI, REN))
        seen = one.host.view_at(one.host.tree.cursor, seat)
        one.ask(seat, player.intent(seen, len(one.host.tree.nodes)))
        _besides(one, rng, seat)
        if len(watching) < MOST_WATCHING and rng.random() < 0.2:
            watching.append(one.come(f"Watcher {number}"))
            watched.add(watching[-1])
        elif watching and rng.random() < 0.1:
            one.go(watching.pop(rng.randrange(len(watching))))
        for person in watching:
            _watch(one, rng, person)
        check(one)
    if not watching:
        watched.add(one.come("Watcher in the end"))
    one.pass_time(DELAY + 1.0)
    check(one)
    assert one.present()[1] == one.host.tree.cursor
    assert all(watcher.client.node == one.host.tree.cursor for watcher in one.watchers.values())
    assert one.watchers
    return watched


def _besides(one: Evening, rng: random.Random, seat: SeatId) -> None:
    """Do something that a player can do beside the cards."""
    me, other = one.people[seat], one.people[1 - seat]
    kind = rng.randrange(9)
    view = one.host.view_at(one.host.tree.cursor, seat)
    if kind == 0:
        one.hear(me, Drag(tuple(sorted(view.cards)[:3]), float(len(one.happened)), 1.0))
    elif kind == 1:
        one.hear(me, Point(float(len(one.happened)), 2.0))
    elif kind == 2:
        one.hear(one.people[AKI], SetClock(ClockSetting(600.0, 5.0, 60.0)))
    elif kind == 3:
        one.hear(me, AskLeave("travel", rng.randrange(len(one.host.tree.nodes))))
        for _, question in one.heard_by(other, Questioned)[-1:]:
            assert isinstance(question, Questioned)
            one.hear(other, GiveReply(question.question, "allow"))
    elif kind == 4:
        one.hear(me, Commit(Chain(rng.randbytes(32)).commitment.hex(), "11" * 32))
    elif kind == 5:
        one.hear(me, CloseHand())
    elif kind == 6:
        one.hear(me, Drag())


def _watch(one: Evening, rng: random.Random, person: PersonId) -> None:
    """Let somebody who watches be as curious as the table allows."""
    nodes = len(one.host.tree.nodes)
    if rng.random() < 0.5:
        wanted = tuple(rng.randrange(nodes + 3) for _ in range(6))
        one.hear(person, WantPast((*wanted, nodes - 1), wanted[:2]))
    if rng.random() < 0.1:
        seat = rng.choice((AKI, REN))
        one.hear(person, AskLeave("hand", about=seat))
        for _, question in one.heard_by(one.people[seat], Questioned)[-1:]:
            assert isinstance(question, Questioned)
            one.hear(one.people[seat], GiveReply(question.question, "allow"))
    if rng.random() < 0.1:
        one.hear(person, Ask(f"w{nodes}", nodes, i.Undo()))
        (_, answered) = one.heard_by(person, Answered)[-1]
        assert isinstance(answered, Answered)
        assert answered.code == "spectator"


def whole_evening(seed: int) -> None:
    one = Evening()
    check_said(one, play(one, seed))


@pytest.mark.parametrize("seed", range(6))
def test_who_watches_holds_the_table_of_a_delay_ago_and_in_the_end_all_of_it(seed: int) -> None:
    whole_evening(seed)


def test_a_hand_that_is_shown_is_the_hand_of_a_delay_ago() -> None:
    one = Evening()
    one.ask(AKI, i.Draw(2, "deck.0", "hand.0"))
    one.pass_time(DELAY)
    one.ask(AKI, i.Draw(3, "deck.0", "hand.0"))
    sora = one.come("Sora")
    one.hear(sora, AskLeave("hand", about=AKI))
    ((_, question),) = one.heard_by(one.people[AKI], Questioned)
    assert isinstance(question, Questioned)
    one.hear(one.people[AKI], GiveReply(question.question, "allow"))
    seen = one.watchers[sora].client
    assert seen.seat == AKI
    assert len(seen.view.cards_in("hand.0")) == 2
    one.pass_time(DELAY)
    assert len(seen.view.cards_in("hand.0")) == 5
    one.hear(one.people[AKI], CloseHand())
    assert one.watchers[sora].client.seat == SPECTATOR


def test_how_often_who_watches_may_ask_does_not_tell_that_a_turn_is_over() -> None:
    one = Evening()
    sora = one.come("Sora")

    def ask() -> str:
        one.hear(sora, AskLeave("hand", about=AKI))
        _, last = one.told[sora][-1]
        if isinstance(last, Questioned):
            one.hear(one.people[AKI], GiveReply(last.question, "no"))
            return "asked"
        assert isinstance(last, Notice)
        return last.code

    assert [ask() for _ in range(3)] == ["asked", "asked", "asked-enough"]
    one.ask(AKI, NextTurn(AKI))
    assert ask() == "asked-enough"
    one.pass_time(DELAY)
    assert ask() == "asked"


def test_names_of_requests_do_not_count_what_players_ask() -> None:
    one = Evening()
    one.ask(AKI, i.Draw(1, "deck.0", "hand.0"))
    one.hear(one.people[AKI], AskLeave("travel", 0))
    sora = one.come("Sora")
    one.hear(sora, AskLeave("chair"))
    ((_, question),) = one.heard_by(sora, Questioned)
    assert isinstance(question, Questioned)
    assert question.question == "w1"
    one.hear(one.people[AKI], GiveReply("w1", "allow"))
    assert one.room.roster[sora].chair


def test_whether_the_game_is_over_is_not_told_to_who_still_sees_it_played() -> None:
    one = Evening()
    sora = one.come("Sora")
    one.hear(one.people[AKI], Chair("pass", sora))
    one.hear(sora, AskLeave("record"))
    ((_, notice),) = one.heard_by(sora, Notice)
    assert isinstance(notice, Notice)
    assert notice.code == "spectator"


def test_who_comes_sees_the_clock_as_it_was() -> None:
    one = Evening()
    one.hear(one.people[AKI], SetClock(ClockSetting(600.0)))
    one.ask(AKI, NextTurn(AKI))
    one.pass_time(DELAY + 10.0)
    one.ask(AKI, NextTurn(REN))
    one.pass_time(5.0)
    sora = one.come("Sora")
    ((_, shown),) = one.heard_by(sora, ClockShows)
    assert isinstance(shown, ClockShows)
    assert shown.face is not None
    assert shown.face.running == (AKI,)
    assert shown.face.left[AKI] == pytest.approx(585.0, abs=1.0)
    one.pass_time(DELAY)
    _, last = one.heard_by(sora, ClockShows)[-1]
    assert isinstance(last, ClockShows)
    assert last.face is not None
    assert last.face.running == (REN,)


def test_what_lasts_a_moment_is_passed_over_where_too_much_is_to_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("app.session.room.delayed_view.MOST_FLEETING", 5)
    one = Evening()
    sora = one.come("Sora")
    for number in range(20):
        one.hear(one.people[AKI], Point(float(number), 0.0))
    one.ask(AKI, i.Draw(1, "deck.0", "hand.0"))
    one.pass_time(DELAY)
    assert len(one.heard_by(sora, Pointed)) == 5
    assert one.watchers[sora].client.node == one.host.tree.cursor


# -- faults that are planted: each is found ------------------------------------------------------


def _steps_of_now(patch: pytest.MonkeyPatch) -> None:
    def leaky(audience: Audience, person: PersonId, wanted: WantPast) -> None:
        with patch.context() as inner:
            inner.setattr(audience, "behind", None)
            look_back(audience, person, wanted)

    patch.setattr(room_module, "look_back", leaky)


def _journal_of_now(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Behind, "journal", lambda self: bare_journal(self._host))


def _said_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Audience,
        "tell_of_play",
        lambda self, message, *, but=0, fleeting=False: self.tell_all(message, but=but),
    )


def _a_little_early(patch: pytest.MonkeyPatch) -> None:
    honest = Behind.tick
    patch.setattr(Behind, "tick", lambda self, now: honest(self, now + 0.5))


@pytest.mark.parametrize("plant", [_steps_of_now, _journal_of_now, _said_at_once, _a_little_early])
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises((AssertionError, GapError)):
        whole_evening(1)
