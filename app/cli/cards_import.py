"""`chabudai cards import PATH...`: reads card data into the person's card base."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.parser import CannotError
from app.core.words import Language, Words
from app.places import cards_file

if TYPE_CHECKING:
    from app.cards.imports.bring import Summary, Trouble


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
    # What only an import needs, SQLite and pydantic, is loaded for one.
    from app.cards.store import CardStore, CardStoreError  # noqa: PLC0415 - see above
    from app.cli.card_import import bar, bring_files, summary_lines, trouble_lines  # noqa: PLC0415

    paths = [Path(path) for path in options.paths]
    try:
        store, aside = CardStore.open_to_write(cards_file())
    except CardStoreError as problem:
        raise CannotError(problem.words) from problem
    try:
        with bar(speak) as shown:
            summary = bring_files(store, paths, shown)
    finally:
        store.close()
    if options.json:
        print(json.dumps(_as_json(summary, aside, speak), ensure_ascii=False, indent=2))
    else:
        lines = [words.in_(speak) for words in summary_lines(summary)] if summary.read else []
        print("\n".join([*lines, *trouble_lines(summary, speak)]))
    if aside is not None:
        print(f"⚠ {_kept_aside(aside).in_(speak)}", file=sys.stderr)
    if not summary.read:
        raise CannotError(
            Words(
                "There are no cards in what you gave. docs/cards.md says what can be imported.",
                "指定した場所にカードがありません。取り込めるデータはdocs/cards.mdにあります。",
            )
        )
    return 1 if summary.refused else 0


def _kept_aside(path: Path) -> Words:
    return Words(
        f"The card base was damaged: a new one was begun, and the old one is kept as {path}. "
        "Import your other card data again.",
        f"カードのデータベースが壊れていたため、新しく作りました。前のファイルは{path}として残して"
        "あります。ほかのカードデータも取り込み直してください。",
    )


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
