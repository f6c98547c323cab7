"""What is triggered: immediate actions at once, normal ones onto the stage, in their order (4.5.2).

What has to wait, because somebody still chooses, is kept in sight of everybody
(`waiting_triggers.py`): until the action under way is done, or until its player has said which of
several comes first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.core.data.value import replace
from app.core.ids import JUDGE, SeatId
from app.core.intent import Announce, Procedure, PutMark
from app.core.intents.turn_intents import Declare
from app.core.text.words import packed
from app.core.view import SeatView
from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.ability_hooks import NEXT_GENERATION, REGENERATE, name_of
from app.games.blackpoker.flow.deed import Deed, Doing, Triggered
from app.games.blackpoker.flow.stage_reading import OVER
from app.games.blackpoker.flow.table_steps import next_generation
from app.games.blackpoker.flow.waiting_triggers import (
    ORDER,
    OWED,
    SEVERAL,
    WAITS,
    Group,
    next_group,
    order_choice,
    to_order,
    waiting,
)
from app.games.blackpoker.flow.win_check import win_check
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table.blackpoker_zones import KEYS
from app.games.blackpoker.table.field import foe_of
from app.games.game_api import As, Look
from app.games.table_tools import Running, in_argument, me, of_argument

ORDER_TRIGGERED = "order_triggered"
HAPPENS = "happens"
"""The verb of the announcement that names an immediate action as it takes effect."""
SPEAKS = frozenset({NEXT_GENERATION, REGENERATE, "charge"})
"""Those whose steps say themselves what they are."""


def wait(look: Look, triggered: Triggered) -> Running:
    """Keep what was triggered until the action under way is done, or its order is said."""
    if not triggered:
        return
    owed: dict[tuple[str, SeatId], list[str]] = {}
    for said, seat in (*waiting(look()), *triggered):
        name, _, about = said.partition(":")
        owed.setdefault((name, seat), []).append(about)
    for (name, seat), each in owed.items():
        text = SEVERAL.join(each) if any(each) else ""
        mark = PutMark((f"seat.{seat}",), f"{OWED}{name}", value=len(each), text=text, verb=WAITS)
        yield As(seat, mark)


def settle_triggers(look: Look, triggered: Triggered, order: Sequence[str] = ()) -> Running:
    """Let what was triggered happen, as far as nobody has to say what comes first.

    `order`: what comes first of the group that waited for it, by the names of the choice.
    """
    view = look()
    kept = waiting(view)
    queue = [*kept, *triggered]
    if not queue:
        return
    first = next_group(view, queue)
    if first is not None and not order and _waits(view, first, kept):
        yield from wait(look, triggered)
        return
    yield from _forget(view)
    said_first = list(first.arranged(order)) if first is not None and order else []
    while True:
        view = look()
        group = next_group(view, queue)
        if group is None:
            return
        if not said_first and _waits(view, group, kept):
            yield from wait(look, tuple(queue))
            return
        each = [one for one in said_first if one in group.each] or list(group.each)
        if group.immediate:
            one = each[0]
            queue.remove(one)
            if one in said_first:
                said_first.remove(one)
            queue += yield from _happens(look, *one)
            yield from win_check(look)
            continue
        # What is put onto the stage last is resolved first.
        for one in reversed(each):
            queue.remove(one)
            yield _onto_stage(view, *one)
        said_first = []


def _waits(view: SeatView, group: Group, kept: Triggered) -> bool:
    """Whether somebody has to say something before this happens; `kept` has waited before."""
    if view.turn.phase == OVER:
        return False
    waited = tuple(one for one in group.each if one in kept)
    return group.matters or replace(group, each=waited).is_unseen(view)


def _forget(view: SeatView) -> Running:
    for name, seat in dict.fromkeys((name_of(said), seat) for said, seat in waiting(view)):
        yield As(seat, PutMark((f"seat.{seat}",), f"{OWED}{name}", value=0, verb=WAITS))


def _happens(look: Look, said: str, seat: SeatId) -> Doing:
    """Let an immediate action take effect; returns what that triggers."""
    view = look()
    name, _, about = said.partition(":")
    rules = rules_of(view)
    deed = Deed(rules.actions[name], rules, seat, foe_of(view, seat), about=about)
    if name not in SPEAKS:
        yield As(seat, Announce(HAPPENS, packed(deed.action.title)))
    return (yield from effect_of(deed).carry_out(look, deed))


def _onto_stage(view: SeatView, said: str, seat: SeatId) -> As:
    name, _, about = said.partition(":")
    aim, _, keys = about.partition(":")
    cards = tuple(f"{KEYS}.{seat}#{at}" for at in range(int(keys or 0)))
    verb = "trigger" if rules_of(view).actions[name].triggered else "start"
    return As(seat, Declare(name, cards, (aim,) if aim else (), verb=verb))


# -- whose order it is ----------------------------------------------------------------------------


def order_with(names: Sequence[str]) -> Procedure:
    """Return the gesture that says what comes first."""
    return Procedure(ORDER_TRIGGERED, ((ORDER, in_argument(names)),))


def order_triggered(look: Look, arguments: Mapping[str, str]) -> Running:
    """Let what was triggered happen in the order that its player says; `order` names all of it.

    The last one follows by itself, and may be left out.
    """
    view = look()
    group = to_order(view)
    if group is None or (view.seat != JUDGE and me(view) != group.seat):
        return
    order = of_argument(arguments.get(ORDER, ""))
    if not group.matters:
        yield from settle_triggers(look, (), group.names)
    elif order_choice(view, group).is_made(order):
        yield from settle_triggers(look, (), order)


def next_generation_by_hand(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Let it happen once for the acting player, where people see to it themselves."""
    if look().turn.number:
        yield from next_generation(look, me(look()))
