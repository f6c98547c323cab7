"""What an action costs a player now, and with what that can be paid (4.3.1.1)."""

from __future__ import annotations

from app.core.data.value import value
from app.core.ids import SeatId, UnitId
from app.core.view import SeatView
from app.games.blackpoker.rules.action_model import Action, Way
from app.games.blackpoker.rules.card_values import is_joker
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_options import WAIVER

LETTERS = "BLDS"
"""Drive a bulwark, take 1, discard a card, put a character into the graveyard."""


@value
class Means:
    """What a player has to pay with."""

    bulwarks: tuple[UnitId, ...]
    """Those that are charged."""
    characters: tuple[UnitId, ...]
    held: int
    """Cards in hand, key cards among them."""
    magician: bool
    """Whether a magician waives costs for this player."""


def means_of(view: SeatView, seat: SeatId) -> Means:
    """Return what a player has to pay with."""
    standing = f.bulwarks(view, seat)
    charged = tuple(unit for unit in standing if f.is_charged(view, unit))
    sides = range(len(view.setting.seats)) if WAIVER.of(view.options) == "all" else (seat,)
    return Means(
        charged,
        f.characters(view, seat),
        f.held(view, seat),
        any(is_magician(view, unit) for side in sides for unit in f.soldiers(view, side)),
    )


def is_magician(view: SeatView, unit: UnitId) -> bool:
    """Whether a soldier is a magician: a Joker by itself."""
    refs = f.refs(view, unit)
    return len(refs) == 1 and is_joker(refs[0])


def cost_of(action: Action, way: Way, edition: str, means: Means) -> str:
    """Return the letters that are left to pay; a magician waives some.

    In the 6th edition quick magic costs nothing beside one; from 9.0 on only D is waived, for magic
    of quick timing.
    """
    if not means.magician or not way.cost:
        return way.cost
    if edition == "6":
        return "" if action.type == "quick_magic" else way.cost
    if action.type == "magic" and way.timing == "quick":
        return way.cost.replace("D", "")
    return way.cost


def payable(cost: str, keys: int, means: Means) -> bool:
    """Whether a player can pay so much beside so many key cards."""
    driven, given = cost.count("B"), cost.count("S")
    return (
        driven <= len(means.bulwarks)
        and given <= len(means.characters)
        and driven + given <= len(means.characters) + (0 if given else driven)
        and cost.count("D") + keys <= means.held
    )
