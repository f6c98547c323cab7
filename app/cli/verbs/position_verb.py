"""`chabudai position POSITION`: a position typed, copied or of a table, as a line or a table."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.support.game_option import add_game_option, said_game
from app.cli.support.table_lookup import find_seat, find_step, open_host, refuse_itself
from app.core.ids import JUDGE
from app.core.placed.table_position import TablePosition, position_of
from app.core.text.words import Language, Words
from app.games.game_registry import GAMES, USUAL
from app.games.lexicon import lexicon
from app.net.auth.qr_code import qr_lines, qr_matrix
from app.session.host.host import Host
from app.session.positions.given_positions import read_position
from app.session.positions.laid_tables import lay_position
from app.session.positions.position_line import LONGEST_READ, PositionError, position_line
from app.session.positions.position_text import position_text
from app.session.positions.seen_position import position_seen
from app.store.file_trouble import StoreError
from app.store.tables.position_files import text_of
from app.store.tables.table_file import is_table, write_table

STANDARD_INPUT = "-"
EVERYTHING = "all"
FILES = (".chabudai", ".json", ".txt")
"""What ends so is the name of a file, whether it is there or not."""


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument(
        "what",
        metavar="POSITION",
        help=Words(
            "a table file, a file with a position, a position typed or copied, or - for standard "
            "input",
            "卓のファイル、局面のファイル、入力またはコピーした局面、または-（標準入力）",
        ).in_(speak),
    )
    parser.add_argument(
        "--at",
        metavar="NODE",
        type=int,
        help=Words(
            "step of a table's history (default: where it stands)",
            "卓の履歴の手順（省略時は現在の位置）",
        ).in_(speak),
    )
    parser.add_argument(
        "--seat",
        metavar="S",
        default=EVERYTHING,
        help=Words(
            "of a table, what a seat sees: 1, 2, …, a name, judge or spectator (default: all, "
            "everything)",
            "卓のうち席から見える分：1、2、…、名前、judge（ジャッジ）、spectator（観戦者）"
            "（省略時はall、すべて）",
        ).in_(speak),
    )
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument(
        "--out",
        metavar="FILE",
        help=Words(
            "write a table that begins with it", "その局面から始まる卓をファイルに書き込む"
        ).in_(speak),
    )
    kind.add_argument(
        "--show",
        action="store_true",
        help=Words("show what is where", "盤面を表示する").in_(speak),
    )
    kind.add_argument(
        "--qr",
        action="store_true",
        help=Words("draw it to be scanned", "QRコードを描く").in_(speak),
    )
    add_game_option(parser, speak)
    add_cards_option(parser, speak)


def run(options: argparse.Namespace, speak: Language) -> int:
    """Print the position as a line, or do with it what was asked."""
    refuse_itself(options.what, options.out)
    try:
        position = _position(options, speak)
        host = lay_position(GAMES[position.game], position)
        if options.out:
            write_table(Path(options.out), host.journal)
            print(Words(f"Table: {options.out}", f"卓：{options.out}").in_(speak))
        elif options.show:
            words = lexicon(host.spec, base_of(options, host.spec.id))
            print(position_text(host.view_at(0, JUDGE), words, speak))
        elif options.qr:
            print("\n".join(qr_lines(qr_matrix(position_line(position)))))
        else:
            print(position_line(position, most=LONGEST_READ))
    except (PositionError, StoreError) as problem:
        raise CannotError(problem.words) from problem
    return 0


def _position(options: argparse.Namespace, speak: Language) -> TablePosition:
    """Return the position that was asked for. Raises PositionError, CannotError."""
    path = Path(options.what)
    if options.what != STANDARD_INPUT and _is_there(path) and is_table(path):
        host, opened = open_host(options.what)
        if opened.damage is not None:
            print(f"⚠ {opened.damage.in_(speak)}", file=sys.stderr)
        return _of_table(host, options)
    typed = read_position(
        _text(options.what, path),
        GAMES.get,
        lambda spec: base_of(options, spec.id),
        said_game(options) or USUAL,
    )
    for remark in typed.remarks:
        print(f"⚠ {remark.in_(speak)}", file=sys.stderr)
    return typed.position


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False  # a typed position is no name of a file


def _text(what: str, path: Path) -> str:
    if what == STANDARD_INPUT:
        return sys.stdin.read(LONGEST_READ)
    if _is_there(path):
        return text_of(path)
    if path.suffix.lower() in FILES:
        raise CannotError(
            Words(
                f"There is no file {what}. Give a file, or the position itself.",
                f"ファイル{what}がありません。ファイルか、局面そのものを指定してください。",
            )
        )
    return what


def _of_table(host: Host, options: argparse.Namespace) -> TablePosition:
    node = find_step(options.at, host)
    if options.seat == EVERYTHING:
        return position_of(host.tree.table_at(node))
    return position_seen(host.view_at(node, find_seat(options.seat, host)))
