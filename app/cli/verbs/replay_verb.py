"""`chabudai replay SCRIPT`: plays a game that is written in the table's text notation."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.deck.deck_lookup import find_deck
from app.cli.support.foreign_log import replay_foreign
from app.cli.support.game_option import add_game_option, said_game
from app.core.ids import JUDGE
from app.core.text.describe import describe_all, describe_travel
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Language, Words, plain
from app.games.game_registry import GAMES, USUAL
from app.games.lexicon import lexicon
from app.session.host.host import Host
from app.session.host.updates import FairEntry, Grew, Went
from app.session.notation.replay import Replayed, replay
from app.session.notation.script_header import game_named
from app.session.notation.script_lines import MOST_BYTES, ScriptError
from app.store.file_trouble import StoreError
from app.store.tables.table_file import write_table

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.session.host.local_table import LocalTable

STANDARD_INPUT = "-"


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument(
        "script",
        metavar="SCRIPT",
        help=Words(
            "a game in the text notation, another app's log of a game, or - for standard input",
            "テキスト記法で書いた対戦、他のアプリの対戦ログ、または-（標準入力）",
        ).in_(speak),
    )
    parser.add_argument(
        "--out",
        metavar="FILE",
        help=Words("write the table to a file", "卓をファイルに書き込む").in_(speak),
    )
    parser.add_argument(
        "--language",
        choices=("en", "ja"),
        default=speak,
        help=Words("language of the log", "ログの言語").in_(speak),
    )
    add_game_option(parser, speak)
    add_cards_option(parser, speak)
    parser.add_argument(
        "--json", action="store_true", help=Words("print JSON", "JSONで出力する").in_(speak)
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Play and print. 0 for a script that plays to its end, 1 with the line that does not."""
    usual = said_game(options)
    source, folder = _read(options.script)
    told = replay_foreign(
        options,
        speak,
        source[:MOST_BYTES].decode("utf-8", "replace"),
        lambda game: base_of(options, game),
        lambda table: _write(Path(options.out), table),
        lambda table: log_of(
            table.host, options.language, lexicon(table.host.spec, GAMES.cards(table.host.spec.id))
        ),
    )
    if told is not None:
        return told
    game = game_named(source) or usual
    cards = base_of(options, game if game in GAMES else "")
    try:
        played = replay(
            source,
            GAMES.__getitem__,
            lambda name: _deck(name, folder, cards),
            cards,
            usual or USUAL,
        )
    except ScriptError as problem:
        return _fails(options, speak, problem)
    words = lexicon(played.table.host.spec, cards)
    lines = list(log_of(played.table.host, options.language, words))
    if options.out:
        _write(Path(options.out), played.table)
    if options.json:
        print(json.dumps(_as_json(played, lines), ensure_ascii=False, indent=2))
        return 0
    if played.header.title:
        print(played.header.title)
    for number, sentence in lines:
        print(f"{number:>6}  {sentence}")
    if options.out:
        print(Words(f"Table: {options.out}", f"卓：{options.out}").in_(speak))
    return 0


def _read(name: str) -> tuple[bytes, Path]:
    """Return a script and the folder that its deck files are looked for in. Raises CannotError."""
    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read(MOST_BYTES + 1), Path()
    path = Path(name)
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1), path.parent
    except (OSError, ValueError) as problem:
        raise CannotError(
            Words(
                f"The script {name} cannot be read ({problem}). Give a text file, or - for "
                "standard input.",
                f"スクリプト{name}を読めません（{problem}）。テキストファイルか-を指定してください。",
            )
        ) from problem


def _deck(name: str, folder: Path, cards: GameCards) -> tuple[str, ...]:
    """Return the cards of a shipped deck, or of a list beside the script."""
    beside = folder / name
    return find_deck(str(beside) if beside.is_file() else name, cards).keys


def _fails(options: argparse.Namespace, speak: Language, problem: ScriptError) -> int:
    words = problem.words.in_(speak)
    if options.json:
        print(json.dumps({"line": problem.line or None, "error": words}, ensure_ascii=False))
    else:
        print(f"{options.script}, {words}" if problem.line else words, file=sys.stderr)
    return 1


def _write(path: Path, table: LocalTable) -> None:
    try:
        write_table(path, table.host.journal)
    except StoreError as problem:
        raise CannotError(problem.words) from problem


def log_of(host: Host, speak: Language, words: Lexicon) -> Iterator[tuple[str, str]]:
    """Yield (turn.step, sentence) of all that happened, in the order of time, as a judge reads it.

    Going back and forth is told too; several steps of it at once are one sentence.
    """
    setting = host.tree.table_at(0).setting
    nodes = host.tree.shapes
    # A signature between two journeys does not part them.
    done = enumerate(entry for entry in host.journal if not isinstance(entry, FairEntry))
    travels = groupby(done, lambda one: _journey(one[1]) or one[0])
    for _, entries in travels:
        together = [entry for _, entry in entries]
        last = together[-1]
        if isinstance(last, Grew):
            sentence = plain(describe_all(host.told(last.node.id, JUDGE), speak, setting, words))
            yield f"{last.node.turn}.{last.node.step}", sentence
        elif isinstance(last, Went):
            to = f"{nodes[last.goal].turn}.{nodes[last.goal].step}"
            first = next(entry for entry in together if isinstance(entry, Went))
            steps = abs(nodes[first.origin].depth - nodes[last.goal].depth)
            told = describe_travel(last.how, last.actor, steps, to, speak, setting, last.agreed)
            yield "", plain(told)


def _journey(entry: object) -> tuple[object, ...] | None:
    """Return what is the same of the steps of one journey through the history."""
    return (entry.how, entry.actor, entry.agreed) if isinstance(entry, Went) else None


def _as_json(played: Replayed, lines: list[tuple[str, str]]) -> dict[str, object]:
    return {
        "title": played.header.title,
        "source": played.header.source,
        "seats": list(played.header.seats),
        "turn": played.table.sit(JUDGE).view.turn.number,
        "expected": played.expected,
        "nodes": len(played.table.host.tree.nodes),
        "log": [{"step": number, "text": sentence} for number, sentence in lines],
    }
