"""Which of a game's zones are drawn from, looked at, shuffled; and which one is pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from app.core.data.value import value
from app.core.ids import ZoneId
from app.core.view import SeatView
from app.core.zone import ZoneSpec
from app.games.game_api import Selection
from app.games.table_tools import chosen_zone, own, zone_of


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


def piles_of(zones: Sequence[ZoneSpec]) -> Piles:
    """Return which piles are which, by what a game says of its zones.

    The hand is the first pile that its owner alone sees; cards are drawn from hidden ones that do
    not keep their places.
    """
    piles = [spec for spec in zones if spec.holds == "pile" and spec.scope != "team"]
    hidden = [spec for spec in piles if spec.visibility == "hidden"]
    hands = [s.name for s in piles if s.visibility == "owner" and s.scope == "seat"]
    return Piles(
        hands[0] if hands else "",
        tuple(spec.name for spec in hidden if not spec.keeps_places),
        tuple(spec.name for spec in hidden),
        tuple(spec.name for spec in piles if spec.visibility != "sealed"),
        tuple(spec.name for spec in hidden if spec.keeps_places),
    )


def reached(view: SeatView, name: str) -> ZoneId:
    """Return the acting player's zone of that name, or the table's; "" where there is none."""
    return next((zone for zone in (own(view, name), name) if zone in view.zones), "")


def over(view: SeatView, selection: Selection, names: Sequence[str], piles: Piles) -> ZoneId:
    """Return the pile under the pointer, if it is one of those and no unit is selected."""
    pointed = chosen_zone(view, selection)
    lying = {zone_of(view, ref) for ref in selection.cards}
    for name in () if selection.units else names:
        zone = reached(view, name)
        if zone and (pointed == zone or (name in piles.spread and lying == {zone})):
            return zone
    return ""
