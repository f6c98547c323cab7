"""Asking a seat to do something with what only its holder touches.

The holder agrees to what they read, at the table as it stands: once they say yes the same steps are
carried out as theirs, if they still come to just that. A computer has nothing against what it can
do; it is as free to be taken back as any step of its.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from app.core.data.value import replace, value
from app.core.ids import JUDGE, SeatId
from app.core.intent import Request
from app.core.sight import view
from app.core.view import Event
from app.games.contracts.computer_contract import computers_of
from app.session.agreement.asking import Asking
from app.session.agreement.requests import Outcome, Question, Wish
from app.session.agreement.turn_lock import TurnLock, holds, refusal
from app.session.host.request_validation import MALFORMED, well_formed
from app.session.host.updates import JournalEntry, Refused
from app.session.steps.rights import ImpossibleError, impossible
from app.session.trial.asked_steps import (
    AskedSteps,
    as_one,
    asked_steps,
    holders_asked,
    is_small,
    meant_by,
    read_by,
)

if TYPE_CHECKING:
    from app.session.host.host import Host


@value
class Deed:
    """What is asked for, and what its holder read of it."""

    holder: SeatId
    steps: AskedSteps
    read: tuple[Event, ...]


class HeldThings:
    """Stands between one host and those who want something done with what others hold."""

    def __init__(self, host: Host, asking: Asking, lock: TurnLock | None = None) -> None:
        self._host = host
        self._asking = asking
        self._lock = lock
        self._deeds: dict[str, Deed] = {}
        """By the open request."""
        self._outrun: list[Outcome] = []
        """Requests that the table moved away from, not yet collected by `due`."""
        host.watchers.append(self.heard)

    # -- asking -------------------------------------------------------------------------------

    def ask(
        self, wish: Wish, steps: AskedSteps, here: Collection[SeatId], now: float
    ) -> Question | Outcome:
        """Ask the holder of what `steps` touch; the outcome at once where a computer is.

        Raises ImpossibleError where nobody is to be asked for that, and as `Asking.open` does.
        """
        host, table = self._host, self._host.tree.table
        if not _is_sound(steps):
            raise ImpossibleError("malformed", MALFORMED)
        turn, computers = table.turn.number, computers_of(table.options)
        holders = holders_asked(host.spec, view(table, wish.seat), as_one(steps))
        if not holders:
            raise impossible(
                "not-held",
                "That is not for another to do, or cannot be done. Try it yourself first.",
                "ほかの人に頼むことではないか、できない操作です。先に自分で試してください。",
            )
        there = [one for one in holders if one in here]
        plays = [one for one in holders if one in computers]
        holder = next(iter((*there, *plays)), holders[0])
        self._check_lock(wish.seat, holder, steps)
        read = read_by(host.spec, view(table, holder), holder, steps)
        if not read:
            raise impossible(
                "gone",
                "Its holder cannot do that. Look at the table and choose again.",
                "持ち主にもできない操作です。卓を確認して選び直してください。",
            )
        wish = replace(wish, about=holder)
        if not there and plays:
            opened: Question | Outcome = self._asking.grant(wish, now)
        elif there or JUDGE in here:
            asked = (holder,) if there else (JUDGE,)
            opened = self._asking.open(wish, asked, turn, now)
        else:
            name = table.setting.seats[holder].name
            raise impossible(
                "player-away",
                f"{name} is away and cannot answer. Wait until {name} is back, or ask a judge.",
                f"{name}さんは離席中で、答えられません。戻るのを待つか、ジャッジに頼んでください。",
            )
        question = opened if isinstance(opened, Question) else opened.question
        self._deeds[question.id] = Deed(holder, steps, read)
        return opened

    def _check_lock(self, seat: SeatId, holder: SeatId, steps: AskedSteps) -> None:
        """Raise ImpossibleError where it is the turn of neither: whose turn it is, allows it."""
        refused = self._locked(seat, steps)
        if refused is not None and self._locked(holder, steps) is not None:
            raise refused

    def _locked(self, seat: SeatId, steps: AskedSteps) -> ImpossibleError | None:
        """Return why a seat may not act now, None where the lock has nothing against it."""
        spec, table, lock = self._host.spec, self._host.tree.table, self._lock
        if lock is None or not holds(spec, table, seat):
            return None
        return refusal(spec, table, seat, as_one(steps), lock.grants)

    def told(self, question: Question, viewer: SeatId) -> tuple[Event, ...]:
        """Return what a request is about as `viewer` may read it; nothing of any other request."""
        deed = self._deeds.get(question.id)
        if deed is None:
            return ()
        if viewer == deed.holder:
            return deed.read
        seen = view(self._host.tree.table, viewer)
        return read_by(self._host.spec, seen, deed.holder, deed.steps)

    def meant(self, question: Question, viewer: SeatId) -> tuple[str, ...]:
        """Return which things a request is about, by the names that `viewer` knows them by."""
        deed = self._deeds.get(question.id)
        return () if deed is None else meant_by(view(self._host.tree.table, viewer), deed.steps)

    # -- what becomes of it -------------------------------------------------------------------

    def _stands(self, deed: Deed) -> bool:
        """Whether it still comes to what the holder read."""
        seen = view(self._host.tree.table, deed.holder)
        return read_by(self._host.spec, seen, deed.holder, deed.steps) == deed.read

    def heard(self, _entry: JournalEntry) -> None:
        """Take in what happened: a request whose cards are elsewhere by now is over."""
        if not self._deeds:
            return
        over = {name for name, deed in self._deeds.items() if not self._stands(deed)}
        self._outrun += self._asking.end("moved_on", lambda one: one.id in over)

    def due(self) -> tuple[Outcome, ...]:
        """Return the requests that were overtaken since this was asked last."""
        over, self._outrun = tuple(self._outrun), []
        return over

    def carry_out(self, outcome: Outcome) -> None:
        """Do what the holder agreed to, as their gesture. Raises ImpossibleError if it is not so.

        Nothing has changed then.
        """
        deed = self._deeds.pop(outcome.question.id, None)
        if deed is None or not outcome.allowed:
            return
        if not self._stands(deed):
            raise impossible(
                "moved-on",
                "The cards have moved since. Look at them and ask again.",
                "その間にカードが動きました。確認してもう一度頼んでください。",
            )
        host, asker = self._host, outcome.question.wish.seat
        lock = self._lock if self._locked(deed.holder, deed.steps) is not None else None
        if lock is not None:
            lock.grant(JUDGE, deed.holder)
        tree = host.tree
        # Never used twice: a host that knows a request again does not carry it out.
        name = f"asked {len(tree)}.{outcome.question.id}"
        answer = host.submit(Request(name, deed.holder, tree.cursor, as_one(deed.steps), asker))
        if isinstance(answer, Refused):
            if lock is not None:
                lock.withdraw(JUDGE, deed.holder)
            raise ImpossibleError(answer.code, answer.reason)


def _is_sound(steps: AskedSteps) -> bool:
    return (
        isinstance(steps, tuple)
        and is_small(steps)
        and asked_steps(as_one(steps)) == steps
        and well_formed(Request("", 0, 0, as_one(steps)))
    )
