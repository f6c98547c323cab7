"""Whom a lasting effect works on, where there are several opponents: asked, and nothing waits.

It is chosen when the effect starts to work, and anew once the chosen player is out (BR081, BR167).
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.ids import UnitId
from app.core.text.wording import owned
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.forms.opponent_form import chosen_for
from app.games.pokemon.procedures.choosing_opponent import (
    ability_of,
    lost_choices,
    open_choices,
    player_of,
)
from app.games.pokemon.table.seat_board import named_seats, separate_foes, unit_name
from app.games.pokemon.table.titles import filled
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import gesture
from app.games.task_model import Choice, Task

_AGAIN = Words("Choose another opponent for {}", "{}の相手を選び直す")
_FIRST = Words("Choose the opponent for {}", "{}の相手を選ぶ")


def opponent_tasks(view: SeatView) -> Iterator[Task]:
    """Yield what asks for an opponent, for one effect in play each."""
    if not variant_of(view).causes:
        return
    lost = lost_choices(view)
    for unit in (*lost, *open_choices(view)):
        seat = player_of(view, unit)
        foes = separate_foes(view, seat)
        choices = tuple(
            Choice(name, gesture(chosen_for(view, unit, foe)))
            for foe, name in zip(foes, named_seats(view, foes), strict=True)
        )
        nobody = Choice(
            Words("Nobody in particular", "だれも選ばない"), gesture(chosen_for(view, unit, None))
        )
        title = filled(_AGAIN if unit in lost else _FIRST, _effect(view, unit))
        yield Task(f"opponent.{unit}", seat, title, (*choices, nobody), (unit,))


def _effect(view: SeatView, unit: UnitId) -> Words:
    """Return what works: "Weezing's Detention Gas", or the card's name."""
    name, ability = unit_name(view, unit), ability_of(view, unit)
    return name if ability is None else owned(name, ability)
