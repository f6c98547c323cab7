"""Who plays in a typed position: "seats: Yuki, Sora", and whose name a text begins with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.core.ids import SeatId
from app.core.zone import Seat
from app.games.seats.seat_counts import SeatCountError, teams_for
from app.session.positions.position_line import PositionError
from app.session.positions.typed.typed_cards import items_of, wrong
from app.session.room.person_names import LONGEST_NAME, all_told_apart

if TYPE_CHECKING:
    from app.games.game_api import GameSpec

NAMES = ("Aki", "Ren", "Mio", "Sora", "Yui", "Kai", "Noa", "Rin")
"""Who plays where nobody says."""
_FEW = 2

_SEATS = re.compile(r"(?:seats?|players?|プレイヤー|席)\s*[:：]\s*(?P<names>.+)", re.IGNORECASE)


def seats_typed(spec: GameSpec, parts: list[str], names: Sequence[str]) -> tuple[Seat, ...]:
    """Take out the part that says who plays, and return the seats: those of `names` without one.

    Raises PositionError where the game is not played by so many, or a name is too long.
    """
    said = next((one for one in map(_SEATS.fullmatch, parts) if one is not None), None)
    if said is not None:
        parts.remove(said[0])
        names = items_of(said["names"])
    fewest, most = spec.seats
    called = list(names) or list(NAMES[: min(max(fewest, _FEW), most)])
    try:
        teams = teams_for(spec, len(called))
    except SeatCountError as problem:
        raise PositionError(problem.words) from problem
    long = next((name for name in called if len(name) > LONGEST_NAME), None)
    if long is not None:
        raise wrong(
            long,
            f"a name has {LONGEST_NAME} letters at most.",
            f"名前は{LONGEST_NAME}文字までです。",
        )
    told = all_told_apart(tuple(called))
    return tuple(Seat(name, team) for name, team in zip(told, teams, strict=True))


def named_first(
    seats: Sequence[Seat], text: str, then: re.Pattern[str]
) -> tuple[SeatId | None, str]:
    """Return whose name a text begins with, and what stands behind what follows it."""
    for seat, one in enumerate(seats):
        length = len(one.name)
        follows = then.match(text, length)
        if text[:length].casefold() == one.name.casefold() and follows is not None:
            return seat, text[follows.end() :]
    return None, text
