"""Where cards from outside the table can come to it, and what that is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.intent import Bring
from app.core.text.wording import CARD, bracketed, counted
from app.core.text.words import Words
from app.games.game_api import Drop

if TYPE_CHECKING:
    from app.core.ids import ZoneId
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
    """Whether the seat of `view` brings cards to `zone`: to its own, and to the table's."""
    place = view.setting.zones.get(zone)
    return place is not None and (not place.holders or view.seat in place.holders)


def destinations(view: SeatView, spec: GameSpec) -> list[Destination]:
    """Return the places that new cards can come to, the usual ones first."""
    found: list[Destination] = []
    for zone in sorted(view.setting.zones.values(), key=_rank):
        if may_bring(view, zone.id):
            found.extend(_ends(zone, spec))
    return found


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
    spec: GameSpec, view: SeatView, refs: tuple[str, ...], zone: ZoneId, index: int
) -> tuple[Drop, ...]:
    """Return what letting go cards from outside over `zone` would do, the likeliest first."""
    if not may_bring(view, zone):
        return ()
    place = view.setting.zones[zone]
    if _has_ends(place, spec):
        return tuple(
            Drop(_title(place, len(refs), end), Bring(refs, zone, at)) for at, end in _ENDS
        )
    # As with any other card, where it lies in the hand is of no consequence.
    at = -1 if place.spec.name == spec.layout.hand else index
    return (Drop(_title(place, len(refs)), Bring(refs, zone, at)),)


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
