"""Forms for damage counters: spread over several Pokémon, moved from one to another, taken off.

Counters that an effect puts are no damage: no Weakness, no Resistance (APR C-07). In points.
"""

from __future__ import annotations

from app.core.card import value_of
from app.core.ids import UnitId
from app.core.intent import PutMark, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Form, FormField, Number, Pick, Ticks
from app.games.game_api import GameAction, Selection
from app.games.pokemon.forms.form_choices import (
    answered,
    choosable,
    entered,
    everybody,
    opponents,
    ticked,
)
from app.games.pokemon.table import moves
from app.games.pokemon.table.seat_board import chosen_pokemon, in_play, unit_name
from app.games.table_tools import gesture

HEALED = 30
"""What most cards heal."""


def _damage(view: SeatView, unit: UnitId) -> int:
    return value_of(view.units[unit].marks, "damage")


def _is_anybody_hurt(view: SeatView) -> bool:
    return any(_damage(view, unit) and in_play(view, unit) for unit in view.units)


def _hurt(view: SeatView) -> tuple[UnitId, ...]:
    return tuple(unit for unit in everybody(view) if _damage(view, unit))


# -- spread ---------------------------------------------------------------------------------------


def _spread_among(view: SeatView, selection: Selection) -> tuple[UnitId, ...]:
    """Return who may get some: several that are selected; otherwise all of the opponents'."""
    units = chosen_pokemon(view, selection)
    return units if len(units) > 1 else opponents(view)


def _may_spread(view: SeatView, selection: Selection) -> bool:
    return bool(_spread_among(view, selection))


def spread(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask how many counters go on whom; a total says how much is left to place."""
    among = _spread_among(view, selection)
    if not among:
        return None
    total = entered(answers, "total", 0)
    placed = {unit: entered(answers, f"put:{unit}", 0) for unit in among}
    said = sum(placed.values())
    steps = tuple(
        PutMark((unit,), "damage", add=points) for unit, points in placed.items() if points
    )
    fields: tuple[FormField, ...] = (
        Number("total", Words("In all, in points", "合計（点）"), total, step=10),
        *(
            Number(f"put:{one.id}", one.title, placed[one.id], step=10)
            for one in choosable(view, among)
        ),
    )
    return Form(
        Words("Spread damage counters", "ダメカンをふり分ける"),
        fields,
        Words("Put them", "のせる"),
        gesture(steps),
        (_placed(said, total),),
        missing=Words("Put at least 10 on somebody", "だれかに10以上のせてください"),
    )


def _placed(said: int, total: int) -> Words:
    """Say how much was placed; too much or too little is said, never refused."""
    line = Words(f"= {said} placed", f"= {said}点をのせる")
    if not total or said == total:
        return line
    if said < total:
        return Words(f"{line.en}, {total - said} left", f"{line.ja}（残り{total - said}）")
    return Words(f"{line.en}, {said - total} too much", f"{line.ja}（{said - total}超過）")


# -- move -----------------------------------------------------------------------------------------


def _may_move(view: SeatView, selection: Selection) -> bool:
    if not chosen_pokemon(view, selection) or not _is_anybody_hurt(view):
        return False
    return sum(in_play(view, unit) for unit in view.units) > 1


def move(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask from whom to whom how many counters are moved."""
    if not _may_move(view, selection):
        return None
    units, hurt = chosen_pokemon(view, selection), _hurt(view)
    source = answered(answers, "from", hurt, units[0] if units[0] in hurt else _worst(view, hurt))
    goals = tuple(unit for unit in everybody(view) if unit != source)
    meant = [unit for unit in units if unit != source] or list(goals)
    goal = answered(answers, "to", goals, meant[0])
    there = _damage(view, source)
    points = entered(answers, f"points:{source}", min(10, there), there)
    return Form(
        Words("Move damage counters", "ダメカンを選んで移す"),
        (
            Pick("from", Words("From", "移すもと"), choosable(view, hurt), source),
            Pick("to", Words("To", "移すさき"), choosable(view, goals), goal),
            Number(f"points:{source}", Words("Points", "点"), points, most=there, step=10),
        ),
        Words("Move them", "移す"),
        gesture(moves.move_damage(view, source, goal, points)) if points else None,
        (
            Words(
                f"{there - points} left on {unit_name(view, source).en}",
                f"{there - points}が{unit_name(view, source).ja}に残る",
            ),
        ),
        missing=Words("Move at least 10", "10以上を移してください"),
    )


def _worst(view: SeatView, hurt: tuple[UnitId, ...]) -> UnitId:
    return max(hurt, key=lambda unit: _damage(view, unit))


# -- heal -----------------------------------------------------------------------------------------


def _may_heal(view: SeatView, selection: Selection) -> bool:
    return bool(chosen_pokemon(view, selection)) and _is_anybody_hurt(view)


def heal(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask who is healed by how much each."""
    if not _may_heal(view, selection):
        return None
    hurt = _hurt(view)
    meant = tuple(unit for unit in chosen_pokemon(view, selection) if unit in hurt)
    points = entered(answers, "points", HEALED)
    healed = ticked(answers, "whom", hurt, meant)
    step: Step | None = PutMark(healed, "damage", add=-points) if healed and points else None
    lines = tuple(
        Words(
            f"{max(0, _damage(view, unit) - points)} left on {unit_name(view, unit).en}",
            f"{max(0, _damage(view, unit) - points)}が{unit_name(view, unit).ja}に残る",
        )
        for unit in healed
    )
    return Form(
        Words("Heal", "回復"),
        (
            Number("points", Words("From each, in points", "1匹につき（点）"), points, step=10),
            Ticks("whom", Words("Whom", "だれを"), choosable(view, hurt), healed),
        ),
        Words("Heal them", "回復する"),
        step,
        lines,
        missing=Words("Choose who is healed", "回復するポケモンを選んでください"),
    )


def _nothing_yet(_view: SeatView, _selection: Selection) -> Step | None:
    """Nobody can say what is meant before it was asked."""
    return None


ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        "spread_form",
        Words("Spread damage counters", "ダメカンをふり分ける"),
        _may_spread,
        _nothing_yet,
        "Ctrl+Alt+0",
        "spread",
        form=spread,
    ),
    GameAction(
        "move_damage_form",
        Words("Move damage counters", "ダメカンを選んで移す"),
        _may_move,
        _nothing_yet,
        "Ctrl+J",
        "damage",
        form=move,
    ),
    GameAction(
        "heal_form",
        Words("Heal by a number", "数を決めて回復"),
        _may_heal,
        _nothing_yet,
        "Ctrl+Shift+Y",
        "heal",
        form=heal,
    ),
)
