"""Starting an action: paid, its key cards shown, declared; an immediate one takes effect at once.

In the order of the rules (4.3.2): its name, the cost, the key cards, the targets; one gesture.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.intent import Move, Procedure, Step
from app.core.intents.turn_intents import Declare, Use
from app.core.view import SeatView
from app.games.blackpoker.flow.ability_hooks import Happened, triggered_by
from app.games.blackpoker.flow.costs import cost_of, means_of
from app.games.blackpoker.flow.deed import Doing, Triggered
from app.games.blackpoker.flow.resolve_steps import go_on
from app.games.blackpoker.flow.stage_reading import top
from app.games.blackpoker.flow.table_steps import bury, damage, discard, drive
from app.games.blackpoker.flow.triggers import settle_triggers
from app.games.blackpoker.rules.action_model import Action, Way
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table.blackpoker_zones import KEYS
from app.games.game_api import As, Look
from app.games.table_tools import Running, in_argument, me, named, of_argument

START, END = "start", "end"
START_BY = "start_by"
"""The word of a declaration by a character that is driven for it: the first that it names."""
STARTS = frozenset({START, START_BY})


def start_with(
    action: Action,
    way: Way,
    *,
    keys: tuple[str, ...] = (),
    drives: tuple[str, ...] = (),
    discards: tuple[str, ...] = (),
    gives: tuple[str, ...] = (),
    targets: tuple[str, ...] = (),
    actor: str = "",
    answers: Mapping[str, str] | None = None,
) -> Procedure:
    """Return the gesture that starts an action.

    `drives`, `discards` and `gives` pay B, D and S; L is paid by itself. `answers` are the choices
    of an immediate action.
    """
    several = {"keys": keys, "drives": drives, "discards": discards, "gives": gives}
    said = {
        "action": action.id,
        "way": str(action.ways.index(way)) if way in action.ways else "0",
        **{name: in_argument(cards) for name, cards in several.items()},
        "targets": in_argument(targets),
        "actor": actor,
    }
    plain = {key: text for key, text in said.items() if text}
    return Procedure(START, tuple({**plain, **(answers or {})}.items()))


def start(look: Look, arguments: Mapping[str, str]) -> Running:
    """Start an action; what is paid is what the arguments say, and L by itself.

    `keys`, `discards`: cards of the hand; `drives`, `gives`, `actor`: characters; `targets`:
    characters, "seat.N" or names of declarations; `way`: which of the costs; else choices.
    """
    view = look()
    seat = me(view)
    if not view.turn.number:
        raise LookupError(arguments["action"])
    action = rules_of(view).actions[arguments["action"]]
    way = action.ways[int(arguments.get("way", "0"))]
    cost = cost_of(action, way, rules_of(view).edition, means_of(view, seat))
    keys = named(view, arguments.get("keys", ""))
    triggered = yield from _pay(look, arguments, cost.count("L"))
    actor = arguments.get("actor", "")
    if actor:
        yield from drive(look(), (actor,))
    if keys:
        verb = "show_key" if len(keys) == 1 else "show_keys"
        yield As(seat, Move(keys, f"{KEYS}.{seat}", 0, up=True, verb=verb))
    shown = tuple(f"{KEYS}.{seat}#{at}" for at in range(len(keys)))
    aimed = (*((actor,) if actor else ()), *of_argument(arguments.get("targets", "")))
    yield As(seat, Declare(action.id, shown, aimed, cost, verb=START_BY if actor else START))
    if action.once:
        yield As(seat, Use(action.id))
    triggered += triggered_by(look(), Happened("started", seat, action.id))
    one = top(look())
    if action.immediate and one is not None:
        yield from go_on(look, one, arguments, triggered)
        return
    yield from settle_triggers(look, triggered)


def _pay(look: Look, arguments: Mapping[str, str], life: int) -> Doing:
    view = look()
    seat = me(view)
    triggered: Triggered = ()
    yield from drive(view, of_argument(arguments.get("drives", "")))
    yield from damage(look, seat, life)
    discards = named(look(), arguments.get("discards", ""))
    if discards:
        triggered += yield from discard(look, seat, discards)
    triggered += yield from bury(look, of_argument(arguments.get("gives", "")), "sacrifice")
    return triggered


def answers(view: SeatView, step: Step) -> bool:
    """Whether a step starts an action with the chance, which may be had in another's turn."""
    has_chance = view.seat >= 0 and view.stage.chance == view.seat
    return has_chance and isinstance(step, Procedure) and step.name == START


def end_turn(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Start End: what the button for the next turn does."""
    yield from start(look, {"action": END})
