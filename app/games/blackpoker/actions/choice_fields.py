"""The choices of an effect as fields of a form."""

from __future__ import annotations

from app.core.view import SeatView
from app.games.blackpoker.actions.names import choosable
from app.games.blackpoker.flow.deed import Choice
from app.games.form_model import Choosable, FormField, Pick, Ticks
from app.games.table_tools import of_argument


def field_of(view: SeatView, choice: Choice, said: str) -> FormField:
    """Return what is asked for a choice, answered so far with `said`."""
    if choice.words:
        among = tuple(Choosable(one, choice.words[one]) for one in choice.among)
    else:
        among = choosable(view, choice.among)
    if choice.most == 1 == choice.least:
        return Pick(choice.id, choice.title, among, said if said in choice.among else "")
    known = tuple(one for one in of_argument(said) if one in choice.among)
    return Ticks(choice.id, choice.title, among, known, choice.range[1], choice.about)


def is_answered(choice: Choice, said: str) -> bool:
    """Whether an answer is what a choice asks for."""
    return choice.is_made(of_argument(said))
