"""`chabudai cards import|find|sets|link|forget`: the person's card base."""

from __future__ import annotations

import argparse
from importlib import import_module
from types import ModuleType

from app.cli.speaking import SpeakingParser
from app.core.words import Language, Words

DEEDS: dict[str, Words] = {
    "import": Words("read card data into the card base", "カードデータを取り込む"),
    "find": Words("search the cards", "カードを検索する"),
    "sets": Words("list the imported sets", "取り込んだセットの一覧を表示する"),
    "link": Words(
        "link English and Japanese anew, after names were edited",
        "カード名の対応を編集したあと、日本語と英語を対応付け直す",
    ),
    "forget": Words("take imported cards out again", "取り込んだカードを取り除く"),
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
    return import_module(f"app.cli.cards_{deed}")
