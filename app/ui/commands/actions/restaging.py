"""What waits on the stage, put in another order and aimed at something else.

Any of it, not the top alone: so whoever made a slip need not take everything back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.ids import SPECTATOR, place
from app.core.intents.turn_intents import Restage
from app.core.table import MOST_AIMED
from app.core.text.words import Words
from app.games.form_model import Answers, Asks, Choosable, Form, Ticks
from app.games.game_api import Selection
from app.games.game_registry import cards_of
from app.ui.panels.stage.stage_words import SEAT_MARK, TARGETS, target_name, told

if TYPE_CHECKING:
    from app.core.view import SeatDeclaration, SeatView
    from app.games.game_api import GameSpec
    from app.ui.app.shell import Shell

AIM = Words("Aim", "対象にする")
CHOOSE = Words(
    "Choose other targets, here or on the board.", "別の対象を、ここか盤上で選んでください。"
)
FIELD = "targets"


def moved(view: SeatView, declaration: str, by: int) -> Restage | None:
    """Return the gesture that moves a declaration so far towards the top; None where none is."""
    order = [one.id for one in view.stage.declarations]
    if view.seat == SPECTATOR or declaration not in order:
        return None
    at = order.index(declaration)
    if not by or not 0 <= at + by < len(order):
        return None
    order.insert(at + by, order.pop(at))
    return Restage(tuple(order))


def aim(window: Shell, declaration: str) -> None:
    """Ask at what else a declaration is aimed, beside the board; a click there answers, too."""
    at = window.place_in_front
    if at is not None and at.bridge.view.seat != SPECTATOR:
        at.side.sheets.form.ask(aiming(at.bridge.spec, declaration), Selection(), at.carry_out)


def aiming(spec: GameSpec, declaration: str) -> Asks:
    """Return what is asked before a declaration is aimed at something else."""

    def asks(view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
        one = next((one for one in view.stage.declarations if one.id == declaration), None)
        if one is None:
            return None
        among = _targets(spec, view, one)
        # The one target is let go by choosing another; of several some may stay.
        before = one.targets if len(one.targets) > 1 else ()
        said = answers[FIELD].split(",") if FIELD in answers else before
        known = {choosable.id for choosable in among}
        values = tuple(name for name in said if name in known)
        order = tuple(other.id for other in view.stage.declarations)
        other = bool(values) and set(values) != set(one.targets)
        return Form(
            told(view, one, cards_of(spec).face, spec.declared).head,
            (Ticks(FIELD, TARGETS, among, values, MOST_AIMED),),
            AIM,
            Restage(order, ((declaration, values),)) if other else None,
            missing=None if other else CHOOSE,
        )

    return asks


def _targets(spec: GameSpec, view: SeatView, one: SeatDeclaration) -> tuple[Choosable, ...]:
    """Return what can be aimed at: what else waits, seats, units, cells."""
    waiting = [other.id for other in reversed(view.stage.declarations) if other.id != one.id]
    seats = [f"{SEAT_MARK}{number}" for number in range(len(view.setting.seats))]
    fields = [zone for zone in view.setting.zones.values() if zone.spec.holds == "units"]
    units = [unit for zone in fields for unit in view.zones[zone.id].items]
    cells = [place(zone.id, 1 + cell) for zone in fields for cell in range(zone.spec.cells)]
    face = cards_of(spec).face
    return tuple(
        Choosable(name, target_name(view, name, face, spec.declared))
        for name in (*waiting, *seats, *units, *cells)
    )
