"""The stage as rows of the outline: whose chance it is, and below it the pile, newest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import series
from app.ui.outline.outline_rows import Row
from app.ui.panels.stage.stage_words import chance, foreseen, is_on, passed, title, told

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.games.contracts.stage.forecast_contract import Forecast
    from app.games.contracts.stage.stage_contract import DeclaredName
    from app.ui.panels.stage.stage_words import CardOf

STAGE = "stage"
STAGE_KINDS = (STAGE, "declaration")
"""Kinds of rows that only tell of the stage."""


def stage_rows(
    view: SeatView,
    card_of: CardOf,
    declared: DeclaredName | None = None,
    forecast: Forecast | None = None,
) -> tuple[Row, ...]:
    """Return the row of the stage with its declarations; none while there is nothing on it."""
    if not is_on(view):
        return ()
    status = None if forecast is None else forecast.status
    further = (passed(view), status, *foreseen(forecast))
    words = series([title(view), chance(view), *(one for one in further if one is not None)])
    children = tuple(
        Row(
            f"{STAGE}:{one.id}",
            "declaration",
            one.seat,
            words=told(
                view, one, card_of, declared, None if forecast is None else forecast.of(one.id)
            ).sentence,
        )
        for one in reversed(view.stage.declarations)
    )
    return (Row(STAGE, "stage", words=words, children=children),)
