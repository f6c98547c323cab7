"""`chabudai deck show|convert|check|odds FILE`: what can be done with a deck list."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from app.cli.parser import CannotError
from app.core.words import Language, Words

DEEDS: dict[str, Words] = {
    "show": Words("show how a deck list is read", "デッキリストの読み取り結果を表示する"),
    "convert": Words("write a deck list in another form", "デッキリストを別の形式で書き出す"),
    "check": Words("check a deck against a format", "デッキがレギュレーションに合うか調べる"),
    "odds": Words("what the opening hands will hold", "最初の手札などの確率を求める"),
}


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare what can be done, each with its own options."""
    deeds = parser.add_subparsers(
        dest="deed",
        metavar="DEED",
        required=True,
        title=Words("what to do", "すること").in_(speak),
    )
    for deed, words in DEEDS.items():
        told = words.in_(speak)
        sub = deeds.add_parser(deed, speak=speak, help=told, description=told)
        if (module := _module(deed)) is None:
            sub.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
        else:
            module.arguments(sub, speak)


def run(options: argparse.Namespace, speak: Language) -> int:
    """Do it and return the exit code."""
    module = _module(options.deed)
    if module is None:
        told = DEEDS[options.deed]
        raise CannotError(
            Words(
                f"This program lacks a part: “{told.en}”. Install it anew.",
                f"このプログラムには「{told.ja}」の部分がありません。入れ直してください。",
            )
        )
    code: int = module.run(options, speak)
    return code


def _module(deed: str) -> ModuleType | None:
    """Return the module of a deed: `arguments(parser, language)` and `run(options, language)`."""
    name = f"app.cli.deck_{deed}"
    return import_module(name) if find_spec(name) is not None else None
