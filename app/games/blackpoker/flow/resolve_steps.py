"""Resolving what is on top of the stage: targets looked at again, choices made, effect carried out.

Where somebody has to choose what only they can, it waits in sight of everybody (`PREPARED`) until
they have.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import Procedure, PutMark
from app.core.intents.turn_intents import Settle
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.ability_hooks import unhurt
from app.games.blackpoker.flow.deed import Deed, Effect, Triggered, deed_of
from app.games.blackpoker.flow.stage_reading import AWAITED, PREPARED, being_done, declared, top
from app.games.blackpoker.flow.table_steps import keys_left, to_grave, unhurt_by
from app.games.blackpoker.flow.targets import fits
from app.games.blackpoker.flow.triggers import settle_triggers, wait
from app.games.blackpoker.flow.win_check import win_check
from app.games.game_api import As, Look
from app.games.table_tools import Running, me

RESOLVE = "resolve"
NAME = "declaration"


def resolve_with(name: str = "", answers: Mapping[str, str] | None = None) -> Procedure:
    """Return the gesture that resolves an action of the stage, the one on top unless named."""
    said = {**({NAME: name} if name else {}), **(answers or {})}
    return Procedure(RESOLVE, tuple(said.items()))


def resolve(look: Look, arguments: Mapping[str, str]) -> Running:
    """Resolve an action of the stage; the arguments are choices by their ids."""
    view = look()
    name = arguments.get(NAME, "")
    one = declared(view, name) if name else top(view)
    if one is not None and view.turn.number:
        yield from go_on(look, one, arguments)


def go_on(
    look: Look, one: SeatDeclaration, answers: Mapping[str, str], triggered: Triggered = ()
) -> Running:
    """Carry an action out as far as it goes without a choice that nobody has made."""
    view = look()
    deed = deed_of(view, one)
    if deed is None:
        yield Settle(one.id)
        return
    effect, waits = effect_of(deed), being_done(view) is not None
    if not still_fits(view, deed):
        yield from _finish(look, deed, triggered, verb="fizzles")
        return
    if not waits and effect.prepare is not None:
        triggered += yield from effect.prepare(look, deed)
    if _may_choose(look(), effect, deed):
        deed = replace(deed, answers=dict(answers))
    while True:
        view = look()
        if not _is_chosen(view, effect, deed):
            yield from wait(look, triggered)
            if not waits:
                yield PutMark(("table",), PREPARED, value=1, text=one.id, verb=AWAITED)
            return
        deed = effect.filled(view, deed)
        if effect.again is not None and deed.answers.get(effect.again[0]) == effect.again[1]:
            triggered += yield from (effect.prepare or effect.carry_out)(look, deed)
        else:
            triggered += yield from unhurt_by(effect.carry_out(look, deed), unhurt(view, deed))
            if effect.rest is None or not effect.rest(look(), deed):
                break
        deed = replace(deed, answers={})
    yield from _finish(look, deed, triggered)


def _may_choose(view: SeatView, effect: Effect, deed: Deed) -> bool:
    """Whether this seat chooses, or the judge for it."""
    return view.seat == JUDGE or me(view) == effect.chooser(view, deed)


def _is_chosen(view: SeatView, effect: Effect, deed: Deed) -> bool:
    """Whether nothing is left to choose before an action takes effect."""
    if effect.secret and not _may_choose(view, effect, deed):
        return not effect.choices(view, deed)
    return not effect.asks(view, deed) or _is_made(view, effect, deed)


def _is_made(view: SeatView, effect: Effect, deed: Deed) -> bool:
    return effect.is_made(view, effect.filled(view, deed))


def still_fits(view: SeatView, deed: Deed) -> bool:
    """Whether what an action is aimed at is still there, and still fits (4.3.3.1.1)."""
    if deed.action.target is None:
        return True
    return bool(deed.targets) and all(
        fits(view, deed.seat, deed.action, target, deed.key_refs) for target in deed.targets
    )


def _finish(look: Look, deed: Deed, triggered: Triggered, verb: str = "") -> Running:
    """Take an action off the stage, look who has won, and let happen what was triggered."""
    if being_done(look()) is not None:
        yield PutMark(("table",), PREPARED, value=0, verb=AWAITED)
    if declared(look(), deed.declaration) is not None:
        yield As(deed.seat, Settle(deed.declaration, "resolved", verb=verb))
    yield from to_grave(deed.seat, keys_left(look(), deed.seat, deed.keys), "spent")
    yield from win_check(look)
    yield from settle_triggers(look, triggered)
