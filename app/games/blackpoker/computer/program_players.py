"""The players of this game that are programs."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.text.words import Words
from app.games.contracts.computer_contract import ComputerPlayer, LookAhead, Think


def _steady(ahead: LookAhead) -> Think:
    from app.games.blackpoker.computer.steady import steady  # noqa: PLC0415 - where it thinks

    return steady(ahead)


def _keen(ahead: LookAhead) -> Think:
    from app.games.blackpoker.computer.keen import keen  # noqa: PLC0415 - where it thinks

    return keen(ahead)


PLAYERS: Mapping[str, ComputerPlayer] = {
    "steady": ComputerPlayer(Words("Steady", "堅実"), _steady),
    "keen": ComputerPlayer(Words("Keen", "切れ者"), _keen),
}
"""By the names under which a table keeps who plays a seat."""
