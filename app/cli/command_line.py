"""The command line: verbs, options, and how failures are told.

Exit codes: 0 fine, 1 the answer is no (a damaged file, a finding), 2 it could not be done.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from contextvars import copy_context
from importlib import import_module

from app.cli.support.speaking_parser import SpeakingParser
from app.core.text.words import Language, Words


class CannotError(Exception):
    """Something the command line cannot do; `words` is for the person."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def language() -> Language:
    """Return the language to speak on the terminal: CHABUDAI_LANG, else the locale's."""
    for name in ("CHABUDAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "ja" if value.lower().startswith("ja") else "en"
    return "en"


VERBS: dict[str, Words] = {
    "goldfish": Words(
        "play a deck's opening turns alone, without a window",
        "ウィンドウなしでデッキの序盤を1人で回す",
    ),
    "play": Words(
        "play a game at the terminal, against a computer or each other",
        "ターミナルで、コンピューターか2人で対戦する",
    ),
    "match": Words(
        "have two computer players play many games against each other",
        "コンピューター同士で何度も対戦させ、強さを比べる",
    ),
    "deck": Words(
        "show, convert or check a deck list, or work out its odds",
        "デッキリストの表示・変換・判定、確率の計算",
    ),
    "cards": Words("import card data, search the cards", "カードデータの取り込み、カードの検索"),
    "advise": Words(
        "say what looks against the rules in given positions",
        "局面と操作を書いたファイルを読み、ルール上の指摘を出す",
    ),
    "resolve": Words(
        "work out turns that both players planned in secret",
        "両者が伏せて計画したターンを処理し、盤面を出す",
    ),
    "review": Words(
        "say where the win changed hands in a game of secret plans",
        "伏せて計画する対戦で、形勢がどこで変わったかを示す",
    ),
    "replay": Words(
        "play a game written in the text notation", "テキスト記法で書いた対戦を再現する"
    ),
    "host": Words(
        "host a table that others join over the network", "ネットワークで参加できる卓を開く"
    ),
    "join": Words("join a table in the network", "ネットワークの卓に参加する"),
    "open": Words("open a table file in the window", "卓のファイルをウィンドウで開く"),
    "show": Words("show what a seat sees in a table file", "卓のファイルを席の視点で表示する"),
    "position": Words(
        "set up a position, copy one, or take one out of a table file",
        "局面を並べる、コピーする、卓のファイルから取り出す",
    ),
    "compare": Words(
        "compare two steps of a table, or report a dispute",
        "卓の2つの手順を見比べる、争点の報告を書き出す",
    ),
    "verify": Words("check a table file", "卓のファイルを検査する"),
    "think": Words(
        "play a seat for a table that asks (started by the program itself)",
        "卓からの問いに答えて席をプレイする（プログラムが自分で起動）",
    ),
    "new-game": Words("make the folder of a new game", "新しいゲームのフォルダーを作る"),
    "bench": Words("measure speed and size", "速さと大きさを測る"),
}


def parser(speak: Language) -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = SpeakingParser(
        speak,
        prog="chabudai",
        description=Words(
            "A table for card games. Without a verb the window opens.",
            "カードゲームの卓です。コマンドなしではウィンドウが開きます。",
        ).in_(speak),
        epilog=Words(
            "Exit codes: 0 fine, 1 the answer is no, 2 it could not be done.",
            "終了コード：0は問題なし、1は問題あり、2は実行不能です。",
        ).in_(speak),
    )
    top.add_argument(
        "--version",
        action="store_true",
        help=Words("print the version", "バージョンを表示する").in_(speak),
    )
    top.add_commands(
        "verb",
        Words("verbs", "コマンド"),
        VERBS,
        lambda verb: module(verb).arguments,
        required=False,
    )
    return top


def module(verb: str) -> _Verb:
    """Return the module of a verb: `arguments(parser, language)` and `run(options, language)`."""
    return import_module(f"app.cli.verbs.{verb.replace('-', '_')}_verb")  # type: ignore[return-value]  # see _Verb


class _Verb:
    """What a verb's module offers."""

    arguments: Callable[[argparse.ArgumentParser, Language], None]
    run: Callable[[argparse.Namespace, Language], int]


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return the exit code."""
    if not arguments:
        # The everyday start: no parser, no verb modules, straight to the window.
        from app.cli.support.window_opening import show_window  # noqa: PLC0415 - only for a window

        return show_window()
    speak = language()
    for stream in (sys.stdout, sys.stderr):
        # A terminal that has no letter for something shows its number instead.
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]  # suppressed
    try:
        options = parser(speak).parse_args(arguments)
    except SystemExit as ended:
        return int(ended.code or 0)
    if options.version:
        from app.version import VERSION  # noqa: PLC0415 - seldom asked for

        print(f"chabudai {VERSION}")
        return 0
    if options.verb is None:
        parser(speak).print_help(sys.stderr)
        return 2
    return _carry_out(options, speak)


def _carry_out(options: argparse.Namespace, speak: Language) -> int:
    try:
        # What a run knows by `--cards` ends with it.
        code = copy_context().run(module(options.verb).run, options, speak)
        sys.stdout.flush()
    except CannotError as problem:
        print(f"chabudai: {problem.words.in_(speak)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader (head, less) has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code
