"""What the programs of people give for fair chance at a hosted table: links and signatures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from app.core.ids import PersonId, SeatId
from app.core.words import Words
from app.session import talk
from app.session.audience import Audience
from app.session.hosted_game import HostedGame

MOST_DOUBTS = 8
"""Links and signatures of somebody that did not fit, until no more are looked at."""


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

    def commit(self, person: PersonId, said: talk.Commit, _now: float) -> None:
        """Bind somebody's seat to a chain. Raises ImpossibleError, RefusedProofError."""
        self._game.commit(self._hands(person), said.commitment, said.key)

    def open_link(self, person: PersonId, said: talk.OpenLink, now: float) -> None:
        """Take in a link. Raises RefusedProofError."""
        # A wrong one costs thousands of hashes: who goes on with it is left out of the draws.
        if self._doubts[person] < MOST_DOUBTS:
            self._game.open_link(self._hands(person), said.number, said.link, now)

    def sign(self, person: PersonId, said: talk.Sign, now: float) -> None:
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
        return self._audience.company.hands(person)

    def _tell_silent(self, seat: SeatId) -> None:
        """Say that draws go on without somebody whose program keeps everybody waiting."""
        names = (one.name for one in self._audience.company if self._hands(one.id) == seat)
        self._audience.note_of_play("no-links", _no_links(next(names, "?")))


def _no_links(name: str) -> Words:
    return Words(
        f"{name}’s program does not open its links in time. Draws no longer wait for it; the "
        "record calls the seat away. They wait again once a link comes in time.",
        f"{name}さんのプログラムから抽選の値が時間内に届きません。今後の抽選は待たずに行い、"
        "記録には不在と残します。時間内に届けば、また待ちます。",
    )
