"""Where cards from outside the table can come to it, and what that is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import replace, value
from app.core.ids import JUDGE
from app.core.intent import Attach, Batch, Bring
from app.core.intents.laying_intents import BringOnto
from app.core.text.actor_names import listed_seats
from app.core.text.wording import CARD, bracketed, counted
from app.core.text.words import Words
from app.core.view import SeatCard
from app.games.game_api import Drop, Selection
from app.ui.board.drag.drops import readings

if TYPE_CHECKING:
    from app.core.card import Role
    from app.core.ids import UnitId, ZoneId
    from app.core.intent import Intent
    from app.core.view import SeatView
    from app.core.zone import Zone
    from app.games.game_api import GameSpec

_ENDS = ((0, Words(" (top)", "の上")), (-1, Words(" (bottom)", "の下")))
"""Where a card can be put in a pile that nobody sees into."""
_USUAL = ("hand", "bench", "active", "discard", "deck")
"""The places that come first in a row, whatever the game's order is."""
_KEYS = {"hand": "Ctrl+H", "bench": "Ctrl+B", "discard": "Ctrl+X"}
_END_KEYS = {"deck": ("Ctrl+Up", "Ctrl+Down")}


@value
class Destination:
    """One place new cards can come to."""

    zone: ZoneId
    at: int
    title: Words
    """What the place is called on a button."""
    sentence: Words
    """What bringing a card there is called where nothing else says it."""
    key: str = ""
    """Empty for none."""

    def intent(self, refs: tuple[str, ...]) -> Bring:
        """Return the gesture that brings `refs` there."""
        return Bring(refs, self.zone, self.at)


def may_bring(view: SeatView, zone: ZoneId) -> bool:
    """Whether the seat of `view` brings cards to `zone`: its own, the table's; a judge any."""
    place = view.setting.zones.get(zone)
    if place is None or view.seat == JUDGE:
        return place is not None
    return not place.holders or view.seat in place.holders


def destinations(view: SeatView, spec: GameSpec) -> list[Destination]:
    """Return the places that new cards can come to, the usual ones first."""
    found: list[Destination] = []
    for zone in sorted(view.setting.zones.values(), key=_rank):
        if may_bring(view, zone.id):
            found.extend(_of_holder(one, zone, view) for one in _ends(zone, spec))
    return found


def _of_holder(there: Destination, zone: Zone, view: SeatView) -> Destination:
    """Return a place with whose it is, where cards are brought to everybody's; no key means two."""
    if view.seat != JUDGE or not zone.holders:
        return there
    names = listed_seats(zone.holders, view.setting)

    def of_them(said: Words) -> Words:
        return Words(f"{names.en} · {said.en}", f"{names.ja} · {said.ja}")

    return replace(there, title=of_them(there.title), sentence=of_them(there.sentence), key="")


def _rank(zone: Zone) -> tuple[int, bool]:
    name = zone.spec.name
    return (_USUAL.index(name) if name in _USUAL else len(_USUAL), not zone.holders)


def _ends(zone: Zone, spec: GameSpec) -> list[Destination]:
    name, title = zone.spec.name, zone.spec.title
    if _has_ends(zone, spec):
        keys = _END_KEYS.get(name, ("", ""))
        titles = (
            Words(f"{title.en}: top", f"{title.ja}の上へ"),
            Words(f"{title.en}: bottom", f"{title.ja}の下へ"),
        )
        return [
            Destination(zone.id, at, words, _title(zone, 1, end), key)
            for (at, end), words, key in zip(_ENDS, titles, keys, strict=True)
        ]
    at = 0 if zone.spec.holds == "pile" and zone.spec.visibility == "public" else -1
    return [Destination(zone.id, at, title, _title(zone, 1), _KEYS.get(name, ""))]


def _has_ends(zone: Zone, spec: GameSpec) -> bool:
    """Whether it matters at which end of a pile a card is put: nobody sees it there."""
    if zone.is_made:
        return zone.arrange == "pile" and zone.spec.visibility == "hidden"
    laid = (place for place in spec.layout.places if place.zone == zone.spec.name)
    piled = any(place.arrange == "pile" for place in laid)
    return piled and zone.spec.visibility == "hidden"


def bringings(
    spec: GameSpec,
    view: SeatView,
    refs: tuple[str, ...],
    zone: ZoneId,
    index: int,
    unit: UnitId = "",
) -> tuple[Drop, ...]:
    """Return what letting go cards from outside over `zone` would do, the likeliest first.

    Over a unit they may join it, as the game reads cards of the hand that are dropped there.
    """
    if not may_bring(view, zone):
        return ()
    beside = _beside(spec, view, refs, zone, index)
    if unit not in view.units:
        return beside
    joining, likeliest = _joining(spec, view, refs, zone, unit)
    return (*joining, *beside) if likeliest else (*beside, *joining)


def _beside(
    spec: GameSpec, view: SeatView, refs: tuple[str, ...], zone: ZoneId, index: int
) -> tuple[Drop, ...]:
    """Return what putting them in the zone is."""
    place = view.setting.zones[zone]
    if _has_ends(place, spec):
        return tuple(
            Drop(_title(place, len(refs), end), Bring(refs, zone, at)) for at, end in _ENDS
        )
    # As with any other card, where it lies in the hand is of no consequence.
    at = -1 if place.spec.name == spec.layout.hand else index
    return (Drop(_title(place, len(refs)), Bring(refs, zone, at)),)


def _joining(
    spec: GameSpec, view: SeatView, refs: tuple[str, ...], zone: ZoneId, unit: UnitId
) -> tuple[tuple[Drop, ...], bool]:
    """Return how they would join a unit, and whether that is likelier than all else."""
    place = view.setting.zones[zone]
    seat = next(iter(place.holders), view.turn.seat)
    hands = (one for one in view.setting.zones.values() if one.spec.name == spec.layout.hand)
    hand = next((one.id for one in hands if seat in one.holders), zone)
    new = {
        f"new{at}": SeatCard(f"new{at}", ref, seat, hand, up=True) for at, ref in enumerate(refs)
    }
    # A rule of a game knows cards by their names on the table: so they lie in the hand for it.
    there = replace(view, seat=seat, cards={**view.cards, **new})
    found = readings(spec, there, Selection(tuple(new)), zone, unit, 0)
    ways = [(drop, _role(drop.intent, unit)) for drop in found]
    joins = tuple(
        Drop(drop.title, BringOnto(refs, unit, role)) for drop, role in ways if role is not None
    )
    return joins, bool(ways) and ways[0][1] is not None


def _role(intent: Intent, unit: UnitId) -> Role | None:
    """Return as what a gesture joins cards to a unit; None where it does not."""
    steps = intent.steps if isinstance(intent, Batch) else (intent,)
    return next((s.role for s in steps if isinstance(s, Attach) and s.unit == unit), None)


def _title(zone: Zone, count: int, end: Words | None = None) -> Words:
    """Return what bringing so many cards is called: with the verb that suits the place."""
    name, last = zone.spec.title, end or Words("", "")
    there = Words(f"{name.en}{last.en}", f"{name.ja}{last.ja}")
    several = bracketed(counted(count, CARD)) if count > 1 else Words("", "")
    if zone.spec.holds == "units":
        return Words(f"Bring to {there.en}{several.en}", f"{there.ja}に出す{several.ja}")
    if zone.spec.visibility == "owner":
        return Words(f"Add to {there.en}{several.en}", f"{there.ja}に加える{several.ja}")
    return Words(f"Put in {there.en}{several.en}", f"{there.ja}に置く{several.ja}")
