"""Who is at a hosted table: names, roles, seats, and who sits in the host's chair.

Nothing here knows of cards or of connections. Every refusal is an `ImpossibleError` with a
sentence for the person who asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR, PersonId, SeatId
from app.core.text.one_line import one_line
from app.core.text.wording import CHARACTER, counted, number
from app.core.text.words import Words
from app.games.seats.seat_counts import partners_of
from app.session.room.messages.from_people import Sit
from app.session.room.messages.to_people import ComputerAt, People, Person
from app.session.room.person_names import LONGEST_NAME, told_apart
from app.session.room.room_limits import MOST_PEOPLE, MOST_SPECTATORS
from app.session.steps.rights import ImpossibleError, impossible


class Roster:
    """The people at one table."""

    def __init__(self, seats: int, teams: tuple[int, ...] = (), game: str = "") -> None:
        """`teams` is the team of each seat; () where everybody plays alone."""
        self.game = game
        """The id of what is played."""
        self.seats = seats
        self.teams = teams
        self.laid = False
        """Whether the table is laid; before, its seats gather."""
        self.computers: dict[SeatId, ComputerAt] = {}
        """The seats that computers play."""
        self._people: dict[PersonId, Person] = {}
        self._last = 0

    def __getitem__(self, person: PersonId) -> Person:
        return self._people[person]

    def __contains__(self, person: object) -> bool:
        return person in self._people

    def __iter__(self) -> Iterator[Person]:
        return iter(self._people.values())

    def told(self) -> People:
        """Return what everybody may know of them."""
        free = self.free()
        return People(
            tuple(self),
            free,
            laid=self.laid,
            teams=self.teams,
            game=self.game,
            computers=tuple(self.computers.values()),
        )

    def free(self) -> tuple[SeatId, ...]:
        """Return the seats that nobody has, and no computer."""
        taken = {person.seat for person in self if person.role == "player"} | self.computers.keys()
        return tuple(seat for seat in range(self.seats) if seat not in taken)

    def on(self, seat: SeatId) -> Person | None:
        """Return the player of a seat, whether there or away."""
        return next((p for p in self if p.role == "player" and p.seat == seat), None)

    def team_of(self, person: PersonId) -> tuple[SeatId, ...]:
        """Return the seats of somebody's team; () for who plays alone or has no seat."""
        found = self._people[person]
        if not self.teams or found.role != "player" or found.seat is None:
            return ()
        return partners_of(self.teams, found.seat)

    def players_here(self) -> tuple[SeatId, ...]:
        """Return the seats whose players are there."""
        return tuple(p.seat for p in self if p.role == "player" and p.here and p.seat is not None)

    def seats_here(self) -> tuple[SeatId, ...]:
        """Return the seats whose people are there, the judge's last."""
        judges = any(one.role == "judge" and one.here for one in self)
        return (*self.players_here(), *((JUDGE,) if judges else ()))

    def eyes(self, person: PersonId) -> SeatId:
        """Return whose view somebody gets: a player's seat, `JUDGE` or `SPECTATOR`."""
        found = self._people[person]
        if found.role == "judge":
            return JUDGE
        if found.role == "player" and found.seat is not None:
            return found.seat
        return SPECTATOR if found.watches is None else found.watches

    def hands(self, person: PersonId) -> SeatId:
        """Return the seat that somebody may act for; `SPECTATOR` for none."""
        watches = self._people[person].role == "spectator"
        return SPECTATOR if watches else self.eyes(person)

    # -- coming and going ---------------------------------------------------------------------

    def sit(self, wish: Sit, person: PersonId | None = None) -> PersonId:
        """Give somebody a place and return their number; `person` is there already and moves.

        Who wishes for a name that somebody has, or one that reads like it, gets a number behind
        it. Raises ImpossibleError.
        """
        name = told_apart(check_name(wish.name), [one.name for one in self if one.id != person])
        if person is None and len(self._people) >= MOST_PEOPLE:
            raise impossible(
                "full",
                f"The table is full: {number(MOST_PEOPLE)} people are at it.",
                f"この卓は満員です（{number(MOST_PEOPLE)}人）。",
            )
        if wish.role == "spectator":
            self._check_room_to_watch(person)
        seat = self._seat_for(wish, person) if wish.role == "player" else None
        if person is None:
            self._last += 1
            person = self._last
            chair = not any(one.chair for one in self)
            self._people[person] = Person(person, name, wish.role, seat, chair=chair)
        else:
            old = self._people[person]
            self._people[person] = replace(
                old,
                name=name,
                role=wish.role,
                seat=seat,
                here=True,
                watches=None,
                wants=None,
                calls=False,
                judge="",
            )
            self._end_lending()
        return person

    def _check_room_to_watch(self, person: PersonId | None) -> None:
        """Raise ImpossibleError where one more who watches would take a player's place."""
        watching = sum(one.role == "spectator" and one.id != person for one in self)
        if watching >= MOST_SPECTATORS:
            raise impossible(
                "full",
                f"Nobody else can watch: {number(MOST_SPECTATORS)} people do already. Take a seat, "
                "or try again later.",
                f"観戦席は満員です（{number(MOST_SPECTATORS)}人）。"
                "席に着くか、後でもう一度試してください。",
            )

    def _seat_for(self, wish: Sit, person: PersonId | None) -> SeatId:
        own = self._people[person].seat if person is not None else None
        free = {*self.free(), *(() if own is None else (own,))}
        if wish.seat is None:
            if not free:
                raise impossible(
                    "no-seat-free",
                    "Every seat is taken. Watch the game, or ask a player for the seat.",
                    "空いている席がありません。観戦するか、席を譲ってもらえるか頼んでください。",
                )
            return own if own is not None else min(free)
        self.check_seat(wish.seat)
        if wish.seat not in free:
            holder = self.on(wish.seat)
            if holder is None:
                raise impossible(
                    "seat-taken",
                    f"Seat {wish.seat + 1} is played by a computer. Choose another.",
                    f"{wish.seat + 1}番の席はコンピューターが担当しています。別の席を選んで"
                    "ください。",
                )
            name = holder.name
            raise impossible(
                "seat-taken",
                f"Seat {wish.seat + 1} is {name}’s. Choose another, or ask {name} for it.",
                f"{wish.seat + 1}番の席は{name}さんのものです。別の席を選ぶか、譲ってもらえ"
                "るか頼んでください。",
            )
        return wish.seat

    def bring_back(self, people: tuple[Person, ...]) -> None:
        """Know again who was at the table before the host went on with it; nobody is there yet."""
        for person in people:
            self._people[person.id] = replace(person, here=False, latency=None)
            self._last = max(self._last, person.id)

    def come(self, person: PersonId) -> None:
        """Note that somebody is there again."""
        self._change(person, here=True)

    def go(self, person: PersonId) -> None:
        """Note that somebody is away; a spectator's place is given up with that."""
        if person not in self._people:
            return
        if self._people[person].role == "spectator" and not self._people[person].chair:
            del self._people[person]
        else:
            self._change(person, here=False, latency=None, judge="")
        self._end_lending()

    def _end_lending(self) -> None:
        """Let nobody's place be lent to judges where none is there."""
        for one in tuple(self) if JUDGE not in self.seats_here() else ():
            self._change(one.id, judge="")

    def remove(self, person: PersonId) -> None:
        """Take somebody's place away."""
        del self._people[person]
        self._keep_chair()

    def _keep_chair(self) -> None:
        """Let there be somebody in the host's chair, as long as there is anybody."""
        if self._people and not any(one.chair for one in self):
            first = min(self, key=lambda one: (not one.here, one.role != "player", one.id))
            self._change(first.id, chair=True)

    # -- what changes -------------------------------------------------------------------------

    def _change(self, person: PersonId, **new: object) -> None:
        self._people[person] = replace(self._people[person], **new)

    def mark(self, person: PersonId, **new: bool | int | str | None) -> bool:
        """Note something of somebody (muted, ready, decked, latency); False if it was so."""
        before = self._people[person]
        self._change(person, **new)
        return self._people[person] != before

    def pass_chair(self, person: PersonId) -> None:
        """Let somebody else have the host's chair."""
        for one in tuple(self):
            self._change(one.id, chair=one.id == person)

    def take_over(self, person: PersonId, seat: SeatId) -> None:
        """Let somebody have a seat; who had it watches from now on."""
        holder = self.on(seat)
        if holder is not None:
            self._change(holder.id, role="spectator", seat=None, ready=False, decked=False)
            self._change(holder.id, calls=False, judge="")
        self._change(person, role="player", seat=seat, watches=None)

    def swap(self, seat: SeatId, to: SeatId) -> tuple[PersonId, ...]:
        """Let two seats have each other's people; return whoever moved."""
        there = tuple(one for one in (self.on(seat), self.on(to)) if one is not None)
        for one in there:
            other = to if one.seat == seat else seat
            self._change(one.id, seat=other, ready=False)
        moved = {seat: self.computers.pop(to, None), to: self.computers.pop(seat, None)}
        for at, computer in moved.items():
            if computer is not None:
                self.computers[at] = replace(computer, seat=at)
        return tuple(one.id for one in there)

    def wish_nothing(self) -> None:
        """Forget which seats people would like to swap theirs for."""
        for one in tuple(self):
            self._change(one.id, wants=None)

    def watch(self, person: PersonId, seat: SeatId | None) -> None:
        """Let somebody who watches see a seat's hand; None for what is public alone."""
        self._change(person, watches=seat)

    @property
    def chair(self) -> PersonId | None:
        """Who sits in the host's chair; None at an empty table."""
        return next((one.id for one in self if one.chair), None)

    def chair_seat(self) -> SeatId | None:
        """Return the seat of whoever sits in the host's chair; None if they play from none."""
        holder = next((one for one in self if one.chair and one.role == "player"), None)
        return None if holder is None else holder.seat

    def check_chair(self, person: PersonId) -> None:
        """Raise ImpossibleError unless somebody sits in the host's chair."""
        if not self._people[person].chair:
            chair = next((one.name for one in self if one.chair), "?")
            raise impossible(
                "not-chair",
                f"Only the person in charge of the table can do that. Ask {chair}.",
                f"卓の管理者だけができる操作です。{chair}さんに頼んでください。",
            )

    def check_seat(self, seat: SeatId) -> None:
        """Raise ImpossibleError unless there is such a seat."""
        if not 0 <= seat < self.seats:
            raise impossible(
                "no-seat",
                f"There is no seat {seat + 1} at this table. Choose another.",
                f"この卓に{seat + 1}番の席はありません。別の席を選んでください。",
            )

    def check_there(self, person: PersonId) -> None:
        """Raise ImpossibleError unless there is such a person."""
        if person not in self._people:
            raise ImpossibleError(
                "no-person",
                Words(
                    "That person is no longer at this table.",
                    "その人はもうこの卓にいません。",
                ),
            )


def check_name(name: str) -> str:
    """Return a name as it is shown: one line without outer spaces. Raises ImpossibleError."""
    plain = one_line(name)
    if not plain or len(plain) > LONGEST_NAME:
        most = counted(LONGEST_NAME, CHARACTER)
        raise impossible(
            "name",
            f"A name is one line of at most {most.en}. Type another.",
            f"名前は{most.ja}までの1行です。入力し直してください。",
        )
    return plain
