"""A table before it is laid: which decks lie there, who is ready, what it is laid with."""

from __future__ import annotations

from collections.abc import Callable

from app.core.card import MOST_LAID
from app.core.data.value import value
from app.core.data.weight import MOST_NAMED, long_name
from app.core.ids import PersonId, SeatId
from app.core.intent import Step
from app.core.options import Options, with_options
from app.core.text.wording import CARD, counted
from app.core.text.words import Language, Words
from app.games.contracts.computer_contract import played_by, seat_of
from app.games.game_api import GameSpec
from app.games.seats.first_seat import DRAW, may_draw
from app.games.seats.seat_counts import has_partners, teams_for
from app.session.host.host import Host
from app.session.host.local_table import lay_host
from app.session.room.audience import Audience
from app.session.room.messages.from_people import BringDeck, SayReady
from app.session.steps.rights import ImpossibleError, impossible

MOST_CARDS = 1000
"""Cards of one deck."""

_LAID = Words(
    "The game has begun. Nobody has to choose a deck or be ready any more.",
    "対戦はもう始まっています。デッキの選択や準備完了は、もう必要ありません。",
)


@value
class Setup:
    """What a table is laid with that does not depend on who comes."""

    seats: int
    options: Options = ()
    seed: int | None = None
    decks: tuple[tuple[str, ...], ...] = ()
    """Decks that lie on the first seats already."""
    first: SeatId | None = 0
    """Who goes first where the game does not settle it; None if it is drawn once it is laid."""
    preset: Step | None = None
    """What sets up the table for one of the games that are played at it; None for none."""
    speaks: Language = "en"
    """In which language computers are called by their names."""


class Gathering:
    """The seats of one table while they gather."""

    def __init__(
        self, audience: Audience, spec: GameSpec, setup: Setup, lay: Callable[[], None]
    ) -> None:
        """`lay` is called once everybody is ready."""
        self._audience = audience
        self._spec = spec
        self._setup = setup
        self._lay = lay
        self._decks = dict(enumerate(setup.decks)) if spec.brings_decks else {}
        if not (spec.brings_decks and spec.needs_decks):
            self._decks = dict.fromkeys(range(setup.seats), ()) | self._decks
        draws_first = setup.first is None and may_draw(spec, setup.seats)
        steps = (DRAW if draws_first else None, setup.preset)
        self.opening: tuple[Step, ...] = tuple(step for step in steps if step is not None)
        """Gestures that the first seat makes once the table is laid."""

    def see_deck(self, person: PersonId) -> None:
        """Note whether a deck lies where somebody sat down."""
        roster = self._audience.roster
        roster.mark(person, decked=roster[person].seat in self._decks, ready=False)

    def bring_deck(self, person: PersonId, deck: BringDeck, _now: float) -> None:
        """Put a deck on somebody's seat. Raises ImpossibleError."""
        seat = self._seat_of(person)
        if not self._spec.brings_decks:
            raise impossible(
                "deck",
                "Nobody brings a deck to this game.",
                "このゲームにデッキは必要ありません。",
            )
        share = min(MOST_CARDS, MOST_LAID // self._setup.seats)
        if not 0 < len(deck.refs) <= share or not all(deck.refs):
            most = counted(share, CARD)
            raise impossible(
                "deck",
                f"A deck at this table has at most {most.en}, and at least one. Bring another.",
                f"この卓のデッキは1枚以上{most.ja}までです。別のデッキを選んでください。",
            )
        if sum(map(long_name, deck.refs)) > MOST_NAMED // self._setup.seats:
            raise impossible(
                "deck",
                "The names of the cards in this deck are too long for a table. Bring another deck, "
                "or shorten them.",
                "このデッキはカードの名前が長すぎて、卓に出せません。"
                "名前を短くするか、別のデッキを選んでください。",
            )
        self._decks[seat] = deck.refs
        self._audience.roster.mark(person, decked=True)
        self._audience.tell_people()

    def say_ready(self, person: PersonId, said: SayReady, _now: float) -> None:
        """Note that somebody is ready, and lay the table if all are. Raises ImpossibleError."""
        seat, roster = self._seat_of(person), self._audience.roster
        if said.ready and seat not in self._decks:
            raise impossible(
                "no-deck",
                "Choose a deck first.",
                "先にデッキを選んでください。",
            )
        if roster.mark(person, ready=said.ready):
            self._audience.tell_people()
        self.lay_if_ready()

    def lay_if_ready(self) -> None:
        """Lay the table if every seat has somebody, and all people are ready."""
        players = [one for one in self._audience.roster if one.role == "player"]
        if players and not self._audience.roster.free() and all(one.ready for one in players):
            self._lay()

    def begin_again(self) -> None:
        """Let everybody say anew that they are ready."""
        roster = self._audience.roster
        for one in tuple(roster):
            roster.mark(one.id, ready=False)
        self._audience.tell_people()

    def _seat_of(self, person: PersonId) -> SeatId:
        self.check_gathers()
        seat = self._audience.roster[person].seat
        if seat is None:
            raise impossible(
                "spectator",
                "Take a seat first.",
                "先に席に着いてください。",
            )
        return seat

    def swap_decks(self, seat: SeatId, to: SeatId) -> None:
        """Let the decks of two seats lie on each other's."""
        lie = {to: self._decks.pop(seat, None), seat: self._decks.pop(to, None)}
        self._decks |= {at: deck for at, deck in lie.items() if deck is not None}
        for at in (seat, to):
            holder = self._audience.roster.on(at)
            if holder is not None:
                self.see_deck(holder.id)

    def check_gathers(self) -> None:
        """Raise ImpossibleError once the table is laid."""
        if self._audience.host is not None:
            raise ImpossibleError("laid", _LAID)

    def laid(self, spec: GameSpec) -> Host:
        """Return the host of the table, laid with what was brought. Raises ImpossibleError."""
        self.check_gathers()
        setup, computers = self._setup, self._audience.roster.computers
        self._lend_decks()
        missing = [seat for seat in range(setup.seats) if seat not in self._decks]
        if missing:
            seat = missing[0] + 1
            raise impossible(
                "no-deck",
                f"Seat {seat} has no deck yet.",
                f"{seat}番の席にまだデッキがありません。",
            )
        names = tuple(self._name(seat) for seat in range(setup.seats))
        decks = tuple(self._decks[seat] for seat in range(setup.seats))
        people = tuple(pair for pair in setup.options if seat_of(pair[0]) is None)
        played = tuple(played_by(one.seat, one.player) for one in computers.values())
        options = with_options(people, played)
        return lay_host(spec, names, decks, setup.seed, setup.first or 0, options)

    def _lend_decks(self) -> None:
        """Let computers that nobody brought a deck for play with one that lies there.

        That is the one of whoever looks after the table, else the first.
        """
        chair = self._audience.roster.chair_seat()
        lent = self._decks.get(chair) if chair is not None else None
        lent = lent or next(iter(self._decks.values()), None)
        for seat in self._audience.roster.computers:
            if lent is not None:
                self._decks.setdefault(seat, lent)

    def _name(self, seat: SeatId) -> str:
        roster = self._audience.roster
        person, computer = roster.on(seat), roster.computers.get(seat)
        if computer is not None:
            return self._spec.players[computer.player].title.in_(self._setup.speaks)
        return person.name if person is not None else f"P{seat + 1}"


def partners_of(spec: GameSpec, setup: Setup, host: Host | None) -> tuple[int, ...]:
    """Return the team of each seat, counted from 0; () where everybody plays alone."""
    if host is not None:
        teams = tuple(seat.team for seat in host.tree.table_at(0).setting.seats)
    else:
        teams = teams_for(spec, setup.seats)
    counted = sorted(set(teams))
    return tuple(map(counted.index, teams)) if has_partners(teams) else ()
