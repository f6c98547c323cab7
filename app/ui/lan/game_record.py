"""The record of a game at a table in the network: opened when it is over, saved, and checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.core.text.words import Words
from app.games.common_options import CHANCE
from app.games.game_registry import GAMES
from app.session.room.messages.from_people import WantFile
from app.session.room.messages.request_messages import AskLeave
from app.store.atomic import write_atomic
from app.store.file_trouble import StoreError
from app.ui.panels.messages.message_list import Remedy
from app.ui.toolkit.worker import Beside

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.ui.app.shell import Shell
    from app.ui.lan.visit import Visit
    from app.ui.lan.visiting import Visiting
    from app.ui.panels.messages.message_list import Severity
    from app.ui.toolkit.worker import Report

SAVE = Words("Save the record…", "記録を保存…")
OPENED = Words("This game’s record is open to its players.", "この対戦の記録が公開されました。")
DAMAGED = Words(
    "The record came damaged, and was not saved. Ask for it again.",
    "記録が壊れて届いたため、保存していません。もう一度保存してください。",
)
NO_CHANCE = Words(
    "This table drew with an announced seed: there is no record of chance to check.",
    "この卓は公開されたシードで抽選したため、検査する抽選の記録はありません。",
)
RECORD_GONE = Words(
    "The record of chance is not in this file, though this table has one: it proves nothing. Ask "
    "for the file again, and compare it with the others.",
    "この卓には抽選の記録があるはずですが、このファイルにはありません。何も証明されません。"
    "ファイルをもう一度もらい、ほかの人のものと比べてください。",
)


class GameRecord(QObject):
    """What the window does with the records of games that are over."""

    def __init__(self, window: Shell, desk: Visiting) -> None:
        super().__init__(desk)
        self._window = window
        self._desk = desk
        self._path: Path | None = None
        """Where the file goes that is on its way."""
        self._checking = Beside("checking a record", self)
        self._checking.ended.connect(self._checked)

    # -- opening ------------------------------------------------------------------------------

    @property
    def can_ask(self) -> bool:
        """Whether this person may ask the players now: in the host's chair, the game over."""
        visit, place = self._desk.visit, self._window.place
        if visit is None or place is None or not self._desk.at_table or not visit.in_chair:
            return False
        over = place.table.spec.over
        return not over or place.bridge.view.turn.phase == over

    @property
    def can_save(self) -> bool:
        """Whether there is an open record to be had."""
        visit = self._desk.visit
        return visit is not None and visit.record_open and self._desk.at_table

    def ask(self) -> None:
        """Ask the players to open the record."""
        if self._desk.visit is not None:
            self._desk.visit.say(AskLeave("record"))

    def opened(self, words: Words) -> None:
        """Say that it is open, with a way to it."""
        self._window.tell(words, "note", Remedy(SAVE, self.save, lambda: self.can_save))
        self._window.refresh()

    # -- saving -------------------------------------------------------------------------------

    def save(self) -> None:
        """Ask where it is to be saved, and get it."""
        from app.ui.app import files  # noqa: PLC0415 - on demand
        from app.ui.app.file_choice import TABLES  # noqa: PLC0415 - likewise

        visit, table = self._desk.visit, self._window.table
        if visit is None or table is None:
            return
        title = Words("Save the table", "卓を保存").in_(self._window.look.language)
        path = files.choose_target(self._window, title, f"{table.title()} record", TABLES)
        if path is None or files.refuse_live(self._window, path):
            return
        self._path = path
        visit.say(WantFile())

    @Slot(object)
    def take(self, data: bytes) -> None:
        """Write the file that came, and check it."""
        path, self._path = self._path, None
        visit = self._desk.visit
        if path is None or visit is None or visit.place is None:
            return
        if not data:
            self._window.tell(DAMAGED, "warning")
            return
        try:
            write_atomic(path, [data])
        except StoreError as problem:
            self._window.tell(problem.words, "warning")
            return
        seat = visit.place.seat if visit.place.role == "player" else None
        self._check(path, visit, seat)

    def _check(self, path: Path, visit: Visit, seat: SeatId | None) -> None:
        key, table = visit.public_key, visit.seat
        mixed = table is not None and table.view.option(CHANCE.id) == CHANCE.usual

        def work(_report: Report) -> object:
            return checked(path, seat, key, mixed=mixed)

        self._checking.begin(work)

    @Slot(object)
    def _checked(self, outcome: object) -> None:
        if isinstance(outcome, tuple):
            severity: Severity
            words, severity = outcome
            self._window.tell(words, severity)


def checked(
    path: Path, seat: SeatId | None, key: str, *, mixed: bool = True
) -> tuple[Words, Severity]:
    """Return what a check of a saved record finds, and how that is told.

    `seat` and `key` are the player's own, who has to have signed it; None for who has no seat.
    `mixed`: whether the table said that its seats mix its chance, so that there is a record.
    """
    from app.session.fairness.own_signature import own_signature  # noqa: PLC0415 - likewise
    from app.session.fairness.record_check import check_fair  # noqa: PLC0415 - on demand
    from app.session.fairness.record_report import Fairness  # noqa: PLC0415 - likewise
    from app.store.tables.table_file import reopen_host  # noqa: PLC0415 - likewise

    saved = Words(f"Saved as {path.name}.", f"{path.name}に保存しました。")
    try:
        host, opened = reopen_host(path, GAMES.get)
    except StoreError as problem:
        return problem.words, "warning"
    verdict = check_fair(host.spec, host.tree, opened.journal)
    if verdict is None:
        why = RECORD_GONE if mixed else NO_CHANCE
        severity: Severity = "warning" if mixed else "note"
        return Words(f"{saved.en} {why.en}", f"{saved.ja}{why.ja}"), severity
    told = Fairness(verdict, host.tree.table_at(0).setting, host.tree.nodes)
    found = [one.words for one in verdict.found]
    if opened.damage is not None:
        found.insert(0, opened.damage)
    if seat is not None:
        found += [one.words for one in own_signature(opened.journal, seat, key)]
    found += told.unproven()
    if found:
        first, more = found[0], len(found) - 1
        rest = Words(f" (and {more} more)", f"（ほか{more}件）") if more else Words("", "")
        return Words(f"{saved.en} {first.en}{rest.en}", f"{saved.ja}{first.ja}{rest.ja}"), "warning"
    summary = told.summary()
    return Words(f"{saved.en} {summary.en}", f"{saved.ja}{summary.ja}"), "done"
