"""Who attacks whom, drawn on the board: "9 : 10" where one blocks, "6 → Ren" where nobody does.

Behind a number stands in brackets what waits on the stage to change it: "9 (+3 −5) : 10".
"""

from __future__ import annotations

from app.core.ids import UnitId
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.rules.card_values import number_of
from app.games.blackpoker.table import field as f
from app.games.contracts.board.arrow_contract import BoardArrow


def arrows(view: SeatView) -> tuple[BoardArrow, ...]:
    """Return an arrow from each attacker to those who block it, or to the player."""
    return tuple(one for attacker in f.attackers(view) for one in _of(view, attacker))


def _of(view: SeatView, attacker: UnitId) -> tuple[BoardArrow, ...]:
    blocking, seats = f.blockers(view, attacker), range(len(view.setting.seats))
    there = tuple(u for seat in seats for u in f.characters(view, seat) if u in blocking)
    now = _now(view, attacker)
    if not there:
        foe = f.foe_of(view, f.owner(view, attacker))
        said = both(f"{now} → {view.setting.seats[foe].name}")
        return (BoardArrow(attacker, f"seat.{foe}", said, open=True),)
    first, *others = there
    if f.is_bulwark(view, first):
        said = Words(f"{now} → bulwark", f"{now} → 防壁")
    else:
        said = both(f"{now} : {'+'.join(_now(view, unit) for unit in there)}")
    # What stands against an attacker is one sum, written once.
    return (
        BoardArrow(attacker, first, said),
        *(BoardArrow(attacker, unit) for unit in others),
    )


def _now(view: SeatView, unit: UnitId) -> str:
    """Return the number of a soldier with the changes that wait, in the order they were started."""
    number = str(f.number(view, unit))
    changes = [
        f"{sign}{sum(number_of(ref) for ref in _keys(view, one))}"
        for one in view.stage.declarations
        if (sign := SIGNS.get(one.text)) and one.targets[-1:] == (unit,)
    ]
    return f"{number} ({' '.join(changes)})" if changes else number


SIGNS = {"up": "+", "down": "−"}
"""Actions that change the number of what they are aimed at by that of their key card."""


def _keys(view: SeatView, one: SeatDeclaration) -> list[str]:
    cards = [view.cards.get(card) for card in one.cards if card is not None]
    return [card.ref for card in cards if card is not None and card.ref is not None]
