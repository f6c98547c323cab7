"""Reads the plays of a gesture: of an intent before it is sent, and of what was told of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from app.core.card import value_of
from app.core.data.value import replace
from app.core.ids import zone_name
from app.core.intent import Intent
from app.core.view import SeatFact, SeatView
from app.games.advising.common_plays import Ticked
from app.games.advising.meant_plays import plays_meant as common_plays_meant
from app.games.advising.told_plays import Told
from app.games.advising.told_plays import plays_told as common_plays_told
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.readers.gesture_joining import joined
from app.games.pokemon.adviser.readers.refined_plays import MEANT, TOLD, refined
from app.games.pokemon.table.damage_sum import ATTACKED

_WHOLE = (p.Retreat, c.PlayStadium)
"""Plays that stand at the beginning of their gesture: what they end goes first in it."""


def plays_meant(view: SeatView, intent: Intent) -> tuple[p.Play, ...]:
    """Return the plays that `intent` would be; none for what is no play."""
    common = list(common_plays_meant(view, intent))
    plays = [play for one in common for play in refined(MEANT, view, one)]
    return tuple([play for play, _ in joined(plays, _ticks(common))])


def _ticks(plays: Iterable[Any]) -> int:
    """Return how often the Energy card of the turn was ticked off."""
    return sum(play.add for play in plays if isinstance(play, Ticked) and play.key == "energy")


def plays_told(view: SeatView, facts: tuple[SeatFact, ...]) -> tuple[Told, ...]:
    """Return the plays of one gesture; `view` is what the seat saw before it."""
    common = list(common_plays_told(view, facts))
    told = [
        Told(play, one.view, one.after)
        for one in common
        for play in refined(TOLD, one.view, one.play)
    ]
    if not told:
        return ()
    start, view = view, common[-1].after
    views = {id(one.play): one.view for one in told}
    plays = joined([one.play for one in told], _ticks(one.play for one in common))
    plays = [(_by_its_mark(play, start, view), origin) for play, origin in plays]
    # A play that several were joined to stands where the first of them stood.
    at = told[0].view
    result = []
    for play, stands_for in plays:
        at = views.get(id(stands_for), at)
        result.append(Told(play, start if isinstance(play, _WHOLE) else at, view))
    return tuple(result)


def _by_its_mark(play: p.Play, before: SeatView, after: SeatView) -> p.Play:
    """Return an attack or an Ability's use with the Pokémon that was marked for it in the gesture.

    The announcement names it by its card alone, and others may be like it. Of an attack by one of
    several equal Active Pokémon that nothing tells apart, nobody knows whose it was.
    """
    if isinstance(play, p.UseAbility):
        return replace(play, unit=_marked(play.unit, "used", before, after) or play.unit)
    if isinstance(play, p.Attack):
        known = _marked(play.attacker, ATTACKED, before, after)
        if known or len(_like_it(play.attacker, before)) > 1:
            return replace(play, attacker=known)
    return play


def _marked(unit: str, key: str, before: SeatView, after: SeatView) -> str:
    """Return the Pokémon with the card of `unit` on which a mark grew; "" for none."""
    view = after if unit in after.units else before
    ref = view.cards[view.units[unit].base].ref if unit in view.units else None
    for name, one in after.units.items():
        old = before.units.get(name)
        same = ref is not None and after.cards[one.base].ref == ref
        if same and old is not None and value_of(one.marks, key) > value_of(old.marks, key):
            return name
    return ""


def _like_it(unit: str, view: SeatView) -> list[str]:
    """Return the Active Pokémon beside one that have the same card, itself among them."""
    if unit not in view.units or zone_name(view.units[unit].zone) != "active":
        return []
    there = view.zones[view.units[unit].zone].items
    refs = {name: view.cards[view.units[name].base].ref for name in there}
    return [name for name in there if refs[name] == refs[unit] and refs[name] is not None]
