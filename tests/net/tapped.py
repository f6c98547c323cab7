"""A table over real sockets, with all that each client is told kept as it left the TLS layer.

What a seat may know is worked out a second time (`tests/props/oracle`), from the table's history
and not from what was sent.
"""

from __future__ import annotations

import random
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

import pytest

from app.cli.benches.tools.scripted_play import SeatPlayer
from app.core import intent as i
from app.core.apply.apply import apply
from app.core.data.value import replace
from app.core.ids import SPECTATOR, SeatId
from app.core.intents.turn_intents import NextTurn
from app.core.past.given_names import names_in
from app.core.past.history import HistoryTree
from app.core.table import Table
from app.core.view import SeatView, fold
from app.net.auth.invite import Invite, read_invite, write_invite
from app.net.client.table_client import TableClient
from app.net.encoding import messages
from app.net.encoding.patch.seat_reader import SeatReader
from app.net.server.hosting import Hosting, Open
from app.net.transport import connection as connection_module
from app.session.host.updates import Placed, Stepped
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import SayReady, WantPast
from app.session.room.messages.request_messages import AskLeave, Decided, GiveReply, Questioned
from app.session.room.messages.table_talk import Drag
from app.session.room.messages.to_people import Notice
from tests.helpers.begun import begins
from tests.net.tables import SPEC, Guest, Hosted, hosted, wait_for
from tests.props.oracle import can_list, can_read

NAMES = ("Aki", "Ren", "Sora")
EYES: dict[str, SeatId] = {"Aki": 0, "Ren": 1, "Sora": SPECTATOR}
DECKS = tuple(tuple(f"{name}-{n:02}" for n in range(60)) for name in NAMES[:2])


class RecordCounter:
    """A port that passes everything on to a host, and keeps the length of each TLS record of it."""

    def __init__(self, port: int) -> None:
        self.lengths: list[int] = []
        self._goal = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._open: list[socket.socket] = [self._listening]
        self._threads = [threading.Thread(target=self._take)]
        self._threads[0].start()

    def close(self) -> None:
        for one in self._open:
            # A socket in which another thread waits ends only this way.
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        for thread in tuple(self._threads):
            thread.join(5.0)

    def _take(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._goal))
                self._open += (near, far)
                for one in (near, far):
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                for way in ((near, far, False), (far, near, True)):
                    self._threads.append(threading.Thread(target=self._pass, args=way))
                    self._threads[-1].start()

    def _pass(self, source: socket.socket, goal: socket.socket, counted: bool) -> None:
        kept = b""
        with suppress(OSError):
            while data := source.recv(65536):
                if counted:
                    kept = self._count(kept + data)
                goal.sendall(data)

    def _count(self, data: bytes) -> bytes:
        """Take whole records off the stream; return what is left of it."""
        while len(data) >= 5 and len(data) >= 5 + (length := int.from_bytes(data[3:5], "big")):
            self.lengths.append(length)
            data = data[5 + length :]
        return data


@dataclass
class Tap:
    """What one client was told, in order; where a connection began is an empty piece."""

    told: list[bytes] = field(default_factory=list)


class Tapped(Protocol):
    """A table, and what each client was told."""

    @property
    def table(self) -> Hosted: ...
    @property
    def taps(self) -> Mapping[str, Tap]: ...


class Evening:
    """Two players and a spectator, each tapped."""

    def __init__(self, table: Hosted, taps: dict[str, Tap]) -> None:
        self.table = table
        self.taps = taps
        self.counters: dict[str, RecordCounter] = {}
        self.guests: dict[str, Guest] = {}

    def come(self, name: str, key: bytes | None = None) -> Guest:
        counter = self.counters.get(name)
        if counter is None:
            counter = self.counters[name] = RecordCounter(self.table.open.port)
        eyes = EYES[name]
        guest = Guest(
            _through(self.table.open, counter.port),
            name,
            role="spectator" if eyes == SPECTATOR else "player",
            seat=None if eyes == SPECTATOR else eyes,
            key=key,
        )
        self.guests[name] = guest
        guest.wait_inside()
        if eyes != SPECTATOR and guest.table.seat is None:
            guest.say(SayReady())
        return guest

    def lay(self, *, auto: bool = True) -> None:
        """Let everybody come, and the game begin."""
        for name in NAMES:
            self.come(name)
        for name in NAMES:
            _ = self.guests[name].seat
        if auto:
            for name in NAMES[:2]:
                for intent in (
                    i.Shuffle(f"deck.{EYES[name]}"),
                    i.Draw(7, f"deck.{EYES[name]}", f"hand.{EYES[name]}"),
                    i.Draw(6, f"deck.{EYES[name]}", f"prizes.{EYES[name]}"),
                ):
                    self.ask(name, intent)

    def ask(self, name: str, intent: i.Intent) -> object:
        """Let somebody do something, and wait until all know of it."""
        answer = self.guests[name].ask(intent)
        self.settle()
        return answer

    def settle(self) -> None:
        """Wait until everybody knows all that happened."""
        for guest in self.guests.values():
            wait_for(lambda guest=guest: guest.seat.node == self.table.host.tree.cursor)

    def mark(self) -> None:
        """Begin to listen here."""
        self.settle()
        for tap in self.taps.values():
            tap.told.clear()
        for counter in self.counters.values():
            counter.lengths.clear()

    def close(self) -> None:
        for guest in self.guests.values():
            guest.close()
        for counter in self.counters.values():
            counter.close()


def _through(opened: Open, port: int) -> Open:
    invite = read_invite(opened.invite)
    ours = Invite(invite.hosts, port, invite.pin, invite.secret, invite.role)
    return replace(opened, invite=write_invite(ours))


@contextmanager
def tapping(patch: pytest.MonkeyPatch, taps: Mapping[str, Tap]) -> Iterator[None]:
    """Keep what those are told who come by these names."""
    honest = TableClient._heard

    def heard(self: TableClient, text: bytes) -> object:
        told, at_door = taps[self._wish.name].told, self.entrance.at_door
        told.append(text)
        state = honest(self, text)
        if at_door and not self.entrance.at_door:
            told.append(b"")
        return state

    with patch.context() as ours:
        ours.setattr(TableClient, "_heard", heard)
        # How long a sign of life takes is no secret, but differs from evening to evening.
        ours.setattr(connection_module, "PING_EVERY", 1000.0)
        yield


@contextmanager
def evening(
    folder: Path,
    patch: pytest.MonkeyPatch,
    decks: tuple[tuple[str, ...], ...] = DECKS,
    seed: int | None = None,
) -> Iterator[Evening]:
    """Give a hosted table for two on which everything that is told is kept."""
    taps = {name: Tap() for name in NAMES}
    with tapping(patch, taps):
        setup = Setup(2, seed=seed, decks=decks)
        path = folder / f"evening-{len(list(folder.iterdir()))}.chabudai"
        with hosted(Hosting(SPEC, setup, path, 0, listen=("127.0.0.1",))) as table:
            one = Evening(table, taps)
            try:
                yield one
            finally:
                one.close()


# -- what happens on it -------------------------------------------------------------------------


def play_everything(one: Evening, seed: int, gestures: int = 45) -> None:
    """Play at random, with all that a table over a network has besides."""
    chance = random.Random(f"tapped {seed}")
    for name in NAMES[:2]:
        _play_hidden(one, name)
    one.ask(NAMES[0], begins(one.guests[NAMES[0]].view))
    players = {name: SeatPlayer(chance.randrange(2**32)) for name in NAMES[:2]}
    for number in range(gestures):
        name, other = NAMES[number // 6 % 2], NAMES[1 - number // 6 % 2]
        guest = one.guests[name]
        hand = guest.view.cards_in(f"hand.{EYES[name]}")
        if hand:
            guest.say(Drag(tuple(chance.sample(hand, min(2, len(hand)))), 0.5, number / 100))
        for intent in _intents(number, hand, EYES[name], EYES[other]):
            one.ask(name, intent)
        one.ask(name, players[name].next_intent(guest.view))
        if number % 20 == 10:
            guest.client.lose()
            wait_for(lambda guest=guest: guest.table.state.name == "inside")
        if number % 20 == 15:
            _ask_back(one, name)
    _ask_for_the_past(one)
    one.guests["Sora"].close()
    one.come("Sora")
    aki = one.guests["Aki"]
    aki.close()
    one.come("Aki", aki.key)
    one.settle()
    _ask_for_the_past(one)


def _intents(number: int, hand: tuple[str, ...], own: SeatId, other: SeatId) -> list[i.Intent]:
    """Return what is done now beside a gesture that follows from chance."""
    intents: list[i.Intent] = []
    if number % 9 == 4 and hand:
        intents.append(i.Show(hand[:1], (other,)))
    if number % 9 == 6:
        intents.append(i.Look(f"deck.{own}", 3))
    if number % 11 == 8:
        intents += [i.Undo(), i.Redo(), i.Undo()]
    if number % 6 == 5:
        intents.append(NextTurn(other))
    return intents


def _play_hidden(one: Evening, name: str) -> None:
    """Put a card face down, take one from the open pile and put it back, shuffle the hand."""
    seat = EYES[name]
    hand = one.guests[name].view.cards_in(f"hand.{seat}")
    one.ask(name, i.Move(hand[:1], f"active.{seat}", up=False))
    one.ask(name, i.Move(hand[1:3], f"discard.{seat}"))
    there = one.guests[name].view.cards_in(f"discard.{seat}")
    one.ask(name, i.Move(there[:1], f"hand.{seat}"))
    one.ask(name, i.Move(one.guests[name].view.cards_in(f"hand.{seat}"), f"discard.{seat}"))
    one.ask(name, i.Draw(6, f"deck.{seat}", f"hand.{seat}"))
    one.ask(name, i.Shuffle(f"hand.{seat}"))


def _ask_back(one: Evening, name: str) -> None:
    """Ask to go back, and be allowed."""
    guest, other = one.guests[name], one.guests[NAMES[1 - NAMES.index(name)]]
    before = len(other.all(Questioned))
    done = len(guest.all(Decided)) + len(guest.all(Notice))
    guest.say(AskLeave("travel", max(1, guest.seat.node - 3)))
    wait_for(
        lambda: (
            len(other.all(Questioned)) > before
            or len(guest.all(Decided)) + len(guest.all(Notice)) > done
        )
    )
    for question in other.all(Questioned)[before:]:
        assert isinstance(question, Questioned)
        other.say(GiveReply(question.question, "allow"))
        wait_for(lambda: len(guest.all(Decided)) + len(guest.all(Notice)) > done)
    one.settle()


def _ask_for_the_past(one: Evening) -> None:
    for name, guest in one.guests.items():
        before = _pasts(one.taps[name])
        steps = tuple(range(len(one.table.host.tree.nodes)))
        for first in range(0, len(steps), 32):
            part = steps[first : first + 32]
            guest.say(WantPast(part, part))
        wait_for(lambda name=name, before=before: _pasts(one.taps[name]) > before)


def _pasts(tap: Tap) -> int:
    return sum(map(messages.is_past, tap.told))


# -- what must hold of what was told ------------------------------------------------------------


@dataclass
class Known:
    """What a seat may have seen by a step, the steps before included."""

    refs: set[str]
    names: set[str]
    """Handles, and ids of units."""


def known(tree: HistoryTree, eyes: SeatId) -> list[Known]:
    """Return what `visibility` may have seen by each step."""
    refs: set[str] = set()
    names: set[str] = set()
    found = []
    for node in tree.nodes:
        table: Table | None = None if node.parent is None else tree.table_at(node.parent)
        for fact in node.facts:
            table = apply(table, fact)
            for number, card in enumerate(table.cards):
                reads = can_read(table, eyes, number)
                if reads:
                    refs.add(card.ref)
                if card.handle and (reads or can_list(table, eyes, card.zone)):
                    names.add(card.handle)
            # Units lie in the open, and what zones there are everybody sees.
            names |= set(table.units) | set(table.setting.zones)
        found.append(Known(set(refs), set(names)))
    return found


def check_told(
    one: Tapped,
    eyes: Mapping[str, SeatId] = MappingProxyType(EYES),
    *,
    one_pack: bool = False,
) -> None:
    """No byte names a card, or holds a handle, that the seat had not seen by then.

    `eyes` says who sits where, `one_pack` that all may know which cards there are, not where.
    """
    tree = one.table.host.tree
    every = {card.ref for card in tree.table_at(0).cards}
    given = {name for node in tree.nodes for fact in node.facts for name in names_in([fact])}
    for name, tap in one.taps.items():
        by_step = known(tree, eyes[name])
        assert one_pack or every - by_step[-1].refs, f"nothing was secret from {name}"
        assert tap.told, f"{name} was told nothing"
        reader, step = SeatReader(eyes[name]), 0
        for text in tap.told:
            if not text or b'"seated"' in text:
                reader = SeatReader(eyes[name])
            if messages.is_step(text):
                reader.read(text)
                step = max(step, reader.node)
            may = by_step[-1] if messages.is_past(text) else by_step[step]
            named = {ref for ref in every - may.refs if ref.encode() in text}
            assert not named, f"{name} was told of {named} by step {step}: {text[:300]!r}"
            # Their letters alone: a frame leaves out what kind of name it is.
            pointed = {one for one in given - may.names if one[1:].encode() in text}
            assert not pointed, f"{name} was told {pointed}: {text[:300]!r}"


def check_handles(one: Evening) -> None:
    """No handle comes back, and none outlives a shuffle: by what was told alone."""
    for name, tap in one.taps.items():
        reader = SeatReader(EYES[name])
        views: dict[int, set[str]] = {}
        ever: set[str] = set()
        for text in tap.told:
            if not text or b'"seated"' in text:
                reader = SeatReader(EYES[name])
            if not messages.is_step(text):
                continue
            before = reader.view
            update = reader.read(text)
            assert reader.view is not None
            now = set(reader.view.cards)
            if isinstance(update, Stepped):
                assert before is not None
                kept = _kept_by_a_shuffle(before, update)
                assert not kept, f"{name} could follow {kept} through step {update.node}"
                back = (now - views[update.parent]) & ever
                assert not back, f"{back} came back to {name} in step {update.node}"
            elif isinstance(update, Placed) and update.node in views:
                assert now == views[update.node], f"{name}: other cards in step {update.node}"
            views[reader.node] = now
            ever |= now


def _kept_by_a_shuffle(view: SeatView, told: Stepped) -> set[str]:
    kept = set()
    for fact in told.facts:
        after = fold(view, fact)
        for event in fact.events:
            if event.verb == "shuffle":
                kept |= set(view.cards_in(event.source)) & set(after.cards_in(event.source))
        view = after
    return kept


# -- what does not vary -------------------------------------------------------------------------

Script = Callable[[Evening], None]


@dataclass
class Told:
    """What everybody was told of a script, and how long the records were."""

    texts: dict[str, list[bytes]]
    lengths: dict[str, list[int]]


def told_of(
    folder: Path,
    patch: pytest.MonkeyPatch,
    script: Script,
    decks: tuple[tuple[str, ...], ...] = DECKS,
) -> Told:
    """Return what a script makes everybody hear; handles follow from the announced seed."""
    with evening(folder, patch, decks, seed=4) as one:
        one.lay()
        one.mark()
        script(one)
        one.settle()
        # What was sent last has to come through the counter too: all that comes goes through it.
        texts = {name: list(tap.told) for name, tap in one.taps.items()}
        lengths = {name: list(counter.lengths) for name, counter in one.counters.items()}
    return Told(texts, lengths)


def check_equal(ours: Told, theirs: Told, names: tuple[str, ...]) -> None:
    """Those named were told the same bytes, and everybody records of the same lengths."""
    for name in names:
        pairs = zip(ours.texts[name], theirs.texts[name], strict=False)
        other = next((pair for pair in pairs if pair[0] != pair[1]), None)
        assert other is None, f"{name} can tell them apart:\n{other[0]!r}\n{other[1]!r}"
        assert len(ours.texts[name]) == len(theirs.texts[name]), f"{name} was told more once"
    for name, lengths in ours.lengths.items():
        assert lengths, f"{name} was told nothing"
        assert lengths == theirs.lengths[name], f"the records to {name} have other lengths"
