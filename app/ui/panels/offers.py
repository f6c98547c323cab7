"""What can be done with cards chosen in a panel: the game's own actions, and plain moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.intent import Batch, Move
from app.core.value import value
from app.core.words import Words
from app.games.api import Selection

if TYPE_CHECKING:
    from app.core.ids import Handle, ZoneId
    from app.core.intent import Intent
    from app.core.view import SeatView
    from app.games.api import GameSpec


@value
class Offer:
    """One button."""

    title: Words
    intent: Intent
    key: str = ""
    """Default key; empty for none."""


def offers(view: SeatView, spec: GameSpec, cards: tuple[Handle, ...], here: ZoneId) -> list[Offer]:
    """Return what can be done with `cards`, which lie in `here`.

    The game's actions come first, since they know the right words; then moves to the seat's
    own places that no action has covered.
    """
    if not cards:
        return []
    ranked: list[tuple[int, Offer]] = []
    selection = Selection(cards=cards)
    for action in spec.actions:
        if action.group == "card" and action.when(view, selection):
            intent = action.make(view, selection)
            if intent is not None:
                rank = 0 if action.likely else 1 if _goals(intent) else 2
                ranked.append((rank, Offer(action.title, intent, _key(action.key))))
    # The likeliest first, then the places to go to, then the rest; otherwise the game's order.
    found = [offer for _, offer in sorted(ranked, key=lambda pair: pair[0])]
    covered = {zone for offer in found for zone in _goals(offer.intent)}
    keys = {offer.key for offer in found}
    for offer in _moves(view, spec, cards, here):
        assert isinstance(offer.intent, Move)  # `_moves` makes nothing else
        if offer.intent.zone not in covered:
            free = offer.key if offer.key not in keys else ""
            found.append(Offer(offer.title, offer.intent, free))
    return found


def _goals(intent: Intent) -> set[ZoneId]:
    """Return the zones that cards are moved to."""
    if isinstance(intent, Batch):
        return {zone for step in intent.steps for zone in _goals(step)}
    return {intent.zone} if isinstance(intent, Move) else set()


def _key(key: str) -> str:
    """Return a game's key as it is here: bare arrows walk through the cards, Ctrl makes moves."""
    return f"Ctrl+{key}" if key in ("Up", "Down", "Left", "Right") else key


_KEYS = {"hand": "H", "bench": "B", "discard": "X"}


def _moves(view: SeatView, spec: GameSpec, cards: tuple[Handle, ...], here: ZoneId) -> list[Offer]:
    """Return plain moves to the zones of the acting seat, the hand first."""
    found: list[Offer] = []
    zones = sorted(
        (zone for zone in view.setting.zones.values() if view.seat in zone.holders),
        key=lambda zone: zone.spec.name != spec.layout.hand,
    )
    for zone in zones:
        title, key = zone.spec.title, _KEYS.get(zone.spec.name, "")
        if zone.spec.visibility == "hidden":
            top = Words(f"{title.en}: top", f"{title.ja}の上")
            bottom = Words(f"{title.en}: bottom", f"{title.ja}の下")
            deck = zone.spec.name == "deck"
            found.append(Offer(top, Move(cards, zone.id, 0), _key("Up") if deck else ""))
            found.append(Offer(bottom, Move(cards, zone.id, -1), _key("Down") if deck else ""))
        elif zone.id != here:
            at = -1 if zone.spec.holds == "units" or zone.spec.name == spec.layout.hand else 0
            found.append(Offer(title, Move(cards, zone.id, at), key))
    return found
