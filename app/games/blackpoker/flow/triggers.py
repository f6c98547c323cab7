"""What is triggered: immediate actions at once, normal ones onto the stage, in their order (4.5.2).

Those of whose turn it is come first, in either group. What has to wait, because somebody still
chooses, is kept as marks of the seats, in sight of everybody.
"""

from __future__ import annotations

from app.core.card import value_of
from app.core.ids import SeatId
from app.core.intent import PutMark
from app.core.intents.turn_intents import Declare
from app.core.view import SeatView
from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.deed import Deed, Triggered
from app.games.blackpoker.flow.win_check import win_check
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table.field import foe_of
from app.games.game_api import As, Look
from app.games.table_tools import Running

OWED = "owed:"
"""What the mark of a seat begins with that says how often an action is still to happen."""


def wait(triggered: Triggered) -> Running:
    """Keep what was triggered until the action under way is done."""
    for name, seat in triggered:
        yield As(seat, PutMark((f"seat.{seat}",), f"{OWED}{name}", add=1))


def waiting(view: SeatView) -> Triggered:
    """Return what was kept."""
    found: list[tuple[str, SeatId]] = []
    for seat in range(len(view.setting.seats)):
        for mark in view.marks.get(f"seat.{seat}", ()):
            if mark.key.startswith(OWED):
                found += [(mark.key.removeprefix(OWED), seat)] * mark.value
    return tuple(found)


def settle_triggers(look: Look, triggered: Triggered) -> Running:
    """Let what was triggered happen: immediate actions first, then normal ones onto the stage."""
    view = look()
    kept = waiting(view)
    for name, seat in dict.fromkeys(kept):
        yield As(seat, PutMark((f"seat.{seat}",), f"{OWED}{name}", value=0))
    queue = [*kept, *triggered]
    normal: list[tuple[Action, SeatId]] = []
    while queue:
        view = look()
        turn = view.turn.seat
        queue.sort(key=lambda one: one[1] != turn)
        name, seat = queue.pop(0)
        action = rules_of(view).actions.get(name)
        if action is None:
            continue
        if not action.immediate:
            normal.append((action, seat))
            continue
        deed = Deed(action, rules_of(view), seat, foe_of(view, seat))
        queue += yield from effect_of(deed).carry_out(look, deed)
        yield from win_check(look)
    turn = look().turn.seat
    for action, seat in sorted(normal, key=lambda one: one[1] != turn):
        yield As(seat, Declare(action.id, verb="trigger"))


def is_owed(view: SeatView, seat: SeatId, name: str) -> int:
    """Return how often an action is still to happen for a seat."""
    return value_of(view.marks.get(f"seat.{seat}", ()), f"{OWED}{name}")
