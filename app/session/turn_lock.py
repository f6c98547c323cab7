"""The turn lock: what a player may do in another's turn, where the table agreed on it.

Manners and no rule of a game: whose turn it is not may arrange the own hand, look at what the
own eyes see anyway, talk, note something on own cards, respond while holding the chance, do what
a task of the game asks of that seat, and whatever the player whose turn it is granted. Everything
else is refused with one line; the asker's way on is a request (`asking`). Nobody is locked out
before the first turn and after the game, and the judge never is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from app.core import intent as i
from app.core.ids import JUDGE, SeatId
from app.core.options import Options, value_set
from app.core.table import Table
from app.core.value import value
from app.core.view import SeatView
from app.core.words import Words
from app.games.api import GameSpec
from app.games.common_options import OFF, ON, TURN_LOCK
from app.session.out_of_turn import may
from app.session.rights import ImpossibleError
from app.session.updates import Grew, JournalEntry

if TYPE_CHECKING:
    from app.session.host import Host

CODE = "turn-lock"
"""The code of a refusal after which the program offers to ask."""

Until = Literal["gesture", "turn"]


@value
class Grant:
    """What the player whose turn it is allowed somebody."""

    seat: SeatId
    until: Until
    """Whether it holds for the next gesture or as long as the turn."""
    turn: int
    """The number of that turn; in another it is void."""


def holds(spec: GameSpec, table: Table, seat: SeatId) -> bool:
    """Whether the lock concerns `seat` as the table stands. A team shares its turns."""
    if seat == JUDGE or not is_on(table.options):
        return False
    turn = table.turn
    if turn.number == 0 or (spec.over and turn.phase == spec.over):
        return False
    return seat not in table.setting.partners(turn.seat)


def is_on(options: Options) -> bool:
    """Whether a table agreed on the lock."""
    return value_set(options, TURN_LOCK.id, OFF.id) == ON.id


def refusal(
    spec: GameSpec, table: Table, seat: SeatId, intent: i.Intent, grants: tuple[Grant, ...] = ()
) -> ImpossibleError | None:
    """Return why `seat` may not do that now, None if the lock has nothing against it.

    Going back and forth in the history is not the lock's business: see `consent`.
    """
    if isinstance(intent, i.Navigation) or not holds(spec, table, seat):
        return None
    if granted(table, seat, grants) is not None or may(spec, table, seat, intent):
        return None
    return _whose_turn(table)


def granted(table: Table, seat: SeatId, grants: tuple[Grant, ...]) -> Grant | None:
    """Return the grant that lets `seat` act now; one for the whole turn rather than a gesture."""
    fitting = [one for one in grants if (one.seat, one.turn) == (seat, table.turn.number)]
    return max(fitting, key=lambda one: one.until, default=None)


def _whose_turn(table: Table) -> ImpossibleError:
    name = table.setting.seats[table.turn.seat].name
    return ImpossibleError(
        CODE,
        Words(
            f"It is {name}'s turn. Ask {name}, or wait for your own turn.",
            f"今は{name}の番です。{name}に許可を求めるか、自分の番を待ってください。",
        ),
    )


# -- at a table ---------------------------------------------------------------------------------


class TurnLock:
    """The lock at one host, with what was granted. Grants do not outlive the host's process."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._grants: tuple[Grant, ...] = ()
        self._using: Grant | None = None
        """The grant for one gesture that the request in hand needs."""
        host.checks.append(self.check)
        host.watchers.append(self.heard)

    @property
    def grants(self) -> tuple[Grant, ...]:
        """What was granted in this turn and is not used up."""
        now = self._host.tree.table.turn.number
        return tuple(one for one in self._grants if one.turn == now)

    def check(self, request: i.Request) -> None:
        """Raise ImpossibleError for what is locked; one of the host's checks."""
        self._using = None
        spec, table, grants = self._host.spec, self._host.tree.table, self.grants
        refused = refusal(spec, table, request.seat, request.intent)
        if refused is None:
            return
        grant = granted(table, request.seat, grants)
        if grant is None:
            raise refused
        if grant.until == "gesture":
            self._using = grant

    def heard(self, entry: JournalEntry) -> None:
        """Take in what happened: a gesture that needed its grant uses it up."""
        used = self._using
        if used is not None and isinstance(entry, Grew) and entry.node.actor == used.seat:
            self._using = None
            self._grants = tuple(one for one in self._grants if one != used)

    def grant(self, by: SeatId, seat: SeatId, until: Until = "gesture") -> Grant:
        """Let `seat` act, by the word of whose turn it is or of the judge.

        Raises ImpossibleError for anybody else's word.
        """
        table = self._host.tree.table
        if holds(self._host.spec, table, by):
            raise _whose_turn(table)
        given = Grant(seat, until, table.turn.number)
        self._grants = (*(one for one in self.grants if one != given), given)
        return given

    def withdraw(self, by: SeatId, seat: SeatId) -> None:
        """Take back what was granted to `seat`. Raises ImpossibleError as `grant` does."""
        if holds(self._host.spec, self._host.tree.table, by):
            raise _whose_turn(self._host.tree.table)
        self._grants = tuple(one for one in self.grants if one.seat != seat)


def said_by_the_lock(spec: GameSpec, seen: SeatView) -> frozenset[str]:
    """Return the rules of advice that say no more than the lock does at a table that has one.

    For `SeatAdviser`, at a table whose host has a `TurnLock`: what was refused or granted needs
    no second voice.
    """
    return spec.turn_rules if is_on(seen.options) else frozenset()
