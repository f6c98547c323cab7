"""The table file (`.chabudai`): everything that ever happened on a table, in the order of time.

Why the whole journal: branches, labels, who went back when, and the cursor follow from it
exactly, so there is no second truth that could disagree. Why JSON lines in gzip: `zcat` and a text
editor can read it in twenty years; lines can be appended while the game runs; and handles are
random letters, so what is left after gzip is close to what a binary form would need. Why a check
in every line: gzip has one at its end only, and a table that was not closed has no end. Why a chain
of checks: a line that is lost or swapped is found, too.

A damaged file opens as far as it is sound. Reading never changes a file.
"""

from __future__ import annotations

import gc
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from app.core.apply.fitting import ImpossibleFactError
from app.core.data.codec import CodecError
from app.core.data.value import value
from app.core.fact import Began
from app.core.ids import JUDGE, SPECTATOR
from app.core.past.history import HistoryTree
from app.core.sight import view
from app.core.text.words import Words
from app.games.game_api import GameSpec
from app.session.host.entropy import Entropy
from app.session.host.host import Host
from app.session.host.journal import Journal, journal_of
from app.session.host.opening import reopen
from app.session.host.updates import JournalEntry, Labelled, Went
from app.store.atomic import write_atomic
from app.store.file_trouble import cannot_read
from app.store.safe_saving import packed
from app.store.tables.gzip_lines import MAGIC, GzipLines
from app.store.tables.table_file_words import (
    SUFFIX,
    TableFileError,
    empty_file,
    newer_file,
    no_beginning,
    not_a_table,
    of_a_seat,
    told_damage,
)
from app.store.tables.table_lines import (
    VERSION,
    Header,
    LineChecker,
    LineWriter,
    header_of,
    read_header,
    version_of,
)

if TYPE_CHECKING:
    from app.store.tables.line_forms import Line
    from app.store.tables.line_packer import LinePacker


_MANY = 100_000
"""New objects: to go through so many takes a hundredth of a second."""
_MISFITS = (ImpossibleFactError, LookupError, ValueError, TypeError, AttributeError)
"""What replaying raises for facts that were never made by this program."""


@value
class Opened:
    """A table read from a file, up to the first damage."""

    header: Header
    tree: HistoryTree
    journal: Journal[JournalEntry]
    damage: Words | None = None
    """What is missing and what to do; None for a sound file."""
    closed: bool = True
    """False for an autosave whose program ended without closing it."""


def table_lines(journal: Sequence[JournalEntry], header: Header | None = None) -> list[bytes]:
    """Return the lines of the table that `journal` tells of."""
    writer = LineWriter()
    return [writer.header(header or header_of(journal)), *map(writer.entry, journal)]


def packed_table(journal: Sequence[JournalEntry], header: Header | None = None) -> bytes:
    """Return the file of the table that `journal` tells of."""
    return packed(table_lines(journal, header))


def write_table(path: Path, journal: Sequence[JournalEntry], header: Header | None = None) -> None:
    """Write the table that `journal` tells of, in place of the file that is there.

    Raises StoreError, with the old file whole, if that is not possible.
    """
    write_atomic(path, [packed_table(journal, header)])


def reopen_host(
    path: Path, game: Callable[[str], GameSpec | None], copy: LinePacker | None = None
) -> tuple[Host, Opened]:
    """Return a host that goes on with the table in `path`, and what was read.

    `game` finds a game by its id; `copy` is given what was sound. Raises TableFileError.
    """
    opened = read_table(path, copy)
    setting = opened.tree.table.setting
    spec = game(setting.game)
    if spec is None:
        name = setting.game[:40]
        raise TableFileError(
            Words(
                f"“{path.name}” is a table of the game “{name}”, which this program does not "
                "have. Update the program and open it again.",
                f"「{path.name}」はゲーム「{name}」の卓ですが、このプログラムにはありません。"
                "プログラムを更新してから開いてください。",
            )
        )
    return reopen(spec, opened.tree, opened.journal, Entropy(setting.seed)), opened


def is_table(path: Path) -> bool:
    """Whether a file is a table: by its ending, or packed as tables are, whatever it is called."""
    if path.suffix.lower() == SUFFIX:
        return True
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:
        return False


def read_table(path: Path, copy: LinePacker | None = None) -> Opened:
    """Return the table in `path`, as far as it is sound; `copy` is given the lines of so much.

    Raises TableFileError if there is not even a beginning.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise not_a_table(path)
        with path.open("rb") as file, _nothing_collected():
            return _read(path, file, copy)
    except (OSError, ValueError) as problem:
        # ValueError: a name with a zero byte in it.
        broken = problem if isinstance(problem, OSError) else OSError(str(problem))
        raise TableFileError(cannot_read(path, broken)) from problem


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Keep Python from looking for cycles.

    A long history is a hundred thousand new objects, all of which stay: looking through them again
    and again is a quarter of the reading.
    """
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if gc.get_count()[0] > _MANY:
            # Put aside, and so among the oldest: as the youngest all of it would be gone through
            # now. Not each time: what was garbage already is then found the later.
            gc.freeze()
            if running:
                gc.unfreeze()
        if running:
            gc.enable()


def _read(path: Path, file: BinaryIO, copy: LinePacker | None) -> Opened:
    start = file.read(len(MAGIC))
    if not start:
        raise empty_file(path)
    if start != MAGIC[: len(start)]:
        raise not_a_table(path)
    file.seek(0)
    lines = GzipLines(file)
    checker = LineChecker()
    header: Header | None = None
    replay = _Replay()
    misfit = ""
    for line in lines:
        payload = checker.payload(line)
        if header is None:
            header = _header(path, line, payload)
            continue
        if payload is None:
            misfit = "crc"
            break
        misfit = replay.play(payload)
        if misfit:
            break
        if copy is not None:
            if not copy.count:
                copy.begin(header_of(replay.journal, autosave=True))
            copy.line(payload)
    if header is None or replay.tree is None or not _can_be_shown(replay.tree):
        raise no_beginning(path, foreign=header is None and lines.ending == "huge")
    damage = told_damage(path, header, replay.tree, misfit, lines.ending)
    closed = not misfit and lines.ending == "closed"
    return Opened(header, replay.tree, replay.journal, damage, closed)


def _can_be_shown(tree: HistoryTree) -> bool:
    """Whether every seat can see the table; only facts that were made up can spoil that."""
    table = tree.table
    try:
        for seat in (JUDGE, SPECTATOR, *range(len(table.setting.seats))):
            view(table, seat)
    except (*_MISFITS, AssertionError):
        return False
    return True


def _header(path: Path, line: bytes, payload: bytes | None) -> Header:
    if line.startswith(b'{"chabudai_seat":'):
        raise of_a_seat(path)
    version = version_of(line)
    # A sound line of today's format has its check; one without any may be from a later format.
    if version is not None and version > VERSION and (payload or b'"crc":' not in line):
        raise newer_file(path)
    if payload is None:
        raise no_beginning(path, foreign=version is None and b'"chabudai"' not in line)
    header = read_header(payload) if version == VERSION else None
    if header is None:
        raise no_beginning(path, foreign=version is None)
    return header


class _Replay:
    """Rebuilds a table line by line."""

    def __init__(self) -> None:
        # Here and not above: whoever only writes need not wait for the validation library.
        from app.store.tables import line_forms  # noqa: PLC0415

        self.tree: HistoryTree | None = None
        self.journal: Journal[JournalEntry]
        """There from the beginning of the tree on."""
        self._forms = line_forms

    def play(self, payload: bytes) -> str:
        """Take in one more line; return why it does not fit, "" if it does."""
        try:
            self._play(self._forms.read_line(payload), payload)
        except CodecError as problem:
            return str(problem)
        except _MISFITS as problem:
            return repr(problem)
        return ""

    def _play(self, line: Line, payload: bytes) -> None:
        forms, tree = self._forms, self.tree
        if tree is None:
            self._begin(line)
        elif isinstance(line, forms.GrewLine):
            if not line.facts:
                raise ImpossibleFactError("a gesture has facts")
            node = tree.append(line.actor, line.facts, line=payload)
            self.journal.append_gesture(node, line.request)
        elif isinstance(line, forms.LabelLine):
            tree.label(line.node, line.name, line.note)
            label = Labelled(line.actor, line.node, line.name, line.note, line.request)
            self.journal.append(label)
        elif isinstance(line, forms.WentLine):
            seats = range(len(tree.table.setting.seats))
            if not {line.actor, *line.agreed} <= {JUDGE, *seats}:
                raise ImpossibleFactError("somebody travels or agrees who is not at the table")
            went = Went(line.actor, tree.cursor, line.to, line.do, line.agreed, line.request)
            tree.jump(line.to)
            self.journal.append(went)
        else:
            self.journal.append(forms.fair_entry(line))

    def _begin(self, line: Line) -> None:
        facts = line.facts if isinstance(line, self._forms.GrewLine) else ()
        if len(facts) != 1 or not isinstance(facts[0], Began):
            raise ImpossibleFactError("a history begins with the laying of a table")
        self.tree = HistoryTree.begin(facts[0], self._forms.facts_of)
        self.journal = journal_of(self.tree)
        self.journal.append_gesture(0)
