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

from app.core.apply import ImpossibleFactError
from app.core.data.codec import CodecError
from app.core.data.value import value
from app.core.fact import Began
from app.core.ids import JUDGE, SPECTATOR
from app.core.past.branching import NodeShape
from app.core.past.history import HistoryTree
from app.core.sight import view
from app.core.text.words import Words
from app.games.game_api import GameSpec
from app.session.host.entropy import Entropy
from app.session.host.host import Host, reopen
from app.session.host.journal import Journal, journal_of
from app.session.host.updates import JournalEntry, Labelled, Went
from app.store.atomic import write_atomic
from app.store.file_trouble import StoreError, cannot_read
from app.store.safe_saving import packed
from app.store.tables.gzip_lines import MAGIC, Ending, GzipLines
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

SUFFIX = ".chabudai"

_MANY = 100_000
"""New objects: to go through so many takes a hundredth of a second."""
_MISFITS = (ImpossibleFactError, LookupError, ValueError, TypeError, AttributeError)
"""What replaying raises for facts that were never made by this program."""


class TableFileError(StoreError):
    """A file that cannot be opened as a table, not even in part."""


class NoBeginningError(TableFileError):
    """A table file that is damaged from its beginning."""


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
            raise _not_a_table(path)
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
        raise _empty(path)
    if start != MAGIC[: len(start)]:
        raise _not_a_table(path)
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
        raise _no_beginning(path, foreign=header is None and lines.ending == "huge")
    damage = _damage(path, header, replay.tree, misfit, lines.ending)
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
        raise _of_a_seat(path)
    version = version_of(line)
    # A sound line of today's format has its check; one without any may be from a later format.
    if version is not None and version > VERSION and (payload or b'"crc":' not in line):
        raise _newer(path)
    if payload is None:
        raise _no_beginning(path, foreign=version is None and b'"chabudai"' not in line)
    header = read_header(payload) if version == VERSION else None
    if header is None:
        raise _no_beginning(path, foreign=version is None)
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


# -- sentences ----------------------------------------------------------------------------


def _damage(
    path: Path, header: Header, tree: HistoryTree, misfit: str, ending: Ending
) -> Words | None:
    if misfit:
        return _damaged_after(path, tree.shapes[-1])
    if ending == "closed" or (ending == "cut" and header.autosave):
        return None
    if ending == "mid-line" and header.autosave:
        return Words(
            "The program ended while a gesture was being saved: that one is missing. "
            "Everything before it is here.",
            "操作の保存中にプログラムが終了したため、その操作は残っていません。"
            "それより前はすべて残っています。",
        )
    return _damaged_after(path, tree.shapes[-1])


def _damaged_after(path: Path, node: NodeShape) -> Words:
    return Words(
        f"“{path.name}” is damaged or cut off after step {node.id} (turn {node.turn}."
        f"{node.step}). Everything up to there is open, and the file was left as it is. Save the "
        "table under a new name to go on, or look for a copy of the file.",
        f"「{path.name}」は手順{node.id}（{node.turn}ターン目の{node.step}手目）より後が壊れているか"
        "途切れています。そこまでを開きました。ファイルはそのまま残しています。"
        "続けるには別の名前で保存するか、ファイルの控えを探してください。",
    )


def _empty(path: Path) -> TableFileError:
    return TableFileError(
        Words(
            f"“{path.name}” is empty: it holds no table. Look for a copy of the file.",
            f"「{path.name}」は空のファイルです。控えを探してください。",
        )
    )


def _not_a_table(path: Path) -> TableFileError:
    return TableFileError(
        Words(
            f"“{path.name}” is not a table of Chabudai. Choose a file that ends in {SUFFIX}.",
            f"「{path.name}」はChabudaiの卓ファイルではありません。"
            f"{SUFFIX}で終わるファイルを選んでください。",
        )
    )


def _of_a_seat(path: Path) -> TableFileError:
    return TableFileError(
        Words(
            f"“{path.name}” is what one seat saw of a table. It can be opened in the window, and "
            "neither hosted, replayed nor checked: use the table's own file for that.",
            f"「{path.name}」は1つの席から見えた内容の記録です。ウィンドウで開けますが、"
            "ホスト、再現、検査はできません。それには卓のファイルを使ってください。",
        )
    )


def _no_beginning(path: Path, *, foreign: bool) -> TableFileError:
    if foreign:
        return _not_a_table(path)
    return NoBeginningError(
        Words(
            f"“{path.name}” is damaged from its beginning: nothing of the table can be opened. "
            "The file was left as it is. Look for a copy of it.",
            f"「{path.name}」は先頭から壊れていて、開ける部分がありません。"
            "ファイルはそのまま残しています。控えを探してください。",
        )
    )


def _newer(path: Path) -> TableFileError:
    return TableFileError(
        Words(
            f"“{path.name}” was saved by a newer version of Chabudai. Update the program and "
            "open it again.",
            f"「{path.name}」は新しいバージョンのChabudaiで保存されています。"
            "プログラムを更新してから開いてください。",
        )
    )
