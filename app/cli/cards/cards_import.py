"""`chabudai cards import PATH...`: reads card data into the person's card base."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from app.cards.card_facts import CardsError
from app.cards.importing import import_words as told
from app.cards.importing.import_values import Summary, Trouble
from app.cli.cards.card_import import bar, imports_of, trouble_lines
from app.cli.command_line import CannotError
from app.core.text.words import Language, Words
from app.games.game_registry import usual_cards


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the options."""
    parser.add_argument(
        "paths",
        metavar="PATH",
        nargs="+",
        help=Words("files or folders of card data", "カードデータのファイルかフォルダー").in_(
            speak
        ),
    )
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Import. 1 where something was refused, 2 where there was no card at all."""
    paths = [Path(path) for path in options.paths]
    try:
        with bar(speak) as shown:
            done = imports_of(usual_cards()).bring(
                paths, shown.told(told.READING), shown.told(told.LINKING)
            )
    except CardsError as problem:
        raise CannotError(problem.words) from problem
    summary = done.summary
    if options.json:
        print(json.dumps(_as_json(summary, done.aside, speak), ensure_ascii=False, indent=2))
    else:
        lines = [words.in_(speak) for words in told.summary_lines(summary)] if summary.read else []
        print("\n".join([*lines, *trouble_lines(summary, speak)]))
    if done.aside is not None:
        print(f"⚠ {told.kept_aside(done.aside).in_(speak)}", file=sys.stderr)
    if not summary.read:
        raise CannotError(
            Words(
                f"{told.NO_CARDS.en} docs/cards.md says what can be imported.",
                f"{told.NO_CARDS.ja}取り込めるデータはdocs/cards.mdにあります。",
            )
        )
    return 1 if summary.refused else 0


def _as_json(summary: Summary, aside: Path | None, speak: Language) -> dict[str, object]:
    def told(trouble: Trouble) -> dict[str, str]:
        return {
            "file": trouble.file,
            "entry": trouble.entry,
            "reason": trouble.why.in_(speak),
        }

    return {
        "new": summary.new,
        "changed": summary.changed,
        "unchanged": summary.unchanged,
        "refused": summary.refused,
        "cards": summary.cards,
        "linked": summary.linked,
        "refusals": [told(trouble) for trouble in summary.troubles],
        "left_alone": [told(trouble) for trouble in summary.asides],
        "damaged_base_kept_as": None if aside is None else str(aside),
    }
