"""Who attacks whom, drawn on the board: "9 : 10" where one blocks, "6 → Ren" where nobody does."""

from __future__ import annotations

from app.core.ids import UnitId
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.table import field as f
from app.games.contracts.board.arrow_contract import BoardArrow


def arrows(view: SeatView) -> tuple[BoardArrow, ...]:
    """Return an arrow from each attacker to those who block it, or to the player."""
    return tuple(one for attacker in f.attackers(view) for one in _of(view, attacker))


def _of(view: SeatView, attacker: UnitId) -> tuple[BoardArrow, ...]:
    blocking, seats = f.blockers(view, attacker), range(len(view.setting.seats))
    there = tuple(u for seat in seats for u in f.characters(view, seat) if u in blocking)
    now = f.number(view, attacker)
    if not there:
        foe = f.foe_of(view, f.owner(view, attacker))
        said = both(f"{now} → {view.setting.seats[foe].name}")
        return (BoardArrow(attacker, f"seat.{foe}", said, open=True),)
    first, *others = there
    if f.is_bulwark(view, first):
        said = Words(f"{now} → bulwark", f"{now} → 防壁")
    else:
        said = both(f"{now} : {'+'.join(str(f.number(view, unit)) for unit in there)}")
    # What stands against an attacker is one sum, written once.
    return (
        BoardArrow(attacker, first, said),
        *(BoardArrow(attacker, unit) for unit in others),
    )
