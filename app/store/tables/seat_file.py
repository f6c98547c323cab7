"""The file of what one seat was told (`.chabudai_seat`), saved at a table that is elsewhere.

Made like the table file (JSON lines in gzip, a chain of checks), but of what the seat was told and
nothing else: nobody can read more out of it than the seat knew. So it is neither hosted, played nor
verified.
"""

from __future__ import annotations

import gzip
import json
import zlib
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from app.core.data import codec
from app.core.data.codec import CodecError
from app.core.data.value import value
from app.core.ids import NodeId, SeatId
from app.core.text.words import Words
from app.core.view import SeatFact, SeatView
from app.session.host.updates import Labelled, Travel, Went
from app.session.seat.seat_record import SeatEntry, SeatRecord, SeatTold
from app.store import safe_saving
from app.store.atomic import PRIVATE
from app.store.file_trouble import StoreError, cannot_read
from app.store.safe_saving import Saved
from app.store.tables.gzip_lines import GzipLines
from app.store.tables.table_lines import LineChecker, LineWriter

if TYPE_CHECKING:
    from pydantic_core import SchemaValidator

SUFFIX = ".chabudai_seat"
VERSION = 1
_HEAD = b'{"chabudai_seat":'


class SeatFileError(StoreError):
    """A file that cannot be opened as the record of a seat."""


@value
class SatLine:
    """What the seat saw once the table was laid."""

    view: SeatView
    do: Literal["sat"] = "sat"


@value
class ToldLine:
    """A gesture, as the seat was told it."""

    actor: SeatId
    turn: int
    step: int
    facts: tuple[SeatFact, ...]
    do: Literal["told"] = "told"


@value
class WentLine:
    """The table went through its history."""

    actor: SeatId
    origin: NodeId
    to: NodeId
    do: Travel
    agreed: tuple[SeatId, ...] = ()


@value
class LabelLine:
    """Somebody wrote on a step."""

    actor: SeatId
    node: NodeId
    name: str
    note: str
    do: Literal["label"] = "label"


Line = SatLine | ToldLine | WentLine | LabelLine


@value
class OpenedSeat:
    """A record read from a file, up to the first damage."""

    record: SeatRecord
    game: str
    damage: Words | None = None
    """What is missing and what to do; None for a sound file."""


def is_seat_file(path: Path) -> bool:
    """Whether a file is the record of a seat: by its ending, or by its beginning."""
    if path.suffix.lower() == SUFFIX:
        return True
    try:
        with gzip.open(path) as file:
            return file.read(len(_HEAD)) == _HEAD
    except (OSError, EOFError, ValueError, zlib.error):
        return False


def save_seat_file(path: Path, record: SeatRecord, *, agreed: bool = False) -> Saved:
    """Save what a seat was told, for its owner's eyes; beside `path` where that holds another.

    With `agreed` the person wants what is there replaced. Raises StoreError, with the old file
    whole, if that is not possible.
    """
    return safe_saving.save(path, _lines(record), _reread, agreed=agreed, mode=PRIVATE)


def _lines(record: SeatRecord) -> list[bytes]:
    lines = LineWriter()
    setting = record.view.setting
    header = {
        "chabudai_seat": VERSION,
        "game": setting.game,
        "seats": [seat.name for seat in setting.seats],
        "seat": record.seat,
        "saved": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
    }
    written = [lines.plain(json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode())]
    written.append(lines.plain(codec.to_bytes({"do": "sat", "view": record.view})))
    return written + [lines.plain(codec.to_bytes(_words(entry))) for entry in record.entries]


def _reread(path: Path) -> list[bytes] | None:
    try:
        opened = read_seat_file(path)
    except SeatFileError:
        return None
    return None if opened.damage is not None else _lines(opened.record)


def _words(entry: SeatEntry) -> dict[str, Any]:
    if isinstance(entry, SeatTold):
        told = {"actor": entry.actor, "turn": entry.turn, "step": entry.step}
        return {"do": "told", **told, "facts": entry.facts}
    if isinstance(entry, Labelled):
        label = {"actor": entry.actor, "node": entry.node, "name": entry.name, "note": entry.note}
        return {"do": "label", **label}
    agreed = {"agreed": entry.agreed} if entry.agreed else {}
    went = {"actor": entry.actor, "origin": entry.origin, "to": entry.goal}
    return {"do": entry.how, **went, **agreed}


@cache
def _reader() -> SchemaValidator:
    return codec.reader(codec.by_kind(Line, "do"))


def read_seat_file(path: Path) -> OpenedSeat:
    """Return the record in `path`, as far as it is sound. Raises SeatFileError."""
    try:
        with path.open("rb") as file:
            return _read(path, GzipLines(file))
    except OSError as problem:
        raise SeatFileError(cannot_read(path, problem)) from problem


def _read(path: Path, lines: GzipLines) -> OpenedSeat:
    checker = LineChecker()
    game: str | None = None
    view: SeatView | None = None
    entries: list[SeatEntry] = []
    sound = True
    for line in lines:
        payload = checker.payload(line)
        if game is None:
            game = _game(path, payload)
            continue
        try:
            read = codec.read(_reader(), payload) if payload is not None else None
        except CodecError:
            read = None
        if isinstance(read, SatLine) == (view is None) and read is not None:
            if isinstance(read, SatLine):
                view = read.view
            else:
                entries.append(_entry(read))
            continue
        sound = False
        break
    if game is None or view is None or not entries:
        raise _none(path)
    whole = sound and lines.ending == "closed"
    return OpenedSeat(SeatRecord(view, tuple(entries)), game, None if whole else _damaged(path))


def _entry(line: ToldLine | WentLine | LabelLine) -> SeatEntry:
    if isinstance(line, ToldLine):
        return SeatTold(line.actor, line.turn, line.step, line.facts)
    if isinstance(line, LabelLine):
        return Labelled(line.actor, line.node, line.name, line.note)
    return Went(line.actor, line.origin, line.to, line.do, line.agreed)


def _game(path: Path, payload: bytes | None) -> str:
    try:
        words: Any = json.loads(payload or b"")
        version, game = words["chabudai_seat"], words["game"]
    except (ValueError, LookupError, TypeError, RecursionError) as problem:
        raise _none(path) from problem
    if type(version) is int and version > VERSION:
        raise SeatFileError(
            Words(
                f"“{path.name}” was saved by a newer version of Chabudai. Update the program and "
                "open it again.",
                f"「{path.name}」は新しいバージョンのChabudaiで保存されています。"
                "プログラムを更新してから開いてください。",
            )
        )
    if version != VERSION or not isinstance(game, str):
        raise _none(path)
    return game


def _none(path: Path) -> SeatFileError:
    return SeatFileError(
        Words(
            f"“{path.name}” is not the record of a seat, or is damaged from its beginning. "
            "Look for a backup of the file.",
            f"「{path.name}」は席の記録ではないか、先頭から壊れています。バックアップを探し"
            "てください。",
        )
    )


def _damaged(path: Path) -> Words:
    return Words(
        f"“{path.name}” is damaged or cut off. Everything before that is open, and the file "
        "was left as it was. Look for a backup.",
        f"「{path.name}」は途中から壊れているか途切れています。その前までを開きました。ファ"
        "イルはそのまま残しています。バックアップを探してください。",
    )
