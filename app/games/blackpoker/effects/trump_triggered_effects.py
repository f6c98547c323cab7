"""What open trumps trigger (extra list): at End, by a discard, by an unblocked attacker."""

from __future__ import annotations

from app.core.intent import MoveUnits
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.effects.magic_effects import to_bulwarks
from app.games.blackpoker.effects.trump_control_effects import is_open, own_trump, turn_down
from app.games.blackpoker.flow.deed import Choice, Deed, Doing, Effect
from app.games.blackpoker.flow.table_steps import charge, damage, draw
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import BULWARKS
from app.games.game_api import As, Look

RIOT = 2
"""Damage for each card that was discarded."""
OMEN = 8
EXHAUSTED = 2
REFILLED, FEW = 3, 2
"""Cards in hand up to which one is drawn, and up to which two are."""
DOWN, HURT = "down", "hurt"


def _draw_one(look: Look, deed: Deed) -> Doing:
    return (yield from draw(look, deed.seat))


def _riot(look: Look, deed: Deed) -> Doing:
    return (yield from damage(look, deed.foe, RIOT * int(deed.about or 0)))


def _omen(look: Look, deed: Deed) -> Doing:
    return (yield from damage(look, deed.seat, OMEN))


def _refill(look: Look, deed: Deed) -> Doing:
    held = f.held(look(), deed.seat)
    return (yield from draw(look, deed.seat, 2 if held <= FEW else int(held <= REFILLED)))


def _satisfaction(look: Look, deed: Deed) -> Doing:
    yield from charge(look(), f.characters(look(), deed.seat))
    return ()


def _down_or_hurt(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    words = {
        DOWN: Words("Turn ♢5 face down", "♢5を裏返す"),
        HURT: Words("Take 2 damage", "2ダメージを受ける"),
    }
    unit = own_trump(view, deed.seat, "D-5")
    among = (DOWN, HURT) if unit and is_open(view, unit) else (HURT,)
    return (Choice("how", Words("Exhaustion", "疲弊"), among, words=words),)


def _exhaustion(look: Look, deed: Deed) -> Doing:
    if deed.chosen("how") == (DOWN,):
        return (yield from turn_down(look, own_trump(look(), deed.seat, "D-5")))
    return (yield from damage(look, deed.seat, EXHAUSTED))


# -- Illusion -------------------------------------------------------------------------------------


def _vanish(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    soldiers = f.soldiers(view, deed.seat)
    every = (*f.bulwarks(view, deed.seat), *soldiers)
    return (
        Choice(
            "soldiers",
            Words("Soldiers that become bulwarks", "防壁にする兵士"),
            soldiers,
            0,
            len(soldiers),
        ),
        Choice(
            "order",
            Words("First in the row, in this order", "左から並べ直す順"),
            every,
            0,
            len(every),
        ),
    )


def _illusion(look: Look, deed: Deed) -> Doing:
    seat = deed.seat
    became: dict[str, tuple[str, ...]] = {}
    for unit in deed.chosen("soldiers"):
        before = set(f.bulwarks(look(), seat))
        yield from to_bulwarks(look, unit)
        new = tuple(one for one in f.bulwarks(look(), seat) if one not in before)
        became[unit] = new
        yield from charge(look(), new)
    standing = set(f.bulwarks(look(), seat))
    order = tuple(
        one for unit in deed.chosen("order") for one in became.get(unit, (unit,)) if one in standing
    )
    if order:
        yield As(seat, MoveUnits(order, f"{BULWARKS}.{seat}", 0, verb="line_up"))
    return ()


TRUMP_TRIGGERED = {
    "revolutionDraw": Effect(_draw_one),
    "riot": Effect(_riot),
    "omen": Effect(_omen),
    "handRefill": Effect(_refill),
    "satisfaction": Effect(_satisfaction),
    "exhaustion": Effect(_exhaustion, _down_or_hurt),
    "illusion": Effect(_illusion, _vanish),
}
