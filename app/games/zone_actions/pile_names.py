"""Which of a game's zones are drawn from, looked at, shuffled; and which one is pointed at.

A pile that people made during play is judged by the same signs as the game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter

from app.core.data.value import value
from app.core.ids import ZoneId
from app.core.view import SeatView
from app.core.zone import Zone, ZoneSpec
from app.games.game_api import Selection
from app.games.table_tools import chosen, chosen_zone, me, own, zone_of


@value
class Piles:
    """The names of the piles on which what every game has is offered."""

    hand: str = ""
    """Where cards are drawn to; "" in a game in which nobody has a hand."""
    drawn: tuple[str, ...] = ()
    """Piles that are drawn from; the first is meant where the pointer is over none."""
    looked: tuple[str, ...] = ()
    """Hidden piles that can be looked through; the first is meant likewise."""
    shuffled: tuple[str, ...] = ()
    spread: tuple[str, ...] = ()
    """Those whose cards lie side by side: the pointer is over one of them."""
    free: bool = False
    """Whether any pile in reach will do that is pointed at, or in which the selected cards lie:
    open ones are drawn from as well, and those of others are meant like one's own."""

    def beside(self, place: Zone) -> Piles:
        """Return what says which pile a zone is: these, or signs of its own where it was made."""
        return _sorted((place.spec,), self.hand, self.free) if place.is_made else self


Which = Callable[[Piles], tuple[str, ...]]
"""(piles) -> the names of those that are meant."""
DRAWN: Which = attrgetter("drawn")
LOOKED: Which = attrgetter("looked")
SHUFFLED: Which = attrgetter("shuffled")


def topped(piles: Piles) -> tuple[str, ...]:
    """Return the hidden piles of which one card lies on top."""
    return tuple(name for name in piles.looked if name in piles.drawn)


def piles_of(zones: Sequence[ZoneSpec], *, free: bool = False) -> Piles:
    """Return which piles are which, by what a game says of its zones.

    The hand is the first pile that its owner alone sees; cards are drawn from hidden ones that do
    not keep their places, and where people are `free` from all others but the hand as well.
    """
    hands = (
        spec.name
        for spec in zones
        if (spec.holds, spec.visibility, spec.scope) == ("pile", "owner", "seat")
    )
    return _sorted(zones, next(hands, ""), free)


def _sorted(zones: Sequence[ZoneSpec], hand: str, free: bool) -> Piles:
    piles = [spec for spec in zones if spec.holds == "pile" and spec.scope != "team"]
    hidden = [spec for spec in piles if spec.visibility == "hidden"]
    kept = {spec.name for spec in piles if spec.keeps_places}
    shuffled = tuple(spec.name for spec in piles if spec.visibility != "sealed")
    drawn = [spec.name for spec in hidden if spec.name not in kept]
    if free:
        drawn += [name for name in shuffled if name not in (hand, *kept, *drawn)]
    return Piles(
        hand,
        tuple(drawn),
        tuple(spec.name for spec in hidden),
        shuffled,
        () if free else tuple(spec.name for spec in hidden if spec.name in kept),
        free,
    )


def reached(view: SeatView, name: str) -> ZoneId:
    """Return the acting player's zone of that name, or the table's; "" where there is none."""
    return next((zone for zone in (own(view, name), name) if zone in view.zones), "")


def over(view: SeatView, selection: Selection, which: Which, piles: Piles) -> ZoneId:
    """Return the pile under the pointer, if it is one of those and no unit is selected."""
    pointed = chosen_zone(view, selection)
    lying = {zone_of(view, ref) for ref in selection.cards}
    for zone in () if selection.units else (pointed, *lying):
        if zone and _reaches(view, zone, piles):
            those = piles.beside(view.setting.zones[zone])
            name = view.setting.zones[zone].spec.name
            if name in which(those) and (
                zone == pointed or (name in those.spread and lying == {zone})
            ):
                return zone
    return ""


def aimed(view: SeatView, selection: Selection, piles: Piles) -> Selection:
    """Return the pile alone that is pointed at; where people are free that of selected cards."""
    lying = {zone_of(view, ref) for ref in chosen(view, selection)} if piles.free else set()
    of_cards = lying.pop() if len(lying) == 1 else ""
    return Selection(zone=chosen_zone(view, selection) or of_cards)


def _reaches(view: SeatView, zone: ZoneId, piles: Piles) -> bool:
    place = view.setting.zones[zone]
    open_to_all = piles.free and place.spec.visibility == "public"
    return not place.holders or me(view) in place.holders or open_to_all
