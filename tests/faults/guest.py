"""Somebody at a table, in a process of its own, who plays at random until told to stop.

Each writes down what it asked and what was answered in the moment in which it happens: whoever
kills it knows what it knew.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import queue
import random
import select
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from app.core.data.codec import seat_bytes
from app.core.intent import Announce, Intent, Procedure, Redo, Request, Undo, WriteLabel
from app.core.intents.agreement_intents import Rule
from app.core.intents.turn_intents import NextTurn
from app.core.options import Options
from app.core.view import SeatView
from app.games.game_registry import GAMES
from app.net.auth.client_handshake import by_invite, by_token
from app.net.auth.invite import read_invite
from app.net.client import retries
from app.net.client.connection_state import State
from app.net.client.remote_table import RemoteTable
from app.net.client.table_client import TableClient
from app.session.host.updates import Accepted, Answer, Replaced, SignedHead
from app.session.room.messages.from_people import Role, SayReady, Sit, WantPast, WantView
from app.session.room.messages.request_messages import AskLeave, GiveReply, Questioned
from app.session.room.messages.table_talk import Drag, Say
from app.session.room.messages.to_people import Notice, Seated
from tests.faults.forked import Forked
from tests.faults.told_names import words_in
from tests.helpers.begun import begins
from tests.helpers.play import KINDS, Player
from tests.props.table_player import TablePlayer

MOST_OPEN = 4
"""Gestures of one person that wait for an answer."""
BY_HAND = {
    kind: weight
    for kind, weight in KINDS.items()
    if kind not in ("announce", "write_label", "set_options", "rule", "undo", "redo", "jump")
}
"""What is done by hand. What is said and written is a guest's own: nothing of it comes twice."""
OFFERED = 0.8
"""How many of the moves are what the game offers; the others are made by hand."""
MOST_KEPT_WAITING = 0.5
"""Seconds between two tries to come back: an evening of faults is short."""


@dataclass(frozen=True)
class Coming:
    """How somebody comes to the table."""

    game: str
    name: str
    invite: str
    role: Role
    seat: int | None
    key: bytes
    """What the client is known by; another machine has another."""
    pocket: Path
    """Where the token is kept."""
    notes: Path
    """What was asked and answered, a JSON object a line."""
    seed: str


class GuestProcess:
    """One process of a guest."""

    def __init__(self, coming: Coming, errors: Path) -> None:
        self.coming = coming
        self._line, theirs = socket.socketpair()
        self._line.setblocking(False)
        self._heard = b""
        self._process = Forked(lambda: _be(coming, theirs), errors, keep=(theirs.fileno(),))
        theirs.close()

    def tell(self, word: str) -> None:
        """Say something: "play", "stop", "last word", "report", "leave"."""
        self._line.send(word.encode() + b"\n")

    def reports(self) -> list[dict[str, Any]]:
        """Return what it said of itself since the last time."""
        try:
            while data := self._line.recv(65536):
                self._heard += data
        except BlockingIOError:
            pass
        *lines, self._heard = self._heard.split(b"\n")
        return [json.loads(line) for line in lines]

    def signal(self, number: signal.Signals) -> None:
        """Stop it, or let it go on."""
        self._process.send_signal(number)

    @property
    def ended(self) -> int | None:
        """With what it ended; None if it runs."""
        return self._process.poll()

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self._line.close()


def _be(coming: Coming, line: socket.socket) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(message)s", force=True)
    retries.LONGEST_WAIT = MOST_KEPT_WAITING
    _Guest(coming, line).be()
    return 0


class _Table(RemoteTable):
    """A place at a table that writes down what it asks and what it is answered."""

    def __init__(self, coming: Coming, run: Callable[[Callable[[], None]], None]) -> None:
        super().__init__(GAMES.get, run)
        self._pocket = coming.pocket
        self._notes = os.open(coming.notes, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def note(self, **words: Any) -> None:
        os.write(self._notes, json.dumps(words).encode() + b"\n")

    def seated(self, seated: Seated) -> None:
        client = self._client
        if client is not None and client.entrance.token:
            held: Any = None if client.chance.held is None else astuple(client.chance.held)
            kept = {"token": client.entrance.token.hex(), "pin": client.entrance.pin.hex()}
            kept |= {"key": client.entrance.key.hex(), "held": held}
            fresh = self._pocket.with_suffix(".new")
            fresh.write_text(json.dumps(kept), encoding="ascii")
            fresh.replace(self._pocket)
        super().seated(seated)

    def answered(self, answer: Answer) -> None:
        if isinstance(answer, Accepted):
            self.note(accepted=answer.request, node=answer.node)
        else:
            self.note(refused=answer.request, code=answer.code)
        super().answered(answer)

    def _submit(self, request: Request) -> None:
        words = request.intent.text if isinstance(request.intent, Announce) else ""
        intent = request.intent
        kind = intent.name if isinstance(intent, Procedure) else intent.kind
        self.note(asked=request.id, kind=kind, text=words)
        super()._submit(request)


class _Client(TableClient):
    """What brings a place its messages, and writes down what may be names of cards in them."""

    def __init__(self, *how: Any) -> None:
        super().__init__(*how)
        self._words: set[str] = set()

    def _heard(self, text: bytes) -> State | None:
        words = words_in(text) - self._words
        if words:
            self._words |= words
            table = self._listener
            assert isinstance(table, _Table)
            table.note(words=sorted(words))
        return super()._heard(text)


class _Guest:
    """Somebody who plays, answers what is asked, and tells how things stand."""

    def __init__(self, coming: Coming, line: socket.socket) -> None:
        self._chance = random.Random(coming.seed)
        spec = GAMES[coming.game]
        self._spec = spec
        self._plays = TablePlayer(spec, self._chance)
        self._by_hand = Player(spec, self._chance, BY_HAND)
        self._calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._woken, self._wakes = socket.socketpair()
        for end in (self._woken, self._wakes):
            end.setblocking(False)
        self._line = line
        self._coming = coming
        self._playing = self._leaving = False
        self._said = 0
        self._asked = 0
        self.table = _Table(coming, self._call)
        self.table.listeners.append(self._hear)
        invite = read_invite(coming.invite)
        wish = Sit(coming.name, coming.role, coming.seat)
        self._client = _Client(invite.addresses, by_invite(invite), coming.key, wish, self.table)
        if coming.pocket.exists():
            kept = json.loads(coming.pocket.read_text(encoding="ascii"))
            token, pin = bytes.fromhex(kept["token"]), bytes.fromhex(kept["pin"])
            # What was signed with another key is of no use on another machine.
            own = kept["held"] is not None and kept["key"] == coming.key.hex()
            held = _signed_head(kept["held"]) if own else None
            self._client = _Client(
                invite.addresses, by_token(token, pin), coming.key, wish, self.table
            )
            self._client.come_back(token, pin, coming.key, held, patient=False)

    def be(self) -> None:
        """Be there until told to leave."""
        self.table.connect(self._client)
        due = 0.0
        while not self._leaving:
            wait = max(0.0, due - time.monotonic()) if self._playing else None
            ready, _, _ = select.select([self._line, self._woken], [], [], wait)
            if self._woken in ready:
                self._woken.recv(4096)
            while not self._calls.empty():
                self._calls.get()()
            if self._line in ready:
                words = self._line.recv(4096)
                if not words:
                    return
                for word in words.decode().split("\n"):
                    self._obey(word)
            if self._playing and time.monotonic() > due:
                due = time.monotonic() + self._chance.uniform(0.002, 0.04)
                self._act()
        self.table.close()

    def _call(self, call: Callable[[], None]) -> None:
        """Let what the network heard happen here, at once."""
        self._calls.put(call)
        with suppress(BlockingIOError):
            # So many bytes that no more fit wake as well as one.
            self._wakes.send(b"x")

    def _obey(self, word: str) -> None:
        if word in ("play", "stop"):
            self._playing = word == "play"
        elif word == "leave":
            self._leaving = True
        elif word == "last word":
            # Something goes both ways, so that a broken connection is found out. The whole view is
            # not asked for: it would mend what was folded wrongly.
            self._ask(Announce("say", self._new_words()))
            self.table.say(Say("good night"))
        elif word == "report":
            self._line.sendall(json.dumps(self._report()).encode() + b"\n")

    # -- playing ------------------------------------------------------------------------------

    @property
    def _watches(self) -> bool:
        return self._coming.role == "spectator"

    def _new_words(self) -> str:
        self._said += 1
        return f"{self._coming.name} {self._coming.seed} {self._said}"

    def _ask(self, intent: Intent) -> None:
        seat = self.table.seat
        if seat is not None and not self._watches:
            self._asked += 1
            seat.send(intent)

    def _act(self) -> None:
        seat = self.table.seat
        if seat is None or len(seat.pending) >= MOST_OPEN:
            return
        roll = self._chance.random()
        if self._watches or roll < 0.1:
            self._do_something_else(roll)
        elif roll < 0.8:
            self._ask(self._a_move(seat.view))
        else:
            self._ask(self._another_intent())

    def _a_move(self, seen: SeatView) -> Intent:
        """Return what the game offers the seat; else, and at times, whatever hands can do."""
        offered = None
        if seen.seat >= 0 and self._chance.random() < OFFERED:
            offered = self._plays.next_intent(seen)
        return offered or self._by_hand.intent(seen, 1)

    def _another_intent(self) -> Intent:
        assert self.table.seat is not None
        seat = self.table.seat
        roll = self._chance.random()
        if roll < 0.5:
            return Announce("say", self._new_words())
        if roll < 0.7 and seat.seat >= 0:
            following = NextTurn((seat.seat + 1) % len(seat.view.setting.seats))
            return following if seat.view.turn.number else begins(seat.view)
        if roll < 0.9:
            return Undo() if roll < 0.8 else Redo()
        if roll < 0.97:
            return WriteLabel(self._chance.randint(0, seat.node), "here", self._new_words())
        return Procedure("concede")

    def _do_something_else(self, roll: float) -> None:
        assert self.table.seat is not None
        seat, chance = self.table.seat, self._chance
        say = self.table.say
        if roll < 0.02:
            say(WantView())
        elif roll < 0.03:
            say(Say("hm"))
        elif roll < 0.06:
            cards = tuple(chance.sample(sorted(seat.view.cards), min(3, len(seat.view.cards))))
            say(Drag(cards, chance.random(), chance.random()))
        elif roll < 0.08:
            steps = tuple(chance.randint(0, seat.node) for _ in range(4))
            say(WantPast(steps, steps[:1]))
        elif roll < 0.09 and not self._watches:
            say(AskLeave("travel", chance.randint(0, seat.node)))
        elif roll < 0.095 and not self._watches:
            say(AskLeave("options", options=self._an_option(seat.view)))
        elif roll < 0.1 and not self._watches:
            say(AskLeave("ruling", ruling=Rule("one-per-turn", "kept", seats=(0, 1))))

    def _an_option(self, seen: SeatView) -> Options:
        """Return what could be agreed on: mostly who sees what, where that is agreed on."""
        telling = {
            zone.spec.team_sees[0] for zone in seen.setting.zones.values() if zone.spec.team_sees
        }
        likely = [one for one in self._spec.options if one.id in telling]
        among = likely if likely and self._chance.random() < 0.5 else self._spec.options
        one = self._chance.choice(among)
        return ((one.id, self._chance.choice(one.values).id),)

    def _hear(self, what: object) -> None:
        if isinstance(what, Seated):
            self.table.say(SayReady())
        elif isinstance(what, Questioned) and what.replies:
            reply = self._chance.choice(what.replies)
            self.table.say(GiveReply(what.question, reply))
        elif isinstance(what, State) and what.name == "refused":
            self.table.note(turned_away=what.code)
        elif isinstance(what, Replaced) and not what.alike:
            self.table.note(gone=what.gone, kept=what.kept)
        elif isinstance(what, Notice):
            self.table.note(told=what.code)

    # -- telling ------------------------------------------------------------------------------

    def _report(self) -> dict[str, Any]:
        seat, state = self.table.seat, self.table.state
        report: dict[str, Any] = {
            "name": self._coming.name,
            "state": state.name,
            "code": state.code,
            "seated": seat is not None,
            "asked": self._asked,
        }
        if seat is not None:
            steps = [(step.id, step.parent, step.actor) for step in seat.chronicle.nodes]
            report |= {
                "eyes": seat.seat,
                "node": seat.node,
                "open": len(seat.pending),
                "view": digest(seat_bytes(seat.view)),
                "steps": digest(repr(steps).encode()),
                "cursor": seat.chronicle.cursor,
            }
        return report


def _signed_head(kept: list[Any]) -> SignedHead:
    *before, left_out, signature = kept
    return SignedHead(*before, tuple(left_out), signature)


def digest(data: bytes) -> str:
    """Return what stands for a view, or a history, in a report."""
    return hashlib.sha256(data).hexdigest()[:32]
