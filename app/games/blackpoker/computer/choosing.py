"""What every program player chooses where there is little to think about: payment, states, cards.

Who attacks and who blocks is what players differ in.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.core.view import SeatView
from app.games.blackpoker.computer.worth import aim_worth, card_worth, unit_worth, use_of_bulwark
from app.games.blackpoker.effects.battle_effects import BLOCKED_BY
from app.games.blackpoker.effects.card_effects import BUST, MORE, STOP, turned_total
from app.games.blackpoker.effects.magic_effects import CHARGED, DRIVEN, ONE, TWO
from app.games.blackpoker.effects.summon_effects import ACE, BULWARK
from app.games.blackpoker.effects.turn_control_effects import MOST_HELD, NO, YES
from app.games.blackpoker.flow.deed import Choice, Deed, deed_of
from app.games.blackpoker.flow.stage_reading import declared
from app.games.blackpoker.rules.card_values import number_of
from app.games.blackpoker.table import field as f

ENOUGH = 16
"""From so many on no further card is turned over."""
FEW = 2
"""With fewer bulwarks than this another one is wanted more than an ace."""
SCARCE = 8
"""With so few cards left in the deck none is taken from it that does not have to be."""


def pick(view: SeatView, things: Sequence[str], number: int, why: str) -> tuple[str, ...]:
    """Choose what is paid with: the worst cards, the least useful bulwarks, what is worth least."""
    if why == "discards":
        ranked = sorted(things, key=lambda card: card_worth(_ref(view, card)))
    elif why == "drives":
        ranked = sorted(things, key=lambda unit: use_of_bulwark(view, unit))
    else:
        ranked = sorted(things, key=lambda unit: unit_worth(view, unit))
    return tuple(ranked[:number])


def plainly(view: SeatView, deed: Deed, choice: Choice) -> tuple[str, ...]:
    """Choose by what things are worth; nobody attacks, nobody blocks."""
    least, most = choice.range
    if choice.id == "attackers" or choice.id.startswith(BLOCKED_BY):
        return ()
    if choice.words:
        said = _word(view, deed, choice)
        return (said,) if said in choice.among else choice.among[:least]
    if choice.id == "aim":
        return (_new_aim(view, deed, choice.among),)
    if choice.id == "rest":
        return choice.among
    loses = deed.action.id in ("end", "setBulwark")
    ranked = sorted(choice.among, key=lambda one: -_wanted(view, deed, one))
    return tuple(ranked[::-1][:least] if loses else ranked[:most])


def _wanted(view: SeatView, deed: Deed, one: str) -> float:
    """Return how much something is wanted: to have it, or to take it from the other."""
    if one in view.units:
        return unit_worth(view, one) * (1 if f.owner(view, one) != deed.seat else -1)
    ref = _ref(view, one)
    # What enters as a soldier is wanted for its number alone.
    return float(number_of(ref)) if deed.action.id == "reanimate" else card_worth(ref)


def _word(view: SeatView, deed: Deed, choice: Choice) -> str:
    """Choose one of the words that stand for themselves."""
    seat = deed.seat
    left = f.life(view, seat)
    scarce = left is not None and left <= SCARCE
    if choice.id == "second":
        return NO if scarce or f.held(view, seat) >= MOST_HELD else YES
    if choice.id == "state":
        mine = deed.target in view.units and f.owner(view, deed.target) == seat
        return CHARGED if mine else DRIVEN
    if choice.id == "as":
        return BULWARK if len(f.bulwarks(view, seat)) < FEW else ACE
    if choice.id == "more":
        return MORE if turned_total(view, deed) < min(ENOUGH, BUST) and not scarce else STOP
    if choice.id == "bulwarks":
        return ONE if scarce else TWO
    return ""


def _new_aim(view: SeatView, deed: Deed, among: Sequence[str]) -> str:
    """Aim an action at what its effect does its controller least good with."""
    one = declared(view, deed.target)
    other = None if one is None else deed_of(view, one)
    helps = other is not None and other.action.id in HELPS

    def good(target: str) -> float:
        mine = target == f"seat.{deed.seat}" or (
            target in view.units and f.owner(view, target) == deed.seat
        )
        return aim_worth(view, target) * (1 if mine == helps else -1)

    return max(among, key=good)


HELPS = frozenset({"up", "mountSoldier", "unsummons"})
"""Actions that do good to what they are aimed at."""


def _ref(view: SeatView, card: str) -> str:
    seen = view.cards.get(card)
    return "" if seen is None or seen.ref is None else seen.ref
