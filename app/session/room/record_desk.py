"""Who at a hosted table may ask for the opened record of the game, and who is given it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.core.ids import PersonId
from app.session.host.updates import JournalEntry
from app.session.room.audience import Audience
from app.session.room.hosted_game import HostedGame
from app.session.room.messages.from_people import WantFile
from app.session.room.messages.to_people import Notice
from app.session.room.open_record import OPEN_CODE, OPENED, OpenRecord, check_may_ask, others
from app.session.steps.rights import impossible


class RecordDesk:
    """The record of the game at one table, for its people."""

    def __init__(self, audience: Audience) -> None:
        self.give_file: Callable[[PersonId, Sequence[JournalEntry]], None] = _give_nothing
        """Called with what somebody may have of the opened record, for its file."""
        self.game: HostedGame | None = None
        self._audience = audience
        self._record = OpenRecord()

    @property
    def due(self) -> float:
        """When `tick` is wanted next; infinity while nothing is waited for."""
        return self._record.due

    def tick(self, now: float) -> None:
        """See whether the record is open now, and tell the players."""
        if self.game is not None and self._record.tick(self.game, now):
            for one in tuple(self._audience.roster):
                self._tell(one.id)

    def show(self, person: PersonId) -> None:
        """Tell somebody who comes that the record is open, if it is."""
        if self._record.is_open:
            self._tell(person)

    def _tell(self, person: PersonId) -> None:
        one = self._audience.roster[person]
        if one.here and one.role != "spectator":
            self._audience.tell(person, Notice(OPEN_CODE, OPENED.en, OPENED.ja))

    def has_to_ask(self, person: PersonId, now: float) -> bool:
        """Whether somebody has to ask others to open the record; opens it if there are none.

        Raises ImpossibleError where it cannot be asked for.
        """
        roster = self._audience.roster
        roster.check_chair(person)
        assert self.game is not None  # requests are for a table that is laid
        check_may_ask(self.game, roster)
        if others(roster, roster.hands(person)):
            return True
        self.open(now)
        return False

    def open(self, now: float) -> None:
        """Open the record: everybody has agreed."""
        self._record.open(now)

    def want_file(self, person: PersonId, _: WantFile, _now: float) -> None:
        """Give somebody the opened record. Raises ImpossibleError."""
        if self._audience.roster[person].role == "spectator":
            raise impossible(
                "spectator",
                "The record is opened for the players. Ask one of them for the file.",
                "記録はプレイヤーに公開されています。プレイヤーからファイルをもらってください。",
            )
        assert self.game is not None  # it is heard once the table is laid
        self.give_file(person, self._record.entries(self.game))


def _give_nothing(_person: PersonId, _entries: Sequence[JournalEntry]) -> None:
    """Stand for somebody who gives no files."""
