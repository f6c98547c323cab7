"""`chabudai show FILE`: what a seat sees in a table file, at any step of its history."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.support.table_lookup import add_seat_option, find_seat, find_step, open_host
from app.cli.verbs.goldfish_verb import save_picture
from app.core.ids import NodeId, SeatId
from app.core.intent import Jump
from app.core.text.words import Language, Words
from app.games.lexicon import lexicon
from app.session.host.host import Host
from app.session.host.local_table import LocalTable
from app.session.positions.position_text import position_text
from app.session.seat.seat_adviser import SeatAdviser
from app.store.tables.position_export import exact, position_json


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument("file", metavar="FILE", help=Words("table file", "卓のファイル").in_(speak))
    parser.add_argument(
        "--at",
        metavar="NODE",
        type=int,
        help=Words(
            "step of the history (default: where the table stands)",
            "履歴の手順（省略時は現在の位置）",
        ).in_(speak),
    )
    add_seat_option(parser, speak)
    add_cards_option(parser, speak)
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )
    kind.add_argument(
        "--case",
        action="store_true",
        help=Words(
            "print the position as a case for `chabudai advise`",
            "局面を「chabudai advise」で読める形で出力する",
        ).in_(speak),
    )
    kind.add_argument(
        "--png",
        metavar="FILE",
        help=Words("write a picture of the board", "盤面の画像を保存する").in_(speak),
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Print or paint what the seat sees. 1 where only a part of the file is sound."""
    host, opened = open_host(options.file)
    cards = base_of(options, host.spec.id)
    seat = find_seat(options.seat, host)
    node = find_step(options.at, host)
    words = lexicon(host.spec, cards)
    if options.png:
        table = LocalTable(host)
        table.sit(0).ask(Jump(node))
        save_picture(table, seat, Path(options.png), speak)
        print(Words(f"Picture: {options.png}", f"画像：{options.png}").in_(speak))
    elif options.case:
        print(json.dumps(_case(host, seat, node), ensure_ascii=False, indent=2))
    elif options.json:
        position = position_json(host.view_at(node, seat), lambda ref: words.names(ref, speak))
        print(json.dumps(position, ensure_ascii=False, indent=2))
    else:
        print(position_text(host.view_at(node, seat), words, speak))
    if opened.damage is not None:
        # Beside what is shown, so that JSON stays JSON.
        print(f"⚠ {opened.damage.in_(speak)}", file=sys.stderr)
    return 1 if opened.damage is not None else 0


def _case(host: Host, seat: SeatId, node: NodeId) -> dict[str, Any]:
    """Return what a seat sees as a case. Raises CannotError where the game has none."""
    found: dict[str, Any] = {}
    view = host.view_at(node, seat)
    if host.spec.adviser is not None and seat >= 0:
        adviser = SeatAdviser(host.spec.adviser(), seat, node, view, host.retell, _broken)
        found = adviser.case()
    if not found:
        raise CannotError(
            Words(
                "There is no case form of this position. Take a player's seat (--seat 1) at a "
                "Pokémon table.",
                "この局面は指摘用の形にできません。ポケモンの卓で、プレイヤーの席（--seat 1など）を"
                "指定してください。",
            )
        )
    return {**found, **exact(view)}


def _broken(rule: str, problem: Exception) -> None:
    print(f"{rule}: {problem}", file=sys.stderr)
