"""`chabudai verify FILE`: replays a table file from its facts and checks what must hold."""

from __future__ import annotations

import argparse
import json
from itertools import islice

from app.cli.tables import open_host
from app.core.codec import fact_from_json, fact_to_json
from app.core.fact import Fact
from app.core.invariants import check_history
from app.core.words import Language, Words

MOST = 20
"""Findings printed; a broken file has thousands of the same kind."""


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument("file", metavar="FILE", help=Words("table file", "卓のファイル").in_(speak))
    parser.add_argument("--json", action="store_true", help="JSON")


def _through_json(fact: Fact) -> Fact:
    return fact_from_json(fact_to_json(fact))


def run(options: argparse.Namespace, speak: Language) -> int:
    """Check and print; 0 sound, 1 with findings."""
    host, opened = open_host(options.file)
    found = list(islice(check_history(host.tree, _through_json), MOST))
    if opened.damage is not None:
        found.insert(0, opened.damage)
    count = len(host.tree.nodes)
    if options.json:
        result = {
            "sound": not found,
            "nodes": count,
            "entries": len(opened.journal),
            "findings": [words.in_(speak) for words in found],
        }
        print(json.dumps(result, ensure_ascii=False, indent=2))
    elif found:
        for words in found:
            print(f"✗ {words.in_(speak)}")
    else:
        print(
            Words(
                f"Sound: {count} steps replay exactly, no card is lost, undo leads home.",
                f"問題ありません：{count}手順が正確に再生され、カードは失われていません。",
            ).in_(speak)
        )
    return 1 if found else 0
