"""What there is to choose for a pile or a hand that people make."""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.form_model import Choosable

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.core.zone import MadeArrange, MadeVisibility

VISIBILITIES: dict[MadeVisibility, Words] = {
    "public": Words("Everybody sees it", "全員に公開"),
    "hidden": Words("Face down, seen by nobody", "ウラ向き（だれも見ない）"),
    "owner": Words("Its holder alone sees it", "持ち主だけが見る"),
}
ARRANGES: dict[MadeArrange, Words] = {
    "pile": Words("One pile", "重ねる"),
    "row": Words("In a row", "横に並べる"),
    "column": Words("In a column", "縦に重ねて並べる"),
    "fan": Words("As a fan", "扇形に並べる"),
    "grid": Words("In rows", "何段かに並べる"),
}


def seats(view: SeatView) -> tuple[Choosable, ...]:
    """Return the seats to choose from."""
    return tuple(
        Choosable(str(number), Words(seat.name, seat.name))
        for number, seat in enumerate(view.setting.seats)
    )


def among(
    titles: dict[MadeVisibility, Words] | dict[MadeArrange, Words],
    allowed: tuple[str, ...],
    but: str = "",
) -> tuple[Choosable, ...]:
    """Return what a game allows of what there is, without one of them."""
    return tuple(
        Choosable(name, title) for name, title in titles.items() if name in allowed and name != but
    )


def free_title(view: SeatView) -> str:
    """Return a name that no zone has yet, the same in every language: people write a better one."""
    taken = {zone.spec.title.en for zone in view.setting.zones.values()}
    return next(one for one in (*ascii_uppercase, "?") if one not in taken)
