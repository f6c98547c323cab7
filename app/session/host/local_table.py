"""A table in one process: solo play, two seats at one screen, tests, the command line.

The same host and the same seats as over a network, joined by plain calls.
"""

from __future__ import annotations

from app.core.fact import Began, StartCard
from app.core.ids import SeatId
from app.core.options import Options
from app.core.zone import Seat
from app.games.game_api import GameSpec
from app.games.seats.seat_counts import teams_for
from app.session.host.entropy import Entropy
from app.session.host.host import Host
from app.session.host.opening import host_table
from app.session.room.person_names import all_told_apart
from app.session.seat.chronicle import LocalChronicle
from app.session.seat.seat_client import SeatClient


class LocalTable:
    """A host with seats in the same process."""

    hosted = False
    """Whether people sit at it from elsewhere."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.seats: dict[SeatId, SeatClient] = {}

    @property
    def spec(self) -> GameSpec:
        """The game that is played."""
        return self.host.spec

    def sit(self, seat: SeatId) -> SeatClient:
        """Return the client of `seat` (a player, JUDGE or SPECTATOR), joining it if needed."""
        if seat not in self.seats:
            client = SeatClient(seat, self.host.submit, LocalChronicle(self.host, seat))
            self.seats[seat] = client
            self.host.join(seat, client.told)
        return self.seats[seat]


def lay_table(
    spec: GameSpec,
    names: tuple[str, ...],
    decks: tuple[tuple[str, ...], ...],
    seed: int | None = None,
    first: SeatId = 0,
    options: Options = (),
    cards: tuple[StartCard, ...] | None = None,
) -> LocalTable:
    """Lay a new table: one seat per name, with the card keys of its deck.

    `options` are what it agreed on before: (option, value). `cards` lie as they say, instead of as
    the game lays those decks.
    """
    return LocalTable(lay_host(spec, names, decks, seed, first, options, cards))


def lay_host(
    spec: GameSpec,
    names: tuple[str, ...],
    decks: tuple[tuple[str, ...], ...],
    seed: int | None = None,
    first: SeatId = 0,
    options: Options = (),
    cards: tuple[StartCard, ...] | None = None,
) -> Host:
    """Return the host of a new table, which nobody sits at yet; see `lay_table`.

    Raises SeatCountError where the game is not played by so many.
    """
    teams = teams_for(spec, len(names))
    called = all_told_apart(names)
    seats = tuple(Seat(name, team) for name, team in zip(called, teams, strict=True))
    lying = spec.lay(seats, decks) if cards is None else cards
    began = Began(spec.id, seats, spec.zones, lying, seed, first, options)
    return host_table(spec, began, Entropy(seed))
