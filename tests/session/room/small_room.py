"""A hosted table with its people, in one process and with a clock that is set by hand."""

from __future__ import annotations

from typing import TypeVar

from app.core import intent as i
from app.core.ids import PersonId, SeatId
from app.core.options import Options
from app.games.game_api import GameSpec
from app.session.fairness.hash_chain import Chain
from app.session.fairness.signing_key import SigningKey
from app.session.host.host import Host
from app.session.room.delayed_view import Behind
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import Ask, Commit, FromPeople, Role, SayReady, Sit
from app.session.room.messages.to_people import Answered, Notice, Told
from app.session.room.room import Room
from tests.helpers.play import decks_for
from tests.helpers.toy_games import duel, quartet

AKI, REN, MIO = 0, 1, 2
SPEC = duel.SPEC
FOUR = ("Aki", "Ren", "Mio", "Yui")
DELAY = 30.0
"""Seconds that those who watch are behind, where they are."""

T = TypeVar("T")


class Evening:
    """Aki in the host's chair and Ren, both with a deck; Sora watches. Chance is announced.

    At a table for three Mio plays as well.
    """

    def __init__(
        self,
        *,
        laid: bool = True,
        delayed: bool = False,
        seed: int | None = 5,
        options: Options = (),
        spec: GameSpec = SPEC,
        seats: int = 2,
    ) -> None:
        self.now = 100.0
        self.told: dict[PersonId, list[Told]] = {}
        later = (lambda host: Behind(host, DELAY, lambda: self.now)) if delayed else None
        setup = Setup(seats, options, seed, decks_for(SPEC, seats))
        self.room = Room(spec, setup, self._tell, behind=later)
        self.aki, self.ren = self.come("Aki", AKI), self.come("Ren", REN)
        self.mio = self.come("Mio", MIO) if seats > MIO else 0
        self.sora = self.come("Sora")
        if laid:
            for person in filter(None, (self.aki, self.ren, self.mio)):
                self.hear(person, SayReady())

    def _tell(self, person: PersonId, message: Told) -> None:
        self.told.setdefault(person, []).append(message)

    @property
    def host(self) -> Host:
        assert self.room.host is not None
        return self.room.host

    # -- what people do ---------------------------------------------------------------------

    def come(self, name: str, seat: SeatId | None = None, role: Role = "spectator") -> PersonId:
        """Let somebody come, to watch if there is no seat; return their number."""
        person = self.room.sit(Sit(name, role if seat is None else "player", seat))
        self.room.arrive(person, self.now)
        return person

    def hear(self, person: PersonId, message: FromPeople) -> None:
        self.room.hear(person, message, self.now)

    def do(self, person: PersonId, intent: i.Intent) -> str:
        """Make a gesture; return the code of its refusal, "" where it happened."""
        name = f"a{len(self.told[person])}"
        self.hear(person, Ask(name, self.host.tree.cursor, intent))
        (answer,) = (one for one in self.heard(person, Answered) if one.id == name)
        return answer.code

    def commit(self, person: PersonId, fill: bytes) -> Chain:
        """Let somebody's program be bound to a chain, and return that."""
        chain = Chain(fill * 32)
        self.hear(person, Commit(chain.commitment.hex(), SigningKey(fill * 32).public))
        return chain

    def leave(self, person: PersonId) -> None:
        """Let somebody's connection end."""
        self.room.leave(person, self.now)

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        self.room.tick(self.now)

    # -- what people hear -------------------------------------------------------------------

    def heard(self, person: PersonId, kind: type[T]) -> list[T]:
        """Return all that somebody was told of a kind."""
        return [one for one in self.told[person] if isinstance(one, kind)]

    def codes(self, person: PersonId) -> list[str]:
        """Return the codes of the notices that somebody got."""
        return [one.code for one in self.heard(person, Notice)]


class Quartet(Evening):
    """Four players in two teams of alternate seats, a judge, and Sora who watches."""

    def __init__(self, *, laid: bool = False, spec: GameSpec = quartet.SPEC) -> None:
        self.now = 100.0
        self.told = {}
        self.room = Room(spec, Setup(4, (), 5, decks_for(spec, 4)), self._tell)
        self.players = tuple(self.come(name, seat) for seat, name in enumerate(FOUR))
        self.aki, self.ren, self.mio, self.yui = self.players
        self.jin = self.come("Jin", role="judge")
        self.sora = self.come("Sora")
        for person in self.players if laid else ():
            self.hear(person, SayReady())

    def seats(self) -> dict[str, SeatId | None]:
        """Return where everybody sits who plays."""
        return {one.name: one.seat for one in self.room.roster if one.role == "player"}
