"""The command line: verbs, options, and how failures are told.

Exit codes: 0 fine, 1 the answer is no (a damaged file, a finding), 2 it could not be done.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from app.core.words import Language, Words


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
        "ウィンドウなしでデッキの序盤を一人で回す",
    ),
    "open": Words("open a table file in the window", "卓のファイルをウィンドウで開く"),
    "show": Words("show what a seat sees in a table file", "卓のファイルを席の視点で表示する"),
    "verify": Words("check a table file", "卓のファイルを検査する"),
    "bench": Words("measure speed and size", "速さと大きさを測る"),
}


def parser(speak: Language) -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = argparse.ArgumentParser(
        prog="chabudai",
        description=Words(
            "A table for card games. Without a verb the window opens.",
            "カードゲームの卓。動詞を付けなければウィンドウが開きます。",
        ).in_(speak),
    )
    top.add_argument("--version", action="store_true")
    verbs = top.add_subparsers(dest="verb", metavar="VERB")
    for verb, words in VERBS.items():
        sub = verbs.add_parser(verb, help=words.in_(speak), description=words.in_(speak))
        module(verb).arguments(sub, speak)
    return top


def module(verb: str) -> _Verb:
    """Return the module of a verb: `arguments(parser, language)` and `run(options, language)`."""
    return import_module(f"app.cli.{verb}_verb")  # type: ignore[return-value]


class _Verb:
    """What a verb's module offers."""

    arguments: Callable[[argparse.ArgumentParser, Language], None]
    run: Callable[[argparse.Namespace, Language], int]


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return the exit code."""
    if not arguments:
        # The everyday start: no parser, no verb modules, straight to the window.
        from app.ui.program import run_window  # noqa: PLC0415

        return run_window()
    speak = language()
    options = parser(speak).parse_args(arguments)
    if options.version:
        from app.version import VERSION  # noqa: PLC0415

        print(f"chabudai {VERSION}")
        return 0
    if options.verb is None:
        parser(speak).print_help()
        return 2
    try:
        return module(options.verb).run(options, speak)
    except CannotError as problem:
        print(f"chabudai: {problem.words.in_(speak)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader (head, less) has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
