"""Plays of any game in this game's words, and what play leaves behind when it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.ids import SeatId
from app.core.view import SeatView
from app.games.advising import common_plays as q
from app.games.blackpoker.adviser import blackpoker_plays as p
from app.games.blackpoker.adviser.blackpoker_memory import Memory
from app.games.blackpoker.flow.stage_reading import declared
from app.games.blackpoker.flow.start_steps import STARTS
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import ASKS, KEYS

TRIGGER = "trigger"
"""Verb of a declaration that the rules make."""


def own_word(memory: Memory, view: SeatView, play: Any, way: str = "") -> Any:
    """Return a play in this game's words, where it has some."""
    if isinstance(play, q.Declared):
        return _declared(memory, view, play, way)
    if isinstance(play, q.Settled):
        one = declared(view, play.id)
        return p.Resolve(play.by, play.id, one.text if one is not None else "", play.outcome)
    if isinstance(play, q.Marked) and play.key == f.ATTACKS and play.now:
        return p.Attackers(play.by, (play.target,))
    if isinstance(play, q.Announced) and play.verb == ASKS:
        return p.Asked(play.by, play.number)
    return play


def _declared(memory: Memory, view: SeatView, play: q.Declared, way: str) -> p.Start:
    action = rules_of(view).actions.get(play.text)
    paid, by = memory.paid(play.by), play.by
    actor, targets = "", play.targets
    if action is not None:
        actor, targets = p.acted(action, targets)
    lying = [
        view.cards[one].zone.partition(".")[0] if one in view.cards else KEYS
        for one in play.handles
        if one is not None
    ]
    ready = _was_ready(memory, view, by, actor, action)
    start = p.Start(
        by,
        play.text,
        play.cards,
        _sources(paid, lying),
        targets,
        whole=way in STARTS,
        triggered=way == TRIGGER,
        actor=actor,
        ready=ready,
        id=play.id,
    )
    return p.with_keys(start, paid)


def _sources(paid: p.Paid, lying: list[str]) -> tuple[str, ...]:
    """Return where key cards came from: shown ones lie on the stage by now."""
    came = iter(paid.sources)
    return tuple(next(came, one) if one == KEYS else one for one in lying)


def _was_ready(
    memory: Memory, view: SeatView, by: SeatId, actor: str, action: Action | None
) -> bool:
    if action is None or not actor:
        return True
    own = actor in view.units and f.owner(view, actor) == by and f.is_soldier(view, actor)
    return own and (f.is_charged(view, actor) or actor in memory.drove)


def with_going_on(memory: Memory, play: Any) -> Iterator[Any]:
    """Yield a play, after that play goes on where it leaves something behind."""
    goes = isinstance(play, q.Passed | q.TurnBegun) or (
        isinstance(play, p.Start) and not play.triggered and not _is_owed(memory, play)
    )
    if isinstance(play, p.Resolve | p.Carrying):
        goes = memory.doing is not None and memory.doing.id != play.id and memory.doing.resolved
        goes = goes or memory.open is not None
    if isinstance(play, q.TurnBegun) and memory.doing is not None:
        goes = memory.doing.action != "end"
    if goes and is_left_behind(memory):
        yield going_on(memory, play.by)
    yield play


def going_on(memory: Memory, by: SeatId) -> p.WentOn:
    """Return that play goes on, with what could have been paid for until now."""
    start = memory.open
    if start is not None:
        start = p.with_keys(start, start.paid.plus(memory.paid(start.by)))
    return p.WentOn(by, start)


def _is_owed(memory: Memory, play: p.Start) -> bool:
    return any(name == play.action for name, _ in memory.owed)


def is_left_behind(memory: Memory) -> bool:
    """Whether anything is under way, or still to come, when play goes on."""
    return bool(memory.doing or memory.owed or memory.open or memory.uncharged or memory.due)
