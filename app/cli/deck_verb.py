"""`chabudai deck show|convert|check|odds FILE`: what can be done with a deck list."""

from __future__ import annotations

import argparse
from importlib import import_module
from types import ModuleType

from app.cli.speaking import SpeakingParser
from app.core.words import Language, Words

DEEDS: dict[str, Words] = {
    "show": Words("show how a deck list is read", "デッキリストの読み取り結果を表示する"),
    "convert": Words("write a deck list in another form", "デッキリストを別の形式で書き出す"),
    "check": Words("check a deck against a format", "デッキがレギュレーションに合うか調べる"),
    "odds": Words("what the opening hands will hold", "最初の手札などの確率を求める"),
}


def arguments(parser: SpeakingParser, _speak: Language) -> None:
    """Declare what can be done, each with its own options."""
    parser.add_commands(
        "deed", Words("what to do", "すること"), DEEDS, lambda deed: _module(deed).arguments
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Do it and return the exit code."""
    code: int = _module(options.deed).run(options, speak)
    return code


def _module(deed: str) -> ModuleType:
    """Return the module of a deed: `arguments(parser, language)` and `run(options, language)`."""
    return import_module(f"app.cli.deck_{deed}")
