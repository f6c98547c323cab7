"""What one seat was told, opened from its file: a table to look at, without a host."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.core.ids import SeatId
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import Seat
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES, cards_of
from app.games.lexicon import lexicon
from app.games.task_model import Task
from app.session.seat.seat_chronicle import GapError
from app.session.seat.seat_client import SeatClient
from app.session.seat.seat_record import SeatRecord, SeatStudy
from app.store.tables.seat_file import SeatFileError, read_seat_file
from app.ui.tasks.remote_tasks import to_look_at

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards


class SeatDocument:
    """The record of one seat as it lies in the window (`OpenTable`)."""

    hosted = False
    apart = False
    opened = True
    unsaved = False

    def __init__(
        self, record: SeatRecord, spec: GameSpec, cards: GameCards, path: Path | None
    ) -> None:
        """Raises what `SeatStudy` raises."""
        self.path = path
        self.lexicon = lexicon(spec, cards)
        self._record = record
        self._spec = spec
        self._client = SeatStudy(record).client
        self.latest: SeatView = self._client.view
        """What the seat saw last, wherever in the record one looks now."""

    @property
    def spec(self) -> GameSpec:
        """The game."""
        return self._spec

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sat at the table."""
        return self._client.view.setting.seats

    @property
    def sits(self) -> tuple[SeatId, ...]:
        """The one seat whose record it is."""
        return (self._client.seat,)

    def title(self) -> str:
        """Return what the file is called, or who played."""
        if self.path is not None:
            return self.path.stem
        return " – ".join(seat.name for seat in self.seats)

    def deck_of(self, seat: SeatId) -> tuple[str, ...]:
        """Return nothing: no deck is in the record as such."""
        del seat
        return ()

    def sit(self, seat: SeatId) -> SeatClient:
        """Return the client of the one seat."""
        if seat != self._client.seat:
            raise ValueError("this record is of one seat")
        return self._client

    def possible(self, view: SeatView, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
        """Return the tasks without what would do them (`Limited`)."""
        return to_look_at(view, tasks)

    def record(self) -> SeatRecord:
        """Return what the seat was told; where one went in it since is not in it."""
        return self._record

    def close(self) -> None:
        """Do nothing: there is nobody to leave."""


def open_seat_document(path: Path) -> tuple[SeatDocument, Words | None]:
    """Open the record of a seat; the second value says what of it is damaged.

    Raises StoreError if nothing of it can be opened.
    """
    opened = read_seat_file(path)
    spec = GAMES.get(opened.game)
    if spec is None or opened.record.view.setting.game != opened.game:
        raise SeatFileError(
            Words(
                f"“{path.name}” is of a game that this program does not have. Update it.",
                f"「{path.name}」のゲームはこのプログラムにありません。更新してください。",
            )
        )
    kept = path if opened.damage is None else None
    try:
        return SeatDocument(opened.record, spec, cards_of(spec), kept), opened.damage
    except (GapError, LookupError, ValueError, TypeError, AttributeError) as problem:
        raise SeatFileError(
            Words(
                f"“{path.name}” does not hold a possible game: its contents were altered. "
                "Look for a backup.",
                f"「{path.name}」の内容は書き換えられていて、開けません。バックアップを探し"
                "てください。",
            )
        ) from problem
