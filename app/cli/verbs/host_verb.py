"""`chabudai host FILE|DECK...`: a table for others to join, without a window.

Says where it can be joined and how, then only what the host's people should know; Ctrl+C closes
the table. With `--json` every line is one JSON object.
"""

from __future__ import annotations

import argparse
import gc
import logging
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.deck.deck_lookup import find_deck
from app.cli.support.common_arguments import add_agreed
from app.cli.support.game_option import add_game_option
from app.cli.support.host_choices import agreed_options, first_of, seats_of
from app.cli.support.host_teller import HostTeller
from app.cli.support.preset_option import add_preset_option, preset_named, spec_with_preset
from app.core.text.wording import (
    SECOND,
    spread,
    spread_of,
)
from app.core.text.words import Language, Words
from app.games.game_registry import GAMES
from app.net.transport.limits import LONGEST_DELAY
from app.places import tables_folder
from app.store.file_trouble import StoreError
from app.store.tables.table_file import is_table
from app.store.tables.table_file_words import SUFFIX

if TYPE_CHECKING:
    from app.games.game_api import GameSpec
    from app.net.server.hosted_table import HostedTable
    from app.net.server.hosting import Hosting

SMALLEST_PORT = 1024
LARGEST_PORT = 65535


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument(
        "what",
        metavar="FILE|DECK",
        nargs="*",
        help=Words(
            "a table file to go on with, or decks for the first seats; the others bring their own",
            "続きから始める卓のファイル、または1番の席から順に置くデッキ（残りは各自が持参）",
        ).in_(speak),
    )
    parser.add_argument(
        "--port",
        type=int,
        metavar="N",
        help=Words("where to listen", "待ち受けるポート").in_(speak),
    )
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help=Words("how many play", "対戦する人数").in_(speak),
    )
    parser.add_argument(
        "--first",
        metavar="N",
        help=Words(
            "which seat goes first, or random, where the game does not settle it (default: 1)",
            "最初の番の席。抽選はrandom。ゲーム中に決めない場合（省略時は1）",
        ).in_(speak),
    )
    add_game_option(parser, speak)
    add_preset_option(parser, speak)
    add_agreed(
        parser,
        speak,
        Words(
            "what a new table agrees on; may be given several times",
            "新しい卓のルール（複数指定できます）",
        ),
    )
    parser.add_argument(
        "--delay",
        type=float,
        metavar="SECONDS",
        help=Words(
            "let spectators see the table so much later", "観戦者への表示を遅らせる秒数"
        ).in_(speak),
    )
    parser.add_argument(
        "--title",
        metavar="TEXT",
        help=Words(
            "what the network is told of the table (default: the game)",
            "ネットワークに表示する卓の名前（省略時はゲーム名）",
        ).in_(speak),
    )
    parser.add_argument(
        "--unlisted",
        action="store_true",
        help=Words(
            "tell the network nothing: only an invite leads here",
            "ネットワークに表示せず、招待だけで参加できるようにする",
        ).in_(speak),
    )
    parser.add_argument(
        "--listen",
        action="append",
        default=[],
        metavar="ADDRESS",
        help=Words(
            "an address of this machine to listen at (default: all)",
            "待ち受けるこのパソコンのアドレス（省略時はすべて）",
        ).in_(speak),
    )
    parser.add_argument(
        "--alone",
        type=float,
        metavar="MINUTES",
        help=Words(
            "close the table when nobody was there for so long",
            "だれもいない状態がこの分数続いたら卓を閉じる",
        ).in_(speak),
    )
    add_cards_option(parser, speak)
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Host a table until it ends."""
    # As for a window: what the start makes stays for good, and need not be looked through again
    # and again. Once the table is open, cycles are collected between messages
    # (`net/server/idle_collection.py`).
    gc.disable()
    try:
        return _host(options, speak)
    finally:
        gc.enable()


def _host(options: argparse.Namespace, speak: Language) -> int:
    import asyncio  # noqa: PLC0415 - a verb's own

    from app.net.server.hosted_table import HostedTable  # noqa: PLC0415
    from app.net.server.idle_collection import collect_between  # noqa: PLC0415
    from app.net.transport.certificate import CertificateError  # noqa: PLC0415

    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(message)s")
    # What it cannot do is said by the announcer, in words for people.
    logging.getLogger("zeroconf").setLevel(logging.CRITICAL)
    hosting = _hosting(options, speak)
    tell = HostTeller(speak, hosting.path, as_json=options.json)

    async def host() -> None:
        try:
            table = HostedTable(hosting, GAMES.get, tell)
        except (StoreError, CertificateError) as problem:
            raise CannotError(problem.words) from problem
        collecting = asyncio.create_task(collect_between(table.server))
        try:
            await _run(table, hosting)
        finally:
            collecting.cancel()

    asyncio.run(host())
    return 0


async def _run(table: HostedTable, hosting: Hosting) -> None:
    try:
        await table.run()
    except OSError as problem:
        at = hosting.port if hosting.port is not None else "…"
        raise CannotError(
            Words(
                f"The table cannot listen at port {at} ({problem.strerror}). Choose another with "
                "--port.",
                f"ポート{at}で待ち受けられません（{problem.strerror}）。"
                "--portで別の番号を指定してください。",
            )
        ) from problem


def _hosting(options: argparse.Namespace, speak: Language) -> Hosting:
    from app.net.server.hosting import Hosting  # noqa: PLC0415 - a verb's own
    from app.session.room.lobby import Setup  # noqa: PLC0415

    if options.port is not None and not SMALLEST_PORT <= options.port <= LARGEST_PORT:
        ports = spread(SMALLEST_PORT, LARGEST_PORT)
        raise CannotError(
            Words(
                f"--port {options.port} is out of range. Choose {ports.en}.",
                f"--port {options.port}は範囲外です。{ports.ja}で指定してください。",
            )
        )
    if options.delay is not None and not 0.0 <= options.delay <= LONGEST_DELAY:
        delays = spread_of(0, LONGEST_DELAY, SECOND)
        raise CannotError(
            Words(
                f"--delay {options.delay:g} is out of range. Choose {delays.en}.",
                f"--delay {options.delay:g}は範囲外です。{delays.ja}で指定してください。",
            )
        )
    spec = spec_with_preset(options, *options.what)
    agreed = agreed_options(options.option, spec)
    listen = tuple(options.listen)
    first = Path(options.what[0]) if options.what else None
    alone = None if options.alone is None else options.alone * 60.0
    if len(options.what) == 1 and first is not None and first.is_file() and is_table(first):
        path, setup = first, Setup(0)
        if options.preset is not None:
            raise CannotError(
                Words(
                    "--preset is for a new table. Set this one up at the table (Ctrl+Shift+G).",
                    "--presetは新しい卓のためのものです。この卓は卓で並べてください（Ctrl+Shift+G）。",
                )
            )
        if agreed:
            raise CannotError(
                Words(
                    "--option is for a new table: this one has agreed already. Change it at the "
                    "table.",
                    "--optionは新しい卓のためのものです。この卓のルールは卓で変更してください。",
                )
            )
        return Hosting(
            spec, setup, path, options.port, options.delay, alone, listen, _title(options, spec)
        )
    cards = base_of(options, spec.id)
    preset = preset_named(spec, options.preset)
    seats = seats_of(spec, options.seats, len(options.what), preset)
    decks = tuple(find_deck(name, cards, or_table=True).keys for name in options.what)
    return Hosting(
        spec,
        Setup(
            seats,
            agreed,
            decks=decks,
            first=first_of(spec, options.first, seats),
            preset=None if preset is None else preset.step,
            speaks=speak,
        ),
        _new_path(spec.id),
        options.port,
        options.delay,
        alone,
        listen,
        _title(options, spec),
    )


def _title(options: argparse.Namespace, spec: GameSpec) -> str:
    """Return what the network is told; nothing of a table on this machine alone."""
    if options.unlisted or (options.listen and all(map(_is_own, options.listen))):
        return ""
    return options.title or spec.title.en


def _is_own(address: str) -> bool:
    return address in ("127.0.0.1", "::1", "localhost")


def _new_path(game: str) -> Path:
    moment = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return tables_folder() / f"{moment}-{game}-lan{SUFFIX}"
