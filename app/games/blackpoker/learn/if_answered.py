"""What comes of the stage if a seat answers the top of it, with whatever it could aim at that now.

For each such action one way of it is tried out, paid with what is worth least; then everybody
passes. What comes of it anyway is not said again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from app.core.intent import Procedure
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.computer.choosing import pick, plainly
from app.games.blackpoker.computer.legal_moves import started, ways_of
from app.games.blackpoker.flow.stage_reading import top
from app.games.blackpoker.flow.starting import startable
from app.games.contracts.computer_contract import LookAhead
from app.games.contracts.stage.forecast_contract import Forecast

Foreseen = Callable[[SeatView], Forecast | None]
"""(a view) -> what comes of its stage if everybody passes."""


def if_answered(
    view: SeatView, anyway: tuple[Words, ...], ahead: LookAhead, foreseen: Foreseen
) -> Iterator[tuple[Words, tuple[Words, ...]]]:
    """Yield what the seat could answer the top with, and what comes of it but for `anyway`.

    Nothing where it has no chance, or where nobody can foresee what comes of the answer.
    """
    one = top(view)
    if one is None or view.seat < 0 or view.stage.chance != view.seat:
        return
    for title, step in _answers(view, one.id):
        tried = ahead(view, (step,))
        now = foreseen(tried.view) if tried.done else None
        if now is None or now.until is not None:
            continue
        left = tuple(words for words in now.comes if words not in anyway)
        if left:
            yield title, left


def _answers(view: SeatView, declaration: str) -> Iterator[tuple[Words, Procedure]]:
    """Yield one way of each action that can be aimed at a declaration."""
    done = set()
    for one in startable(view, view.seat):
        if one.action.id in done or declaration not in one.targets:
            continue
        for keys, target in ways_of(view, view.seat, one):
            if target == declaration:
                done.add(one.action.id)
                paying = partial(pick, view)
                step = started(view, view.seat, one, keys, target, paying, plainly)
                yield one.action.title, step
                break
