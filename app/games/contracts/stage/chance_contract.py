"""The chance: who may respond next, once something was declared, passed or settled on the stage.

The program counts nobody's rights: it says whose chance it is, and a turn lock lets that seat act.
A game says who has it (`GameSpec.chance`), and with that may let it go round while nothing is
declared. Where it says nothing the chance goes round the table after a declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.out_contract import Out, playing, whose_turn

Happened = Literal["declared", "passed", "settled"]


@value
class ChanceAsked:
    """What happened on the stage before somebody is asked for who has the chance now."""

    what: Happened
    seat: SeatId
    """Who declared, or let the chance pass, or declared what was settled."""
    passed: tuple[SeatId, ...] = ()
    """Who let it pass since the last declaration or settlement, `seat` included; in their order."""
    text: str = ""
    """What was settled, as it was declared; "" for anything else."""
    held: SeatId | None = None
    """Who had the chance before something was declared or settled."""
    let_go: tuple[SeatId, ...] = ()
    """Who had let it pass before that: in most games they are asked again."""


Chance = Callable[[SeatView, ChanceAsked], SeatId | None]
"""(the table as everybody sees it afterwards, what happened) -> who has the chance; None for
nobody. It is never given to a seat that is out."""
Waits = Callable[[SeatView], Words | None]
"""(the table as everybody sees it) -> why nobody lets the chance pass yet, as a whole sentence;
None where they may."""
Passes = Callable[[SeatView, ChanceAsked], tuple[SeatId, ...]]
"""(the table as everybody sees it, what was declared on top of it) -> who has let the chance pass
by then, and is not asked about it unless the passes are called for anew."""


def round_the_table(view: SeatView, asked: ChanceAsked, out: Out | None = None) -> SeatId | None:
    """Give the chance to the next seat that has not passed: the usual way.

    Whoever declared last is not asked about it. Once something was settled the seats after the one
    whose declaration comes to be on top are asked again; nobody where nothing is declared.
    """
    last = view.stage.declarations[-1].seat if view.stage.declarations else None
    return goes_round(len(view.setting.seats), playing(view, out), last, asked)


def goes_round(
    count: int, still: Collection[SeatId], last: SeatId | None, asked: ChanceAsked
) -> SeatId | None:
    """Return who is next of `count` seats of which `still` play.

    `last` declared what is on top of the stage; None while nothing is declared.
    """
    if asked.what == "settled" and last is None:
        return None
    after = asked.seat if asked.what != "settled" or last is None else last
    passed = {*asked.passed, after if last is None else last}
    order = ((after + offset) % count for offset in range(1, count))
    return next((seat for seat in order if seat in still and seat not in passed), None)


def turn_first(view: SeatView, asked: ChanceAsked, out: Out | None = None) -> SeatId | None:
    """Give the chance round the table, and to whose turn it is once nothing is declared any more.

    So a seat may pass although nothing is declared, and the next one has the chance to.
    """
    if asked.what == "settled" and not view.stage.declarations:
        return next(iter(whose_turn(view, out)), None)
    return round_the_table(view, asked, out)
