"""The game at a hosted table: who may do what now, and whose links mix its chance.

Sans-I/O. Requests are carried out one after the other; while a draw waits for its links the others
wait behind it, a third of a second at most.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from app.core.ids import JUDGE, SeatId
from app.core.intent import Request, Step
from app.core.text.words import Words
from app.games.common_options import LOCKED, MIXED
from app.session.agreement.binding import Chair
from app.session.agreement.early_start import check_own_side
from app.session.agreement.game_requests import GameRequests, Here
from app.session.agreement.turn_lock import TurnLock, holds
from app.session.fairness.draws import Draws
from app.session.fairness.missed_reveals import MissedReveals
from app.session.fairness.record_book import WAIT, Standing
from app.session.fairness.roll_backs import RollBack
from app.session.host.entropy import NeedsChance
from app.session.host.host import Host
from app.session.host.updates import Answer, Refused, SignedHead
from app.session.room.draw_queue import WaitingLine
from app.session.room.rate_limit import TOO_FAST, Pace
from app.session.steps.rights import ImpossibleError

Answered = Callable[[Answer], None]

FIRST_WAIT = 5.0
"""Seconds that the programs of all players have to take part in drawing who goes first."""
_TOO_MANY = Words(
    "The table is waiting for a draw. Try again in a moment.",
    "抽選の確定を待っています。少し待ってからやり直してください。",
)


class HostedGame:
    """One host with all that people at a distance need besides."""

    def __init__(
        self, host: Host, here: Here, program: str = "", chair: Chair = lambda: None
    ) -> None:
        """Begin, or go on, with a table. Raises ImpossibleError if its record cannot be kept."""
        self.host = host
        host.keeps_requests = True
        # An announced seed leaves nothing to mix.
        fair = host.tree.table_at(0).setting.seed is None
        if fair:
            host.mix_chance()
        # Before anything else happens: where a host comes back is where it is bound anew.
        self._draws = Draws(host, program) if fair else None
        host.agree((*MIXED, *LOCKED) if fair else LOCKED)
        self.lock = TurnLock(host)
        # After the lock: what it refuses others may allow, and the rest nobody.
        host.reviews.append(partial(check_own_side, host.spec))
        self.requests = GameRequests(host, self.lock, here, chair, self)
        self._here = here
        if self._draws is not None:
            self._draws.rolled_back = self._tell_rolled_back
        self._waiting = WaitingLine()
        """What waits behind the draw in hand."""
        self._pace = Pace()
        self._drawing: tuple[Request, Answered] | None = None
        self._opening: list[Step] = []
        """Gestures that the first seat makes before anybody else: who goes first is drawn."""
        self._first_until = math.inf
        """Until when it is waited for everybody's program before the next of them."""
        self._until = math.inf
        """When the draw in hand is mixed without those who have not opened their links."""
        self._asked_until = -math.inf
        """Until when a link for the last draw is in time, though it may have been mixed before."""
        self._missed_reveals = MissedReveals()
        self.silent: Callable[[SeatId], None] = _nothing
        """Called once when draws no longer wait for a seat, since its links do not come."""
        self.rolled_back: Callable[[SeatId, RollBack, int], None] = _nothing
        """Called when a seat came back that had been told more than the table holds now: what it
        noticed, and how many roll-backs there were. Once for each."""

    # -- gestures -----------------------------------------------------------------------------

    def submit(self, request: Request, answered: Answered, now: float) -> None:
        """Carry out a request; `answered` is called once it is clear what became of it."""
        if self._drawing is None:
            self._carry_out(request, answered, now)
        elif not self._waiting.add(
            request.seat, lambda later: self._carry_out(request, answered, later)
        ):
            answered(Refused(request.id, "busy", _TOO_MANY))

    def _carry_out(self, request: Request, answered: Answered, now: float) -> None:
        if not self.host.has_answered(request) and not self._pace.allows(request.seat, now):
            answered(Refused(request.id, "too-fast", TOO_FAST))
        else:
            self._do(request, answered, now)

    def _do(self, request: Request, answered: Answered, now: float) -> None:
        try:
            answer = self.host.submit(request)
        except NeedsChance:
            self._pace.spend(request.seat, self.host.handled)
            self._begin_draw(request, answered, now)
        else:
            self._pace.spend(request.seat, self.host.handled)
            answered(answer)

    def _begin_draw(self, request: Request, answered: Answered, now: float) -> None:
        assert self._draws is not None  # only a table that mixes its chance asks for it
        try:
            self._drawing = (request, answered)
            self._draws.ask(request, tuple(filter(self._missed_reveals.waits_for, self._here())))
        except ImpossibleError as problem:
            self._drawing = None
            answered(Refused(request.id, problem.code, problem.reason))
            return
        self._until = self._asked_until = now + WAIT
        self._try_draw()

    def _try_draw(self) -> None:
        """Mix the draw in hand if nobody is waited for, and carry its gesture out."""
        assert self._draws is not None
        if self._drawing is None or self._draws.awaited:
            return
        request, answered = self._drawing
        self._until = math.inf
        try:
            answer = self._draws.draw()
        finally:
            self._drawing = None
            self._pace.spend(request.seat, self.host.handled)
        answered(answer)

    @property
    def is_drawing(self) -> bool:
        """Whether a gesture waits for the links of its draw."""
        return self._drawing is not None

    def wait(self, line: SeatId, later: Callable[[float], None]) -> bool:
        """Let `later` happen behind the draw in hand; False where too much waits in that line."""
        return self._waiting.add(line, later)

    def carry_out(self, request: Request, now: float) -> None:
        """Carry out a request at once, however much its seat asks for besides; nobody waits."""
        self._do(request, _nothing, now)

    def spend(self, seat: SeatId, amount: int, now: float) -> None:
        """Note what a seat has handled. Raises ImpossibleError where that is too much by now."""
        if not self._pace.allows(seat, now):
            raise ImpossibleError("too-fast", TOO_FAST)
        self._pace.spend(seat, amount)

    def _go_on(self, now: float) -> None:
        """Carry out what waited behind a draw."""
        while self._waiting and self._drawing is None:
            self._waiting.pop()(now)

    def open_with(self, steps: Sequence[Step], now: float) -> None:
        """Let gestures happen once the programs of all who are here mix chance, or in a while."""
        self._opening = list(steps)
        self._first_until = now + FIRST_WAIT if steps else math.inf

    def _try_first(self, now: float) -> None:
        """Do what is due of them; it is the first seat's gesture, as everybody reads it."""
        if self._first_until == math.inf or self._drawing is not None:
            return
        here = {seat for seat in self._here() if seat != JUDGE}
        if self._draws is None or here <= self._draws.bound or now >= self._first_until:
            step = self._opening.pop(0)
            self._first_until = now + FIRST_WAIT if self._opening else math.inf
            if holds(self.host.spec, self.host.tree.table, 0):
                # Who hosts the table chose it before anybody sat down.
                self.lock.grant(JUDGE, 0)
            cursor = self.host.tree.cursor
            self._do(Request(f"first.{cursor}", 0, cursor, step), _nothing, now)

    # -- chance -------------------------------------------------------------------------------

    @property
    def standing(self) -> Standing:
        """Where the record of chance stands."""
        return self._draws.book.standing if self._draws is not None else Standing()

    def commit(
        self, seat: SeatId, commitment: str, key: str, held: SignedHead | None = None
    ) -> bool:
        """Bind a seat to a chain of links, with what it had been told when it was here last.

        Returns whether that is found here. Raises ImpossibleError, RefusedProofError.
        """
        return self._draws is None or self._draws.sit(seat, commitment, key, held)

    def _tell_rolled_back(self, seat: SeatId, found: RollBack, count: int) -> None:
        self.rolled_back(seat, found, count)

    def leave(self, seat: SeatId, now: float) -> None:
        """Wait for a seat no longer: its player is away."""
        if self._draws is None:
            return
        self._draws.leave(seat)
        if self._drawing is not None and seat in self._draws.awaited:
            self._draws.give_up(seat)
            self._try_draw()
            self._go_on(now)

    def vacate(self, seat: SeatId, now: float) -> None:
        """Begin anew with a seat: whoever had it has it no more, and agreed to nothing for good."""
        self.requests.forget(seat)
        self._missed_reveals.forget(seat)
        self.leave(seat, now)

    def open_link(self, seat: SeatId, number: int, link: str, now: float) -> None:
        """Take in the link that a seat opens. Raises RefusedProofError for a wrong one."""
        if self._draws is None:
            return
        if self._draws.hear(seat, number, link):
            self._missed_reveals.open(seat)
            self._try_draw()
            self._go_on(now)
        elif self._missed_reveals.waits_for(seat) or now >= self._asked_until:
            return
        elif self._draws.is_late(seat, number, link):
            self._missed_reveals.open(seat)

    def sign(self, seat: SeatId, count: int, signature: str, left_out: tuple[int, ...]) -> None:
        """Take in a seat's signature. Raises ImpossibleError, RefusedProofError."""
        if self._draws is not None:
            self._draws.sign(seat, count, signature, left_out)

    def unsigned(self) -> tuple[SeatId, ...]:
        """Return the seats whose programs follow the table and have not signed all of it."""
        return self._draws.unsigned() if self._draws is not None else ()

    # -- time -----------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """See what time has decided: links that did not come, requests that nobody answered."""
        self.requests.tick(now)
        if now >= self._until and self._draws is not None:
            for seat in self._draws.awaited:
                self._draws.give_up(seat)
                if self._missed_reveals.miss(seat):
                    self.silent(seat)
            self._try_draw()
            self._go_on(now)
        self._try_first(now)
        if self._draws is not None:
            self._draws.settle()

    @property
    def at_rest(self) -> bool:
        """Whether every gesture that came is answered."""
        return self._drawing is None and not self._waiting

    def hurry(self, now: float) -> None:
        """Wait for no link any more: whatever came happens, or is refused, and is answered now."""
        while self._drawing is not None and self._draws is not None:
            for seat in self._draws.awaited:
                self._draws.give_up(seat)
            self._try_draw()
            self._go_on(now)

    @property
    def due(self) -> float:
        """When `tick` is wanted next; infinity while nothing has a time of its own."""
        return min(self._until, self._first_until, self.requests.due)


def _nothing(*_: object) -> None:
    """Stand for somebody who does not listen."""
