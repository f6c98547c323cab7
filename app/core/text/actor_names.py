"""What those are called who do something: seats, the judge, the table itself."""

from __future__ import annotations

from app.core.ids import JUDGE, SPECTATOR, TABLE, SeatId
from app.core.table import Setting
from app.core.text.wording import both, listed
from app.core.text.words import Words

NOBODY: dict[SeatId, Words] = {
    TABLE: Words("The table", "卓"),
    JUDGE: Words("The judge", "ジャッジ"),
    SPECTATOR: Words("A spectator", "観戦者"),
}
_JUDGE = Words("the judge", "ジャッジ")


def listed_seats(seats: tuple[SeatId, ...], setting: Setting) -> Words:
    """Return the names of seats within a sentence."""
    return listed([_JUDGE if seat == JUDGE else actor_name(seat, setting) for seat in seats])


def actor_name(actor: SeatId, setting: Setting) -> Words:
    """Return what an actor is called."""
    if actor in NOBODY:
        return NOBODY[actor]
    return both(setting.seats[actor].name)
