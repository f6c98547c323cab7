"""What an action can be aimed at: said once, for those who play and for the adviser (4.3.2.1)."""

from __future__ import annotations

from typing import Literal

from app.core.ids import SeatId
from app.games.blackpoker.rules.action_model import Action, Target
from app.games.blackpoker.rules.card_values import is_joker, number_of, suit_of, suits_of
from app.games.blackpoker.rules.trump_characters import KINGS, pair_of

Trouble = Literal["", "missing", "kind", "self", "protected", "range", "suit"]
"""What is wrong with a target; "" for nothing."""
PieceKind = Literal["soldier", "bulwark", "trump", ""]
"""What lies on the table in a player's area; "" for anything else."""
Refs = tuple[str, ...]
COUNTER = "counter"
_MEANT = {"soldier": ("soldier",), "bulwark": ("bulwark",), "character": ("soldier", "bulwark")}


def on_side(aim: Target, by: SeatId, seat: SeatId) -> bool:
    """Whether what `by` aims at may be a seat's."""
    return aim.owner == "any" or (seat == by) == (aim.owner == "self")


def trouble_with_unit(
    aim: Target, by: SeatId, kind: PieceKind, seat: SeatId, refs: Refs, key: str | None = None
) -> Trouble:
    """Return what is wrong with a character or trump of a seat, which is made of the cards `refs`.

    Of a soldier alone the cards are asked for; `key` is the first key card, as far as it is known.
    """
    if aim.kind == "trump":
        return "" if kind == "trump" else "kind"
    if kind not in _MEANT.get(aim.kind, ()) or not on_side(aim, by, seat):
        return "kind"
    return _trouble_with_soldier(aim, refs, key) if kind == "soldier" else ""


def _trouble_with_soldier(aim: Target, refs: Refs, key: str | None) -> Trouble:
    pair = pair_of(refs)
    if pair is not None and pair.character in KINGS:
        return "protected"
    if aim.no_joker and (pair is not None or any(is_joker(ref) for ref in refs)):
        return "protected"
    if aim.same_suit and key is not None and suit_of(key) not in suits_of(refs):
        return "suit"
    if aim.contains is None:
        return ""
    suit, low, high = aim.contains
    within = (suit_of(ref) == suit and low <= number_of(ref) <= high for ref in refs)
    return "" if any(within) else "kind"


def trouble_with_action(
    aim: Target, action: Action, name: str, keys: int, *, protected: bool, aimed: bool
) -> Trouble:
    """Return what is wrong with aiming at an action of the stage, by its id.

    `keys`: how many key cards it has. `protected`: whether it cannot be countered. `aimed`: whether
    it has a target itself.
    """
    if action.id == COUNTER and protected:
        return "protected"
    if not aim.fewest_keys <= keys <= aim.most_keys:
        return "range" if action.id == COUNTER else "kind"
    if aim.actions and name not in aim.actions:
        return "kind"
    return "kind" if aim.aimed and not aimed else ""
