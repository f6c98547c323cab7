"""What can be done with cards chosen in a panel: the game's own actions, and plain moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.intent import Batch, Move
from app.core.text.words import Words
from app.games.game_api import GameAction, Selection

if TYPE_CHECKING:
    from app.core.ids import Handle, ZoneId
    from app.core.intent import Intent
    from app.core.view import SeatView
    from app.games.game_api import GameSpec


@value
class Offer:
    """One button."""

    title: Words
    intent: Intent
    key: str = ""
    """Default key; empty for none."""


KeyOf = Callable[[GameAction], str]
"""The key of a game's action, as the person has it; empty for none."""


def usual_key(action: GameAction) -> str:
    """Return the key that a game gave its action."""
    return action.key


def offers(
    view: SeatView,
    spec: GameSpec,
    cards: tuple[Handle, ...],
    here: ZoneId,
    key_of: KeyOf = usual_key,
) -> list[Offer]:
    """Return what can be done with `cards`, which lie in `here`.

    The game's actions come first, since they know the right words; then moves to the seat's
    own places that no action has covered.
    """
    if not cards:
        return []
    ranked: list[tuple[int, Offer]] = []
    selection = Selection(cards=cards)
    likeliest = spec.foremost(view, selection).likeliest if spec.foremost is not None else ()
    for action in spec.actions:
        if action.group == "card" and action.when(view, selection):
            intent = action.make(view, selection)
            if intent is not None:
                rank = 0 if action.id in likeliest else 1 if _goals(intent) else 2
                ranked.append((rank, Offer(action.title, intent, key_of(action))))
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


def at_double_click(found: list[Offer], view: SeatView, spec: GameSpec) -> Offer | None:
    """Return what a double click does: to the hand, else what the game thinks likeliest."""
    name = spec.layout.hand
    for offer in found:
        goal = _goal(offer.intent)
        if goal is not None and view.setting.zones[goal[0]].spec.name == name:
            return offer
    return found[0] if found else None


def for_row(found: list[Offer], view: SeatView, spec: GameSpec) -> list[Offer]:
    """Return `found` as buttons want it: the likeliest, the usual places, then the rest.

    The places come in the same order whatever is chosen, so that no button means another thing
    from one card to the next.
    """
    places: dict[tuple[str, bool], Offer] = {}
    for offer in found:
        goal = _goal(offer.intent)
        if goal is not None:
            zone = view.setting.zones[goal[0]].spec
            bottom = zone.name == "deck" and goal[1] < 0
            places.setdefault((zone.name, bottom), offer)
    usual = (places.get((name, end)) for name in _USUAL for end in (False, True))
    ahead: list[Offer] = []
    for wanted in (at_double_click(found, view, spec), *usual):
        if wanted is not None and wanted not in ahead:
            ahead.append(wanted)
    return [*ahead, *(offer for offer in found if offer not in ahead)]


def _goal(intent: Intent) -> tuple[ZoneId, int] | None:
    """Return where a plain move puts cards, and at which end; None for whatever else."""
    if isinstance(intent, Batch):
        goals = {_goal(step) for step in intent.steps}
        return goals.pop() if len(goals) == 1 else None
    return (intent.zone, intent.at) if isinstance(intent, Move) else None


def _goals(intent: Intent) -> set[ZoneId]:
    """Return the zones that cards are moved to."""
    if isinstance(intent, Batch):
        return {zone for step in intent.steps for zone in _goals(step)}
    return {intent.zone} if isinstance(intent, Move) else set()


_USUAL = ("hand", "bench", "discard", "deck")
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
            top = Words(f"{title.en}: top", f"{title.ja}の上へ")
            bottom = Words(f"{title.en}: bottom", f"{title.ja}の下へ")
            deck = zone.spec.name == "deck"
            found.append(Offer(top, Move(cards, zone.id, 0), "Ctrl+Up" if deck else ""))
            found.append(Offer(bottom, Move(cards, zone.id, -1), "Ctrl+Down" if deck else ""))
        elif zone.id != here:
            at = -1 if zone.spec.holds == "units" or zone.spec.name == spec.layout.hand else 0
            found.append(Offer(title, Move(cards, zone.id, at), key))
    return found
