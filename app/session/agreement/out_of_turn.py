"""What anybody may do in another's turn, and after the game, at a table with a turn lock.

What only arranges the own hand, looks at what the own eyes see anyway, says something or notes it
on own cards; what answers while the seat holds the chance; and what the game asks of the seat. The
rest is `turn_lock`'s to refuse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from app.core import intent as i
from app.core.ids import CardId, SeatId, ZoneId, parse_place
from app.core.intents.agreement_intents import Rule
from app.core.intents.seal_intents import LockPlan, OpenPlans, UnlockPlan
from app.core.intents.turn_intents import Declare, PassChance, Restage, Settle
from app.core.sight import view
from app.core.table import Table
from app.core.view import SeatView
from app.core.visibility import sees_face
from app.games.contracts.out_contract import tasks_of
from app.games.contracts.stage.stage_contract import HOLDS
from app.games.game_api import GameAction, GameSpec, Selection
from app.games.task_model import Choice, Task
from app.session.steps.who_plays import seats_out

NOTE = "note:"
"""What the keys of marks begin with that only say something."""

T = TypeVar("T")


def may(spec: GameSpec, table: Table, seat: SeatId, step: i.Step) -> bool:
    """Whether `seat` may do that although it is another's turn."""
    return (
        _is_harmless(table, seat, step)
        or _responds(spec, table, seat, step)
        or _is_asked_for(spec, table, seat, step)
    )


# -- what takes nothing from anybody ------------------------------------------------------------


def _is_harmless(table: Table, seat: SeatId, step: i.Step) -> bool:
    """Whether a step only arranges, looks at what is seen anyway, or says something."""
    return HARMLESS.get(type(step), _never)(table, seat, step)


def _never(_table: Table, _seat: SeatId, _step: i.Step) -> bool:
    return False


def _all_harmless(table: Table, seat: SeatId, step: i.Batch) -> bool:
    return bool(step.steps) and all(_is_harmless(table, seat, one) for one in step.steps)


def _says(_table: Table, _seat: SeatId, step: i.Announce) -> bool:
    return step.verb == "say"


def _plans(_table: Table, _seat: SeatId, _step: LockPlan | UnlockPlan) -> bool:
    """What a seat has planned is its own, and no other's turn waits for it."""
    return True


def _agrees(_table: Table, _seat: SeatId, _step: Rule | OpenPlans) -> bool:
    """A ruling moves nothing: it says that people agree. So do plans that open early: `binding`."""
    return True


def _shuffles_hand(table: Table, seat: SeatId, step: i.Shuffle) -> bool:
    return _is_own_hand(table, seat, step.zone)


def _is_own_hand(table: Table, seat: SeatId, zone: ZoneId) -> bool:
    """Whether `zone` is a pile that only its holders see, and `seat` is one of them."""
    place = table.setting.zones.get(zone)
    return (
        place is not None
        and zone in table.zones
        and place.spec.visibility == "owner"
        and seat in place.holders
    )


def _arranges(table: Table, seat: SeatId, step: i.Move) -> bool:
    """Whether cards only change their order in an own hand."""
    if (step.up, step.position, step.verb) != (None, None, "move"):
        return False
    return _is_own_hand(table, seat, step.zone) and all(
        _lies_in(table, ref, step.zone) for ref in step.cards
    )


def _lies_in(table: Table, ref: str, zone: ZoneId) -> bool:
    named = parse_place(ref)
    if named is not None:
        return named[0] == zone
    return any(table.cards[number].handle == ref for number in table.zones[zone])


def _tells_nothing(table: Table, seat: SeatId, step: i.Look) -> bool:
    """Whether every face that is looked at is in sight already."""
    pile = table.zones.get(step.zone, ())
    looked_at = pile[: step.count] if step.count > 0 else pile
    return bool(looked_at) and all(sees_face(table, seat, number) for number in looked_at)


def _ends_own_look(table: Table, seat: SeatId, step: i.Hide) -> bool:
    place = table.setting.zones.get(step.zone)
    if place is None or step.zone not in table.zones or seat not in place.holders:
        return False
    return all(table.cards[number].shown <= {seat} for number in table.zones[step.zone])


def _notes_on_own(table: Table, seat: SeatId, step: i.PutMark) -> bool:
    if step.key == HOLDS:
        return step.targets == (f"seat.{seat}",)
    return step.key.startswith(NOTE) and all(_is_own(table, seat, one) for one in step.targets)


def _is_own(table: Table, seat: SeatId, target: str) -> bool:
    """Whether what a note lies on is the seat itself or a card of its own."""
    if target in table.units:
        return table.cards[table.units[target].base].owner == seat
    return target == f"seat.{seat}" or any(
        table.cards[number].owner == seat for number in _called(table, target)
    )


def _called(table: Table, handle: str) -> Iterator[CardId]:
    return (number for number, card in enumerate(table.cards) if card.handle == handle)


HARMLESS: dict[type[Any], Callable[[Table, SeatId, Any], bool]] = {
    i.Batch: _all_harmless,
    i.Announce: _says,
    LockPlan: _plans,
    UnlockPlan: _plans,
    OpenPlans: _agrees,
    Rule: _agrees,
    i.Move: _arranges,
    i.Shuffle: _shuffles_hand,
    i.Look: _tells_nothing,
    i.Hide: _ends_own_look,
    i.PutMark: _notes_on_own,
}
"""What takes nothing from anybody, whoever's turn it is."""


# -- after the game ------------------------------------------------------------------------------


def may_afterwards(table: Table, seat: SeatId, step: i.Step) -> bool:
    """Whether `seat` may do that although the game is over, which leaves the table as it is."""
    found = AFTERWARDS.get(type(step), _never)
    return _is_harmless(table, seat, step) or bool(found(table, seat, step))


def _throws(_table: Table, _seat: SeatId, _step: i.Flip | i.Roll) -> bool:
    """Coins and dice touch nothing: who begins the next game may be thrown for."""
    return True


def _looks_at_own(table: Table, seat: SeatId, step: i.Look) -> bool:
    return _is_held(table, seat, step.zone)


def _shows_own(table: Table, seat: SeatId, step: i.Show) -> bool:
    return all(_is_own_card(table, seat, ref) for ref in step.cards)


def _is_own_card(table: Table, seat: SeatId, ref: str) -> bool:
    """Whether a card lies in a place of the seat's, or is its own."""
    named = parse_place(ref)
    if named is not None:
        return _is_held(table, seat, named[0])
    return any(table.cards[number].owner == seat for number in _called(table, ref))


def _is_held(table: Table, seat: SeatId, zone: ZoneId) -> bool:
    place = table.setting.zones.get(zone)
    return place is not None and seat in place.holders


AFTERWARDS: dict[type[Any], Callable[[Table, SeatId, Any], bool]] = {
    i.Flip: _throws,
    i.Roll: _throws,
    i.Look: _looks_at_own,
    i.Show: _shows_own,
}
"""What is free besides once the game is over: the table stays as it was played."""


# -- what the stage gives ------------------------------------------------------------------------


def _responds(spec: GameSpec, table: Table, seat: SeatId, step: i.Step) -> bool:
    """Whether a step uses the chance that the stage gives, or is about what the seat declared.

    The chance of a seat that is out passes on by anybody.
    """
    has_chance = table.stage.chance == seat
    if isinstance(step, PassChance) and not has_chance:
        return table.stage.chance in seats_out(spec, table)
    mine = {one.id for one in table.stage.declarations if one.seat == seat}
    if isinstance(step, Settle):
        return has_chance or step.declaration in mine
    if isinstance(step, Restage):
        stays = step.order == tuple(one.id for one in table.stage.declarations)
        return has_chance or (stays and all(name in mine for name, _ in step.aims))
    return has_chance and isinstance(step, Declare | PassChance)


# -- what the game asks for ---------------------------------------------------------------------


def _is_asked_for(spec: GameSpec, table: Table, seat: SeatId, step: i.Step) -> bool:
    """Whether a task asks this of the seat, or the game says it belongs in any turn."""
    seen, rule = view(table, seat), spec.out_of_turn
    if rule is not None and _tried(lambda: rule(seen, step)):
        return True
    return is_offered(spec, table, seat, step)


def is_offered(spec: GameSpec, table: Table, seat: SeatId, step: i.Step) -> bool:
    """Whether a task asks this of the seat: as it is offered, and no more of it."""
    seen = view(table, seat)
    tasks = tasks_of(seen, spec.tasks, spec.out)
    mine = ((task, choice) for task in tasks if task.seat == seat for choice in task.choices)
    return any(_is_such(spec, seen, task, choice, step) for task, choice in mine)


def _is_such(spec: GameSpec, seen: SeatView, task: Task, choice: Choice, step: i.Step) -> bool:
    """Whether a step is what a choice comes to, at once or by what its form asks."""
    if _is_same(step, choice.intent):
        return True
    actions = (action for action in spec.actions if choice.action and action.id == choice.action)
    return any(
        _makes(action, seen, selection, step)
        for action in actions
        for selection in (Selection(), Selection(units=task.units))
    )


def _makes(action: GameAction, seen: SeatView, selection: Selection, step: i.Step) -> bool:
    asks = action.form
    if asks is None:
        return _is_same(step, _tried(lambda: action.make(seen, selection)))
    # A form's fields are called like the arguments of the procedure that it comes to, so that a
    # step says itself how the form was answered.
    said = dict(step.arguments) if isinstance(step, i.Procedure) else {}
    form = _tried(lambda: asks(seen, selection, said))
    if form is None:
        return _is_same(step, _tried(lambda: action.make(seen, selection)))
    return form.is_within and _is_same(step, form.intent)


def _is_same(step: i.Step, offered: i.Intent | None) -> bool:
    """Whether both do the same: the arguments of a procedure have no order."""
    if isinstance(step, i.Procedure) and isinstance(offered, i.Procedure):
        return (step.name, dict(step.arguments)) == (offered.name, dict(offered.arguments))
    return step == offered


def _tried(ask: Callable[[], T]) -> T | None:
    """Return what a game answers; None where it stumbles over what came from outside."""
    try:
        return ask()
    except (LookupError, ValueError):
        return None
