"""What open trumps and special soldiers do by themselves: when they trigger, what they change.

The engine asks here at fixed moments and knows no trump by name: what happened (`Happened`) goes
through the table of abilities (`TRIGGERS`), and what is always so is asked by its own question.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId, UnitId, parse_place
from app.core.view import SeatView
from app.games.blackpoker.flow.deed import Deed, Triggered
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.card_values import is_high, suit_of
from app.games.blackpoker.rules.rule_set import every_trump, rules_of
from app.games.blackpoker.rules.trump_characters import DARKLORD, GIANT, KINGS, pair_of
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import GRAVE

NEXT_GENERATION, REGENERATE = "nextGeneration", "trumpRegene"
REVOLUTION, FORTRESS, LOSS = "S-A", "C-9", "D-5"
LAY = "@"
"""What stands between the card of a trump that comes back and the place where it fell."""
ENOUGH = 2
"""Charged bulwarks with which Loss keeps characters as they are."""

# -- when something happens -----------------------------------------------------------------------

Moment = Literal["started", "discarded", "opened"]


@value
class Happened:
    """Something that abilities may wait for."""

    what: Moment
    seat: SeatId
    """Who did it."""
    action: str = ""
    """What was started."""
    count: int = 0
    """How many cards were discarded from the hand."""
    card: str = ""
    """Which trump was opened."""


Trigger = Callable[[SeatView, SeatId, Happened], Triggered]
"""(view, whose ability, what happened) -> what that triggers."""


def _at_end(name: str) -> Trigger:
    """Trigger an action when the owner starts End."""

    def trigger(_view: SeatView, seat: SeatId, it: Happened) -> Triggered:
        ends = it.what == "started" and it.action == "end" and it.seat == seat
        return ((name, seat),) if ends else ()

    return trigger


def _riot(_view: SeatView, seat: SeatId, it: Happened) -> Triggered:
    loses = it.what == "discarded" and it.seat != seat and it.count > 0
    return ((f"riot:{it.count}", seat),) if loses else ()


def _omen(_view: SeatView, seat: SeatId, it: Happened) -> Triggered:
    opens = it.what == "opened" and it.seat == seat and it.card == "C-8"
    return (("omen", seat),) if opens else ()


TRIGGERS: Mapping[str, Trigger] = {
    "H-7": _at_end("illusion"),
    "D-5": _at_end("exhaustion"),
    "D-9": _at_end("satisfaction"),
    "C-5": _riot,
    "C-7": _at_end("handRefill"),
    "C-8": _omen,
    DARKLORD: _at_end(NEXT_GENERATION),
}
"""By the card of an open trump, or by the character of a soldier."""


def triggered_by(view: SeatView, it: Happened) -> Triggered:
    """Return what the abilities at the table trigger when something happens."""
    found: list[tuple[str, SeatId]] = []
    for seat in range(len(view.setting.seats)):
        for holder in _holders(view, seat):
            trigger = TRIGGERS.get(holder)
            if trigger is not None:
                found += trigger(view, seat, it)
    return tuple(found)


def _holders(view: SeatView, seat: SeatId) -> Iterator[str]:
    yield from active_trumps(view, seat)
    yield from (f.character_of(view, unit) for unit in f.soldiers(view, seat))


def active_trumps(view: SeatView, seat: SeatId) -> tuple[str, ...]:
    """Return the open trumps of a player that have an ability at this table (4.6.5)."""
    known = rules_of(view).trumps
    return tuple(card for card in f.open_trumps(view, seat) if card in known)


# -- what falls -----------------------------------------------------------------------------------


def heirs(view: SeatView, unit: UnitId) -> Triggered:
    """Return what a character triggers by its cards that goes to the graveyard: Next Generation.

    One for each Joker, A, J, Q and K; a soldier that a Jack of the trumps made has none.
    """
    if _jack_of(view, unit):
        return ()
    seat = f.owner(view, unit)
    return tuple((NEXT_GENERATION, seat) for ref in f.refs(view, unit) if is_high(ref))


def _jack_of(view: SeatView, unit: UnitId) -> str:
    """Return the Jack with which a soldier was made; "" for any other."""
    pair = pair_of(f.refs(view, unit)) if f.is_soldier(view, unit) else None
    return "" if pair is None or pair.character in KINGS else pair.trump


def name_of(said: str) -> str:
    """Return the id of the action that something triggered is."""
    return said.partition(":")[0]


def returns(view: SeatView, unit: UnitId, before: int, zone: str) -> Triggered:
    """Return what a soldier triggers that left for the graveyard or the hand: Regenerate Trump.

    `view` is from before it left. Its Jack is named as a card, and by a place: in a graveyard,
    which others see the top of, counted from below, in a hand from the left. `before` is how many
    cards lay there. Within a gesture the place stays the same whatever comes to lie there; an
    effect that takes a card out of the graveyard afterwards has to say so (`still_returns`).
    """
    jack = _jack_of(view, unit)
    if not jack:
        return ()
    parts = view.units[unit].parts
    at = next(i for i, card in enumerate(parts) if view.cards[card].ref == jack)
    below = before + (len(parts) - 1 - at if zone.startswith(GRAVE) else at)
    return ((f"{REGENERATE}:{jack}{LAY}{zone}#{below}", f.owner(view, unit)),)


def still_returns(triggered: Triggered, zone: str, taken: Collection[int]) -> Triggered:
    """Return what was triggered once cards were taken out of a graveyard.

    `taken` are the places where they lay, counted from below: a Jack that lay above one of them
    lies lower now, and is named by its new place.
    """

    def named(said: str) -> str:
        start, _, at = said.rpartition("#")
        if name_of(start) != REGENERATE or not start.endswith(f"{LAY}{zone}"):
            return said
        return f"{start}#{int(at) - sum(below < int(at) for below in taken)}"

    return tuple((named(said), seat) for said, seat in triggered)


def turn_of(name: str) -> int:
    """Return where among its owner's something triggered comes: the highest Jack is first.

    Taking a card out of a graveyard moves those above it.
    """
    lay = parse_place(name.partition(LAY)[2]) if name_of(name) == REGENERATE else None
    return -lay[1] if lay is not None and lay[0].startswith(GRAVE) else 0


# -- what is always so ----------------------------------------------------------------------------


def is_reversed(view: SeatView) -> bool:
    """Whether the larger side falls where soldiers meet, for everybody (Revolution)."""
    return any(REVOLUTION in active_trumps(view, seat) for seat in range(len(view.setting.seats)))


def unblocked(view: SeatView, seat: SeatId) -> Triggered:
    """Return what an attacker of a player triggers that nobody blocks."""
    return (("revolutionDraw", seat),) if REVOLUTION in active_trumps(view, seat) else ()


def unhurt(view: SeatView, deed: Deed) -> tuple[SeatId, ...]:
    """Return whom an action cannot damage that is about to take effect (Fortress)."""
    if not any(suit_of(ref) == "S" for ref in deed.key_refs):
        return ()
    return tuple(
        seat
        for seat in range(len(view.setting.seats))
        if seat != deed.seat and FORTRESS in active_trumps(view, seat) and f.characters(view, seat)
    )


def stays_driven(view: SeatView, seat: SeatId) -> bool:
    """Whether Charge turns nothing upright for a player (Loss)."""
    upright = [unit for unit in f.bulwarks(view, seat) if f.is_charged(view, unit)]
    return LOSS in active_trumps(view, seat) and len(upright) >= ENOUGH


def attacks_anyway(view: SeatView, seat: SeatId) -> tuple[UnitId, ...]:
    """Return the soldiers that attack whenever they can (Giant)."""
    return tuple(
        unit
        for unit in f.soldiers(view, seat)
        if f.character_of(view, unit) == GIANT and f.may_attack(view, unit)
    )


def has_to_attack(view: SeatView, seat: SeatId, action: Action) -> bool:
    """Whether a player may not end the turn before a soldier that has to has attacked."""
    return action.id == "end" and not view.turn.used("attack") and bool(attacks_anyway(view, seat))


def withstands_bulwarks(view: SeatView, unit: UnitId) -> bool:
    """Whether no bulwark takes a soldier along (Giant)."""
    return f.character_of(view, unit) == GIANT


def gives(view: SeatView, seat: SeatId, action: Action, opened: Collection[str]) -> bool:
    """Whether what an action belongs to is there: its trump lies open, or one can be opened.

    `opened` are the player's trumps that lie open.
    """
    if action.id == "open":
        return any(not view.cards[view.units[one].base].up for one in f.trumps(view, seat))
    if "-" not in action.trump or action.by:
        return True
    lies_open = action.trump in opened
    # A list of one's own may give an action to a card that has no ability by the rules.
    return lies_open and (
        action.trump in rules_of(view).trumps or action.trump not in every_trump()
    )
