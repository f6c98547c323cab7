"""What actions do to others that wait on the stage: Counter, Truce, Change Target (act list)."""

from __future__ import annotations

from app.core.intents.turn_intents import Settle
from app.core.text.words import Words
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.effects.battle_effects import no_battle
from app.games.blackpoker.flow.deed import Choice, Deed, Doing, Effect, deed_of
from app.games.blackpoker.flow.stage_reading import declared
from app.games.blackpoker.flow.table_steps import keys_left, restage, to_grave
from app.games.blackpoker.flow.targets import legal_targets
from app.games.game_api import As, Look

PAIR = 2
"""Key cards of what any Counter negates."""


def negate(look: Look, name: str) -> Doing:
    """Take an action off the stage without effect: its key cards go to the graveyard."""
    one = declared(look(), name)
    if one is None:
        return ()
    deed = deed_of(look(), one)
    if deed is not None and deed.action.type == "battle":
        yield from no_battle(look)
    yield As(one.seat, Settle(one.id, "countered"))
    if deed is not None:
        yield from to_grave(deed.seat, keys_left(look(), deed.seat, deed.keys), "spent")
    return ()


def is_countered(view: SeatView, deed: Deed, target: SeatDeclaration) -> bool:
    """Whether a Counter negates what it is aimed at: two key cards, or one that is not higher."""
    other = deed_of(view, target)
    if other is None or not deed.numbers:
        return False
    keys = other.numbers
    return len(keys) == PAIR or (len(keys) == 1 and deed.numbers[0] >= keys[0])


def _counter(look: Look, deed: Deed) -> Doing:
    target = declared(look(), deed.target)
    if target is not None and is_countered(look(), deed, target):
        yield from negate(look, deed.target)
    return ()


def _truce(look: Look, deed: Deed) -> Doing:
    yield from negate(look, deed.target)
    return ()


def _aims(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    title = Words("New target", "新しい対象")
    return (Choice("aim", title, other_aims(view, deed.target)),)


def other_aims(view: SeatView, name: str) -> tuple[str, ...]:
    """Return what an action on the stage could be aimed at instead."""
    one = declared(view, name)
    other = None if one is None else deed_of(view, one)
    if other is None:
        return ()
    found = legal_targets(view, other.seat, other.action, other.key_refs, name)
    return tuple(target for target in found if target != other.target)


def _change(look: Look, deed: Deed) -> Doing:
    one, aim = declared(look(), deed.target), deed.chosen("aim")
    if one is not None and aim:
        other = deed_of(look(), one)
        first = (other.actor,) if other is not None and other.actor else ()
        yield restage(look(), one, (*first, *aim))
    return ()


STAGE = {
    "counter": Effect(_counter),
    "truce": Effect(_truce),
    "changeTarget": Effect(_change, _aims),
}
