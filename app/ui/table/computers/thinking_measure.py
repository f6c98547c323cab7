"""For measuring: frames of a drag while a computer thinks for the other seat, in its process."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

from app.core.intents.agreement_intents import SetOptions
from app.games.contracts.computer_contract import played_by
from app.ui.board.drag.drag_measure import drag_frames_over, lay_crowded
from app.ui.table.computers.computer_players import ComputerPlayers


def drag_frames_beside(
    cards: int, frames: int, command: Sequence[str], first: str, then: str
) -> list[float]:
    """Return the milliseconds of each of `frames` frames with so many cards on the table.

    `command` starts the process, in which the player `first` answers once, so that it is there, and
    `then` thinks as long as anything is measured. Needs a QApplication.

    Raises RuntimeError where nobody thought to the end.
    """
    table = lay_crowded(cards)
    table.sit(0).ask(SetOptions((played_by(1, first),)))
    players = ComputerPlayers(table, command)
    try:
        while players.thinking:
            QApplication.processEvents()
        table.sit(0).ask(SetOptions((played_by(1, then),)))
        taken = drag_frames_over(table, frames)
        if not players.thinking:
            raise RuntimeError("nobody thought while it was measured")
        return taken
    finally:
        players.close()
