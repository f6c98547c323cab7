"""Over real sockets: who watches with a delay holds the table of a delay ago, and nothing newer."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from app.core.data.value import replace
from app.core.ids import NodeId
from app.core.intent import Announce, Draw, Flip
from app.games.game_registry import GAMES
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.host.updates import Accepted, Grew, JournalEntry, Went
from app.session.room.messages.from_people import Role, SayReady, WantPast
from app.session.room.messages.request_messages import AskLeave, Decided, GiveReply, Questioned
from app.session.room.messages.table_talk import Drag, Ghost, Point, Pointed, Said, Say
from app.session.seat.chronicle import BareEntry, bare_journal
from app.session.seat.seat_chronicle import SeatChronicle
from tests.helpers.play import KINDS, Player
from tests.net.tables import Guest, Hosted, begin_play, deck_of, hosted, hosting, wait_for

DELAY = 60.0
ROUNDS = 40
SPEC = GAMES["pokemon"]


class Evening:
    """A table whose clock the test moves, with a delay for those who watch."""

    def __init__(self, table: Hosted, clock: list[float]) -> None:
        self.table = table
        self.clock = clock
        self.happened: list[tuple[float, int]] = []
        self.guests: list[Guest] = []
        self.watching: list[Guest] = []
        self._said = 0
        for seat, name in enumerate(("Aki", "Ren")):
            guest = self.come(name, seat).wait_inside()
            guest.say(SayReady())
        for guest in self.guests:
            _ = guest.seat
        self.happened.append((-DELAY, self._at_first()))
        table.do(lambda: table.host.watchers.append(self._note))

    def _at_first(self) -> int:
        """Return how long the journal was when the table was laid, before any seat was bound."""
        journal = list(self.table.host.journal)
        bound = (n for n, entry in enumerate(journal) if getattr(entry, "key", ""))
        return next(bound, len(journal))

    def _note(self, _: JournalEntry) -> None:
        self.happened.append((self.clock[0], len(self.table.host.journal)))

    def come(self, name: str, seat: int | None = None) -> Guest:
        role: Role = "spectator" if seat is None else "player"
        guest = Guest(self.table.open, name, role=role, seat=seat)
        self.guests.append(guest)
        if seat is None:
            self.watching.append(guest)
            _ = guest.seat
        return guest

    def go(self, guest: Guest) -> None:
        self.guests.remove(guest)
        self.watching.remove(guest)
        guest.close()

    def pass_time(self, seconds: float) -> None:
        server = self.table.table
        assert server is not None
        self.clock[0] += seconds
        self.table.do(server.server.tick)

    def settle(self) -> None:
        """Wait until everybody has heard all that was said: chat is not delayed."""
        self._said += 1
        word = f"word {self._said}"
        self.guests[0].say(Say(word))
        for guest in self.guests:
            wait_for(lambda guest=guest: any(one.text == word for one in guest.all(Said)))

    def due(self) -> list[JournalEntry]:
        """Return what had happened a delay ago; fair chance is asked for separately."""
        count = max(count for at, count in self.happened if at + DELAY <= self.clock[0])
        return self.table.host.journal[:count]

    def check(self) -> None:
        """Everything in the programs of those who watch is the table of a delay ago."""
        self.settle()
        host, due = self.table.host, self.due()
        cursor, steps = _end_of(due)
        for guest in self.watching:
            seat = guest.seat
            history = seat.chronicle
            assert isinstance(history, SeatChronicle)
            assert seat.node == cursor
            assert seat.view == host.view_at(cursor, seat.seat)
            assert _plain(history.journal) == _plain(bare_journal(host, len(due)))
            assert len(history.nodes) == steps
            assert all(node < steps for node in (*history._facts, *history._views))
            for node, view in history._views.items():
                assert view == host.view_at(node, seat.seat)


def _end_of(entries: list[JournalEntry]) -> tuple[NodeId, int]:
    cursor, steps = 0, 0
    for entry in entries:
        if isinstance(entry, Grew):
            cursor, steps = entry.node.id, entry.node.id + 1
        elif isinstance(entry, Went):
            cursor = entry.goal
    return cursor, steps


def _plain(journal: object) -> list[BareEntry]:
    assert isinstance(journal, Sequence)
    return [replace(one, request="") if hasattr(one, "request") else one for one in journal]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    cards, clock = PokemonCards.load(), [1000.0]
    decks = [deck_of(name, cards) for name in ("dragapult-dusknoir", "ns-zoroark")]
    path = tmp_path / "evening.chabudai"
    with hosted(hosting(path, *decks, delay=DELAY), lambda: clock[0]) as table:
        one = Evening(table, clock)
        begin_play(*one.guests)
        yield one
        for guest in one.guests:
            guest.close()


@pytest.mark.parametrize("seed", range(2))
def test_whoever_comes_whenever_sees_what_was_and_in_the_end_all_of_it(
    evening: Evening, seed: int
) -> None:
    rng = random.Random(f"watching over the wire {seed}")
    player = Player(SPEC, rng, KINDS)
    for number in range(ROUNDS):
        evening.pass_time(rng.choice((0.0, 1.0, 5.0, 20.0)))
        players = evening.guests[:2]
        guest = rng.choice(players)
        guest.ask(player.intent(guest.view, len(evening.table.host.tree.nodes)))
        _besides(evening, rng, guest)
        if len(evening.watching) < 4 and rng.random() < 0.25:
            evening.come(f"Watcher {number}")
        elif evening.watching and rng.random() < 0.1:
            evening.go(rng.choice(evening.watching))
        for watcher in evening.watching:
            if rng.random() < 0.3:
                nodes = range(len(evening.table.host.tree.nodes) + 2)
                watcher.say(WantPast(tuple(nodes)[-20:], tuple(nodes)[-3:]))
        evening.check()
    if not evening.watching:
        evening.come("Sora")
    evening.pass_time(DELAY)
    evening.check()
    assert evening.watching[0].seat.node == evening.table.host.tree.cursor


def _besides(evening: Evening, rng: random.Random, guest: Guest) -> None:
    """Do something beside the cards, or show somebody a hand."""
    kind = rng.randrange(4)
    if kind == 0:
        guest.say(Drag(tuple(sorted(guest.view.cards)[:2]), 1.0, 2.0))
    elif kind == 1:
        guest.say(Point(3.0, 4.0))
    elif kind == 2 and evening.watching:
        watcher = rng.choice(evening.watching)
        before = len(guest.all(Questioned))
        watcher.say(AskLeave("hand", about=guest.seat.seat))
        evening.settle()
        watcher.say(Say("did you hear?"))
        evening.settle()
        for question in guest.all(Questioned)[before:]:
            assert isinstance(question, Questioned)
            guest.say(GiveReply(question.question, "allow"))
            wait_for(lambda: guest.all(Decided))
    evening.settle()


def test_a_ghost_and_a_finger_come_with_the_table_they_belong_to(evening: Evening) -> None:
    aki = evening.guests[0]
    evening.pass_time(DELAY)
    sora = evening.come("Sora")
    card = aki.view.cards_in("hand.0")[0]
    aki.say(Drag((card,), 10.0, 20.0))
    aki.say(Point(1.0, 2.0))
    evening.settle()
    evening.pass_time(DELAY - 1.0)
    evening.settle()
    assert not sora.all(Ghost)
    assert not sora.all(Pointed)
    evening.pass_time(1.0)
    wait_for(lambda: sora.all(Pointed))
    (ghost,) = sora.all(Ghost)
    assert isinstance(ghost, Ghost)
    assert ghost.cards == (None,)


def test_a_host_that_goes_on_with_a_game_begins_with_the_table_as_it_was_opened(
    evening: Evening, tmp_path: Path
) -> None:
    aki = evening.guests[0]
    aki.ask(Announce("say", "tomorrow then"))
    node = evening.table.host.tree.cursor
    for guest in evening.guests:
        guest.close()
    evening.table.close()
    clock = [5000.0]
    delayed = hosting(tmp_path / "evening.chabudai", delay=DELAY)
    with hosted(delayed, lambda: clock[0]) as again:
        back = Guest(again.open, "Aki", key=aki.key)
        sora = Guest(again.open, "Sora", role="spectator")
        try:
            assert sora.seat.node == node
            assert isinstance(back.ask(Announce("say", "here again")), Accepted)
            back.say(Say("hello"))
            wait_for(lambda: sora.all(Said))
            assert sora.seat.node == node
            clock[0] += DELAY
            assert again.table is not None
            again.do(again.table.server.tick)
            wait_for(lambda: sora.seat.node == again.host.tree.cursor)
        finally:
            back.close()
            sora.close()


def test_what_is_due_comes_by_itself(tmp_path: Path) -> None:
    cards = PokemonCards.load()
    decks = [deck_of(name, cards) for name in ("dragapult-dusknoir", "ns-zoroark")]
    with hosted(hosting(tmp_path / "evening.chabudai", *decks, delay=0.4)) as table:
        pair = [Guest(table.open, name, seat=seat) for seat, name in enumerate(("Aki", "Ren"))]
        sora = Guest(table.open, "Sora", role="spectator")
        try:
            for guest in pair:
                guest.wait_inside().say(SayReady())
            begin_play(pair[0], pair[1])
            for guest in pair:
                guest.ask(Flip())
                guest.ask(Draw(1, f"deck.{guest.seat.seat}", f"hand.{guest.seat.seat}"))
            wait_for(lambda: sora.seat.node == table.host.tree.cursor)
        finally:
            for guest in (*pair, sora):
                guest.close()
