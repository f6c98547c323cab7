"""What opens, closes, destroys and brings back trumps (extra list: trump control)."""

from __future__ import annotations

from app.core.ids import UnitId, parse_place, place
from app.core.intent import Collect, Face, Move, Show
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.ability_hooks import LAY, Happened, triggered_by
from app.games.blackpoker.flow.deed import Choice, Deed, Doing, Effect
from app.games.blackpoker.flow.stage_reading import OVER
from app.games.blackpoker.rules.card_values import suit_of
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import GRAVE, HAND, TRUMPS
from app.games.game_api import As, Look
from app.games.table_tools import count

OPENED = "open_"
"""What the word of the step begins with that opens a trump; its card follows, so that the log can
say the name of the ability (4.6.4)."""


def is_open(view: SeatView, unit: UnitId) -> bool:
    """Whether a trump lies face up."""
    return view.cards[view.units[unit].base].up


def own_trump(view: SeatView, seat: int, card: str) -> UnitId:
    """Return a player's trump that lies open with this card; "" for none."""
    return next((unit for unit in f.trumps(view, seat) if f.refs(view, unit) == (card,)), "")


def _face_down(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    down = tuple(unit for unit in f.trumps(view, deed.seat) if not is_open(view, unit))
    return (Choice("trump", Words("Trump to open", "表にする切札"), down),)


def _open(look: Look, deed: Deed) -> Doing:
    view = look()
    units = deed.chosen("trump")
    if not units:
        return ()
    base = view.units[units[0]].base
    card = view.cards[base].ref or ""
    yield As(deed.seat, Face((base,), up=True, verb=f"{OPENED}{card}"))
    shown = look().cards[look().units[units[0]].base].ref or ""
    return triggered_by(look(), Happened("opened", deed.seat, card=shown))


def turn_down(look: Look, unit: UnitId) -> Doing:
    """Turn an open trump face down; its owner still knows it."""
    view = look()
    if unit in view.units and is_open(view, unit):
        seat, base = f.owner(view, unit), view.units[unit].base
        yield As(seat, Face((base,), up=False, verb="close"))
        yield As(seat, Show((look().units[unit].base,), (seat,), verb="peek"))
    return ()


def _close(look: Look, deed: Deed) -> Doing:
    view = look()
    suits = {suit_of(ref) for ref in f.refs(view, deed.target)}
    if is_open(view, deed.target) and suit_of(deed.key_refs[0]) in suits:
        yield from turn_down(look, deed.target)
    return ()


def _destroy(look: Look, deed: Deed) -> Doing:
    view = look()
    if is_open(view, deed.target) and f.refs(view, deed.target) == deed.key_refs:
        yield from bury_trump(look, deed.target)
    return ()


def bury_trump(look: Look, unit: UnitId) -> Doing:
    """Put a trump into the graveyard of its owner."""
    seat = f.owner(look(), unit)
    yield As(seat, Collect((unit,), f"{GRAVE}.{seat}", verb="trump_falls"))
    return ()


def _regenerate(look: Look, deed: Deed) -> Doing:
    """Lay the Jack that fell, or went to the hand, as an open trump again."""
    found = _fallen(look(), deed) if look().turn.phase != OVER else ""
    if found:
        goal = f"{TRUMPS}.{deed.seat}"
        yield As(deed.seat, Move((found,), goal, -1, up=True, verb="regenerate"))
    return ()


def _fallen(view: SeatView, deed: Deed) -> str:
    """Return the place of the Jack that comes back: its own, where it lies there still.

    Who sees the cards finds it wherever in hand or graveyard people have put it; others know it by
    the place alone, in the gesture in which it fell.
    """
    card, _, lay = deed.about.partition(LAY)
    named, seat = parse_place(lay), deed.seat
    piles = (f"{GRAVE}.{seat}", f"{HAND}.{seat}")
    if named is None or named[0] not in piles:
        return ""
    fell, at = named
    there = count(view, fell)
    index = there - 1 - at if fell.startswith(GRAVE) else at
    if not view.zones[fell].listed:
        return place(fell, index) if 0 <= index < there else ""
    lying = [
        (pile, spot)
        for pile in piles
        for spot, handle in enumerate(view.zones[pile].items)
        if view.cards[handle].ref == card
    ]
    return place(*min(lying, key=lambda one: one != (fell, index))) if lying else ""


def _all_down(look: Look, _deed: Deed) -> Doing:
    for seat in range(len(look().setting.seats)):
        for unit in f.trumps(look(), seat):
            yield from turn_down(look, unit)
    return ()


TRUMP_CONTROL = {
    "open": Effect(_open, _face_down),
    "close": Effect(_close),
    "trumpDestroy": Effect(_destroy),
    "trumpRegene": Effect(_regenerate),
    "trumpReset": Effect(_all_down),
}
