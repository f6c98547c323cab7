"""`chabudai show FILE`: what a seat sees in a table file, at any step of its history."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from app.cards.base import shipped_base
from app.cli.goldfish_verb import save_picture
from app.cli.parser import CannotError
from app.cli.tables import find_seat, open_host
from app.core.intent import Jump
from app.core.words import Language, Words
from app.games.lexicon import lexicon
from app.session.local import LocalTable
from app.cli.position_text import position_text
from app.store.position import position_json


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument("file", metavar="FILE", help=Words("table file", "卓のファイル").in_(speak))
    parser.add_argument(
        "--at",
        metavar="NODE",
        type=int,
        help=Words("step of the history (default: where it stands)", "履歴の手順").in_(speak),
    )
    parser.add_argument(
        "--seat",
        default="1",
        help=Words("1, 2, …, a name, judge or spectator", "席：番号か名前、judge、spectator").in_(speak),
    )
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--json", action="store_true", help="JSON")
    kind.add_argument("--png", metavar="FILE", help=Words("picture", "画像").in_(speak))


def run(options: argparse.Namespace, speak: Language) -> int:
    """Print or paint what the seat sees. 1 where only a part of the file is sound."""
    host, opened = open_host(options.file)
    seat = find_seat(options.seat, host)
    node = host.tree.cursor if options.at is None else options.at
    if not 0 <= node < len(host.tree.nodes):
        last = len(host.tree.nodes) - 1
        raise CannotError(
            Words(
                f"The table has no step {node}: choose 0 to {last}.",
                f"手順{node}はありません。0から{last}で指定してください。",
            )
        )
    words = lexicon(host.spec, shipped_base())
    if options.png:
        table = LocalTable(host)
        table.sit(0).ask(Jump(node))
        save_picture(table, seat, Path(options.png), speak)
    elif options.json:
        position = position_json(host.view_at(node, seat), lambda ref: words.names(ref, speak))
        print(json.dumps(position, ensure_ascii=False, indent=2))
    else:
        print(position_text(host.view_at(node, seat), words, speak))
    if opened.damage is not None:
        print(f"⚠ {opened.damage.in_(speak)}")
    return 1 if opened.damage is not None else 0
