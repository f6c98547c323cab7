"""Opening the record of a game that is over: every player agrees, signs once more, and may have it.

The record with its sealed part is the table's file: it shows every deck, hand and pile, and lets
whoever has it make each draw again (`fairness/record_check.py`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.core.ids import SeatId
from app.core.text.words import Words
from app.session.steps.rights import impossible

if TYPE_CHECKING:
    from app.session.host.updates import JournalEntry
    from app.session.room.hosted_game import HostedGame
    from app.session.room.people import Roster

SIGNING = 2.0
"""Seconds that the seats have to sign; then the record is opened as it is."""
OPEN_CODE = "record-open"
"""The code of the notice that says so."""
OPENED = Words(
    "All players agreed: the record of this game is open. Every player can save it, see all cards "
    "in it and check how chance fell.",
    "全員の同意で、この対戦の記録が公開されました。プレイヤーは記録を保存し、"
    "すべてのカードと抽選の結果を確かめられます。",
)


class OpenRecord:
    """The record of one hosted game, as far as it was opened."""

    def __init__(self) -> None:
        self._until = math.inf
        """When signatures are waited for no longer."""
        self._length = 0
        """Entries of the journal that are open."""

    @property
    def due(self) -> float:
        """When `tick` is wanted next; infinity while nothing is waited for."""
        return self._until

    @property
    def is_open(self) -> bool:
        """Whether everybody agreed to it, and had time to sign."""
        return self._length > 0

    def open(self, now: float) -> None:
        """Open the record once the seats have signed, or did not in time."""
        self._until = now + SIGNING

    def tick(self, game: HostedGame, now: float) -> bool:
        """See whether all have signed, or the time for it is over; True when it is open now."""
        if self._until == math.inf or (now < self._until and game.unsigned()):
            return False
        self._until = math.inf
        self._length = len(game.host.journal)
        return True

    def entries(self, game: HostedGame) -> Sequence[JournalEntry]:
        """Return what is open of the journal. Raises ImpossibleError where it is not.

        What is played afterwards is not in it.
        """
        if not self.is_open:
            raise impossible(
                "record-closed",
                "The record of this game is not open. The person in charge of the table "
                "can ask all players to open it when the game is over.",
                "この対戦の記録は公開されていません。対戦が終わったら、卓の管理者が全員の同意を"
                "求めて公開できます。",
            )
        return game.host.journal[: self._length]


def check_may_ask(game: HostedGame, roster: Roster) -> None:
    """Raise ImpossibleError unless the game is over and every player is there to agree."""
    spec = game.host.spec
    if spec.over and game.host.tree.table.turn.phase != spec.over:
        raise impossible(
            "not-over",
            "The game is not over: its record shows every hand and deck. Say how it ended first.",
            "対戦がまだ終わっていません。記録を公開するとすべての手札と山札が見えます。"
            "先に勝敗を決めてください。",
        )
    away = next((p.name for p in roster if p.role == "player" and not p.here), None)
    if away is not None:
        raise impossible(
            "player-away",
            f"{away} is away, and every player has to agree. Wait until they are back.",
            f"{away}さんが離席中です。全員の同意が必要なので、戻るのを待ってください。",
        )


def others(roster: Roster, asker: SeatId) -> tuple[SeatId, ...]:
    """Return the seats of the players that are asked."""
    return tuple(seat for seat in roster.players_here() if seat != asker)
