"""What is triggered: immediate actions at once, normal ones onto the stage, in their order (4.5.2).

Those of whose turn it is come first, in either group. What has to wait, because somebody still
chooses, is kept as marks of the seats, in sight of everybody.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.ids import SeatId
from app.core.intent import PutMark
from app.core.intents.turn_intents import Declare
from app.core.view import SeatView
from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.ability_hooks import turn_of
from app.games.blackpoker.flow.deed import Deed, Triggered
from app.games.blackpoker.flow.table_steps import next_generation
from app.games.blackpoker.flow.win_check import win_check
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table.blackpoker_zones import KEYS
from app.games.blackpoker.table.field import foe_of
from app.games.game_api import As, Look
from app.games.table_tools import Running, me

OWED = "owed:"
"""What the mark of a seat begins with that says how often an action is still to happen. Its text
says what each is about."""
SEVERAL = " "


def wait(look: Look, triggered: Triggered) -> Running:
    """Keep what was triggered until the action under way is done."""
    if not triggered:
        return
    owed: dict[tuple[str, SeatId], list[str]] = {}
    for said, seat in (*waiting(look()), *triggered):
        name, _, about = said.partition(":")
        owed.setdefault((name, seat), []).append(about)
    for (name, seat), each in owed.items():
        text = SEVERAL.join(each) if any(each) else ""
        mark = PutMark((f"seat.{seat}",), f"{OWED}{name}", value=len(each), text=text)
        yield As(seat, mark)


def waiting(view: SeatView) -> Triggered:
    """Return what was kept."""
    found: list[tuple[str, SeatId]] = []
    for seat in range(len(view.setting.seats)):
        for mark in view.marks.get(f"seat.{seat}", ()):
            if mark.key.startswith(OWED):
                name = mark.key.removeprefix(OWED)
                about = mark.text.split(SEVERAL) if mark.text else [""] * mark.value
                found += [(f"{name}:{one}" if one else name, seat) for one in about]
    return tuple(found)


def settle_triggers(look: Look, triggered: Triggered) -> Running:
    """Let what was triggered happen: immediate actions first, then normal ones onto the stage."""
    view = look()
    kept = waiting(view)
    for name, seat in dict.fromkeys((said.partition(":")[0], seat) for said, seat in kept):
        yield As(seat, PutMark((f"seat.{seat}",), f"{OWED}{name}", value=0))
    queue = [*kept, *triggered]
    normal: list[tuple[Action, SeatId, str]] = []
    while queue:
        view = look()
        turn = view.turn.seat
        queue.sort(key=lambda one: (one[1] != turn, turn_of(one[0])))
        said, seat = queue.pop(0)
        name, _, about = said.partition(":")
        action = rules_of(view).actions.get(name)
        if action is None:
            continue
        if not action.immediate:
            normal.append((action, seat, about))
            continue
        deed = Deed(action, rules_of(view), seat, foe_of(view, seat), about=about)
        queue += yield from effect_of(deed).carry_out(look, deed)
        yield from win_check(look)
    turn = look().turn.seat
    for action, seat, about in sorted(normal, key=lambda one: one[1] != turn):
        aim, _, keys = about.partition(":")
        cards = tuple(f"{KEYS}.{seat}#{at}" for at in range(int(keys or 0)))
        verb = "trigger" if action.triggered else "start"
        yield As(seat, Declare(action.id, cards, (aim,) if aim else (), verb=verb))


def next_generation_by_hand(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Let it happen once for the acting player, where people see to it themselves."""
    if look().turn.number:
        yield from next_generation(look, me(look()))
