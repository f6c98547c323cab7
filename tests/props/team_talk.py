"""Random evenings of people in teams: a line to the own team is read by partners and judges alone.

People come, sit elsewhere, swap, watch, come back by another window and take seats over, while they
write to everybody or to their team. What each connection was sent is kept byte by byte, and so is
what the table keeps. Whom a line is for is worked out here from who sat where when it was sent.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass

from app.core import intent as i
from app.core.data.value import replace
from app.core.ids import PersonId
from app.net.server.table_server import TableServer
from app.session.room.delayed_view import Behind
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import (
    Ask,
    Chair,
    ChairDeed,
    MoveSeat,
    Role,
    Sit,
    WantPast,
    WantView,
)
from app.session.room.messages.request_messages import AskLeave, GiveReply, Questioned
from app.session.room.messages.table_talk import Say
from app.session.room.messages.to_people import Seated
from app.session.room.room import Room
from tests.helpers.handshake_table import table, with_invite
from tests.helpers.toy_games import octet
from tests.net.server.served_table import JUDGES, Guest, Hosted

NAMES = ("Aki", "Ren", "Mio", "Yui", "Haru", "Nao", "Sora", "Jin", "Kei", "Rin", "Toma", "Umi")
STEPS = 40
"""Things that happen in an evening."""
LATER = 3.0
"""Seconds by which those who watch are behind, at some tables."""


@dataclass
class Line:
    """A line that somebody wrote to their team."""

    text: str
    readers: frozenset[int]
    """Numbers of the connections that are told it, once each; no other ever is."""


class Came(Guest):
    """Somebody who came in by a connection of their own, and every byte that they were told."""

    def __init__(self, evening: Evening, name: str, seat: int | None, role: Role) -> None:
        self.raw: list[bytes] = []
        self.gone = False
        super().__init__(evening, name, seat, role=role, credential=with_invite(JUDGES))
        self.person: PersonId | None = self.place.person if self.heard(Seated) else None

    def _hear(self, texts: list[bytes]) -> None:
        self.raw += texts
        super()._hear(texts)


class Back(Came):
    """The same person by another connection, known by the key."""

    def __init__(self, evening: Evening, before: Came) -> None:
        self.raw = []
        self.gone = False
        Guest.__init__(self, evening, credential=with_invite(JUDGES), key=before.key)
        self.person = self.place.person if self.heard(Seated) else None


class Evening(Hosted):
    """A table of teams that are drawn, and all who ever came to it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = rng = random.Random(f"team talk {seed}")
        seats = rng.choice((3, 4, 4, 5, 6, 8))
        few = rng.randint(2, max(2, seats // 2))
        self.teams = tuple(rng.randrange(few) for _ in range(seats))
        spec = replace(octet.SPEC, teams=lambda _count: self.teams)
        self.handshake = table()
        self.handshake.admission.guests.invite(JUDGES, ("judge", "player", "spectator"))
        self.leap = 0.0
        late = rng.random() < 0.5
        self.server = TableServer(
            lambda tell: Room(
                spec,
                Setup(seats, (("turn-lock", "off"),), seed),
                tell,
                behind=(lambda host: Behind(host, LATER, self._clock)) if late else None,
            ),
            self.handshake.admission,
            self._clock,
        )
        self.came: list[Came] = []
        """Every connection there ever was."""
        self.lines: list[Line] = []

    # -- who may read what --------------------------------------------------------------------

    def there(self) -> list[Came]:
        """Return the connections of people who are there."""
        return [one for one in self.came if not one.gone]

    def readers(self, writer: Came) -> frozenset[int]:
        """Return which connections are to be told what somebody writes to their team now."""
        people = {one.id: one for one in self.room.roster}
        me = people[writer.person or 0]
        no_teams = len(set(self.teams)) == len(self.teams)
        if me.role != "player" or me.seat is None or no_teams or me.muted:
            return frozenset()
        told = set()
        for number, one in enumerate(self.came):
            who = people.get(one.person or 0)
            if one.gone or who is None:
                continue
            seat = who.seat if who.role == "player" else None
            partner = seat is not None and self.teams[seat] == self.teams[me.seat]
            if partner or who.role == "judge":
                told.add(number)
        return frozenset(told)

    # -- what happens -------------------------------------------------------------------------

    async def settle(self) -> None:
        """Let the server do what it does a moment later, and everybody take in what came."""
        for _ in range(4):
            await asyncio.sleep(0)
        for one in self.came:
            one.listen()

    def write(self) -> None:
        """Somebody writes a line, mostly to the team."""
        placed = [one for one in self.there() if one.person in self.room.roster]
        if not placed:
            return
        writer, text = self.rng.choice(placed), f"line {len(self.lines)} of {self.seed};"
        if self.rng.random() < 0.2:
            writer.say(Say("good evening"))
            return
        self.lines.append(Line(text, self.readers(writer)))
        writer.say(Say(text, team=True))

    def come(self) -> None:
        """Somebody new comes, whatever place there is."""
        name = self.rng.choice([one for one in NAMES if one not in self._names()] or ["Zoe"])
        role = self.rng.choice(("player", "player", "player", "spectator", "judge"))
        if role == "player" and not self.room.roster.free():
            role = "spectator"
        self.came.append(Came(self, name, None, role))

    def _names(self) -> set[str]:
        return {one.name for one in self.room.roster}

    def leave(self) -> None:
        """A connection ends, as a pulled cable does."""
        one = self.rng.choice(self.there())
        one.gone = True
        one.client.hang_up()

    def come_back(self) -> None:
        """Somebody comes by another connection, be the one before lost or not."""
        before = self.rng.choice(self.came)
        for one in self.there():
            if one.person == before.person:
                one.gone = True
        back = Back(self, before)
        if back.person is None:
            back.gone = True
            back.client.hang_up()
        self.came.append(back)

    def move(self) -> None:
        """Somebody sits elsewhere, watches, or judges."""
        one = self.rng.choice(self.there())
        role = self.rng.choice(("player", "player", "spectator", "judge"))
        free = self.room.roster.free()
        seat = self.rng.choice(free) if free and role == "player" else None
        one.say(Sit(self.rng.choice(NAMES), role, seat))

    def swap(self) -> None:
        """Whoever looks after the table lets two seats change places, while seats gather."""
        chair = self.room.roster.chair
        seats = self.rng.sample(range(len(self.teams)), 2)
        for one in self.there():
            if one.person == chair:
                one.say(MoveSeat(*seats))

    def lay(self) -> None:
        """The table is set up, ready or not."""
        for one in self.there():
            if one.person == self.room.roster.chair:
                one.say(Chair("lay"))

    def ask(self) -> None:
        """Somebody wishes for a seat, or to see a hand, and all say yes."""
        one, seat = self.rng.choice(self.there()), self.rng.randrange(len(self.teams))
        one.say(AskLeave(self.rng.choice(("seat", "hand")), about=seat))
        for other in self.there():
            for question in other.heard(Questioned)[-1:]:
                other.say(GiveReply(question.question, "allow"))

    def play(self) -> None:
        """Somebody says something at the table, looks back, or asks for the whole view."""
        one = self.rng.choice(self.there())
        host = self.room.host
        if host is not None:
            at = host.tree.cursor
            one.say(Ask(f"g{len(one.told)}", at, i.Announce("say", "I pass")))
            one.say(WantPast((max(at, 1),), ()))
            one.say(WantView())

    def mute(self) -> None:
        """Whoever looks after the table mutes somebody, or lets them speak again."""
        about = self.rng.choice(self.there()).person or 0
        deed: ChairDeed = self.rng.choice(("mute", "unmute", "unmute", "pass"))
        for one in self.there():
            if one.person == self.room.roster.chair:
                one.say(Chair(deed, about))

    def wait(self) -> None:
        """Time passes."""
        self.handshake.wait(self.rng.choice((0.5, LATER + 1.0)))
        self.server.tick()

    async def pass_by(self) -> None:
        """Let the evening happen, a step after the other."""
        for _ in range(len(self.teams)):
            self.come()
        often: dict[Callable[[], None], int] = {
            self.write: 12,
            self.come: 2,
            self.leave: 2,
            self.come_back: 3,
            self.move: 3,
            self.swap: 2,
            self.lay: 2,
            self.ask: 3,
            self.play: 2,
            self.mute: 1,
            self.wait: 2,
        }
        await self.settle()
        for _ in range(STEPS):
            if not self.there():
                self.come()
            (step,) = self.rng.choices([*often], [*often.values()])
            step()
            await self.settle()
        self.handshake.wait(2 * LATER)
        self.server.tick()
        self.come()
        for one in tuple(self.came):
            if one.gone:
                self.came.append(Back(self, one))
        await self.settle()


def check_team_talk(seed: int) -> Evening:
    """Let an evening happen, and see that every line to a team was told to whom it was for."""
    evening = Evening(seed)
    asyncio.run(evening.pass_by())
    kept = repr((evening.room.roster.told(), evening.room.host and evening.room.host.journal))
    for line in evening.lines:
        for number, one in enumerate(evening.came):
            told = sum(line.text.encode() in text for text in one.raw)
            meant = int(number in line.readers)
            if told != meant:
                message = f"seed {seed}: {number} was told {line.text!r} {told} times, not {meant}"
                raise AssertionError(message)
        if line.text in kept:
            message = f"seed {seed}: the table keeps {line.text!r}"
            raise AssertionError(message)
    return evening
