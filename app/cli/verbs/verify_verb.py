"""`chabudai verify FILE`: replays a table file from its facts and checks what must hold.

Where the seats mixed the chance of a table, its record of chance is checked as well.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from itertools import islice

from app.cli.support.table_lookup import NothingSoundError, open_host
from app.core.data.codec import fact_from_json, fact_to_json
from app.core.fact import Fact
from app.core.past.invariants import check_history
from app.core.text.wording import STEP, counted, percent
from app.core.text.words import Language, Words
from app.session.fairness.record_check import check_fair
from app.session.fairness.record_report import Fairness

MOST = 20
"""Findings printed; a broken file has thousands of the same kind."""


_NO_RECORD = Words(
    "No record of chance: one program drew for everybody, and nothing here proves what it drew. A "
    "table over the network has one.",
    "抽選の記録はありません。1つのプログラムだけで抽選したため、公正だったことは証明できま"
    "せん。ネットワークの卓には記録が残ります。",
)


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument("file", metavar="FILE", help=Words("table file", "卓のファイル").in_(speak))
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def _through_json(fact: Fact) -> Fact:
    return fact_from_json(fact_to_json(fact))


def _progress() -> Callable[[float], None] | None:
    """Return what shows the share that is done, where a person waits for it."""
    if not sys.stderr.isatty():
        return None
    last = ""

    def told(share: float) -> None:
        nonlocal last
        if percent(share) != last:
            last = percent(share)
            print(f"\r{percent(share):>4}", end="", file=sys.stderr, flush=True)

    return told


def run(options: argparse.Namespace, speak: Language) -> int:
    """Check and print; 0 sound, 1 with findings, or where a record does not prove its chance."""
    progress = _progress()
    if progress is not None:
        progress(0.0)
    try:
        host, opened = open_host(options.file)
    except NothingSoundError as problem:
        return _tell(options, speak, [problem.words], [], 0, 0, None)
    found = list(islice(check_history(host.tree, _through_json, progress), MOST))
    fair = check_fair(host.spec, host.tree, opened.journal)
    told, unproven = None, list[Words]()
    if fair is not None:
        told = Fairness(fair, host.tree.table_at(0).setting, host.tree.nodes)
        found += [discrepancy.words for discrepancy in fair.found[:MOST]]
        unproven += islice(told.unproven(), MOST)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    if opened.damage is not None:
        found.insert(0, opened.damage)
    steps, entries = len(host.tree.nodes), len(opened.journal)
    return _tell(options, speak, found, unproven, steps, entries, told)


def _tell(
    options: argparse.Namespace,
    speak: Language,
    found: list[Words],
    unproven: list[Words],
    steps: int,
    entries: int,
    fair: Fairness | None,
) -> int:
    """Print what was found, and return how the verb ends; `unproven` fits, and proves nothing."""
    sound = not found and not unproven
    if options.json:
        result: dict[str, object] = {
            "sound": sound,
            "nodes": steps,
            "entries": entries,
            "findings": [words.in_(speak) for words in (*found, *unproven)],
        }
        if fair is not None:
            result["fair"] = fair.plain()
        print(json.dumps(result, ensure_ascii=False, indent=2))
        return 0 if sound else 1
    said = [f"✗ {words.in_(speak)}" for words in found]
    if not found:
        said.append(_replayed(steps, proven=not unproven).in_(speak))
    said += [f"? {words.in_(speak)}" for words in unproven]
    if fair is not None:
        said += [words.in_(speak) for words in islice(fair.remarks(sound=sound), MOST)]
    elif steps:
        said.append(_NO_RECORD.in_(speak))
    print("\n".join(said))
    return 0 if sound else 1


def _replayed(steps: int, *, proven: bool) -> Words:
    replayed = counted(steps, STEP)
    if proven:
        return Words(
            f"Sound: {replayed.en} replayed exactly, no card is lost, undo leads back to "
            "the beginning.",
            f"問題ありません：{replayed.ja}をすべて正確に再生でき、カードの過不足もありません。",
        )
    return Words(
        f"Replayed exactly: {replayed.en}, no card is lost, undo leads back to the "
        "beginning. That chance was fair is not proven:",
        f"{replayed.ja}をすべて正確に再生でき、カードの過不足もありません。ただし、抽選が公"
        "正だったことは証明されていません：",
    )
