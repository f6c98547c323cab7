"""The tables in the network that a person is at: what a window that crashed comes back with.

One file for each, for its owner's eyes only: whoever reads it can take the seat. Beside it lies a
marker (`live_marker.py`) while a window is there, so that another window of the same person does
not push it away.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from app.core.data.value import value
from app.core.text.words import Words
from app.places import stays_folder
from app.store import live_marker
from app.store.atomic import PRIVATE, write_atomic
from app.store.backup_copy import keep_aside
from app.store.file_trouble import cannot_read, cannot_write
from app.store.saved_seat_reading import LARGEST, MOST, VERSION, Stay, understood

KEPT = timedelta(days=30)
"""A table that nobody came back to for so long is forgotten."""

_SUFFIX = ".json"
_HELD = ("table", "host", "seat", "commitment", "count", "head", "left_out", "signature")


@value
class Kept:
    """A stay in its file."""

    path: Path
    when: datetime
    """When it was written last, UTC."""
    stay: Stay


class StayFile:
    """The file of a stay while it lasts. `StayFile.begin` and `StayFile.take` make one."""

    def __init__(
        self, path: Path, marker: live_marker.LiveMarker, pin: bytes, stay: Stay | None = None
    ) -> None:
        self.path = path
        self.pin = pin
        """The table it is about."""
        self._marker: live_marker.LiveMarker | None = marker
        self._stay = stay

    @classmethod
    def begin(cls, pin: bytes, where: Path | None = None) -> StayFile:
        """Return the file of a new stay; nothing is written before `keep`. Raises StoreError."""
        where = where or stays_folder()
        path = where / f"{pin[:8].hex()}-{os.urandom(4).hex()}{_SUFFIX}"
        try:
            where.mkdir(mode=0o700, parents=True, exist_ok=True)
            return cls(path, live_marker.LiveMarker(path), pin)
        except OSError as problem:
            raise cannot_write(path, problem) from problem

    @classmethod
    def take(cls, kept: Kept) -> StayFile:
        """Go on with a stay. Raises StoreError, BlockingIOError if another window is there."""
        try:
            return cls(kept.path, live_marker.LiveMarker(kept.path), kept.stay.pin, kept.stay)
        except BlockingIOError:
            raise
        except OSError as problem:
            raise cannot_write(kept.path, problem) from problem

    def keep(self, stay: Stay) -> None:
        """Write what one comes back with now. Raises StoreError, with what was there whole."""
        if stay == self._stay or self._marker is None:
            return
        write_atomic(self.path, [_written(stay)], mode=PRIVATE)
        self._stay = stay

    def close(self) -> None:
        """Let go of the file; the stay can be taken up again."""
        marker, self._marker = self._marker, None
        if marker is not None:
            with contextlib.suppress(OSError):
                marker.remove()

    def forget(self) -> None:
        """Take the file away: one does not come back."""
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
        self.close()


def stays(
    where: Path | None = None, now: datetime | None = None
) -> tuple[tuple[Kept, ...], tuple[Words, ...]]:
    """Return the tables one can come back to, the newest first, and what was wrong with files.

    Those where a window is are left out; those that are too old are taken away. Never raises.
    """
    now = now or datetime.now(UTC)
    found, troubles = list[Kept](), list[Words]()
    for path in _files(where or stays_folder()):
        if live_marker.is_live(path):
            continue
        try:
            when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
            if now - when > KEPT:
                forget(path)
                continue
            data = _read(path)
        except FileNotFoundError:
            continue
        except OSError as problem:
            troubles.append(cannot_read(path, problem))
            continue
        stay = understood(data)
        if stay is None:
            troubles.append(_put_aside(path))
        else:
            found.append(Kept(path, when, stay))
    return tuple(sorted(found, key=lambda one: one.when, reverse=True)), tuple(troubles)


def offered(where: Path | None = None) -> tuple[tuple[Kept, ...], tuple[Words, ...]]:
    """Return the tables to go back to, as `stays` does, without those that the host closed."""
    found, troubles = stays(where)
    return tuple(one for one in found if one.stay.opens and not one.stay.over), troubles


def forget(path: Path) -> None:
    """Take a stay away, where no window is there."""
    if not live_marker.is_live(path):
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        live_marker.forget(path)


def _files(where: Path) -> Iterator[Path]:
    try:
        yield from sorted(where.glob(f"*{_SUFFIX}"))[:MOST]
    except OSError:
        return


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _put_aside(path: Path) -> Words:
    try:
        aside = keep_aside(path)
        path.unlink()
    except OSError as problem:
        return cannot_read(path, problem)
    return Words(
        f"“{path.name}” in {path.parent}, by which you come back to a table, is damaged or from "
        f"another version; it is kept as “{aside.name}”. Join that table again by its invite.",
        f"卓に戻るためのファイル「{path.name}」（{path.parent}）は壊れているか、別のバージョンの"
        f"ものです。元のファイルは「{aside.name}」として残しました。"
        "その卓には招待からもう一度参加してください。",
    )


# -- the file -----------------------------------------------------------------------------------


def _written(stay: Stay) -> bytes:
    words: dict[str, Any] = {
        "chabudai": VERSION,
        "pin": stay.pin.hex(),
        "addresses": [list(one) for one in stay.addresses],
        "key": stay.key.hex(),
        "token": stay.token.hex(),
        "invite": stay.invite,
        "name": stay.name,
        "role": stay.role,
        "seat": stay.seat,
        "people": list(stay.people),
        "over": stay.over,
        "table": stay.table,
    }
    if stay.held is not None:
        words["held"] = [getattr(stay.held, name) for name in _HELD]
    text = json.dumps(words, ensure_ascii=False, indent=1)
    return text.encode("utf-8", "surrogatepass") + b"\n"
