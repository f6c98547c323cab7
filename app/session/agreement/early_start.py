"""What may happen before the first turn: no game begins early, and no seat sets up for another.

Whom a game waits for is the game's to say (`games/contracts/beginning_contract.py`). That none of
its procedures begins it for any other reason holds at every table; where people sit apart no
gesture of theirs does, no procedure moves another's cards, and each speaks for itself. What else is
touched there is the turn lock's business: others may allow that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.core.fact import Fact, Marked
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intent import Batch, ForSeat, Intent, Procedure, Request
from app.core.sight import view
from app.core.table import Table
from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.contracts.beginning_contract import Beginning
from app.games.game_api import GameSpec
from app.session.steps.ownership import owners
from app.session.steps.rights import ImpossibleError
from app.session.steps.who_plays import seats_out

_BEGUN = Words("The game has begun already.", "対戦はもう始まっています。")


def check_beginning(spec: GameSpec, request: Request, before: Table, after: Table) -> None:
    """Raise ImpossibleError where a procedure would begin the game early, or once more.

    It is early while a seat is not ready, unless the request names all whom it does not wait for. A
    turn that is set by hand, to lay out a position, is no beginning of a game.
    """
    if not isinstance(request.intent, (Procedure, Batch, ForSeat)):
        return
    run = set(_run_by(request.intent))
    if spec.beginning is not None and before.turn.number and spec.beginning.procedure in run:
        # Two who begin it at the same moment mean one beginning.
        raise ImpossibleError("begun", _BEGUN)
    if run:
        _check_awaited(spec, request, before, after)


def _run_by(intent: Intent) -> Iterator[str]:
    """Yield the procedures that a gesture runs."""
    if isinstance(intent, ForSeat):
        intent = intent.step
    if isinstance(intent, Procedure):
        yield intent.name
    for step in intent.steps if isinstance(intent, Batch) else ():
        yield from _run_by(step)


def _check_awaited(spec: GameSpec, request: Request, before: Table, after: Table) -> None:
    if spec.beginning is None or before.turn.number or not after.turn.number:
        return
    intent = request.intent
    named = spec.beginning.named_by(intent.step if isinstance(intent, ForSeat) else intent)
    awaited = spec.beginning.awaited(view(before, SPECTATOR))
    gone = seats_out(spec, before)
    missing = [seat for seat in awaited if seat not in named and seat not in gone]
    if missing:
        raise _not_ready(before, missing)


def _not_ready(table: Table, seats: Sequence[SeatId]) -> ImpossibleError:
    names = listed([table.setting.seats[seat].name for seat in seats])
    return ImpossibleError(
        "not-ready",
        Words(
            f"The game waits for {names.en}. Wait as well, or choose “Begin without …”.",
            f"{names.ja}さんの準備がまだです。待つか、「…を待たずに始める」を選んでください。",
        ),
    )


def check_own_side(
    spec: GameSpec,
    request: Request,
    before: Table,
    facts: tuple[Fact, ...],
    tables: list[Table],
) -> None:
    """Raise ImpossibleError where a seat would begin early, or speak for another, or set up for it.

    `tables` are those after each fact. A team has its cards in common, but each speaks for itself.
    The judge may do anything. A review of the host.
    """
    seat = request.seat
    if spec.beginning is None or before.turn.number or seat == JUDGE:
        return
    if tables[-1].turn.number:
        _check_awaited(spec, request, before, tables[-1])
        return
    team, runs = before.setting.partners(seat), any(_run_by(request.intent))
    for fact, after in zip(facts, tables, strict=True):
        others = [other for other in _speakers(spec.beginning, fact) if other != seat]
        if runs and not isinstance(fact, Marked):
            others += owners(before, fact, after).difference(team)
        if others:
            raise _not_yours(before, others[0])
        before = after


def _speakers(beginning: Beginning, fact: Fact) -> Iterator[SeatId]:
    """Yield the seats of which a fact says what they alone say of themselves."""
    for change in fact.changes if isinstance(fact, Marked) else ():
        kind, _, number = change.target.partition(".")
        if kind == "seat" and change.key in beginning.said:
            yield int(number)


def _not_yours(table: Table, seat: SeatId) -> ImpossibleError:
    name = table.setting.seats[seat].name
    return ImpossibleError(
        "own-side",
        Words(
            f"Until the game begins players set up their own side. Ask {name} to do that.",
            f"対戦が始まるまでは、それぞれが自分の側を準備します。{name}さんに頼んでください。",
        ),
    )
