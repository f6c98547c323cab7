"""What the programs of people give for fair chance at a hosted table: links and signatures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from app.core.ids import PersonId, SeatId
from app.core.text.wording import TIME, counted
from app.core.text.words import Words
from app.session.fairness.roll_backs import RollBack
from app.session.room.audience import Audience
from app.session.room.hosted_game import HostedGame
from app.session.room.messages.from_people import Commit, OpenLink, Sign
from app.session.room.messages.to_people import Notice

MOST_DOUBTS = 8
"""Links, signatures and returns of somebody that did not fit, until no more are looked at."""


class Vouching:
    """Brings what people's programs give to the game of one table."""

    def __init__(
        self, audience: Audience, game: HostedGame, signed: Callable[[float], None]
    ) -> None:
        """`signed` is called with the time when a seat has signed."""
        self._audience = audience
        self._game = game
        self._signed = signed
        self._doubts: Counter[PersonId] = Counter()
        """Commitments, links and signatures of somebody that did not fit."""
        game.silent = self._tell_silent
        game.rolled_back = self._tell_rolled_back
        self._rolled_back: Words | None = None
        """What is said of the last roll-back that somebody noticed since the host came."""
        self._aware: set[PersonId] = set()
        """To whom it was said."""

    def commit(self, person: PersonId, said: Commit, _now: float) -> None:
        """Bind somebody's seat to a chain. Raises ImpossibleError, RefusedProofError."""
        # Looking for what was held costs much: who goes on to make it up is bound no more.
        if said.held is not None and self._doubts[person] >= MOST_DOUBTS:
            return
        if not self._game.commit(self._hands(person), said.commitment, said.key, said.held):
            self.doubt(person)

    def open_link(self, person: PersonId, said: OpenLink, now: float) -> None:
        """Take in a link. Raises RefusedProofError."""
        # A wrong one costs thousands of hashes: who goes on with it is left out of the draws.
        if self._doubts[person] < MOST_DOUBTS:
            self._game.open_link(self._hands(person), said.number, said.link, now)

    def sign(self, person: PersonId, said: Sign, now: float) -> None:
        """Take in a signature. Raises ImpossibleError, RefusedProofError."""
        self._game.sign(self._hands(person), said.count, said.signature, said.left_out)
        self._signed(now)

    def doubt(self, person: PersonId) -> None:
        """Note that something of somebody's did not fit."""
        self._doubts[person] += 1

    def forget(self, person: PersonId) -> None:
        """Let go of somebody whose place is gone."""
        del self._doubts[person]

    def _hands(self, person: PersonId) -> SeatId:
        return self._audience.roster.hands(person)

    def _tell_silent(self, seat: SeatId) -> None:
        """Say that draws go on without somebody whose program keeps everybody waiting."""
        self._audience.note_of_play("no-links", _no_links(self._name(seat)))

    def _tell_rolled_back(self, seat: SeatId, found: RollBack, count: int) -> None:
        """Say that somebody had been told more than the table holds now."""
        node = self._game.host.tree.nodes[found.after]
        step = "0" if node.parent is None else f"{node.turn}.{node.step}"
        self._rolled_back = _rolled_back(self._name(seat), step, count)
        self._aware.clear()
        for person in tuple(self._audience.roster):
            if person.here:
                self.welcome(person.id)

    def welcome(self, person: PersonId) -> None:
        """Say to somebody who comes, or is there, that the table was rolled back, if it was.

        After the host came back everybody comes back, one after the other.
        """
        words = self._rolled_back
        if words is not None and person not in self._aware:
            self._aware.add(person)
            self._audience.tell(person, Notice("rolled-back", words.en, words.ja))

    def _name(self, seat: SeatId) -> str:
        names = (one.name for one in self._audience.roster if self._hands(one.id) == seat)
        return next(names, "?")


def _rolled_back(name: str, step: str, count: int) -> Words:
    times = counted(count, TIME)
    return Words(
        f"On record: rolled back to step {step} ({times.en} so far); {name} had been told more. "
        "A power failure does that; a host could use it to throw again.",
        f"手順{step}への巻き戻しを記録しました（これまで{times.ja}）。{name}さんには先まで"
        "伝えられていました。停電で起こりますが、抽選のやり直しにも使えます。",
    )


def _no_links(name: str) -> Words:
    return Words(
        f"{name}’s program does not open its links in time. Draws no longer wait for it; the "
        "record calls the seat away. They wait again once a link comes in time.",
        f"{name}さんのプログラムから抽選の値が時間内に届きません。今後の抽選は待たずに行い、"
        "記録には不在と残します。時間内に届けば、また待ちます。",
    )
