"""Reads table files for the command line."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from app.cli.command_line import CannotError
from app.core.ids import JUDGE, SPECTATOR, NodeId, SeatId
from app.core.text.wording import either, spread
from app.core.text.words import Language, Words
from app.games.game_registry import GAMES
from app.session.host.host import Host
from app.store.file_trouble import StoreError
from app.store.tables.table_file import Opened, reopen_host
from app.store.tables.table_file_words import NoBeginningError


class NothingSoundError(CannotError):
    """A table file without a sound beginning."""


def open_host(name: str) -> tuple[Host, Opened]:
    """Return the host of the table in a file. Raises CannotError."""
    try:
        return reopen_host(Path(name), GAMES.get)
    except NoBeginningError as problem:
        raise NothingSoundError(problem.words) from problem
    except StoreError as problem:
        raise CannotError(problem.words) from problem


def add_seat_option(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the option that says whose eyes are meant: the first player's, if nobody's."""
    parser.add_argument(
        "--seat",
        metavar="S",
        default="1",
        help=Words(
            "whose eyes: 1, 2, …, a name, judge or spectator (default: 1)",
            "だれの視点か：1、2、…、名前、judge（ジャッジ）、spectator（観戦者）（省略時は1）",
        ).in_(speak),
    )


def find_seat(name: str, host: Host) -> SeatId:
    """Return the seat meant by a number from 1, a player's name, "judge" or "spectator".

    Raises CannotError.
    """
    if name in ("judge", "spectator"):
        return JUDGE if name == "judge" else SPECTATOR
    seats = host.tree.table_at(0).setting.seats
    for number, seat in enumerate(seats):
        if name in (str(number + 1), seat.name):
            return number
    known, numbers = either([seat.name for seat in seats]), spread(1, len(seats))
    raise CannotError(
        Words(
            f"There is no seat {name}. Choose {numbers.en}, a name ({known.en}), judge or "
            "spectator.",
            f"{name}という席はありません。{numbers.ja}、名前（{known.ja}）、judge、spectatorの"
            "いずれかを指定してください。",
        )
    )


def find_step(at: int | None, host: Host) -> NodeId:
    """Return the step of a history that is meant, where the table stands for None.

    Raises CannotError.
    """
    if at is None:
        return host.tree.cursor
    if not 0 <= at < len(host.tree):
        range_ = spread(0, len(host.tree) - 1)
        raise CannotError(
            Words(
                f"The table has no step {at}. Choose {range_.en}.",
                f"手順{at}はありません。{range_.ja}で指定してください。",
            )
        )
    return at


def refuse_itself(source: str, out: str | None) -> None:
    """Raise CannotError where something would be written over what it is made of."""
    if out is None:
        return
    with suppress(OSError, ValueError):
        if Path(source).samefile(out):
            raise CannotError(
                Words(
                    f"{out} is the file that is read. Choose another name to write to.",
                    f"{out}は読み込むファイルそのものです。書き込み先に別の名前を指定してください。",
                )
            )
