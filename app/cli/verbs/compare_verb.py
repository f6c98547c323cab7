"""`chabudai compare FILE A B …`: steps of a table held against each other, or their report."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.support.table_lookup import (
    add_seat_option,
    find_seat,
    find_step,
    open_host,
    refuse_itself,
)
from app.core.text.wording import STEP, counted, number
from app.core.text.words import Language, Words
from app.games.lexicon import lexicon
from app.session.readings.compared_readings import Compared, Reading, compare
from app.session.readings.compared_rows import MOST_READINGS, NAMES
from app.session.readings.dispute_report import LONGEST_RULING, Asked, report
from app.store.atomic import write_atomic
from app.store.file_trouble import StoreError

SAME = Words("Nothing differs.", "違いはありません。")


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument("file", metavar="FILE", help=Words("table file", "卓のファイル").in_(speak))
    parser.add_argument(
        "a", metavar="A", type=int, help=Words("a step of the history", "履歴の手順").in_(speak)
    )
    parser.add_argument(
        "others",
        metavar="B",
        type=int,
        nargs="+",
        help=Words("steps to compare it with", "それと比べる手順").in_(speak),
    )
    add_seat_option(parser, speak)
    parser.add_argument(
        "--knowledge",
        action="store_true",
        help=Words(
            "tell as well which hidden cards each player knows",
            "伏せたカードをだれが知っているかも示す",
        ).in_(speak),
    )
    parser.add_argument(
        "--report",
        action="store_true",
        help=Words("the report of the dispute", "争点の報告を出力する").in_(speak),
    )
    parser.add_argument(
        "--ruling",
        metavar="TEXT",
        default="",
        help=Words("what was ruled, for the report", "報告に書く裁定の内容").in_(speak),
    )
    parser.add_argument(
        "--out",
        metavar="FILE",
        help=Words("write it to a file instead", "ファイルに書き込む").in_(speak),
    )
    add_cards_option(parser, speak)
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Print what differs, and what the adviser says of each. 1 where nothing differs."""
    refuse_itself(options.file, options.out)
    host, opened = open_host(options.file)
    words = lexicon(host.spec, base_of(options, host.spec.id))
    nodes = tuple(find_step(step, host) for step in (options.a, *options.others))
    if len(nodes) > MOST_READINGS:
        most = counted(MOST_READINGS, STEP)
        raise CannotError(
            Words(
                f"{most.en} are compared at a time at most. Leave some out.",
                f"一度に比べられるのは{most.ja}までです。減らしてください。",
            )
        )
    seat = find_seat(options.seat, host)
    if options.report:
        asked = Asked(nodes, seat, options.ruling[:LONGEST_RULING])
        made = report(host, asked, words, speak, host.spec.title, _broken)
        text, data, differ = made.markdown, made.data, bool(made.data["differences"])
    else:
        compared = compare(host, nodes, seat, words, _broken, secret=options.knowledge)
        text, data = "\n".join(_lines(compared, speak)) + "\n", _as_json(compared, speak)
        differ = bool(compared.rows)
    if options.json:
        text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    _give(text, options.out, speak)
    if opened.damage is not None:
        print(f"⚠ {opened.damage.in_(speak)}", file=sys.stderr)
    return 0 if differ else 1


def _give(text: str, out: str | None, speak: Language) -> None:
    """Print it, or write it to a file. Raises CannotError."""
    if out is None:
        print(text, end="")
        return
    try:
        write_atomic(Path(out), [text.encode()])
    except StoreError as problem:
        raise CannotError(problem.words) from problem
    print(Words(f"Written: {out}", f"書き込み：{out}").in_(speak))


def _lines(compared: Compared, speak: Language) -> Iterator[str]:
    readings = tuple(zip(NAMES, compared.readings, strict=False))
    for name, reading in readings:
        steps, parts = counted(reading.steps, STEP), number(compared.parts)
        yield Words(
            f"{name}: step {reading.node}, {steps.en} after {parts}",
            f"{name}：手順{reading.node}（{parts}から{steps.ja}）",
        ).in_(speak)
    yield ""
    if not compared.rows:
        yield SAME.in_(speak)
    for row in compared.rows:
        yield row.about.in_(speak)
        for name, told in zip(NAMES, row.told, strict=False):
            yield f"    {name}  {told.in_(speak)}"
    for name, reading in readings:
        for advice in reading.advice:
            yield f"{name}  {advice.severity} {advice.rule}: {advice.message.in_(speak)}"


def _as_json(compared: Compared, speak: Language) -> dict[str, Any]:
    return {
        "parts": compared.parts,
        "differences": [
            {
                "about": row.about.in_(speak),
                **{
                    name.lower(): told.in_(speak)
                    for name, told in zip(NAMES, row.told, strict=False)
                },
            }
            for row in compared.rows
        ],
        **{
            name.lower(): _reading(reading, speak)
            for name, reading in zip(NAMES, compared.readings, strict=False)
        },
    }


def _reading(reading: Reading, speak: Language) -> dict[str, Any]:
    return {
        "step": reading.node,
        "steps": reading.steps,
        "advice": [
            {
                "rule": advice.rule,
                "severity": advice.severity,
                "message": advice.message.in_(speak),
            }
            for advice in reading.advice
        ],
    }


def _broken(rule: str, problem: Exception) -> None:
    print(f"{rule}: {problem}", file=sys.stderr)
