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
from app.games.blackpoker.flow.deed import Deed, Effect, Triggered, deed_of
from app.games.blackpoker.flow.stage_reading import PREPARED, being_done, declared, top
from app.games.blackpoker.flow.table_steps import keys_left, to_grave
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
    chooser = effect.chooser(deed)
    if me(look()) == chooser or look().seat == JUDGE:
        deed = replace(deed, answers=dict(answers))
    while True:
        view = look()
        if effect.asks(view, deed) and not _is_made(view, effect, deed):
            if not waits:
                yield from wait(triggered)
                yield PutMark(("table",), PREPARED, value=1, text=one.id)
            return
        deed = effect.filled(view, deed)
        if effect.again is None or deed.answers.get(effect.again[0]) != effect.again[1]:
            break
        triggered += yield from (effect.prepare or effect.carry_out)(look, deed)
        deed = replace(deed, answers={})
    triggered += yield from effect.carry_out(look, deed)
    yield from _finish(look, deed, triggered)


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
    yield from to_grave(deed.seat, keys_left(look(), deed.seat, deed.keys), "spent")
    if being_done(look()) is not None:
        yield PutMark(("table",), PREPARED, value=0)
    if declared(look(), deed.declaration) is not None:
        yield As(deed.seat, Settle(deed.declaration, "resolved", verb=verb))
    yield from win_check(look)
    yield from settle_triggers(look, triggered)
