"""Makes the entries of the menu: an action, and the questions a selection is asked."""

from __future__ import annotations

from collections.abc import Callable

from app.core.intent import Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import GameAction, Name, Selection
from app.games.pokemon.table.moves import Steps, gesture

Does = Callable[[SeatView, Selection], Steps]


def offer(
    name: str,
    title: Words,
    does: Does,
    key: str = "",
    group: str = "card",
    *,
    named: Name | None = None,
    ruinous: bool = False,
) -> GameAction:
    """Return an action that is offered whenever `does` finds something to do."""

    def make(view: SeatView, selection: Selection) -> Step | None:
        return gesture(does(view, selection))

    return GameAction(name, title, _when(does), make, key, group, named, ruinous)


def _when(does: Does) -> Callable[[SeatView, Selection], bool]:
    return lambda view, selection: bool(does(view, selection))


def always(*steps: Step) -> Does:
    """Return what does the same whatever is selected."""
    return lambda _view, _selection: steps
