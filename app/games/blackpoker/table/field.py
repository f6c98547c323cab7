"""What stands on the field: soldiers and bulwarks, their numbers, whether they are ready.

All of it follows from one seat's view.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.card import value_of
from app.core.ids import Handle, SeatId, UnitId
from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.rules.aim_rules import PieceKind
from app.games.blackpoker.rules.card_values import is_joker, number_of, suits_of
from app.games.blackpoker.rules.trump_characters import pair_of, printed
from app.games.blackpoker.table.blackpoker_zones import (
    BULWARKS,
    DECK,
    FIELD,
    GRAVE,
    HAND,
    SOLDIERS,
    TRUMPS,
)
from app.games.table_tools import count

STRONGER, WEAKER = "stronger", "weaker"
"""Marks of a soldier: by how much Up and Down changed its number, until the turn ends."""
ATTACKS, BLOCKS = "attacks", "blocks"
"""Marks of an attacker, and of a blocker, which points at its attacker."""

NEW = Words("new", "出たばかり")
_PLACE = {key: at for at, key in enumerate(CARDS)}


KINDS: Mapping[str, PieceKind] = {SOLDIERS: "soldier", BULWARKS: "bulwark", TRUMPS: "trump"}
"""What lies in a zone of a player's area, by its name."""


def kind_of(unit: SeatUnit) -> PieceKind:
    """Return whether a unit is a soldier, a bulwark or a trump; "" for anything else."""
    return KINDS.get(unit.zone.partition(".")[0], "")


def foe_of(view: SeatView, seat: SeatId) -> SeatId:
    """Return whose turn comes after that of `seat`: the opponent, where two play."""
    return (seat + 1) % len(view.setting.seats)


def soldiers(view: SeatView, seat: SeatId) -> tuple[UnitId, ...]:
    """Return the soldiers of a player, from the left."""
    return view.zones[f"{SOLDIERS}.{seat}"].items


def bulwarks(view: SeatView, seat: SeatId) -> tuple[UnitId, ...]:
    """Return the bulwarks of a player, the one that lies nearest the deck last."""
    return view.zones[f"{BULWARKS}.{seat}"].items


def characters(view: SeatView, seat: SeatId) -> tuple[UnitId, ...]:
    """Return all characters of a player."""
    return (*soldiers(view, seat), *bulwarks(view, seat))


def trumps(view: SeatView, seat: SeatId) -> tuple[UnitId, ...]:
    """Return the trumps of a player, open or not."""
    return view.zones[f"{TRUMPS}.{seat}"].items


def hand(view: SeatView, seat: SeatId) -> tuple[str, ...]:
    """Return the cards of a hand that the view shows."""
    return view.cards_in(f"{HAND}.{seat}")


def held(view: SeatView, seat: SeatId) -> int:
    """Return how many cards a player holds."""
    return count(view, f"{HAND}.{seat}")


def life(view: SeatView, seat: SeatId) -> int | None:
    """Return how many cards a deck has; None where the view is not told."""
    return view.zones[f"{DECK}.{seat}"].count


def grave(seat: SeatId) -> str:
    """Return the graveyard of a player."""
    return f"{GRAVE}.{seat}"


def owner(view: SeatView, unit: UnitId) -> SeatId:
    """Return whose side a character or trump is on."""
    return view.setting.zones[view.units[unit].zone].holders[0]


def on_field(view: SeatView, unit: UnitId) -> bool:
    """Whether a character is still there."""
    found = view.units.get(unit)
    return found is not None and found.zone.partition(".")[0] in FIELD


def is_soldier(view: SeatView, unit: UnitId) -> bool:
    """Whether it is a soldier on the field."""
    found = view.units.get(unit)
    return found is not None and found.zone.startswith(SOLDIERS)


def is_bulwark(view: SeatView, unit: UnitId) -> bool:
    """Whether it is a bulwark on the field."""
    found = view.units.get(unit)
    return found is not None and found.zone.startswith(BULWARKS)


def is_charged(view: SeatView, unit: UnitId) -> bool:
    """Whether it stands upright; driven characters lie turned by a quarter."""
    return view.units[unit].turn in (0, 180)


def refs(view: SeatView, unit: UnitId) -> tuple[str, ...]:
    """Return which cards a unit is made of, as far as the view names them."""
    cards = view.cards
    return tuple([ref for part in view.units[unit].parts if (ref := cards[part].ref) is not None])


def number(view: SeatView, unit: UnitId) -> int:
    """Return the number of a soldier now: what its cards count, and what changed it."""
    standing = view.units[unit]
    return (
        printed(refs(view, unit))
        + value_of(standing.marks, STRONGER)
        - value_of(standing.marks, WEAKER)
    )


def suits(view: SeatView, unit: UnitId) -> frozenset[str]:
    """Return the suits of a soldier's cards."""
    return suits_of(refs(view, unit))


def has_joker(view: SeatView, unit: UnitId) -> bool:
    """Whether a Joker is among its cards."""
    return any(is_joker(ref) for ref in refs(view, unit))


def character_of(view: SeatView, unit: UnitId) -> str:
    """Return which character a Jack or King of the trumps made; "" for any other."""
    pair = pair_of(refs(view, unit))
    return "" if pair is None else pair.character


def is_fresh(view: SeatView, unit: UnitId) -> bool:
    """Whether every card of a character entered the field in this turn."""
    parts = view.units[unit].parts
    return all(view.cards[part].entered == view.turn.number for part in parts)


def has_haste(view: SeatView, unit: UnitId) -> bool:
    """Whether a soldier may attack in the turn in which it entered: an A, or a Joker, is in it."""
    return any(is_joker(ref) or number_of(ref) == 1 for ref in refs(view, unit))


def may_attack(view: SeatView, unit: UnitId) -> bool:
    """Whether a soldier may be named an attacker."""
    ready = is_charged(view, unit) and is_soldier(view, unit)
    return ready and (not is_fresh(view, unit) or has_haste(view, unit))


def stamps(view: SeatView, unit: SeatUnit) -> tuple[Words, ...]:
    """Return what a soldier says that came in its side's turn and cannot attack before the next."""
    if not is_soldier(view, unit.id) or owner(view, unit.id) != view.turn.seat:
        return ()
    fresh = is_fresh(view, unit.id) and not has_haste(view, unit.id)
    return (NEW,) if fresh else ()


def attackers(view: SeatView) -> tuple[UnitId, ...]:
    """Return who attacks, from the attacker's left."""
    return tuple(
        unit
        for seat in range(len(view.setting.seats))
        for unit in soldiers(view, seat)
        if value_of(view.units[unit].marks, ATTACKS)
    )


def blockers(view: SeatView, attacker: UnitId) -> tuple[UnitId, ...]:
    """Return who blocks an attacker."""
    return tuple(unit.id for unit in view.units.values() if _blocks(unit) == attacker)


def _blocks(unit: SeatUnit) -> UnitId:
    return next((mark.to for mark in unit.marks if mark.key == BLOCKS), "")


def open_trumps(view: SeatView, seat: SeatId) -> tuple[str, ...]:
    """Return the cards of a player's trumps that lie open."""
    shown = (view.cards[view.units[unit].base] for unit in trumps(view, seat))
    return tuple(card.ref for card in shown if card.up and card.ref is not None)


def in_order(view: SeatView, cards: tuple[Handle, ...]) -> tuple[Handle, ...]:
    """Return cards that are seen in the order of suits and ranks, those that are not at the end."""
    return tuple(sorted(cards, key=lambda card: _PLACE.get(view.cards[card].ref or "", len(CARDS))))
