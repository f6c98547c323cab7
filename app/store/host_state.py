"""What a host remembers of a table besides the game: its certificate, its invite, who sat where.

It lies beside the table file as `NAME.chabudai.host`, for its owner's eyes only. Taken along with
the table file, everybody comes back to their seats by themselves, on whatever machine; without it
the table is hosted with a fresh certificate and a fresh invite. So the table file alone is enough
to go on, and giving it away gives no keys away. Whoever reads it can pretend to be the host.
"""

from __future__ import annotations

import json
import os
from dataclasses import field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.core.data import codec
from app.core.data.plain_data import plain
from app.core.data.value import value
from app.core.ids import SeatId
from app.core.options import Options
from app.core.text.words import Words
from app.session.room.game_clock import ClockFace
from app.store.atomic import PRIVATE, write_atomic
from app.store.backup_copy import keep_aside
from app.store.file_trouble import cannot_read

if TYPE_CHECKING:
    from pydantic_core import SchemaValidator

SUFFIX = ".host"
VERSION = 2
"""The format that is written. In format 1 one seat's time ran on the clock, or nobody's."""
LARGEST = 1024 * 1024
"""Bytes of the file: far beyond the people at one table."""


@value
class KeptPerson:
    """Somebody who has a place at the table, there or away."""

    name: str
    role: Literal["player", "judge", "spectator"]
    seat: SeatId | None
    """None for whoever has none."""
    token: str = field(repr=False)
    """What they come back with; whatever text the host gave out."""
    key: str = ""
    """The public key that they sign with, in hex; empty if they never told one."""
    chair: bool = False
    """Whether they sit in the host's chair."""
    number: int = 0
    """Theirs at the table, by which the journal names what they asked for; 0 if it is not known."""


@value
class HostState:
    """The private part of a hosted table."""

    certificate: bytes
    """PEM."""
    key: bytes = field(repr=False)
    """The certificate's private key, PEM."""
    secret: bytes = field(repr=False)
    """What an invite proves that somebody knows."""
    people: tuple[KeptPerson, ...] = ()
    bans: tuple[str, ...] = ()
    """Who is not let in again, each by whatever the handshake knows them by."""
    options: Options = ()
    """What the host chose: (option, value)."""
    clock: ClockFace | None = None
    """What the table's clock showed; None where there is none."""


def state_path(table: Path) -> Path:
    """Return where the private part of the table file `table` is kept: beside it, not a link."""
    table = Path(os.path.realpath(table))
    return table.with_name(table.name + SUFFIX)


def read_state(table: Path) -> tuple[HostState | None, Words | None]:
    """Return the private part of `table`, None if there is none, and what was wrong with it.

    Never raises. What cannot be understood stays under another name.
    """
    path = state_path(table)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        return None, None
    except OSError as problem:
        return None, cannot_read(path, problem)
    state = _understood(data)
    return state, None if state is not None else _put_aside(path)


def write_state(table: Path, state: HostState) -> None:
    """Keep the private part of `table`, in place of the one that is there.

    Raises StoreError, with the old one whole, if that is not possible.
    """
    form = _Form(
        VERSION,
        state.certificate.decode("ascii"),
        state.key.decode("ascii"),
        state.secret.hex(),
        state.people,
        state.bans,
        state.options,
        state.clock,
    )
    text = json.dumps(plain(form), ensure_ascii=False, indent=1)
    data = text.encode("utf-8", "replace") + b"\n"
    write_atomic(state_path(table), [data], mode=PRIVATE)


@value
class _Form:
    """The private part as JSON has it."""

    chabudai: int
    certificate: str
    key: str
    secret: str
    people: tuple[KeptPerson, ...] = ()
    bans: tuple[str, ...] = ()
    options: Options = ()
    clock: ClockFace | None = None


@cache
def _reader() -> SchemaValidator:
    return codec.reader(_Form)


def _understood(data: bytes) -> HostState | None:
    if len(data) > LARGEST:
        return None
    try:
        form: _Form = codec.read(_reader(), _as_now(data))
        if form.chabudai != VERSION:
            return None
        certificate, key = form.certificate.encode("ascii"), form.key.encode("ascii")
        secret = bytes.fromhex(form.secret)
    except (ValueError, RecursionError):
        return None
    return HostState(certificate, key, secret, form.people, form.bans, form.options, form.clock)


def _as_now(data: bytes) -> bytes:
    """Return what was written in format 1 as it is written now. Raises ValueError."""
    raw = json.loads(data)
    if not isinstance(raw, dict) or raw.get("chabudai") != 1:
        return data
    clock = raw.get("clock")
    if isinstance(clock, dict) and "running" in clock:
        running = clock["running"]
        clock["running"] = [] if running is None else [running]
    return json.dumps({**raw, "chabudai": VERSION}).encode()


def _put_aside(path: Path) -> Words:
    try:
        aside = keep_aside(path)
    except OSError as problem:
        return cannot_read(path, problem)
    return Words(
        f"“{path.name}” in {path.parent} is damaged, or from another version; it is kept as "
        f"“{aside.name}”. The table goes on with a fresh invite: invite everybody again.",
        f"{path.parent}の「{path.name}」は壊れているか、別のバージョンのものです。"
        f"元のファイルは「{aside.name}」として残しました。卓は新しい招待で続けられます。"
        "全員を招待し直してください。",
    )
