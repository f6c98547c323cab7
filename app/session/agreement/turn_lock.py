"""The turn lock: what a player may do in another's turn, where the table agreed on it.

Manners and no rule of a game: whose turn it is not may arrange the own hand, look at what the
own eyes see anyway, talk, note something on own cards, respond while holding the chance, do what
a task of the game asks of that seat, and whatever the player whose turn it is granted. Everything
else is refused with one line; the asker's way on is a request (`asking`). Before the first turn
everybody does what they like with the own things; after the game, which leaves the table as it was
played, everybody may look at them and show them. The judge is never locked out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from app.core import fact as f
from app.core import intent as i
from app.core.data.value import value
from app.core.facts.turn_facts import TurnSet
from app.core.ids import JUDGE, SeatId
from app.core.intents.turn_intents import NextTurn
from app.core.options import Options
from app.core.table import Table
from app.core.text.actor_names import listed_seats
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.common_options import ON, TURN_LOCK
from app.games.game_api import GameSpec
from app.session.agreement.out_of_turn import is_offered, may, may_afterwards
from app.session.agreement.undo_cost import cost_of
from app.session.host.updates import Grew, JournalEntry
from app.session.steps.ownership import touches_others
from app.session.steps.rights import ImpossibleError
from app.session.steps.who_plays import is_over, whose_turn

if TYPE_CHECKING:
    from app.session.host.host import Host

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
    """Whether the lock concerns `seat` as the table stands.

    Each of those who play a turn at once has it, and a team shares its turns.
    """
    if seat == JUDGE or not is_on(table.options):
        return False
    owners, setting = whose_turn(spec, table), table.setting
    side = setting.partners(seat)
    return not set(owners) & set(side) if owners else len(side) < len(setting.seats)


def is_on(options: Options) -> bool:
    """Whether a table agreed on the lock."""
    return TURN_LOCK.of(options) == ON.id


def refusal(
    spec: GameSpec,
    table: Table,
    seat: SeatId,
    intent: i.TableIntent,
    grants: tuple[Grant, ...] = (),
    looked: Callable[[], bool] = bool,
) -> ImpossibleError | None:
    """Return why `seat` may not do that now, None if the lock has nothing against it.

    Going back and forth in the history is not the lock's business: see `consent`. What is done
    before the first turn is judged by what it comes to: see `refusal_of_setup`. `looked` says of a
    game that is over whether anybody looked at something hidden since.
    """
    if not isinstance(intent, i.Step) or not holds(spec, table, seat):
        return None
    over = is_over(spec, table)
    if not table.turn.number and not over:
        return None
    if granted(table, seat, grants) is not None:
        return None
    if over:
        # Whoever has seen more by now does not play on alone.
        on = is_offered(spec, table, seat, intent) and not looked()
        free = on or may_afterwards(table, seat, intent)
    else:
        free = may(spec, table, seat, intent)
    return None if free else _locked(spec, table)


def refusal_of_setup(
    spec: GameSpec,
    before: Table,
    seat: SeatId,
    intent: i.Step,
    facts: tuple[f.Fact, ...],
    tables: list[Table],
) -> ImpossibleError | None:
    """Return why `seat` may not do that before the first turn, None if it may.

    `facts` are what it comes to, `tables` those after each of them.
    """
    if before.turn.number or is_over(spec, before) or not holds(spec, before, seat):
        return None
    if may(spec, before, seat, intent) or _begins(spec, intent, facts):
        return None
    return _locked(spec, before) if touches_others(seat, before, facts, tables) else None


def _begins(spec: GameSpec, intent: i.Step, facts: tuple[f.Fact, ...]) -> bool:
    """Whether a gesture begins the game, in the way that it has for that."""
    if not any(isinstance(fact, TurnSet) and fact.verb == "turn" for fact in facts):
        return False
    if spec.beginning is None:
        return isinstance(intent, NextTurn | i.Procedure)
    return isinstance(intent, i.Procedure) and intent.name == spec.beginning.procedure


def granted(table: Table, seat: SeatId, grants: tuple[Grant, ...]) -> Grant | None:
    """Return the grant that lets `seat` act now; one for the whole turn rather than a gesture."""
    fitting = [one for one in grants if (one.seat, one.turn) == (seat, table.turn.number)]
    return max(fitting, key=lambda one: one.until, default=None)


def _locked(spec: GameSpec, table: Table) -> ImpossibleError:
    owners = whose_turn(spec, table)
    if not owners:
        return ImpossibleError(CODE, _OVER if is_over(spec, table) else _SETUP)
    names = listed_seats(owners, table.setting)
    return ImpossibleError(
        CODE,
        Words(
            f"It is {names.en}'s turn. Ask {names.en}, or wait for your own turn.",
            f"今は{names.ja}さんの番です。{names.ja}さんに許可を求めるか、自分の番を待ってく"
            "ださい。",
        ),
    )


_SETUP = Words(
    "The game has not begun: set up what is yours, and ask before you touch anything else.",
    "まだ対戦の準備中です。自分のもの以外を操作するには、許可を求めてください。",
)
_OVER = Words(
    "The game is over, and the table stays as it was played. Ask before you change it.",
    "対戦は終わりました。卓はそのまま残ります。動かすには許可を求めてください。",
)


# -- at a table ---------------------------------------------------------------------------------


class TurnLock:
    """The lock at one host, with what was granted. Grants do not outlive the host's process."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._grants: tuple[Grant, ...] = ()
        self._using: Grant | None = None
        """The grant for one gesture that the request in hand needs."""
        self._owners: tuple[SeatId, ...] = ()
        """Whose turn it was when the grants were given."""
        host.checks.append(self.check)
        host.reviews.append(self.review)
        host.watchers.append(self.heard)

    @property
    def grants(self) -> tuple[Grant, ...]:
        """What was granted in this turn and is not used up."""
        now = self._host.tree.table.turn.number
        return tuple(one for one in self._grants if one.turn == now)

    def check(self, request: i.Request) -> None:
        """Raise ImpossibleError for what is locked; one of the host's checks."""
        self._using = None
        spec, table, looked = self._host.spec, self._host.tree.table, self._looked
        self._weigh(request, refusal(spec, table, request.seat, request.intent, looked=looked))

    def _looked(self) -> bool:
        """Whether anybody saw something since the game was over that was hidden before."""
        spec, tree = self._host.spec, self._host.tree
        played = tree.cursor
        while is_over(spec, tree.table_at(played)):
            parent = tree.parent(played)
            if parent is None:
                return False
            played = parent
        return bool(cost_of(tree, JUDGE, played).learned)

    def review(
        self, request: i.Request, before: Table, facts: tuple[f.Fact, ...], tables: list[Table]
    ) -> None:
        """Raise ImpossibleError for what is locked by what it comes to; a review of the host."""
        if isinstance(request.intent, i.Step):
            spec, seat = self._host.spec, request.seat
            refused = refusal_of_setup(spec, before, seat, request.intent, facts, tables)
            self._weigh(request, refused)

    def _weigh(self, request: i.Request, refused: ImpossibleError | None) -> None:
        """Raise what is refused, unless it was granted."""
        if refused is None:
            return
        grant = granted(self._host.tree.table, request.seat, self.grants)
        if grant is None:
            raise refused
        if grant.until == "gesture":
            self._using = grant

    def heard(self, entry: JournalEntry) -> None:
        """Take in what happened: a gesture that needed its grant uses it up.

        All grants end where it becomes another's turn, or nobody's.
        """
        # Asked of every gesture: where nothing was granted, no game is asked whose turn it is.
        if self._grants and whose_turn(self._host.spec, self._host.tree.table) != self._owners:
            self._grants = ()
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
            raise _locked(self._host.spec, table)
        given = Grant(seat, until, table.turn.number)
        self._owners = whose_turn(self._host.spec, table)
        self._grants = (*(one for one in self.grants if one != given), given)
        return given

    def withdraw(self, by: SeatId, seat: SeatId) -> None:
        """Take back what was granted to `seat`. Raises ImpossibleError as `grant` does."""
        if holds(self._host.spec, self._host.tree.table, by):
            raise _locked(self._host.spec, self._host.tree.table)
        self._grants = tuple(one for one in self.grants if one.seat != seat)


def said_by_the_lock(spec: GameSpec, seen: SeatView) -> frozenset[str]:
    """Return the rules of advice that say no more than the lock does at a table that has one.

    For `SeatAdviser`, at a table whose host has a `TurnLock`: what was refused or granted needs
    no second voice.
    """
    return spec.turn_rules if is_on(seen.options) else frozenset()
